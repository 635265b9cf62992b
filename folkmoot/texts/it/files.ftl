### What stands in the files that the team writes, in Italian.

## The brief

section-problem = A cosa serve
section-users = Per chi
section-first_version = Prima versione
section-scope_in = Cosa comprende
section-scope_out = Cosa non comprende
section-beyond = Non senza un modello
section-constraints = Vincoli
section-technology = Tecnologia
section-also = Hai detto anche
section-decisions = Decisioni
section-assumptions = Ipotesi
section-open_questions = Domande aperte
section-acceptance = È fatto quando
section-next_steps = Prossimi passi
# $file, $what (text)
check-runs = si dimostra eseguendo { $what }
check-shows = “{ $what }” si legge in { $file }
check-has = { $file } ha { $what }
check-file = { $file } c’è ed è in ordine
check-look = un altro bot ci dà un’occhiata
check-you = solo tu puoi dirlo
# $entry (text): the number of a message, $who (text)
line-said = { $who }, messaggio { $entry }
line-assumed = ipotesi
# $what (text): a part that was named
accept-part = “{ $what }” c'è.
accept-site = La pagina si apre nel browser, anche dal telefono.
accept-app = La prima versione si apre nel browser e conserva quello che si inserisce.
accept-tool = Il programma funziona, si spiega da solo e ha un test.
accept-prepare = I requisiti, uno schema e un elenco di prove sono scritti.
accept-figures = Un grafico mostra le somme.
# $path (text), $count (number): files in it
material = { $count ->
    [one] Materiale: { $path }, un file, in sola lettura
   *[other] Materiale: { $path }, { $count } file, in sola lettura
}

## The plan: titles of tasks, and what each is about

task-single = Fare il lavoro
    .about = Tutto in una volta, nella cartella del progetto.
task-change = Fare la modifica
    .about = Solo quello che la modifica tocca.
task-check = Confrontare il risultato con il brief
    .about = Punto per punto, con il file che lo dimostra.
task-site-content = Raccogliere quello che va sulla pagina
    .about = Le tue informazioni, e quello che manca ancora.
task-site-look = Scegliere colori e caratteri
    .about = Facile da leggere, in chiaro e in scuro.
task-site-pages = Costruire la pagina
    .about = Una pagina con tutto quello che hai detto.
task-app-screens = Descrivere le schermate
    .about = Cosa si vede per prima cosa, e dove porta.
task-app-model = Descrivere i dati
    .about = Cosa si conserva di ogni voce.
task-app-program = Costruire la prima versione
    .about = Gira nel browser, senza server.
task-software-analyst = Scrivere cosa deve fare
    .about = Il problema, per chi è, cosa comprende e cosa no, e da cosa si vedrà che funziona.
task-software-architect = Decidere come si costruisce
    .about = Quali file, e cosa fa ciascuno, prima di scrivere una sola riga.
task-software-tester = Scrivere i test
    .about = Dicono cosa fa il programma prima che esista.
task-software-developer = Scrivere il programma
    .about = In Python standard, finché non passano tutti i test.
task-software-qa = Provare a romperlo
    .about = Con i test, e con quello che le persone scrivono davvero; se serve si torna al programma, fino a tre volte.
task-software-reviewer = Rivederlo con il brief alla mano
    .about = Punto per punto, con il file che lo dimostra; se serve si torna al programma, fino a due volte.
task-software-delivery = Renderlo pronto all'uso
    .about = Come si avvia e come si prova, verificato una volta.
task-event-programme = Preparare il programma
    .about = In ordine, con gli orari che si sanno.
task-event-checklist = Preparare la checklist
    .about = Contando all’indietro dalla data.
task-event-budget = Elencare i costi
    .about = Quanto è previsto, quanto resta e quanto c’è per ogni persona.
task-event-invitation = Scrivere l'invito
    .about = Abbastanza breve da essere letto.
task-figures-report = Sommare tutto
    .about = Colonne, totali, per mese e per gruppo, e che cosa manca.
task-figures-chart = Disegnare un grafico
    .about = La prima cifra in barre.
task-prepare-requirements = Scrivere i requisiti
    .about = Che cosa deve fare, come concordato.
task-prepare-outline = Fare uno schema
    .about = Che cosa si sa, che cosa manca, da dove si comincia.
task-prepare-tests = Elencare le prove
    .about = Che cosa bisognerà provare prima di dirlo finito.
# $files (text)
done-wrote = Ho scritto { $files }.
# $file (text)
make-cannot = Con le regole qui nessuno può fare { $file }.
# $command, $out (text): what was run and what it printed
done-wanting = { $command } non fa quello che dovrebbe: { $out }
# $file (text)
check-empty = { $file } è vuoto.
check-nothing = Non c'è niente da guardare.
# $files (text)
check-opened = Ho aperto { $files }: c’è tutto, niente è vuoto.
# $said (text): lines of the brief
advice-agreed = Ecco cosa abbiamo concordato: { $said }
# $language (text): one or more programming languages
plan-python = Hai chiesto { $language }; il team offline lavora seguendo delle regole e sa scrivere solo in Python.
design-files = File
qa-tried = Cosa è stato provato

