### What the offline team asks and answers, in Dutch. A question may have
### .otherwise (what is assumed if it is skipped) and suggestions .a, .b, .c.

## Meeting

# $person (text)
welcome = Welkom, { $person }! We zijn een team van bots: leader, researcher, creative, coder, social en auditor. We stellen eerst vragen, jij geeft akkoord, en dan kun je meekijken terwijl we bouwen.
hello = Hallo! Wat kunnen we voor je maken, uitzoeken of doordenken?
thanks = Graag gedaan!
goodbye = Tot ziens! Alles blijft hier bewaard.
help = Vertel in je eigen woorden wat je wilt: een website, een app, een programmaatje, een rapport, een merk, een campagne, een evenement, een tekst of gewoon advies. We stellen een paar vragen, laten je een briefing en een plan zien, en beginnen als jij ja zegt. Je kunt het altijd pauzeren, veranderen of laten vallen.
small-talk = Ik werk met vaste regels, dus een echte prater ben ik niet. Vertel me wat je wilt laten maken, uitzoeken of beslissen, dan beginnen we.
mention-wish = Graag. Met jouw ja begint het team met een paar vragen.
# $goal (text)
aside = Met alleen vaste regels kan ik dat niet beantwoorden; een taalmodel zou het wel kunnen. “{ $goal }” blijft zoals het is.
# $goal (text)
standing-questions = Voor “{ $goal }” wachten we op je antwoorden. Je kunt ook “ga verder” zeggen, dan vullen we de rest zelf in.
standing-busy = We zijn nu bezig met “{ $goal }”; zo meteen zie je het hier.
standing-approval = “{ $goal }” wacht op jouw ja. Eerder begint er niets.
# $goal (text), $done, $total, $running (numbers)
standing-work = “{ $goal }”: { $done } van { $total } taken klaar, { $running } bezig. Je kunt altijd pauzeren, iets toevoegen of stoppen.
standing-review = Het resultaat van “{ $goal }” wacht op jouw oordeel.
standing-choice = Je kunt een van de opties voor “{ $goal }” kiezen, of om andere vragen.
standing-debate = We zijn nog in gesprek over “{ $goal }”. Zeg “start maar” als je een briefing en een plan wilt.
# $spent, $budget (text): dollars
standing-cost = Tot nu toe heeft het ${ MONEY($spent) } van de ${ MONEY($budget) } gekost.

## Questions of round one, by kind of project

ask-site-users = Wie moet deze site vinden, en wat moeten ze er kunnen doen?
    .otherwise = Iedereen die je zoekt; ze moeten je kunnen bereiken.
    .a = Klanten die willen kopen of bestellen
    .b = Mensen uit de buurt die ons zoeken
    .c = Leden die ons al kennen
ask-site-content = Wat moet erop staan? Liefst meteen de feiten: naam, wat jullie bieden met prijzen, openingstijden, adres, telefoon, mail, een paar woorden over jullie.
    .otherwise = Eén pagina met wat je ons hebt verteld.
    .a = Wie we zijn, wat we doen, hoe je ons bereikt
    .b = Een menu of prijslijst en de openingstijden
    .c = Nieuws en een agenda
ask-site-look = Welk gevoel moet de site geven? Een voorbeeld dat je mooi vindt, helpt.
    .otherwise = Rustig en duidelijk, goed leesbaar op een telefoon.
    .a = Rustig en duidelijk
    .b = Warm en persoonlijk
    .c = Gedurfd en levendig
ask-site-tech = Heb je al een webadres (domein) of hosting?
    .otherwise = Gewone bestanden die bij elke host werken.
    .a = Nee, nog niets
    .b = Wel een domein, nog geen site
    .c = Een oude site die weg mag
ask-site-out = Wat moet er niet op komen, of wat moet de site niet doen?
    .otherwise = Geen accounts, geen tracking, geen betalingen.
    .a = Geen login
    .b = Voorlopig geen webshop
    .c = Geen foto's van mensen

ask-app-problem = Wat moet de app makkelijker maken, en op welk moment pakt iemand hem erbij?
    .otherwise = Wat nu overal verspreid ligt, staat straks op één plek.
    .a = Dingen bijhouden
    .b = Plannen en herinneren
    .c = Delen met anderen
ask-app-users = Wie gaan de app gebruiken, hoeveel mensen zijn dat, en hoe handig zijn ze met software?
    .otherwise = Jij en een paar anderen die een telefoon gewend zijn.
    .a = Alleen ik
    .b = Een klein team
    .c = Klanten of leden
