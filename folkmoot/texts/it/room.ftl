### What the room says, in Italian. Short, warm, exact.

## Cards

# $round, $rounds, $count (numbers)
card-questions = { $count ->
    [one] Una domanda prima di cominciare ({ $round }/{ $rounds }).
   *[other] { $count } domande prima di cominciare ({ $round }/{ $rounds }).
}
# $count (number): options
card-options = { $count ->
    [one] Una sola opzione. Ti va bene?
   *[other] { $count } opzioni. Quale ti piace di più?
}
# $title (text), $count (number): tasks in the plan, $minutes (number), $cost, $budget (text)
card-approval = { $count ->
    [0] “{ $title }”: questo è il brief. Il piano arriva dopo il tuo sì, con un budget di { MONEY($budget) } $. Va bene?
    [one] “{ $title }”: una sola attività, circa { $minutes } min, { MONEY($cost) } $ su { MONEY($budget) } $. Cominciamo?
   *[other] “{ $title }”: { $count } attività, circa { $minutes } min, { MONEY($cost) } $ su { MONEY($budget) } $. Cominciamo?
}
# $entry (text): the message where agreement was reached
card-ready = Mi sembra che siamo d'accordo (vedi messaggio { $entry }). Ne faccio un brief e un piano?
# $task, $title (text)
card-before = Ora tocca a { $task }, “{ $title }”. Si parte?
card-after = { $task }, “{ $title }”: fatto. Dai un'occhiata: va bene così?
# $title, $description (text)
card-decision = { $title } { $description }
card-action = Questo tocca a te: { $title } { $description }
# $spent, $budget (text): dollars, $title (text)
card-budget = Con “{ $title }” supereremmo il budget di { MONEY($budget) } $ ({ MONEY($spent) } $ già spesi). Lo aumentiamo o ci fermiamo qui?
# $spent, $budget (text): dollars, $bot (text): who cannot go on
card-money = Il budget di { MONEY($budget) } $ non basta per il prossimo passo ({ MONEY($spent) } $ già spesi). Lo alziamo o ci fermiamo qui?
# $task, $title, $why (text), $count (number): tasks that depend on it
card-failed = { $count ->
    [0] { $task }, “{ $title }”, non ha funzionato: { $why }. Riproviamo, saltiamo questo passo o rifacciamo il piano?
    [one] { $task }, “{ $title }”, non ha funzionato: { $why }. Ne dipende un'altra attività. Riproviamo, le saltiamo entrambe o rifacciamo il piano?
   *[other] { $task }, “{ $title }”, non ha funzionato: { $why }. Ne dipendono altre { $count } attività. Riproviamo, le saltiamo tutte o rifacciamo il piano?
}
# $task, $title, $why (text), $first, $second (numbers): votes for each of two ways
card-vote = { $task }, “{ $title }”, non ha funzionato: { $why }. Il team è diviso ({ $first } a { $second }). Quale strada proviamo? Possiamo anche saltare questo passo o rifare il piano.
# $task, $title (text)
card-task-question = { $task }, “{ $title }”: per andare avanti serve una tua risposta.
card-result = { $task }, “{ $title }”: fatto, e solo tu puoi giudicarlo. Va bene così?
# $why (text): what is missing
card-bare = Su questa macchina non c'è una sandbox ({ $why }). I comandi di questo progetto possono girare senza? Potrebbero allora fare tutto quello che puoi fare tu.
# $count (number), $titles (text)
card-follow-ups = { $count ->
    [one] È emersa un'altra attività: { $titles }. La aggiungiamo?
   *[other] Sono emerse altre { $count } attività: { $titles }. Le aggiungiamo?
}
# $bot, $why (text)
card-stuck = { $bot } non ha più risposto: { $why }. Riproviamo o lasciamo perdere il progetto?
# $why (text): late, away, busy, key, refused, day, garbled
card-away = { $why ->
    [late] Il modello ci mette troppo.
    [away] Il modello non è raggiungibile.
    [busy] Il modello ha troppo da fare in questo momento.
    [key] Il fornitore del modello rifiuta la chiave.
    [refused] Il modello non vuole rispondere.
    [day] Il limite di oggi per i modelli è esaurito.
   *[garbled] La risposta del modello non è utilizzabile.
} Tutto resta com’è e riproviamo da soli. Riproviamo subito, andiamo avanti per regole o lasciamo perdere?
# $shown, $undone, $yours, $count (numbers): acceptance points; $left (number): tasks not done
card-review = { $shown ->
    [0] {""}
   *[other] Dimostrato: { $shown } su { $count }.{" "}
}{ $undone ->
    [0] {""}
   *[other] Non fatto: { $undone }.{" "}
}{ $yours ->
    [0] {""}
   *[other] Da guardare tu: { $yours }.{" "}
}{ $left ->
    [0] {""}
   *[other] Compiti non fatti: { $left }.{" "}
}{ $count ->
    [0] Ecco cosa abbiamo fatto. Va bene così?
   *[other] { $undone ->
        [0] Va bene così?
       *[other] Facciamo quello che manca?
    }
}
# $met, $count (numbers): acceptance points
card-satisfaction = { $count ->
    [0] Ecco cosa abbiamo fatto. Va bene così?
    [one] { $met ->
        [0] Quello che hai chiesto non c'è ancora. Cosa dobbiamo cambiare?
       *[other] Quello che hai chiesto c'è. Va bene così?
    }
   *[other] Punti soddisfatti: { $met } su { $count }. Va bene così?
}

