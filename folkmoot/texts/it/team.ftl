### What the offline team asks and answers, in Italian. A question may have
### .otherwise (what is assumed if it is skipped) and suggestions .a, .b, .c.

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

## Questions of round one, by kind of project

ask-site-users = Chi dovrebbe trovare questo sito, e per farci cosa?
    .otherwise = Chiunque ti cerchi; deve riuscire a contattarti.
    .a = Clienti che vogliono comprare o ordinare
    .b = Gente della zona che ci cerca
    .c = Soci che ci conoscono già
ask-site-content = Cosa deve esserci? Meglio subito i dati: nome, cosa offrite con i prezzi, orari, indirizzo, telefono, mail, due parole su di voi.
    .otherwise = Una pagina con quello che ci hai raccontato.
    .a = Chi siamo, cosa offriamo, come contattarci
    .b = Un menù o un listino e gli orari
    .c = Novità e date
ask-site-look = Che impressione deve dare? Se c'è un sito che ti piace, dicci quale.
    .otherwise = Sobrio e chiaro, facile da leggere sul telefono.
    .a = Sobrio e chiaro
    .b = Caldo e personale
    .c = Deciso e vivace
ask-site-tech = Hai già un indirizzo (dominio) o un hosting?
    .otherwise = Semplici file che vanno bene per qualsiasi hosting.
    .a = No, ancora niente
    .b = Un dominio, ma nessun sito
    .c = Un vecchio sito da mandare in pensione
ask-site-out = Cosa non deve avere o fare?
    .otherwise = Niente account, niente tracciamento, niente pagamenti.
    .a = Niente login
    .b = Per ora niente negozio online
    .c = Niente foto di persone

ask-app-problem = Cosa deve rendere più facile, e in quali momenti servirebbe?
    .otherwise = Tiene in un posto solo quello che oggi è sparso qua e là.
    .a = Tenere traccia delle cose
    .b = Organizzarsi e avere promemoria
    .c = Condividere con altri
ask-app-users = Per chi è, quante persone, e quanta dimestichezza hanno con la tecnologia?
    .otherwise = Tu e poche altre persone che sanno usare uno smartphone.
    .a = Solo io
    .b = Un piccolo team
    .c = Clienti o soci
ask-app-first = Qual è la versione minima che useresti già?
    .otherwise = Un elenco: aggiungi, cerchi, spunti.
    .a = Un elenco in cui aggiungere e cercare
    .b = Una panoramica delle scadenze
    .c = Un modulo e una pagina
ask-app-tech = Dove deve funzionare: nel browser, sul telefono, su un solo computer?
    .otherwise = Nel browser, anche dal telefono, senza server.
    .a = Nel browser
    .b = Sul telefono
    .c = Su un solo computer, offline
ask-app-out = Cosa non deve fare, o cosa può aspettare?
    .otherwise = Niente account e niente pagamenti nella prima versione.
    .a = Niente account
    .b = Niente pagamenti
    .c = Niente dati sui server di altri

ask-tool-problem = Cosa fai oggi a mano che questo strumento dovrebbe fare al posto tuo?
    .otherwise = Proprio la cosa che hai detto, tutte le volte che serve.
    .a = Rinominare o ordinare file
    .b = Convertire o ripulire dati
    .c = Controllare o contare qualcosa
ask-tool-data = Cosa entra e cosa deve uscire? Una riga di esempio aiuta.
    .otherwise = Entra testo, esce testo.
    .a = Una cartella di file
    .b = Un CSV o una tabella
    .c = Testo da un altro programma
ask-tool-users = Chi lo userà, e su quale sistema?
    .otherwise = Tu, in un terminale, con Python.
    .a = Solo io
    .b = Colleghi pratici di terminale
    .c = Parte da solo ogni notte
ask-tool-first = Quale singolo comando deve funzionare per primo?
    .otherwise = Un comando con un argomento.
    .a = Un file in entrata, uno in uscita
    .b = Una prova a vuoto che mostra e basta
    .c = Il riepilogo di una cartella
ask-tool-out = Cosa non deve fare mai?
    .otherwise = Non sovrascrive e non cancella mai niente.
    .a = Mai cancellare
    .b = Mai sovrascrivere
    .c = Mai andare in rete

ask-service-problem = Cosa deve fare il servizio per chi lo chiama?
    .otherwise = Risponde a un solo tipo di richiesta, in modo affidabile.
    .a = Salvare e restituire dati
    .b = Calcolare qualcosa
    .c = Inoltrare messaggi
