### Who thinks for the team, and connecting a model, in German.

## Who thinks

model-none = Noch ist kein KI-Modell verbunden. Das Team kann fragen, planen und einfache Seiten, Listen und Berichte machen.
model-none-how = So verbindest du eins: folkmoot model (im Chat: /model)
# $sum, $cost (text): dollars for a million tokens that it reads and writes
model-price = Eine Million Tokens kosten { MONEY($sum) } $ beim Lesen und { MONEY($cost) } $ beim Schreiben.
model-no-price = Sein Preis ist hier nicht bekannt: Es werden nur Tokens gezählt.
model-by-environment = So sagt es FOLKMOOT_MODEL in der Umgebung; das geht vor dem, was hier gewählt wird.
model-by-chosen = Es wurde mit `folkmoot model` oder auf der Seite gewählt.
model-by-file = Es steht in folkmoot.toml.
model-by-key = Sein Schlüssel wurde in der Umgebung gefunden.
model-key-kept = Sein Schlüssel liegt im Datenordner, nur für dich lesbar, und wird nie gezeigt.
model-found = Hier gefunden:
# $variable, $model (text)
model-found-key = { $variable } in der Umgebung: { $model }
# $server, $url, $models (text)
model-found-server = { $server } ({ $url }): { $models }
model-found-none = In der Umgebung ist kein Schlüssel, und auf diesem Rechner antwortet kein Server für Modelle (Ollama, LM Studio, llama.cpp, vLLM).
# $example (text): a name
model-how = So nimmst du eins: folkmoot model use { $example } (fehlt der Schlüssel, wird danach gefragt); ein eigener Server: folkmoot model use NAME --url URL
# $example (text): a name
model-how-chat = Hier: /model use { $example }, /model test, /model forget. Einen Schlüssel gibst du am besten in einem anderen Terminal an, wo er nicht zu sehen ist: folkmoot model use { $example }

## Choosing

# $model (text)
model-used = { $model } ist gewählt. Es denkt ab der nächsten Nachricht, überall in diesem Datenordner.
# $model, $other (text)
model-used-waits = { $model } ist gewählt, aber FOLKMOOT_MODEL in der Umgebung sagt { $other }, und das geht vor. Nimm die Variable weg, dann gilt deine Wahl.
model-forgotten = Die Wahl und ihr Schlüssel sind vergessen.
model-nothing-forgotten = Es war nichts gewählt, also gibt es nichts zu vergessen.
# $provider (text)
model-key-prompt = Schlüssel für { $provider } (er wird nicht angezeigt):
# $model (text)
model-asking = { $model } wird eine kleine Frage gestellt …

## What came of a trial

# $model (text), $seconds (number), $cost (text): dollars
model-tried-works = { $model } funktioniert: Es hat in { $seconds } s geantwortet, für { MONEY($cost) } $.
# $model (text), $seconds (number)
model-tried-unpriced = { $model } funktioniert: Es hat in { $seconds } s geantwortet. Was ein Aufruf kostet, ist hier nicht bekannt.
# $model (text)
model-tried-key = { $model } nimmt den Schlüssel nicht an. Prüf ihn bitte und gib ihn noch einmal an.
# $model (text)
model-tried-credit = { $model } nimmt den Schlüssel an, aber auf dem Konto ist kein Guthaben mehr.
# $model (text)
model-tried-busy = { $model } antwortet, hat aber zu viel zu tun oder selbst eine Störung. Versuch es bitte in einer Minute noch einmal.
# $model, $where (text)
model-tried-away = Für { $model } antwortet unter { $where } niemand. Läuft der Server, und steht die Verbindung?
# $model (text)
model-tried-late = { $model } hat nicht rechtzeitig geantwortet. Läuft es auf diesem Rechner, lädt es vielleicht noch: Versuch es noch einmal.
# $model, $where (text)
model-tried-unknown = Unter { $where } kennt niemand { $model }. Prüf bitte den Namen.
# $model (text)
model-tried-unusable = { $model } antwortet, aber nicht so, dass das Team damit arbeiten kann. Ein anderes Modell kann es vielleicht besser.
model-tried-offline = Regeln denken, es gibt also kein Modell zu testen.
model-provider = seinem Anbieter

## Errors: what happened, and what to do

# $model (text)
error-no-such-model = Das Modell „{ $model }“ kennt hier niemand. Schreib Anbieter:Name, etwa openai:gpt-5, oder nenn die Adresse seines Servers; `folkmoot model` zeigt, was gefunden wurde.
# $model, $places (text)
error-many-servers = Mehrere Server auf diesem Rechner haben „{ $model }“. Sag, welchen du meinst: { $places }.
# $model, $provider (text)
error-needs-key = { $model } braucht einen Schlüssel von { $provider }. Im Terminal fragt `folkmoot model use { $model }` danach; mit --key - wird er von der Standardeingabe gelesen.
# $model, $provider (text)
web-error-needs-key = { $model } braucht einen Schlüssel von { $provider }. Füg ihn bitte in das Feld ein.
error-bad-key = Das kann kein Schlüssel sein: Ein Schlüssel hat keine Leerzeichen, keine Zeilenumbrüche und nur einfache Zeichen.
error-key-in-command = Einen Schlüssel in einem Befehl können andere auf diesem Rechner lesen. Lass ihn weg, dann wird danach gefragt, oder schreib --key - und schick ihn über die Standardeingabe. War es ein echter Schlüssel, mach lieber einen neuen.
# $url (text)
error-bad-url = „{ $url }“ ist keine Adresse eines Servers. Sie beginnt mit http:// oder https://, etwa http://localhost:11434/v1.
# $host (text)
error-open-url = Auf dem Weg zu { $host } könnten andere den Schlüssel mitlesen, weil die Adresse mit http:// beginnt. Nimm https://, oder verbinde es ohne Schlüssel.
error-not-your-model = Wer für das Team denkt, kann nur wählen, wer in alle Räume darf. Frag den, dem dieser Server gehört.
slash-model = wer für das Team denkt; ein Modell verbinden: use NAME, test, forget

## The page

page-connect = Ein Modell verbinden
page-model-found = Auf diesem Rechner gefunden
page-model-looking = Modelle werden gesucht …
page-model-found-none = Noch nichts: Hier antwortet kein Server für Modelle (Ollama, LM Studio, llama.cpp, vLLM), und in der Umgebung ist kein Schlüssel.
# $model (text): said to those who do not see which line the button is in
page-model-use = { $model } nehmen
page-model-use-it = Nehmen
page-model-in-use = in Gebrauch
page-model-other = Mit Schlüssel oder unter einer Adresse
page-model-provider = Anbieter
page-model-own = Ein eigener Server
page-model-name = Modell
page-model-url = Adresse (OpenAI-Protokoll)
page-model-key = Schlüssel
page-model-key-optional = nur wenn der Server einen will
page-model-key-why = Er bleibt auf dem Rechner dieses Servers, nur für dessen Besitzer lesbar, und wird nie wieder gezeigt.
page-model-connect = Verbinden
page-model-test = Testen
page-model-testing = Es bekommt eine kleine Frage gestellt …
page-model-forget = Vergessen
# $read, $written (text): sums
page-model-price = Eine Million Tokens kosten { $read } beim Lesen und { $written } beim Schreiben.
page-model-not-yours = Ein anderes kann wählen, wer in alle Räume dieses Servers darf.
