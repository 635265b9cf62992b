### What stands in the files that the team writes, in English.

## The brief

section-problem = What it is for
section-users = For whom
section-first_version = First version
section-scope_in = In scope
section-scope_out = Not in scope
section-beyond = Not without a model
section-constraints = Constraints
section-technology = Technology
section-also = You also said
section-decisions = Decisions
section-assumptions = Assumptions
section-open_questions = Open questions
section-acceptance = It is done when
section-next_steps = Next steps
# $file, $what (text)
check-runs = shown by running { $what }
check-shows = “{ $what }” can be read in { $file }
check-has = { $file } has { $what }
check-file = { $file } is there and in order
check-look = another bot looks at it
check-you = only you can tell
# $entry (text): the number of a message, $who (text)
line-said = { $who }, message { $entry }
line-assumed = assumed
# $what (text): a part that was named
accept-part = “{ $what }” is in it.
accept-site = The page opens in a browser, also on a phone.
accept-app = The first version opens in a browser and keeps what is entered.
accept-tool = The program runs, explains itself, and has a test.
accept-prepare = Requirements, an outline and a list of tests are written.
accept-figures = A chart shows the sums.
# $path (text), $count (number): files in it
material = { $count ->
    [one] Material: { $path }, one file, read only
   *[other] Material: { $path }, { $count } files, read only
}

## The plan: titles of tasks, and what each is about

task-single = Do it
    .about = In one go, in the project's folder.
task-change = Make the change
    .about = Only what the change touches.
task-check = Check it against the brief
    .about = Point by point, with the file that shows it.
task-site-content = Collect what goes on the page
    .about = Your own facts, and what is still missing.
task-site-look = Choose colours and type
    .about = Easy to read, light and dark.
task-site-pages = Build the page
    .about = One page with everything that you named.
task-app-screens = Describe the screens
    .about = What you see first, and where it leads.
task-app-model = Describe the data
    .about = What is kept of each entry.
task-app-program = Build the first version
    .about = It runs in a browser, without a server.
task-software-analyst = Write down what it must do
    .about = The problem, the users, what is in and what is not, and how one will see that it works.
task-software-architect = Decide how it is built
    .about = Which files, and what each does, before a line is written.
task-software-tester = Write the tests
    .about = They say what the program does before it exists.
task-software-developer = Write the program
    .about = Standard Python, until every test passes.
task-software-qa = Try to break it
    .about = The tests, and what people really type; up to three times back to the program.
task-software-reviewer = Review it against the brief
    .about = Point by point, with the file that shows it; up to two times back to the program.
task-software-delivery = Make it ready to use
    .about = How to start it and how to test it, tried once.
task-event-programme = Make the programme
    .about = In order, with the times that are known.
task-event-checklist = Make the checklist
    .about = Counted back from the date.
task-event-budget = Draw up the costs
    .about = What is planned, what is left, and how much there is for each person.
task-event-invitation = Write the invitation
    .about = Short enough to be read.
task-figures-report = Add it up
    .about = Columns, totals, by month and by group, and what is missing.
task-figures-chart = Draw a chart
    .about = The first figure as bars.
task-prepare-requirements = Write down the requirements
    .about = What it must do, as it was agreed.
task-prepare-outline = Make an outline
    .about = What is known, what is missing, what comes first.
task-prepare-tests = List the tests
    .about = What will have to be tried before it can be called done.
# $files (text)
done-wrote = Wrote { $files }.
# $file (text)
make-cannot = By rules nobody here can make { $file }.
# $command, $out (text): what was run and what it printed
done-wanting = { $command } does not do what it should: { $out }
# $file (text)
check-empty = { $file } is empty.
check-nothing = There is nothing to look at.
# $files (text)
check-opened = Opened { $files }: all there, none empty.
# $said (text): lines of the brief
advice-agreed = This is what was agreed: { $said }
# $language (text): one or more programming languages
plan-python = You asked for { $language }; the offline team works by rules and can only write Python.
design-files = Files
qa-tried = What was tried

