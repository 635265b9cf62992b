### What the server says to browsers and programs, in French.

# $address (text)
web-open = Folkmoot est ouvert à l’adresse { $address } (Ctrl-C l’arrête ; on garde tout).

## Errors: what happened, and what to do

# $host (text)
error-foreign-host = Ce serveur ne s’appelle pas « { $host } ». Prends l’adresse affichée au démarrage, ou ajoute ce nom à [web] hosts dans folkmoot.toml.
error-foreign-origin = Ça venait de la page d’un autre site, donc rien n’a été fait. Ouvre le salon lui-même et réessaie.
error-token-needed = Connecte-toi d’abord : `folkmoot token new` crée un jeton.
# $room (text)
error-not-your-room = Ton jeton n’ouvre pas le salon « { $room } ». Demande un code ou un autre jeton à la personne à qui il appartient.
# $limit (number): bytes
error-too-large = Ça fait plus de { $limit } octets d’un coup. Envoie moins, ou joins-le comme fichier.
# $seconds (number)
error-too-often = C’était trop d’un coup. Attends un instant ({ $seconds } s) et réessaie.
error-not-json = Il faut du JSON ici (Content-Type: application/json).
# $why (text)
error-bad-request = Cette requête n’est pas lisible : { $why }.
# $what (text)
error-nothing-here = Il n’y a rien ici qui s’appelle « { $what } ».
# $address, $why (text)
error-address-taken = Impossible d’ouvrir à l’adresse { $address } ({ $why }). Choisis un autre port : folkmoot serve --port 8500
# $host (text)
error-no-tokens = Sur { $host }, d’autres pourraient entrer ; il faut donc d’abord un jeton : `folkmoot token new` en crée un.

## The same errors as in the terminal, with what helps on a page

# $phase, $what (text)
web-error-not-now = Ce n’est pas possible maintenant : les choses ont avancé entre-temps. Regarde où en est le projet.
# $approved, $current (text)
web-error-stale-approval = Le plan a changé pendant que tu lisais. Regarde le nouveau ({ $current }) et réponds à celui-là.
# $card (text)
web-error-card-answered = Il y a déjà une réponse, ou la question a été retirée.
# $option (text)
web-error-missing-text = Ajoute quelques mots, pour qu’on sache ce que tu veux dire.
web-error-no-text = Le message est encore vide.
# $size, $limit (numbers)
web-error-too-long = Ça fait { $size } caractères, c’est trop long pour une réponse. Envoie-le d’abord comme message, puis réponds en quelques mots.
# $room (text)
web-error-unknown-room = Il n’y a pas encore de salon « { $room } » ; il s’ouvre dès que quelqu’un y parle.
# $project (text)
web-error-unknown-project = Il n’y a pas de projet « { $project } » dans ce salon.
web-error-no-floor = On n’est sur aucun projet en ce moment. Dis ce que tu voudrais qu’on fasse.
# $card (text)
web-error-unknown-card = Il n’y a pas de question « { $card } » dans ce salon.
# $code (text)
web-error-bad-code = Le code « { $code } » ne mène nulle part : il a déjà servi, il a plus d’une heure ou il est mal recopié. Demandes-en un autre.
# $thread (text)
web-error-unknown-thread = Il n’y a pas de fil « { $thread } » dans ce salon.
