### What the server says to browsers and programs, in Italian.

# $address (text)
web-open = Folkmoot è aperto su { $address } (Ctrl-C lo chiude; resta tutto salvato).

## Errors: what happened, and what to do

# $host (text)
error-foreign-host = Questo server non si chiama “{ $host }”. Usa l'indirizzo mostrato all'avvio, o aggiungi il nome a [web] hosts in folkmoot.toml.
error-foreign-origin = La richiesta veniva dalla pagina di un altro sito, quindi non è stato fatto niente. Apri direttamente la stanza e riprova.
error-token-needed = Prima accedi, per favore: `folkmoot token new` crea un token.
# $room (text)
error-not-your-room = Il tuo token non apre la stanza “{ $room }”. Chiedi un codice o un altro token alla persona a cui appartiene.
# $limit (number): bytes
error-too-large = Sono più di { $limit } byte in una volta. Invia meno, oppure allegalo come file.
# $seconds (number)
error-too-often = Era troppo in una volta. Aspetta un attimo ({ $seconds } s) e riprova.
error-not-json = Qui serve JSON (Content-Type: application/json).
# $why (text)
error-bad-request = Questa richiesta non si può leggere: { $why }.
# $what (text)
error-nothing-here = Qui non c'è niente che si chiami “{ $what }”.
# $address, $why (text)
error-address-taken = Non si può aprire niente su { $address } ({ $why }). Scegli un'altra porta: folkmoot serve --port 8500
# $host (text)
error-no-tokens = Su { $host } potrebbero entrare anche altri, quindi prima serve un token: `folkmoot token new` ne crea uno.

## The same errors as in the terminal, with what helps on a page

# $phase, $what (text)
web-error-not-now = Adesso non è possibile: nel frattempo siamo andati avanti. Guarda a che punto è il progetto.
# $approved, $current (text)
web-error-stale-approval = Il piano è cambiato mentre leggevi. Guarda quello nuovo ({ $current }) e rispondi a quello.
# $card (text)
web-error-card-answered = C'è già una risposta, o la domanda è stata ritirata.
# $option (text)
web-error-missing-text = Aggiungi qualche parola, così capiamo cosa intendi.
web-error-no-text = Il messaggio è ancora vuoto.
# $size, $limit (numbers)
web-error-too-long = Sono { $size } caratteri, troppi per una risposta. Scrivilo prima come messaggio, poi rispondi in breve.
# $room (text)
web-error-unknown-room = La stanza “{ $room }” non c'è ancora; si apre appena qualcuno ci scrive.
# $project (text)
web-error-unknown-project = In questa stanza non c'è nessun progetto “{ $project }”.
web-error-no-floor = Nessun progetto è in primo piano. Dicci cosa ti piacerebbe realizzare.
# $card (text)
web-error-unknown-card = In questa stanza non c'è nessuna domanda “{ $card }”.
# $code (text)
web-error-bad-code = Il codice “{ $code }” non porta da nessuna parte: è già stato usato, ha più di un'ora o è scritto male. Chiedine uno nuovo.
# $thread (text)
web-error-unknown-thread = In questa stanza non c'è nessuna conversazione “{ $thread }”.
