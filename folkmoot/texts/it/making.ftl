### Che cosa fa il team offline di quello che gli è stato detto, in italiano.

## Giorni

# $weekday, $day, $month, $year (text)
date-long = { $weekday } { $day } { $month } { $year }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
weekday-1 = lunedì
weekday-2 = martedì
weekday-3 = mercoledì
weekday-4 = giovedì
weekday-5 = venerdì
weekday-6 = sabato
weekday-7 = domenica

## Un evento

# $name (text)
label = { $name }:
event-when = Quando
event-where = Dove
event-starts = Inizio
event-budget = Budget
event-programme = Programma
event-checklist = Cose da fare
event-money = Soldi
# $count (number)
event-people = { $count ->
    [one] una persona
   *[other] { $count } persone
}
event-begin = Inizio
event-end = Fine
event-order = Nell’ordine in cui l’hai detto. Nessun orario è ancora noto.
event-untimed = Ancora senza orario
# $what (text)
event-missing = Manca ancora: { $what }.
event-need-date = la data
event-need-start = l’ora d’inizio
event-need-place = il luogo
event-need-parts = che cosa succede lì
# $what (text): a day that no calendar has
event-no-day = Questo giorno non esiste: { $what }.
event-past = Quel giorno è già passato.
# $weeks (number)
event-before = { $weeks ->
    [one] una settimana prima
   *[other] { $weeks } settimane prima
}
event-eve = il giorno prima
event-day = il giorno stesso
event-after = il giorno dopo
# $date, $when (text)
event-stage = { $date }, { $when }
event-late = Subito: { $date }, { $when }, è già passato
# $count (number)
event-task-find = { $count ->
    [0] Trovare un posto e prenotarlo
   *[other] Trovare un posto per { $count } persone e prenotarlo
}
# $place (text)
event-task-sure = Assicurarsi che il posto sia libero: { $place }
event-task-date = Fissare la data
event-task-invite = Mandare l’invito
# $what (text)
event-task-who = { $what }: chi se ne occupa?
event-task-price = { $what }: quanto costa?
event-task-things = Segnare che cosa serve e chi lo porta
# $count (number)
event-task-replies = { $count ->
    [0] Contare chi viene
   *[other] Contare chi viene; ne sono attesi { $count }
}
event-task-setup = Montare e provare ciò che ha bisogno di corrente
# $time (text)
event-task-ready = Tutto è pronto alle { $time }, un’ora prima dell’inizio
event-task-time = Qualcuno tiene d’occhio l’ora
event-task-photos = Chiedere prima di fare foto
event-task-clean = Riordinare insieme
event-task-thanks = Ringraziare chi ha aiutato
event-task-settle = Sommare quanto è stato speso davvero
event-item = Voce
event-planned = Previsto
event-left = Resta
event-over = Oltre il budget
event-open = aperto
# $planned, $whole, $left (text): sums
event-money-left = { $planned } previsti su { $whole }, restano { $left }.
# $planned, $whole, $over (text): sums
event-money-over = { $planned } previsti: { $over } in più del budget di { $whole }.
# $planned (text): a sum
event-money-none = { $planned } previsti. Nessun budget è ancora stato detto.
# $each (text): a sum, $count (number)
event-each = { $count ->
    [one] Il budget è di { $each } per una persona.
   *[other] Il budget è di { $each } per ognuna delle { $count } persone.
}
# $what (text)
event-unpriced = Ancora senza prezzo: { $what }.
event-foreign = In un’altra valuta, quindi non sommato: { $what }.
event-invited = Sei dei nostri?
event-awaits = Che cosa ti aspetta
# $date (text)
event-reply = Facci sapere entro { $date } se vieni.
event-reply-soon = Facci sapere se vieni.
# $what (text)
event-not-yet = Da non mandare ancora. Manca: { $what }.
accept-event-date = L’invito dice in che giorno è.
accept-event-start = L’invito dice quando inizia.
accept-event-place = L’invito dice dove.
accept-event-parts = Il programma dice che cosa succede.
accept-event-stages = Ogni passo delle cose da fare ha la sua data.
accept-event-money = Quanto è previsto e quanto resta torna.
accept-event-each = È calcolato quanto c’è per ogni persona.

## Piccoli compiti

