### What the room says, in French. Short, warm, exact.

## Cards

# $round, $rounds, $count (numbers)
card-questions = { $count ->
    [one] Une question avant de commencer ({ $round }/{ $rounds }).
   *[other] { $count } questions avant de commencer ({ $round }/{ $rounds }).
}
# $count (number): options
card-options = { $count ->
    [one] Une seule option. On la prend ?
   *[other] { $count } options. Laquelle te plaît ?
}
# $title (text), $count (number): tasks in the plan, $minutes (number), $cost, $budget (text)
card-approval = { $count ->
    [0] « { $title } » : voici le brief. Dis oui et le plan suit, dans la limite de { MONEY($budget) } $. On y va ?
    [one] « { $title } » : une tâche, environ { $minutes } min, { MONEY($cost) } $ sur { MONEY($budget) } $. On commence ?
   *[other] « { $title } » : { $count } tâches, environ { $minutes } min, { MONEY($cost) } $ sur { MONEY($budget) } $. On commence ?
}
# $entry (text): the message where agreement was reached
card-ready = On dirait qu’on est d’accord (voir le message { $entry }). J’en fais un brief et un plan ?
# $task, $title (text)
card-before = La suite : { $task }, « { $title } ». On la lance ?
card-after = { $task }, « { $title } » : c’est fait. Jette un œil : ça te va ?
# $title, $description (text)
card-decision = { $title } { $description }
card-action = Ça, c’est pour toi : { $title } { $description }
# $spent, $budget (text): dollars, $title (text)
card-budget = « { $title } » ferait dépasser le budget de { MONEY($budget) } $ ({ MONEY($spent) } $ sont dépensés). On l’augmente, ou on s’arrête là ?
# $spent, $budget (text): dollars, $bot (text): who cannot go on
card-money = Le budget de { MONEY($budget) } $ ne suffit pas pour la suite ({ MONEY($spent) } $ sont dépensés). On l’augmente, ou on s’arrête là ?
# $task, $title, $why (text), $count (number): tasks that depend on it
card-failed = { $count ->
    [0] { $task }, « { $title } », n’a pas abouti : { $why }. On réessaie, on la saute ou on refait le plan ?
    [one] { $task }, « { $title } », n’a pas abouti : { $why }. Une autre tâche en dépend. On réessaie, on saute les deux ou on refait le plan ?
   *[other] { $task }, « { $title } », n’a pas abouti : { $why }. { $count } autres tâches en dépendent. On réessaie, on les saute toutes ou on refait le plan ?
}
# $task, $title, $why (text), $first, $second (numbers): votes for each of two ways
card-vote = { $task }, « { $title } », n’a pas abouti : { $why }. L’équipe est partagée ({ $first } contre { $second }). Quelle voie essaie-t-on ? On peut aussi la sauter ou refaire le plan.
# $task, $title (text)
card-task-question = { $task }, « { $title } », attend une réponse de ta part pour continuer.
card-result = { $task }, « { $title } » : c’est prêt, et il n’y a que toi pour en juger. Ça te va ?
# $why (text): what is missing
card-bare = Il n’y a pas de bac à sable sur cette machine ({ $why }). Les commandes de ce projet peuvent-elles s’exécuter sans ? Elles pourraient alors faire tout ce que tu peux faire toi-même.
# $count (number), $titles (text)
card-follow-ups = { $count ->
    [one] Une nouvelle tâche est apparue : { $titles }. On l’ajoute ?
   *[other] { $count } nouvelles tâches sont apparues : { $titles }. On les ajoute ?
}
# $bot, $why (text)
card-stuck = { $bot } ne répond plus : { $why }. On réessaie, ou on laisse tomber le projet ?
# $why (text): late, away, busy, key, refused, day, garbled
card-away = { $why ->
    [late] Le modèle met trop de temps.
    [away] Le modèle est injoignable.
    [busy] Le modèle est débordé en ce moment.
    [key] Le fournisseur du modèle refuse la clé.
    [refused] Le modèle ne veut pas répondre.
    [day] La limite du jour pour les modèles est atteinte.
   *[garbled] La réponse du modèle est inutilisable.
} Tout reste en l’état, et nous réessayons de nous-mêmes. Réessayer maintenant, continuer par règles ou laisser tomber ?
# $shown, $undone, $yours, $count (numbers): acceptance points; $left (number): tasks not done
card-review = { $shown ->
    [0] {""}
   *[other] Démontré : { $shown } sur { $count }.{" "}
}{ $undone ->
    [0] {""}
   *[other] Pas fait : { $undone }.{" "}
}{ $yours ->
    [0] {""}
   *[other] À regarder par toi : { $yours }.{" "}
}{ $left ->
    [0] {""}
   *[other] Tâches non faites : { $left }.{" "}
}{ $count ->
    [0] Voilà ce qu’on a fait. Ça te va ?
   *[other] { $undone ->
        [0] Ça te va ?
       *[other] On fait ce qui manque ?
    }
}
# $met, $count (numbers): acceptance points
card-satisfaction = { $count ->
    [0] Voilà ce qu’on a fait. Ça te va ?
    [one] { $met ->
        [0] Ce que tu as demandé n’y est pas encore. Qu’est-ce qu’on change ?
       *[other] Ce que tu as demandé y est. Ça te va ?
    }
   *[other] { $met ->
        [0] Aucun des { $count } points n’y est encore. Qu’est-ce qu’on change ?
        [one] C’est bon pour { $met } point sur { $count }. Ça te va ?
       *[other] C’est bon pour { $met } points sur { $count }. Ça te va ?
    }
}