ask-app-first = Wat is de kleinste versie die je al zou gebruiken?
    .otherwise = Eén lijst: toevoegen, opzoeken, afvinken.
    .a = Een lijst die ik kan aanvullen en doorzoeken
    .b = Een overzicht van wat er moet gebeuren
    .c = Eén formulier en één pagina
ask-app-tech = Waar moet de app draaien: in een browser, op een telefoon, op één computer?
    .otherwise = In een browser, ook op een telefoon, zonder server.
    .a = In de browser
    .b = Op de telefoon
    .c = Op één computer, offline
ask-app-out = Wat moet de app niet doen, of pas later?
    .otherwise = Geen accounts en geen betalingen in de eerste versie.
    .a = Geen accounts
    .b = Geen betalingen
    .c = Geen gegevens op andermans servers

ask-tool-problem = Wat doe je nu met de hand dat dit programma moet overnemen?
    .otherwise = Dat ene dat je noemde, keer op keer.
    .a = Bestanden hernoemen of sorteren
    .b = Gegevens omzetten of opschonen
    .c = Iets controleren of tellen
ask-tool-data = Wat gaat erin en wat moet eruit komen? Een voorbeeldregel helpt.
    .otherwise = Er gaat tekst in en er komt tekst uit.
    .a = Een map met bestanden
    .b = Een CSV of een tabel
    .c = Tekst uit een ander programma
ask-tool-users = Wie gaat het gebruiken, en op welk systeem?
    .otherwise = Jij, in een terminal, met Python.
    .a = Alleen ik
    .b = Collega's die een terminal kennen
    .c = Het draait elke nacht vanzelf
ask-tool-first = Welk commando moet als eerste werken?
    .otherwise = Eén commando met één argument.
    .a = Eén bestand erin, één bestand eruit
    .b = Een proefrun die alleen laat zien wat er zou gebeuren
    .c = Een samenvatting van een map
ask-tool-out = Wat mag het nooit doen?
    .otherwise = Het overschrijft of verwijdert nooit iets.
    .a = Nooit iets verwijderen
    .b = Nooit iets overschrijven
    .c = Nooit het netwerk op

ask-service-problem = Wat moet de service doen voor wie hem aanroept?
    .otherwise = Eén soort verzoek beantwoorden, en dat betrouwbaar.
    .a = Gegevens opslaan en teruggeven
    .b = Iets uitrekenen
    .c = Berichten doorgeven
ask-service-users = Welke programma's of mensen gaan hem aanroepen, en hoe vaak?
    .otherwise = Eén programma, af en toe.
    .a = Eén programma van onszelf
    .b = Een webpagina
    .c = Partners van buiten
ask-service-data = Welke gegevens gaan erin en welke komen eruit? Van allebei een voorbeeld helpt.
    .otherwise = JSON erin, JSON eruit.
    .a = Gegevens in JSON
    .b = Bestanden
    .c = Alleen getallen en een status
ask-service-tech = Waar gaat de service draaien, en waar moet hij mee overweg kunnen?
    .otherwise = Op één kleine machine, met Python, zonder databaseserver.
    .a = Eén kleine server
    .b = In een container
    .c = Naast iets wat er al is
ask-service-out = Wat mag de service nooit prijsgeven of doen?
    .otherwise = Geen toegang zonder toestemming; niets persoonlijks in de logs.
    .a = Geen persoonsgegevens
    .b = Niets zonder sleutel
    .c = Niets verwijderen

ask-data-problem = Bij welke beslissing of vraag moeten de cijfers helpen?
    .otherwise = Wat er veranderd is, en hoeveel.
    .a = Wat verkoopt en wat niet
    .b = Waar de tijd of het geld blijft
    .c = Of iets beter is geworden
ask-data-data = Waar komen de cijfers vandaan, en in welke vorm?
    .otherwise = Een CSV-bestand met één rij per gebeurtenis.
    .a = Een spreadsheet
    .b = Een CSV-export
    .c = Meerdere bronnen
ask-data-output = Hoe moet het er uiteindelijk uitzien: een tabel, een grafiek, een pagina om te lezen?
    .otherwise = Eén pagina met een tabel en drie zinnen.
    .a = Een tabel
    .b = Een grafiek
    .c = Een rapport van één pagina
ask-data-time = Hoe vaak heb je het nodig, en wanneer voor het eerst?
    .otherwise = Eén keer per maand, met de hand gemaakt.
    .a = Eén keer
    .b = Elke week
    .c = Elke maand
