### What the room says, in German. Short, warm, exact.

## Cards

# $round, $rounds, $count (numbers)
card-questions = { $count ->
    [one] Eine Frage, bevor wir anfangen ({ $round }/{ $rounds }).
   *[other] { $count } Fragen, bevor wir anfangen ({ $round }/{ $rounds }).
}
# $count (number): options
card-options = { $count ->
    [one] Eine Möglichkeit. Nehmen wir die?
   *[other] { $count } Möglichkeiten. Welche gefällt dir?
}
# $title (text), $count (number): tasks in the plan, $minutes (number), $cost, $budget (text)
card-approval = { $count ->
    [0] „{ $title }“: Das ist das Briefing. Der Plan kommt nach deinem Ja, im Rahmen von { MONEY($budget) } $. Einverstanden?
    [one] „{ $title }“: eine Aufgabe, etwa { $minutes } Min., { MONEY($cost) } $ von { MONEY($budget) } $. Fangen wir an?
   *[other] „{ $title }“: { $count } Aufgaben, etwa { $minutes } Min., { MONEY($cost) } $ von { MONEY($budget) } $. Fangen wir an?
}
# $entry (text): the message where agreement was reached
card-ready = Das klingt, als wären wir uns einig (siehe Nachricht { $entry }). Soll ich daraus ein Briefing und einen Plan machen?
# $task, $title (text)
card-before = Als Nächstes kommt { $task }, „{ $title }“. Soll es losgehen?
card-after = { $task }, „{ $title }“, ist fertig. Schau mal rein: Passt es so?
# $title, $description (text)
card-decision = { $title } { $description }
card-action = Hier bist du gefragt: { $title } { $description }
# $spent, $budget (text): dollars, $title (text)
card-budget = „{ $title }“ würde das Budget von { MONEY($budget) } $ sprengen ({ MONEY($spent) } $ sind ausgegeben). Erhöhen oder hier aufhören?
# $spent, $budget (text): dollars, $bot (text): who cannot go on
card-money = Das Budget von { MONEY($budget) } $ reicht für den nächsten Schritt nicht ({ MONEY($spent) } $ sind ausgegeben). Erhöhen oder hier aufhören?
# $task, $title, $why (text), $count (number): tasks that depend on it
card-failed = { $count ->
    [0] { $task }, „{ $title }“, hat nicht geklappt: { $why }. Noch mal versuchen, überspringen oder neu planen?
    [one] { $task }, „{ $title }“, hat nicht geklappt: { $why }. Eine Aufgabe hängt davon ab. Noch mal versuchen, beide überspringen oder neu planen?
   *[other] { $task }, „{ $title }“, hat nicht geklappt: { $why }. { $count } Aufgaben hängen davon ab. Noch mal versuchen, alle überspringen oder neu planen?
}
# $task, $title, $why (text), $first, $second (numbers): votes for each of two ways
card-vote = { $task }, „{ $title }“, hat nicht geklappt: { $why }. Das Team ist sich nicht einig ({ $first } zu { $second }). Welchen Weg versuchen wir? Du kannst es auch überspringen oder neu planen lassen.
# $task, $title (text)
card-task-question = { $task }, „{ $title }“, braucht eine Antwort von dir, bevor es weitergehen kann.
card-result = { $task }, „{ $title }“, ist fertig, und ob es stimmt, kannst nur du sagen. Passt es so?
# $why (text): what is missing
card-bare = Auf diesem Rechner gibt es keine Sandbox ({ $why }). Dürfen die Befehle dieses Projekts auch ohne laufen? Sie könnten dann alles tun, was du hier selbst tun kannst.
# $count (number), $titles (text)
card-follow-ups = { $count ->
    [one] Eine weitere Aufgabe hat sich ergeben: { $titles }. Nehmen wir sie dazu?
   *[other] { $count } weitere Aufgaben haben sich ergeben: { $titles }. Nehmen wir sie dazu?
}
# $bot, $why (text)
card-stuck = { $bot } hat sich nicht zurückgemeldet: { $why }. Noch mal versuchen oder das Projekt verwerfen?
# $why (text): late, away, busy, key, refused, day, garbled
card-away = { $why ->
    [late] Das Modell braucht zu lange.
    [away] Das Modell ist nicht zu erreichen.
    [busy] Das Modell hat gerade zu viel zu tun.
    [key] Der Anbieter des Modells nimmt den Schlüssel nicht an.
    [refused] Das Modell will nicht antworten.
    [day] Das heutige Limit für Modelle ist aufgebraucht.
   *[garbled] Mit der Antwort des Modells ist nichts anzufangen.
} Alles bleibt, wie es ist, und wir versuchen es von selbst wieder. Jetzt noch mal versuchen, nach Regeln weitermachen oder verwerfen?
# $shown, $undone, $yours, $count (numbers): acceptance points; $left (number): tasks not done
card-review = { $shown ->
    [0] {""}
   *[other] Gezeigt: { $shown } von { $count }.{" "}
}{ $undone ->
    [0] {""}
   *[other] Nicht gemacht: { $undone }.{" "}
}{ $yours ->
    [0] {""}
   *[other] Bitte selbst ansehen: { $yours }.{" "}
}{ $left ->
    [0] {""}
   *[other] Nicht erledigte Aufgaben: { $left }.{" "}
}{ $count ->
    [0] Das haben wir gemacht. Passt es so?
   *[other] { $undone ->
        [0] Passt es so?
       *[other] Sollen wir das Fehlende machen?
    }
}
# $met, $count (numbers): acceptance points
card-satisfaction = { $count ->
    [0] Das haben wir gemacht. Passt es so?
    [one] { $met ->
        [0] Was du wolltest, ist noch nicht da. Was soll anders werden?
       *[other] Was du wolltest, ist da. Passt es so?
    }
   *[other] Erfüllt: { $met } von { $count } Punkten. Passt es so?
}

