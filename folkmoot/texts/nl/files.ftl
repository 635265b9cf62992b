### What stands in the files that the team writes, in Dutch.

## The brief

section-problem = Waarvoor
section-users = Voor wie
section-first_version = Eerste versie
section-scope_in = Hoort erbij
section-scope_out = Hoort er niet bij
section-beyond = Niet zonder taalmodel
section-constraints = Randvoorwaarden
section-technology = Techniek
section-also = Ook gezegd
section-decisions = Besluiten
section-assumptions = Aannames
section-open_questions = Open vragen
section-acceptance = Het is klaar als
section-next_steps = Volgende stappen
# $file, $what (text)
check-runs = aangetoond door { $what } te draaien
check-shows = “{ $what }” is te lezen in { $file }
check-has = { $file } heeft { $what }
check-file = { $file } is er en klopt
check-look = een andere bot kijkt ernaar
check-you = alleen jij kunt dat zeggen
# $entry (text): the number of a message, $who (text)
line-said = { $who }, bericht { $entry }
line-assumed = aangenomen
# $what (text): a part that was named
accept-part = “{ $what }” zit erin.
accept-site = De pagina opent in een browser, ook op een telefoon.
accept-app = De eerste versie opent in een browser en bewaart wat je invoert.
accept-tool = Het programma draait, legt zichzelf uit en heeft een test.
accept-prepare = Eisen, een opzet en een lijst met tests zijn opgeschreven.
accept-figures = Een grafiek toont de sommen.
# $path (text), $count (number): files in it
material = { $count ->
    [one] Materiaal: { $path }, één bestand, alleen-lezen
   *[other] Materiaal: { $path }, { $count } bestanden, alleen-lezen
}

## The plan: titles of tasks, and what each is about

task-single = Uitvoeren
    .about = In één keer, in de map van het project.
task-change = De wijziging doorvoeren
    .about = Alleen wat door de wijziging verandert.
task-check = Vergelijken met de briefing
    .about = Punt voor punt, met het bestand waarin je het ziet.
task-site-content = Verzamelen wat op de pagina komt
    .about = Wat je zelf hebt verteld, en wat nog ontbreekt.
task-site-look = Kleuren en lettertype kiezen
    .about = Goed leesbaar, licht en donker.
task-site-pages = De pagina bouwen
    .about = Eén pagina met alles wat je noemde.
task-app-screens = De schermen beschrijven
    .about = Wat je als eerste ziet, en waar je dan komt.
task-app-model = De gegevens beschrijven
    .about = Wat er van elk item bewaard wordt.
task-app-program = De eerste versie bouwen
    .about = Draait in een browser, zonder server.
task-software-analyst = Opschrijven wat het moet doen
    .about = Het probleem, voor wie, wat erbij hoort en wat niet, en waaraan je ziet dat het werkt.
task-software-architect = Bepalen hoe het in elkaar zit
    .about = Welke bestanden er komen en wat elk bestand doet, nog vóór de eerste regel.
task-software-tester = De tests schrijven
    .about = Ze zeggen wat het programma doet, nog voordat het er is.
task-software-developer = Het programma schrijven
    .about = Alleen met wat standaard in Python zit, tot alle tests slagen.
task-software-qa = Proberen het stuk te krijgen
    .about = Met de tests, en met wat mensen echt intypen; zo nodig tot drie keer terug naar het programma.
task-software-reviewer = Nakijken met de briefing ernaast
    .about = Punt voor punt, met het bestand waarin je het ziet; zo nodig tot twee keer terug naar het programma.
task-software-delivery = Klaarmaken voor gebruik
    .about = Hoe je het start en hoe je het test, één keer uitgeprobeerd.
task-event-programme = Het programma maken
    .about = Op volgorde, met de tijden die bekend zijn.
task-event-checklist = De checklist maken
    .about = Teruggeteld vanaf de datum.
task-event-budget = De kosten op een rij zetten
    .about = Wat gepland is, wat overblijft en hoeveel er per persoon is.
task-event-invitation = De uitnodiging schrijven
    .about = Kort genoeg om gelezen te worden.
task-figures-report = Alles optellen
    .about = Kolommen, totalen, per maand en per groep, en wat ontbreekt.
task-figures-chart = Een grafiek tekenen
    .about = Het eerste getal als balken.
task-prepare-requirements = De eisen opschrijven
    .about = Wat het moet kunnen, zoals afgesproken.
task-prepare-outline = Een opzet maken
    .about = Wat bekend is, wat ontbreekt, waarmee je begint.
task-prepare-tests = De tests op een rij zetten
    .about = Wat je moet proberen voordat het klaar mag heten.
# $files (text)
done-wrote = Geschreven: { $files }.
# $file (text)
make-cannot = Met regels kan hier niemand { $file } maken.
# $command, $out (text): what was run and what it printed
done-wanting = { $command } doet niet wat het moet doen: { $out }
# $file (text)
check-empty = { $file } is leeg.
check-nothing = Er is niets om te bekijken.
# $files (text)
check-opened = { $files } geopend: alles is er, niets is leeg.
# $said (text): lines of the brief
advice-agreed = Dit is afgesproken: { $said }
# $language (text): one or more programming languages
plan-python = Je vroeg om { $language }; het offline team werkt met vaste regels en kan alleen Python schrijven.
design-files = Bestanden
qa-tried = Wat er geprobeerd is

