### What the page itself says, in German: the room, its cards and its settings.

## The frame

# $title (text): what the project or the room is called
page-title = { $title } · Folkmoot
# $title (text): the same, while the team waits for an answer
page-title-waiting = ● Du bist dran: { $title }
page-skip = Zum Nachrichtenfeld
page-rooms = Räume
page-projects = Projekte
page-project = Das Projekt
page-conversation = Gespräch
page-columns = Was du sehen willst
page-column-room = Raum
page-column-project = Projekt
page-something-new = etwas Neues
# $room (text): its name
page-room-of = Raum „{ $room }“
page-close = Schließen
page-back = Zurück
page-save = Speichern
page-lost = Keine Verbindung. Wir versuchen es weiter, und alles bleibt erhalten.
page-try-now = Jetzt versuchen
page-away = Der Server antwortet nicht. Versuch es bitte gleich noch mal.

## The conversation

page-earlier = Frühere Nachrichten zeigen
page-loading = Lädt …
page-new-messages = Neue Nachrichten ↓
page-you = Du
page-writing = schreibt
page-sending = wird gesendet …
page-send-again = Noch mal senden
page-edit-again = Bearbeiten
# $what (text): one of the page-meant-… texts
page-understood = verstanden als: { $what }
# $percent (number)
page-sure = zu { $percent } % sicher
# $topics (text): a list
page-about = Es geht um: { $topics }
page-i-meant = Gemeint war:
page-bring-back = Zurückholen
page-meant-build = bauen
page-meant-explore = Ideen erkunden
page-meant-advice = ein Rat
page-meant-research = eine Recherche
page-meant-task = eine Aufgabe
page-meant-chat = ein Plausch
page-meant-answer = eine Antwort
page-meant-skip = weitermachen
page-meant-cancel = verwerfen
page-meant-question = eine Frage
page-meant-pause = Pause
page-meant-new = etwas Neues
page-meant-approve = ein Ja zum Plan
page-meant-modify = eine Änderung am Plan
page-meant-replan = neu planen
page-meant-satisfied = passt so
page-meant-changes = noch etwas ändern
page-meant-restart = von vorn anfangen
page-meant-go = loslegen
page-meant-continue = weiter besprechen
page-meant-input = etwas für die nächsten Schritte
page-meant-stop = stoppen
page-meant-revise = den Plan noch mal besprechen
page-meant-choose = eine Wahl
page-meant-other = andere Möglichkeiten
page-meant-yes = ja
page-meant-no = nein
# $title (text)
page-brief-written = Das Briefing steht: „{ $title }“.
# $count (number): tasks
page-plan-drafted = { $count ->
    [one] Der Plan hat eine Aufgabe.
   *[other] Der Plan hat { $count } Aufgaben.
}
page-read-it = Lesen
page-see-it = Ansehen
page-see-files = Dateien ansehen
# $task (text): its name, such as t3
page-see-task = { $task } ansehen
# $bot, $why (text)
page-next-speaker = Als Nächstes spricht { $bot }: { $why }
# $who (text)
page-interrupted = { $who } hat das Wort ergriffen.
# $who, $channel (text)
page-joined = { $who } ist via { $channel } dazugekommen.
# $who, $owner (text)
page-approver = { $who } darf hier auch freigeben, stoppen und Geld ausgeben, sagt { $owner }.
page-edited = mit Änderungen an Briefing oder Plan
page-pro = dafür
page-con = dagegen
page-risks = Risiken
page-agrees = ist dafür
page-objects = ist dagegen
# $count (number)
page-options = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
# $bots (text): a list of names
page-questions-of = Die Fragen, von { $bots }
page-withdrawn = zurückgezogen
page-came-success = fertig
page-came-partial = teilweise fertig
page-came-failed = nicht geklappt
page-came-shown = gezeigt
page-came-undone = nicht gemacht
page-came-yours = bitte selbst ansehen

## What was pressed outside of cards

page-command-pause = Pause
page-command-continue = Weiter
page-command-stop = Stopp
page-command-retry = Noch mal versuchen
page-command-revise = Anhalten und überarbeiten
page-command-cancel = Verwerfen
page-command-resume = Zurückholen
page-command-reopen = Zurückholen
page-command-switch = Drannehmen
page-command-reset = Zurücksetzen
page-command-input = Für die nächsten Schritte
page-command-implement = Jetzt umsetzen
page-command-discuss = Erst besprechen
# $text (text): code of a language
page-command-lang = Sprache: { $text }
# $text (text): name of a mode, or empty
page-command-mode = { $text ->
    [complex] Modus: komplex
    [simple] Modus: einfach
    [conversational] Modus: im Gespräch
   *[other] Modus: normal
}
# $text (text): a sum of money
page-command-budget = Budget: { $text }

## Cards