## Confirm cards

# $goal (text)
confirm-approve = Soll ich mit „{ $goal }“ anfangen?
confirm-go = Soll ich daraus ein Briefing und einen Plan machen?
confirm-cancel = Soll ich „{ $goal }“ verwerfen?
confirm-restart = Fangen wir mit „{ $goal }“ noch mal von vorn an, bei den Fragen?
confirm-satisfied = Soll ich „{ $goal }“ als fertig abschließen?
confirm-raise = Soll ich das Budget für „{ $goal }“ erhöhen?
confirm-bare = Sollen die Befehle von „{ $goal }“ ohne Sandbox laufen?
confirm-stop = Soll ich die Arbeit beenden und dir zeigen, was schon da ist?
confirm-revise = Soll ich die laufenden Schritte beenden und zur Absprache zurückgehen, um sie zu ändern?
confirm-reset = Soll ich „{ $goal }“ verwerfen, mit allem, was wir dazu vereinbart haben?
confirm-resume = „{ $goal }“ wartet noch. Geht es darum?
confirm-new = Gehört „{ $goal }“ hierher, oder ist es etwas Neues?
confirm-refused = Soll ich „{ $goal }“ verwerfen, mit dem weitermachen, was wir wissen, oder weiterfragen?
# $bot, $what (text)
confirm-proposal = { $bot } würde gern das hier bauen: { $what }. Machen wir das?
refused-approval = Alles klar, wir fangen nicht an. Was soll an „{ $goal }“ anders sein? Oder sollen wir es verwerfen?
refused-review = Schade, dass es noch nicht passt. Was soll an „{ $goal }“ anders sein?
confirm-kept = Alles klar, es bleibt alles, wie es ist.
confirm-too-late = Das geht jetzt nicht mehr, wir sind schon weiter.
taken-back = Zurückgenommen: Alles ist, wie es war. Was hast du gemeint?
taken-back-begun = Damit hat die Arbeit schon begonnen, das lässt sich nicht zurücknehmen. Sag „Stopp“, dann hört sie auf.

## In passing

