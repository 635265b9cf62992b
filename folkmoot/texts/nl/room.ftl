### What the room says, in Dutch. Short, warm, exact.

## Cards

# $round, $rounds, $count (numbers)
card-questions = { $count ->
    [one] Eén vraag voordat we beginnen ({ $round }/{ $rounds }).
   *[other] { $count } vragen voordat we beginnen ({ $round }/{ $rounds }).
}
# $count (number): options
card-options = { $count ->
    [one] Eén optie. Zullen we die nemen?
   *[other] { $count } opties. Welke spreekt je aan?
}
# $title (text), $count (number): tasks in the plan, $minutes (number), $cost, $budget (text)
card-approval = { $count ->
    [0] “{ $title }”: dit is de briefing. Na jouw ja volgt het plan, binnen ${ MONEY($budget) }. Doen we het zo?
    [one] “{ $title }”: één taak, ongeveer { $minutes } min, ${ MONEY($cost) } van ${ MONEY($budget) }. Zullen we beginnen?
   *[other] “{ $title }”: { $count } taken, ongeveer { $minutes } min, ${ MONEY($cost) } van ${ MONEY($budget) }. Zullen we beginnen?
}
# $entry (text): the message where agreement was reached
card-ready = Zo te horen zijn we het eens (zie bericht { $entry }). Zal ik er een briefing en een plan van maken?
# $task, $title (text)
card-before = Nu komt { $task }, “{ $title }”. Zullen we eraan beginnen?
card-after = { $task }, “{ $title }”, is klaar. Kijk maar even: is het zo goed?
# $title, $description (text)
card-decision = { $title } { $description }
card-action = Deze is voor jou: { $title } { $description }
# $spent, $budget (text): dollars, $title (text)
card-budget = Met “{ $title }” gaan we over het budget van { MONEY($budget) } dollar heen ({ MONEY($spent) } dollar is uitgegeven). Verhogen, of hier stoppen?
# $spent, $budget (text): dollars, $bot (text): who cannot go on
card-money = Het budget van { MONEY($budget) } dollar is niet genoeg voor de volgende stap ({ MONEY($spent) } dollar is uitgegeven). Verhogen, of hier stoppen?
# $task, $title, $why (text), $count (number): tasks that depend on it
card-failed = { $count ->
    [0] { $task }, “{ $title }”, is niet gelukt: { $why }. Opnieuw proberen, overslaan of opnieuw plannen?
    [one] { $task }, “{ $title }”, is niet gelukt: { $why }. Eén andere taak hangt ervan af. Opnieuw proberen, allebei overslaan of opnieuw plannen?
   *[other] { $task }, “{ $title }”, is niet gelukt: { $why }. Er hangen { $count } taken van af. Opnieuw proberen, allemaal overslaan of opnieuw plannen?
}
# $task, $title, $why (text), $first, $second (numbers): votes for each of two ways
card-vote = { $task }, “{ $title }”, is niet gelukt: { $why }. Het team is het niet eens ({ $first } tegen { $second }). Welke kant proberen we? Overslaan of opnieuw plannen kan ook.
# $task, $title (text)
card-task-question = { $task }, “{ $title }”, heeft eerst een antwoord van jou nodig om verder te kunnen.
card-result = { $task }, “{ $title }”, is klaar, en alleen jij kunt zeggen of het klopt. Is het zo goed?
# $why (text): what is missing
card-bare = Op deze computer is geen sandbox ({ $why }). Mogen de commando's van dit project ook zonder draaien? Ze kunnen dan alles doen wat jij hier zelf kunt.
# $count (number), $titles (text)
card-follow-ups = { $count ->
    [one] Er dook nog een taak op: { $titles }. Toevoegen?
   *[other] Er doken nog { $count } taken op: { $titles }. Toevoegen?
}
# $bot, $why (text)
card-stuck = { $bot } liet niets meer horen: { $why }. Opnieuw proberen, of het project laten vallen?
# $why (text): late, away, busy, key, refused, day, garbled
card-away = { $why ->
    [late] Het model doet er te lang over.
    [away] Het model is niet bereikbaar.
    [busy] Het model heeft het nu te druk.
    [key] De aanbieder van het model weigert de sleutel.
    [refused] Het model wil niet antwoorden.
    [day] De limiet van vandaag voor modellen is op.
   *[garbled] Het antwoord van het model is onbruikbaar.
} Alles blijft zoals het is, en we proberen het vanzelf opnieuw. Nu opnieuw proberen, volgens regels verder, of laten vallen?
# $shown, $undone, $yours, $count (numbers): acceptance points; $left (number): tasks not done
card-review = { $shown ->
    [0] {""}
   *[other] Aangetoond: { $shown } van { $count }.{" "}
}{ $undone ->
    [0] {""}
   *[other] Niet gedaan: { $undone }.{" "}
}{ $yours ->
    [0] {""}
   *[other] Voor jou om te bekijken: { $yours }.{" "}
}{ $left ->
    [0] {""}
   *[other] Taken niet gedaan: { $left }.{" "}
}{ $count ->
    [0] Dit hebben we gemaakt. Is het zo goed?
   *[other] { $undone ->
        [0] Is het zo goed?
       *[other] Zullen we doen wat ontbreekt?
    }
}
# $met, $count (numbers): acceptance points
card-satisfaction = { $count ->
    [0] Dit hebben we gemaakt. Is het zo goed?
    [one] { $met ->
        [0] Waar je om vroeg, is er nog niet. Wat moet er anders?
       *[other] Waar je om vroeg, is er. Is het zo goed?
    }
   *[other] Gehaald: { $met } van de { $count } punten. Is het zo goed?
}