ask-data-out = Wat moet erbuiten blijven?
    .otherwise = Geen namen van mensen.
    .a = Geen persoonsgegevens
    .b = Geen oude jaren
    .c = Geen schattingen

ask-brand-problem = Wat bied je aan, en wat moeten mensen denken als ze ervan horen?
    .otherwise = Iets wat met zorg is gemaakt, door mensen die je kunt vertrouwen.
    .a = Betrouwbaar
    .b = Fris en anders
    .c = Warm en dichtbij
ask-brand-users = Voor wie is het? Beschrijf zo iemand.
    .otherwise = Mensen om je heen die precies dit nodig hebben.
    .a = Jonge gezinnen
    .b = Bedrijven
    .c = Mensen die van kwaliteit houden
ask-brand-look = Welke kleuren, vormen of woorden passen erbij, en welke absoluut niet?
    .otherwise = Twee rustige kleuren en een eenvoudig lettertype.
    .a = Natuurlijk, rustig
    .b = Sterk, eenvoudig
    .c = Speels
ask-brand-content = Is er al een naam, en waar komt het merk als eerste op te staan?
    .otherwise = Nog geen naam; eerst op een bord en een webpagina.
    .a = De naam staat vast
    .b = We zoeken nog een naam
    .c = Eerst op internet
ask-brand-out = Met wie mag het niet verward worden, en wat zou niet passen?
    .otherwise = Niets schreeuwerigs, niets wat anderen al gebruiken.
    .a = Niet goedkoop
    .b = Niet kinderachtig
    .c = Niet zoals de grote merken

ask-campaign-problem = Wat moeten mensen doen als ze het gezien hebben?
    .otherwise = Langskomen, of meer willen weten.
    .a = Kopen of boeken
    .b = Zich aanmelden
    .c = Ergens naartoe komen
ask-campaign-users = Wie wil je bereiken, en waar zijn die mensen toch al?
    .otherwise = Mensen uit de buurt, op hun telefoon.
    .a = Klanten die we al hebben
    .b = Nieuwe mensen uit de buurt
    .c = Mensen uit één vakgebied
ask-campaign-message = Als ze één zin onthouden, welke moet dat dan zijn?
    .otherwise = We schrijven er drie om uit te kiezen.
    .a = Wat er nieuw is
    .b = Wat het bespaart
    .c = Waarom wij
ask-campaign-channel = Welke kanalen heb je, en wie kan daar iets plaatsen?
    .otherwise = E-mail en één sociaal netwerk.
    .a = Nieuwsbrief
    .b = Instagram of Facebook
    .c = Posters en flyers
ask-campaign-time = Van wanneer tot wanneer, en wat mag het kosten?
    .otherwise = Drie weken, zonder betaalde advertenties.
    .a = Twee weken
    .b = Een maand
    .c = Tot een vaste datum

ask-event-problem = Wat moeten mensen ervan mee naar huis nemen?
    .otherwise = Een fijne tijd, en één ding dat ze nog niet wisten.
    .a = Ze hebben iets geleerd
    .b = Ze hebben iemand ontmoet
    .c = Ze hebben het leuk gehad
ask-event-users = Wie komen er, hoeveel mensen zijn dat, en wat weten ze al?
    .otherwise = Ongeveer twintig mensen; voorkennis is niet nodig.
    .a = Hooguit 10
    .b = Ongeveer 30
    .c = Meer dan 100
ask-event-place = Wanneer en waar, en hoelang duurt het?
    .otherwise = Eén middag, op een plek die je kent.
    .a = Eén avond
    .b = Eén dag
    .c = Een paar weken, online
ask-event-content = Wat moet erin zitten: praatjes, oefeningen, eten, muziek?
    .otherwise = Een begin, twee delen, een pauze, een slot.
    .a = Praatjes en vragen
    .b = Oefeningen
    .c = Eten en muziek
ask-event-money = Wat mag het kosten, en wie helpt mee?
    .otherwise = Zo weinig mogelijk, met twee helpers.
    .a = Alleen tijd
    .b = Een klein budget
    .c = Betaald uit de kaartverkoop

ask-other-problem = Wat moet er anders zijn als het klaar is, en voor wie?
    .otherwise = Het is voor jou en het scheelt je tijd.
    .a = Het scheelt tijd
    .b = Het ziet er beter uit
    .c = Anderen kunnen het gebruiken