ask-service-users = Quali programmi o persone lo chiameranno, e quanto spesso?
    .otherwise = Un solo programma, ogni tanto.
    .a = Un nostro programma
    .b = Una pagina web
    .c = Partner esterni
ask-service-data = Quali dati riceve e quali restituisce? Un esempio per tipo aiuta.
    .otherwise = JSON in entrata, JSON in uscita.
    .a = Record JSON
    .b = File
    .c = Solo numeri e stato
ask-service-tech = Dove girerà, e con cosa deve andare d'accordo?
    .otherwise = Su una piccola macchina, con Python, senza un server di database.
    .a = Un piccolo server
    .b = In un container
    .c = Accanto a qualcosa che c'è già
ask-service-out = Cosa non deve mai rivelare o fare?
    .otherwise = Nessun accesso se non viene richiesto; niente di personale nei log.
    .a = Niente dati personali
    .b = Niente senza una chiave
    .c = Niente cancellazioni

ask-data-problem = Per quale decisione o domanda servono i numeri?
    .otherwise = Cosa è cambiato, e di quanto.
    .a = Cosa si vende e cosa no
    .b = Dove vanno il tempo o i soldi
    .c = Se qualcosa è migliorato
ask-data-data = Da dove arrivano i numeri, e in quale formato?
    .otherwise = Un file CSV con una riga per ogni evento.
    .a = Un foglio di calcolo
    .b = Un'esportazione CSV
    .c = Più fonti
ask-data-output = Cosa vuoi avere alla fine: una tabella, un grafico, una pagina da leggere?
    .otherwise = Una pagina con una tabella e tre frasi.
    .a = Una tabella
    .b = Un grafico
    .c = Un report di una pagina
ask-data-time = Ogni quanto servirà, e per quando la prima volta?
    .otherwise = Una volta al mese, a mano.
    .a = Una volta sola
    .b = Ogni settimana
    .c = Ogni mese
ask-data-out = Cosa deve restarne fuori?
    .otherwise = Niente nomi di persone.
    .a = Niente dati personali
    .b = Niente anni passati
    .c = Niente stime

ask-brand-problem = Cosa offri, e cosa deve pensare chi ne sente parlare?
    .otherwise = Qualcosa di fatto con cura, da persone di cui ci si può fidare.
    .a = Affidabile
    .b = Fresco e diverso
    .c = Caldo e vicino
ask-brand-users = A chi si rivolge? Descrivi una persona tipo.
    .otherwise = Chi ti sta intorno e ha bisogno proprio di questo.
    .a = Famiglie giovani
    .b = Aziende
    .c = Chi ama le cose fatte bene
ask-brand-look = Quali colori, forme o parole vanno bene, e quali proprio no?
    .otherwise = Due colori tenui e un carattere semplice.
    .a = Naturale, tranquillo
    .b = Forte, essenziale
    .c = Giocoso
ask-brand-content = C'è già un nome, e dove comparirà per prima cosa il marchio?
    .otherwise = Ancora nessun nome; prima su un'insegna e su una pagina.
    .a = Il nome è già deciso
    .b = Cerchiamo un nome
    .c = Prima sul web
ask-brand-out = Con chi non va confuso, e cosa sarebbe fuori luogo?
    .otherwise = Niente di chiassoso, niente che altri usino già.
    .a = Niente di dozzinale
    .b = Niente di infantile
    .c = Non come i grandi marchi

ask-campaign-problem = Cosa deve fare la gente dopo averla vista?
    .otherwise = Venire, o chiedere informazioni.
    .a = Comprare o prenotare
    .b = Iscriversi
    .c = Venire a un evento
ask-campaign-users = Chi vuoi raggiungere, e dove si trova già di solito?
    .otherwise = Gente della zona, sul telefono.
    .a = I clienti che abbiamo già
    .b = Gente nuova della zona
    .c = Professionisti di un settore
ask-campaign-message = Se la gente dovesse ricordare una frase sola, quale?
    .otherwise = Ne scriviamo tre tra cui scegliere.
    .a = Cosa c'è di nuovo
    .b = Cosa fa risparmiare
    .c = Perché proprio noi
ask-campaign-channel = Quali canali hai, e chi può pubblicarci?
    .otherwise = La mail e un social.
    .a = Newsletter
    .b = Instagram o Facebook
    .c = Manifesti e volantini
ask-campaign-time = Da quando a quando, e quanto può costare?
    .otherwise = Tre settimane, senza pubblicità a pagamento.
    .a = Due settimane
    .b = Un mese
    .c = Fino a una certa data

