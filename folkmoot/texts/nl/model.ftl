### Who thinks for the team, and connecting a model, in Dutch.

## Who thinks

model-none = Er is nog geen AI-model verbonden. Het team kan vragen stellen, plannen, en eenvoudige pagina's, lijsten en verslagen maken.
model-none-how = Zo verbind je er een: folkmoot model (in de chat: /model)
# $sum, $cost (text): dollars for a million tokens that it reads and writes
model-price = Een miljoen tokens kost ${ MONEY($sum) } om te lezen en ${ MONEY($cost) } om te schrijven.
model-no-price = De prijs is hier niet bekend: alleen tokens worden geteld.
model-by-environment = Dat zegt FOLKMOOT_MODEL in de omgeving; die gaat vóór wat hier gekozen wordt.
model-by-chosen = Het is gekozen met `folkmoot model` of op de pagina.
model-by-file = Het staat in folkmoot.toml.
model-by-key = De sleutel ervan is in de omgeving gevonden.
model-key-kept = De sleutel staat in de datamap, alleen voor jou leesbaar, en wordt nooit getoond.
model-found = Hier gevonden:
# $variable, $model (text)
model-found-key = { $variable } in de omgeving: { $model }
# $server, $url, $models (text)
model-found-server = { $server } ({ $url }): { $models }
model-found-none = Er staat geen sleutel in de omgeving, en op deze machine antwoordt geen server voor modellen (Ollama, LM Studio, llama.cpp, vLLM).
# $example (text): a name
model-how = Zo gebruik je er een: folkmoot model use { $example } (is er een sleutel nodig, dan wordt erom gevraagd); een eigen server: folkmoot model use NAME --url URL
# $example (text): a name
model-how-chat = Hier: /model use { $example }, /model test, /model forget. Een sleutel geef je het best in een andere terminal, waar hij niet te zien is: folkmoot model use { $example }

## Choosing

# $model (text)
model-used = { $model } is gekozen. Het denkt vanaf het volgende bericht, overal in deze datamap.
# $model, $other (text)
model-used-waits = { $model } is gekozen, maar FOLKMOOT_MODEL in de omgeving zegt { $other }, en dat gaat voor. Haal de variabele weg om je keuze te gebruiken.
model-forgotten = De keuze en de sleutel ervan zijn vergeten.
model-nothing-forgotten = Er was niets gekozen, dus er valt niets te vergeten.
# $provider (text)
model-key-prompt = Sleutel voor { $provider } (wordt niet getoond):
# $model (text)
model-asking = { $model } krijgt één kleine vraag …

## What came of a trial

# $model (text), $seconds (number), $cost (text): dollars
model-tried-works = { $model } werkt: het antwoordde in { $seconds } s, voor ${ MONEY($cost) }.
# $model (text), $seconds (number)
model-tried-unpriced = { $model } werkt: het antwoordde in { $seconds } s. Wat een vraag kost, is hier niet bekend.
# $model (text)
model-tried-key = { $model } accepteert de sleutel niet. Kijk hem na en geef hem opnieuw.
# $model (text)
model-tried-credit = { $model } accepteert de sleutel, maar het tegoed van de account is op.
# $model (text)
model-tried-busy = { $model } antwoordt, maar heeft het te druk of zelf een storing. Probeer het over een minuut nog eens.
# $model, $where (text)
model-tried-away = Niemand antwoordt voor { $model } op { $where }. Draait de server, en is er verbinding?
# $model (text)
model-tried-late = { $model } antwoordde niet op tijd. Draait het op deze machine, dan laadt het misschien nog: probeer het nog eens.
# $model, $where (text)
model-tried-unknown = Op { $where } kent niemand { $model }. Kijk de naam na.
# $model (text)
model-tried-unusable = { $model } antwoordt, maar niet in een vorm waar het team iets mee kan. Een ander model kan het misschien beter.
model-tried-offline = Er denken regels, dus er is geen model om te testen.
model-provider = de aanbieder

## Errors: what happened, and what to do

# $model (text)
error-no-such-model = Niemand kent hier het model “{ $model }”. Schrijf aanbieder:naam, zoals openai:gpt-5, of geef het adres van de server; `folkmoot model` toont wat er gevonden is.
# $model, $places (text)
error-many-servers = Meerdere servers op deze machine hebben “{ $model }”. Zeg welke je bedoelt: { $places }.
# $model, $provider (text)
error-needs-key = { $model } heeft een sleutel van { $provider } nodig. In een terminal vraagt `folkmoot model use { $model }` erom; met --key - wordt hij van de standaardinvoer gelezen.
# $model, $provider (text)
web-error-needs-key = { $model } heeft een sleutel van { $provider } nodig. Plak hem in het veld.
error-bad-key = Dat kan geen sleutel zijn: een sleutel heeft geen spaties of regeleinden, alleen gewone letters en tekens.
error-key-in-command = Een sleutel in een opdracht kan door anderen op deze machine gelezen worden. Laat hem weg, dan wordt erom gevraagd, of schrijf --key - en stuur hem via de standaardinvoer. Was het een echte sleutel, maak dan liever een nieuwe.
# $url (text)
error-bad-url = “{ $url }” is geen adres van een server. Het begint met http:// of https://, zoals http://localhost:11434/v1.
# $host (text)
error-open-url = Onderweg naar { $host } kunnen anderen de sleutel lezen, want het adres begint met http://. Neem https://, of verbind zonder sleutel.
error-not-your-model = Alleen wie in alle kamers mag, kan kiezen wie er voor het team denkt. Vraag het aan de eigenaar van deze server.
slash-model = wie er voor het team denkt; een model verbinden: use NAME, test, forget

## The page

page-connect = Een model verbinden
page-model-found = Op deze machine gevonden
page-model-looking = Modellen zoeken …
page-model-found-none = Nog niets: hier antwoordt geen server voor modellen (Ollama, LM Studio, llama.cpp, vLLM), en de omgeving heeft geen sleutel.
# $model (text): said to those who do not see which line the button is in
page-model-use = { $model } gebruiken
page-model-use-it = Gebruiken
page-model-in-use = in gebruik
page-model-other = Met een sleutel, of op een adres
page-model-provider = Aanbieder
page-model-own = Een eigen server
page-model-name = Model
page-model-url = Adres (protocol van OpenAI)
page-model-key = Sleutel
page-model-key-optional = alleen als de server er een wil
page-model-key-why = Hij blijft op de machine van deze server, alleen leesbaar voor de eigenaar, en wordt nooit meer getoond.
page-model-connect = Verbinden
page-model-test = Testen
page-model-testing = Het krijgt één kleine vraag …
page-model-forget = Vergeten
# $read, $written (text): sums
page-model-price = Een miljoen tokens kost { $read } om te lezen en { $written } om te schrijven.
page-model-not-yours = Wie in alle kamers van deze server mag, kan een ander kiezen.