ask-other-today = Hoe gaat het nu, en wat stoort je daaraan?
    .otherwise = Het gaat met de hand en duurt te lang.
    .a = Met de hand
    .b = Met spreadsheets
    .c = Het gebeurt nog niet
ask-other-first = Wat is de kleinste versie die al zou helpen?
    .otherwise = Eén eenvoudige versie die het belangrijkste doet.
    .a = Een schets op papier
    .b = Eén deel dat werkt
    .c = Een plan
ask-other-tech = Moet het ergens mee samenwerken, of een bepaalde vorm hebben?
    .otherwise = Gewone bestanden die je overal kunt openen.
    .a = Een document
    .b = Een tabel
    .c = Een programma
ask-other-out = Wat moet het niet zijn of doen?
    .otherwise = Niets wat geld kost of waar een account voor nodig is.
    .a = Niet ingewikkeld
    .b = Niet duur
    .c = Niets openbaars

## Later rounds

ask-again = Wat moet er deze keer anders?
    .otherwise = Zoals het was, maar eenvoudiger.
ask-later-must = Als er op de eerste dag maar één ding werkt, wat moet dat dan zijn?
    .otherwise = Het eerste wat je noemde.
# $said (text): their words
ask-later-vague = Je zei “{ $said }”. Als je nu moest kiezen, welke kant zou je dan op gaan?
    .otherwise = We nemen de eenvoudigste weg.
    .a = De eenvoudigste weg
    .b = Laat me twee manieren zien
    .c = Laat het nu nog weg
# $simple (text): one of the simpler-… texts below
ask-later-simpler = Zou iets eenvoudigers ook kunnen: { $simple }?
    .otherwise = Nee, we houden het bij wat je vroeg.
    .a = Ja, dat is genoeg
    .b = Nee, en ik kan zeggen waarom
simpler-site = één pagina, of een vermelding op een online kaart
simpler-app = een gedeelde spreadsheet
simpler-tool = drie commando's in een notitie
simpler-service = een bestand dat beide kanten kunnen lezen
simpler-data = één tabel die je met de hand invult
simpler-brand = alleen een naam en een lettertype
simpler-campaign = een persoonlijk bericht aan twintig mensen
simpler-event = koffie met vijf mensen
simpler-other = een checklist op één pagina
# $first, $second (text): their words
ask-later-compare = Dus liever “{ $first }” dan “{ $second }”, als het niet allebei past?
    .otherwise = Allebei, te beginnen met de eerste.
    .a = De eerste
    .b = De tweede
# $title, $line (text): an earlier project of theirs, and a line of its brief
ask-earlier = Net als bij “{ $title }”: { $line }

## Questions of the shorter flows

ask-task-problem = Waar is het voor, en wie gaat het lezen of gebruiken?
    .otherwise = Voor jezelf.
    .a = Voor mij
    .b = Voor een klant
    .c = Voor iedereen
ask-task-data = Waar kunnen we van uitgaan? Je kunt het hier plakken.
    .otherwise = Van wat je schreef.
ask-task-output = In welke vorm, hoe lang, en op welke toon?
    .otherwise = Een korte, gewone tekst, vriendelijk.
    .a = Kort en vriendelijk
    .b = Formeel
    .c = Een lijst
ask-advice-problem = Wat vind je hierbij het belangrijkst?
    .otherwise = Dat je het terug kunt draaien.
    .a = Tijd
    .b = Geld
    .c = Dat het goed gebeurt
ask-research-problem = Wat wil je ermee beslissen?
    .otherwise = Of het de moeite waard is om door te gaan.
ask-research-data = Wat weet je al, en waar twijfel je aan?
    .otherwise = Er is nog niets bekend.
ask-explore-problem = Stel dat het lukt: wat zou er dan fijn aan zijn?
    .otherwise = Wat geld, en iets doen wat zin heeft.
    .a = Inkomen
    .b = Plezier
    .c = Anderen helpen
ask-explore-users = Met wat voor mensen zou je te maken willen hebben?
    .otherwise = Mensen uit de buurt.
ask-explore-money = Wat heb je ervoor: tijd, geld, vaardigheden, een plek?
    .otherwise = Een paar uur per week en weinig geld.
    .a = Een avond per week
    .b = Wat spaargeld
    .c = Een ruimte

## Offers