# $person, $owner (text)
opinion = Notiert, { $person }. Das entscheidet hier { $owner }.
# $card (text)
not-seen = Bevor ich das als Ja werte: Schau dir bitte erst { $card } an.
input-noted = Notiert. Das fließt in die nächsten Schritte ein.
answer-changed = Notiert, das ersetzt, was vorher galt. Die Fragen bleiben offen.
input-holds = Notiert. Die Arbeit ruht; sag „weiter“, wenn du so weit bist.
# $bot, $why (text)
bot-away = { $bot } konnte nicht antworten: { $why }. Es hat sich nichts geändert.
# $bots (text), $count (number)
bots-missed = { $bots } { $count ->
    [one] war
   *[other] waren
} gerade nicht erreichbar. Wir machen ohne Frage von dort weiter.
# $task, $title, $why (text), $attempt (number)
task-retries = { $task }, „{ $title }“, hat nicht geklappt (Versuch { $attempt }): { $why }. Wir versuchen es noch mal.
# $task, $title, $work, $why (text), $loop, $loops (numbers): $task sends $work back
work-sent-back = { $task }, „{ $title }“, gibt { $work } zur Überarbeitung zurück ({ $loop }/{ $loops }): { $why }
# $task, $title, $way (text), $ahead, $behind (numbers): votes for the way that is tried, and against it
team-voted = { $task }, „{ $title }“: Das Team hat abgestimmt, { $ahead } zu { $behind }. Wir versuchen es so: { $way }.
# $task, $command (text), $why: time, memory, processes or disk
command-stopped = { $why ->
    [time] Ein Befehl von { $task } hat zu lange gebraucht und wurde abgebrochen: { $command }
    [memory] Ein Befehl von { $task } wollte zu viel Arbeitsspeicher und wurde abgebrochen: { $command }
    [processes] Ein Befehl von { $task } hat zu viele Prozesse gestartet und wurde abgebrochen: { $command }
    [disk] Ein Befehl von { $task } hat zu viel auf die Platte geschrieben und wurde abgebrochen: { $command }
   *[other] Ein Befehl von { $task } wurde abgebrochen: { $command }
}
# $count (number), $programs (text)
plan-missing = { $count ->
    [one] Dieser Plan braucht ein Programm, das es auf diesem Rechner nicht gibt: { $programs }. Was damit laufen soll, lässt sich hier schreiben, aber nicht ausprobieren.
   *[other] Dieser Plan braucht Programme, die es auf diesem Rechner nicht gibt: { $programs }. Was damit laufen soll, lässt sich hier schreiben, aber nicht ausprobieren.
}
# $count (number), $titles (text)
follow-ups-added = { $count ->
    [one] Eine kleine Aufgabe ist dazugekommen: { $titles }.
   *[other] { $count } kleine Aufgaben sind dazugekommen: { $titles }.
}
# $task, $why (text)
follow-ups-refused = { $task } hat noch mehr Arbeit vorgeschlagen, aber das geht so nicht: { $why }.
# $project, $goal (text)
parked-pause = „{ $goal }“ ({ $project }) ist geparkt. Alles bleibt erhalten; komm einfach darauf zurück.
parked-timeout = Es war länger still, deshalb ist „{ $goal }“ ({ $project }) jetzt geparkt. Alles bleibt erhalten; sag Bescheid, wenn du weitermachen willst.
# $size (number): characters
text-in-file = Das war lang ({ $size } Zeichen); der ganze Text liegt in einer Datei neben dem Raum.

offline-team = Das Offline-Team arbeitet nach Regeln, ohne KI-Modell, und sagt das auch.
# $model (text): provider and name
model-team = { $model } denkt für das Team. Was es kostet, steht beim Plan.
# $model (text): provider and name
price-unknown = Hier ist nicht bekannt, was { $model } kostet; es werden nur die Token gezählt. Einen Preis nimmt [models.prices] in folkmoot.toml.
nothing-yet = Gerade läuft nichts. Sag, was wir für dich machen sollen.
# $count (number)
still-owed = { $count ->
    [one] Wir sind noch dran: Ein Schritt läuft. `folkmoot worker --until-idle` macht damit weiter.
   *[other] Wir sind noch dran: { $count } Schritte laufen. `folkmoot worker --until-idle` macht damit weiter.
}
# $cards (text)
also-waiting = Auch noch offen für dich: { $cards }
ask-changes = Was möchtest du dazu schreiben?

