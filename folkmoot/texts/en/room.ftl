### What the room says, in English. Short, warm, exact.

## Cards

# $round, $rounds, $count (numbers)
card-questions = { $count ->
    [one] One question before we start ({ $round }/{ $rounds }).
   *[other] { $count } questions before we start ({ $round }/{ $rounds }).
}
# $count (number): options
card-options = { $count ->
    [one] One option. Shall we take it?
   *[other] { $count } options. Which one appeals to you?
}
# $title (text), $count (number): tasks in the plan, $minutes (number), $cost, $budget (text)
card-approval = { $count ->
    [0] “{ $title }”: this is the brief. The plan follows your yes, within ${ MONEY($budget) }. Shall we?
    [one] “{ $title }”: one task, about { $minutes } min, ${ MONEY($cost) } of ${ MONEY($budget) }. Shall we start?
   *[other] “{ $title }”: { $count } tasks, about { $minutes } min, ${ MONEY($cost) } of ${ MONEY($budget) }. Shall we start?
}
# $entry (text): the message where agreement was reached
card-ready = It sounds as if we agree (see message { $entry }). Shall I turn it into a brief and a plan?
# $task, $title (text)
card-before = Next is { $task }, “{ $title }”. Shall we start it?
card-after = { $task }, “{ $title }”, is done. Have a look: is it right?
# $title, $description (text)
card-decision = { $title } { $description }
card-action = This one is for you: { $title } { $description }
# $spent, $budget (text): dollars, $title (text)
card-budget = “{ $title }” would go over the budget of ${ MONEY($budget) } (${ MONEY($spent) } are spent). Raise it, or stop here?
# $spent, $budget (text): dollars, $bot (text): who cannot go on
card-money = The budget of ${ MONEY($budget) } does not bear the next step (${ MONEY($spent) } are spent). Raise it, or stop here?
# $task, $title, $why (text), $count (number): tasks that depend on it
card-failed = { $count ->
    [0] { $task }, “{ $title }”, did not work out: { $why }. Try again, skip it, or plan anew?
    [one] { $task }, “{ $title }”, did not work out: { $why }. One task depends on it. Try again, skip both, or plan anew?
   *[other] { $task }, “{ $title }”, did not work out: { $why }. { $count } tasks depend on it. Try again, skip them all, or plan anew?
}
# $task, $title, $why (text), $first, $second (numbers): votes for each of two ways
card-vote = { $task }, “{ $title }”, did not work out: { $why }. The team is not of one mind ({ $first } to { $second }). Which way shall we try? You can also skip it or plan anew.
# $task, $title (text)
card-task-question = { $task }, “{ $title }”, needs a word from you before it can go on.
card-result = { $task }, “{ $title }”, is ready, and only you can tell whether it is right. Is it?
# $why (text): what is missing
card-bare = There is no sandbox on this machine ({ $why }). May the commands of this project run without one? They could then do whatever you can.
# $count (number), $titles (text)
card-follow-ups = { $count ->
    [one] One more task came up: { $titles }. Add it?
   *[other] { $count } more tasks came up: { $titles }. Add them?
}
# $bot, $why (text)
card-stuck = { $bot } did not come back: { $why }. Try again, or drop the project?
# $why (text): late, away, busy, key, refused, day, garbled
card-away = { $why ->
    [late] The model took too long.
    [away] The model cannot be reached.
    [busy] The model has too much to do just now.
    [key] The model's provider refuses the key.
    [refused] The model would not answer.
    [day] Today's limit for models is used up.
   *[garbled] The model's answer cannot be used.
} Everything stays as it is, and we try again by ourselves. Try now, go on by rules, or drop it?
# $shown, $undone, $yours, $count (numbers): acceptance points; $left (number): tasks not done
card-review = { $shown ->
    [0] {""}
   *[other] Shown: { $shown } of { $count }.{" "}
}{ $undone ->
    [0] {""}
   *[other] Not done: { $undone }.{" "}
}{ $yours ->
    [0] {""}
   *[other] For you to look at: { $yours }.{" "}
}{ $left ->
    [0] {""}
   *[other] Tasks not done: { $left }.{" "}
}{ $count ->
    [0] That is what we made. Is it right?
   *[other] { $undone ->
        [0] Is it right?
       *[other] Shall we do what is missing?
    }
}
# $met, $count (numbers): acceptance points
card-satisfaction = { $count ->
    [0] That is what we made. Is it right?
    [one] { $met ->
        [0] What was asked for is not there yet. What should change?
       *[other] What was asked for is there. Is it right?
    }
   *[other] { $met } of { $count } points are met. Is it right?
}