## Confirm cards

# $goal (text)
confirm-approve = Je démarre « { $goal } » ?
confirm-go = J’en fais un brief et un plan ?
confirm-cancel = Je laisse tomber « { $goal } » ?
confirm-restart = On reprend « { $goal } » à zéro, depuis les questions ?
confirm-satisfied = Je marque « { $goal } » comme terminé ?
confirm-raise = J’augmente le budget pour « { $goal } » ?
confirm-bare = Je lance les commandes de « { $goal } » sans bac à sable ?
confirm-stop = J’arrête le travail et je te montre ce qu’il y a déjà ?
confirm-revise = Dois-je arrêter les étapes en cours et revenir à ce qui a été convenu, pour le modifier ?
confirm-reset = Je laisse tomber « { $goal } » et tout ce qu’on a décidé là-dessus ?
confirm-resume = « { $goal } » attend toujours. C’est de ça que tu parles ?
confirm-new = « { $goal } » fait partie de ce projet, ou c’est quelque chose de nouveau ?
confirm-refused = Je laisse tomber « { $goal } », on avance avec ce qu’on sait, ou je continue à poser des questions ?
# $bot, $what (text)
confirm-proposal = { $bot } aimerait faire ceci : { $what }. On y va ?
refused-approval = D’accord, rien ne démarre. Qu’est-ce qu’on change dans « { $goal } » ? Ou on laisse tomber ?
refused-review = Dommage que ce ne soit pas encore ça. Qu’est-ce qu’on change dans « { $goal } » ?
confirm-kept = D’accord, tout reste comme ça.
confirm-too-late = Ce n’est plus possible : les choses ont avancé entre-temps.
taken-back = C’est annulé : tout est comme avant. Que voulais-tu dire ?
taken-back-begun = Le travail a déjà commencé avec ça, impossible de revenir en arrière. Dis « stop » et il s’arrête.

## In passing

# $person, $owner (text)
opinion = C’est noté, { $person }. Ici, c’est { $owner } qui décide.
# $card (text)
not-seen = Avant que je prenne ça pour un oui, regarde d’abord { $card }, s’il te plaît.
input-noted = C’est noté. On en tient compte pour la suite.
answer-changed = C’est noté, cela remplace ce qui a été dit avant. Les questions restent ouvertes.
input-holds = C’est noté. Le travail est en pause ; dis « continuez » quand tu veux reprendre.
# $bot, $why (text)
bot-away = { $bot } n’a pas pu répondre : { $why }. Rien n’a changé.
# $bots (text), $count (number)
bots-missed = { $count ->
    [one] { $bots } n’a pas pu être interrogé. Nous continuons sans sa question.
   *[other] { $bots } n’ont pas pu être interrogés. Nous continuons sans leurs questions.
}
# $task, $title, $why (text), $attempt (number)
task-retries = { $task }, « { $title } », n’a pas marché (essai { $attempt }) : { $why }. On réessaie.
# $task, $title, $work, $why (text), $loop, $loops (numbers): $task sends $work back
work-sent-back = { $task }, « { $title } », demande de reprendre { $work } ({ $loop }/{ $loops }) : { $why }
# $task, $title, $way (text), $ahead, $behind (numbers): votes for the way that is tried, and against it
team-voted = { $task }, « { $title } » : l’équipe a voté, { $ahead } contre { $behind }. On essaie ainsi : { $way }.
# $task, $command (text), $why: time, memory, processes or disk
command-stopped = { $why ->
    [time] Une commande de { $task } prenait trop de temps et a été arrêtée : { $command }
    [memory] Une commande de { $task } demandait trop de mémoire et a été arrêtée : { $command }
    [processes] Une commande de { $task } lançait trop de processus et a été arrêtée : { $command }
    [disk] Une commande de { $task } écrivait trop sur le disque et a été arrêtée : { $command }
   *[other] Une commande de { $task } a été arrêtée : { $command }
}
# $count (number), $programs (text)
plan-missing = { $count ->
    [one] Ce plan a besoin d’un programme absent de cette machine : { $programs }. Ce qui en dépend peut être écrit ici, mais pas essayé.
   *[other] Ce plan a besoin de programmes absents de cette machine : { $programs }. Ce qui en dépend peut être écrit ici, mais pas essayé.
}
# $count (number), $titles (text)
follow-ups-added = { $count ->
    [one] Une petite tâche s’ajoute : { $titles }.
   *[other] { $count } petites tâches s’ajoutent : { $titles }.
}
# $task, $why (text)
follow-ups-refused = { $task } a proposé d’autres tâches, mais elles ne sont pas faisables : { $why }.
# $project, $goal (text)
parked-pause = « { $goal } » ({ $project }) est mis de côté. On garde tout ; reviens-y quand tu veux.
parked-timeout = C’est calme depuis un moment, alors « { $goal } » ({ $project }) est mis de côté. On garde tout ; fais signe quand tu veux reprendre.
# $size (number): characters
text-in-file = C’était long ({ $size } caractères) ; le texte entier est gardé dans un fichier à côté du salon.