## Phases

# $round, $rounds (numbers), $bots (text)
phase-discovery = Fragerunde { $round }: { $bots }
phase-answering = Wird zusammengestellt
phase-debate = Im Gespräch
phase-ready = Bereit
phase-synthesis = Briefing und Plan entstehen
phase-approval = Wartet auf dein Ja
phase-execution = In Arbeit
phase-review = Blick aufs Ergebnis
phase-idle = Fertig

## How a project ended

# $project, $why (text)
end-success = { $project } ist fertig.
end-escalation = Aus { $project } ist mehr geworden: Wir bauen es.
end-cancellation = { $project } ist verworfen. Der Verlauf bleibt erhalten.
end-timeout = { $project } ist geparkt.
end-error = { $project } endete mit einem Fehler: { $why }.
work-held = Die Arbeit an { $project } ruht; laufende Schritte werden noch fertig.
work-continued = { $project } geht weiter.
project-resumed = { $project } ist wieder da.
project-restored = { $project } ist wieder da, wie es war.
# $cards (text)
no-floor-but = Gerade ist kein Projekt dran. Offen für dich: { $cards }
floor-taken = { $project } ist jetzt dran.

## What stands around the cards

otherwise = sonst
recommended = empfohlen
plan-heading = Plan
no-brief = Es gibt noch kein Briefing.
no-plan = Es gibt noch keinen Plan.
# $tasks (text): names of tasks
plan-after = nach { $tasks }
is-paused = angehalten
is-parked = geparkt
option-submit = Abschicken
option-skip = Ohne Antwort weiter
option-approve = Freigeben
option-modify = Etwas ändern
option-replan = Neu planen
option-cancel = Verwerfen
option-continue = Weiter
option-change = Etwas ändern
option-stop = Stopp
option-done = Erledigt
option-impossible = Geht nicht
option-start = Umsetzung starten
option-discuss = Weiter besprechen
option-satisfied = Passt so
option-changes = Noch etwas ändern
option-fix = Das Fehlende machen
option-restart = Von vorn anfangen
option-yes = Ja
option-no = Nein
option-new = Etwas Neues
option-part = Gehört hierher
option-keep = Weiterfragen
option-raise = Budget erhöhen
option-none = Nichts davon
option-retry = Noch mal versuchen
option-rules = Nach Regeln weiter
option-drop = Verwerfen

## What was decided, as papers and the timeline tell it

decided-approved = Freigegeben
decided-asked = Mit dem Auftrag freigegeben
decided-modify = Änderungen am Briefing gewünscht
decided-replan = Neuer Plan gewünscht
decided-changes = Änderungen am Ergebnis gewünscht
decided-edited = Briefing oder Plan bearbeitet
decided-debate = Es wird erst besprochen
decided-debated = Das Gespräch ist beendet
decided-discovered = Die Fragen sind beendet
decided-budget = Budget geändert
decided-satisfied = Das Ergebnis passt so
decided-restart = Von vorn angefangen
decided-stopped = Arbeit beendet
decided-revise = Arbeit gestoppt, um den Plan zu überarbeiten
decided-confirmed = Bestätigt
decided-skipped = Übersprungen
decided-cancelled = Verworfen
decided-taken-back = Zurückgenommen
decided-reopened = Zurückgeholt
decided-more = Weitere Aufgaben angenommen
decided-no-more = Vorerst keine weiteren Aufgaben
decided-bare = Beantwortet: Befehle ohne Sandbox?
decided-rules = Ab hier nach Regeln
# $what (text): what an option is called
decided-chose = Gewählt: { $what }
decided-approver = Darf hier auch freigeben
decided-joined = Ein weiterer Chat ist dabei
decided-mode = Modus geändert

## Why it was decided, or ended, after a colon

because-known = weiter mit dem, was bekannt ist
because-wanted = Briefing und Plan sind gewünscht
because-budget = das Budget ist aufgebraucht
because-away = ein Bot blieb weg
because-model = das Modell blieb weg
because-settings = wie in den Einstellungen
# $title (text): of the task
because-one = eine Aufgabe: { $title }

