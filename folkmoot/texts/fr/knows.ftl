### What the room knows of itself and says when it is asked: one or two sentences, in French.

## Where things stand

knows-nothing = Rien en cours pour l’instant. Dis-nous ce que tu voudrais créer, savoir ou décider.
# $goal (text)
knows-done = « { $goal } » est terminé. Dis-nous ce qui vient ensuite, ou dis « récupérez-le » pour s’y remettre.
knows-dropped = « { $goal } » est abandonné. Dis « récupérez-le », et tu le retrouves tel qu’il était.
knows-parked = « { $goal } » est mis de côté, avec tout ce que tu as dit. Dis « continuez », et on le reprend.
# $goal (text), $done, $total (numbers)
knows-held = « { $goal } » est en pause : { $done ->
        [one] { $done } tâche terminée
       *[other] { $done } tâches terminées
    } sur { $total }. Dis « continuer » quand tu veux reprendre.
# $card (text): its id
knows-card = La carte { $card } est ouverte pour ta réponse.

## What comes next

knows-next-nothing = Tu nous dis ce que tu voudrais créer, savoir ou décider. On te demande ce qu’il nous faut savoir ; rien ne démarre avant ton oui.
knows-next-questions = Tu réponds, ou tu dis « faites au mieux » et on fera des suppositions pour le reste. Ensuite, tu vois un brief et un plan ; rien ne démarre avant ton oui.
knows-next-busy = On s’en occupe. Dans un instant, on te pose une question ou on te montre quelque chose.
knows-next-choice = Prends une option par son numéro, pose une question dessus ou dis « aucune ». Ce que tu prends devient d’abord un brief et un plan.
knows-next-debate = On continue d’en discuter jusqu’à ce que tu dises « allez-y ». Ensuite, tu vois un brief et un plan ; rien ne démarre avant ton oui.
knows-next-approval = Ton oui lance le travail. « Changer quelque chose » fait réécrire le brief et le plan, « Refaire le plan » seulement le plan, et « Laisser tomber » arrête tout.
knows-next-work = On fait les tâches qui restent ; ensuite, tu vois le résultat et tu dis si ça te va. Tu peux mettre en pause ou arrêter à tout moment.
knows-next-review = Tu dis si ça te va. Sinon, dis ce qu’on doit changer ; on te montre d’abord un plan pour ça.

## What was asked, who is here, what there is

# $questions (text): one a line
knows-questions = Voici ce qu’on a demandé : { $questions }
knows-no-question = Aucune question n’est ouverte.
# $bots (text): names
knows-team = Il y a ici { $bots }. Avec @nom, tu parles à l’un de nous ; avec @team, à tout le monde.
# $goal, $bots (text)
knows-team-project = Sur « { $goal } », il y a : { $bots }.
# $projects (text): one a line
knows-projects = Les projets de ce salon : { $projects }
# $project, $goal, $phase (text)
knows-project = { $project } « { $goal } » : { $phase }
knows-no-project = Il n’y a pas encore de projet dans ce salon.
# $title, $tasks (text): one task a line, $count (number)
knows-plan = { $count ->
    [one] « { $title } », une tâche : { $tasks }
   *[other] « { $title } », { $count } tâches : { $tasks }
}
# $goal (text)
knows-no-plan = Il n’y a pas encore de plan pour « { $goal } » ; rien ne démarre sans plan.
# $goal, $folder, $files (text)
knows-files = Ce qu’on a fait pour « { $goal } » est dans { $folder } : { $files }.
knows-no-files = Il n’y a pas encore de fichiers pour « { $goal } ».
# $said (text): one a line
knows-said = Voici ce que tu as dit : { $said }
knows-not-said = Tu n’as encore rien dit à ce sujet.

## Help

knows-help = Dis avec tes mots ce que tu voudrais : créer quelque chose, te renseigner, mettre une idée au clair ou nous confier une petite tâche. On pose des questions avant de construire, et rien ne démarre avant ton oui.
knows-help-open = Réponds avec tes mots, ou dis « continuez », « plus tard », « repartir de zéro » ou « laisser tomber » ; demande « on en est où ? » pour faire le point.
knows-no-undo = Il n’y a rien à annuler.
knows-no-reopen = Il n’y a rien à récupérer.
knows-tongue = Volontiers, on continue en français.
