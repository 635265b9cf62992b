### What the room knows of itself and says when it is asked: one or two sentences, in Italian.

## Where things stand

knows-nothing = Non c'è niente in corso. Dicci cosa ti piacerebbe realizzare, scoprire o decidere.
# $goal (text)
knows-done = “{ $goal }” è concluso. Dicci cosa viene dopo, o scrivi “recuperatelo” per continuare a lavorarci.
knows-dropped = Abbiamo lasciato perdere “{ $goal }”. Scrivi “recuperatelo” e lo ritrovi com'era.
knows-parked = “{ $goal }” è in sospeso, con tutto quello che hai detto. Scrivi “andate avanti” e lo riprendiamo.
# $goal (text), $done, $total (numbers)
knows-held = “{ $goal }” è in pausa: attività concluse { $done } su { $total }. Quando vuoi ripartire, scrivi “continua”.
# $card (text): its id
knows-card = La scheda { $card } è aperta per la tua risposta.

## What comes next

knows-next-nothing = Tu dici cosa ti piacerebbe realizzare, scoprire o decidere. Noi chiediamo quello che ci serve sapere; prima del tuo sì non parte niente.
knows-next-questions = Rispondi, oppure scrivi “andate avanti” e il resto lo ipotizziamo noi. Poi vedi un brief e un piano; prima del tuo sì non parte niente.
knows-next-busy = Ci stiamo lavorando. Tra un attimo ti chiediamo o ti mostriamo qualcosa.
knows-next-choice = Scegli un'opzione con il suo numero, chiedi di saperne di più o scrivi “nessuna”. Quello che scegli diventa prima un brief e un piano.
knows-next-debate = Continuiamo a parlarne finché non scrivi “partite”. Poi vedi un brief e un piano; prima del tuo sì non parte niente.
knows-next-approval = Con il tuo sì il lavoro parte. “Cambia qualcosa” fa riscrivere brief e piano, “Rifai il piano” solo il piano, “Lascia perdere” chiude tutto.
knows-next-work = Facciamo le attività che restano; poi vedi il risultato e ci dici se va bene. Puoi mettere in pausa o fermarci quando vuoi.
knows-next-review = Tu dici se va bene così. Se no, dicci cosa cambiare; prima vedi un piano per farlo.

## What was asked, who is here, what there is

# $questions (text): one a line
knows-questions = Ecco cosa abbiamo chiesto: { $questions }
knows-no-question = Non c'è nessuna domanda aperta.
# $bots (text): names
knows-team = Qui ci sono { $bots }. Con @nome parli a uno di noi, con @team a tutti.
# $goal, $bots (text)
knows-team-project = Su “{ $goal }” ci sono: { $bots }.
# $projects (text): one a line
knows-projects = I progetti di questa stanza: { $projects }
# $project, $goal, $phase (text)
knows-project = { $project } “{ $goal }”: { $phase }
knows-no-project = In questa stanza non c'è ancora nessun progetto.
# $title, $tasks (text): one task a line, $count (number)
knows-plan = { $count ->
    [one] “{ $title }”, una sola attività: { $tasks }
   *[other] “{ $title }”, { $count } attività: { $tasks }
}
# $goal (text)
knows-no-plan = Non c'è ancora un piano per “{ $goal }”; senza un piano non parte niente.
# $goal, $folder, $files (text)
knows-files = Quello che abbiamo fatto per “{ $goal }” è in { $folder }: { $files }.
knows-no-files = Non ci sono ancora file per “{ $goal }”.
# $said (text): one a line
knows-said = Ecco che cosa hai detto: { $said }
knows-not-said = Non hai ancora detto niente su questo.

## Help

knows-help = Dicci con parole tue cosa ti serve: realizzare qualcosa, scoprirlo, ragionarci su o affidarci una piccola attività. Facciamo domande prima di metterci all'opera, e prima del tuo sì non parte niente.
knows-help-open = Rispondi con parole tue, oppure scrivi “andate avanti”, “più tardi”, “ricomincia da capo” o “lascia perdere”; chiedi “a che punto siamo?” per sapere come stanno le cose.
knows-no-undo = Non c'è niente da annullare.
knows-no-reopen = Non c'è niente da recuperare.
knows-tongue = Volentieri, da qui in poi in italiano.
