### What stands in the files that the team writes, in German.

## The brief

section-problem = Wozu
section-users = Für wen
section-first_version = Erste Version
section-scope_in = Gehört dazu
section-scope_out = Gehört nicht dazu
section-beyond = Nicht ohne Sprachmodell
section-constraints = Vorgaben
section-technology = Technik
section-also = Außerdem gesagt
section-decisions = Entscheidungen
section-assumptions = Annahmen
section-open_questions = Offene Fragen
section-acceptance = Fertig ist es, wenn
section-next_steps = Nächste Schritte
# $file, $what (text)
check-runs = gezeigt durch { $what }
check-shows = „{ $what }“ ist in { $file } zu lesen
check-has = { $file } hat { $what }
check-file = { $file } ist da und in Ordnung
check-look = ein anderer Bot sieht es sich an
check-you = das kannst nur du beurteilen
# $entry (text): the number of a message, $who (text)
line-said = { $who }, Nachricht { $entry }
line-assumed = angenommen
# $what (text): a part that was named
accept-part = „{ $what }“ ist dabei.
accept-site = Die Seite öffnet sich im Browser, auch auf dem Handy.
accept-app = Die erste Version öffnet sich im Browser und behält, was man einträgt.
accept-tool = Das Programm läuft, erklärt sich selbst und hat einen Test.
accept-prepare = Anforderungen, Gliederung und eine Liste von Tests sind geschrieben.
accept-figures = Ein Diagramm zeigt die Summen.
# $path (text), $count (number): files in it
material = { $count ->
    [one] Material: { $path }, eine Datei, wird nur gelesen
   *[other] Material: { $path }, { $count } Dateien, werden nur gelesen
}

## The plan: titles of tasks, and what each is about

task-single = Aufgabe erledigen
    .about = In einem Zug, im Projektordner.
task-change = Änderung umsetzen
    .about = Nur das, was die Änderung betrifft.
task-check = Mit dem Briefing abgleichen
    .about = Punkt für Punkt, mit der Datei, die es zeigt.
task-site-content = Inhalte für die Seite sammeln
    .about = Was du uns gesagt hast und was noch fehlt.
task-site-look = Farben und Schrift wählen
    .about = Gut lesbar, hell und dunkel.
task-site-pages = Seite bauen
    .about = Eine Seite mit allem, was du genannt hast.
task-app-screens = Ansichten beschreiben
    .about = Was man zuerst sieht und wohin es führt.
task-app-model = Daten beschreiben
    .about = Was von jedem Eintrag gespeichert wird.
task-app-program = Erste Version bauen
    .about = Sie läuft im Browser, ohne Server.
task-software-analyst = Aufschreiben, was es können muss
    .about = Das Problem, für wen, was dazugehört und was nicht, und woran man sieht, dass es funktioniert.
task-software-architect = Aufbau festlegen
    .about = Welche Dateien es gibt und was jede tut, noch vor der ersten Zeile.
task-software-tester = Tests schreiben
    .about = Sie sagen, was das Programm tut, bevor es da ist.
task-software-developer = Programm schreiben
    .about = Reines Python, bis alle Tests durchlaufen.
task-software-qa = Versuchen, es kaputt zu machen
    .about = Mit den Tests und mit dem, was Leute wirklich eintippen; wenn nötig, bis zu dreimal zurück zum Programm.
task-software-reviewer = Programm am Briefing prüfen
    .about = Punkt für Punkt, mit der Datei, die es zeigt; wenn nötig, bis zu zweimal zurück zum Programm.
task-software-delivery = Startklar machen
    .about = Wie man es startet und wie man es testet, einmal ausprobiert.
task-event-programme = Programm aufstellen
    .about = Der Reihe nach, mit den Uhrzeiten, die bekannt sind.
task-event-checklist = Checkliste erstellen
    .about = Vom Datum zurückgerechnet.
task-event-budget = Kosten zusammenstellen
    .about = Was verplant ist, was übrig bleibt und wie viel es für jede Person gibt.
task-event-invitation = Einladung schreiben
    .about = So kurz, dass man sie auch liest.
task-figures-report = Zusammenrechnen
    .about = Spalten, Summen, nach Monat und Gruppe, und was fehlt.
task-figures-chart = Ein Diagramm zeichnen
    .about = Die erste Zahl als Balken.
task-prepare-requirements = Anforderungen aufschreiben
    .about = Was es können muss, wie vereinbart.
task-prepare-outline = Gliederung machen
    .about = Was bekannt ist, was fehlt, womit es losgeht.
task-prepare-tests = Tests auflisten
    .about = Was man ausprobieren muss, bevor es fertig heißen darf.
# $files (text)
done-wrote = Geschrieben: { $files }.
# $file (text)
make-cannot = Nach Regeln kann hier niemand { $file } machen.
# $command, $out (text): what was run and what it printed
done-wanting = { $command } tut nicht, was es soll: { $out }
# $file (text)
check-empty = { $file } ist leer.
check-nothing = Es ist nichts da, was man ansehen könnte.
# $files (text)
check-opened = { $files } geöffnet: alles da, nichts leer.
# $said (text): lines of the brief
advice-agreed = Das haben wir vereinbart: { $said }
# $language (text): one or more programming languages
plan-python = Du wolltest { $language }; das Offline-Team arbeitet nach Regeln und kann nur Python schreiben.
design-files = Dateien
qa-tried = Was ausprobiert wurde