offline-team = L’équipe hors ligne suit des règles, sans modèle, et elle le dit.
# $model (text): provider and name
model-team = { $model } réfléchit pour l’équipe. Ce que ça coûte est indiqué avec le plan.
# $model (text): provider and name
price-unknown = On ne sait pas ici ce que coûte { $model } : seuls ses jetons sont comptés. Un prix se met dans [models.prices] de folkmoot.toml.
nothing-yet = Rien en cours pour l’instant. Dis-nous ce que tu voudrais qu’on fasse.
# $count (number)
still-owed = { $count ->
    [one] On y travaille encore : une étape est en cours. `folkmoot worker --until-idle` la poursuit.
   *[other] On y travaille encore : { $count } étapes sont en cours. `folkmoot worker --until-idle` les poursuit.
}
# $cards (text)
also-waiting = Aussi en attente de ta réponse : { $cards }
ask-changes = Tu peux préciser ?

## Phases

# $round, $rounds (numbers), $bots (text)
# The space before the colon is a plain one: the command line strips it where no bots follow.
phase-discovery = Questions, tour { $round } : { $bots }
phase-answering = On rassemble tout
phase-debate = On en discute
phase-ready = Prêt
phase-synthesis = On écrit le brief et le plan
phase-approval = À toi de valider
phase-execution = Au travail
phase-review = On regarde le résultat
phase-idle = Terminé

## How a project ended

# $project, $why (text)
end-success = { $project } est terminé.
end-escalation = { $project } est devenu un projet à réaliser.
end-cancellation = { $project } est abandonné. L’historique reste.
end-timeout = { $project } est mis de côté.
end-error = { $project } s’est arrêté sur une erreur : { $why }.
work-held = Le travail sur { $project } est en pause ; les étapes en cours se terminent.
work-continued = { $project } continue.
project-resumed = { $project } est de retour.
project-restored = { $project } est de nouveau là, comme avant.
# $cards (text)
no-floor-but = On n’est sur aucun projet en ce moment. En attente de ta réponse : { $cards }
floor-taken = On est maintenant sur { $project }.

## What stands around the cards

otherwise = sinon
recommended = conseillé
plan-heading = Plan
no-brief = Il n’y a pas encore de brief.
no-plan = Il n’y a pas encore de plan.
# $tasks (text): names of tasks
plan-after = après { $tasks }
is-paused = en pause
is-parked = mis de côté
option-submit = Envoyer
option-skip = Continuer sans répondre
option-approve = Valider
option-modify = Changer quelque chose
option-replan = Refaire le plan
option-cancel = Laisser tomber
option-continue = Continuer
option-change = Changer quelque chose
option-stop = Arrêter
option-done = C’est fait
option-impossible = Pas possible
option-start = Lancer la réalisation
option-discuss = Continuer la discussion
option-satisfied = Ça me va
option-changes = Il y a des choses à changer
option-fix = Faire ce qui manque
option-restart = Repartir de zéro
option-yes = Oui
option-no = Non
option-new = Quelque chose de nouveau
option-part = Fait partie de ce projet
option-keep = Continuer les questions
option-raise = Augmenter le budget
option-none = Aucune de ces options
option-retry = Réessayer
option-rules = Continuer par règles
option-drop = Laisser tomber

