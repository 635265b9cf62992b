### What stands in the project's panel of the page, in Dutch: short, warm, exact.

panel-empty = Er loopt nog niets.
panel-empty-more = Vertel maar wat je wilt laten maken. De briefing, het plan, het werk en de bestanden verschijnen dan hier.
panel-loading = Een ogenblik…
panel-trouble = Dit kon niet worden opgehaald. We proberen het opnieuw zodra er iets verandert.
panel-owner = Hierover beslist de eigenaar van deze kamer, of iemand die daarvoor is aangewezen.

## Where the project stands

# $round, $rounds (numbers)
panel-stands-discovery = Het team bedenkt zijn vragen
panel-stands-discovery-you = Wacht op je antwoorden, ronde { $round } van { $rounds }
panel-stands-answering = Het team zet alles op een rij
panel-stands-answering-you = Wacht op je keuze
panel-stands-debate = We overleggen
panel-stands-debate-you = We overleggen; jij bent aan zet
panel-stands-ready = Zo te horen zijn we het eens
panel-stands-ready-you = Zo te horen zijn we het eens; nu ben jij aan zet
panel-stands-synthesis = Het team schrijft briefing en plan
panel-stands-synthesis-you = Voordat het verdergaat, ben jij aan zet
panel-stands-approval = Voor je akkoord
panel-stands-approval-you = Wacht op je akkoord
panel-stands-execution = Het team is aan het werk
panel-stands-execution-you = Aan het werk; jij bent aan zet
panel-stands-review = Het team bekijkt het resultaat
panel-stands-review-you = Wacht op je oordeel
panel-stands-idle = Net begonnen
panel-stands-idle-you = Jij bent aan zet
panel-stands-paused = Gepauzeerd; wat al liep, wordt nog afgemaakt
panel-stands-parked = Geparkeerd; alles blijft bewaard

panel-outcome-success = Klaar
panel-outcome-escalation = Een bouwproject geworden
panel-outcome-cancellation = Gaat niet door; je kunt alles nog teruglezen
panel-outcome-timeout = Geparkeerd na een lange stilte
panel-outcome-error = Gestopt door een fout
panel-summary = Samenvatting lezen
panel-resume = Weer oppakken

panel-steps = De stappen van dit project
panel-step-questions = Vragen
panel-step-debate = Overleg
panel-step-brief = Briefing en plan
panel-step-approval = Akkoord
panel-step-work = Werk
panel-step-review = Resultaat
panel-step-options = Opties
panel-step-answer = Antwoord
panel-step-done = klaar

## The work

panel-work = Het werk
# $done, $total (numbers): tasks
panel-done = { $total ->
    [one] { $done } van één taak klaar
   *[other] { $done } van { $total } taken klaar
}
# $time (text): the time of day
panel-until = tot ongeveer { $time }
panel-pause = Pauzeren
panel-continue = Doorgaan
panel-stop = Stoppen
panel-stop-sure = Het werk hier stoppen en bekijken wat er al is?
panel-stop-yes = Werk stoppen
panel-revise = Herzien
panel-revise-sure = Stoppen, en briefing en plan opnieuw bespreken? Wat klaar is, blijft bewaard.
panel-revise-yes = Stoppen en herzien
panel-keep-on = Doorwerken

## The tabs

panel-tabs = De stukken van dit project
panel-tab-brief = Briefing
panel-tab-plan = Plan
panel-tab-files = Bestanden
panel-tab-timeline = Verloop
panel-tab-threads = Gesprekken
panel-tab-cost = Kosten

## The brief

panel-brief-none = Hier komt de briefing te staan zodra het team genoeg weet: wat er is afgesproken, wat is aangenomen, wat nog open is.
panel-brief-talk = Voor advies, onderzoek en ideeën is geen briefing nodig. Zeg “bouw het maar”, dan komt er hier een.
panel-brief-task = Voor één losse taak is geen briefing nodig: waar je om vroeg, dat doen we.
panel-line-assumed = aangenomen
panel-line-open = open
# $count (number): lines
panel-count-stated = { $count ->
    [one] één genoemd
   *[other] { $count } genoemd
}
panel-count-assumed = { $count ->
    [one] één aangenomen
   *[other] { $count } aangenomen
}
panel-count-open = { $count ->
    [one] één open
   *[other] { $count } open
}
panel-edit = Bewerken
panel-edit-brief = Briefing bewerken
panel-edit-plan = Plan bewerken
panel-edit-brief-note = Na een wijziging in de briefing maken we eerst een nieuw plan; eerder begint er niets.
panel-edit-title = Titel
panel-edit-goal = Doel
# $section (text): its name, $number (number): of the line
panel-edit-line = { $section }, regel { $number }
panel-remove-line = Regel { $number } van “{ $section }” verwijderen
panel-add-line = Regel toevoegen
# $number (number)
panel-edit-check = Hoe punt { $number } wordt aangetoond
panel-check-how = runs: opdracht · shows bestand: woorden · has bestand: element · file: naam · look · you
panel-save-plan-again = Opslaan en opnieuw plannen
panel-discard = Wijzigingen weggooien

## The plan

