### Was das Offline-Team aus dem macht, was gesagt wurde, auf Deutsch.

## Tage

# $weekday, $day, $month, $year (text)
date-long = { $weekday }, { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag

## Ein Fest oder Treffen

# $name (text)
label = { $name }:
event-when = Wann
event-where = Wo
event-starts = Beginn
event-budget = Budget
event-programme = Programm
event-checklist = Checkliste
event-money = Geld
# $count (number)
event-people = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
event-begin = Beginn
event-end = Ende
event-order = In der Reihenfolge, in der du es genannt hast. Uhrzeiten sind noch keine bekannt.
event-untimed = Noch ohne Uhrzeit
# $what (text)
event-missing = Noch offen: { $what }.
event-need-date = das Datum
event-need-start = die Uhrzeit, zu der es beginnt
event-need-place = der Ort
event-need-parts = was dort passiert
# $what (text): a day that no calendar has
event-no-day = Diesen Tag gibt es nicht: { $what }.
event-past = Dieser Tag ist schon vorbei.
# $weeks (number)
event-before = { $weeks ->
    [one] eine Woche vorher
   *[other] { $weeks } Wochen vorher
}
event-eve = am Tag davor
event-day = am Tag selbst
event-after = am Tag danach
# $date, $when (text)
event-stage = { $date }, { $when }
event-late = Sofort: { $date }, { $when }, ist schon vorbei
# $count (number)
event-task-find = { $count ->
    [0] Einen Ort finden und buchen
   *[other] Einen Ort für { $count } Personen finden und buchen
}
# $place (text)
event-task-sure = Sicherstellen, dass der Ort frei ist: { $place }
event-task-date = Das Datum festlegen
event-task-invite = Die Einladung verschicken
# $what (text)
event-task-who = { $what }: Wer kümmert sich darum?
event-task-price = { $what }: Was kostet das?
event-task-things = Aufschreiben, was gebraucht wird und wer es mitbringt
# $count (number)
event-task-replies = { $count ->
    [0] Zählen, wer kommt
   *[other] Zählen, wer kommt; erwartet werden { $count }
}
event-task-setup = Aufbauen und ausprobieren, was Strom braucht
# $time (text)
event-task-ready = Um { $time } ist alles bereit, eine Stunde vor Beginn
event-task-time = Jemand behält die Uhr im Blick
event-task-photos = Vor dem Fotografieren fragen
event-task-clean = Gemeinsam aufräumen
event-task-thanks = Allen danken, die geholfen haben
event-task-settle = Zusammenrechnen, was wirklich ausgegeben wurde
event-item = Posten
event-planned = Geplant
event-left = Übrig
event-over = Über dem Budget
event-open = offen
# $planned, $whole, $left (text): sums
event-money-left = { $planned } von { $whole } verplant, { $left } übrig.
# $planned, $whole, $over (text): sums
event-money-over = { $planned } verplant: { $over } mehr als das Budget von { $whole }.
# $planned (text): a sum
event-money-none = { $planned } verplant. Ein Budget wurde noch nicht genannt.
# $each (text): a sum, $count (number)
event-each = { $count ->
    [one] Das Budget beträgt { $each } für eine Person.
   *[other] Das Budget beträgt { $each } für jede von { $count } Personen.
}
# $what (text)
event-unpriced = Noch ohne Preis: { $what }.
event-foreign = In einer anderen Währung, daher nicht mitgezählt: { $what }.
event-invited = Du bist eingeladen!
event-awaits = Das erwartet dich
# $date (text)
event-reply = Sag uns bitte bis { $date }, ob du kommst.
event-reply-soon = Sag uns bitte, ob du kommst.
# $what (text)
event-not-yet = Noch nicht verschicken. Es fehlt: { $what }.
accept-event-date = In der Einladung steht, an welchem Tag es ist.
accept-event-start = In der Einladung steht, wann es beginnt.
accept-event-place = In der Einladung steht, wo es ist.
accept-event-parts = Im Programm steht, was passiert.
accept-event-stages = Jeder Schritt der Checkliste hat sein Datum.
accept-event-money = Was verplant und was übrig ist, geht auf.
accept-event-each = Es ist ausgerechnet, wie viel es für jede Person gibt.

## Kleine Aufgaben

# $what (text): what a letter asks for, in the person's words
letter-asks = Ich möchte um { $what } bitten.
letter-empty = Du hast noch nicht gesagt, was darin stehen soll. Sag es uns, und es wird geschrieben.
# $count (number)
posts-one = Du wolltest { $count } Posts. Was du erzählt hast, reicht für einen. Erzähl uns mehr, dann bekommt jede Neuigkeit ihren eigenen.
small-nothing = Es gibt noch nichts, womit wir arbeiten können. Schreib es hinter einen Doppelpunkt oder füg es hier ein.
small-list = Du hast noch nicht gesagt, was auf die Liste soll. Schreib es hinter einen Doppelpunkt.
# $what (text)
unit-unknown = Die Einheit „{ $what }“ kennen wir nicht.
unit-money = Was „{ $what }“ wert ist, ändert sich jeden Tag, und ohne Netz wissen wir es nicht.
unit-other = Das lässt sich nicht ineinander umrechnen: { $what }.
sum-nothing = Durch null kann man nicht teilen: { $what }.
date-unread = Wir können nicht erkennen, welcher Tag gemeint ist. Schreib ihn so: 24. Dezember 2026.
# $first, $last (text): days, $count (number)
date-between = { $count ->
    [one] Von { $first } bis { $last } ist es ein Tag.
   *[other] Von { $first } bis { $last } sind es { $count } Tage.
}
date-until = { $count ->
    [0] Das ist heute: { $last }.
    [one] Ein Tag bis { $last }, gerechnet ab { $first }.
   *[other] { $count } Tage bis { $last }, gerechnet ab { $first }.
}
date-since = { $count ->
    [one] { $last } war einen Tag vor { $first }.
   *[other] { $last } war { $count } Tage vor { $first }.
}
# $weeks, $days (numbers)
date-weeks = Das sind { $weeks ->
    [one] eine Woche
   *[other] { $weeks } Wochen
} und { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}.
# $words, $signs, $lines (numbers)
count-of = Wörter { $words }, Zeichen { $signs }, Zeilen { $lines }
task-result-result = Ausrechnen und sagen
    .about = Sofort, und hier gesagt.
accept-result = Das Ergebnis ist zu lesen.
undone-model = Nicht ohne ein Modell.

## Mitgebrachte Tabellen

# $file (text), $most (number): megabytes
sheet-large = „{ $file }“ ist zu groß: Ohne Modell liest das Team Tabellen bis { $most } MB. Bring einen Teil davon mit.
# $file (text)
sheet-unread = „{ $file }“ lässt sich nicht als Tabelle lesen.
sheet-nothing = In „{ $file }“ gibt es nichts zusammenzurechnen: Es braucht eine Spalte mit Zahlen und eine mit Tagen oder mit Wörtern, die wiederkehren.
sheet-office = „{ $file }“ ist keine einfache Tabelle. Speichere sie als CSV und bring die mit.
# $count (number)
figures-left-out = Weggelassen, weil sie mehr Zellen haben als der Kopf: { $count }.
figures-unquoted = Die Anführungszeichen sind nicht überall geschlossen, daher gelten sie als Buchstaben.
# $column, $cells (text)
figures-unread = In „{ $column }“ sind das keine Zahlen, sie sind nicht mitgezählt: { $cells }.
# $file (text)
brought-cut = Von „{ $file }“ wurde nur der Anfang gelesen

## Mitgebrachte Bilder

# $file (text), $most (number): megabytes
picture-large = „{ $file }“ ist größer als { $most } MB, zu groß für eine Seite.
# $file (text)
picture-none = „{ $file }“ ist kein Bild, das ein Browser zeigt.
picture-harm = „{ $file }“ enthält ein Programm und kommt deshalb nicht auf die Seite.
picture-gone = „{ $file }“ ist nicht mehr da.
# $count (number)
accept-pictures = { $count ->
    [one] Das Bild, das du mitgebracht hast, ist auf der Seite.
   *[other] { $count } Bilder, die du mitgebracht hast, sind auf der Seite.
}

## Was fehlt

fix-when = An welchem Tag ist es?
    .otherwise = Es bleibt offen.
fix-start = Wann beginnt es, und wann endet es?
    .otherwise = Es bleibt offen.
fix-where = Wo ist es?
    .otherwise = Es bleibt offen.
fix-offer = Was bietest du an, und für wie viel? Schreib eins nach dem anderen: Brot 4 €, Brötchen 0,60 €.
    .otherwise = Es bleibt offen.
fix-hours = Wann hast du geöffnet?
    .otherwise = Es bleibt offen.
fix-address = Wie ist die Adresse?
    .otherwise = Es bleibt offen.
fix-contact = Unter welcher Telefonnummer oder Mailadresse bist du zu erreichen?
    .otherwise = Es bleibt offen.
fix-content = Was passiert dort? Schreib eins nach dem anderen: Essen, Musik um 18 Uhr, Spiele.
    .otherwise = Es bleibt offen.

## Was eine Änderung gebracht hat

# $files (text)
change-done = Geändert: { $files }.
change-none = Daran hat sich nichts geändert.
# $wishes (text)
change-beyond = Nicht ohne ein Modell: { $wishes }.
change-nothing = Was gesagt wurde, nennt nichts, was es zeigen könnte.
plan-same = Der Plan bleibt, wie er ist: Durch das, was du gesagt hast, ändert sich nichts darin.
