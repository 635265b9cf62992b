### What the terminal itself says, in French: labels, hints, the help of its commands.

for-example = par exemple
no-files = Il n’y a pas encore de fichiers.
no-threads = Les bots ne se sont pas encore parlé en dehors du salon.

## How a project ended, in a word

outcome-success = terminé
outcome-escalation = devenu un projet à réaliser
outcome-cancellation = abandonné
outcome-timeout = mis de côté
outcome-error = arrêté sur une erreur

## The chat

chat-first = Dis ce que tu voudrais qu’on fasse, par exemple : Je voudrais un site pour ma boulangerie
chat-left = On garde tout. Reviens quand tu veux avec : folkmoot
chat-hint = Enter envoie, Alt+Enter va à la ligne, /help montre les commandes.
chat-hint-card = Choisis avec ↑ ↓ et Enter ou avec un numéro ; ou dis-le avec tes mots.
chat-hint-questions = Réponds à tout en un seul texte, ou sers-toi de ↑ ↓ et Enter.
chat-hint-back = Enter envoie, Esc revient en arrière.
chat-changed = Du nouveau est arrivé pendant que tu écrivais. Regarde encore une fois.
chat-again = Encore un Ctrl-C pour quitter ; on garde tout.
chat-keys = ↑ ↓ choisir · Tab compléter · Alt+Enter aller à la ligne · Ctrl-C interrompre ou mettre le travail en pause, deux fois pour quitter · Ctrl-D quitter
# $bots (text), $count (number)
chat-thinking = { $count ->
    [one] { $bots } réfléchit
   *[other] { $bots } réfléchissent
}
# $running, $done, $left (numbers): tasks
chat-progress = { $running } en cours, { $done ->
        [one] { $done } terminée
       *[other] { $done } terminées
    }, { $left } à faire
# $time (text): the time of day
chat-until = jusque vers { $time }
option-one-by-one = Répondre question par question
option-leave-out = Sauter cette question

## Slash commands

slash-help = cette liste
slash-status = où on en est
slash-projects = tous les projets de ce salon
slash-brief = ce qu’on a décidé, et d’où vient chaque ligne
slash-plan = les tâches et leur avancement
slash-files = ce qu’il y a dans le dossier du projet
slash-threads = ce que les bots se disent entre eux
slash-history = les phases jusqu’ici, et la durée de chacune
slash-bots = qui est dans ce salon
slash-new = demander quelque chose de nouveau, peu importe ce qui est en cours
slash-input = une précision à prendre en compte pour la suite
slash-meant = mal compris : dis ce qu’était ton dernier message
slash-with = joindre un fichier ou un dossier au prochain message ; en lecture seule
slash-discuss = en discuter avec l’équipe avant de construire quoi que ce soit
slash-implement = passer au brief et au plan, avec ce qui a été dit
slash-pause = mettre le travail en pause, ou le projet de côté
slash-continue = continuer
slash-stop = arrêter le travail et regarder ce qu’il y a déjà
slash-resume = reprendre un projet mis de côté
slash-retry = réessayer ce qui n’a pas abouti
slash-revise = arrêter, et rediscuter du plan
slash-switch = passer à un autre projet, qui entendra ce que tu dis
slash-cancel = laisser tomber le projet ; l’historique reste
slash-reopen = récupérer ce qui a été abandonné ou terminé
slash-reset = laisser tomber le projet et n’être plus sur aucun ; demande d’abord
slash-lang = parler une autre langue : en, es, pt, fr, de, it, nl ou ru
slash-mode = jouer avec d’autres règles : normal, complex, simple, conversational
slash-join = rejoindre le salon d’un code ; sans code, donne celui de ce salon-ci
slash-quit = quitter ; on garde tout
# $path (text)
with-next = { $path } partira avec ton prochain message.
lang-now = À partir de maintenant, on parle français.
# $mode, $modes (text): names as they are typed
mode-now = Le mode est { $mode }. Il y a : { $modes }.
# $code (text)
room-code = { $code } (un seul usage, une heure). De l’autre côté : folkmoot room join { $code }
# $room (text)
room-joined = Tu es maintenant dans le salon « { $room } ».
# $person, $channel (text)
channel-joined = { $person } nous rejoint via { $channel }.
# $person, $owner (text)
approver-named = Ici, { $person } peut aussi valider, arrêter et dépenser : { $owner } l’a décidé.
# $owner, $people (text): names
room-owner = Ce salon est à { $owner }, qui confie aussi la validation à : { $people }.
room-owner-alone = Ce salon est à { $owner } : personne d’autre ne peut valider, arrêter ni dépenser.
room-without-owner = Ce salon n’est encore à personne : il sera à la première personne qui parle.

no-tokens = Il n’y a pas encore de jeton. `folkmoot token new` en crée un.
# $token, $person (text): its id, whose it is
token-new = { $person } entre avec ce jeton ({ $token }), affiché seulement maintenant : ouvre la page et colle-le, ou envoie-le sous la forme `Authorization: Bearer JETON`.
# $token, $person (text): its id, whose it is
token-revoked = Le jeton { $token } ({ $person }) n’ouvre plus rien.
token-every-room = tous les salons
# $at (text): day and time, for all of these
token-made = créé le { $at }
token-used = utilisé pour la dernière fois le { $at }
token-unused = jamais utilisé
token-ended = révoqué le { $at }

# $code (text)
error-bad-code = Le code « { $code } » ne mène nulle part : il a déjà servi, il a plus d’une heure ou il est mal recopié. Demandes-en un autre : `folkmoot room code`.
# $thread (text)
error-unknown-thread = Il n’y a pas de fil « { $thread } » dans ce salon. `folkmoot threads list` montre ceux qui existent.
# $token (text)
error-unknown-token = Il n’y a pas de jeton « { $token } ». `folkmoot token list` montre ceux qui existent.
