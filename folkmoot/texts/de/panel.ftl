### What stands in the project's panel of the page, in German: short, warm, exact.

panel-empty = Gerade läuft noch nichts.
panel-empty-more = Sag, was wir für dich machen sollen. Das Briefing, der Plan, die Arbeit und die Dateien erscheinen dann hier.
panel-loading = Einen Moment …
panel-trouble = Das ließ sich nicht laden. Wir versuchen es wieder, sobald sich etwas ändert.
panel-owner = Das entscheidet, wem dieser Raum gehört oder wer dafür benannt ist.

## Where the project stands

# $round, $rounds (numbers)
panel-stands-discovery = Das Team überlegt sich seine Fragen
panel-stands-discovery-you = Wartet auf deine Antworten, Runde { $round } von { $rounds }
panel-stands-answering = Das Team stellt alles zusammen
panel-stands-answering-you = Wartet auf deine Wahl
panel-stands-debate = Im Gespräch
panel-stands-debate-you = Im Gespräch; du bist gefragt
panel-stands-ready = Das klingt, als wären wir uns einig
panel-stands-ready-you = Das klingt, als wären wir uns einig; jetzt bist du dran
panel-stands-synthesis = Das Team schreibt Briefing und Plan
panel-stands-synthesis-you = Bevor es weitergeht, bist du gefragt
panel-stands-approval = Zur Freigabe
panel-stands-approval-you = Wartet auf dein Ja
panel-stands-execution = Das Team ist an der Arbeit
panel-stands-execution-you = In Arbeit; du bist gefragt
panel-stands-review = Das Team sieht sich das Ergebnis an
panel-stands-review-you = Wartet auf dein Urteil
panel-stands-idle = Gerade begonnen
panel-stands-idle-you = Du bist gefragt
panel-stands-paused = Angehalten; laufende Schritte werden noch fertig
panel-stands-parked = Geparkt; alles bleibt erhalten

panel-outcome-success = Fertig
panel-outcome-escalation = Mehr geworden: Wir bauen es
panel-outcome-cancellation = Verworfen; der Verlauf bleibt erhalten
panel-outcome-timeout = Geparkt, weil es länger still war
panel-outcome-error = Endete mit einem Fehler
panel-summary = Zusammenfassung lesen
panel-resume = Wieder aufnehmen

panel-steps = Die Schritte dieses Projekts
panel-step-questions = Fragen
panel-step-debate = Gespräch
panel-step-brief = Briefing und Plan
panel-step-approval = Freigabe
panel-step-work = Arbeit
panel-step-review = Ergebnis
panel-step-options = Auswahl
panel-step-answer = Antwort
panel-step-done = fertig

## The work

panel-work = Die Arbeit
# $done, $total (numbers): tasks
panel-done = { $total ->
    [one] { $done } von einer Aufgabe fertig
   *[other] { $done } von { $total } Aufgaben fertig
}
# $time (text): the time of day
panel-until = bis etwa { $time } Uhr
panel-pause = Pause
panel-continue = Weiter
panel-stop = Stopp
panel-stop-sure = Die Arbeit hier beenden und ansehen, was schon da ist?
panel-stop-yes = Arbeit beenden
panel-revise = Überarbeiten
panel-revise-sure = Stoppen und Briefing und Plan noch mal besprechen? Was fertig ist, bleibt erhalten.
panel-revise-yes = Stoppen und überarbeiten
panel-keep-on = Weitermachen

## The tabs

panel-tabs = Die Unterlagen dieses Projekts
panel-tab-brief = Briefing
panel-tab-plan = Plan
panel-tab-files = Dateien
panel-tab-timeline = Verlauf
panel-tab-threads = Threads
panel-tab-cost = Kosten

## The brief

panel-brief-none = Hier steht das Briefing, sobald das Team genug weiß: was vereinbart ist, was angenommen, was offen.
panel-brief-talk = Rat, Recherche und Ideen brauchen kein Briefing. Sag „baut das“, dann entsteht hier eins.
panel-brief-task = Eine einzelne Aufgabe braucht kein Briefing: Gemacht wird, worum du gebeten hast.
panel-line-assumed = angenommen
panel-line-open = offen
# $count (number): lines
panel-count-stated = { $count ->
    [one] eine Angabe
   *[other] { $count } Angaben
}
panel-count-assumed = { $count ->
    [one] eine Annahme
   *[other] { $count } Annahmen
}
panel-count-open = { $count ->
    [one] ein offener Punkt
   *[other] { $count } offene Punkte
}
panel-edit = Bearbeiten
panel-edit-brief = Briefing bearbeiten
panel-edit-plan = Plan bearbeiten
panel-edit-brief-note = Nach einer Änderung am Briefing wird neu geplant, bevor etwas anfängt.
panel-edit-title = Titel
panel-edit-goal = Ziel
# $section (text): its name, $number (number): of the line
panel-edit-line = { $section }, Zeile { $number }
panel-remove-line = Zeile { $number } aus „{ $section }“ entfernen
panel-add-line = Zeile hinzufügen
# $number (number)
panel-edit-check = Wie Punkt { $number } gezeigt wird
panel-check-how = runs: Befehl · shows Datei: Worte · has Datei: Element · file: Name · look · you
panel-save-plan-again = Speichern und neu planen
panel-discard = Änderungen verwerfen

## The plan

