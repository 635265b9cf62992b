### What the offline team asks and answers, in English. A question may have
### .otherwise (what is assumed if it is skipped) and suggestions .a, .b, .c.

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

## Questions of round one, by kind of project

ask-site-users = Who should find this site, and what should they do there?
    .otherwise = Anyone who looks for you; they should be able to reach you.
    .a = Customers who want to buy or order
    .b = People nearby who are looking for us
    .c = Members who know us already
ask-site-content = What must be on it? The facts, please: its name, what you offer with prices, opening hours, address, phone, mail, a few words about you.
    .otherwise = One page with what you have told us.
    .a = Who we are, what we offer, how to reach us
    .b = A menu or price list and opening hours
    .c = News and dates
ask-site-look = What should it feel like? A site that you like helps.
    .otherwise = Calm and clear, easy to read on a phone.
    .a = Calm and clear
    .b = Warm and personal
    .c = Bold and lively
ask-site-tech = Do you have an address (domain) or a host for it already?
    .otherwise = Plain files that any host can serve.
    .a = No, nothing yet
    .b = A domain, but no site
    .c = An old site that should go
ask-site-out = What should it not have or do?
    .otherwise = No accounts, no tracking, no payments.
    .a = No login
    .b = No shop for now
    .c = No photos of people

ask-app-problem = What should it make easier, and at which moment does somebody reach for it?
    .otherwise = It keeps in one place what is scattered today.
    .a = Keeping track of things
    .b = Planning and reminders
    .c = Sharing with others
ask-app-users = Who will use it, how many, and how comfortable are they with software?
    .otherwise = You and a few others who are used to a phone.
    .a = Only me
    .b = A small team
    .c = Customers or members
ask-app-first = What is the smallest version that you would already use?
    .otherwise = One list: add, look up, tick off.
    .a = A list that I can add to and search
    .b = An overview with what is due
    .c = One form and one page
ask-app-tech = Where must it run: in a browser, on a phone, on one computer?
    .otherwise = In a browser, also on a phone, without a server.
    .a = In the browser
    .b = On the phone
    .c = On one computer, offline
ask-app-out = What should it not do, or leave for later?
    .otherwise = No accounts and no payments in the first version.
    .a = No accounts
    .b = No payments
    .c = No data on other people's servers

ask-tool-problem = What do you do by hand today that this tool should do?
    .otherwise = The one thing that you named, over and over.
    .a = Renaming or sorting files
    .b = Converting or cleaning data
    .c = Checking or counting something
ask-tool-data = What goes in and what should come out? An example line helps.
    .otherwise = Text goes in, text comes out.
    .a = A folder of files
    .b = A CSV or a table
    .c = Text from another program
ask-tool-users = Who will run it, and on which system?
    .otherwise = You, in a terminal, with Python.
    .a = Only me
    .b = Colleagues who know a terminal
    .c = It runs by itself every night
ask-tool-first = Which single command should work first?
    .otherwise = One command with one argument.
    .a = One file in, one file out
    .b = A dry run that only shows
    .c = A summary of a folder
ask-tool-out = What must it never do?
    .otherwise = It never overwrites or deletes anything.
    .a = Never delete
    .b = Never overwrite
    .c = Never go to the network

ask-service-problem = What should the service do for those who call it?
    .otherwise = It answers one kind of request, reliably.
    .a = Store and give back records
    .b = Compute something
    .c = Pass messages on
ask-service-users = Which programs or people will call it, and how often?
    .otherwise = One program, now and then.
    .a = One program of ours
    .b = A web page
    .c = Partners outside
ask-service-data = Which data does it take and give back? One example of each helps.
    .otherwise = JSON in, JSON out.
    .a = JSON records
    .b = Files
    .c = Only numbers and status
ask-service-tech = Where will it run, and what must it get along with?
    .otherwise = On one small machine, with Python, without a database server.
    .a = One small server
    .b = In a container
    .c = Next to something we already have
ask-service-out = What must it never give away or do?
    .otherwise = Nothing that was not asked for; nothing personal in the logs.
    .a = No personal data
    .b = Nothing without a key
    .c = No deleting

ask-data-problem = Which decision or question should the numbers help with?
    .otherwise = What changed, and by how much.
    .a = What sells and what does not
    .b = Where time or money goes
    .c = Whether something got better
ask-data-data = Where do the numbers come from, and in which form?
    .otherwise = A CSV file with one row for each event.
    .a = A spreadsheet
    .b = A CSV export
    .c = Several sources