## What was decided, as papers and the timeline tell it

decided-approved = Validé
decided-asked = Validé par la demande elle-même
decided-modify = Changements demandés dans le brief
decided-replan = Nouveau plan demandé
decided-changes = Changements demandés dans le résultat
decided-edited = Brief ou plan modifié
decided-debate = On en discute d’abord
decided-debated = La discussion est terminée
decided-discovered = Les questions sont terminées
decided-budget = Budget modifié
decided-satisfied = Le résultat convient
decided-restart = Reparti de zéro
decided-stopped = Travail arrêté
decided-revise = Travail arrêté pour revoir le plan
decided-confirmed = Confirmé
decided-skipped = Sauté
decided-cancelled = Abandonné
decided-taken-back = Lecture annulée
decided-reopened = Récupéré
decided-more = Tâches ajoutées
decided-no-more = Pas d’autres tâches pour l’instant
decided-bare = Répondu : des commandes sans bac à sable ?
decided-rules = À partir d’ici, par règles
# $what (text): what an option is called
decided-chose = Choisi : { $what }
decided-approver = Peut aussi valider ici
decided-joined = Une autre conversation a rejoint
decided-mode = Mode modifié

## Why it was decided, or ended, after a colon

because-known = on continue avec ce qu’on sait
because-wanted = brief et plan sont demandés
because-budget = le budget est épuisé
because-away = un bot n’a pas répondu
because-model = le modèle n’est pas revenu
because-settings = selon les réglages
# $title (text): of the task
because-one = une tâche : { $title }

## Errors: what happened, and what to do