## Words that several files share

part-known = Wat we weten
part-missing = Wat nog ontbreekt
# $what (text)
missing = Nog in te vullen: { $what }
part-for = Voor

## Site

page-mail = E-mail

## App

app-add = Toevoegen
app-entry = Regel
app-cancel = Annuleren
app-export = Als tabel exporteren
app-edit = Wijzigen
app-save = Opslaan
app-total = Totaal
app-unkept = Alleen bewaard zolang dit voorbeeld open is.
app-search = Zoeken
app-done = Klaar
app-remove = Verwijderen
app-empty = Hier staat nog niets. Voeg hierboven het eerste item toe.
# $count (number)
app-count = { $count ->
    [one] één item
   *[other] { $count } items
}
screens-first = Het eerste scherm: een formulier voor een nieuw item, het zoekveld en de tabel met alle items.
# $fields (text)
screens-entry = Elk item heeft: { $fields }.
screens-kept = Alles blijft in deze browser; er wordt niets verstuurd.

## Programs

usage-run = Zo gebruik je het
usage-test = Zo test je het
usage-safe = Het verandert niets, tenzij je daar met --write om vraagt.
tool-files = Toont de bestanden in een map en hoe ze zouden gaan heten.
tool-table = Leest een tabel (CSV), toont de kolommen en telt de getallen op.
tool-text = Leest tekst, telt regels, woorden en tekens, en vindt wat je zoekt.

## Texts and small tasks

draft-subject = Onderwerp:
draft-greeting = Hallo,
draft-end = Vriendelijke groet
draft-open = Wat alleen jij kunt weten, staat tussen [haakjes].
need-model = Zonder model kan het team dit niet. Het kan sommen, percentages, eenheden en dagen uitrekenen, sorteren, tellen, een lijst maken van wat je geeft, en brieven en berichten schrijven van wat je vertelt.
# $what (text)
sum-is = Uitkomst: { $what }
list-sorted = Gesorteerd:

## Check, review, summary

check-point = Punt
check-how = Hoe het wordt aangetoond
# $files (text)
review-files = Dit staat in de map van het project: { $files }.
review-nothing = Er staat nog niets in de map van het project.
state-where = Hoe het ervoor staat
state-decided = Besloten
state-blocks = Wat in de weg zit
state-nothing = niets
state-last = Laatste activiteit
state-resume = Zo ga je verder
# $project (text)
state-resume-how = Zeg waarmee je verder wilt, of: folkmoot project resume { $project }
# $shown, $undone, $yours, $count (numbers): acceptance points
points-found = Aangetoond: { $shown } van { $count }. Niet gedaan: { $undone }. Voor jou om te bekijken: { $yours }.
summary-took = Duur
summary-tasks = Taken
summary-cost = Kosten
summary-outcomes = Wat het heeft opgeleverd
summary-decisions = Besluiten, en waarom
summary-ready = Staat klaar
summary-blocks = Wat in de weg zit
# $sum (text): dollars
money = ${ MONEY($sum) }
# $minutes (number)
minutes = { $minutes ->
    [0] minder dan een minuut
    [one] één minuut
   *[other] { $minutes } minuten
}

## How a point of the brief is shown, and why it is not

why-no-file = Dat bestand is er niet.
why-void = De taak die het maakt is niet gedaan.
# $what (text)
why-not-in = “{ $what }” staat er niet in.
why-copied = De controle herhaalt alleen het punt.
why-nothing = Er is niets gemaakt.
why-gap = Alles erin moet nog worden ingevuld.
why-cannot-fail = Deze opdracht kan niet mislukken en toont dus niets.
why-no-tests = Er is geen test gedraaid.
# $code (text): how a command ended
why-exit = Het eindigde met { $code } en zei niets.

## A page from what was told

slot-offer = Ons aanbod
slot-hours = Openingstijden
slot-place = Zo vind je ons
slot-contact = Contact
slot-about = Over ons
slot-photos = Foto’s
page-map = Op de kaart tonen
# $what (text)
accept-slot = “{ $what }” staat op de pagina.
review-nobody-told = Dat heeft nog niemand ons verteld.
# $what (text)
accept-field = Elke regel heeft “{ $what }”.

## A report from a table

# $count, $columns (numbers)
figures-rows = { $count } rijen, { $columns } kolommen.
figures-column = Kolom
figures-kind = Soort
figures-total = Totaal
figures-empty = Leeg
figures-number = getal
figures-date = datum
figures-text = woorden
# $what, $by (text)
figures-by = { $what } per { $by }
# $best, $worst (text)
figures-best = Het meest: { $best }. Het minst: { $worst }.
# $what (text)
accept-total = Het totaal van { $what } staat in het rapport.