ask-data-output = What should it look like in the end: a table, a chart, a page to read?
    .otherwise = One page with a table and three sentences.
    .a = A table
    .b = A chart
    .c = A one-page report
ask-data-time = How often will it be needed, and by when the first time?
    .otherwise = Once a month, made by hand.
    .a = Once
    .b = Every week
    .c = Every month
ask-data-out = What should stay out of it?
    .otherwise = No names of people.
    .a = No personal data
    .b = Nothing from earlier years
    .c = No estimates

ask-brand-problem = What do you offer, and what should people think when they hear of it?
    .otherwise = Something made with care, by people you can trust.
    .a = Reliable
    .b = Fresh and different
    .c = Warm and approachable
ask-brand-users = Who is it for? Describe one of them.
    .otherwise = People around you who need just this.
    .a = Young families
    .b = Companies
    .c = People who like things well made
ask-brand-look = Which colours, shapes or words fit, and which never?
    .otherwise = Two quiet colours and a plain typeface.
    .a = Natural, quiet
    .b = Strong, simple
    .c = Playful
ask-brand-content = Is there a name already, and what will the brand be on first?
    .otherwise = No name yet; first on a sign and a page.
    .a = The name is fixed
    .b = We are looking for a name
    .c = First on the web
ask-brand-out = Whom should it not be mixed up with, and what would be wrong?
    .otherwise = Nothing loud, nothing that others use already.
    .a = Not cheap
    .b = Not childish
    .c = Not like the big names

ask-campaign-problem = What should people do after they have seen it?
    .otherwise = They should come, or ask for more.
    .a = Buy or book
    .b = Sign up
    .c = Come to something
ask-campaign-users = Who should be reached, and where do they spend their time?
    .otherwise = People nearby, on their phones.
    .a = Customers we have
    .b = New people nearby
    .c = Professionals in one field
ask-campaign-message = If they remember one sentence, which should it be?
    .otherwise = We write three to choose from.
    .a = What is new
    .b = What it saves
    .c = Why us
ask-campaign-channel = Which channels do you have, and who can post there?
    .otherwise = Email and one social network.
    .a = Newsletter
    .b = Instagram or Facebook
    .c = Posters and flyers
ask-campaign-time = From when to when, and what may it cost?
    .otherwise = Three weeks, without paid ads.
    .a = Two weeks
    .b = A month
    .c = Until a date

ask-event-problem = What should people take home from it?
    .otherwise = A good time, and one thing that they did not know.
    .a = They learnt something
    .b = They met somebody
    .c = They had a good time
ask-event-users = Who comes, how many, and what do they know already?
    .otherwise = About twenty people; no previous knowledge needed.
    .a = Up to 10
    .b = About 30
    .c = More than 100
ask-event-place = When and where, and for how long?
    .otherwise = One afternoon, in a place that you know.
    .a = One evening
    .b = One day
    .c = Several weeks, online
ask-event-content = What must be in it: talks, exercises, food, music?
    .otherwise = A beginning, two parts, a break, an end.
    .a = Talks and questions
    .b = Exercises
    .c = Food and music
ask-event-money = What may it cost, and who helps?
    .otherwise = As little as possible, with two helpers.
    .a = Nothing but time
    .b = A small budget
    .c = Paid by tickets

ask-other-problem = What should be different when it is done, and for whom?
    .otherwise = It is for you, and saves you time.
    .a = It saves time
    .b = It looks better
    .c = Others can use it
ask-other-today = How is it done today, and what bothers you about that?
    .otherwise = It is done by hand, and takes too long.
    .a = By hand
    .b = With spreadsheets
    .c = Not at all
ask-other-first = What is the smallest version that would already help?
    .otherwise = One simple version that does the main thing.
    .a = A draft on paper
    .b = One working part
    .c = A plan
ask-other-tech = Is there something that it must work with, or a form that it must have?
    .otherwise = Plain files that open anywhere.
    .a = A document
    .b = A table
    .c = A program
ask-other-out = What should it not be or do?
    .otherwise = Nothing that costs money or needs an account.
    .a = Not complicated
    .b = Not expensive
    .c = Nothing public

## Later rounds

ask-again = What should be different this time?
    .otherwise = As it is, but simpler.
ask-later-must = If only one thing works on the first day, which one must it be?
    .otherwise = The first thing that you named.
# $said (text): their words
ask-later-vague = You said “{ $said }”. If you had to decide now, which way would you lean?
    .otherwise = We take the simplest way.
    .a = The simplest way
    .b = Show me two ways
    .c = Leave it out for now