## Confirm cards

# $goal (text)
confirm-approve = Comincio con “{ $goal }”?
confirm-go = Ne faccio un brief e un piano?
confirm-cancel = Lascio perdere “{ $goal }”?
confirm-restart = Ricominciamo “{ $goal }” da capo, dalle domande?
confirm-satisfied = Chiudo “{ $goal }” e lo segno come fatto?
confirm-raise = Aumento il budget per “{ $goal }”?
confirm-bare = Eseguo i comandi di “{ $goal }” senza sandbox?
confirm-stop = Fermo il lavoro e ti mostro quello che c'è?
confirm-revise = Devo fermare i passi in corso e tornare a quanto concordato, per cambiarlo?
confirm-reset = Lascio perdere “{ $goal }” e tutto quello che avevamo deciso?
confirm-resume = “{ $goal }” è ancora in attesa. Parli di questo?
confirm-new = “{ $goal }” fa parte di questo o è una cosa nuova?
confirm-refused = Lascio perdere “{ $goal }”, andiamo avanti con quello che sappiamo o continuo a chiedere?
# $bot, $what (text)
confirm-proposal = { $bot } vorrebbe realizzare questo: { $what }. Lo facciamo?
refused-approval = Va bene, non parte niente. Cosa cambieresti di “{ $goal }”? O lasciamo perdere?
refused-review = Peccato che non vada ancora bene. Cosa cambieresti di “{ $goal }”?
confirm-kept = Va bene, resta tutto com'è.
confirm-too-late = Ormai non si può più fare: nel frattempo siamo andati avanti.
taken-back = Annullato: è tutto come prima. Che cosa volevi dire?
taken-back-begun = Il lavoro è già cominciato e non si può annullare. Di' “ferma” e si ferma.

## In passing

# $person, $owner (text)
opinion = Ne prendo nota, { $person }. Qui però decide { $owner }.
# $card (text)
not-seen = Prima di prenderlo per un sì: dai un'occhiata a { $card }, per favore.
input-noted = Ricevuto. Ne terremo conto nei prossimi passi.
answer-changed = Ricevuto, questo sostituisce quello che hai detto prima. Le domande restano aperte.
input-holds = Ricevuto. Il lavoro è in pausa: quando vuoi ripartire, scrivi “continuate”.
# $bot, $why (text)
bot-away = { $bot } non è riuscito a rispondere: { $why }. Non è cambiato niente.
# $bots (text), $count (number)
bots-missed = { $count ->
    [one] Non è stato possibile interpellare { $bots }. Andiamo avanti senza la sua domanda.
   *[other] Non è stato possibile interpellare { $bots }. Andiamo avanti senza le loro domande.
}
# $task, $title, $why (text), $attempt (number)
task-retries = { $task }, “{ $title }”, non ha funzionato (tentativo { $attempt }): { $why }. Riproviamo.
# $task, $title, $work, $why (text), $loop, $loops (numbers): $task sends $work back
work-sent-back = { $task }, “{ $title }”, rimanda indietro { $work } ({ $loop }/{ $loops }): { $why }
# $task, $title, $way (text), $ahead, $behind (numbers): votes for the way that is tried, and against it
team-voted = { $task }, “{ $title }”: il team ha votato, { $ahead } a { $behind }. Proviamo così: { $way }.
# $task, $command (text), $why: time, memory, processes or disk
command-stopped = { $why ->
    [time] Un comando di { $task } ci metteva troppo ed è stato fermato: { $command }
    [memory] Un comando di { $task } voleva troppa memoria ed è stato fermato: { $command }
    [processes] Un comando di { $task } avviava troppi processi ed è stato fermato: { $command }
    [disk] Un comando di { $task } scriveva troppo sul disco ed è stato fermato: { $command }
   *[other] Un comando di { $task } è stato fermato: { $command }
}
# $count (number), $programs (text)
plan-missing = { $count ->
    [one] Per questo piano serve un programma che su questa macchina non c'è: { $programs }. Quello che ne dipende qui si può scrivere, ma non provare.
   *[other] Per questo piano servono programmi che su questa macchina non ci sono: { $programs }. Quello che ne dipende qui si può scrivere, ma non provare.
}
# $count (number), $titles (text)
follow-ups-added = { $count ->
    [one] Abbiamo aggiunto una piccola attività: { $titles }.
   *[other] Abbiamo aggiunto { $count } piccole attività: { $titles }.
}
# $task, $why (text)
follow-ups-refused = { $task } ha proposto altro lavoro che non si può fare: { $why }.
# $project, $goal (text)
parked-pause = “{ $goal }” ({ $project }) resta in sospeso. Non si perde niente: riprendi quando vuoi.
parked-timeout = Da un po' non ci sono novità, quindi “{ $goal }” ({ $project }) resta in sospeso. Non si perde niente: quando vuoi andare avanti, basta dirlo.
# $size (number): characters
text-in-file = Era un testo lungo ({ $size } caratteri): lo conserviamo per intero in un file a parte.

