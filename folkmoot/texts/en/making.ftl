### What the offline team makes of what was told, in English.

## Days

# $weekday, $day, $month, $year (text)
date-long = { $weekday }, { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday

## An event

# $name (text)
label = { $name }:
event-when = When
event-where = Where
event-starts = Begins
event-budget = Budget
event-programme = Programme
event-checklist = Checklist
event-money = Money
# $count (number)
event-people = { $count ->
    [one] one person
   *[other] { $count } people
}
event-begin = Beginning
event-end = End
event-order = In the order in which you named it. No times are known yet.
event-untimed = Without a time yet
# $what (text)
event-missing = Still missing: { $what }.
event-need-date = the date
event-need-start = the hour at which it begins
event-need-place = the place
event-need-parts = what happens there
# $what (text): a day that no calendar has
event-no-day = There is no such day: { $what }.
event-past = That day is already past.
# $weeks (number)
event-before = { $weeks ->
    [one] one week before
   *[other] { $weeks } weeks before
}
event-eve = the day before
event-day = on the day
event-after = the day after
# $date, $when (text)
event-stage = { $date }, { $when }
event-late = At once: { $date }, { $when }, is already past
# $count (number)
event-task-find = { $count ->
    [0] Find a place and book it
   *[other] Find a place for { $count } people and book it
}
# $place (text)
event-task-sure = Make sure that the place is free: { $place }
event-task-date = Settle the date
event-task-invite = Send the invitation
# $what (text)
event-task-who = { $what }: who takes care of it?
event-task-price = { $what }: what does it cost?
event-task-things = List what is needed, and who brings it
# $count (number)
event-task-replies = { $count ->
    [0] Count who is coming
   *[other] Count who is coming; { $count } are expected
}
event-task-setup = Set up and try out whatever needs power
# $time (text)
event-task-ready = Everything is ready at { $time }, an hour before it begins
event-task-time = Somebody keeps an eye on the time
event-task-photos = Ask before taking pictures
event-task-clean = Tidy up together
event-task-thanks = Thank everybody who helped
event-task-settle = Add up what was really spent
event-item = Item
event-planned = Planned
event-left = Left
event-over = Over the budget
event-open = open
# $planned, $whole, $left (text): sums
event-money-left = { $planned } of { $whole } planned, { $left } left.
# $planned, $whole, $over (text): sums
event-money-over = { $planned } planned: { $over } more than the budget of { $whole }.
# $planned (text): a sum
event-money-none = { $planned } planned. No budget has been named yet.
# $each (text): a sum, $count (number)
event-each = { $count ->
    [one] The budget is { $each } for one person.
   *[other] The budget is { $each } for each of { $count } people.
}
# $what (text)
event-unpriced = Still without a price: { $what }.
event-foreign = In another currency, so not added up: { $what }.
event-invited = You are invited!
event-awaits = What awaits you
# $date (text)
event-reply = Please let us know by { $date } whether you are coming.
event-reply-soon = Please let us know whether you are coming.
# $what (text)
event-not-yet = Not to be sent yet. Still missing: { $what }.
accept-event-date = The invitation says on which day it is.
accept-event-start = The invitation says when it begins.
accept-event-place = The invitation says where it is.
accept-event-parts = The programme says what happens.
accept-event-stages = Every step of the checklist has its date.
accept-event-money = What is planned and what is left adds up.
accept-event-each = How much there is for each person is worked out.

## Small tasks

# $what (text): what a letter asks for, in the person's words
letter-asks = I would like to ask for { $what }.
letter-empty = You have not said yet what it should say. Tell us, and it is written.
# $count (number)
posts-one = You asked for { $count } posts. What you told us is enough for one. Tell us more, and each piece of news gets its own.
small-nothing = There is nothing to work on yet. Write it after a colon, or paste it here.
small-list = You have not said yet what should be on the list. Write it after a colon.
# $what (text)
unit-unknown = We do not know the unit “{ $what }”.
unit-money = What “{ $what }” is worth changes every day, and without a network we do not know it.
unit-other = These cannot be turned into each other: { $what }.
sum-nothing = Nothing can be divided by zero: { $what }.
date-unread = We cannot tell which day you mean. Write it like this: 24 December 2026.
# $first, $last (text): days, $count (number)
date-between = { $count ->
    [one] From { $first } to { $last } it is one day.
   *[other] From { $first } to { $last } it is { $count } days.
}
date-until = { $count ->
    [0] That is today: { $last }.
    [one] One day until { $last }, counted from { $first }.
   *[other] { $count } days until { $last }, counted from { $first }.
}
date-since = { $count ->
    [one] { $last } was one day before { $first }.
   *[other] { $last } was { $count } days before { $first }.
}
# $weeks, $days (numbers)
date-weeks = That is { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
} and { $days ->
    [one] one day
   *[other] { $days } days
}.
# $words, $signs, $lines (numbers)
count-of = words { $words }, characters { $signs }, lines { $lines }
task-result-result = Work it out
    .about = At once, and said here.
accept-result = The result can be read.
undone-model = Not without a model.

## Tables that were brought

# $file (text), $most (number): megabytes
sheet-large = “{ $file }” is too large: without a model the team reads tables of up to { $most } MB. Bring a part of it.
# $file (text)
sheet-unread = “{ $file }” cannot be read as a table.
sheet-nothing = In “{ $file }” there is nothing to add up: it takes a column of numbers, and one of days or of words that come again.
sheet-office = “{ $file }” is no plain table. Save it as CSV, and bring that.
# $count (number)
figures-left-out = Left out, because they have more cells than the head: { $count }.
figures-unquoted = Its quotes are not closed everywhere, so they are read as letters.
# $column, $cells (text)
figures-unread = In “{ $column }” these are no numbers and are not added up: { $cells }.
# $file (text)
brought-cut = Of “{ $file }” only the beginning was read

## Pictures that were brought

# $file (text), $most (number): megabytes
picture-large = “{ $file }” is larger than { $most } MB, too large for a page.
# $file (text)
picture-none = “{ $file }” is no picture that a browser shows.
picture-harm = “{ $file }” has a program in it, so it is not put on the page.
picture-gone = “{ $file }” is not there any more.
# $count (number)
accept-pictures = { $count ->
    [one] The picture that you brought is on the page.
   *[other] { $count } pictures that you brought are on the page.
}

## What is missing

fix-when = On which day is it?
    .otherwise = It stays open.
fix-start = When does it begin, and when does it end?
    .otherwise = It stays open.
fix-where = Where is it?
    .otherwise = It stays open.
fix-offer = What do you offer, and for how much? Write one thing after another: bread 4 €, rolls 0.60 €.
    .otherwise = It stays open.
fix-hours = When are you open?
    .otherwise = It stays open.
fix-address = What is your address?
    .otherwise = It stays open.
fix-contact = Under which phone number or mail address are you reached?
    .otherwise = It stays open.
fix-content = What happens there? Write one thing after another: food, music at 6 pm, games.
    .otherwise = It stays open.

## What a change came to

# $files (text)
change-done = Changed: { $files }.
change-none = Nothing in it has changed.
# $wishes (text)
change-beyond = Not without a model: { $wishes }.
change-nothing = What was said names nothing that it could show.
plan-same = The plan stays as it is: nothing in it changes by what you said.
