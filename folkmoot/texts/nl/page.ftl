### What the page itself says, in Dutch: the room, its cards and its settings.

## The frame

# $title (text): what the project or the room is called
page-title = { $title } · Folkmoot
# $title (text): the same, while the team waits for an answer
page-title-waiting = ● Jij bent aan zet: { $title }
page-skip = Naar het berichtveld
page-rooms = Kamers
page-projects = Projecten
page-project = Het project
page-conversation = Gesprek
page-columns = Wat je wilt zien
page-column-room = Kamer
page-column-project = Project
page-something-new = iets nieuws
# $room (text): its name
page-room-of = Kamer “{ $room }”
page-close = Sluiten
page-back = Terug
page-save = Opslaan
page-lost = Geen verbinding. We blijven het proberen, en alles blijft bewaard.
page-try-now = Nu proberen
page-away = De server geeft geen antwoord. Probeer het zo nog eens.

## The conversation

page-earlier = Eerdere berichten tonen
page-loading = Laden…
page-new-messages = Nieuwe berichten ↓
page-you = Jij
page-writing = schrijft
page-sending = wordt verstuurd…
page-send-again = Opnieuw versturen
page-edit-again = Bewerken
# $what (text): one of the page-meant-… texts
page-understood = begrepen als: { $what }
# $percent (number)
page-sure = { $percent }% zeker
# $topics (text): a list
page-about = Gaat over: { $topics }
page-i-meant = Ik bedoelde:
page-bring-back = Terughalen
page-meant-build = bouwen
page-meant-explore = ideeën verkennen
page-meant-advice = advies
page-meant-research = onderzoek
page-meant-task = een taak
page-meant-chat = een praatje
page-meant-answer = een antwoord
page-meant-skip = ga verder
page-meant-cancel = laten vallen
page-meant-question = een vraag
page-meant-pause = pauze
page-meant-new = iets nieuws
page-meant-approve = een ja op het plan
page-meant-modify = een wijziging in het plan
page-meant-replan = opnieuw plannen
page-meant-satisfied = het is goed zo
page-meant-changes = er moet nog iets anders
page-meant-restart = opnieuw beginnen
page-meant-go = ga je gang
page-meant-continue = verder praten
page-meant-input = iets om mee te nemen in de volgende stappen
page-meant-stop = stoppen
page-meant-revise = het plan opnieuw bespreken
page-meant-choose = een keuze
page-meant-other = andere opties
page-meant-yes = ja
page-meant-no = nee
# $title (text)
page-brief-written = De briefing is klaar: “{ $title }”.
# $count (number): tasks
page-plan-drafted = { $count ->
    [one] Het plan heeft één taak.
   *[other] Het plan heeft { $count } taken.
}
page-read-it = Lezen
page-see-it = Bekijken
page-see-files = Bestanden bekijken
# $task (text): its name, such as t3
page-see-task = { $task } bekijken
# $bot, $why (text)
page-next-speaker = Nu spreekt { $bot }: { $why }
# $who (text)
page-interrupted = { $who } nam het woord.
# $who, $channel (text)
page-joined = { $who } doet nu mee via { $channel }.
# $who, $owner (text)
page-approver = { $who } mag hier ook goedkeuren, stoppen en geld uitgeven, zegt { $owner }.
page-edited = met wijzigingen in de briefing of het plan
page-pro = voor
page-con = tegen
page-risks = Risico's
page-agrees = is het ermee eens
page-objects = heeft bezwaar
# $count (number)
page-options = { $count ->
    [one] Eén optie
   *[other] { $count } opties
}
# $bots (text): a list of names
page-questions-of = De vragen, van { $bots }
page-withdrawn = ingetrokken
page-came-success = klaar
page-came-partial = deels klaar
page-came-failed = niet gelukt
page-came-shown = aangetoond
page-came-undone = niet gedaan
page-came-yours = voor jou om te bekijken

## What was pressed outside of cards

page-command-pause = Pauzeren
page-command-continue = Doorgaan
page-command-stop = Stoppen
page-command-retry = Opnieuw proberen
page-command-revise = Pauzeren en herzien
page-command-cancel = Laten vallen
page-command-resume = Terughalen
page-command-reopen = Terughalen
page-command-switch = Aan de beurt laten
page-command-reset = Resetten
page-command-input = Voor de volgende stappen
page-command-implement = Nu uitvoeren
page-command-discuss = Eerst bespreken
# $text (text): code of a language
page-command-lang = Taal: { $text }
# $text (text): name of a mode, or empty
page-command-mode = { $text ->
    [complex] Modus: complex
    [simple] Modus: eenvoudig
    [conversational] Modus: in gesprek
   *[other] Modus: normaal
}
# $text (text): a sum of money
page-command-budget = Budget: { $text }

## Cards

