### What the room knows of itself and says when it is asked: one or two sentences, in Dutch.

## Where things stand

knows-nothing = Er loopt nog niets. Vertel maar wat je wilt laten maken, uitzoeken of beslissen.
# $goal (text)
knows-done = “{ $goal }” is klaar. Zeg wat er nu komt, of “haal het terug” om ermee verder te gaan.
knows-dropped = “{ $goal }” hebben we laten vallen. Zeg “haal het terug” en het is er weer zoals het was.
knows-parked = “{ $goal }” staat geparkeerd, met alles wat je hebt gezegd. Zeg “ga verder” en we pakken het weer op.
# $goal (text), $done, $total (numbers)
knows-held = “{ $goal }” ligt even stil: { $done } van { $total } taken klaar. Zeg “doorgaan” als je zover bent.
# $card (text): its id
knows-card = Kaart { $card } staat open voor je antwoord.

## What comes next

knows-next-nothing = Jij zegt wat je wilt laten maken, uitzoeken of beslissen. Wij vragen wat we moeten weten; voor jouw ja begint er niets.
knows-next-questions = Je geeft antwoord, of je zegt “ga verder” en dan vullen we de rest zelf in. Daarna zie je een briefing en een plan; voor jouw ja begint er niets.
knows-next-busy = We zijn ermee bezig. Zo meteen vragen we je iets of laten we je iets zien.
knows-next-choice = Kies een optie met het nummer, vraag ernaar of zeg “geen van deze”. Wat je kiest, wordt eerst een briefing en een plan.
knows-next-debate = We praten verder tot je “start maar” zegt. Daarna zie je een briefing en een plan; voor jouw ja begint er niets.
knows-next-approval = Met jouw ja begint het werk. “Iets aanpassen” herschrijft briefing en plan, “Opnieuw plannen” alleen het plan, en met “Laten vallen” stopt het.
knows-next-work = We doen de taken die er nog liggen; daarna zie je het resultaat en zeg je of het goed is. Je kunt altijd pauzeren of stoppen.
knows-next-review = Jij zegt of het zo goed is. Zo niet, zeg dan wat er anders moet; je ziet daar eerst een plan voor.

## What was asked, who is here, what there is

# $questions (text): one a line
knows-questions = Dit hebben we gevraagd: { $questions }
knows-no-question = Er staat geen vraag open.
# $bots (text): names
knows-team = Hier zijn { $bots }. Met @naam spreek je een van ons aan, met @team iedereen.
# $goal, $bots (text)
knows-team-project = Bij “{ $goal }” horen: { $bots }.
# $projects (text): one a line
knows-projects = De projecten in deze kamer: { $projects }
# $project, $goal, $phase (text)
knows-project = { $project } “{ $goal }”: { $phase }
knows-no-project = Er is nog geen project in deze kamer.
# $title, $tasks (text): one task a line, $count (number)
knows-plan = { $count ->
    [one] “{ $title }”, één taak: { $tasks }
   *[other] “{ $title }”, { $count } taken: { $tasks }
}
# $goal (text)
knows-no-plan = Er is nog geen plan voor “{ $goal }”; zonder plan begint er niets.
# $goal, $folder, $files (text)
knows-files = Wat we voor “{ $goal }” hebben gemaakt, staat in { $folder }: { $files }.
knows-no-files = Er zijn nog geen bestanden voor “{ $goal }”.
# $said (text): one a line
knows-said = Dit heb je gezegd: { $said }
knows-not-said = Daar heb je nog niets over gezegd.

## Help

knows-help = Vertel in je eigen woorden wat je wilt: iets laten maken, uitzoeken of doordenken, of een kleine taak. We stellen eerst vragen, en voor jouw ja begint er niets.
knows-help-open = Antwoord in je eigen woorden, of zeg “ga verder”, “later”, “opnieuw beginnen” of “laten vallen”; met “waar staan we?” hoor je hoe het ervoor staat.
knows-no-undo = Er is niets om terug te draaien.
knows-no-reopen = Er is niets om terug te halen.
knows-tongue = Graag, vanaf nu in het Nederlands.
