### What the page itself says, in English: the room, its cards and its settings.

## The frame

# $title (text): what the project or the room is called
page-title = { $title } · Folkmoot
# $title (text): the same, while the team waits for an answer
page-title-waiting = ● Your turn: { $title }
page-skip = Go to the message field
page-rooms = Rooms
page-projects = Projects
page-project = The project
page-conversation = Conversation
page-columns = What to look at
page-column-room = Room
page-column-project = Project
page-something-new = something new
# $room (text): its name
page-room-of = Room “{ $room }”
page-close = Close
page-back = Back
page-save = Save
page-lost = Not connected. We keep trying, and everything is kept.
page-try-now = Try now
page-away = The server does not answer. Please try again in a moment.

## The conversation

page-earlier = Show earlier messages
page-loading = Loading …
page-new-messages = New messages ↓
page-you = You
page-writing = is writing
page-sending = sending …
page-send-again = Send again
page-edit-again = Edit
# $what (text): one of the page-meant-… texts
page-understood = understood as: { $what }
# $percent (number)
page-sure = { $percent } % sure
# $topics (text): a list
page-about = About: { $topics }
page-i-meant = I meant:
page-bring-back = Bring it back
page-meant-build = build
page-meant-explore = explore ideas
page-meant-advice = advice
page-meant-research = research
page-meant-task = a task
page-meant-chat = a chat
page-meant-answer = an answer
page-meant-skip = go on
page-meant-cancel = drop it
page-meant-question = a question
page-meant-pause = pause
page-meant-new = something new
page-meant-approve = a yes to the plan
page-meant-modify = a change to the plan
page-meant-replan = plan anew
page-meant-satisfied = it is right
page-meant-changes = it needs changes
page-meant-restart = start over
page-meant-go = go ahead
page-meant-continue = go on talking
page-meant-input = something the next steps should know
page-meant-stop = stop
page-meant-revise = talk the plan over again
page-meant-choose = a choice
page-meant-other = other options
page-meant-yes = yes
page-meant-no = no
# $title (text)
page-brief-written = The brief is written: “{ $title }”.
# $count (number): tasks
page-plan-drafted = { $count ->
    [one] The plan has one task.
   *[other] The plan has { $count } tasks.
}
page-read-it = Read it
page-see-it = See it
page-see-files = Look at the files
# $task (text): its name, such as t3
page-see-task = Look at { $task }
# $bot, $why (text)
page-next-speaker = { $bot } speaks next: { $why }
# $who (text)
page-interrupted = { $who } took the floor.
# $who, $channel (text)
page-joined = { $who } joined from the { $channel }.
# $who, $owner (text)
page-approver = { $who } may approve, stop and spend here too, says { $owner }.
page-edited = with changes to the brief or the plan
page-pro = for it
page-con = against it
page-risks = Risks
page-agrees = agrees
page-objects = objects
# $count (number)
page-options = { $count ->
    [one] One option
   *[other] { $count } options
}
# $bots (text): a list of names
page-questions-of = The questions, by { $bots }
page-withdrawn = withdrawn
page-came-success = done
page-came-partial = partly done
page-came-failed = failed
page-came-shown = shown
page-came-undone = not done
page-came-yours = for you to look at

## What was pressed outside of cards

page-command-pause = Pause
page-command-continue = Continue
page-command-stop = Stop
page-command-retry = Try again
page-command-revise = Pause and revise
page-command-cancel = Drop it
page-command-resume = Resume
page-command-reopen = Bring back
page-command-switch = Give it the floor
page-command-reset = Reset
page-command-input = For the next steps
page-command-implement = Implement now
page-command-discuss = Talk it over
# $text (text): code of a language
page-command-lang = Language: { $text }
# $text (text): name of a mode, or empty
page-command-mode = { $text ->
    [complex] Mode: complex
    [simple] Mode: simple
    [conversational] Mode: conversational
   *[other] Mode: normal
}
# $text (text): a sum of money
page-command-budget = Budget: { $text }

## Cards

