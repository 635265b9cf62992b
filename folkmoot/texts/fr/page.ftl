### What the page itself says, in French: the room, its cards and its settings.

## The frame

# $title (text): what the project or the room is called
page-title = { $title } · Folkmoot
# $title (text): the same, while the team waits for an answer
page-title-waiting = ● À toi : { $title }
page-skip = Aller au champ de message
page-rooms = Salons
page-projects = Projets
page-project = Le projet
page-conversation = Conversation
page-columns = Ce que tu veux voir
page-column-room = Salon
page-column-project = Projet
page-something-new = du nouveau
# $room (text): its name
page-room-of = Salon « { $room } »
page-close = Fermer
page-back = Retour
page-save = Enregistrer
page-lost = Pas de connexion. On continue d’essayer, et on garde tout.
page-try-now = Essayer maintenant
page-away = Le serveur ne répond pas. Réessaie dans un instant.

## The conversation

page-earlier = Voir les messages précédents
page-loading = Chargement…
page-new-messages = Nouveaux messages ↓
page-you = Toi
page-writing = écrit
page-sending = envoi…
page-send-again = Renvoyer
page-edit-again = Modifier
# $what (text): one of the page-meant-… texts
page-understood = compris comme : { $what }
# $percent (number)
page-sure = sûr à { $percent } %
# $topics (text): a list
page-about = Il s’agit de : { $topics }
page-i-meant = Je voulais dire :
page-bring-back = Récupérer
page-meant-build = à réaliser
page-meant-explore = explorer des idées
page-meant-advice = un conseil
page-meant-research = une recherche
page-meant-task = une tâche
page-meant-chat = une discussion
page-meant-answer = une réponse
page-meant-skip = passer à la suite
page-meant-cancel = laisser tomber
page-meant-question = une question
page-meant-pause = une pause
page-meant-new = quelque chose de nouveau
page-meant-approve = un oui au plan
page-meant-modify = un changement dans le plan
page-meant-replan = refaire le plan
page-meant-satisfied = c’est bon
page-meant-changes = il y a des choses à changer
page-meant-restart = repartir de zéro
page-meant-go = allez-y
page-meant-continue = continuer la discussion
page-meant-input = une précision pour la suite
page-meant-stop = arrêter
page-meant-revise = rediscuter du plan
page-meant-choose = un choix
page-meant-other = d’autres options
page-meant-yes = oui
page-meant-no = non
# $title (text)
page-brief-written = Le brief est écrit : « { $title } ».
# $count (number): tasks
page-plan-drafted = { $count ->
    [one] Le plan compte { $count } tâche.
   *[other] Le plan compte { $count } tâches.
}
page-read-it = Le lire
page-see-it = Le voir
page-see-files = Voir les fichiers
# $task (text): its name, such as t3
page-see-task = Voir { $task }
# $bot, $why (text)
page-next-speaker = La parole est à { $bot } : { $why }
# $who (text)
page-interrupted = { $who } a pris la parole.
# $who, $channel (text)
page-joined = { $who } nous rejoint via { $channel }.
# $who, $owner (text)
page-approver = Ici, { $who } peut aussi valider, arrêter et dépenser : { $owner } l’a décidé.
page-edited = avec des modifications du brief ou du plan
page-pro = pour
page-con = contre
page-risks = Risques
page-agrees = est d’accord
page-objects = n’est pas d’accord
# $count (number)
page-options = { $count ->
    [one] Une option
   *[other] { $count } options
}
# $bots (text): a list of names
page-questions-of = Les questions de { $bots }
page-withdrawn = retirée
page-came-success = fait
page-came-partial = fait en partie
page-came-failed = pas abouti
page-came-shown = démontré
page-came-undone = pas fait
page-came-yours = à regarder par toi

## What was pressed outside of cards

page-command-pause = Pause
page-command-continue = Continuer
page-command-stop = Arrêter
page-command-retry = Réessayer
page-command-revise = Mettre en pause et revoir
page-command-cancel = Laisser tomber
page-command-resume = Reprendre
page-command-reopen = Récupérer
page-command-switch = Passer à ce projet
page-command-reset = Réinitialiser
page-command-input = Pour la suite
page-command-implement = Réaliser maintenant
page-command-discuss = En discuter d’abord
# $text (text): code of a language
page-command-lang = Langue : { $text }
# $text (text): name of a mode, or empty
page-command-mode = { $text ->
    [complex] Mode : complexe
    [simple] Mode : simple
    [conversational] Mode : discussion
   *[other] Mode : normal
}
# $text (text): a sum of money
page-command-budget = Budget : { $text }

## Cards