ask-event-problem = Cosa deve portarsi a casa chi partecipa?
    .otherwise = Un bel momento, e una cosa che prima non sapeva.
    .a = Aver imparato qualcosa
    .b = Aver conosciuto qualcuno
    .c = Aver passato un bel momento
ask-event-users = Chi viene, quante persone, e cosa sanno già?
    .otherwise = Una ventina di persone, non serve sapere nulla.
    .a = Fino a 10
    .b = Circa 30
    .c = Più di 100
ask-event-place = Quando, dove e per quanto tempo?
    .otherwise = Un pomeriggio, in un posto che conosci.
    .a = Una serata
    .b = Una giornata
    .c = Più settimane, online
ask-event-content = Cosa non può mancare: interventi, esercizi, cibo, musica?
    .otherwise = Un inizio, due parti, una pausa, una conclusione.
    .a = Interventi e domande
    .b = Esercizi
    .c = Cibo e musica
ask-event-money = Quanto può costare, e chi dà una mano?
    .otherwise = Il meno possibile, con due persone che aiutano.
    .a = Solo il nostro tempo
    .b = Un piccolo budget
    .c = Si paga con i biglietti

ask-other-problem = Cosa deve cambiare quando sarà fatto, e per chi?
    .otherwise = È per te, e ti fa risparmiare tempo.
    .a = Fa risparmiare tempo
    .b = È più bello da vedere
    .c = Lo possono usare anche altri
ask-other-today = Come si fa oggi, e cosa ti dà fastidio?
    .otherwise = Si fa a mano, e ci vuole troppo tempo.
    .a = A mano
    .b = Con fogli di calcolo
    .c = Non si fa proprio
ask-other-first = Qual è la versione minima che sarebbe già d'aiuto?
    .otherwise = Una versione semplice che fa la cosa principale.
    .a = Una bozza su carta
    .b = Una parte che funziona
    .c = Un piano
ask-other-tech = Deve funzionare con qualcosa in particolare, o avere una forma precisa?
    .otherwise = Semplici file che si aprono ovunque.
    .a = Un documento
    .b = Una tabella
    .c = Un programma
ask-other-out = Cosa non deve essere o fare?
    .otherwise = Niente che costi soldi o richieda un account.
    .a = Niente di complicato
    .b = Niente di costoso
    .c = Niente di pubblico

## Later rounds

ask-again = Cosa deve essere diverso questa volta?
    .otherwise = Come prima, ma più semplice.
ask-later-must = Se il primo giorno funziona una cosa sola, quale deve essere?
    .otherwise = La prima che hai detto.
# $said (text): their words
ask-later-vague = Hai detto “{ $said }”. Se dovessi decidere adesso, da che parte penderesti?
    .otherwise = Prendiamo la strada più semplice.
    .a = La strada più semplice
    .b = Mostratemi due strade
    .c = Per ora ne faccio a meno
# $simple (text): one of the simpler-… texts below
ask-later-simpler = Potrebbe bastare qualcosa di più semplice: { $simple }?
    .otherwise = No, restiamo su quello che hai chiesto.
    .a = Sì, basterebbe
    .b = No, e vi spiego perché
simpler-site = una pagina sola, o una scheda sulle mappe online
simpler-app = un foglio di calcolo condiviso
simpler-tool = tre comandi in un appunto
simpler-service = un file che entrambe le parti possono leggere
simpler-data = una tabella compilata a mano
simpler-brand = solo un nome e un carattere tipografico
simpler-campaign = un messaggio personale a venti persone
simpler-event = un caffè con cinque persone
simpler-other = una checklist di una pagina
# $first, $second (text): their words
ask-later-compare = Quindi, se non c'è posto per entrambe le cose, meglio “{ $first }” che “{ $second }”?
    .otherwise = Tutte e due, cominciando dalla prima.
    .a = La prima
    .b = La seconda
# $title, $line (text): an earlier project of theirs, and a line of its brief
ask-earlier = Come in “{ $title }”: { $line }

## Questions of the shorter flows

ask-task-problem = A cosa serve, e chi lo leggerà o lo userà?
    .otherwise = Serve a te.
    .a = Serve a me
    .b = È per un cliente
    .c = È per tutti
ask-task-data = Da cosa partiamo? Puoi incollarlo qui.
    .otherwise = Da quello che hai scritto.
ask-task-output = In che forma, di che lunghezza e con che tono?
    .otherwise = Un testo breve e semplice, cordiale.
    .a = Breve e cordiale
    .b = Formale
    .c = Un elenco
