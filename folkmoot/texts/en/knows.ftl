### What the room knows of itself and says when it is asked: one or two sentences, in English.

## Where things stand

knows-nothing = Nothing is under way. Say what you would like made, found out or decided.
# $goal (text)
knows-done = “{ $goal }” is finished. Say what comes next, or “bring it back” to go on with it.
knows-dropped = “{ $goal }” was dropped. Say “bring it back”, and it is there again as it was.
knows-parked = “{ $goal }” is parked, with everything you said. Say “go on”, and we take it up again.
# $goal (text), $done, $total (numbers)
knows-held = “{ $goal }” is on hold: { $done } of { $total } tasks are done. Say “continue” when you are ready.
# $card (text): its id
knows-card = { $card } is open for your answer.

## What comes next

knows-next-nothing = You say what you would like made, found out or decided. We ask what we need to know; nothing starts before your yes.
knows-next-questions = You answer, or say “go on” and we assume the rest. Then you see a brief and a plan; nothing starts before your yes.
knows-next-busy = We are at it. In a moment you will be asked or shown something.
knows-next-choice = Take an option by its number, ask about it, or say “none”. What you take becomes a brief and a plan first.
knows-next-debate = We talk on until you say “go”. Then you see a brief and a plan; nothing starts before your yes.
knows-next-approval = Your yes starts the work. “Change something” rewrites brief and plan, “plan anew” only the plan, “drop it” ends it.
knows-next-work = The other tasks are done; then you see the result and say whether it is right. You can pause or stop at any time.
knows-next-review = You say whether it is right. If not, say what should change; you see a plan for it first.

## What was asked, who is here, what there is

# $questions (text): one a line
knows-questions = This is what we asked: { $questions }
knows-no-question = No question is open.
# $bots (text): names
knows-team = Here are { $bots }. Speak to one of us with @name, to everybody with @team.
# $goal, $bots (text)
knows-team-project = With “{ $goal }” are: { $bots }.
# $projects (text): one a line
knows-projects = The projects of this room: { $projects }
# $project, $goal, $phase (text)
knows-project = { $project } “{ $goal }”: { $phase }
knows-no-project = There is no project in this room yet.
# $title, $tasks (text): one task a line, $count (number)
knows-plan = { $count ->
    [one] “{ $title }”, one task: { $tasks }
   *[other] “{ $title }”, { $count } tasks: { $tasks }
}
# $goal (text)
knows-no-plan = There is no plan for “{ $goal }” yet; nothing starts without one.
# $goal, $folder, $files (text)
knows-files = What was made for “{ $goal }” is in { $folder }: { $files }.
knows-no-files = There are no files for “{ $goal }” yet.
# $said (text): one a line
knows-said = This is what you said: { $said }
knows-not-said = You have not said anything about it yet.

## Help

knows-help = Say in your own words what you would like: something made, found out, thought through, or a small task. We ask before we build, and nothing starts before your yes.
knows-help-open = Answer in your own words, or say “go on”, “later”, “start over” or “drop it”; “where are we?” tells how things stand.
knows-no-undo = There is nothing to take back.
knows-no-reopen = There is nothing to bring back.
knows-tongue = Gladly, in English from here on.