## Errors: what happened, and what to do

error-failed = Da ist etwas schiefgegangen.
# $phase, $what (text)
error-not-now = „{ $what }“ geht gerade nicht ({ $phase }). `folkmoot project status` zeigt, wie es steht.
# $approved, $current (text)
error-stale-approval = { $approved } ist nicht mehr die aktuelle Fassung. Schau dir bitte { $current } an und antworte darauf.
# $card (text)
error-card-answered = { $card } ist schon beantwortet oder zurückgezogen. `folkmoot project status` zeigt, was offen ist.
# $person, $owner (text)
error-not-yours = Das darf nur { $owner } oder jemand, den { $owner } dafür benannt hat; du bist { $person }.
# $entry (number), $why (text)
error-cannot-take-back = { $why ->
    [another] Diese Nachricht ist nicht von dir; nur wer sie geschrieben hat, kann sagen, was gemeint war.
    [old] Seit Eintrag { $entry } ist zu viel passiert. Sag einfach, was du jetzt möchtest.
    [begun] Die Arbeit hat damit schon begonnen. Sag „Stopp“, dann hört sie auf.
    [same] So wurde es schon verstanden.
    [busy] Einen Moment: Gerade wird eine andere Nachricht beantwortet. Versuch es gleich noch einmal.
   *[none] Eintrag { $entry } ist keine Nachricht von dir, die sich anders lesen lässt.
}
error-wrong-use = Das geht nicht: { $why }.
# $room (text)
error-unknown-room = Einen Raum „{ $room }“ gibt es nicht. `folkmoot say --room { $room } TEXT` öffnet ihn.
# $project (text)
error-unknown-project = Ein Projekt „{ $project }“ gibt es in diesem Raum nicht. `folkmoot project list` zeigt, welche es gibt.
error-no-floor = Gerade ist kein Projekt dran. Sag, was wir für dich machen sollen, oder nenn eins: `folkmoot project list`.
# $card (text)
error-unknown-card = Eine Karte „{ $card }“ gibt es in diesem Raum nicht. `folkmoot project status` zeigt, was offen ist.
# $option, $options (text)
error-unknown-option = „{ $option }“ steht hier nicht zur Wahl. Es gibt: { $options }.
# $option (text)
error-missing-text = Bei „{ $option }“ fehlen noch deine Worte: Häng --text "…" an.
error-no-text = Die Nachricht ist leer. Schreib etwas, zum Beispiel: folkmoot say "Baut mir ein CRM"
error-not-text = Das ist kein lesbarer Text (UTF-8). Dateien gibst du mit --with dazu.
# $line (text): its number
error-bad-line = Zeile { $line } ist keine Nachricht: Jede Zeile ist ein JSON-Objekt mit "text" und, bei einer Antwort, "state" und "asked".
# $state, $states (text)
error-unknown-state = Einen Zustand „{ $state }“ gibt es nicht: Nimm einen von { $states } oder, bei einer ersten Nachricht, gar keinen.
# $size, $limit (numbers)
error-too-long = Das sind { $size } Zeichen, zu lang für eine Antwort. Schick es erst als Nachricht (`folkmoot say -` liest sie aus einer Datei) und antworte dann kurz.
# $name (text)
error-bad-name = „{ $name }“ geht hier nicht als Name: Nimm Buchstaben und Ziffern, dazwischen auch . _ -, höchstens 100 Zeichen.
# $why (text)
error-bad-edits = Mit diesen Änderungen geht es nicht: { $why }.
# $words (text)
error-not-money = „{ $words }“ ist kein Geldbetrag. Nenne ihn in Dollar, zum Beispiel: 10
# $least (text): dollars
error-too-little = Das Budget muss über { MONEY($least) } $ liegen: So viel ist schon festgelegt, ausgegeben oder zugesagt.
# $name, $why (text)
error-bad-setting = Mit der Einstellung { $name } geht es nicht: { $why }.
# $why (text)
error-broken-plan = Dieser Plan lässt sich nicht umsetzen: { $why }.
# $job (text)
error-nobody-waits = Auf { $job } wartet niemand mehr.
# $path, $why (text)
error-store = Die Daten in { $path } lassen sich nicht verwenden: { $why }.
# $path (text), $found, $known (numbers)
error-newer-database = { $path } stammt von einem neueren Folkmoot. Aktualisiere dieses hier oder nimm ein anderes FOLKMOOT_HOME.
# $path, $why (text)
error-damaged-database = { $path } ist beschädigt ({ $why }). Ersetz die Datei durch eine Sicherung oder verschieb sie, um neu anzufangen; geändert wurde nichts.
# $path (text)
error-folder-read-only = In { $path } lässt sich nicht schreiben. Gib dir das Recht dazu oder setz FOLKMOOT_HOME auf einen anderen Ordner.
error-disk-full = Für { $path } ist kein Platz mehr. Halb Geschriebenes bleibt nicht zurück; schaff etwas Platz und sag es noch mal.
# $limit (number): megabytes
error-room-full = Die Dateien, die in diesen Raum geschickt wurden, füllen seinen ganzen Platz ({ $limit } MB). Schick eine kleinere oder öffne dafür einen anderen Raum.
# $path (text), $pid (text)
error-folder-busy = Prozess { $pid } arbeitet schon in { $path }. Nutz daneben `folkmoot say` oder beende ihn zuerst.
# $path, $line, $why (text)
error-bad-bot = Die Bot-Datei { $path } lässt sich nicht verwenden, Zeile { $line }: { $why }. Die anderen Bots arbeiten weiter.
# $bot, $bots (text)
error-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
# $path, $why (text)
error-no-material = { $path } lässt sich nicht lesen: { $why }. Nenn eine Datei oder einen Ordner, den es gibt.
# $path (text)
error-file-taken = { $path } gibt es schon. Nimm einen anderen Namen oder verschieb die Datei vorher; geändert wurde nichts.
error-folder-taken = { $path } ist nicht leer, und eine Sicherung wird nie mit Vorhandenem vermischt. Setz FOLKMOOT_HOME auf einen neuen Ordner oder verschieb diesen vorher.
# $path, $why (text)
error-no-place = { $path } lässt sich nicht schreiben: { $why }. Nenn einen Ort, an dem du schreiben darfst.
error-bad-backup = { $path } lässt sich nicht wiederherstellen: { $why }. Geändert wurde nichts; versuch es mit einer anderen Sicherung.
# $path (text)
error-newer-backup = { $path } stammt von einem neueren Folkmoot. Aktualisiere dieses hier und stell die Sicherung dann wieder her.

