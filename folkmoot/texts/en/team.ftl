### What the offline team answers, in English.

## Meeting

# $person (text)
welcome = Welcome, { $person }! We are a team of bots: leader, researcher, creative, coder, social and auditor. We ask before we build, you approve, and then you can watch us work.
hello = Hello! What would you like made, found out or thought through?
thanks = You're welcome!
goodbye = See you! Everything is kept here.
help = Tell us in your own words what you would like: a website, an app, a small program, a report, a brand, a campaign, an event, a text, or just advice. We ask a few questions, show you a brief and a plan, and start when you say yes. You can pause, change or drop it at any time.
small-talk = I work by rules, so I am not much of a talker. Tell me what you would like made, found out or decided, and we begin.
mention-wish = Gladly. With your yes the team begins with a few questions.
# $goal (text)
aside = By rules I cannot answer that; a model could. “{ $goal }” stays as it is.
# $goal (text)
standing-questions = For “{ $goal }” we are waiting for your answers. You can also say “go on”, and we assume the rest.
standing-busy = We are working on “{ $goal }” right now; you will see it here in a moment.
standing-approval = “{ $goal }” is waiting for your yes. Nothing starts before that.
# $goal (text), $done, $total, $running (numbers)
standing-work = “{ $goal }”: { $done } of { $total } tasks are done, { $running } running. You can pause, add something or stop at any time.
standing-review = The result of “{ $goal }” is waiting for your verdict.
standing-choice = You can take one of the options of “{ $goal }”, or ask for others.
standing-debate = We are still talking “{ $goal }” over. Say “go” when you want a brief and a plan.
# $spent, $budget (text): dollars
standing-cost = So far it has cost ${ MONEY($spent) } of ${ MONEY($budget) }.

## Offers

connect-answer = Your question stays here as a note; for an answer connect a model: `folkmoot model`, or in the settings of the page.
advice-none = I work by rules and cannot judge this: name the ways that you see, as “A or B”, and I lay them out with what you say for and against each.
advice-build = The choice is yours. If it leads to something that we can make for you, just say “build it”.
# $goal (text)
research = I work by rules and cannot look things up. On “{ $goal }” this stands in what you brought, or made before:
research-none = I work by rules and cannot look things up; bring a file on it, and I search that.
# $source, $line (text)
research-found = From { $source }: { $line } (confidence: medium, one source)
# $goal (text), $count (number)
explore = { $count ->
    [one] One way to begin with “{ $goal }”.
   *[other] { $count } ways to begin with “{ $goal }”. They come from rules, so please check them all.
}
# $what (text): a word of theirs, $way (text): one of the way-… texts below
way-of = { $what }: { $way }
# $have (text): their words
way-have = You have for it: { $have }.
way-trial = try it small, with five people
    .takes = Two weekends, hardly any money
way-service = offer it as a service
    .takes = A page, a price, and three first customers
way-teach = teach it, as a course or a workshop
    .takes = A room, a programme, some patience
way-together = bring people together around it
    .takes = A date, a place, a few messages
way-product = make a product of it
    .takes = A first piece, a month, and some savings

## Ways that a person is undecided between

connect-debate = For a real discussion connect a model: `folkmoot model`, or in the settings of the page.
no-opinion = I work by rules and have no opinion of my own.
ways-laid = Your ways, in your own words:
# $what (text): a way that they named
quoted = “{ $what }”
# $said (text): their words
ways-for = for: { $said }
ways-against = against: { $said }
ways-said = you said: { $said }
ways-also = you also said: { $said }
ways-bare = nothing said about it yet
ways-ask = Which one do you take, and why?
ways-more = What speaks for each, and what against it? And which one do you take, and why?
ways-name = Which ways do you see? Write them as “A or B”, or number them.
ways-again = Ask again with what each costs and what speaks for or against it, in one message, and I sort it.
# $rate, $price (text): sums of money, $months (number)
ways-even = At { $rate } a month or { $price } once, both cost the same after { $months } months.

## The bots, one line each

bot-leader = Leads the conversation, writes the brief, makes the plan.
bot-researcher = Finds out what is known, and what is not.
bot-creative = Finds words, looks and ideas.
bot-coder = Writes programs and pages.
bot-social = Thinks of the people who should hear of it.
bot-auditor = Looks for what the others overlooked.
bot-analyst = Turns wishes into requirements that can be checked.
bot-architect = Decides how the parts of a program fit together.
bot-tester = Writes the tests before the program.
bot-developer = Writes the program until the tests pass.
bot-qa = Tries to break it, and says how.
bot-reviewer = Reads the program as the next person would.
bot-delivery = Packs it so that others can use it.