panel-plan-none = Hier steht der Plan, sobald das Briefing geschrieben ist: wer was macht und in welcher Reihenfolge.
panel-plan-later = Der Plan kommt nach deinem Ja zum Briefing.
# $programs (text), $count (number): programs that are not on this machine
panel-missing = { $count ->
    [one] Auf diesem Rechner fehlt ein Programm, das der Plan braucht: { $programs }. Was damit laufen soll, lässt sich schreiben, aber nicht ausprobieren.
   *[other] Auf diesem Rechner fehlen Programme, die der Plan braucht: { $programs }. Was damit laufen soll, lässt sich schreiben, aber nicht ausprobieren.
}
panel-graph = Der Plan als Bild: wer auf wen wartet
panel-tasks = Aufgaben
panel-task-waiting = wartet
panel-task-ready = bereit
panel-task-running = läuft
panel-task-resting = gleich neuer Versuch
panel-task-held = angehalten
panel-task-done = fertig
panel-task-failed = nicht geklappt
panel-task-skipped = übersprungen

panel-task-by = Bot
panel-task-after = Nach
panel-task-due = Fällig
panel-task-attempt = Versuch
panel-task-time = Zeit
panel-task-sure = Verlässlichkeit
panel-task-needs = Braucht
panel-task-bounds = Grenzen
panel-task-result = Ergebnis
panel-task-evidence = Woran man sieht, dass es fertig ist
panel-task-uses = Werkzeuge
# $count (number): uses of tools
panel-uses = { $count ->
    [one] einmal benutzt
   *[other] { $count }-mal benutzt
}
panel-evidence-file = Datei
panel-evidence-exit = Befehl
panel-evidence-check = Prüfung durch einen anderen Bot
panel-evidence-sources = Text mit Quellen
panel-evidence-person = Dein Okay
panel-proof-promised = kommt noch
# $kind (text): file, exit, check, sources or person
panel-proof-found = { $kind ->
    [exit] erfolgreich
    [check] bestanden
    [person] gegeben
   *[other] gefunden
}
panel-proof-missing = { $kind ->
    [exit] nicht erfolgreich
    [check] nicht bestanden
    [person] nicht gegeben
   *[other] nicht gefunden
}
panel-proof-output = Ausgabe

# $task (text): the name of a task, such as t3
panel-task-title = Titel von { $task }
panel-task-bot = Bot für { $task }
panel-task-about = Worum es bei { $task } geht
panel-task-file = Datei, die { $task } schreibt
panel-task-file-note = Die Datei, die dabei entsteht; bleibt das leer, sagst du, ob es fertig ist
panel-task-first = wartet auf nichts
panel-remove-task = { $task } entfernen
panel-add-task = Aufgabe hinzufügen

## Files

panel-files-made = Entstanden
panel-files-papers = Zum Projekt
panel-files-all = Alle Dateien
panel-zip = Alles herunterladen (zip)
panel-download = Herunterladen
panel-look = Vorschau
panel-source = Quelltext
panel-file-cut = Diese Datei ist lang; hier steht nur der Anfang. Lad sie herunter, um alles zu sehen.
panel-file-binary = Diese Datei lässt sich hier nicht anzeigen, aber herunterladen.
# $file (text)
panel-frame = Vorschau von { $file }
panel-frame-note = Die Seite läuft in einem eigenen Rahmen und kommt an diesen Raum nicht heran.
panel-full = In voller Größe öffnen

## Timeline

panel-timeline-none = Bisher ist noch nichts passiert.
# $round (number)
panel-phase-discovery = Fragerunde { $round }
panel-phase-answering = Wird zusammengestellt
panel-phase-debate = Im Gespräch
panel-phase-ready = Einigung
panel-phase-synthesis = Briefing und Plan
panel-phase-approval = Freigabe
panel-phase-execution = Arbeit
panel-phase-review = Blick aufs Ergebnis
panel-phase-idle = Ende
# $count (number): which attempt this is
panel-iteration = Fassung { $count }

## Threads

# $count (number)
panel-messages = { $count ->
    [one] eine Nachricht
   *[other] { $count } Nachrichten
}
# $type (text): request, response, report or discussion
panel-said = { $type ->
    [request] fragt
    [response] antwortet
    [report] berichtet
    [discussion] diskutiert
   *[other] sagt
}

## Cost

# $spent, $budget (text): dollars
panel-cost-of = von { $budget } ausgegeben
panel-cost-bar = { $spent } von { $budget } ausgegeben
panel-cost-rules = Es ist kein Modell eingestellt: Das Team arbeitet nach Regeln, und das kostet nichts.
panel-cost-tokens = Verbrauchte Token
panel-cost-expected = Erwartete Kosten
panel-cost-time = Erwartete Dauer
# $minutes (number)
panel-minutes = { $minutes ->
    [0] unter einer Minute
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
panel-budget-change = Budget ändern (Dollar)
panel-budget-set = Budget festlegen

## The approval

panel-approval = Briefing und Plan
panel-approval-waits = Das Team schreibt die nächste Fassung; gleich erscheint sie hier.
# $card (text): the id of the new version
panel-approval-newer = Das ist eine neuere Fassung ({ $card }). Sie ersetzt die, die du gerade gelesen hast.
# $count (number)
panel-approval-tasks = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
# $cost (text): dollars
panel-approval-cost = { $cost } erwartet
# $budget (text): dollars
panel-approval-budget = Budget { $budget }
panel-approve-changed = Mit Änderungen freigeben
panel-modify-ask = Was soll anders sein?
panel-send = Senden
panel-back = Zurück
panel-close = Schließen