## Confirm cards

# $goal (text)
confirm-approve = Zal ik beginnen met “{ $goal }”?
confirm-go = Zal ik er een briefing en een plan van maken?
confirm-cancel = Zal ik “{ $goal }” laten vallen?
confirm-restart = Zullen we met “{ $goal }” opnieuw beginnen, vanaf de vragen?
confirm-satisfied = Zal ik “{ $goal }” afsluiten als klaar?
confirm-raise = Zal ik het budget voor “{ $goal }” verhogen?
confirm-bare = Zal ik de commando's van “{ $goal }” zonder sandbox uitvoeren?
confirm-stop = Zal ik stoppen en laten zien wat er al is?
confirm-revise = Zal ik de lopende stappen stoppen en teruggaan naar wat was afgesproken, om dat te wijzigen?
confirm-reset = Zal ik “{ $goal }” laten vallen, met alles wat we daarover hebben afgesproken?
confirm-resume = “{ $goal }” staat nog te wachten. Gaat het daarover?
confirm-new = Hoort “{ $goal }” hierbij, of is het iets nieuws?
confirm-refused = Zal ik “{ $goal }” laten vallen, verdergaan met wat we weten, of blijven vragen?
# $bot, $what (text)
confirm-proposal = { $bot } wil dit graag bouwen: { $what }. Doen we dat?
refused-approval = Prima, we beginnen nog nergens aan. Wat moet er anders aan “{ $goal }”? Of zullen we het laten vallen?
refused-review = Jammer dat het nog niet klopt. Wat moet er anders aan “{ $goal }”?
confirm-kept = Prima, alles blijft zoals het is.
confirm-too-late = Dat kan niet meer; we zijn intussen verder.
taken-back = Teruggedraaid: alles is zoals het was. Wat bedoelde je?
taken-back-begun = Het werk is daarmee al begonnen, dus het kan niet worden teruggedraaid. Zeg “stop”, dan stopt het.

## In passing

# $person, $owner (text)
opinion = Genoteerd, { $person }. Hier beslist { $owner } daarover.
# $card (text)
not-seen = Voordat ik dat als een ja opvat: kijk eerst even naar { $card }.
input-noted = Genoteerd. We nemen het mee in de volgende stappen.
answer-changed = Genoteerd, dat vervangt wat eerder gezegd is. De vragen blijven open.
input-holds = Genoteerd. Het werk ligt even stil; zeg “ga door” als je zover bent.
# $bot, $why (text)
bot-away = { $bot } kon niet antwoorden: { $why }. Er is niets veranderd.
# $bots (text), $count (number)
bots-missed = { $bots } { $count ->
    [one] was
   *[other] waren
} net niet bereikbaar. We gaan verder zonder vraag van die kant.
# $task, $title, $why (text), $attempt (number)
task-retries = { $task }, “{ $title }”, lukte niet (poging { $attempt }): { $why }. We proberen het opnieuw.
# $task, $title, $work, $why (text), $loop, $loops (numbers): $task sends $work back
work-sent-back = { $task }, “{ $title }”, stuurt { $work } terug ({ $loop }/{ $loops }): { $why }
# $task, $title, $way (text), $ahead, $behind (numbers): votes for the way that is tried, and against it
team-voted = { $task }, “{ $title }”: het team heeft gestemd, { $ahead } tegen { $behind }. We proberen het zo: { $way }.
# $task, $command (text), $why: time, memory, processes or disk
command-stopped = { $why ->
    [time] Een commando van { $task } duurde te lang en is afgebroken: { $command }
    [memory] Een commando van { $task } wilde te veel geheugen en is afgebroken: { $command }
    [processes] Een commando van { $task } startte te veel processen en is afgebroken: { $command }
    [disk] Een commando van { $task } schreef te veel naar de schijf en is afgebroken: { $command }
   *[other] Een commando van { $task } is afgebroken: { $command }
}
# $count (number), $programs (text)
plan-missing = { $count ->
    [one] Dit plan heeft een programma nodig dat niet op deze computer staat: { $programs }. Wat ervan afhangt, kunnen we hier wel schrijven, maar niet uitproberen.
   *[other] Dit plan heeft programma's nodig die niet op deze computer staan: { $programs }. Wat ervan afhangt, kunnen we hier wel schrijven, maar niet uitproberen.
}
# $count (number), $titles (text)
follow-ups-added = { $count ->
    [one] Eén kleine taak toegevoegd: { $titles }.
   *[other] { $count } kleine taken toegevoegd: { $titles }.
}
# $task, $why (text)
follow-ups-refused = { $task } stelde extra werk voor dat niet kan: { $why }.
# $project, $goal (text)
parked-pause = “{ $goal }” ({ $project }) staat geparkeerd. Alles blijft bewaard; je kunt er altijd op terugkomen.
parked-timeout = Het was een tijdje stil, dus “{ $goal }” ({ $project }) staat geparkeerd. Alles blijft bewaard; zeg het maar als je verder wilt.
# $size (number): characters
text-in-file = Dat was een lang bericht ({ $size } tekens); het staat in zijn geheel in een bestand bij deze kamer.

