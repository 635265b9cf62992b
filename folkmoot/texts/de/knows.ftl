### What the room knows of itself and says when it is asked: one or two sentences, in German.

## Where things stand

knows-nothing = Gerade läuft nichts. Sag, was wir für dich machen, herausfinden oder entscheiden sollen.
# $goal (text)
knows-done = „{ $goal }“ ist fertig. Sag, was als Nächstes kommt, oder „hol es zurück“, um daran weiterzumachen.
knows-dropped = „{ $goal }“ ist verworfen. Sag „hol es zurück“, und es ist wieder da, wie es war.
knows-parked = „{ $goal }“ ist geparkt, mit allem, was du gesagt hast. Sag „weiter“, und wir nehmen es wieder auf.
# $goal (text), $done, $total (numbers)
knows-held = Die Arbeit an „{ $goal }“ ruht: { $done } von { $total } Aufgaben fertig. Sag „weiter“, wenn du so weit bist.
# $card (text): its id
knows-card = Die Karte { $card } ist offen für deine Antwort.

## What comes next

knows-next-nothing = Du sagst, was wir für dich machen, herausfinden oder entscheiden sollen. Wir fragen, was wir wissen müssen; vor deinem Ja fangen wir nicht an.
knows-next-questions = Du antwortest oder sagst „weiter“, dann treffen wir für den Rest eigene Annahmen. Danach siehst du ein Briefing und einen Plan; vor deinem Ja fangen wir nicht an.
knows-next-busy = Wir sind dran. Gleich fragen wir dich etwas oder zeigen dir etwas.
knows-next-choice = Nimm eine Möglichkeit mit ihrer Nummer, frag nach oder sag „nichts davon“. Aus dem, was du nimmst, machen wir erst ein Briefing und einen Plan.
knows-next-debate = Wir besprechen es weiter, bis du „legt los“ sagst. Dann siehst du ein Briefing und einen Plan; vor deinem Ja fangen wir nicht an.
knows-next-approval = Mit deinem Ja geht es los. „Etwas ändern“ schreibt Briefing und Plan um, „Neu planen“ nur den Plan, „Verwerfen“ beendet das Ganze.
knows-next-work = Wir erledigen die übrigen Aufgaben; dann siehst du das Ergebnis und sagst, ob es passt. Du kannst jederzeit pausieren oder stoppen.
knows-next-review = Du sagst, ob es passt. Wenn nicht, sag, was anders werden soll; dafür siehst du erst einen Plan.

## What was asked, who is here, what there is

# $questions (text): one a line
knows-questions = Das haben wir gefragt: { $questions }
knows-no-question = Gerade ist keine Frage offen.
# $bots (text): names
knows-team = Hier sind { $bots }. Mit @Name sprichst du einen von uns an, mit @team uns alle.
# $goal, $bots (text)
knows-team-project = Bei „{ $goal }“ sind dabei: { $bots }.
# $projects (text): one a line
knows-projects = Die Projekte in diesem Raum: { $projects }
# $project, $goal, $phase (text)
knows-project = { $project } „{ $goal }“: { $phase }
knows-no-project = In diesem Raum gibt es noch kein Projekt.
# $title, $tasks (text): one task a line, $count (number)
knows-plan = { $count ->
    [one] „{ $title }“, eine Aufgabe: { $tasks }
   *[other] „{ $title }“, { $count } Aufgaben: { $tasks }
}
# $goal (text)
knows-no-plan = Für „{ $goal }“ gibt es noch keinen Plan; ohne Plan fangen wir nicht an.
# $goal, $folder, $files (text)
knows-files = Was für „{ $goal }“ entstanden ist, liegt in { $folder }: { $files }.
knows-no-files = Für „{ $goal }“ gibt es noch keine Dateien.
# $said (text): one a line
knows-said = Das hast du gesagt: { $said }
knows-not-said = Dazu hast du noch nichts gesagt.

## Help

knows-help = Sag in deinen eigenen Worten, was du möchtest: dass wir etwas machen, herausfinden, durchdenken oder eine kleine Aufgabe erledigen. Wir fragen, bevor wir bauen, und vor deinem Ja fangen wir nicht an.
knows-help-open = Antworte in deinen eigenen Worten oder sag „weiter“, „später“, „von vorn anfangen“ oder „verwerfen“; auf „wo stehen wir?“ hörst du, wie es steht.
knows-no-undo = Es gibt nichts zurückzunehmen.
knows-no-reopen = Es gibt nichts zurückzuholen.
knows-tongue = Gern, ab jetzt auf Deutsch.