# $goal (text)
advice = Over “{ $goal }”, op basis van vaste regels en zonder bronnen, dus controleer het zelf even (zekerheid: laag):
advice-small = 1. Eerst klein: doe het kleinste stukje dat laat zien of het werkt, en geef het een week.
advice-others = 2. Van anderen leren: vraag twee mensen die het al gedaan hebben wat ze nu anders zouden doen.
advice-compare = 3. Naast elkaar: schrijf twee manieren op, wat ze kosten en wat er mis kan gaan, en neem de manier die je terug kunt draaien.
advice-take-small = Ik zou met het eerste beginnen: het kost het minst en je leert er het meest van.
advice-take-others = Ik zou met het tweede beginnen: als het goed moet gebeuren, is ervaring het meest waard.
advice-take-compare = Ik zou met het derde beginnen: als het om geld gaat, verdient een halfuur op papier zich terug.
advice-build = Komt er iets uit wat wij voor je kunnen maken? Zeg dan gewoon “bouw het maar”.
# $goal (text)
research = Over “{ $goal }”: met alleen vaste regels kan ik niets opzoeken. Dit is wat er is, en hoe je de rest vindt.
research-none = Gevonden: nog niets; er is geen materiaal en geen eerder project over. Zekerheid: laag, alles moet nog gecontroleerd worden.
# $source, $line (text)
research-found = Uit { $source }: { $line } (zekerheid: gemiddeld, één bron)
# $topics (text)
research-questions = Goed om eerst uit te zoeken: wat er al is over { $topics }, wat het kost, wie het heeft geprobeerd en wat daarvan kwam.
research-where = Aanbevolen: begin met één recent overzicht en één persoon die het elke dag doet. Je kunt ook alles lezen (duurt lang) of het op een forum vragen (wisselende kwaliteit).
# $goal (text), $count (number)
explore = { $count ->
    [one] Eén manier om te beginnen met “{ $goal }”.
   *[other] { $count } manieren om te beginnen met “{ $goal }”. Ze komen uit vaste regels, dus controleer ze zelf nog even.
}
way-trial = Probeer het klein, met vijf mensen
    .takes = Twee weekenden, nauwelijks geld
way-service = Bied het aan als dienst
    .takes = Een pagina, een prijs en drie eerste klanten
way-teach = Leer het aan anderen, in een cursus of workshop
    .takes = Een ruimte, een programma, wat geduld
way-together = Breng er mensen voor bij elkaar
    .takes = Een datum, een plek, een paar berichtjes
way-product = Maak er een product van
    .takes = Een eerste exemplaar, een maand en wat spaargeld

## Debate

# $goal (text)
debate-value = Waardoor zou “{ $goal }” over een jaar de moeite waard zijn geweest? Schiet je niets te binnen, dan is kleiner beter.
debate-risk = Wat kan er misgaan: niemand heeft het nodig, het duurt twee keer zo lang, het hangt van één persoon af. Over welke van de drie maak je je het meest zorgen?
debate-user = Denk aan één echte persoon die het zou gebruiken. Hoe doet die het nu, en zou die overstappen?
debate-cost = Wat kost het elke week aan tijd en geld als het er eenmaal is? Dat vergeten de meeste mensen.
debate-first = Mijn voorstel: eerst de kleinste versie, twee weken, en dan verder kijken.
debate-turn = is nu aan de beurt

## The bots, one line each

bot-leader = Leidt het gesprek, schrijft de briefing, maakt het plan.
bot-researcher = Zoekt uit wat bekend is, en wat niet.
bot-creative = Bedenkt woorden, vormgeving en ideeën.
bot-coder = Schrijft programma's en pagina's.
bot-social = Denkt aan de mensen die ervan moeten horen.
bot-auditor = Zoekt wat de anderen over het hoofd zagen.
bot-analyst = Maakt van wensen eisen die je kunt toetsen.
bot-architect = Bepaalt hoe de delen van een programma in elkaar passen.
bot-tester = Schrijft de tests vóór het programma.
bot-developer = Schrijft aan het programma tot alle tests slagen.
bot-qa = Probeert het stuk te krijgen, en vertelt hoe dat lukt.
bot-reviewer = Leest het programma met de ogen van wie er later mee verder moet.
bot-delivery = Pakt het zo in dat anderen ermee aan de slag kunnen.

ask-able = Zonder taalmodel kan het team dit alleen voorbereiden: eisen, een opzet en een lijst met tests. Het ding zelf kan het niet maken. Zal het dat voorbereiden?
    .otherwise = We bereiden het voor.
    .a = Ja, bereid het voor
    .b = Laat maar