offline-team = Il team offline lavora seguendo delle regole, senza un modello, e lo dice.
# $model (text): provider and name
model-team = { $model } pensa per il team. Quanto costa è scritto accanto al piano.
# $model (text): provider and name
price-unknown = Qui non si sa quanto costa { $model }, quindi si contano solo i token. Il prezzo si scrive in [models.prices] di folkmoot.toml.
nothing-yet = Non c'è niente in corso. Dicci cosa ti piacerebbe realizzare.
# $count (number)
still-owed = { $count ->
    [one] Siamo ancora all'opera: c'è un lavoro in corso. `folkmoot worker --until-idle` lo porta avanti.
   *[other] Siamo ancora all'opera: ci sono { $count } lavori in corso. `folkmoot worker --until-idle` li porta avanti.
}
# $cards (text)
also-waiting = In attesa di una tua risposta c'è anche: { $cards }
ask-changes = Con parole tue?

## Phases

# $round, $rounds (numbers), $bots (text)
phase-discovery = Domande, giro { $round }: { $bots }
phase-answering = Mettiamo insieme i pezzi
phase-debate = Ne parliamo
phase-ready = Pronti
phase-synthesis = Scriviamo brief e piano
phase-approval = In attesa del tuo ok
phase-execution = Al lavoro
phase-review = Guardiamo il risultato
phase-idle = Fatto

## How a project ended

# $project, $why (text)
end-success = { $project } è concluso.
end-escalation = { $project } è diventato un progetto da realizzare.
end-cancellation = Lasciamo perdere { $project }. La cronologia resta.
end-timeout = { $project } resta in sospeso.
end-error = { $project } è finito con un errore: { $why }.
work-held = Il lavoro su { $project } è in pausa; i passi già avviati arrivano in fondo.
work-continued = Andiamo avanti con { $project }.
project-resumed = Riprendiamo { $project }.
project-restored = { $project } è di nuovo qui, com'era.
# $cards (text)
no-floor-but = Nessun progetto è in primo piano. In attesa di una tua risposta: { $cards }
floor-taken = Ora in primo piano c'è { $project }.

## What stands around the cards

otherwise = altrimenti
recommended = consigliato
plan-heading = Piano
no-brief = Non c'è ancora un brief.
no-plan = Non c'è ancora un piano.
# $tasks (text): names of tasks
plan-after = dopo { $tasks }
is-paused = in pausa
is-parked = in sospeso
option-submit = Invia
option-skip = Vai avanti senza
option-approve = Approva
option-modify = Cambia qualcosa
option-replan = Rifai il piano
option-cancel = Lascia perdere
option-continue = Continua
option-change = Cambia qualcosa
option-stop = Fermati
option-done = Fatto
option-impossible = Non è possibile
option-start = Comincia a realizzare
option-discuss = Continua a parlarne
option-satisfied = Va bene così
option-changes = Servono modifiche
option-fix = Fare quello che manca
option-restart = Ricomincia da capo
option-yes = Sì
option-no = No
option-new = Una cosa nuova
option-part = Fa parte di questo
option-keep = Continua a chiedere
option-raise = Aumenta il budget
option-none = Nessuna di queste
option-retry = Riprova
option-rules = Avanti per regole
option-drop = Lascia perdere

