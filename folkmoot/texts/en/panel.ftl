### What stands in the project's panel of the page, in English: short, warm, exact.

panel-empty = Nothing is under way yet.
panel-empty-more = Say what you would like made. The brief, the plan, the work and the files will appear here.
panel-loading = One moment …
panel-trouble = This could not be fetched. It will be tried again when something changes.
panel-owner = The owner of this room, or someone they named, decides this.

## Where the project stands

# $round, $rounds (numbers)
panel-stands-discovery = The team is thinking of its questions
panel-stands-discovery-you = Waiting for your answers, round { $round } of { $rounds }
panel-stands-answering = The team is putting it together
panel-stands-answering-you = Waiting for your choice
panel-stands-debate = Talking it over
panel-stands-debate-you = Talking it over; you are asked
panel-stands-ready = It sounds agreed
panel-stands-ready-you = It sounds agreed; your word is next
panel-stands-synthesis = The team is writing brief and plan
panel-stands-synthesis-you = You are asked before it goes on
panel-stands-approval = For your approval
panel-stands-approval-you = Waiting for your approval
panel-stands-execution = The team is at work
panel-stands-execution-you = At work; you are asked
panel-stands-review = The team is looking at the result
panel-stands-review-you = Waiting for your verdict
panel-stands-idle = Just begun
panel-stands-idle-you = You are asked
panel-stands-paused = On hold; steps that are already running will finish
panel-stands-parked = Parked; everything is kept

panel-outcome-success = Done
panel-outcome-escalation = It grew into a build
panel-outcome-cancellation = Dropped; the record stays
panel-outcome-timeout = Parked after a long silence
panel-outcome-error = Ended with an error
panel-summary = Read the summary
panel-resume = Take it up again

panel-steps = The steps of this project
panel-step-questions = Questions
panel-step-debate = Debate
panel-step-brief = Brief and plan
panel-step-approval = Approval
panel-step-work = Work
panel-step-review = Review
panel-step-options = Options
panel-step-answer = Answer
panel-step-done = done

## The work

panel-work = The work
# $done, $total (numbers): tasks
panel-done = { $total ->
    [one] { $done } of one task done
   *[other] { $done } of { $total } tasks done
}
# $time (text): the time of day
panel-until = until about { $time }
panel-pause = Pause
panel-continue = Continue
panel-stop = Stop
panel-stop-sure = End the work here and look at what there is?
panel-stop-yes = Stop the work
panel-revise = Revise
panel-revise-sure = Stop, and talk brief and plan over again? What is done is kept.
panel-revise-yes = Stop and revise
panel-keep-on = Keep going

## The tabs

panel-tabs = The papers of this project
panel-tab-brief = Brief
panel-tab-plan = Plan
panel-tab-files = Files
panel-tab-timeline = Timeline
panel-tab-threads = Threads
panel-tab-cost = Cost

## The brief

panel-brief-none = The brief will stand here as soon as the team knows enough: what is agreed, what is assumed, what is open.
panel-brief-talk = Advice, research and ideas need no brief. Say “build it”, and one is written here.
panel-brief-task = A single task needs no brief: what you asked for is what is done.
panel-line-assumed = assumed
panel-line-open = open
# $count (number): lines
panel-count-stated = { $count ->
    [one] one stated
   *[other] { $count } stated
}
panel-count-assumed = { $count ->
    [one] one assumed
   *[other] { $count } assumed
}
panel-count-open = { $count ->
    [one] one open
   *[other] { $count } open
}
panel-edit = Edit
panel-edit-brief = Edit the brief
panel-edit-plan = Edit the plan
panel-edit-brief-note = A changed brief is planned again before anything starts.
panel-edit-title = Title
panel-edit-goal = Goal
# $section (text): its name, $number (number): of the line
panel-edit-line = { $section }, line { $number }
panel-remove-line = Remove line { $number } of { $section }
panel-add-line = Add a line
# $number (number)
panel-edit-check = How point { $number } will be shown
panel-check-how = runs: command · shows file: words · has file: element · file: name · look · you
panel-save-plan-again = Save and plan again
panel-discard = Discard changes

## The plan