offline-team = Het offline team werkt met vaste regels, zonder taalmodel, en zegt dat er eerlijk bij.
# $model (text): provider and name
model-team = { $model } denkt voor het team. Wat het kost, staat bij het plan.
# $model (text): provider and name
price-unknown = Hier is niet bekend wat { $model } kost, dus alleen de tokens worden geteld. Een prijs kan in [models.prices] van folkmoot.toml.
nothing-yet = Er loopt nog niets. Vertel maar wat je wilt laten maken.
# $count (number)
still-owed = { $count ->
    [one] Nog bezig: er loopt één klus. `folkmoot worker --until-idle` gaat ermee verder.
   *[other] Nog bezig: er lopen { $count } klussen. `folkmoot worker --until-idle` gaat ermee verder.
}
# $cards (text)
also-waiting = Wacht ook nog op jou: { $cards }
ask-changes = Zeg het maar in je eigen woorden:

## Phases

# $round, $rounds (numbers), $bots (text)
phase-discovery = Verkennen, ronde { $round }: { $bots }
phase-answering = Alles op een rij zetten
phase-debate = Samen overleggen
phase-ready = Klaar om te beginnen
phase-synthesis = Briefing en plan schrijven
phase-approval = Wacht op je akkoord
phase-execution = Aan het werk
phase-review = Het resultaat bekijken
phase-idle = Klaar

## How a project ended

# $project, $why (text)
end-success = { $project } is klaar.
end-escalation = { $project } is een bouwproject geworden.
end-cancellation = { $project } gaat niet door. Je kunt alles nog teruglezen.
end-timeout = { $project } staat geparkeerd.
end-error = { $project } is gestopt door een fout: { $why }.
work-held = Het werk aan { $project } ligt even stil; wat al liep, wordt nog afgemaakt.
work-continued = { $project } gaat verder.
project-resumed = { $project } is terug.
project-restored = { $project } is er weer, zoals het was.
# $cards (text)
no-floor-but = Er is nu geen project aan de beurt. Wacht op jou: { $cards }
floor-taken = { $project } is nu aan de beurt.

## What stands around the cards

otherwise = anders
recommended = aanbevolen
plan-heading = Plan
no-brief = Er is nog geen briefing.
no-plan = Er is nog geen plan.
# $tasks (text): names of tasks
plan-after = na { $tasks }
is-paused = gepauzeerd
is-parked = geparkeerd
option-submit = Versturen
option-skip = Overslaan en verder
option-approve = Goedkeuren
option-modify = Iets aanpassen
option-replan = Opnieuw plannen
option-cancel = Laten vallen
option-continue = Doorgaan
option-change = Iets aanpassen
option-stop = Stoppen
option-done = Gedaan
option-impossible = Kan niet
option-start = Aan de slag
option-discuss = Verder praten
option-satisfied = Het is goed zo
option-changes = Er moet nog iets anders
option-fix = Doen wat ontbreekt
option-restart = Opnieuw beginnen
option-yes = Ja
option-no = Nee
option-new = Iets nieuws
option-part = Hoort hierbij
option-keep = Blijven vragen
option-raise = Budget verhogen
option-none = Geen van deze
option-retry = Opnieuw proberen
option-rules = Verder volgens regels
option-drop = Laten vallen