# $text (text): what the card says
page-asks = Het team vraagt: { $text }
# $project (text): what it is called
page-card-of = Voor “{ $project }”
page-go-there = Ga erheen
page-answer-here = Hier antwoorden
page-owner-decides = Daarover beslist de eigenaar van deze kamer; wat jij kiest, noteren we als jouw mening.
page-read-brief = Briefing en plan lezen
page-read-plan = Het plan lezen
page-show-agreement = Toon het bericht waarin we het eens werden
page-new-budget = Nieuw budget in dollars
# $how (text): high, medium, low
page-confidence = { $how ->
    [high] we zijn er zeker van
    [medium] we zijn er vrij zeker van
    [low] moet nog gecontroleerd worden
   *[other] { $how }
}
# $sources (text): a list
page-sources = Bronnen: { $sources }
page-words-modify = Wat moet er anders?
page-words-changes = Wat moet er veranderen?
page-words-change = Wat moet er anders?
page-all-in-one = Je antwoorden, in één tekst
page-one-text = In één tekst antwoorden
page-one-by-one = Eén voor één beantwoorden
page-nothing-answered = Beantwoord minstens één vraag, of sla ze over en ga verder.
# $count (number): questions
page-skip-assumes = { $count ->
    [one] Ga je zonder antwoord verder, dan nemen we aan wat er onder de vraag staat.
   *[other] Wat je openlaat, vullen we in met wat er onder de vraag staat.
}

## Speaking

page-composer = Je bericht
page-say = Wat kunnen we voor je doen?
page-say-answers = Of antwoord in één tekst
page-send = Versturen
page-interrupt = Onderbreken
# $count (number): messages and answers
page-unsent = { $count ->
    [one] Eén bericht is nog niet verstuurd.
   *[other] { $count } berichten zijn nog niet verstuurd.
}
page-implement = Nu uitvoeren
page-discuss = Eerst bespreken
page-as-new = Als nieuw project
page-as-new-why = Het volgende bericht begint een nieuw project; dit blijft zoals het is.
page-bots = Bots
page-everyone = Iedereen in het team
# $count (number): messages that wait for their turn
page-waiting-messages = { $count ->
    [one] één bericht wacht op zijn beurt
   *[other] { $count } berichten wachten op hun beurt
}

## The side list

page-waits = wacht op jou
page-new-room = Nieuwe kamer
page-room-name = Naam van de kamer
page-open-room = Openen
page-invite = Uitnodigen
page-invite-why = Haal een ander apparaat, een chat of iemand anders in deze kamer.

## The first visit

page-welcome = Wat zullen we maken?
page-welcome-how = Vertel het in je eigen woorden. Het team vraagt wat ertoe doet, laat je een briefing en een plan zien, en begint als jij ja zegt. Je kunt altijd meekijken, pauzeren en bijsturen.
page-try = Bijvoorbeeld
page-example-site = Maak een website voor mijn bakkerij
page-example-tool = Maak een klein programma dat mijn foto's op datum hernoemt
page-example-advice = Kan ik voor kantoor beter een espressomachine huren of kopen?
page-example-explore = Ik heb een kamer over en een paar avonden vrij. Wat zou ik daarmee kunnen doen?
page-team = Wie er zijn
# $count (number): bots
page-team-more = { $count ->
    [one] Er komt er nog een bij als dat nodig is.
   *[other] Er komen er nog { $count } bij als dat nodig is, vooral voor software.
}

## Settings

page-settings = Instellingen
page-language = Taal
page-mode = Hoe we werken
page-mode-normal = Normaal
page-mode-normal-why = Een paar vragen, een plan dat jij goedkeurt, en dan het werk in één keer.
page-mode-complex = Complex
page-mode-complex-why = Meer vragen, en vóór en na elke stap een moment om te kijken.
page-mode-simple = Eenvoudig
page-mode-simple-why = Bijna geen vragen; kleine dingen beginnen meteen en laten we je daarna zien.
page-mode-conversational = In gesprek
page-mode-conversational-why = We bespreken het beurt voor beurt, tot jij “aan de slag” zegt.
page-theme = Weergave
page-theme-system = Systeem
page-theme-light = Licht
page-theme-dark = Donker
page-budget = Budget in dollars
# $spent, $budget (text): sums of money
page-spent = { $spent } van { $budget } is uitgegeven.
page-model = Wie er denkt
page-join = Meedoen in een kamer
page-join-go = Meedoen
page-join-why = Met een code die je van iemand kreeg, of vanuit je eigen terminal: folkmoot room code
# $person, $room, $version (text)
page-who = Je bent { $person }, in de kamer “{ $room }”. Folkmoot { $version }
page-sign-out = Afmelden

## The invitation

page-code-why = Deze code opent de kamer één keer, binnen een uur. Alles wat hier gezegd wordt, verschijnt dan ook daar.
page-code-where = Op een andere pagina: Instellingen, “Meedoen in een kamer”. In een terminal:
page-copy = Kopiëren
page-copied = Gekopieerd

## Signing in

page-login = Aanmelden
page-login-why = Deze kamer is open voor wie een token heeft. Wie hem beheert, maakt er een met: folkmoot token new
page-token = Token
page-login-wrong = Dat token opent hier niets. Misschien is het verkeerd getypt of ingetrokken.

## Files that are brought

page-bring = Bestanden meegeven
page-bring-why = Het team leest ze en verandert er nooit iets aan.
# $name (text): of a file
page-leave-out = { $name } weglaten
# $names (text): a list of files
page-brought = met { $names }
page-drop-here = Zet hier bestanden neer om ze mee te geven

# $name (text): what a project is called
page-named = “{ $name }”
