### Wat het offline team maakt van wat er gezegd is, in het Nederlands.

## Dagen

# $weekday, $day, $month, $year (text)
date-long = { $weekday } { $day } { $month } { $year }
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
weekday-1 = maandag
weekday-2 = dinsdag
weekday-3 = woensdag
weekday-4 = donderdag
weekday-5 = vrijdag
weekday-6 = zaterdag
weekday-7 = zondag

## Een evenement

# $name (text)
label = { $name }:
event-when = Wanneer
event-where = Waar
event-starts = Begin
event-budget = Budget
event-programme = Programma
event-checklist = Checklist
event-money = Geld
# $count (number)
event-people = { $count ->
    [one] één persoon
   *[other] { $count } personen
}
event-begin = Begin
event-end = Einde
event-order = In de volgorde waarin je het noemde. Er zijn nog geen tijden bekend.
event-untimed = Nog zonder tijd
# $what (text)
event-missing = Nog open: { $what }.
event-need-date = de datum
event-need-start = hoe laat het begint
event-need-place = de plek
event-need-parts = wat er gebeurt
# $what (text): a day that no calendar has
event-no-day = Die dag bestaat niet: { $what }.
event-past = Die dag is al voorbij.
# $weeks (number)
event-before = { $weeks ->
    [one] een week van tevoren
   *[other] { $weeks } weken van tevoren
}
event-eve = de dag ervoor
event-day = op de dag zelf
event-after = de dag erna
# $date, $when (text)
event-stage = { $date }, { $when }
event-late = Meteen: { $date }, { $when }, is al voorbij
# $count (number)
event-task-find = { $count ->
    [0] Een plek vinden en vastleggen
   *[other] Een plek voor { $count } personen vinden en vastleggen
}
# $place (text)
event-task-sure = Zorgen dat de plek vrij is: { $place }
event-task-date = De datum vastleggen
event-task-invite = De uitnodiging versturen
# $what (text)
event-task-who = { $what }: wie regelt dat?
event-task-price = { $what }: wat kost dat?
event-task-things = Opschrijven wat er nodig is en wie het meebrengt
# $count (number)
event-task-replies = { $count ->
    [0] Tellen wie er komt
   *[other] Tellen wie er komt; { $count } worden verwacht
}
event-task-setup = Opbouwen en uitproberen wat stroom nodig heeft
# $time (text)
event-task-ready = Om { $time } is alles klaar, een uur voor het begin
event-task-time = Iemand houdt de tijd in de gaten
event-task-photos = Vragen voordat je foto’s maakt
event-task-clean = Samen opruimen
event-task-thanks = Iedereen bedanken die hielp
event-task-settle = Optellen wat er echt is uitgegeven
event-item = Post
event-planned = Gepland
event-left = Over
event-over = Boven het budget
event-open = open
# $planned, $whole, $left (text): sums
event-money-left = { $planned } van { $whole } gepland, { $left } over.
# $planned, $whole, $over (text): sums
event-money-over = { $planned } gepland: { $over } meer dan het budget van { $whole }.
# $planned (text): a sum
event-money-none = { $planned } gepland. Er is nog geen budget genoemd.
# $each (text): a sum, $count (number)
event-each = { $count ->
    [one] Het budget is { $each } voor één persoon.
   *[other] Het budget is { $each } voor elk van { $count } personen.
}
# $what (text)
event-unpriced = Nog zonder prijs: { $what }.
event-foreign = In een andere munt, dus niet meegeteld: { $what }.
event-invited = Je bent uitgenodigd!
event-awaits = Wat je te wachten staat
# $date (text)
event-reply = Laat ons voor { $date } weten of je komt.
event-reply-soon = Laat ons weten of je komt.
# $what (text)
event-not-yet = Nog niet versturen. Er ontbreekt: { $what }.
accept-event-date = In de uitnodiging staat op welke dag het is.
accept-event-start = In de uitnodiging staat hoe laat het begint.
accept-event-place = In de uitnodiging staat waar het is.
accept-event-parts = In het programma staat wat er gebeurt.
accept-event-stages = Elke stap van de checklist heeft zijn datum.
accept-event-money = Wat gepland is en wat overblijft klopt.
accept-event-each = Er is uitgerekend hoeveel er per persoon is.

## Kleine taken