## What was decided, as papers and the timeline tell it

decided-approved = Goedgekeurd
decided-asked = Goedgekeurd door erom te vragen
decided-modify = Om wijzigingen in de briefing gevraagd
decided-replan = Om een nieuw plan gevraagd
decided-changes = Om wijzigingen in het resultaat gevraagd
decided-edited = Briefing of plan bewerkt
decided-debate = Het wordt eerst besproken
decided-debated = Het overleg is afgerond
decided-discovered = De vragen zijn afgerond
decided-budget = Budget gewijzigd
decided-satisfied = Het resultaat is goed zo
decided-restart = Opnieuw begonnen
decided-stopped = Werk gestopt
decided-revise = Werk gestopt om het plan te herzien
decided-confirmed = Bevestigd
decided-skipped = Overgeslagen
decided-cancelled = Laten vallen
decided-taken-back = Teruggedraaid
decided-reopened = Teruggehaald
decided-more = Extra taken aangenomen
decided-no-more = Voorlopig geen extra taken
decided-bare = Beantwoord: commando's zonder sandbox?
decided-rules = Vanaf hier volgens regels
# $what (text): what an option is called
decided-chose = Gekozen: { $what }
decided-approver = Mag hier ook goedkeuren
decided-joined = Er is nog een chat bij
decided-mode = Modus gewijzigd

## Why it was decided, or ended, after a colon

because-known = verder met wat bekend is
because-wanted = briefing en plan zijn gewenst
because-budget = het budget is op
because-away = een bot bleef weg
because-model = het model bleef weg
because-settings = zoals ingesteld
# $title (text): of the task
because-one = één taak: { $title }

## Errors: what happened, and what to do

