### What the offline team answers, in Italian.

## Meeting

# $person (text)
welcome = Ti diamo il benvenuto, { $person }! Siamo un team di bot: leader, researcher, creative, coder, social e auditor. Prima di metterci all'opera facciamo qualche domanda, tu approvi, e poi puoi seguirci mentre lavoriamo.
hello = Ciao! Cosa ti piacerebbe realizzare, scoprire o mettere a fuoco?
thanks = Figurati!
goodbye = A presto! Qui resta tutto salvato.
help = Dicci con parole tue cosa ti serve: un sito, un'app, un piccolo programma, un report, un marchio, una campagna, un evento, un testo o anche solo un consiglio. Facciamo qualche domanda, ti mostriamo un brief e un piano, e partiamo quando dici di sì. Puoi mettere in pausa, cambiare o lasciar perdere in qualsiasi momento.
small-talk = Lavoro seguendo delle regole, quindi non sono un granché a chiacchierare. Dimmi cosa vuoi realizzare, scoprire o decidere, e cominciamo.
mention-wish = Volentieri. Con il tuo sì il team comincia con qualche domanda.
# $goal (text)
aside = Con le mie regole non so rispondere; un modello saprebbe farlo. “{ $goal }” resta com'è.
# $goal (text)
standing-questions = Per “{ $goal }” aspettiamo le tue risposte. Puoi anche dire “andate avanti”, e il resto lo ipotizziamo noi.
standing-busy = Stiamo lavorando a “{ $goal }” proprio ora; tra un attimo lo vedi qui.
standing-approval = “{ $goal }” aspetta il tuo sì. Prima non parte niente.
# $goal (text), $done, $total, $running (numbers)
standing-work = “{ $goal }”: attività concluse { $done } su { $total }, in corso { $running }. Puoi mettere in pausa, aggiungere qualcosa o fermarci quando vuoi.
standing-review = Il risultato di “{ $goal }” aspetta il tuo parere.
standing-choice = Puoi scegliere una delle opzioni di “{ $goal }”, o chiederne altre.
standing-debate = Stiamo ancora ragionando su “{ $goal }”. Quando vuoi un brief e un piano, scrivi “partite”.
# $spent, $budget (text): dollars
standing-cost = Finora è costato { MONEY($spent) } $ su { MONEY($budget) } $.

## Offers

connect-answer = La tua domanda resta qui come nota; per una risposta collega un modello: `folkmoot model`, o nelle impostazioni della pagina.
advice-none = Lavoro seguendo delle regole e non posso giudicarlo: dimmi quali strade vedi, come “A o B”, e le metto una accanto all'altra con quello che dici a favore e contro.
advice-build = La scelta è tua. Se ne nasce qualcosa che possiamo fare per te, di' semplicemente “costruitelo”.
# $goal (text)
research = Lavoro seguendo delle regole e non posso fare ricerche. Su “{ $goal }” questo è quello che dice ciò che hai portato o fatto prima:
research-none = Lavoro seguendo delle regole e non posso fare ricerche; porta un file sull'argomento, e cerco lì dentro.
# $source, $line (text)
research-found = Da { $source }: { $line } (affidabilità: media, una sola fonte)
# $goal (text), $count (number)
explore = { $count ->
    [one] Un modo per cominciare con “{ $goal }”.
   *[other] { $count } modi per cominciare con “{ $goal }”. Nascono da regole, quindi sono tutti da verificare.
}
# $what (text): a word of theirs, $way (text): one of the way-… texts below
way-of = { $what }: { $way }
# $have (text): their words
way-have = Hai a disposizione: { $have }.
way-trial = provarlo in piccolo, con cinque persone
    .takes = Due fine settimana e quasi niente soldi
way-service = offrirlo come servizio
    .takes = Una pagina, un prezzo e tre primi clienti
way-teach = insegnarlo, in un corso o un laboratorio
    .takes = Una sala, un programma, un po' di pazienza
way-together = riunire persone intorno a questo
    .takes = Una data, un posto, qualche messaggio
way-product = farne un prodotto
    .takes = Un primo pezzo, un mese e qualche risparmio

## Ways that a person is undecided between

connect-debate = Per una vera discussione collega un modello: `folkmoot model`, o nelle impostazioni della pagina.
no-opinion = Lavoro seguendo delle regole e non ho un'opinione mia.
ways-laid = Le tue strade, con le tue parole:
# $what (text): a way that they named
quoted = “{ $what }”
# $said (text): their words
ways-for = a favore: { $said }
ways-against = contro: { $said }
ways-said = hai detto: { $said }
ways-also = hai detto anche: { $said }
ways-bare = non ne hai ancora detto niente
ways-ask = Quale prendi, e perché?
ways-more = Cosa c'è a favore di ciascuna, e cosa contro? E quale prendi, e perché?
ways-name = Quali strade vedi? Scrivile come “A o B”, o numerale.
ways-again = Chiedi di nuovo e di' in un solo messaggio quanto costa ciascuna e cosa c'è a favore o contro, e lo metto in ordine.
# $rate, $price (text): sums of money, $months (number)
ways-even = Con { $rate } al mese o { $price } una volta sola, dopo { $months } mesi il costo è uguale.

## The bots, one line each

bot-leader = Guida la conversazione, scrive il brief, prepara il piano.
bot-researcher = Scopre cosa si sa, e cosa no.
bot-creative = Trova parole, stile e idee.
bot-coder = Scrive programmi e pagine.
bot-social = Pensa alle persone che dovrebbero sentirne parlare.
bot-auditor = Cerca quello che agli altri è sfuggito.
bot-analyst = Trasforma i desideri in requisiti che si possono verificare.
bot-architect = Decide come stanno insieme le parti di un programma.
bot-tester = Scrive i test prima del programma.
bot-developer = Scrive il programma finché i test non passano.
bot-qa = Prova a romperlo, e dice come.
bot-reviewer = Legge il programma con gli occhi di chi verrà dopo.
bot-delivery = Prepara il pacchetto perché altri possano usarlo.