# $simple (text): one of the simpler-… texts below
ask-later-simpler = Could something simpler do: { $simple }?
    .otherwise = No, we stay with what you asked for.
    .a = Yes, that would do
    .b = No, and I can say why
simpler-site = a single page, or an entry on a map
simpler-app = a shared spreadsheet
simpler-tool = three commands in a note
simpler-service = a file that both sides can read
simpler-data = one table that is filled in by hand
simpler-brand = only a name and a typeface
simpler-campaign = a personal message to twenty people
simpler-event = coffee with five people
simpler-other = a checklist on one page
# $first, $second (text): their words
ask-later-compare = So “{ $first }” rather than “{ $second }”, if there is only room for one?
    .otherwise = Both, the first one first.
    .a = The first
    .b = The second
# $title, $line (text): an earlier project of theirs, and a line of its brief
ask-earlier = As in “{ $title }”: { $line }

## Questions of the shorter flows

ask-task-problem = What is it for, and who will read or use it?
    .otherwise = For you yourself.
    .a = For me
    .b = For a customer
    .c = For everybody
ask-task-data = What should it start from? You can paste it here.
    .otherwise = From what you wrote.
ask-task-output = In which form, how long, and in which tone?
    .otherwise = Short plain text, friendly.
    .a = Short and friendly
    .b = Formal
    .c = A list
ask-advice-problem = What matters most to you here?
    .otherwise = That it can be undone.
    .a = Time
    .b = Money
    .c = Doing it well
ask-research-problem = What will you decide with it?
    .otherwise = Whether it is worth going on.
ask-research-data = What do you know already, and what do you doubt?
    .otherwise = Nothing is known yet.
ask-explore-problem = What would be good about it, if it worked?
    .otherwise = Some money, and doing something that makes sense.
    .a = Income
    .b = Joy
    .c = Helping others
ask-explore-users = Who would you like to do it with, or for?
    .otherwise = People nearby.
ask-explore-money = What do you have for it: time, money, skills, a place?
    .otherwise = A few hours a week and little money.
    .a = An evening a week
    .b = Some savings
    .c = A room

## Offers

# $goal (text)
advice = On “{ $goal }”, by rules and without sources, so please check (confidence: low):
advice-small = 1. Small first: do the smallest part that shows whether it works, and give it one week.
advice-others = 2. From others: ask two people who have done it what they would do differently.
advice-compare = 3. Side by side: write down two ways, what each costs and what could go wrong, and take the one that can be undone.
advice-take-small = I would begin with the first: it costs least and tells you most.
advice-take-others = I would begin with the second: where it should be done well, experience is worth most.
advice-take-compare = I would begin with the third: where money is at stake, half an hour on paper pays.
advice-build = If it leads to something that we can make for you, just say “build it”.
# $goal (text)
research = On “{ $goal }”: by rules I cannot look things up. This is what there is, and how to find the rest.
research-none = Found: nothing yet; there is no material and no earlier project on it. Confidence: low, so please check all of it.
# $source, $line (text)
research-found = From { $source }: { $line } (confidence: medium, one source)
# $topics (text)
research-questions = Worth finding out first: what exists already on { $topics }, what it costs, who has tried it and what came of it.
research-where = Recommended: begin with one recent overview and one person who does it every day. You could also read everything (takes long) or ask a forum (mixed quality).
# $goal (text), $count (number)
explore = { $count ->
    [one] One way to begin with “{ $goal }”.
   *[other] { $count } ways to begin with “{ $goal }”. They come from rules, so please check them all.
}
way-trial = Try it small, with five people
    .takes = Two weekends, hardly any money
way-service = Offer it as a service
    .takes = A page, a price, and three first customers
way-teach = Teach it, as a course or a workshop
    .takes = A room, a programme, some patience
way-together = Bring people together around it
    .takes = A date, a place, a few messages
way-product = Make a product of it
    .takes = A first piece, a month, and some savings

## Debate

# $goal (text)
debate-value = What would make “{ $goal }” worth it in a year? If nothing comes to mind, smaller is better.
debate-risk = What could go wrong: nobody needs it, it takes twice as long, it depends on one person. Which of the three worries you most?
debate-user = Think of one real person who would use it. What do they do today, and would they change?
debate-cost = What does it take each week once it is there? That is what most people forget.
debate-first = My proposal: the smallest version first, two weeks, then look again.
debate-turn = it is their turn

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

ask-able = Without a model the team can only prepare this: requirements, an outline and a list of tests. It cannot make the thing itself. Shall it prepare that?
    .otherwise = We prepare it.
    .a = Yes, prepare it
    .b = Leave it