## Words that several files share

part-known = Cosa sappiamo
part-missing = Cosa manca ancora
# $what (text)
missing = Da completare: { $what }
part-for = Per

## Site

page-mail = Mail

## App

app-add = Aggiungi
app-entry = Voce
app-cancel = Annulla
app-export = Esporta come tabella
app-edit = Modifica
app-save = Salva
app-total = Totale
app-unkept = Resta solo finché questa anteprima è aperta.
app-search = Cerca
app-done = Fatto
app-remove = Rimuovi
app-empty = Qui non c'è ancora niente. Aggiungi la prima voce qui sopra.
# $count (number)
app-count = { $count ->
    [one] una voce
   *[other] { $count } voci
}
screens-first = La prima schermata: un modulo per una nuova voce, la ricerca e la tabella di tutte le voci.
# $fields (text)
screens-entry = Ogni voce ha: { $fields }.
screens-kept = Tutto resta in questo browser; non viene inviato niente da nessuna parte.

## Programs

usage-run = Come si avvia
usage-test = Come si prova
usage-safe = Non modifica niente, se non glielo chiedi con --write.
tool-files = Elenca i file di una cartella e mostra come si chiamerebbero.
tool-table = Legge una tabella (CSV), mostra le colonne e somma i numeri.
tool-text = Legge un testo, conta righe, parole e caratteri, e trova quello che cerchi.

## Texts and small tasks

draft-subject = Oggetto:
draft-greeting = Buongiorno,
draft-end = Cordiali saluti
draft-open = Quello che puoi sapere solo tu è tra [parentesi quadre].
need-model = Senza un modello il team non può farlo. Può calcolare somme, percentuali, unità e giorni, ordinare, contare, fare una lista di quello che gli dai e scrivere lettere e post con quello che gli racconti.
# $what (text)
sum-is = Risultato: { $what }
list-sorted = In ordine:

## Check, review, summary

check-point = Punto
check-how = Come si dimostra
# $files (text)
review-files = La cartella del progetto contiene: { $files }.
review-nothing = Nella cartella del progetto non c'è ancora niente.
state-where = A che punto siamo
state-decided = Cosa è stato deciso
state-blocks = Cosa blocca
state-nothing = niente
state-last = Ultima attività
state-resume = Come riprendere
# $project (text)
state-resume-how = Dicci con cosa vuoi andare avanti, oppure: folkmoot project resume { $project }
# $shown, $undone, $yours, $count (numbers): acceptance points
points-found = Dimostrato: { $shown } su { $count }. Non fatto: { $undone }. Da guardare tu: { $yours }.
summary-took = Durata
summary-tasks = Attività
summary-cost = Costo
summary-outcomes = Cosa ne è venuto fuori
summary-decisions = Decisioni, e perché
summary-ready = Cosa si può fare adesso
summary-blocks = Cosa blocca
# $sum (text): dollars
money = { MONEY($sum) } $
# $minutes (number)
minutes = { $minutes ->
    [0] meno di un minuto
    [one] un minuto
   *[other] { $minutes } minuti
}

## How a point of the brief is shown, and why it is not

why-no-file = Questo file non c’è.
why-void = Il compito che lo crea non è stato svolto.
# $what (text)
why-not-in = “{ $what }” non c’è.
why-copied = La verifica ripete solo il punto.
why-nothing = Non è stato fatto niente.
why-gap = Dentro è ancora tutto da completare.
why-cannot-fail = Questo comando non può fallire, quindi non dimostra nulla.
why-no-tests = Nessun test è stato eseguito.
# $code (text): how a command ended
why-exit = È terminato con { $code } e non ha detto nulla.

## A page from what was told

slot-offer = Cosa offriamo
slot-hours = Orari
slot-place = Come trovarci
slot-contact = Contatti
slot-about = Chi siamo
slot-photos = Foto
page-map = Vedi sulla mappa
# $what (text)
accept-slot = “{ $what }” è sulla pagina.
review-nobody-told = Nessuno ce l’ha ancora detto.
# $what (text)
accept-field = Ogni voce ha “{ $what }”.

## A report from a table

# $count, $columns (numbers)
figures-rows = { $count } righe, { $columns } colonne.
figures-column = Colonna
figures-kind = Tipo
figures-total = Totale
figures-empty = Vuoti
figures-number = numero
figures-date = data
figures-text = parole
# $what, $by (text)
figures-by = { $what } per { $by }
# $best, $worst (text)
figures-best = Di più: { $best }. Di meno: { $worst }.
# $what (text)
accept-total = Il totale di { $what } è nel rapporto.