## Words that several files share

part-known = What we know
part-missing = What is still missing
# $what (text)
missing = To be filled in: { $what }
part-for = For

## Site

page-mail = Email

## App

app-add = Add
app-entry = Entry
app-cancel = Cancel
app-export = Export as a table
app-edit = Change
app-save = Save
app-total = Total
app-unkept = Kept only while this preview is open.
app-search = Search
app-done = Done
app-remove = Remove
app-empty = Nothing here yet. Add the first entry above.
# $count (number)
app-count = { $count ->
    [one] one entry
   *[other] { $count } entries
}
screens-first = The first screen: a form for a new entry, the search, and the table of all entries.
# $fields (text)
screens-entry = Every entry has: { $fields }.
screens-kept = Everything stays in this browser; nothing is sent anywhere.

## Programs

usage-run = How to run it
usage-test = How to test it
usage-safe = It changes nothing unless told to with --write.
tool-files = Lists the files of a folder and shows what they would be called.
tool-table = Reads a table (CSV), shows its columns and adds up the numbers.
tool-text = Reads text, counts lines, words and characters, and finds what you look for.

## Texts and small tasks

draft-subject = Subject:
draft-greeting = Hello,
draft-end = Kind regards
draft-open = What only you can know is in [brackets].
need-model = Without a model the team cannot do this. It can work out sums, shares, units and days, sort, count, make a list of what you give it, and write letters and posts from what you tell it.
# $what (text)
sum-is = Result: { $what }
list-sorted = Sorted:

## Check, review, summary

check-point = Point
check-how = How it will be shown
# $files (text)
review-files = This is in the project's folder: { $files }.
review-nothing = There is nothing in the project's folder yet.
state-where = Where it stands
state-decided = Decided
state-blocks = What blocks
state-nothing = nothing
state-last = Last activity
state-resume = How to go on
# $project (text)
state-resume-how = Say what you want to go on with, or: folkmoot project resume { $project }
# $shown, $undone, $yours, $count (numbers): acceptance points
points-found = Shown: { $shown } of { $count }. Not done: { $undone }. For you to look at: { $yours }.
summary-took = Duration
summary-tasks = Tasks
summary-cost = Cost
summary-outcomes = What came of it
summary-decisions = Decisions, and why
summary-ready = Ready next
summary-blocks = What blocks
# $sum (text): dollars
money = ${ MONEY($sum) }
# $minutes (number)
minutes = { $minutes ->
    [0] less than a minute
    [one] one minute
   *[other] { $minutes } minutes
}

## How a point of the brief is shown, and why it is not

why-no-file = There is no such file.
why-void = The task that makes it was not done.
# $what (text)
why-not-in = “{ $what }” is not in it.
why-copied = The check only repeats the point.
why-nothing = Nothing was made.
why-gap = Everything in it is still to be filled in.
why-cannot-fail = This command cannot fail, so it shows nothing.
why-no-tests = No test ran.
# $code (text): how a command ended
why-exit = It ended with { $code } and said nothing.

## A page from what was told

slot-offer = What we offer
slot-hours = Opening hours
slot-place = How to find us
slot-contact = Contact
slot-about = About us
slot-photos = Photos
page-map = Show on a map
# $what (text)
accept-slot = “{ $what }” is on the page.
review-nobody-told = Nobody has told us yet.
# $what (text)
accept-field = Every entry has “{ $what }”.

## A report from a table

# $count, $columns (numbers)
figures-rows = { $count } rows, { $columns } columns.
figures-column = Column
figures-kind = Kind
figures-total = Total
figures-empty = Empty
figures-number = number
figures-date = date
figures-text = words
# $what, $by (text)
figures-by = { $what } by { $by }
# $best, $worst (text)
figures-best = Most: { $best }. Least: { $worst }.
# $what (text)
accept-total = The total of { $what } is in the report.