## Confirm cards

# $goal (text)
confirm-approve = Shall I start with “{ $goal }”?
confirm-go = Shall I turn it into a brief and a plan?
confirm-cancel = Shall I drop “{ $goal }”?
confirm-restart = Shall we start “{ $goal }” over from the questions?
confirm-satisfied = Shall I close “{ $goal }” as done?
confirm-raise = Shall I raise the budget for “{ $goal }”?
confirm-bare = Shall the commands of “{ $goal }” run without a sandbox?
confirm-stop = Shall I stop the work and show you what there is?
confirm-revise = Shall I stop the running steps and go back to what was agreed, to change it?
confirm-reset = Shall I drop “{ $goal }” and everything agreed about it?
confirm-resume = “{ $goal }” is still waiting. Is this about it?
confirm-new = Is “{ $goal }” part of this, or something new?
confirm-refused = Shall I drop “{ $goal }”, go on with what we know, or keep asking?
# $bot, $what (text)
confirm-proposal = { $bot } would like to build this: { $what }. Shall we?
refused-approval = All right, nothing starts. What should be different about “{ $goal }”? Or shall we drop it?
refused-review = Sorry that it is not right yet. What should be different about “{ $goal }”?
confirm-kept = All right, everything stays as it is.
confirm-too-late = That cannot be done any more; things have moved on.
taken-back = Taken back: everything is as it was. What did you mean?
taken-back-begun = That has started work already, so it cannot be taken back. Say “stop”, and it stops.

## In passing

# $person, $owner (text)
opinion = Noted, { $person }. { $owner } decides that here.
# $card (text)
not-seen = Before I take that as a yes: please look at { $card } first.
input-noted = Noted. The next steps will take it into account.
answer-changed = Noted, that replaces what you said before. The questions stay open.
input-holds = Noted. The work is on hold; say “continue” when you are ready.
# $bot, $why (text)
bot-away = { $bot } could not answer: { $why }. Nothing has changed.
# $bots (text), $count (number)
bots-missed = { $bots } could not be asked just now. We go on without { $count ->
    [one] that question
   *[other] those questions
}.
# $task, $title, $why (text), $attempt (number)
task-retries = { $task }, “{ $title }”, did not work (attempt { $attempt }): { $why }. Trying again.
# $task, $title, $work, $why (text), $loop, $loops (numbers): $task sends $work back
work-sent-back = { $task }, “{ $title }”, sends { $work } back ({ $loop }/{ $loops }): { $why }
# $task, $title, $way (text), $ahead, $behind (numbers): votes for the way that is tried, and against it
team-voted = { $task }, “{ $title }”: the team voted, { $ahead } to { $behind }. Trying it this way: { $way }.
# $task, $command (text), $why: time, memory, processes or disk
command-stopped = { $why ->
    [time] A command of { $task } took too long and was stopped: { $command }
    [memory] A command of { $task } wanted too much memory and was stopped: { $command }
    [processes] A command of { $task } started too many processes and was stopped: { $command }
    [disk] A command of { $task } wrote too much and was stopped: { $command }
   *[other] A command of { $task } was stopped: { $command }
}
# $count (number), $programs (text)
plan-missing = { $count ->
    [one] This plan needs a program that is not on this machine: { $programs }. What it is for can be written here, but not tried.
   *[other] This plan needs programs that are not on this machine: { $programs }. What they are for can be written here, but not tried.
}
# $count (number), $titles (text)
follow-ups-added = { $count ->
    [one] One small task was added: { $titles }.
   *[other] { $count } small tasks were added: { $titles }.
}
# $task, $why (text)
follow-ups-refused = { $task } suggested more work that cannot be done: { $why }.
# $project, $goal (text)
parked-pause = “{ $goal }” ({ $project }) is parked. Everything is kept; just come back to it.
parked-timeout = It has been quiet, so “{ $goal }” ({ $project }) is parked. Everything is kept; say so when you want to go on.
# $size (number): characters
text-in-file = That was long ({ $size } characters); the whole of it is kept in a file beside the room.

offline-team = The offline team works by rules, without a model, and says so.
# $model (text): provider and name
model-team = { $model } thinks for the team. What it costs stands beside the plan.
# $model (text): provider and name
price-unknown = Nobody here knows what { $model } costs, so only its tokens are counted. [models.prices] in folkmoot.toml takes a price.
nothing-yet = Nothing is under way. Say what you would like made.
# $count (number)
still-owed = { $count ->
    [one] Still at it: one job is under way. `folkmoot worker --until-idle` goes on with it.
   *[other] Still at it: { $count } jobs are under way. `folkmoot worker --until-idle` goes on with them.
}
# $cards (text)
also-waiting = Also waiting for you: { $cards }
ask-changes = Your words?

