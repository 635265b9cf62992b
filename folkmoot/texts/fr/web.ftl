### What the server says to browsers and programs, in English.

# $address (text)
web-open = Folkmoot is open at { $address } (Ctrl-C ends it; everything is kept).

## Errors: what happened, and what to do

# $host (text)
error-foreign-host = This server is not called “{ $host }”. Use the address it printed, or add the name to [web] hosts in folkmoot.toml.
error-foreign-origin = That came from another site's page, so it was not done. Open the room itself and try again.
error-token-needed = Please sign in first: `folkmoot token new` makes a token.
# $room (text)
error-not-your-room = Your token does not open the room “{ $room }”. Ask its owner for a code or for another token.
# $limit (number): bytes
error-too-large = That is more than { $limit } bytes at once. Send less, or bring it as a file.
# $seconds (number)
error-too-often = That was too much at once. Please wait a moment ({ $seconds } s) and try again.
error-not-json = This takes JSON (Content-Type: application/json).
# $why (text)
error-bad-request = That request cannot be read: { $why }.
# $what (text)
error-nothing-here = There is nothing called “{ $what }” here.
# $address, $why (text)
error-address-taken = Nobody can listen at { $address } ({ $why }). Choose another port: folkmoot serve --port 8500
# $host (text)
error-no-tokens = At { $host } others could come in, so people need a token first: `folkmoot token new` makes one.

## The same errors as in the terminal, with what helps on a page

# $phase, $what (text)
web-error-not-now = That is not possible just now; things have moved on. Have a look at where the project stands.
# $approved, $current (text)
web-error-stale-approval = The plan changed while you were reading. Please look at the new one ({ $current }) and answer that.
# $card (text)
web-error-card-answered = That was answered or withdrawn already.
# $option (text)
web-error-missing-text = Please add a few words, so that we know what you mean.
web-error-no-text = There is nothing in the message yet.
# $size, $limit (numbers)
web-error-too-long = That is { $size } characters, too long for an answer. Say it as a message first, then answer briefly.
# $room (text)
web-error-unknown-room = There is no room “{ $room }” yet; it opens when somebody speaks in it.
# $project (text)
web-error-unknown-project = There is no project “{ $project }” in this room.
web-error-no-floor = No project is at hand. Say what you would like made.
# $card (text)
web-error-unknown-card = There is no question “{ $card }” in this room.
# $code (text)
web-error-bad-code = The code “{ $code }” leads nowhere: it was used, is older than an hour, or was mistyped. Ask for a new one.
# $thread (text)
web-error-unknown-thread = There is no conversation “{ $thread }” in this room.