panel-plan-none = Hier komt het plan te staan zodra de briefing er is: wie wat doet, en in welke volgorde.
panel-plan-later = Na jouw ja op de briefing volgt het plan.
# $programs (text), $count (number): programs that are not on this machine
panel-missing = { $count ->
    [one] Op deze computer ontbreekt een programma dat het plan nodig heeft: { $programs }. Wat ervan afhangt, kunnen we wel schrijven, maar niet uitproberen.
   *[other] Op deze computer ontbreken programma's die het plan nodig heeft: { $programs }. Wat ervan afhangt, kunnen we wel schrijven, maar niet uitproberen.
}
panel-graph = Het plan in beeld: wie op wie wacht
panel-tasks = Taken
panel-task-waiting = wacht
panel-task-ready = kan beginnen
panel-task-running = bezig
panel-task-resting = zo weer een poging
panel-task-held = gepauzeerd
panel-task-done = klaar
panel-task-failed = niet gelukt
panel-task-skipped = overgeslagen

panel-task-by = Bot
panel-task-after = Na
panel-task-due = Klaar op
panel-task-attempt = Poging
panel-task-time = Tijd
panel-task-sure = Zekerheid
panel-task-needs = Nodig
panel-task-bounds = Grenzen
panel-task-result = Resultaat
panel-task-evidence = Waaraan je ziet dat het klaar is
panel-task-uses = Hulpmiddelen
# $count (number): uses of tools
panel-uses = { $count ->
    [one] één keer gebruikt
   *[other] { $count } keer gebruikt
}
panel-evidence-file = Bestand
panel-evidence-exit = Commando
panel-evidence-check = Controle door een andere bot
panel-evidence-sources = Tekst met bronnen
panel-evidence-person = Jouw akkoord
panel-proof-promised = komt nog
# $kind (text): file, exit, check, sources or person
panel-proof-found = { $kind ->
    [exit] geslaagd
    [check] goedgekeurd
    [person] gegeven
   *[other] gevonden
}
panel-proof-missing = { $kind ->
    [exit] niet geslaagd
    [check] niet goedgekeurd
    [person] niet gegeven
   *[other] niet gevonden
}
panel-proof-output = Uitvoer

# $task (text): the name of a task, such as t3
panel-task-title = Titel van { $task }
panel-task-bot = Bot voor { $task }
panel-task-about = Waar { $task } over gaat
panel-task-file = Bestand dat { $task } schrijft
panel-task-file-note = Het bestand dat eruit komt; laat je dit leeg, dan zeg jij of het klaar is
panel-task-first = wacht nergens op
panel-remove-task = { $task } verwijderen
panel-add-task = Taak toevoegen

## Files

panel-files-made = Gemaakt
panel-files-papers = Over het project
panel-files-all = Alle bestanden
panel-zip = Alles downloaden (zip)
panel-download = Downloaden
panel-look = Voorbeeld
panel-source = Broncode
panel-file-cut = Dit bestand is lang; alleen het begin staat hier. Download het om alles te zien.
panel-file-binary = Dit bestand is hier niet te bekijken, maar wel te downloaden.
# $file (text)
panel-frame = Voorbeeld van { $file }
panel-frame-note = De pagina draait in een eigen kader en kan niet bij deze kamer.
panel-full = Op volledige grootte openen

## Timeline

panel-timeline-none = Er is nog niets gebeurd.
# $round (number)
panel-phase-discovery = Vragen, ronde { $round }
panel-phase-answering = Alles op een rij zetten
panel-phase-debate = Samen overleggen
panel-phase-ready = Het eens geworden
panel-phase-synthesis = Briefing en plan
panel-phase-approval = Akkoord
panel-phase-execution = Werk
panel-phase-review = Het resultaat bekijken
panel-phase-idle = Einde
# $count (number): which attempt this is
panel-iteration = versie { $count }

## Threads

# $count (number)
panel-messages = { $count ->
    [one] één bericht
   *[other] { $count } berichten
}
# $type (text): request, response, report or discussion
panel-said = { $type ->
    [request] vraagt
    [response] antwoordt
    [report] meldt
    [discussion] overlegt
   *[other] zegt
}

## Cost

# $spent, $budget (text): dollars
panel-cost-of = van { $budget } uitgegeven
panel-cost-bar = { $spent } van { $budget } uitgegeven
panel-cost-rules = Er is geen model ingesteld: het team werkt met vaste regels, en dat kost niets.
panel-cost-tokens = Gebruikte tokens
panel-cost-expected = Verwachte kosten
panel-cost-time = Verwachte tijd
# $minutes (number)
panel-minutes = { $minutes ->
    [0] minder dan een minuut
    [one] ongeveer een minuut
   *[other] ongeveer { $minutes } minuten
}
panel-budget-change = Budget wijzigen (dollars)
panel-budget-set = Budget instellen

## The approval

panel-approval = Briefing en plan
panel-approval-waits = Het team schrijft de volgende versie; zo meteen staat die hier.
# $card (text): the id of the new version
panel-approval-newer = Dit is een nieuwere versie ({ $card }). Die komt in de plaats van wat je aan het lezen was.
# $count (number)
panel-approval-tasks = { $count ->
    [one] één taak
   *[other] { $count } taken
}
# $cost (text): dollars
panel-approval-cost = { $cost } verwacht
# $budget (text): dollars
panel-approval-budget = budget { $budget }
panel-approve-changed = Goedkeuren met wijzigingen
panel-modify-ask = Wat moet er anders?
panel-send = Versturen
panel-back = Terug
panel-close = Sluiten
