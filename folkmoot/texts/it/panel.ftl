### What stands in the project's panel of the page, in Italian: short, warm, exact.

panel-empty = Non c'è ancora niente in corso.
panel-empty-more = Dicci cosa ti piacerebbe realizzare. Il brief, il piano, il lavoro e i file compariranno qui.
panel-loading = Un attimo…
panel-trouble = Non è stato possibile caricarlo. Riproviamo appena cambia qualcosa.
panel-owner = Qui decide la persona a cui appartiene la stanza, o qualcuno che ha indicato.

## Where the project stands

# $round, $rounds (numbers)
panel-stands-discovery = Il team pensa alle sue domande
panel-stands-discovery-you = In attesa delle tue risposte, giro { $round } di { $rounds }
panel-stands-answering = Il team mette insieme i pezzi
panel-stands-answering-you = In attesa della tua scelta
panel-stands-debate = Ne parliamo
panel-stands-debate-you = Ne parliamo; tocca a te rispondere
panel-stands-ready = Sembra che siamo d'accordo
panel-stands-ready-you = Sembra che siamo d'accordo; ora tocca a te
panel-stands-synthesis = Il team scrive brief e piano
panel-stands-synthesis-you = Per andare avanti serve una tua risposta
panel-stands-approval = Da approvare
panel-stands-approval-you = In attesa del tuo ok
panel-stands-execution = Il team è al lavoro
panel-stands-execution-you = Al lavoro; serve una tua risposta
panel-stands-review = Il team guarda il risultato
panel-stands-review-you = In attesa del tuo parere
panel-stands-idle = Appena cominciato
panel-stands-idle-you = Serve una tua risposta
panel-stands-paused = In pausa; i passi già avviati arrivano in fondo
panel-stands-parked = In sospeso; resta tutto salvato

panel-outcome-success = Concluso
panel-outcome-escalation = Diventato un progetto da realizzare
panel-outcome-cancellation = Lasciato perdere; la cronologia resta
panel-outcome-timeout = In sospeso dopo un lungo silenzio
panel-outcome-error = Finito con un errore
panel-summary = Leggi il riepilogo
panel-resume = Riprendi

panel-steps = I passi di questo progetto
panel-step-questions = Domande
panel-step-debate = Confronto
panel-step-brief = Brief e piano
panel-step-approval = Il tuo ok
panel-step-work = Lavoro
panel-step-review = Risultato
panel-step-options = Opzioni
panel-step-answer = Risposta
panel-step-done = fatto

## The work

panel-work = Il lavoro
# $done, $total (numbers): tasks
panel-done = { $total ->
    [one] Attività concluse: { $done } su { $total }
   *[other] Attività concluse: { $done } su { $total }
}
# $time (text): the time of day
panel-until = fino alle { $time } circa
panel-pause = Pausa
panel-continue = Continua
panel-stop = Fermati
panel-stop-sure = Fermare qui il lavoro e guardare quello che c'è?
panel-stop-yes = Ferma il lavoro
panel-revise = Rivedi
panel-revise-sure = Fermare tutto e tornare a parlare di brief e piano? Quello che è fatto resta.
panel-revise-yes = Ferma e rivedi
panel-keep-on = Vai avanti

## The tabs

panel-tabs = I documenti di questo progetto
panel-tab-brief = Brief
panel-tab-plan = Piano
panel-tab-files = File
panel-tab-timeline = Cronologia
panel-tab-threads = Conversazioni
panel-tab-cost = Costi

## The brief

panel-brief-none = Il brief comparirà qui appena il team ne saprà abbastanza: cosa è deciso, cosa è ipotesi, cosa è aperto.
panel-brief-talk = Per consigli, ricerche e idee non serve un brief. Scrivi “realizzatelo” e ne nascerà uno qui.
panel-brief-task = Per una sola attività non serve un brief: si fa quello che hai chiesto.
panel-line-assumed = ipotesi
panel-line-open = da chiarire
# $count (number): lines
panel-count-stated = { $count ->
    [one] un'indicazione
   *[other] { $count } indicazioni
}
panel-count-assumed = { $count ->
    [one] un'ipotesi
   *[other] { $count } ipotesi
}
panel-count-open = { $count ->
    [one] un punto da chiarire
   *[other] { $count } punti da chiarire
}
panel-edit = Modifica
panel-edit-brief = Modifica il brief
panel-edit-plan = Modifica il piano
panel-edit-brief-note = Se cambi il brief, rifacciamo il piano prima di far partire qualsiasi cosa.
panel-edit-title = Titolo
panel-edit-goal = Obiettivo
# $section (text): its name, $number (number): of the line
panel-edit-line = { $section }, riga { $number }
panel-remove-line = Elimina la riga { $number } di “{ $section }”
panel-add-line = Aggiungi una riga
# $number (number)
panel-edit-check = Come si dimostra il punto { $number }
panel-check-how = runs: comando · shows file: parole · has file: elemento · file: nome · look · you
panel-save-plan-again = Salva e rifai il piano
panel-discard = Annulla le modifiche

## The plan