error-failed = Er ging iets mis.
# $phase, $what (text)
error-not-now = “{ $what }” kan nu niet ({ $phase }). Met `folkmoot project status` zie je hoe het ervoor staat.
# $approved, $current (text)
error-stale-approval = { $approved } is niet meer de laatste versie. Bekijk { $current } en geef daar antwoord op.
# $card (text)
error-card-answered = { $card } is al beantwoord of ingetrokken. Met `folkmoot project status` zie je wat er openstaat.
# $person, $owner (text)
error-not-yours = Alleen { $owner } kan dat, of iemand die door { $owner } is aangewezen; jij bent { $person }.
# $entry (number), $why (text)
error-cannot-take-back = { $why ->
    [another] Dat bericht is niet van jou; alleen wie het schreef kan zeggen wat er bedoeld was.
    [old] Er is te veel gebeurd sinds item { $entry }. Zeg gewoon wat je nu wilt.
    [begun] Het werk is er al door begonnen. Zeg “stop” om het te stoppen.
    [same] Het was al zo begrepen.
    [busy] Een moment: er wordt een ander bericht beantwoord. Probeer het daarna nog eens.
   *[none] Item { $entry } is geen bericht van jou dat anders gelezen kan worden.
}
error-wrong-use = Dat kan niet: { $why }.
# $room (text)
error-unknown-room = Er is geen kamer “{ $room }”. Met `folkmoot say --room { $room } TEXT` open je die.
# $project (text)
error-unknown-project = Er is geen project “{ $project }” in deze kamer. Met `folkmoot project list` zie je wat er is.
error-no-floor = Er is nu geen project aan de beurt. Vertel wat je wilt laten maken, of kies er een: `folkmoot project list`.
# $card (text)
error-unknown-card = Er is geen kaart “{ $card }” in deze kamer. Met `folkmoot project status` zie je wat er openstaat.
# $option, $options (text)
error-unknown-option = “{ $option }” is hier geen optie. Je kunt kiezen uit: { $options }.
# $option (text)
error-missing-text = Bij “{ $option }” horen jouw eigen woorden: zet er --text "…" bij.
error-no-text = Er staat niets in het bericht. Zeg iets, bijvoorbeeld: folkmoot say "Bouw een CRM voor me"
error-not-text = Dat is geen leesbare tekst (UTF-8). Geef bestanden mee met --with.
# $line (text): its number
error-bad-line = Regel { $line } is geen bericht: elke regel is een JSON-object met "text" en, bij een antwoord, "state" en "asked".
# $state, $states (text)
error-unknown-state = De status “{ $state }” bestaat niet. Gebruik een van deze: { $states }, of geen bij een eerste bericht.
# $size, $limit (numbers)
error-too-long = Dat zijn { $size } tekens, te lang voor een antwoord. Stuur het eerst als bericht (`folkmoot say -` leest het uit een bestand) en antwoord daarna kort.
# $name (text)
error-bad-name = “{ $name }” kan hier geen naam zijn: gebruik letters en cijfers, met . _ - ertussen, hooguit 100 tekens.
# $why (text)
error-bad-edits = De wijzigingen zijn niet bruikbaar: { $why }.
# $words (text)
error-not-money = “{ $words }” is geen bedrag. Noem het in dollars, bijvoorbeeld: 10
# $least (text): dollars
error-too-little = Het budget moet hoger zijn dan { MONEY($least) } dollar: zoveel is al vastgelegd, uitgegeven of toegezegd.
# $name, $why (text)
error-bad-setting = De instelling { $name } is niet bruikbaar: { $why }.
# $why (text)
error-broken-plan = Dat plan is niet uitvoerbaar: { $why }.
# $job (text)
error-nobody-waits = Niemand wacht nog op { $job }.
# $path, $why (text)
error-store = De gegevens in { $path } zijn niet bruikbaar: { $why }.
# $path (text), $found, $known (numbers)
error-newer-database = { $path } is gemaakt met een nieuwere versie van Folkmoot. Werk deze bij, of gebruik een andere FOLKMOOT_HOME.
# $path, $why (text)
error-damaged-database = { $path } is beschadigd ({ $why }). Zet een back-up terug, of zet het bestand ergens anders neer om opnieuw te beginnen; er is niets veranderd.
# $path (text)
error-folder-read-only = In { $path } kan niet worden geschreven. Geef jezelf schrijfrechten, of kies met FOLKMOOT_HOME een andere map.
error-disk-full = Er is geen plek meer voor { $path }. Er blijft niets half geschreven achter; maak wat ruimte vrij en zeg het nog een keer.
# $limit (number): megabytes
error-room-full = De bestanden die naar deze kamer zijn gestuurd, nemen alle ruimte in ({ $limit } MB). Stuur een kleiner bestand of open er een andere kamer voor.
# $path (text), $pid (text)
error-folder-busy = Proces { $pid } is al aan het werk in { $path }. Gebruik intussen `folkmoot say`, of stop dat proces eerst.
# $path, $line, $why (text)
error-bad-bot = Het botbestand { $path } is niet bruikbaar, regel { $line }: { $why }. De andere bots doen het gewoon.
# $bot, $bots (text)
error-unknown-bot = Er is geen bot die “{ $bot }” heet. Wel deze: { $bots }.
# $path, $why (text)
error-no-material = { $path } is niet te lezen: { $why }. Geef een bestaand bestand of een bestaande map op.
# $path (text)
error-file-taken = { $path } bestaat al. Kies een andere naam, of zet dat bestand eerst ergens anders neer; er is niets veranderd.
error-folder-taken = { $path } is niet leeg, en een back-up komt nooit bij wat er al staat. Kies met FOLKMOOT_HOME een nieuwe map, of zet deze eerst ergens anders neer.
# $path, $why (text)
error-no-place = { $path } kan niet worden geschreven: { $why }. Kies een plek waar je mag schrijven.
error-bad-backup = { $path } kan niet worden teruggezet: { $why }. Er is niets veranderd; probeer een andere back-up.
# $path (text)
error-newer-backup = { $path } komt van een nieuwere Folkmoot. Werk deze eerst bij en zet de back-up daarna terug.

model-back = Het model is terug. We gaan verder.
model-garbled = Het antwoord van het model was onbruikbaar.
rules-taken = Dan volgens regels. Wat regels niet kunnen, zeggen we voordat je akkoord gaat.
# $why (text): late, away, busy, key, refused, money, day, garbled
by-rules = { $why ->
    [late] Het model deed er te lang over, dus dit gaat volgens regels.
    [away] Het model is niet bereikbaar, dus dit gaat volgens regels.
    [busy] Het model heeft het nu te druk, dus dit gaat volgens regels.
    [key] De aanbieder van het model weigert de sleutel, dus dit gaat volgens regels. `folkmoot doctor` zegt wat er ingesteld moet worden.
    [refused] Het model wilde niet antwoorden, dus dit gaat volgens regels.
    [money] Het budget is op, dus dit gaat volgens regels.
    [day] De limiet van vandaag is op, dus dit gaat volgens regels.
   *[garbled] Het antwoord van het model was onbruikbaar, dus dit gaat volgens regels.
}
# $count (number), $wishes (text): what rules cannot do
plan-beyond = Dit kan het team niet zonder taalmodel, en het staat niet in het plan: { $wishes }