# $what (text): what a letter asks for, in the person's words
letter-asks = Ik wil graag vragen om { $what }.
letter-empty = Je hebt nog niet gezegd wat erin moet staan. Vertel het ons, dan wordt het geschreven.
# $count (number)
posts-one = Je vroeg { $count } posts. Wat je vertelde is genoeg voor één. Vertel ons meer, dan krijgt elk nieuwtje zijn eigen post.
small-nothing = Er is nog niets om mee te werken. Schrijf het achter een dubbelepunt of plak het hier.
small-list = Je hebt nog niet gezegd wat er op de lijst moet. Schrijf het achter een dubbelepunt.
# $what (text)
unit-unknown = De eenheid “{ $what }” kennen we niet.
unit-money = Wat “{ $what }” waard is verandert elke dag, en zonder netwerk weten we het niet.
unit-other = Dit is niet in elkaar om te rekenen: { $what }.
sum-nothing = Delen door nul kan niet: { $what }.
date-unread = We weten niet welke dag je bedoelt. Schrijf hem zo: 24 december 2026.
# $first, $last (text): days, $count (number)
date-between = { $count ->
    [one] Van { $first } tot { $last } is één dag.
   *[other] Van { $first } tot { $last } zijn het { $count } dagen.
}
date-until = { $count ->
    [0] Dat is vandaag: { $last }.
    [one] Nog één dag tot { $last }, geteld vanaf { $first }.
   *[other] Nog { $count } dagen tot { $last }, geteld vanaf { $first }.
}
date-since = { $count ->
    [one] { $last } was één dag voor { $first }.
   *[other] { $last } was { $count } dagen voor { $first }.
}
# $weeks, $days (numbers)
date-weeks = Dat is { $weeks ->
    [one] één week
   *[other] { $weeks } weken
} en { $days ->
    [one] één dag
   *[other] { $days } dagen
}.
# $words, $signs, $lines (numbers)
count-of = woorden { $words }, tekens { $signs }, regels { $lines }
task-result-result = Uitwerken
    .about = Meteen, en hier gezegd.
accept-result = De uitkomst is te lezen.
undone-model = Niet zonder model.

## Meegebrachte tabellen

# $file (text), $most (number): megabytes
sheet-large = “{ $file }” is te groot: zonder model leest het team tabellen tot { $most } MB. Breng een deel ervan mee.
# $file (text)
sheet-unread = “{ $file }” is niet als tabel te lezen.
sheet-nothing = In “{ $file }” valt niets op te tellen: er is een kolom met getallen nodig, en een met dagen of met woorden die terugkomen.
sheet-office = “{ $file }” is geen gewone tabel. Sla hem op als CSV en breng die mee.
# $count (number)
figures-left-out = Weggelaten, omdat ze meer cellen hebben dan de kop: { $count }.
figures-unquoted = De aanhalingstekens zijn niet overal gesloten en tellen daarom als letters.
# $column, $cells (text)
figures-unread = In “{ $column }” zijn dit geen getallen, ze zijn niet meegeteld: { $cells }.
# $file (text)
brought-cut = Van “{ $file }” is alleen het begin gelezen

## Meegebrachte afbeeldingen

# $file (text), $most (number): megabytes
picture-large = “{ $file }” is groter dan { $most } MB, te groot voor een pagina.
# $file (text)
picture-none = “{ $file }” is geen afbeelding die een browser toont.
picture-harm = In “{ $file }” zit een programma, daarom komt het niet op de pagina.
picture-gone = “{ $file }” is er niet meer.
# $count (number)
accept-pictures = { $count ->
    [one] De afbeelding die je meebracht staat op de pagina.
   *[other] { $count } afbeeldingen die je meebracht staan op de pagina.
}

## Wat ontbreekt

fix-when = Op welke dag is het?
    .otherwise = Het blijft open.
fix-start = Hoe laat begint het, en hoe laat eindigt het?
    .otherwise = Het blijft open.
fix-where = Waar is het?
    .otherwise = Het blijft open.
fix-offer = Wat bied je aan, en voor hoeveel? Schrijf het ene na het andere: brood 4 €, broodjes 0,60 €.
    .otherwise = Het blijft open.
fix-hours = Wanneer ben je open?
    .otherwise = Het blijft open.
fix-address = Wat is het adres?
    .otherwise = Het blijft open.
fix-contact = Op welk telefoonnummer of mailadres ben je te bereiken?
    .otherwise = Het blijft open.
fix-content = Wat gebeurt er? Schrijf het ene na het andere: eten, muziek om 18 uur, spelletjes.
    .otherwise = Het blijft open.

## Wat een wijziging opleverde

# $files (text)
change-done = Veranderd: { $files }.
change-none = Er is niets veranderd.
# $wishes (text)
change-beyond = Niet zonder model: { $wishes }.
change-nothing = Wat er gezegd is noemt niets dat te tonen valt.
plan-same = Het plan blijft zoals het is: wat je zei verandert er niets aan.