error-failed = Quelque chose s’est mal passé.
# $phase, $what (text)
error-not-now = « { $what } » n’est pas possible maintenant ({ $phase }). `folkmoot project status` montre où on en est.
# $approved, $current (text)
error-stale-approval = { $approved } n’est plus la version actuelle. Regarde { $current } et réponds à celle-là.
# $card (text)
error-card-answered = La carte { $card } a déjà reçu une réponse ou a été retirée. `folkmoot project status` montre ce qui attend encore.
# $person, $owner (text)
error-not-yours = C’est réservé à { $owner }, ou à une personne désignée par { $owner } ; toi, tu es { $person }.
# $entry (number), $why (text)
error-cannot-take-back = { $why ->
    [another] Ce message n’est pas de toi ; seule la personne qui l’a écrit peut dire ce qu’il voulait dire.
    [old] Trop de choses se sont passées depuis l’entrée { $entry }. Dis simplement ce que tu veux maintenant.
    [begun] Le travail a déjà commencé à cause de lui. Dis « stop » et il s’arrête.
    [same] Il a déjà été compris ainsi.
    [busy] Un instant : un autre message reçoit sa réponse. Réessaie ensuite.
   *[none] L’entrée { $entry } n’est pas un message de toi qui peut être lu autrement.
}
error-wrong-use = Ça ne peut pas se faire : { $why }.
# $room (text)
error-unknown-room = Il n’y a pas de salon « { $room } ». `folkmoot say --room { $room } TEXT` l’ouvre.
# $project (text)
error-unknown-project = Il n’y a pas de projet « { $project } » dans ce salon. `folkmoot project list` montre ceux qui existent.
error-no-floor = On n’est sur aucun projet en ce moment. Dis ce que tu voudrais qu’on fasse, ou choisis un projet : `folkmoot project list`.
# $card (text)
error-unknown-card = Il n’y a pas de carte « { $card } » dans ce salon. `folkmoot project status` montre celles qui attendent.
# $option, $options (text)
error-unknown-option = « { $option } » n’est pas une option ici. Il y a : { $options }.
# $option (text)
error-missing-text = « { $option } » demande une précision : ajoute --text "…".
error-no-text = Le message est vide. Écris quelque chose, par exemple : folkmoot say "Je voudrais un CRM"
error-not-text = Ce n’est pas du texte lisible (UTF-8). Pour joindre des fichiers, utilise plutôt --with.
# $line (text): its number
error-bad-line = La ligne { $line } n’est pas un message : chaque ligne est un objet JSON avec "text" et, pour une réponse, "state" et "asked".
# $state, $states (text)
error-unknown-state = L’état « { $state } » n’existe pas : choisis parmi { $states }, ou n’en mets pas pour un premier message.
# $size, $limit (numbers)
error-too-long = Ça fait { $size } caractères, c’est trop long pour une réponse. Envoie-le d’abord comme message (`folkmoot say -` le lit depuis un fichier), puis réponds en quelques mots.
# $name (text)
error-bad-name = « { $name } » ne peut pas servir de nom ici : prends des lettres, des chiffres et, à l’intérieur, . _ - (100 caractères au plus).
# $why (text)
error-bad-edits = Ces modifications ne sont pas utilisables : { $why }.
# $words (text)
error-not-money = « { $words } » n’est pas une somme. Indique-la en dollars, par exemple : 10
# $least (text): dollars
error-too-little = Le budget doit dépasser { MONEY($least) } $ : c’est déjà fixé, dépensé ou promis.
# $name, $why (text)
error-bad-setting = Le réglage { $name } n’est pas utilisable : { $why }.
# $why (text)
error-broken-plan = Ce plan n’est pas réalisable : { $why }.
# $job (text)
error-nobody-waits = Plus personne n’attend { $job }.
# $path, $why (text)
error-store = Les données dans { $path } ne sont pas utilisables : { $why }.
# $path (text), $found, $known (numbers)
error-newer-database = { $path } vient d’une version plus récente de Folkmoot. Mets celle-ci à jour, ou choisis un autre FOLKMOOT_HOME.
# $path, $why (text)
error-damaged-database = { $path } est abîmé ({ $why }). Remplace-le par une sauvegarde, ou déplace-le pour repartir de zéro ; rien n’a été modifié.
# $path (text)
error-folder-read-only = Impossible d’écrire dans { $path }. Donne-toi le droit d’y écrire, ou choisis un autre dossier avec FOLKMOOT_HOME.
error-disk-full = Il n’y a plus de place pour { $path }. Rien n’est gardé à moitié écrit ; libère de l’espace et recommence.
# $limit (number): megabytes
error-room-full = Les fichiers envoyés dans ce salon occupent toute sa place ({ $limit } Mo). Envoies-en un plus petit ou ouvre un autre salon pour lui.
# $path (text), $pid (text)
error-folder-busy = Le processus { $pid } travaille déjà dans { $path }. Utilise `folkmoot say` à côté, ou arrête-le d’abord.
# $path, $line, $why (text)
error-bad-bot = Le fichier de bot { $path } n’est pas utilisable, ligne { $line } : { $why }. Les autres bots fonctionnent toujours.
# $bot, $bots (text)
error-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Il y a : { $bots }.
# $path, $why (text)
error-no-material = Impossible de lire { $path } : { $why }. Indique un fichier ou un dossier qui existe.
# $path (text)
error-file-taken = { $path } existe déjà. Choisis un autre nom, ou déplace d’abord ce fichier ; rien n’a été modifié.
error-folder-taken = { $path } n’est pas vide, et une sauvegarde ne se mélange jamais à ce qui s’y trouve. Choisis un nouveau dossier avec FOLKMOOT_HOME, ou déplace d’abord celui-ci.
# $path, $why (text)
error-no-place = Impossible d’écrire { $path } : { $why }. Choisis un endroit où tu peux écrire.
error-bad-backup = Impossible de restaurer { $path } : { $why }. Rien n’a été modifié ; essaie une autre sauvegarde.
# $path (text)
error-newer-backup = { $path } vient d’un Folkmoot plus récent. Mets celui-ci à jour, puis restaure la sauvegarde.

model-back = Le modèle est de retour. On continue.
model-garbled = La réponse du modèle était inutilisable.
rules-taken = Alors par règles. Ce que les règles ne savent pas faire, nous le disons avant ton accord.
# $why (text): late, away, busy, key, refused, money, day, garbled
by-rules = { $why ->
    [late] Le modèle a mis trop de temps, alors ceci suit les règles.
    [away] Le modèle est injoignable, alors ceci suit les règles.
    [busy] Le modèle est débordé en ce moment, alors ceci suit les règles.
    [key] Le fournisseur du modèle a refusé la clé, alors ceci suit les règles. `folkmoot doctor` dit ce qu’il faut régler.
    [refused] Le modèle n’a pas voulu répondre, alors ceci suit les règles.
    [money] Le budget est épuisé, alors ceci suit les règles.
    [day] La limite du jour est atteinte, alors ceci suit les règles.
   *[garbled] La réponse du modèle était inutilisable, alors ceci suit les règles.
}
# $count (number), $wishes (text): what rules cannot do
plan-beyond = Sans modèle, l’équipe ne sait pas faire cela, et ce n’est pas dans le plan : { $wishes }