# $text (text): what the card says
page-asks = The team asks: { $text }
# $project (text): what it is called
page-card-of = For “{ $project }”
page-go-there = Go there
page-answer-here = Answer here
page-owner-decides = The owner of this room decides that; what you press is noted as your opinion.
page-read-brief = Read brief and plan
page-read-plan = Read the plan
page-show-agreement = Show the message where we agreed
page-new-budget = New budget in dollars
# $how (text): high, medium, low
page-confidence = { $how ->
    [high] we are quite sure
    [medium] we are fairly sure
    [low] still to be checked
   *[other] { $how }
}
# $sources (text): a list
page-sources = Sources: { $sources }
page-words-modify = What should be different?
page-words-changes = What should change?
page-words-change = What should be different?
page-all-in-one = Your answers, in one text
page-one-text = Answer in one text
page-one-by-one = Answer one by one
page-nothing-answered = Answer at least one question, or go on without.
# $count (number): questions
page-skip-assumes = { $count ->
    [one] If you go on without an answer, we assume what stands below the question.
   *[other] Whatever you leave open, we assume what stands below it.
}

## Speaking

page-composer = Your message
page-say = What would you like?
page-say-answers = Or answer in one text
page-send = Send
page-interrupt = Interrupt
# $count (number): messages and answers
page-unsent = { $count ->
    [one] One message is not sent yet.
   *[other] { $count } messages are not sent yet.
}
page-implement = Implement now
page-discuss = Talk it over
page-as-new = As a new project
page-as-new-why = The next message opens a new project; this one stays as it is.
page-bots = Bots
page-everyone = Everybody on the team
# $count (number): messages that wait for their turn
page-waiting-messages = { $count ->
    [one] one message waits its turn
   *[other] { $count } messages wait their turn
}

## The side list

page-waits = waits for you
page-new-room = New room
page-room-name = Name of the room
page-open-room = Open
page-invite = Invite
page-invite-why = Bring another device, a chat or somebody else into this room.

## The first visit

page-welcome = What shall we make?
page-welcome-how = Say it in your own words. The team asks what matters, shows you a brief and a plan, and starts when you say yes. You can watch, pause and steer at any time.
page-try = For example
page-example-site = Build me a website for my bakery
page-example-tool = Make me a small program that renames my photos by date
page-example-advice = Should I rent or buy an espresso machine for the office?
page-example-explore = I have a free room and some evenings. What could I do with them?
page-team = Who is here
# $count (number): bots
page-team-more = { $count ->
    [one] One more joins when it is needed.
   *[other] { $count } more join when they are needed, for software above all.
}

## Settings

page-settings = Settings
page-language = Language
page-mode = How we work
page-mode-normal = Normal
page-mode-normal-why = A few questions, a plan for your approval, then the work in one go.
page-mode-complex = Complex
page-mode-complex-why = More questions, and a checkpoint before and after every step.
page-mode-simple = Simple
page-mode-simple-why = Hardly any questions; small things start at once and are shown to you after.
page-mode-conversational = Conversational
page-mode-conversational-why = We talk it over turn by turn, until you say “go ahead”.
page-theme = Appearance
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-budget = Budget in dollars
# $spent, $budget (text): sums of money
page-spent = { $spent } of { $budget } are spent.
page-model = Who thinks
page-join = Join a room
page-join-go = Join
page-join-why = With a code that somebody gave you, or from your own terminal: folkmoot room code
# $person, $room, $version (text)
page-who = You are { $person }, in the room “{ $room }”. Folkmoot { $version }
page-sign-out = Sign out

## The invitation

page-code-why = This code opens the room once, within the next hour. Everything said here then appears there too.
page-code-where = On another page: Settings, “Join a room”. In a terminal:
page-copy = Copy
page-copied = Copied

## Signing in

page-login = Sign in
page-login-why = This room is open to people with a token. Whoever runs it makes one with: folkmoot token new
page-token = Token
page-login-wrong = That token does not open anything here. It may have been mistyped or withdrawn.

## Files that are brought

page-bring = Bring files
page-bring-why = The team reads them and never changes them.
# $name (text): of a file
page-leave-out = Leave { $name } out
# $names (text): a list of files
page-brought = with { $names }
page-drop-here = Drop files here to bring them

# $name (text): what a project is called
page-named = “{ $name }”
