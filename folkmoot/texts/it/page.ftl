### What the page itself says, in Italian: the room, its cards and its settings.

## The frame

# $title (text): what the project or the room is called
page-title = { $title } · Folkmoot
# $title (text): the same, while the team waits for an answer
page-title-waiting = ● Tocca a te: { $title }
page-skip = Vai al campo del messaggio
page-rooms = Stanze
page-projects = Progetti
page-project = Il progetto
page-conversation = Conversazione
page-columns = Cosa vuoi vedere
page-column-room = Stanza
page-column-project = Progetto
page-something-new = qualcosa di nuovo
# $room (text): its name
page-room-of = Stanza “{ $room }”
page-close = Chiudi
page-back = Indietro
page-save = Salva
page-lost = Nessuna connessione. Continuiamo a provare, e resta tutto salvato.
page-try-now = Prova adesso
page-away = Il server non risponde. Riprova tra un attimo.

## The conversation

page-earlier = Mostra i messaggi precedenti
page-loading = Caricamento…
page-new-messages = Nuovi messaggi ↓
page-you = Tu
page-writing = sta scrivendo
page-sending = invio…
page-send-again = Invia di nuovo
page-edit-again = Modifica
# $what (text): one of the page-meant-… texts
page-understood = inteso come: { $what }
# $percent (number)
page-sure = sicuri al { $percent }%
# $topics (text): a list
page-about = Si parla di: { $topics }
page-i-meant = Volevo dire:
page-bring-back = Riprendilo
page-meant-build = da realizzare
page-meant-explore = esplorare idee
page-meant-advice = un consiglio
page-meant-research = una ricerca
page-meant-task = un'attività
page-meant-chat = due chiacchiere
page-meant-answer = una risposta
page-meant-skip = andare avanti
page-meant-cancel = lasciar perdere
page-meant-question = una domanda
page-meant-pause = una pausa
page-meant-new = qualcosa di nuovo
page-meant-approve = un sì al piano
page-meant-modify = una modifica al piano
page-meant-replan = rifare il piano
page-meant-satisfied = va bene così
page-meant-changes = servono modifiche
page-meant-restart = ricominciare da capo
page-meant-go = partire
page-meant-continue = continuare a parlarne
page-meant-input = qualcosa di cui tenere conto nei prossimi passi
page-meant-stop = fermarsi
page-meant-revise = tornare a parlare del piano
page-meant-choose = una scelta
page-meant-other = altre opzioni
page-meant-yes = sì
page-meant-no = no
# $title (text)
page-brief-written = Il brief è scritto: “{ $title }”.
# $count (number): tasks
page-plan-drafted = { $count ->
    [one] Il piano ha una sola attività.
   *[other] Il piano ha { $count } attività.
}
page-read-it = Leggilo
page-see-it = Guardalo
page-see-files = Guarda i file
# $task (text): its name, such as t3
page-see-task = Guarda { $task }
# $bot, $why (text)
page-next-speaker = Ora parla { $bot }: { $why }
# $who (text)
page-interrupted = { $who } ha preso la parola.
# $who, $channel (text)
page-joined = { $who } si unisce a noi via { $channel }.
# $who, $owner (text)
page-approver = Lo dice { $owner }: qui anche { $who } può approvare, fermare il lavoro e spendere.
page-edited = con modifiche al brief o al piano
page-pro = a favore
page-con = contro
page-risks = Rischi
page-agrees = è d'accordo
page-objects = non è d'accordo
# $count (number)
page-options = { $count ->
    [one] Una sola opzione
   *[other] { $count } opzioni
}
# $bots (text): a list of names
page-questions-of = Le domande, di { $bots }
page-withdrawn = ritirata
page-came-success = fatto
page-came-partial = fatto in parte
page-came-failed = non riuscito
page-came-shown = dimostrato
page-came-undone = non fatto
page-came-yours = da guardare tu

## What was pressed outside of cards

page-command-pause = Pausa
page-command-continue = Continua
page-command-stop = Fermati
page-command-retry = Riprova
page-command-revise = Metti in pausa e rivedi
page-command-cancel = Lascia perdere
page-command-resume = Riprendi
page-command-reopen = Riprendere
page-command-switch = Metti in primo piano
page-command-reset = Azzera
page-command-input = Per i prossimi passi
page-command-implement = Realizza adesso
page-command-discuss = Parliamone prima
# $text (text): code of a language
page-command-lang = Lingua: { $text }
# $text (text): name of a mode, or empty
page-command-mode = { $text ->
    [complex] Modalità: complessa
    [simple] Modalità: semplice
    [conversational] Modalità: conversazione
   *[other] Modalità: normale
}
# $text (text): a sum of money
page-command-budget = Budget: { $text }

## Cards

