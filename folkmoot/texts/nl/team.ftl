### What the offline team answers, in Dutch.

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

## Offers

connect-answer = Je vraag blijft hier staan als notitie; verbind voor een antwoord een taalmodel: `folkmoot model`, of in de instellingen van de pagina.
advice-none = Ik werk volgens vaste regels en kan dit niet beoordelen: noem de wegen die je ziet, als “A of B”, en ik zet ze naast elkaar met wat je ervoor en ertegen zegt.
advice-build = De keuze is aan jou. Komt er iets uit wat wij voor je kunnen maken? Zeg dan gewoon “bouw het maar”.
# $goal (text)
research = Ik werk volgens vaste regels en kan niets opzoeken. Over “{ $goal }” staat dit in wat je meebracht of eerder maakte:
research-none = Ik werk volgens vaste regels en kan niets opzoeken; breng er een bestand over mee, dan zoek ik daarin.
# $source, $line (text)
research-found = Uit { $source }: { $line } (zekerheid: gemiddeld, één bron)
# $goal (text), $count (number)
explore = { $count ->
    [one] Eén manier om te beginnen met “{ $goal }”.
   *[other] { $count } manieren om te beginnen met “{ $goal }”. Ze komen uit vaste regels, dus controleer ze zelf nog even.
}
# $what (text): a word of theirs, $way (text): one of the way-… texts below
way-of = { $what }: { $way }
# $have (text): their words
way-have = Je hebt ervoor: { $have }.
way-trial = probeer het klein, met vijf mensen
    .takes = Twee weekenden, nauwelijks geld
way-service = bied het aan als dienst
    .takes = Een pagina, een prijs en drie eerste klanten
way-teach = leer het aan anderen, in een cursus of workshop
    .takes = Een ruimte, een programma, wat geduld
way-together = breng er mensen voor bij elkaar
    .takes = Een datum, een plek, een paar berichtjes
way-product = maak er een product van
    .takes = Een eerste exemplaar, een maand en wat spaargeld

## Ways that a person is undecided between

connect-debate = Verbind een taalmodel voor een echte discussie: `folkmoot model`, of in de instellingen van de pagina.
no-opinion = Ik werk volgens vaste regels en heb geen eigen mening.
ways-laid = Je wegen, in je eigen woorden:
# $what (text): a way that they named
quoted = “{ $what }”
# $said (text): their words
ways-for = ervoor: { $said }
ways-against = ertegen: { $said }
ways-said = je zei: { $said }
ways-also = je zei ook: { $said }
ways-bare = daar is nog niets over gezegd
ways-ask = Welke neem je, en waarom?
ways-more = Wat pleit voor elk, en wat ertegen? En welke neem je, en waarom?
ways-name = Welke wegen zie je? Schrijf ze als “A of B”, of nummer ze.
ways-again = Vraag het nog eens en zeg in één bericht wat elk kost en wat ervoor of ertegen pleit, dan sorteer ik het.
# $rate, $price (text): sums of money, $months (number)
ways-even = Bij { $rate } per maand of { $price } in één keer kost het na { $months } maanden allebei evenveel.

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
