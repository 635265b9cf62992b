### What the terminal itself says, in English: labels, hints, the help of its commands.

for-example = for example
no-files = There are no files yet.
no-threads = The bots have not talked to each other out of the room yet.

## How a project ended, in a word

outcome-success = done
outcome-escalation = grew into a build
outcome-cancellation = dropped
outcome-timeout = parked
outcome-error = ended with an error

## The chat

chat-first = Say what you would like made, for example: Build me a website for my bakery
chat-left = Everything is kept. Come back any time with: folkmoot
chat-hint = Enter sends, Alt+Enter makes a new line, /help shows the commands.
chat-hint-card = ↑ ↓ and Enter choose, so does a number; or say it in your own words.
chat-hint-questions = Answer everything in one text, or take ↑ ↓ and Enter.
chat-hint-back = Enter sends, Esc goes back.
chat-changed = Something new came up while you typed. Please look again.
chat-again = Ctrl-C again leaves; everything is kept.
chat-keys = ↑ ↓ choose · Tab completes · Alt+Enter new line · Ctrl-C interrupts or holds the work, twice leaves · Ctrl-D leaves
# $bots (text), $count (number)
chat-thinking = { $count ->
    [one] { $bots } is thinking
   *[other] { $bots } are thinking
}
# $running, $done, $left (numbers): tasks
chat-progress = { $running } running, { $done } done, { $left } to go
# $time (text): the time of day
chat-until = until about { $time }
option-one-by-one = Answer one by one
option-leave-out = Leave it out

## Slash commands

slash-help = this list
slash-status = where things stand
slash-projects = every project of this room
slash-brief = what was agreed, and where each line comes from
slash-plan = the tasks and how far they are
slash-files = what is in the project's folder
slash-threads = what the bots say to each other
slash-history = the phases so far, and how long each took
slash-bots = who sits in this room
slash-new = ask for something new, whatever is going on
slash-input = something the next steps should know
slash-meant = it was read wrongly: say what your last message meant
slash-with = bring a file or folder with the next message; it is only read
slash-discuss = talk it over with the team before anything is built
slash-implement = on to brief and plan, from what was said
slash-pause = hold the work, or park the project
slash-continue = go on
slash-stop = end the work and review what there is
slash-resume = bring a parked project back
slash-retry = try again what failed
slash-revise = stop, and talk the plan over again
slash-switch = let another project hear what you say
slash-cancel = drop the project; the record stays
slash-reopen = bring back what was dropped or closed
slash-reset = drop it and leave the floor empty; asks first
slash-lang = speak to me in en, es, pt, fr, de, it, nl or ru
slash-mode = play by other rules: normal, complex, simple, conversational
slash-join = move to the room of a code; without one, the code of this room
slash-quit = leave; everything is kept
# $path (text)
with-next = { $path } comes with your next message.
lang-now = From now on we speak English.
# $mode, $modes (text): names as they are typed
mode-now = The mode is { $mode }. There are: { $modes }.
# $code (text)
room-code = { $code } (one use, one hour). On the other side: folkmoot room join { $code }
# $room (text)
room-joined = You are in the room “{ $room }” now.
# $person, $channel (text)
channel-joined = { $person } joined from the { $channel }.
# $person, $owner (text)
approver-named = { $person } may approve, stop and spend here too, says { $owner }.
# $owner, $people (text): names
room-owner = { $owner } owns this room; also trusted with approving: { $people }.
room-owner-alone = { $owner } owns this room and alone approves, stops and spends.
room-without-owner = Nobody owns this room yet: whoever speaks first will.

no-tokens = There is no token yet. `folkmoot token new` makes one.
# $token, $person (text): its id, whose it is
token-new = { $person } enters with this token ({ $token }), which is shown only now: open the page and paste it there, or send it as `Authorization: Bearer TOKEN`.
# $token, $person (text): its id, whose it is
token-revoked = Token { $token } of { $person } opens nothing any more.
token-every-room = every room
# $at (text): day and time, for all of these
token-made = made { $at }
token-used = last used { $at }
token-unused = never used
token-ended = revoked { $at }

# $code (text)
error-bad-code = The code “{ $code }” leads nowhere: it was used, is older than an hour, or was mistyped. Ask for a new one: `folkmoot room code`.
# $thread (text)
error-unknown-thread = There is no thread “{ $thread }” in this room. `folkmoot threads list` shows what there is.
# $token (text)
error-unknown-token = There is no token “{ $token }”. `folkmoot token list` shows what there is.