# $text (text): what the card says
page-asks = Das Team fragt: { $text }
# $project (text): what it is called
page-card-of = Zu „{ $project }“
page-go-there = Dorthin
page-answer-here = Hier antworten
page-owner-decides = Das entscheidet, wem dieser Raum gehört; was du wählst, wird als deine Meinung notiert.
page-read-brief = Briefing und Plan lesen
page-read-plan = Plan lesen
page-show-agreement = Zeig die Nachricht, in der wir uns einig wurden
page-new-budget = Neues Budget in Dollar
# $how (text): high, medium, low
page-confidence = { $how ->
    [high] da sind wir uns sicher
    [medium] da sind wir uns ziemlich sicher
    [low] noch zu prüfen
   *[other] { $how }
}
# $sources (text): a list
page-sources = Quellen: { $sources }
page-words-modify = Was soll anders sein?
page-words-changes = Was soll anders werden?
page-words-change = Was soll anders sein?
page-all-in-one = Deine Antworten, in einem Text
page-one-text = In einem Text antworten
page-one-by-one = Nacheinander beantworten
page-nothing-answered = Beantworte mindestens eine Frage, oder geh ohne Antwort weiter.
# $count (number): questions
page-skip-assumes = { $count ->
    [one] Wenn du ohne Antwort weitergehst, nehmen wir an, was unter der Frage steht.
   *[other] Wo du nichts einträgst, nehmen wir an, was unter der Frage steht.
}

## Speaking

page-composer = Deine Nachricht
page-say = Was möchtest du?
page-say-answers = Oder antworte in einem Text
page-send = Senden
page-interrupt = Unterbrechen
# $count (number): messages and answers
page-unsent = { $count ->
    [one] Eine Nachricht ist noch nicht gesendet.
   *[other] { $count } Nachrichten sind noch nicht gesendet.
}
page-implement = Jetzt umsetzen
page-discuss = Erst besprechen
page-as-new = Als neues Projekt
page-as-new-why = Die nächste Nachricht beginnt ein neues Projekt; dieses hier bleibt, wie es ist.
page-bots = Bots
page-everyone = Alle im Team
# $count (number): messages that wait for their turn
page-waiting-messages = { $count ->
    [one] eine Nachricht wartet, bis sie dran ist
   *[other] { $count } Nachrichten warten, bis sie dran sind
}

## The side list

page-waits = wartet auf dich
page-new-room = Neuer Raum
page-room-name = Name des Raums
page-open-room = Öffnen
page-invite = Einladen
page-invite-why = Hol ein anderes Gerät, einen Chat oder jemand anderen in diesen Raum.

## The first visit

page-welcome = Was sollen wir für dich machen?
page-welcome-how = Sag es in deinen eigenen Worten. Das Team fragt nach, was wichtig ist, zeigt dir ein Briefing und einen Plan und fängt an, wenn du Ja sagst. Du kannst jederzeit zusehen, pausieren und mitsteuern.
page-try = Zum Beispiel
page-example-site = Baut mir eine Website für meine Bäckerei
page-example-tool = Schreibt mir ein kleines Programm, das meine Fotos nach Datum umbenennt
page-example-advice = Soll ich eine Espressomaschine fürs Büro mieten oder kaufen?
page-example-explore = Ich habe ein freies Zimmer und ein paar Abende Zeit. Was könnte ich damit anfangen?
page-team = Wer hier ist
# $count (number): bots
page-team-more = { $count ->
    [one] Ein weiterer Bot kommt dazu, wenn er gebraucht wird.
   *[other] { $count } weitere kommen dazu, wenn sie gebraucht werden, vor allem bei Software.
}

## Settings

page-settings = Einstellungen
page-language = Sprache
page-mode = Wie wir arbeiten
page-mode-normal = Normal
page-mode-normal-why = Ein paar Fragen, ein Plan, den du freigibst, dann die Arbeit in einem Zug.
page-mode-complex = Komplex
page-mode-complex-why = Mehr Fragen, und vor und nach jedem Schritt sprechen wir uns ab.
page-mode-simple = Einfach
page-mode-simple-why = Kaum Fragen; Kleines fangen wir gleich an und zeigen es dir danach.
page-mode-conversational = Im Gespräch
page-mode-conversational-why = Wir besprechen es Zug um Zug, bis du „legt los“ sagst.
page-theme = Aussehen
page-theme-system = System
page-theme-light = Hell
page-theme-dark = Dunkel
page-budget = Budget in Dollar
# $spent, $budget (text): sums of money
page-spent = { $spent } von { $budget } sind ausgegeben.
page-model = Wer denkt
page-join = Einem Raum beitreten
page-join-go = Beitreten
page-join-why = Mit einem Code, den du bekommen hast, oder aus deinem eigenen Terminal: folkmoot room code
# $person, $room, $version (text)
page-who = Du bist { $person }, im Raum „{ $room }“. Folkmoot { $version }
page-sign-out = Abmelden

## The invitation

page-code-why = Dieser Code öffnet den Raum ein einziges Mal, innerhalb der nächsten Stunde. Alles, was hier gesagt wird, erscheint dann auch dort.
page-code-where = Auf einer anderen Seite: Einstellungen, „Einem Raum beitreten“. In einem Terminal:
page-copy = Kopieren
page-copied = Kopiert

## Signing in

page-login = Anmelden
page-login-why = Dieser Raum ist offen für alle, die ein Token haben. Wer ihn betreibt, erstellt eins mit: folkmoot token new
page-token = Token
page-login-wrong = Dieses Token öffnet hier nichts. Vielleicht ist es vertippt oder widerrufen.

## Files that are brought

page-bring = Dateien mitgeben
page-bring-why = Das Team liest sie und ändert sie nie.
# $name (text): of a file
page-leave-out = { $name } weglassen
# $names (text): a list of files
page-brought = mit { $names }
page-drop-here = Dateien hier ablegen, um sie mitzugeben

# $name (text): what a project is called
page-named = „{ $name }“