ask-advice-problem = Cosa conta di più per te?
    .otherwise = Che si possa tornare indietro.
    .a = Il tempo
    .b = I soldi
    .c = Farlo bene
ask-research-problem = Cosa deciderai in base a quello che troviamo?
    .otherwise = Se vale la pena andare avanti.
ask-research-data = Cosa sai già, e su cosa hai dubbi?
    .otherwise = Non si sa ancora niente.
ask-explore-problem = Se funzionasse, cosa ci sarebbe di bello?
    .otherwise = Un po' di soldi, e fare qualcosa che ha senso.
    .a = Un guadagno
    .b = Il piacere di farlo
    .c = Aiutare gli altri
ask-explore-users = Con chi ti piacerebbe avere a che fare?
    .otherwise = Con gente della zona.
ask-explore-money = Cosa hai a disposizione: tempo, soldi, competenze, uno spazio?
    .otherwise = Qualche ora a settimana e pochi soldi.
    .a = Una sera a settimana
    .b = Qualche risparmio
    .c = Una stanza

## Offers

# $goal (text)
advice = Su “{ $goal }”, in base a regole e senza fonti, quindi verifica tutto (affidabilità: bassa):
advice-small = 1. Prima in piccolo: fai la parte più piccola che basta a capire se funziona, e datti una settimana.
advice-others = 2. Da chi l'ha già fatto: chiedi a due persone che ci sono passate cosa farebbero diversamente.
advice-compare = 3. A confronto: scrivi due strade, quanto costa ciascuna e cosa può andare storto, e scegli quella da cui si può tornare indietro.
advice-take-small = Io comincerei dalla prima: è quella che costa meno e fa capire di più.
advice-take-others = Io comincerei dalla seconda: quando una cosa va fatta bene, l'esperienza vale più di tutto.
advice-take-compare = Io comincerei dalla terza: quando ci sono di mezzo i soldi, mezz'ora con carta e penna ripaga.
advice-build = Se deve nascerne qualcosa che possiamo realizzare per te, basta dire “realizzatelo”.
# $goal (text)
research = Su “{ $goal }”: con le mie regole non posso fare ricerche. Ecco quello che c'è, e come trovare il resto.
research-none = Trovato: ancora niente; non ci sono materiali né progetti precedenti sul tema. Affidabilità: bassa, è tutto da verificare.
# $source, $line (text)
research-found = Da { $source }: { $line } (affidabilità: media, una sola fonte)
# $topics (text)
research-questions = Da scoprire prima di tutto ({ $topics }): cosa esiste già, quanto costa, chi ci ha provato e com'è andata.
research-where = Il mio consiglio: comincia da una panoramica recente e da una persona che lo fa ogni giorno. In alternativa si può leggere tutto (ci vuole tempo) o chiedere in un forum (qualità altalenante).
# $goal (text), $count (number)
explore = { $count ->
    [one] Un modo per cominciare con “{ $goal }”.
   *[other] { $count } modi per cominciare con “{ $goal }”. Nascono da regole, quindi sono tutti da verificare.
}
way-trial = Provarlo in piccolo, con cinque persone
    .takes = Due fine settimana, pochissimi soldi
way-service = Offrirlo come servizio
    .takes = Una pagina, un prezzo e i primi tre clienti
way-teach = Insegnarlo, con un corso o un workshop
    .takes = Una stanza, un programma, un po' di pazienza
way-together = Riunire persone intorno all'idea
    .takes = Una data, un posto, qualche messaggio
way-product = Farne un prodotto
    .takes = Un primo esemplare, un mese e qualche risparmio

## Debate

# $goal (text)
debate-value = Tra un anno, cosa ti farebbe dire che con “{ $goal }” ne è valsa la pena? Se non ti viene in mente niente, meglio più in piccolo.
debate-risk = Cosa può andare storto: non serve a nessuno, ci vuole il doppio del tempo, dipende da una persona sola. Quale delle tre cose ti preoccupa di più?
debate-user = Pensa a una persona vera che lo userebbe. Come fa oggi, e sarebbe disposta a cambiare?
debate-cost = Una volta che c'è, quanto impegno chiede ogni settimana? È quello che quasi tutti dimenticano.
debate-first = La mia proposta: prima la versione minima, due settimane, poi ne riparliamo.
debate-turn = è il suo turno

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

ask-able = Senza un modello il team può solo prepararlo: requisiti, uno schema e un elenco di prove. La cosa in sé non sa farla. Lo prepara?
    .otherwise = Lo prepariamo.
    .a = Sì, preparatelo
    .b = Lascia perdere