panel-plan-none = Il piano comparirà qui quando il brief sarà scritto: chi fa cosa, e in che ordine.
panel-plan-later = Il piano arriva dopo il tuo sì al brief.
# $programs (text), $count (number): programs that are not on this machine
panel-missing = { $count ->
    [one] Su questa macchina manca un programma che serve al piano: { $programs }. Quello che ne dipende si può scrivere, ma non provare.
   *[other] Su questa macchina mancano programmi che servono al piano: { $programs }. Quello che ne dipende si può scrivere, ma non provare.
}
panel-graph = Il piano in figura: chi aspetta chi
panel-tasks = Attività
panel-task-waiting = in attesa
panel-task-ready = pronta
panel-task-running = in corso
panel-task-resting = tra poco si riprova
panel-task-held = in pausa
panel-task-done = conclusa
panel-task-failed = non riuscita
panel-task-skipped = saltata

panel-task-by = Bot
panel-task-after = Dopo
panel-task-due = Scadenza
panel-task-attempt = Tentativo
panel-task-time = Tempo
panel-task-sure = Affidabilità
panel-task-needs = Requisiti
panel-task-bounds = Limiti
panel-task-result = Risultato
panel-task-evidence = Cosa dimostra che è fatto
panel-task-uses = Strumenti
# $count (number): uses of tools
panel-uses = { $count ->
    [one] un utilizzo
   *[other] { $count } utilizzi
}
panel-evidence-file = File
panel-evidence-exit = Comando
panel-evidence-check = Verifica di un altro bot
panel-evidence-sources = Testo con fonti
panel-evidence-person = Il tuo ok
panel-proof-promised = in arrivo
# $kind (text): file, exit, check, sources or person
panel-proof-found = { $kind ->
    [exit] riuscito
    [check] superata
    [person] dato
   *[other] trovato
}
panel-proof-missing = { $kind ->
    [exit] non riuscito
    [check] non superata
    [person] non dato
   *[other] non trovato
}
panel-proof-output = Output

# $task (text): the name of a task, such as t3
panel-task-title = Titolo di { $task }
panel-task-bot = Bot per { $task }
panel-task-about = Di cosa si occupa { $task }
panel-task-file = File scritto da { $task }
panel-task-file-note = Il file da scrivere; se lo lasci vuoto, sei tu a dire quando è fatto
panel-task-first = non aspetta niente
panel-remove-task = Elimina { $task }
panel-add-task = Aggiungi un'attività

## Files

panel-files-made = Realizzati
panel-files-papers = Sul progetto
panel-files-all = Tutti i file
panel-zip = Scarica tutto (zip)
panel-download = Scarica
panel-look = Anteprima
panel-source = Sorgente
panel-file-cut = Questo file è lungo: se ne vede solo l'inizio. Scaricalo per vederlo tutto.
panel-file-binary = Questo file qui non si può mostrare, ma si può scaricare.
# $file (text)
panel-frame = Anteprima di { $file }
panel-frame-note = La pagina gira in un riquadro a parte e non può raggiungere questa stanza.
panel-full = Apri a tutta pagina

## Timeline

panel-timeline-none = Non è ancora successo niente.
# $round (number)
panel-phase-discovery = Domande, giro { $round }
panel-phase-answering = Mettiamo insieme i pezzi
panel-phase-debate = Ne parliamo
panel-phase-ready = Accordo
panel-phase-synthesis = Brief e piano
panel-phase-approval = Approvazione
panel-phase-execution = Lavoro
panel-phase-review = Guardiamo il risultato
panel-phase-idle = Fine
# $count (number): which attempt this is
panel-iteration = versione { $count }

## Threads

# $count (number)
panel-messages = { $count ->
    [one] un messaggio
   *[other] { $count } messaggi
}
# $type (text): request, response, report or discussion
panel-said = { $type ->
    [request] chiede
    [response] risponde
    [report] riferisce
    [discussion] discute
   *[other] dice
}

## Cost

# $spent, $budget (text): dollars
panel-cost-of = spesi su { $budget }
panel-cost-bar = Spesi { $spent } su { $budget }
panel-cost-rules = Non è impostato nessun modello: il team segue delle regole, e non costa niente.
panel-cost-tokens = Token usati
panel-cost-expected = Costo previsto
panel-cost-time = Tempo previsto
# $minutes (number)
panel-minutes = { $minutes ->
    [0] meno di un minuto
    [one] circa un minuto
   *[other] circa { $minutes } minuti
}
panel-budget-change = Cambia il budget (dollari)
panel-budget-set = Imposta il budget

## The approval

panel-approval = Brief e piano
panel-approval-waits = Il team scrive la prossima versione; tra un attimo la vedi qui.
# $card (text): the id of the new version
panel-approval-newer = Questa è una versione più recente ({ $card }). Ha preso il posto di quella che stavi leggendo.
# $count (number)
panel-approval-tasks = { $count ->
    [one] una sola attività
   *[other] { $count } attività
}
# $cost (text): dollars
panel-approval-cost = costo previsto { $cost }
# $budget (text): dollars
panel-approval-budget = budget { $budget }
panel-approve-changed = Approva con le tue modifiche
panel-modify-ask = Cosa deve essere diverso?
panel-send = Invia
panel-back = Indietro
panel-close = Chiudi