panel-plan-none = The plan will stand here once the brief is written: who does what, and in which order.
panel-plan-later = The plan follows your yes to the brief.
# $programs (text), $count (number): programs that are not on this machine
panel-missing = { $count ->
    [one] This machine lacks a program that the plan needs: { $programs }. What it is for can be written, but not tried.
   *[other] This machine lacks programs that the plan needs: { $programs }. What they are for can be written, but not tried.
}
panel-graph = The plan as a picture: who waits for whom
panel-tasks = Tasks
panel-task-waiting = waiting
panel-task-ready = ready
panel-task-running = running
panel-task-resting = trying again soon
panel-task-held = on hold
panel-task-done = done
panel-task-failed = failed
panel-task-skipped = skipped

panel-task-by = Bot
panel-task-after = After
panel-task-due = Due
panel-task-attempt = Attempt
panel-task-time = Time
panel-task-sure = Confidence
panel-task-needs = Needs
panel-task-bounds = Limits
panel-task-result = Result
panel-task-evidence = What shows that it is done
panel-task-uses = Tools
# $count (number): uses of tools
panel-uses = { $count ->
    [one] one use
   *[other] { $count } uses
}
panel-evidence-file = File
panel-evidence-exit = Command
panel-evidence-check = Another bot's check
panel-evidence-sources = Text with sources
panel-evidence-person = Your word
panel-proof-promised = to come
# $kind (text): file, exit, check, sources or person
panel-proof-found = { $kind ->
    [exit] passed
    [check] accepted
    [person] confirmed
   *[other] found
}
panel-proof-missing = { $kind ->
    [exit] did not pass
    [check] not accepted
    [person] not confirmed
   *[other] not found
}
panel-proof-output = What it printed

# $task (text): the name of a task, such as t3
panel-task-title = Title of { $task }
panel-task-bot = Bot for { $task }
panel-task-about = What { $task } is about
panel-task-file = File that { $task } writes
panel-task-file-note = The file it writes; left empty, your word says that it is done
panel-task-first = waits for nothing
panel-remove-task = Remove { $task }
panel-add-task = Add a task

## Files

panel-files-made = Made
panel-files-papers = About the project
panel-files-all = All files
panel-zip = Download everything (zip)
panel-download = Download
panel-look = Preview
panel-source = Source
panel-file-cut = This file is long; only its beginning is shown. Download it to see all of it.
panel-file-binary = This file cannot be shown here, but it can be downloaded.
# $file (text)
panel-frame = Preview of { $file }
panel-frame-note = The page runs in a frame of its own and cannot reach this room.
panel-full = Open full size

## Timeline

panel-timeline-none = Nothing has happened yet.
# $round (number)
panel-phase-discovery = Questions, round { $round }
panel-phase-answering = Putting it together
panel-phase-debate = Talking it over
panel-phase-ready = Agreement
panel-phase-synthesis = Brief and plan
panel-phase-approval = Approval
panel-phase-execution = Work
panel-phase-review = Review
panel-phase-idle = End
# $count (number): which attempt this is
panel-iteration = version { $count }

## Threads

# $count (number)
panel-messages = { $count ->
    [one] one message
   *[other] { $count } messages
}
# $type (text): request, response, report or discussion
panel-said = { $type ->
    [request] asks
    [response] answers
    [report] reports
    [discussion] discusses
   *[other] says
}

## Cost

# $spent, $budget (text): dollars
panel-cost-of = spent of { $budget }
panel-cost-bar = { $spent } of { $budget } spent
panel-cost-rules = No model is set: the team works by rules, and that costs nothing.
panel-cost-tokens = Tokens used
panel-cost-expected = Expected cost
panel-cost-time = Expected time
# $minutes (number)
panel-minutes = { $minutes ->
    [0] under a minute
    [one] about a minute
   *[other] about { $minutes } minutes
}
panel-budget-change = Change the budget (dollars)
panel-budget-set = Set budget

## The approval

panel-approval = Brief and plan
panel-approval-waits = The team is writing the next version; it will appear here in a moment.
# $card (text): the id of the new version
panel-approval-newer = This is a newer version ({ $card }). It took the place of the one you were reading.
# $count (number)
panel-approval-tasks = { $count ->
    [one] one task
   *[other] { $count } tasks
}
# $cost (text): dollars
panel-approval-cost = { $cost } expected
# $budget (text): dollars
panel-approval-budget = budget { $budget }
panel-approve-changed = Approve with your changes
panel-modify-ask = What should be different?
panel-send = Send
panel-back = Back
panel-close = Close