## What was decided, as papers and the timeline tell it

decided-approved = Approvato
decided-asked = Approvato con la richiesta stessa
decided-modify = Chieste modifiche al brief
decided-replan = Chiesto un nuovo piano
decided-changes = Chieste modifiche al risultato
decided-edited = Brief o piano modificato
decided-debate = Prima se ne parla
decided-debated = Il confronto è finito
decided-discovered = Le domande sono finite
decided-budget = Budget modificato
decided-satisfied = Il risultato va bene così
decided-restart = Si ricomincia da capo
decided-stopped = Lavoro fermato
decided-revise = Lavoro fermato per rivedere il piano
decided-confirmed = Confermato
decided-skipped = Saltato
decided-cancelled = Lasciato perdere
decided-taken-back = Lettura annullata
decided-reopened = Recuperato
decided-more = Altre attività accettate
decided-no-more = Niente altre attività per ora
decided-bare = Risposto: comandi senza sandbox?
decided-rules = Da qui in poi per regole
# $what (text): what an option is called
decided-chose = Scelto: { $what }
decided-approver = Può approvare anche lei o lui
decided-joined = Si è aggiunta un'altra chat
decided-mode = Modalità cambiata

## Why it was decided, or ended, after a colon

because-known = si va avanti con quello che si sa
because-wanted = si chiedono brief e piano
because-budget = il budget è esaurito
because-away = un bot non ha risposto
because-model = il modello non è tornato
because-settings = come da impostazioni
# $title (text): of the task
because-one = un'attività: { $title }

## Errors: what happened, and what to do

