### What the terminal itself says, in Italian: labels, hints, the help of its commands.

for-example = per esempio
no-files = Non ci sono ancora file.
no-threads = I bot non si sono ancora parlati fuori dalla stanza.

## How a project ended, in a word

outcome-success = concluso
outcome-escalation = diventato un progetto da realizzare
outcome-cancellation = lasciato perdere
outcome-timeout = in sospeso
outcome-error = finito con un errore

## The chat

chat-first = Dicci cosa ti piacerebbe realizzare, per esempio: Fatemi un sito per la mia panetteria
chat-left = Resta tutto salvato. Torna quando vuoi con: folkmoot
chat-hint = Enter invia, Alt+Enter va a capo, /help mostra i comandi.
chat-hint-card = Scegli con ↑ ↓ ed Enter o con un numero; oppure dillo con parole tue.
chat-hint-questions = Rispondi a tutto in un solo testo, oppure usa ↑ ↓ ed Enter.
chat-hint-back = Enter invia, Esc torna indietro.
chat-changed = È arrivato qualcosa di nuovo mentre scrivevi. Guarda di nuovo, per favore.
chat-again = Ancora Ctrl-C per uscire; resta tutto salvato.
chat-keys = ↑ ↓ scegli · Tab completa · Alt+Enter vai a capo · Ctrl-C interrompi o metti in pausa il lavoro, due volte per uscire · Ctrl-D esci
# $bots (text), $count (number)
chat-thinking = { $count ->
    [one] { $bots } sta pensando
   *[other] { $bots } stanno pensando
}
# $running, $done, $left (numbers): tasks
chat-progress = { $running } in corso, { $done ->
        [one] { $done } conclusa
       *[other] { $done } concluse
    }, { $left } da fare
# $time (text): the time of day
chat-until = fino alle { $time } circa
option-one-by-one = Rispondi a una domanda alla volta
option-leave-out = Salta questa domanda

## Slash commands

slash-help = questo elenco
slash-status = a che punto siamo
slash-projects = tutti i progetti di questa stanza
slash-brief = cosa abbiamo deciso, e da dove viene ogni riga
slash-plan = le attività e a che punto sono
slash-files = cosa c'è nella cartella del progetto
slash-threads = cosa si dicono i bot tra loro
slash-history = le fasi finora, e quanto è durata ognuna
slash-bots = chi c'è in questa stanza
slash-new = chiedi qualcosa di nuovo, qualunque cosa sia in corso
slash-input = qualcosa di cui tenere conto nei prossimi passi
slash-meant = capito male: di' che cos'era il tuo ultimo messaggio
slash-with = allega un file o una cartella al prossimo messaggio; in sola lettura
slash-discuss = parlarne con il team prima di costruire qualcosa
slash-implement = passare a brief e piano, con quello che è stato detto
slash-pause = metti in pausa il lavoro, o in sospeso il progetto
slash-continue = vai avanti
slash-stop = ferma il lavoro e guarda quello che c'è
slash-resume = riprendi un progetto in sospeso
slash-retry = riprova quello che non ha funzionato
slash-revise = ferma tutto e torna a parlare del piano
slash-switch = metti in primo piano un altro progetto: ascolterà quello che dici
slash-cancel = lascia perdere il progetto; la cronologia resta
slash-reopen = recuperare ciò che è stato lasciato o chiuso
slash-reset = lascia perdere il progetto e non metterne altri in primo piano; prima chiede conferma
slash-lang = cambia lingua: en, es, pt, fr, de, it, nl o ru
slash-mode = gioca con altre regole: normal, complex, simple, conversational
slash-join = passa alla stanza di un codice; senza codice, mostra quello di questa stanza
slash-quit = esci; resta tutto salvato
# $path (text)
with-next = { $path } partirà con il tuo prossimo messaggio.
lang-now = D'ora in poi parliamo italiano.
# $mode, $modes (text): names as they are typed
mode-now = La modalità è { $mode }. Ci sono: { $modes }.
# $code (text)
room-code = { $code } (un solo uso, un'ora). Dall'altra parte: folkmoot room join { $code }
# $room (text)
room-joined = Ora sei nella stanza “{ $room }”.
# $person, $channel (text)
channel-joined = { $person } si unisce a noi via { $channel }.
# $person, $owner (text)
approver-named = Lo dice { $owner }: qui anche { $person } può approvare, fermare il lavoro e spendere.
# $owner, $people (text): names
room-owner = Questa stanza è di { $owner }, che affida le approvazioni anche a: { $people }.
room-owner-alone = Questa stanza è di { $owner }: nessun altro può approvare, fermare il lavoro o spendere.
room-without-owner = Questa stanza non è ancora di nessuno: sarà della prima persona che parla.

no-tokens = Non c'è ancora nessun token. `folkmoot token new` ne crea uno.
# $token, $person (text): its id, whose it is
token-new = { $person } entra con questo token ({ $token }), che si vede solo adesso: apri la pagina e incollalo lì, oppure invialo come `Authorization: Bearer TOKEN`.
# $token, $person (text): its id, whose it is
token-revoked = Il token { $token } di { $person } non apre più nulla.
token-every-room = tutte le stanze
# $at (text): day and time, for all of these
token-made = creato il { $at }
token-used = usato l'ultima volta il { $at }
token-unused = mai usato
token-ended = revocato il { $at }

# $code (text)
error-bad-code = Il codice “{ $code }” non porta da nessuna parte: è già stato usato, ha più di un'ora o è scritto male. Chiedine uno nuovo: `folkmoot room code`.
# $thread (text)
error-unknown-thread = In questa stanza non c'è nessuna conversazione “{ $thread }”. `folkmoot threads list` mostra quelle che ci sono.
# $token (text)
error-unknown-token = Non c'è nessun token “{ $token }”. `folkmoot token list` mostra quelli che ci sono.