# $text (text): what the card says
page-asks = L’équipe demande : { $text }
# $project (text): what it is called
page-card-of = Pour « { $project } »
page-go-there = Y aller
page-answer-here = Répondre ici
page-owner-decides = Ici, c’est la personne à qui appartient le salon qui décide ; ton choix est noté comme un avis.
page-read-brief = Lire le brief et le plan
page-read-plan = Lire le plan
page-show-agreement = Voir le message où on s’est mis d’accord
page-new-budget = Nouveau budget en dollars
# $how (text): high, medium, low
page-confidence = { $how ->
    [high] on en est certains
    [medium] on en est assez sûrs
    [low] reste à vérifier
   *[other] { $how }
}
# $sources (text): a list
page-sources = Sources : { $sources }
page-words-modify = Qu’est-ce qui doit être différent ?
page-words-changes = Qu’est-ce qu’on change ?
page-words-change = Qu’est-ce qui doit être différent ?
page-all-in-one = Tes réponses, en un seul texte
page-one-text = Répondre en un seul texte
page-one-by-one = Répondre question par question
page-nothing-answered = Réponds à au moins une question, ou continue sans répondre.
# $count (number): questions
page-skip-assumes = { $count ->
    [one] Si tu continues sans répondre, on suppose ce qui est écrit sous la question.
   *[other] Là où tu ne réponds pas, on suppose ce qui est écrit sous la question.
}

## Speaking

page-composer = Ton message
page-say = Qu’est-ce que tu voudrais ?
page-say-answers = Ou réponds en un seul texte
page-send = Envoyer
page-interrupt = Interrompre
# $count (number): messages and answers
page-unsent = { $count ->
    [one] Un message n’est pas encore parti.
   *[other] { $count } messages ne sont pas encore partis.
}
page-implement = Réaliser maintenant
page-discuss = En discuter d’abord
page-as-new = Comme nouveau projet
page-as-new-why = Le prochain message ouvre un nouveau projet ; celui-ci reste tel quel.
page-bots = Bots
page-everyone = Toute l’équipe
# $count (number): messages that wait for their turn
page-waiting-messages = { $count ->
    [one] un message attend son tour
   *[other] { $count } messages attendent leur tour
}

## The side list

page-waits = attend ta réponse
page-new-room = Nouveau salon
page-room-name = Nom du salon
page-open-room = Ouvrir
page-invite = Inviter
page-invite-why = Fais entrer dans ce salon un autre appareil, un chat ou quelqu’un d’autre.

## The first visit

page-welcome = Qu’est-ce qu’on crée ensemble ?
page-welcome-how = Dis-le avec tes mots. L’équipe demande ce qui compte, te montre un brief et un plan, et commence quand tu dis oui. Tu peux regarder, mettre en pause et orienter le travail à tout moment.
page-try = Par exemple
page-example-site = Je voudrais un site pour ma boulangerie
page-example-tool = Je voudrais un petit programme qui renomme mes photos par date
page-example-advice = Vaut-il mieux louer ou acheter une machine à expresso pour le bureau ?
page-example-explore = J’ai une pièce libre et quelques soirées. Qu’est-ce que je pourrais en faire ?
page-team = Qui est là
# $count (number): bots
page-team-more = { $count ->
    [one] Un autre bot se joint à l’équipe quand il le faut.
   *[other] { $count } autres se joignent à l’équipe quand il le faut, surtout pour les logiciels.
}

## Settings

page-settings = Réglages
page-language = Langue
page-mode = Notre façon de travailler
page-mode-normal = Normal
page-mode-normal-why = Quelques questions, un plan à valider, puis le travail d’une seule traite.
page-mode-complex = Complexe
page-mode-complex-why = Plus de questions, et un point avec toi avant et après chaque étape.
page-mode-simple = Simple
page-mode-simple-why = Presque pas de questions ; les petites choses démarrent tout de suite, et on te les montre après.
page-mode-conversational = Discussion
page-mode-conversational-why = On en discute tour à tour, jusqu’à ce que tu dises « allez-y ».
page-theme = Apparence
page-theme-system = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-budget = Budget en dollars
# $spent, $budget (text): sums of money
page-spent = Dépensé : { $spent } sur { $budget }.
page-model = Qui réfléchit
page-join = Rejoindre un salon
page-join-go = Rejoindre
page-join-why = Avec un code qu’on t’a donné, ou depuis ton propre terminal : folkmoot room code
# $person, $room, $version (text)
page-who = Tu es { $person }, dans le salon « { $room } ». Folkmoot { $version }
page-sign-out = Se déconnecter

## The invitation

page-code-why = Ce code ouvre le salon une seule fois, dans l’heure qui vient. Tout ce qui se dit ici apparaît alors aussi là-bas.
page-code-where = Sur une autre page : Réglages, « Rejoindre un salon ». Dans un terminal :
page-copy = Copier
page-copied = Copié

## Signing in

page-login = Se connecter
page-login-why = Ce salon est ouvert à qui possède un jeton. La personne qui s’en occupe en crée un avec : folkmoot token new
page-token = Jeton
page-login-wrong = Ce jeton n’ouvre rien ici. Il est peut-être mal recopié, ou il a été révoqué.

## Files that are brought

page-bring = Joindre des fichiers
page-bring-why = L’équipe les lit et ne les modifie jamais.
# $name (text): of a file
page-leave-out = Retirer { $name }
# $names (text): a list of files
page-brought = avec { $names }
page-drop-here = Dépose ici les fichiers à joindre

# $name (text): what a project is called
page-named = « { $name } »