error-failed = Qualcosa è andato storto.
# $phase, $what (text)
error-not-now = “{ $what }” non è possibile adesso ({ $phase }). `folkmoot project status` mostra a che punto siamo.
# $approved, $current (text)
error-stale-approval = { $approved } non è più la versione attuale. Guarda { $current } e rispondi a quella.
# $card (text)
error-card-answered = La scheda { $card } ha già una risposta o è stata ritirata. `folkmoot project status` mostra cosa è aperto.
# $person, $owner (text)
error-not-yours = Può farlo solo { $owner }, o una persona indicata da { $owner }; tu sei { $person }.
# $entry (number), $why (text)
error-cannot-take-back = { $why ->
    [another] Questo messaggio non è tuo; solo chi l'ha scritto può dire che cosa voleva dire.
    [old] Sono successe troppe cose dopo la voce { $entry }. Di' semplicemente che cosa vuoi adesso.
    [begun] Per questo messaggio il lavoro è già cominciato. Di' “ferma” e si ferma.
    [same] È già stato letto così.
    [busy] Un momento: si sta rispondendo a un altro messaggio. Riprova dopo.
   *[none] La voce { $entry } non è un tuo messaggio che si possa leggere in un altro modo.
}
error-wrong-use = Così non si può fare: { $why }.
# $room (text)
error-unknown-room = La stanza “{ $room }” non esiste. `folkmoot say --room { $room } TESTO` la apre.
# $project (text)
error-unknown-project = In questa stanza non c'è nessun progetto “{ $project }”. `folkmoot project list` mostra quelli che ci sono.
error-no-floor = Nessun progetto è in primo piano. Dicci cosa ti piacerebbe realizzare, o indicane uno: `folkmoot project list`.
# $card (text)
error-unknown-card = In questa stanza non c'è nessuna scheda “{ $card }”. `folkmoot project status` mostra cosa è aperto.
# $option, $options (text)
error-unknown-option = “{ $option }” qui non è tra le opzioni. Puoi scegliere tra: { $options }.
# $option (text)
error-missing-text = Per “{ $option }” servono parole tue: aggiungi --text "…".
error-no-text = Il messaggio è vuoto. Scrivi qualcosa, per esempio: folkmoot say "Fatemi un CRM"
error-not-text = Non è un testo leggibile (UTF-8). Per i file usa --with.
# $line (text): its number
error-bad-line = La riga { $line } non è un messaggio: ogni riga è un oggetto JSON con "text" e, per una risposta, "state" e "asked".
# $state, $states (text)
error-unknown-state = Lo stato “{ $state }” non esiste: usane uno tra { $states }, o nessuno per un primo messaggio.
# $size, $limit (numbers)
error-too-long = Sono { $size } caratteri, troppi per una risposta. Scrivilo prima come messaggio (`folkmoot say -` lo legge da un file), poi rispondi in breve.
# $name (text)
error-bad-name = “{ $name }” qui non può essere un nome: usa lettere e cifre, all'interno anche . _ -, fino a 100 caratteri.
# $why (text)
error-bad-edits = Le modifiche non si possono usare: { $why }.
# $words (text)
error-not-money = “{ $words }” non è una somma di denaro. Indicala in dollari, per esempio: 10
# $least (text): dollars
error-too-little = Il budget deve superare { MONEY($least) } $: questa somma è già fissata, spesa o promessa.
# $name, $why (text)
error-bad-setting = L'impostazione { $name } non si può usare: { $why }.
# $why (text)
error-broken-plan = Questo piano non si può mettere in pratica: { $why }.
# $job (text)
error-nobody-waits = Nessuno aspetta più { $job }.
# $path, $why (text)
error-store = I dati in { $path } non si possono usare: { $why }.
# $path (text), $found, $known (numbers)
error-newer-database = { $path } viene da una versione più recente di Folkmoot. Aggiorna la tua, o usa un altro FOLKMOOT_HOME.
# $path, $why (text)
error-damaged-database = { $path } è danneggiato ({ $why }). Sostituiscilo con un backup, o spostalo altrove per ricominciare da zero; non è stato modificato niente.
# $path (text)
error-folder-read-only = Non si può scrivere in { $path }. Assegnati i permessi di scrittura, o imposta FOLKMOOT_HOME su un'altra cartella.
error-disk-full = Non c'è più spazio per { $path }. Non resta niente scritto a metà; libera un po' di spazio e riprova.
# $limit (number): megabytes
error-room-full = I file inviati in questa stanza ne occupano tutto lo spazio ({ $limit } MB). Inviane uno più piccolo o apri un'altra stanza.
# $path (text), $pid (text)
error-folder-busy = In { $path } sta già lavorando il processo { $pid }. Puoi usare `folkmoot say` in parallelo, oppure fermarlo prima.
# $path, $line, $why (text)
error-bad-bot = Il file del bot { $path } non si può usare, riga { $line }: { $why }. Gli altri bot funzionano comunque.
# $bot, $bots (text)
error-unknown-bot = Nessun bot si chiama “{ $bot }”. Ci sono: { $bots }.
# $path, $why (text)
error-no-material = Non riesco a leggere { $path }: { $why }. Indica un file o una cartella che esiste.
# $path (text)
error-file-taken = { $path } esiste già. Scegli un altro nome, o prima sposta quel file; non è stato modificato niente.
error-folder-taken = { $path } non è vuota, e un backup non si mescola mai con quello che c'è già. Imposta FOLKMOOT_HOME su una cartella nuova, o prima sposta questa altrove.
# $path, $why (text)
error-no-place = Non si può scrivere { $path }: { $why }. Indica un posto in cui puoi scrivere.
error-bad-backup = Non si può ripristinare { $path }: { $why }. Non è stato modificato niente; prova con un altro backup.
# $path (text)
error-newer-backup = { $path } viene da un Folkmoot più recente. Aggiorna questo, poi ripristina il backup.

model-back = Il modello è tornato. Si continua.
model-garbled = La risposta del modello non era utilizzabile.
rules-taken = Allora per regole. Quello che le regole non sanno fare lo diciamo prima che tu approvi.
# $why (text): late, away, busy, key, refused, money, day, garbled
by-rules = { $why ->
    [late] Il modello ci ha messo troppo, quindi qui si va per regole.
    [away] Il modello non è raggiungibile, quindi qui si va per regole.
    [busy] Il modello ha troppo da fare in questo momento, quindi qui si va per regole.
    [key] Il fornitore del modello ha rifiutato la chiave, quindi qui si va per regole. `folkmoot doctor` dice che cosa impostare.
    [refused] Il modello non ha voluto rispondere, quindi qui si va per regole.
    [money] Il budget è finito, quindi qui si va per regole.
    [day] Il limite di oggi è esaurito, quindi qui si va per regole.
   *[garbled] La risposta del modello non era utilizzabile, quindi qui si va per regole.
}
# $count (number), $wishes (text): what rules cannot do
plan-beyond = Senza un modello il team non sa farlo, e non è nel piano: { $wishes }
