### Who thinks for the team, and connecting a model, in French.

## Who thinks

model-none = Aucun modèle d’IA n’est encore connecté. L’équipe sait poser des questions, planifier et faire des pages, des listes et des rapports simples.
model-none-how = Pour en connecter un : folkmoot model (dans la discussion : /model)
# $sum, $cost (text): dollars for a million tokens that it reads and writes
model-price = Un million de tokens coûte { MONEY($sum) } $ en lecture et { MONEY($cost) } $ en écriture.
model-no-price = Son prix n’est pas connu ici : seuls les tokens sont comptés.
model-by-environment = C’est FOLKMOOT_MODEL dans l’environnement qui le dit ; cela passe avant ce qui est choisi ici.
model-by-chosen = Il a été choisi avec `folkmoot model` ou sur la page.
model-by-file = Il est indiqué dans folkmoot.toml.
model-by-key = Sa clé a été trouvée dans l’environnement.
model-key-kept = Sa clé est gardée dans le dossier de données, lisible par toi seul, et n’est jamais affichée.
model-found = Trouvé ici :
# $variable, $model (text)
model-found-key = { $variable } dans l’environnement : { $model }
# $server, $url, $models (text)
model-found-server = { $server } ({ $url }) : { $models }
model-found-none = Aucune clé dans l’environnement, et aucun serveur de modèles (Ollama, LM Studio, llama.cpp, vLLM) ne répond sur cette machine.
# $example (text): a name
model-how = Pour en utiliser un : folkmoot model use { $example } (la clé est demandée s’il le faut) ; un serveur à toi : folkmoot model use NAME --url URL
# $example (text): a name
model-how-chat = Ici : /model use { $example }, /model test, /model forget. Une clé se donne plutôt dans un autre terminal, où elle ne s’affiche pas : folkmoot model use { $example }

## Choosing

# $model (text)
model-used = { $model } est choisi. Il réfléchit dès le prochain message, partout dans ce dossier de données.
# $model, $other (text)
model-used-waits = { $model } est choisi, mais FOLKMOOT_MODEL dans l’environnement dit { $other }, et cela passe avant. Retire la variable pour utiliser ton choix.
model-forgotten = Le choix et sa clé sont oubliés.
model-nothing-forgotten = Rien n’était choisi, il n’y a donc rien à oublier.
# $provider (text)
model-key-prompt = Clé pour { $provider } (elle ne s’affiche pas) :
# $model (text)
model-asking = On pose une petite question à { $model } …

## What came of a trial

# $model (text), $seconds (number), $cost (text): dollars
model-tried-works = { $model } fonctionne : il a répondu en { $seconds } s, pour { MONEY($cost) } $.
# $model (text), $seconds (number)
model-tried-unpriced = { $model } fonctionne : il a répondu en { $seconds } s. Le prix d’un appel n’est pas connu ici.
# $model (text)
model-tried-key = { $model } n’accepte pas la clé. Vérifie-la et donne-la à nouveau.
# $model (text)
model-tried-credit = { $model } accepte la clé, mais le compte n’a plus de crédit.
# $model (text)
model-tried-busy = { $model } répond, mais il a trop à faire ou un souci de son côté. Réessaie dans une minute.
# $model, $where (text)
model-tried-away = Personne ne répond pour { $model } sur { $where }. Le serveur tourne-t-il, la connexion est-elle là ?
# $model (text)
model-tried-late = { $model } n’a pas répondu à temps. S’il tourne sur cette machine, il charge peut-être encore : réessaie.
# $model, $where (text)
model-tried-unknown = Sur { $where }, personne ne connaît { $model }. Vérifie son nom.
# $model (text)
model-tried-unusable = { $model } répond, mais pas sous une forme que l’équipe peut utiliser. Un autre modèle fera peut-être mieux.
model-tried-offline = Ce sont des règles qui réfléchissent, il n’y a donc pas de modèle à tester.
model-provider = son fournisseur

## Errors: what happened, and what to do

# $model (text)
error-no-such-model = Personne ici ne connaît le modèle « { $model } ». Écris fournisseur:nom, comme openai:gpt-5, ou donne l’adresse de son serveur ; `folkmoot model` montre ce qui a été trouvé.
# $model, $places (text)
error-many-servers = Plusieurs serveurs de cette machine ont « { $model } ». Dis lequel tu veux : { $places }.
# $model, $provider (text)
error-needs-key = { $model } a besoin d’une clé de { $provider }. Dans un terminal, `folkmoot model use { $model }` la demande ; avec --key - elle est lue sur l’entrée standard.
# $model, $provider (text)
web-error-needs-key = { $model } a besoin d’une clé de { $provider }. Colle-la dans le champ.
error-bad-key = Cela ne peut pas être une clé : une clé n’a ni espaces ni retours à la ligne, seulement des lettres et des signes simples.
error-key-in-command = Une clé dans une commande peut être lue par d’autres sur cette machine. Ne l’écris pas, elle te sera demandée, ou écris --key - et envoie-la sur l’entrée standard. Si c’était une vraie clé, mieux vaut en créer une autre.
# $url (text)
error-bad-url = « { $url } » n’est pas l’adresse d’un serveur. Elle commence par http:// ou https://, comme http://localhost:11434/v1.
# $host (text)
error-open-url = Sur le chemin vers { $host }, d’autres pourraient lire la clé, car l’adresse commence par http://. Utilise https://, ou connecte-le sans clé.
error-not-your-model = Seul qui peut entrer dans toutes les salles peut choisir qui réfléchit pour l’équipe. Demande à qui s’occupe de ce serveur.
slash-model = qui réfléchit pour l’équipe ; connecter un modèle : use NAME, test, forget

## The page

page-connect = Connecter un modèle
page-model-found = Trouvé sur cette machine
page-model-looking = Recherche de modèles …
page-model-found-none = Rien pour l’instant : aucun serveur de modèles (Ollama, LM Studio, llama.cpp, vLLM) ne répond ici, et l’environnement n’a pas de clé.
# $model (text): said to those who do not see which line the button is in
page-model-use = Utiliser { $model }
page-model-use-it = Utiliser
page-model-in-use = utilisé
page-model-other = Avec une clé, ou à une adresse
page-model-provider = Fournisseur
page-model-own = Un serveur à toi
page-model-name = Modèle
page-model-url = Adresse (protocole d’OpenAI)
page-model-key = Clé
page-model-key-optional = seulement si le serveur en veut une
page-model-key-why = Elle reste sur la machine de ce serveur, lisible par son propriétaire seul, et n’est plus jamais affichée.
page-model-connect = Connecter
page-model-test = Tester
page-model-testing = On lui pose une petite question …
page-model-forget = L’oublier
# $read, $written (text): sums
page-model-price = Un million de tokens coûte { $read } en lecture et { $written } en écriture.
page-model-not-yours = Qui peut entrer dans toutes les salles de ce serveur peut en choisir un autre.