## Phases

# $round, $rounds (numbers), $bots (text)
phase-discovery = Discovery, round { $round }: { $bots }
phase-answering = Putting it together
phase-debate = Talking it over
phase-ready = Ready
phase-synthesis = Writing brief and plan
phase-approval = For your approval
phase-execution = At work
phase-review = Looking at the result
phase-idle = Done

## How a project ended

# $project, $why (text)
end-success = { $project } is done.
end-escalation = { $project } grew into a build.
end-cancellation = { $project } is dropped. The record stays.
end-timeout = { $project } is parked.
end-error = { $project } ended with an error: { $why }.
work-held = { $project } is on hold; steps that are already running will finish.
work-continued = { $project } goes on.
project-resumed = { $project } is back.
project-restored = { $project } is there again, as it was.
# $cards (text)
no-floor-but = No project has the floor. Waiting for you: { $cards }
floor-taken = { $project } has the floor now.

## What stands around the cards

otherwise = otherwise
recommended = recommended
plan-heading = Plan
no-brief = There is no brief yet.
no-plan = There is no plan yet.
# $tasks (text): names of tasks
plan-after = after { $tasks }
is-paused = on hold
is-parked = parked
option-submit = Submit
option-skip = Go on without
option-approve = Approve
option-modify = Change something
option-replan = Plan anew
option-cancel = Drop it
option-continue = Continue
option-change = Change something
option-stop = Stop
option-done = Done
option-impossible = Not possible
option-start = Start implementation
option-discuss = Continue discussion
option-satisfied = It is right
option-changes = Needs changes
option-fix = Do what is missing
option-restart = Start over
option-yes = Yes
option-no = No
option-new = Something new
option-part = Part of this
option-keep = Keep asking
option-raise = Raise the budget
option-none = None of these
option-retry = Try again
option-rules = Go on by rules
option-drop = Drop it

## What was decided, as papers and the timeline tell it

decided-approved = Approved
decided-asked = Approved by asking for it
decided-modify = Changes to the brief were asked for
decided-replan = A new plan was asked for
decided-changes = Changes to the result were asked for
decided-edited = Brief or plan was edited
decided-debate = It is talked over first
decided-debated = The debate ended
decided-discovered = The questions ended
decided-budget = The budget was changed
decided-satisfied = The result is right
decided-restart = Started over
decided-stopped = The work was stopped
decided-revise = The work was stopped to revise the plan
decided-confirmed = Confirmed
decided-skipped = Skipped
decided-cancelled = Dropped
decided-taken-back = A reading was taken back
decided-reopened = Brought back
decided-more = More tasks were agreed
decided-no-more = No more tasks for now
decided-bare = Answered: commands without a sandbox?
decided-rules = From here on by rules
# $what (text): what an option is called
decided-chose = Chosen: { $what }
decided-approver = May approve here too
decided-joined = A further chat joined
decided-mode = The mode was changed

## Why it was decided, or ended, after a colon

because-known = to go on with what is known
because-wanted = brief and plan are wanted
because-budget = the budget is used up
because-away = a bot stayed away
because-model = the model stayed away
because-settings = as the settings say
# $title (text): of the task
because-one = one task: { $title }

## Errors: what happened, and what to do