# $text (text): what the card says
page-asks = Il team chiede: { $text }
# $project (text): what it is called
page-card-of = Per “{ $project }”
page-go-there = Vai lì
page-answer-here = Rispondi qui
page-owner-decides = Qui decide la persona a cui appartiene la stanza; la tua scelta viene annotata come opinione.
page-read-brief = Leggi brief e piano
page-read-plan = Leggi il piano
page-show-agreement = Mostra il messaggio in cui ci siamo messi d'accordo
page-new-budget = Nuovo budget in dollari
# $how (text): high, medium, low
page-confidence = { $how ->
    [high] ne siamo sicuri
    [medium] ne siamo abbastanza sicuri
    [low] ancora da verificare
   *[other] { $how }
}
# $sources (text): a list
page-sources = Fonti: { $sources }
page-words-modify = Cosa deve essere diverso?
page-words-changes = Cosa dobbiamo cambiare?
page-words-change = Cosa deve essere diverso?
page-all-in-one = Le tue risposte, in un solo testo
page-one-text = Rispondi in un solo testo
page-one-by-one = Una domanda alla volta
page-nothing-answered = Rispondi ad almeno una domanda, oppure vai avanti senza.
# $count (number): questions
page-skip-assumes = { $count ->
    [one] Se vai avanti senza rispondere, prendiamo per buono quello che c'è sotto la domanda.
   *[other] Dove non rispondi, prendiamo per buono quello che c'è sotto la domanda.
}

## Speaking

page-composer = Il tuo messaggio
page-say = Cosa ti serve?
page-say-answers = Oppure rispondi in un solo testo
page-send = Invia
page-interrupt = Interrompi
# $count (number): messages and answers
page-unsent = { $count ->
    [one] Un messaggio non è ancora partito.
   *[other] { $count } messaggi non sono ancora partiti.
}
page-implement = Realizza adesso
page-discuss = Parliamone prima
page-as-new = Come nuovo progetto
page-as-new-why = Il prossimo messaggio apre un nuovo progetto; questo resta com'è.
page-bots = Bot
page-everyone = Tutto il team
# $count (number): messages that wait for their turn
page-waiting-messages = { $count ->
    [one] un messaggio aspetta il suo turno
   *[other] { $count } messaggi aspettano il loro turno
}

## The side list

page-waits = aspetta te
page-new-room = Nuova stanza
page-room-name = Nome della stanza
page-open-room = Apri
page-invite = Invita
page-invite-why = Porta in questa stanza un altro dispositivo, una chat o un'altra persona.

## The first visit

page-welcome = Cosa realizziamo?
page-welcome-how = Dillo con parole tue. Il team chiede quello che conta, ti mostra un brief e un piano, e parte quando dici di sì. Puoi seguirlo, metterlo in pausa e guidarlo in qualsiasi momento.
page-try = Per esempio
page-example-site = Fatemi un sito per la mia panetteria
page-example-tool = Fatemi un programmino che rinomina le mie foto per data
page-example-advice = Per l'ufficio mi conviene noleggiare o comprare una macchina per l'espresso?
page-example-explore = Ho una stanza libera e qualche sera a disposizione. Cosa potrei farci?
page-team = Chi c'è
# $count (number): bots
page-team-more = { $count ->
    [one] Un altro bot si aggiunge quando serve.
   *[other] Altri { $count } si aggiungono quando servono, soprattutto per il software.
}

## Settings

page-settings = Impostazioni
page-language = Lingua
page-mode = Come lavoriamo
page-mode-normal = Normale
page-mode-normal-why = Qualche domanda, un piano da approvare, poi il lavoro tutto in una volta.
page-mode-complex = Complessa
page-mode-complex-why = Più domande, e una verifica con te prima e dopo ogni passo.
page-mode-simple = Semplice
page-mode-simple-why = Quasi nessuna domanda; le cose piccole partono subito e te le mostriamo dopo.
page-mode-conversational = Conversazione
page-mode-conversational-why = Ne parliamo un turno alla volta, finché non dici “partite”.
page-theme = Aspetto
page-theme-system = Sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-budget = Budget in dollari
# $spent, $budget (text): sums of money
page-spent = Spesi { $spent } su { $budget }.
page-model = Chi pensa
page-join = Entra in una stanza
page-join-go = Entra
page-join-why = Con un codice che ti hanno dato, o dal tuo terminale: folkmoot room code
# $person, $room, $version (text)
page-who = Sei { $person }, nella stanza “{ $room }”. Folkmoot { $version }
page-sign-out = Esci

## The invitation

page-code-why = Questo codice apre la stanza una volta sola, entro un'ora. Tutto quello che si dice qui comparirà poi anche lì.
page-code-where = In un'altra pagina: Impostazioni, “Entra in una stanza”. In un terminale:
page-copy = Copia
page-copied = Copiato

## Signing in

page-login = Accedi
page-login-why = Questa stanza è aperta a chi ha un token. Chi la gestisce ne crea uno con: folkmoot token new
page-token = Token
page-login-wrong = Questo token qui non apre nulla. Forse è scritto male o è stato revocato.

## Files that are brought

page-bring = Allega file
page-bring-why = Il team li legge e non li modifica mai.
# $name (text): of a file
page-leave-out = Togli { $name }
# $names (text): a list of files
page-brought = con { $names }
page-drop-here = Trascina qui i file da allegare

# $name (text): what a project is called
page-named = “{ $name }”
