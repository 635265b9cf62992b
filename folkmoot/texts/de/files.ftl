### What stands in the files that the team writes, in German.

## The brief

section-problem = Problem
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
# $what (text): what was asked for
accept-goal = Es tut, was es soll: { $what }
# $what (text): a part that was named
accept-part = „{ $what }“ ist dabei.
accept-site = Die Seite öffnet sich im Browser, auch auf dem Handy.
accept-app = Die erste Version öffnet sich im Browser und behält, was man einträgt.
accept-tool = Das Programm läuft, erklärt sich selbst und hat einen Test.
accept-service = Der Dienst startet, antwortet und hat einen Test.
accept-data = Der Bericht entsteht mit einem einzigen Befehl aus den Daten.
accept-brand = Name, Farben, Logo und Ton stehen auf einer Seite.
accept-campaign = Zu jedem Termin gibt es einen Text, der rausgehen kann.
accept-event = Das Programm hat Uhrzeiten, und die Checkliste umfasst die Zeit davor, währenddessen und danach.
accept-other = Der Entwurf lässt sich so verwenden, wie er ist.
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
task-data-columns = Daten beschreiben
    .about = Spalten, woher sie kommen, und eine Probe.
task-data-program = Programm für den Bericht schreiben
    .about = Von der Tabelle zur fertigen Seite, mit einem Befehl.
task-data-page = Bericht entwerfen
    .about = Was man zuerst liest und was daraus folgt.
task-brand-words = Namen und Worte finden
    .about = Namen zur Auswahl und was die Marke sagt.
task-brand-look = Logo und Farben entwerfen
    .about = Ein erstes Zeichen und Farben, die zusammenpassen.
task-brand-guide = Leitfaden schreiben
    .about = Eine Seite, mit der andere arbeiten können.
task-campaign-message = Botschaft finden
    .about = Drei Sätze zur Auswahl.
task-campaign-calendar = Kalender erstellen
    .about = Was wann rausgeht und auf welchem Kanal.
task-campaign-posts = Posts schreiben
    .about = Einer für jeden Termin.
task-campaign-mail = E-Mail schreiben
    .about = Ein Betreff, drei Absätze, eine Bitte.
task-event-programme = Programm aufstellen
    .about = Mit Uhrzeiten und Pausen.
task-event-checklist = Checkliste erstellen
    .about = Vorher, währenddessen und nachher.
task-event-budget = Kosten zusammenstellen
    .about = Eine Tabelle zum Ausfüllen und Zusammenrechnen.
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
task-other-outline = Gliederung machen
    .about = Was drin ist und in welcher Reihenfolge.
task-other-notes = Bekanntes sammeln
    .about = Was gesagt wurde und was offen ist.
task-other-draft = Ersten Entwurf schreiben
    .about = Kurz, aber vollständig genug, um darüber zu reden.
# $files (text)
done-wrote = Geschrieben: { $files }.
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
part-wishes = Deine Wünsche seitdem
part-example = Beispiel
part-for = Für

## Site

page-contact = Kontakt
page-phone = Telefon
page-mail = E-Mail
page-top = Nach oben
page-menu = Auf dieser Seite

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
screens-first = Die erste Ansicht: ein Feld für einen neuen Eintrag, die Suche und die Liste.
screens-entry = Ein Eintrag: sein Text und ob er erledigt ist; Antippen hakt ihn ab, „Entfernen“ nimmt ihn heraus.
screens-kept = Alles bleibt in diesem Browser; nichts wird irgendwohin gesendet.

## Programs

usage-run = So startest du es
usage-test = So testest du es
usage-safe = Es ändert nichts, solange du es nicht mit --write erlaubst.
tool-files = Listet die Dateien eines Ordners auf und zeigt, wie sie heißen würden.
tool-table = Liest eine Tabelle (CSV), zeigt ihre Spalten und zählt die Zahlen zusammen.
tool-text = Liest Text, zählt Zeilen, Wörter und Zeichen und findet, was du suchst.
service-what = Hält Datensätze im Arbeitsspeicher: mit POST einen schreiben, mit GET einen oder alle lesen.
service-limits = Er ist nur auf diesem Rechner erreichbar und weist ab, was zu groß oder kein JSON ist.
report-what = Liest data.csv und schreibt die Tabelle in report.md.
report-total = Summe
report-rows = Zeilen
report-first = Was auffällt
report-follows = Was daraus folgt

## Brand

brand-names = Namen zur Auswahl
brand-says = Was die Marke sagt
brand-tone = Wie sie spricht
brand-tone-text = Kurze Sätze. Konkrete Wörter. Keine Superlative. Wir sagen „du“.
brand-colours = Farben
brand-use = So verwendest du das Logo
brand-use-text = Lass rundherum so viel Platz, wie der erste Buchstabe breit ist; dreh oder verzerr es nie.

## Campaign

campaign-sentences = Sätze zur Auswahl
# $what (text)
campaign-new = Neu: { $what }.
campaign-why = { $what }: Komm vorbei und sieh selbst.
campaign-ask = { $what }. Bist du dabei?
campaign-date = Datum
campaign-channel = Kanal
campaign-text = Text
campaign-tease = ankündigen
campaign-open = loslegen
campaign-show = zeigen, wie es gemacht wird
campaign-voices = andere zu Wort kommen lassen
campaign-last = letzte Erinnerung
campaign-thanks = allen danken
mail-subject = Betreff
mail-greeting = Hallo,
# $what (text)
mail-first = es geht um Folgendes: { $what }.
mail-ask = Wenn das gut für dich klingt, antworte einfach auf diese E-Mail.
mail-end = Bis bald

## Event or course

event-arrive = Ankommen
event-welcome = Begrüßung und worum es heute geht
event-part = Teil
event-break = Pause
event-questions = Fragen und Gespräch
event-end = Abschluss und was man mitnimmt
event-before = Vorher
event-during = Währenddessen
event-after = Nachher
event-task-place = Ort buchen und einmal ansehen
event-task-invite = Einladung verschicken und notieren, wer kommt
event-task-things = Aufschreiben, was gebraucht wird und wer es mitbringt
event-task-time = Jemand behält die Uhr im Blick
event-task-photos = Vor dem Fotografieren fragen
event-task-clean = Gemeinsam aufräumen
event-task-thanks = Allen danken, fragen, was gut war
event-item = Posten
event-cost = Kosten
event-place = Ort
event-food = Essen und Trinken
event-material = Material
event-reserve = Reserve
invite-come = Du bist eingeladen:
invite-reply = Bitte sag spätestens eine Woche vorher Bescheid, damit wir planen können.

## Texts and small tasks

draft-subject = Betreff
draft-greeting = Hallo,
draft-end = Viele Grüße
draft-open = Was nur du wissen kannst, steht in [Klammern].
need-model = Ich arbeite nur nach Regeln und kann das bloß vorbereiten; ein KI-Modell könnte es schreiben. Hier ist das Gerüst zum Ausfüllen.
sum-is = Ergebnis
list-sorted = Sortiert

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