error-failed = Something went wrong.
# $phase, $what (text)
error-not-now = “{ $what }” is not possible now ({ $phase }). `folkmoot project status` shows where things stand.
# $approved, $current (text)
error-stale-approval = { $approved } is not the current version any more. Please look at { $current } and answer that.
# $card (text)
error-card-answered = { $card } has been answered or withdrawn already. `folkmoot project status` shows what is open.
# $person, $owner (text)
error-not-yours = Only { $owner }, or someone { $owner } named, can do that; you are { $person }.
# $entry (number), $why (text)
error-cannot-take-back = { $why ->
    [another] That message is not yours; only whoever wrote it can say what it meant.
    [old] Too much has happened since entry { $entry }. Just say what you want now.
    [begun] Work has begun because of it. Say “stop” to stop it.
    [same] It was read like that already.
    [busy] One moment: another message is being answered. Try again then.
   *[none] Entry { $entry } is not a message of yours that can be read otherwise.
}
error-wrong-use = That cannot be done: { $why }.
# $room (text)
error-unknown-room = There is no room “{ $room }”. `folkmoot say --room { $room } TEXT` opens it.
# $project (text)
error-unknown-project = There is no project “{ $project }” in this room. `folkmoot project list` shows what there is.
error-no-floor = No project has the floor. Say what you would like made, or name one: `folkmoot project list`.
# $card (text)
error-unknown-card = There is no card “{ $card }” in this room. `folkmoot project status` shows what is open.
# $option, $options (text)
error-unknown-option = “{ $option }” is not an option here. The options are: { $options }.
# $option (text)
error-missing-text = “{ $option }” needs your words: add --text "…".
error-no-text = There is nothing in the message. Say something, for example: folkmoot say "Build me a CRM"
error-not-text = That is not readable text (UTF-8). Bring files with --with instead.
# $line (text): its number
error-bad-line = Line { $line } is not a message: each line is a JSON object with "text" and, for a reply, "state" and "asked".
# $state, $states (text)
error-unknown-state = There is no state “{ $state }”: use one of { $states }, or none for a first message.
# $size, $limit (numbers)
error-too-long = That is { $size } characters, too long for an answer. Say it as a message first (`folkmoot say -` reads it from a file), then answer briefly.
# $name (text)
error-bad-name = “{ $name }” cannot be a name here: use letters, digits, and . _ - within it, up to 100 characters.
# $why (text)
error-bad-edits = The edits cannot be used: { $why }.
# $words (text)
error-not-money = “{ $words }” is no sum of money. Name it in dollars, for example: 10
# $least (text): dollars
error-too-little = The budget must be more than { MONEY($least) } dollars: so much is set, spent or promised already.
# $name, $why (text)
error-bad-setting = The setting { $name } cannot be used: { $why }.
# $why (text)
error-broken-plan = That plan cannot be carried out: { $why }.
# $job (text)
error-nobody-waits = Nobody is waiting for { $job } any more.
# $path, $why (text)
error-store = The data in { $path } cannot be used: { $why }.
# $path (text), $found, $known (numbers)
error-newer-database = { $path } was made by a newer Folkmoot. Update this one, or use another FOLKMOOT_HOME.
# $path, $why (text)
error-damaged-database = { $path } is damaged ({ $why }). Put a back-up in its place, or move it away to start anew; nothing was changed.
# $path (text)
error-folder-read-only = { $path } cannot be written to. Give yourself permission, or set FOLKMOOT_HOME to another folder.
error-disk-full = The disk is full: { $path } could not be written. Nothing half-written is kept; free some space and say it again.
# $limit (number): megabytes
error-room-full = The files that were sent to this room fill all its space ({ $limit } MB). Send a smaller one, or open another room for it.
# $path (text), $pid (text)
error-folder-busy = Process { $pid } already does the work in { $path }. Use `folkmoot say` beside it, or stop it first.
# $path, $line, $why (text)
error-bad-bot = The bot file { $path } cannot be used, line { $line }: { $why }. The other bots still work.
# $bot, $bots (text)
error-unknown-bot = No bot is called “{ $bot }”. The bots are: { $bots }.
# $path, $why (text)
error-no-material = { $path } cannot be read: { $why }. Name a file or folder that exists.
# $path (text)
error-file-taken = { $path } is there already. Name another file, or move that one away first; nothing was changed.
error-folder-taken = { $path } is not empty, and a back-up is never mixed with what is there. Set FOLKMOOT_HOME to a new folder, or move this one away first.
# $path, $why (text)
error-no-place = { $path } cannot be written: { $why }. Name a place that you may write to.
error-bad-backup = { $path } cannot be restored: { $why }. Nothing was changed; try another back-up.
# $path (text)
error-newer-backup = { $path } was made by a newer Folkmoot. Update this one, then restore it.

model-back = The model is back. We go on.
model-garbled = The model's answer could not be used.
rules-taken = Then by rules. What rules cannot do, we say before you approve it.
# $why (text): late, away, busy, key, refused, money, day, garbled
by-rules = { $why ->
    [late] The model took too long, so this is by rules.
    [away] The model cannot be reached, so this is by rules.
    [busy] The model has too much to do just now, so this is by rules.
    [key] The model's provider refused the key, so this is by rules. `folkmoot doctor` says what to set.
    [refused] The model would not answer, so this is by rules.
    [money] The budget is used up, so this is by rules.
    [day] Today's limit is used up, so this is by rules.
   *[garbled] The model's answer could not be used, so this is by rules.
}
# $count (number), $wishes (text): what rules cannot do
plan-beyond = Without a model the team cannot do this, and it is not in the plan: { $wishes }