model-back = Das Modell ist wieder da. Es geht weiter.
model-garbled = Mit der Antwort des Modells war nichts anzufangen.
rules-taken = Dann nach Regeln. Was Regeln nicht können, sagen wir, bevor du zustimmst.
# $why (text): late, away, busy, key, refused, money, day, garbled
by-rules = { $why ->
    [late] Das Modell hat zu lange gebraucht, deshalb geht es hier nach Regeln.
    [away] Das Modell ist nicht zu erreichen, deshalb geht es hier nach Regeln.
    [busy] Das Modell hat gerade zu viel zu tun, deshalb geht es hier nach Regeln.
    [key] Der Anbieter des Modells hat den Schlüssel abgelehnt, deshalb geht es hier nach Regeln. `folkmoot doctor` sagt, was zu setzen ist.
    [refused] Das Modell wollte nicht antworten, deshalb geht es hier nach Regeln.
    [money] Das Budget ist aufgebraucht, deshalb geht es hier nach Regeln.
    [day] Das Limit für heute ist aufgebraucht, deshalb geht es hier nach Regeln.
   *[garbled] Mit der Antwort des Modells war nichts anzufangen, deshalb geht es hier nach Regeln.
}
# $count (number), $wishes (text): what rules cannot do
plan-beyond = Das kann das Team ohne Sprachmodell nicht, und es steht nicht im Plan: { $wishes }
