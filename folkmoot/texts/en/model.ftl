### Who thinks for the team, and connecting a model, in English.

## Who thinks

model-none = No AI model is connected yet. The team can ask, plan, and make simple pages, lists and reports.
model-none-how = To connect one: folkmoot model (in the chat: /model)
# $sum, $cost (text): dollars for a million tokens that it reads and writes
model-price = A million tokens cost ${ MONEY($sum) } to read and ${ MONEY($cost) } to write.
model-no-price = Its price is not known here: only tokens are counted.
model-by-environment = FOLKMOOT_MODEL in the environment says so; it goes before what is chosen here.
model-by-chosen = It was chosen with `folkmoot model`, or on the page.
model-by-file = It is set in folkmoot.toml.
model-by-key = Its key was found in the environment.
model-key-kept = Its key is kept in the data folder, readable only by you, and never shown.
model-found = Found here:
# $variable, $model (text)
model-found-key = { $variable } in the environment: { $model }
# $server, $url, $models (text)
model-found-server = { $server } ({ $url }): { $models }
model-found-none = No key was found in the environment, and no server of models (Ollama, LM Studio, llama.cpp, vLLM) answers on this machine.
# $example (text): a name
model-how = To use one: folkmoot model use { $example } (a key is asked for if it is needed); a server of your own: folkmoot model use NAME --url URL
# $example (text): a name
model-how-chat = Here: /model use { $example }, /model test, /model forget. A key is best given in another terminal, where it is not shown: folkmoot model use { $example }

## Choosing

# $model (text)
model-used = { $model } is chosen. It thinks from the next message on, everywhere in this data folder.
# $model, $other (text)
model-used-waits = { $model } is chosen, but FOLKMOOT_MODEL in the environment says { $other }, and that goes first. Unset it to use your choice.
model-forgotten = The choice and its key are forgotten.
model-nothing-forgotten = Nothing was chosen, so there is nothing to forget.
# $provider (text)
model-key-prompt = Key for { $provider } (it is not shown):
# $model (text)
model-asking = Asking { $model } one small question …

## What came of a trial

# $model (text), $seconds (number), $cost (text): dollars
model-tried-works = { $model } works: it answered in { $seconds } s, for ${ MONEY($cost) }.
# $model (text), $seconds (number)
model-tried-unpriced = { $model } works: it answered in { $seconds } s. What a call costs is not known here.
# $model (text)
model-tried-key = { $model } does not accept the key. Please check it, and give it again.
# $model (text)
model-tried-credit = { $model } accepts the key, but its account has no credit left.
# $model (text)
model-tried-busy = { $model } answers, but has too much to do or trouble of its own. Please try again in a minute.
# $model, $where (text)
model-tried-away = Nobody answers for { $model } at { $where }. Is the server running, and is there a connection?
# $model (text)
model-tried-late = { $model } did not answer in time. If it runs on this machine, it may still be loading: try again.
# $model, $where (text)
model-tried-unknown = At { $where } nobody knows { $model }. Please check its name.
# $model (text)
model-tried-unusable = { $model } answers, but not in a form that the team can use. Another model may do better.
model-tried-offline = Rules think, so there is no model to test.
model-provider = its provider

## Errors: what happened, and what to do

# $model (text)
error-no-such-model = Nobody here knows the model “{ $model }”. Write provider:name, as in openai:gpt-5, or give the address of its server; `folkmoot model` lists what was found.
# $model, $places (text)
error-many-servers = Several servers of this machine have “{ $model }”. Say which one you mean: { $places }.
# $model, $provider (text)
error-needs-key = { $model } needs a key of { $provider }. In a terminal `folkmoot model use { $model }` asks for it; with --key - it is read from standard input.
# $model, $provider (text)
web-error-needs-key = { $model } needs a key of { $provider }. Please paste it into the field.
error-bad-key = That cannot be a key: a key has no spaces, no line breaks and only plain letters and signs.
error-key-in-command = A key in a command can be read by others on this machine. Leave it out to be asked for it, or write --key - and send it on standard input. If it was a real key, better make a new one.
# $url (text)
error-bad-url = “{ $url }” is no address of a server. It begins with http:// or https://, as in http://localhost:11434/v1.
# $host (text)
error-open-url = On the way to { $host } others could read the key, as the address begins with http://. Use https://, or connect it without a key.
error-not-your-model = Only whoever may enter every room can choose who thinks for the team. Ask the owner of this server.
slash-model = who thinks for the team; connect a model: use NAME, test, forget

## The page

page-connect = Connect a model
page-model-found = Found on this machine
page-model-looking = Looking for models …
page-model-found-none = Nothing yet: no server of models (Ollama, LM Studio, llama.cpp, vLLM) answers here, and the environment has no key.
# $model (text): said to those who do not see which line the button is in
page-model-use = Use { $model }
page-model-use-it = Use
page-model-in-use = in use
page-model-other = With a key, or at an address
page-model-provider = Provider
page-model-own = A server of your own
page-model-name = Model
page-model-url = Address (OpenAI's protocol)
page-model-key = Key
page-model-key-optional = only if the server wants one
page-model-key-why = It is kept on the machine of this server, readable only by its owner, and never shown again.
page-model-connect = Connect
page-model-test = Test
page-model-testing = Asking it one small question …
page-model-forget = Forget it
# $read, $written (text): sums
page-model-price = A million tokens cost { $read } to read and { $written } to write.
page-model-not-yours = Whoever may enter every room of this server can choose another.
