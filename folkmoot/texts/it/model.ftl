### Who thinks for the team, and connecting a model, in Italian.

## Who thinks

model-none = Non è ancora collegato nessun modello di IA. Il team sa fare domande, un piano, e pagine, elenchi e relazioni semplici.
model-none-how = Per collegarne uno: folkmoot model (nella chat: /model)
# $sum, $cost (text): dollars for a million tokens that it reads and writes
model-price = Un milione di token costa { MONEY($sum) } $ in lettura e { MONEY($cost) } $ in scrittura.
model-no-price = Qui il suo prezzo non è noto: si contano solo i token.
model-by-environment = Lo dice FOLKMOOT_MODEL nell'ambiente; viene prima di ciò che si sceglie qui.
model-by-chosen = È stato scelto con `folkmoot model` o nella pagina.
model-by-file = È indicato in folkmoot.toml.
model-by-key = La sua chiave è stata trovata nell'ambiente.
model-key-kept = La sua chiave è nella cartella dei dati, leggibile solo da te, e non viene mai mostrata.
model-found = Trovato qui:
# $variable, $model (text)
model-found-key = { $variable } nell'ambiente: { $model }
# $server, $url, $models (text)
model-found-server = { $server } ({ $url }): { $models }
model-found-none = Nell'ambiente non c'è nessuna chiave, e su questa macchina non risponde nessun server di modelli (Ollama, LM Studio, llama.cpp, vLLM).
# $example (text): a name
model-how = Per usarne uno: folkmoot model use { $example } (se serve la chiave, viene chiesta); un server tuo: folkmoot model use NAME --url URL
# $example (text): a name
model-how-chat = Qui: /model use { $example }, /model test, /model forget. Una chiave è meglio darla in un altro terminale, dove non si vede: folkmoot model use { $example }

## Choosing

# $model (text)
model-used = { $model } è scelto. Pensa dal prossimo messaggio, ovunque in questa cartella dei dati.
# $model, $other (text)
model-used-waits = { $model } è scelto, ma FOLKMOOT_MODEL nell'ambiente dice { $other }, e viene prima. Togli la variabile per usare la tua scelta.
model-forgotten = La scelta e la sua chiave sono dimenticate.
model-nothing-forgotten = Non era scelto niente, quindi non c'è niente da dimenticare.
# $provider (text)
model-key-prompt = Chiave per { $provider } (non viene mostrata):
# $model (text)
model-asking = Una piccola domanda a { $model } …

## What came of a trial

# $model (text), $seconds (number), $cost (text): dollars
model-tried-works = { $model } funziona: ha risposto in { $seconds } s, per { MONEY($cost) } $.
# $model (text), $seconds (number)
model-tried-unpriced = { $model } funziona: ha risposto in { $seconds } s. Quanto costa una chiamata qui non è noto.
# $model (text)
model-tried-key = { $model } non accetta la chiave. Controllala, per favore, e inseriscila di nuovo.
# $model (text)
model-tried-credit = { $model } accetta la chiave, ma sul conto non c'è più credito.
# $model (text)
model-tried-busy = { $model } risponde, ma ha troppo da fare o un problema suo. Riprova tra un minuto.
# $model, $where (text)
model-tried-away = Nessuno risponde per { $model } su { $where }. Il server è acceso, e c'è connessione?
# $model (text)
model-tried-late = { $model } non ha risposto in tempo. Se gira su questa macchina, forse si sta ancora caricando: riprova.
# $model, $where (text)
model-tried-unknown = Su { $where } nessuno conosce { $model }. Controlla il nome, per favore.
# $model (text)
model-tried-unusable = { $model } risponde, ma non in una forma che il team può usare. Forse un altro modello va meglio.
model-tried-offline = Pensano le regole, quindi non c'è nessun modello da provare.
model-provider = il suo fornitore

## Errors: what happened, and what to do

# $model (text)
error-no-such-model = Qui nessuno conosce il modello “{ $model }”. Scrivi fornitore:nome, come openai:gpt-5, o indica l'indirizzo del suo server; `folkmoot model` mostra cosa è stato trovato.
# $model, $places (text)
error-many-servers = Più server di questa macchina hanno “{ $model }”. Di' quale intendi: { $places }.
# $model, $provider (text)
error-needs-key = { $model } ha bisogno di una chiave di { $provider }. In un terminale `folkmoot model use { $model }` la chiede; con --key - viene letta dallo standard input.
# $model, $provider (text)
web-error-needs-key = { $model } ha bisogno di una chiave di { $provider }. Incollala nel campo, per favore.
error-bad-key = Questa non può essere una chiave: una chiave non ha spazi né a capo, solo lettere e segni semplici.
error-key-in-command = Una chiave in un comando può essere letta da altri su questa macchina. Lasciala fuori e ti verrà chiesta, o scrivi --key - e mandala sullo standard input. Se era una chiave vera, meglio farne una nuova.
# $url (text)
error-bad-url = “{ $url }” non è l'indirizzo di un server. Comincia con http:// o https://, come http://localhost:11434/v1.
# $host (text)
error-open-url = Sulla via verso { $host } altri potrebbero leggere la chiave, perché l'indirizzo comincia con http://. Usa https://, o collegalo senza chiave.
error-not-your-model = Solo chi può entrare in tutte le stanze può scegliere chi pensa per il team. Chiedi a chi gestisce questo server.
slash-model = chi pensa per il team; collega un modello: use NAME, test, forget

## The page

page-connect = Collega un modello
page-model-found = Trovato su questa macchina
page-model-looking = Cerco modelli …
page-model-found-none = Ancora niente: qui non risponde nessun server di modelli (Ollama, LM Studio, llama.cpp, vLLM), e nell'ambiente non c'è una chiave.
# $model (text): said to those who do not see which line the button is in
page-model-use = Usa { $model }
page-model-use-it = Usa
page-model-in-use = in uso
page-model-other = Con una chiave, o a un indirizzo
page-model-provider = Fornitore
page-model-own = Un server tuo
page-model-name = Modello
page-model-url = Indirizzo (protocollo di OpenAI)
page-model-key = Chiave
page-model-key-optional = solo se il server ne vuole una
page-model-key-why = Resta sulla macchina di questo server, leggibile solo dal proprietario, e non viene più mostrata.
page-model-connect = Collega
page-model-test = Prova
page-model-testing = Una piccola domanda di prova …
page-model-forget = Dimenticalo
# $read, $written (text): sums
page-model-price = Un milione di token costa { $read } in lettura e { $written } in scrittura.
page-model-not-yours = Può sceglierne un altro chi può entrare in tutte le stanze di questo server.
