### What the terminal itself says, in Dutch: labels, hints, the help of its commands.

for-example = bijvoorbeeld
no-files = Er zijn nog geen bestanden.
no-threads = De bots hebben elkaar buiten de kamer nog niet gesproken.

## How a project ended, in a word

outcome-success = klaar
outcome-escalation = een bouwproject geworden
outcome-cancellation = gaat niet door
outcome-timeout = geparkeerd
outcome-error = gestopt door een fout

## The chat

chat-first = Vertel wat je wilt laten maken, bijvoorbeeld: Maak een website voor mijn bakkerij
chat-left = Alles blijft bewaard. Kom terug wanneer je wilt met: folkmoot
chat-hint = Enter verstuurt, Alt+Enter begint een nieuwe regel, /help toont de commando's.
chat-hint-card = Kies met ↑ ↓ en Enter of met een nummer; of zeg het in je eigen woorden.
chat-hint-questions = Beantwoord alles in één tekst, of gebruik ↑ ↓ en Enter.
chat-hint-back = Enter verstuurt, Esc gaat terug.
chat-changed = Terwijl je typte kwam er iets nieuws bij. Kijk nog even, alsjeblieft.
chat-again = Met nog een Ctrl-C sluit je af; alles blijft bewaard.
chat-keys = ↑ ↓ kiezen · Tab aanvullen · Alt+Enter nieuwe regel · Ctrl-C onderbreken of het werk pauzeren, twee keer: afsluiten · Ctrl-D afsluiten
# $bots (text), $count (number)
chat-thinking = { $count ->
    [one] { $bots } denkt na
   *[other] { $bots } denken na
}
# $running, $done, $left (numbers): tasks
chat-progress = { $running } bezig, { $done } klaar, { $left } te gaan
# $time (text): the time of day
chat-until = tot ongeveer { $time }
option-one-by-one = Eén voor één beantwoorden
option-leave-out = Deze vraag overslaan

## Slash commands

slash-help = deze lijst
slash-status = hoe het ervoor staat
slash-projects = alle projecten in deze kamer
slash-brief = wat er is afgesproken, en waar elke regel vandaan komt
slash-plan = de taken en hoever ze zijn
slash-files = wat er in de map van het project staat
slash-threads = wat de bots tegen elkaar zeggen
slash-history = de fasen tot nu toe, en hoelang elke fase duurde
slash-bots = wie er in deze kamer zitten
slash-new = om iets nieuws vragen, wat er ook loopt
slash-input = iets om mee te nemen in de volgende stappen
slash-meant = verkeerd begrepen: zeg wat je laatste bericht was
slash-with = een bestand of map meegeven met het volgende bericht; wordt alleen gelezen
slash-discuss = met het team bespreken voordat er iets wordt gebouwd
slash-implement = door naar briefing en plan, met wat er gezegd is
slash-pause = het werk pauzeren, of het project parkeren
slash-continue = doorgaan
slash-stop = het werk stoppen en bekijken wat er al is
slash-resume = een geparkeerd project terughalen
slash-retry = opnieuw proberen wat niet lukte
slash-revise = stoppen, en het plan opnieuw bespreken
slash-switch = een ander project aan de beurt laten; dat hoort dan wat je zegt
slash-cancel = het project laten vallen; je kunt alles nog teruglezen
slash-reopen = terughalen wat is laten vallen of afgesloten
slash-reset = het project laten vallen, daarna is er geen aan de beurt; vraagt eerst of je het zeker weet
slash-lang = een andere taal spreken: en, es, pt, fr, de, it, nl of ru
slash-mode = volgens andere regels spelen: normal, complex, simple, conversational
slash-join = naar de kamer van een code gaan; zonder code krijg je die van deze kamer
slash-quit = afsluiten; alles blijft bewaard
# $path (text)
with-next = { $path } gaat mee met je volgende bericht.
lang-now = Vanaf nu spreken we Nederlands.
# $mode, $modes (text): names as they are typed
mode-now = De modus is { $mode }. Je kunt kiezen uit: { $modes }.
# $code (text)
room-code = { $code } (één keer te gebruiken, een uur geldig). Aan de andere kant: folkmoot room join { $code }
# $room (text)
room-joined = Je bent nu in de kamer “{ $room }”.
# $person, $channel (text)
channel-joined = { $person } doet nu mee via { $channel }.
# $person, $owner (text)
approver-named = { $person } mag hier ook goedkeuren, stoppen en geld uitgeven, zegt { $owner }.
# $owner, $people (text): names
room-owner = Deze kamer is van { $owner }; goedkeuren is ook toevertrouwd aan: { $people }.
room-owner-alone = Deze kamer is van { $owner }; niemand anders mag goedkeuren, stoppen of geld uitgeven.
room-without-owner = Deze kamer is nog van niemand: wie als eerste iets zegt, krijgt hem.

no-tokens = Er is nog geen token. Met `folkmoot token new` maak je er een.
# $token, $person (text): its id, whose it is
token-new = { $person } komt binnen met dit token ({ $token }), dat alleen nu te zien is: open de pagina en plak het daar, of stuur het mee als `Authorization: Bearer TOKEN`.
# $token, $person (text): its id, whose it is
token-revoked = Token { $token } van { $person } opent niets meer.
token-every-room = alle kamers
# $at (text): day and time, for all of these
token-made = gemaakt op { $at }
token-used = laatst gebruikt op { $at }
token-unused = nooit gebruikt
token-ended = ingetrokken op { $at }

# $code (text)
error-bad-code = De code “{ $code }” leidt nergens heen: hij is al gebruikt, ouder dan een uur of verkeerd getypt. Vraag een nieuwe aan: `folkmoot room code`.
# $thread (text)
error-unknown-thread = Er is geen gesprek “{ $thread }” in deze kamer. Met `folkmoot threads list` zie je wat er is.
# $token (text)
error-unknown-token = Er is geen token “{ $token }”. Met `folkmoot token list` zie je wat er is.