# $what (text): what a letter asks for, in the person's words
letter-asks = Vorrei chiedere { $what }.
letter-empty = Non hai ancora detto che cosa ci deve stare scritto. Diccelo, e lo scriviamo.
# $count (number)
posts-one = Volevi { $count } post. Quello che hai raccontato basta per uno. Raccontaci di più, e ogni novità avrà il suo.
small-nothing = Non c’è ancora niente su cui lavorare. Scrivilo dopo i due punti o incollalo qui.
small-list = Non hai ancora detto che cosa va sulla lista. Scrivilo dopo i due punti.
# $what (text)
unit-unknown = Non conosciamo l’unità “{ $what }”.
unit-money = Il valore di “{ $what }” cambia ogni giorno, e senza rete non lo sappiamo.
unit-other = Non si può convertire l’uno nell’altro: { $what }.
sum-nothing = Non si può dividere per zero: { $what }.
date-unread = Non capiamo quale giorno intendi. Scrivilo così: 24 dicembre 2026.
# $first, $last (text): days, $count (number)
date-between = { $count ->
    [one] Da { $first } a { $last } c’è un giorno.
   *[other] Da { $first } a { $last } ci sono { $count } giorni.
}
date-until = { $count ->
    [0] È oggi: { $last }.
    [one] Manca un giorno a { $last }, contando da { $first }.
   *[other] Mancano { $count } giorni a { $last }, contando da { $first }.
}
date-since = { $count ->
    [one] { $last } era un giorno prima di { $first }.
   *[other] { $last } era { $count } giorni prima di { $first }.
}
# $weeks, $days (numbers)
date-weeks = Sono { $weeks ->
    [one] una settimana
   *[other] { $weeks } settimane
} e { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
# $words, $signs, $lines (numbers)
count-of = parole { $words }, caratteri { $signs }, righe { $lines }
task-result-result = Risolverlo
    .about = Subito, e detto qui.
accept-result = Il risultato si può leggere.
undone-model = Non senza un modello.

## Tabelle portate

# $file (text), $most (number): megabytes
sheet-large = “{ $file }” è troppo grande: senza un modello il team legge tabelle fino a { $most } MB. Portane una parte.
# $file (text)
sheet-unread = “{ $file }” non si può leggere come tabella.
sheet-nothing = In “{ $file }” non c’è niente da sommare: serve una colonna di numeri e una di giorni o di parole che ritornano.
sheet-office = “{ $file }” non è una tabella semplice. Salvala come CSV e porta quella.
# $count (number)
figures-left-out = Lasciate fuori, perché hanno più celle dell’intestazione: { $count }.
figures-unquoted = Le virgolette non sono chiuse dappertutto, quindi valgono come lettere.
# $column, $cells (text)
figures-unread = In “{ $column }” questi non sono numeri e non sono sommati: { $cells }.
# $file (text)
brought-cut = Di “{ $file }” è stato letto solo l’inizio

## Immagini portate

# $file (text), $most (number): megabytes
picture-large = “{ $file }” supera { $most } MB, è troppo grande per una pagina.
# $file (text)
picture-none = “{ $file }” non è un’immagine che un browser mostra.
picture-harm = “{ $file }” contiene un programma, quindi non va sulla pagina.
picture-gone = “{ $file }” non c’è più.
# $count (number)
accept-pictures = { $count ->
    [one] L’immagine che hai portato è sulla pagina.
   *[other] { $count } immagini che hai portato sono sulla pagina.
}

## Che cosa manca

fix-when = In che giorno è?
    .otherwise = Resta aperto.
fix-start = A che ora comincia, e a che ora finisce?
    .otherwise = Resta aperto.
fix-where = Dov’è?
    .otherwise = Resta aperto.
fix-offer = Che cosa offri, e a quanto? Scrivi una cosa dopo l’altra: pane 4 €, panini 0,60 €.
    .otherwise = Resta aperto.
fix-hours = Quando sei aperto?
    .otherwise = Resta aperto.
fix-address = Qual è l’indirizzo?
    .otherwise = Resta aperto.
fix-contact = A quale numero o indirizzo mail ti si trova?
    .otherwise = Resta aperto.
fix-content = Che cosa succede lì? Scrivi una cosa dopo l’altra: cibo, musica alle 18, giochi.
    .otherwise = Resta aperto.

## Che cosa ha portato una modifica

# $files (text)
change-done = Cambiato: { $files }.
change-none = Non è cambiato niente.
# $wishes (text)
change-beyond = Non senza un modello: { $wishes }.
change-nothing = Quello che è stato detto non nomina niente da mostrare.
plan-same = Il piano resta com’è: quello che hai detto non ci cambia niente.
