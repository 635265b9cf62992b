### What the server says to browsers and programs, in German.

# $address (text)
web-open = Folkmoot ist offen unter { $address } (Ctrl-C beendet es; alles bleibt erhalten).

## Errors: what happened, and what to do

# $host (text)
error-foreign-host = Dieser Server heißt nicht „{ $host }“. Nimm die Adresse, die er beim Start genannt hat, oder trag den Namen bei [web] hosts in folkmoot.toml ein.
error-foreign-origin = Das kam von der Seite einer fremden Website, deshalb ist nichts passiert. Öffne den Raum selbst und versuch es noch mal.
error-token-needed = Melde dich bitte erst an: `folkmoot token new` erstellt ein Token.
# $room (text)
error-not-your-room = Dein Token öffnet den Raum „{ $room }“ nicht. Bitte die Person, der er gehört, um einen Code oder ein anderes Token.
# $limit (number): bytes
error-too-large = Das sind mehr als { $limit } Bytes auf einmal. Schick weniger, oder gib es als Datei mit.
# $seconds (number)
error-too-often = Das war zu viel auf einmal. Warte bitte einen Moment ({ $seconds } s) und versuch es noch mal.
error-not-json = Hier wird JSON erwartet (Content-Type: application/json).
# $why (text)
error-bad-request = Diese Anfrage lässt sich nicht lesen: { $why }.
# $what (text)
error-nothing-here = Etwas namens „{ $what }“ gibt es hier nicht.
# $address, $why (text)
error-address-taken = Unter { $address } lässt sich nichts öffnen ({ $why }). Nimm einen anderen Port: folkmoot serve --port 8500
# $host (text)
error-no-tokens = Unter { $host } könnten auch andere hereinkommen, deshalb braucht es erst ein Token: `folkmoot token new` erstellt eins.

## The same errors as in the terminal, with what helps on a page

# $phase, $what (text)
web-error-not-now = Das geht gerade nicht, wir sind schon weiter. Schau nach, wie es um das Projekt steht.
# $approved, $current (text)
web-error-stale-approval = Der Plan hat sich geändert, während du gelesen hast. Schau dir bitte den neuen an ({ $current }) und antworte darauf.
# $card (text)
web-error-card-answered = Das ist schon beantwortet oder zurückgezogen.
# $option (text)
web-error-missing-text = Schreib bitte ein paar Worte dazu, damit wir wissen, was du meinst.
web-error-no-text = Die Nachricht ist noch leer.
# $size, $limit (numbers)
web-error-too-long = Das sind { $size } Zeichen, zu lang für eine Antwort. Schick es erst als Nachricht und antworte dann kurz.
# $room (text)
web-error-unknown-room = Einen Raum „{ $room }“ gibt es noch nicht; er öffnet sich, sobald jemand darin spricht.
# $project (text)
web-error-unknown-project = Ein Projekt „{ $project }“ gibt es in diesem Raum nicht.
web-error-no-floor = Gerade ist kein Projekt dran. Sag, was wir für dich machen sollen.
# $card (text)
web-error-unknown-card = Eine Frage „{ $card }“ gibt es in diesem Raum nicht.
# $code (text)
web-error-bad-code = Der Code „{ $code }“ führt nirgendwohin: Er ist schon benutzt, älter als eine Stunde oder vertippt. Lass dir einen neuen geben.
# $thread (text)
web-error-unknown-thread = Einen Thread „{ $thread }“ gibt es in diesem Raum nicht.