## Words that several files share

part-known = Was wir wissen
part-missing = Was noch fehlt
# $what (text)
missing = Noch zu ergänzen: { $what }
part-for = Für

## Site

page-mail = E-Mail

## App

app-add = Hinzufügen
app-entry = Eintrag
app-cancel = Abbrechen
app-export = Als Tabelle exportieren
app-edit = Ändern
app-save = Speichern
app-total = Summe
app-unkept = Nur gemerkt, solange diese Vorschau offen ist.
app-search = Suchen
app-done = Erledigt
app-remove = Entfernen
app-empty = Hier ist noch nichts. Füg oben den ersten Eintrag hinzu.
# $count (number)
app-count = { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}
screens-first = Der erste Bildschirm: ein Formular für einen neuen Eintrag, die Suche und die Tabelle aller Einträge.
# $fields (text)
screens-entry = Jeder Eintrag hat: { $fields }.
screens-kept = Alles bleibt in diesem Browser; nichts wird irgendwohin gesendet.

## Programs

usage-run = So startest du es
usage-test = So testest du es
usage-safe = Es ändert nichts, solange du es nicht mit --write erlaubst.
tool-files = Listet die Dateien eines Ordners auf und zeigt, wie sie heißen würden.
tool-table = Liest eine Tabelle (CSV), zeigt ihre Spalten und zählt die Zahlen zusammen.
tool-text = Liest Text, zählt Zeilen, Wörter und Zeichen und findet, was du suchst.

## Texts and small tasks

draft-subject = Betreff:
draft-greeting = Hallo,
draft-end = Viele Grüße
draft-open = Was nur du wissen kannst, steht in [Klammern].
need-model = Ohne Modell kann das Team das nicht. Es kann rechnen, Anteile, Einheiten und Tage ausrechnen, sortieren, zählen, eine Liste aus dem machen, was du ihm gibst, und Briefe und Posts aus dem schreiben, was du erzählst.
# $what (text)
sum-is = Ergebnis: { $what }
list-sorted = Sortiert:

## Check, review, summary

check-point = Punkt
check-how = Wie es gezeigt wird
# $files (text)
review-files = Das liegt im Projektordner: { $files }.
review-nothing = Im Projektordner liegt noch nichts.
state-where = Stand der Dinge
state-decided = Entschieden
state-blocks = Was im Weg steht
state-nothing = nichts
state-last = Zuletzt passiert
state-resume = So geht es weiter
# $project (text)
state-resume-how = Sag, womit du weitermachen willst, oder: folkmoot project resume { $project }
# $shown, $undone, $yours, $count (numbers): acceptance points
points-found = Gezeigt: { $shown } von { $count }. Nicht gemacht: { $undone }. Bitte selbst ansehen: { $yours }.
summary-took = Dauer
summary-tasks = Aufgaben
summary-cost = Kosten
summary-outcomes = Was daraus geworden ist
summary-decisions = Entscheidungen und Gründe
summary-ready = Was als Nächstes dran ist
summary-blocks = Was im Weg steht
# $sum (text): dollars
money = { MONEY($sum) } $
# $minutes (number)
minutes = { $minutes ->
    [0] weniger als eine Minute
    [one] eine Minute
   *[other] { $minutes } Minuten
}

## How a point of the brief is shown, and why it is not

why-no-file = Diese Datei gibt es nicht.
why-void = Die Aufgabe, die sie macht, wurde nicht erledigt.
# $what (text)
why-not-in = „{ $what }“ steht nicht darin.
why-copied = Die Prüfung wiederholt nur den Punkt.
why-nothing = Es wurde nichts gemacht.
why-gap = Alles darin ist noch auszufüllen.
why-cannot-fail = Dieser Befehl kann nicht scheitern, also zeigt er nichts.
why-no-tests = Es lief kein Test.
# $code (text): how a command ended
why-exit = Es endete mit { $code } und sagte nichts.

## A page from what was told

slot-offer = Unser Angebot
slot-hours = Öffnungszeiten
slot-place = So findest du uns
slot-contact = Kontakt
slot-about = Über uns
slot-photos = Fotos
page-map = Auf der Karte zeigen
# $what (text)
accept-slot = „{ $what }“ steht auf der Seite.
review-nobody-told = Das hat uns noch niemand gesagt.
# $what (text)
accept-field = Jeder Eintrag hat „{ $what }“.

## A report from a table

# $count, $columns (numbers)
figures-rows = { $count } Zeilen, { $columns } Spalten.
figures-column = Spalte
figures-kind = Art
figures-total = Summe
figures-empty = Leer
figures-number = Zahl
figures-date = Datum
figures-text = Wörter
# $what, $by (text)
figures-by = { $what } nach { $by }
# $best, $worst (text)
figures-best = Am meisten: { $best }. Am wenigsten: { $worst }.
# $what (text)
accept-total = Die Summe von { $what } steht im Bericht.
