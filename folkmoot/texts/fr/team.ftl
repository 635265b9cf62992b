### What the offline team asks and answers, in French. A question may have
### .otherwise (what is assumed if it is skipped) and suggestions .a, .b, .c.

## Meeting

# $person (text)
welcome = Bienvenue, { $person } ! On est une équipe de bots : leader, researcher, creative, coder, social et auditor. On pose des questions avant de construire, tu valides, et ensuite tu peux nous regarder travailler.
hello = Bonjour ! Qu’est-ce que tu voudrais créer, savoir ou mettre au clair ?
thanks = Avec plaisir !
goodbye = À bientôt ! Ici, on garde tout.
help = Dis-nous avec tes mots ce que tu voudrais : un site, une appli, un petit programme, un rapport, une marque, une campagne, un événement, un texte, ou juste un conseil. On te pose quelques questions, on te montre un brief et un plan, et on commence quand tu dis oui. Tu peux mettre en pause, changer ou laisser tomber à tout moment.
small-talk = Je fonctionne avec des règles, alors la conversation n’est pas mon fort. Dis-moi ce que tu voudrais créer, savoir ou décider, et on s’y met.
mention-wish = Volontiers. Avec ton accord, l’équipe commence par quelques questions.
# $goal (text)
aside = Avec mes règles, je ne peux pas répondre à ça ; un modèle le pourrait. « { $goal } » reste tel quel.
# $goal (text)
standing-questions = Pour « { $goal } », on attend tes réponses. Tu peux aussi dire « faites au mieux », et on fera des suppositions pour le reste.
standing-busy = On travaille sur « { $goal } » en ce moment ; ça s’affiche ici dans un instant.
standing-approval = « { $goal } » attend ton oui. Rien ne démarre avant.
# $goal (text), $done, $total, $running (numbers)
standing-work = « { $goal } » : { $done ->
        [one] { $done } tâche terminée
       *[other] { $done } tâches terminées
    } sur { $total }, { $running } en cours. Tu peux mettre en pause, ajouter quelque chose ou arrêter à tout moment.
standing-review = Le résultat de « { $goal } » attend ton avis.
standing-choice = Tu peux prendre une des options de « { $goal } », ou en demander d’autres.
standing-debate = On discute encore de « { $goal } ». Dis « allez-y » quand tu veux un brief et un plan.
# $spent, $budget (text): dollars
standing-cost = Jusqu’ici, ça a coûté { MONEY($spent) } $ sur { MONEY($budget) } $.

## Questions of round one, by kind of project

ask-site-users = Qui doit trouver ce site, et pour y faire quoi ?
    .otherwise = Toute personne qui te cherche ; elle doit pouvoir te joindre.
    .a = Des clients qui veulent acheter ou commander
    .b = Des gens du coin qui nous cherchent
    .c = Des membres qui nous connaissent déjà
ask-site-content = Que doit-il contenir ? De préférence les faits : nom, ce que vous proposez avec les prix, horaires, adresse, téléphone, mail, quelques mots sur vous.
    .otherwise = Une page avec ce que tu nous as dit.
    .a = Qui on est, ce qu’on propose, comment nous joindre
    .b = Une carte ou des tarifs, et les horaires
    .c = Des actualités et des dates
ask-site-look = Quelle ambiance doit avoir le site ? Un exemple qui te plaît nous aiderait.
    .otherwise = Calme et clair, facile à lire sur un téléphone.
    .a = Calme et clair
    .b = Chaleureux et personnel
    .c = Audacieux et vivant
ask-site-tech = Tu as déjà une adresse (un domaine) ou un hébergeur pour le site ?
    .otherwise = De simples fichiers, que n’importe quel hébergeur accepte.
    .a = Non, rien pour l’instant
    .b = Un domaine, mais pas de site
    .c = Un vieux site à remplacer
ask-site-out = Qu’est-ce que le site ne doit pas avoir, ou ne pas faire ?
    .otherwise = Pas de comptes, pas de pistage, pas de paiements.
    .a = Pas de compte à créer
    .b = Pas de boutique pour l’instant
    .c = Pas de photos de personnes

ask-app-problem = Qu’est-ce que l’appli doit rendre plus facile, et à quel moment est-ce qu’on l’ouvre ?
    .otherwise = Elle réunit au même endroit ce qui est éparpillé aujourd’hui.
    .a = Garder une trace des choses
    .b = Planifier et ne rien oublier
    .c = Partager avec d’autres
ask-app-users = Qui va l’utiliser, combien de personnes, et à quel point sont-elles à l’aise avec l’informatique ?
    .otherwise = Toi et quelques autres, à l’aise avec un téléphone.
    .a = Juste moi
    .b = Une petite équipe
    .c = Des clients ou des membres
ask-app-first = Quelle est la plus petite version que tu utiliserais déjà ?
    .otherwise = Une liste : ajouter, retrouver, cocher.
    .a = Une liste où je peux ajouter et chercher
    .b = Une vue d’ensemble de ce qui est à faire
    .c = Un formulaire et une page
ask-app-tech = Où l’appli doit-elle tourner : dans un navigateur, sur un téléphone, sur un seul ordinateur ?
    .otherwise = Dans un navigateur, aussi sur téléphone, sans serveur.
    .a = Dans le navigateur
    .b = Sur le téléphone
    .c = Sur un seul ordinateur, hors ligne
ask-app-out = Qu’est-ce que l’appli ne doit pas faire, ou seulement plus tard ?
    .otherwise = Ni comptes ni paiements dans la première version.
    .a = Pas de comptes
    .b = Pas de paiements
    .c = Pas de données sur les serveurs des autres

ask-tool-problem = Qu’est-ce que tu fais à la main aujourd’hui et que cet outil pourrait faire à ta place ?
    .otherwise = Ce que tu as cité, autant de fois qu’il faut.
    .a = Renommer ou ranger des fichiers
    .b = Convertir ou nettoyer des données
    .c = Vérifier ou compter quelque chose
ask-tool-data = Qu’est-ce qui entre, et qu’est-ce qui doit sortir ? Une ligne d’exemple nous aide.
    .otherwise = Du texte entre, du texte sort.
    .a = Un dossier de fichiers
    .b = Un CSV ou un tableau
    .c = Du texte d’un autre programme
ask-tool-users = Qui va lancer l’outil, et sur quel système ?
    .otherwise = Toi, dans un terminal, avec Python.
    .a = Juste moi
    .b = Des collègues à l’aise avec un terminal
    .c = Il tourne tout seul chaque nuit
ask-tool-first = Quelle commande doit marcher en premier ?
    .otherwise = Une commande avec un argument.
    .a = Un fichier en entrée, un fichier en sortie
    .b = Un essai à blanc qui ne fait que montrer
    .c = Le résumé d’un dossier
ask-tool-out = Qu’est-ce que l’outil ne doit jamais faire ?
    .otherwise = Il n’écrase et n’efface jamais rien.
    .a = Ne jamais effacer
    .b = Ne jamais écraser
    .c = Ne jamais aller sur le réseau

ask-service-problem = Que doit faire le service pour ceux qui l’appellent ?
    .otherwise = Il répond à un seul type de demande, de façon fiable.
    .a = Garder des fiches et les redonner
    .b = Calculer quelque chose
    .c = Transmettre des messages
ask-service-users = Quels programmes ou quelles personnes vont appeler le service, et à quel rythme ?
    .otherwise = Un seul programme, de temps en temps.
    .a = Un de nos programmes
    .b = Une page web
    .c = Des partenaires extérieurs
ask-service-data = Quelles données le service reçoit-il, et lesquelles renvoie-t-il ? Un exemple de chaque nous aide.
    .otherwise = Du JSON en entrée, du JSON en sortie.
    .a = Des fiches en JSON
    .b = Des fichiers
    .c = Seulement des nombres et un état
ask-service-tech = Où le service va-t-il tourner, et avec quoi doit-il s’entendre ?
    .otherwise = Sur une petite machine, avec Python, sans serveur de base de données.
    .a = Un petit serveur
    .b = Dans un conteneur
    .c = À côté de quelque chose qui existe
ask-service-out = Qu’est-ce que le service ne doit jamais révéler ou faire ?
    .otherwise = Aucun accès ouvert sans qu’on l’ait demandé ; rien de personnel dans les logs.
    .a = Pas de données personnelles
    .b = Rien sans clé
    .c = Pas de suppression

ask-data-problem = Quelle décision ou quelle question les chiffres doivent-ils éclairer ?
    .otherwise = Ce qui a changé, et de combien.
    .a = Ce qui se vend et ce qui ne se vend pas
    .b = Où passe le temps ou l’argent
    .c = Si quelque chose s’est amélioré
ask-data-data = D’où viennent les chiffres, et sous quelle forme ?
    .otherwise = Un fichier CSV avec une ligne par événement.
    .a = Un tableur
    .b = Un export CSV
    .c = Plusieurs sources
ask-data-output = À quoi ça doit ressembler à la fin : un tableau, un graphique, une page à lire ?
    .otherwise = Une page avec un tableau et trois phrases.
    .a = Un tableau
    .b = Un graphique
    .c = Un rapport d’une page
ask-data-time = Tu en auras besoin tous les combien, et pour quand la première fois ?
    .otherwise = Une fois par mois, à la main.
    .a = Une seule fois
    .b = Chaque semaine
    .c = Chaque mois
ask-data-out = Qu’est-ce qu’on ne doit pas y trouver ?
    .otherwise = Pas de noms de personnes.
    .a = Pas de données personnelles
    .b = Pas les années passées
    .c = Pas d’estimations

ask-brand-problem = Qu’est-ce que tu proposes, et que doivent se dire les gens quand ils en entendent parler ?
    .otherwise = Quelque chose de fait avec soin, par des gens de confiance.
    .a = Fiable
    .b = Frais et différent
    .c = Chaleureux et proche
ask-brand-users = C’est pour qui ? Décris une de ces personnes.
    .otherwise = Des gens autour de toi qui ont justement besoin de ça.
    .a = De jeunes familles
    .b = Des entreprises
    .c = Des gens qui aiment les choses bien faites
ask-brand-look = Quelles couleurs, quelles formes ou quels mots vont à la marque, et lesquels surtout pas ?
    .otherwise = Deux couleurs calmes et une police simple.
    .a = Naturel, calme
    .b = Fort, simple
    .c = Ludique
ask-brand-content = Il y a déjà un nom ? Et où verra-t-on la marque en premier ?
    .otherwise = Pas encore de nom ; d’abord sur une enseigne et une page.
    .a = Le nom est choisi
    .b = On cherche un nom
    .c = D’abord sur le web
ask-brand-out = Avec qui ne faut-il pas confondre la marque, et qu’est-ce qui sonnerait faux ?
    .otherwise = Rien de criard, rien que d’autres utilisent déjà.
    .a = Pas bas de gamme
    .b = Pas enfantin
    .c = Pas comme les grandes marques

ask-campaign-problem = Que doivent faire les gens après avoir vu la campagne ?
    .otherwise = Venir, ou demander à en savoir plus.
    .a = Acheter ou réserver
    .b = S’inscrire
    .c = Venir à un événement
ask-campaign-users = Qui veux-tu toucher, et où peut-on déjà trouver ces gens ?
    .otherwise = Les gens du coin, sur leur téléphone.
    .a = Nos clients actuels
    .b = De nouvelles personnes du coin
    .c = Des pros d’un domaine
ask-campaign-message = Si les gens ne retiennent qu’une phrase, ce sera laquelle ?
    .otherwise = On en écrit trois, au choix.
    .a = Ce qui est nouveau
    .b = Ce qu’on y gagne
    .c = Pourquoi nous
ask-campaign-channel = Quels canaux as-tu, et qui peut y publier ?
    .otherwise = Le mail et un réseau social.
    .a = Une newsletter
    .b = Instagram ou Facebook
    .c = Des affiches et des flyers
ask-campaign-time = De quand à quand, et pour quel budget ?
    .otherwise = Trois semaines, sans pub payante.
    .a = Deux semaines
    .b = Un mois
    .c = Jusqu’à une date précise

ask-event-problem = Avec quoi les gens doivent-ils repartir ?
    .otherwise = Un bon moment, et une chose qu’ils ne savaient pas.
    .a = Ils ont appris quelque chose
    .b = Ils ont rencontré quelqu’un
    .c = Ils ont passé un bon moment
ask-event-users = Qui vient, combien de personnes, et que savent-elles déjà ?
    .otherwise = Une vingtaine de personnes, sans rien à savoir avant.
    .a = Jusqu’à 10
    .b = Une trentaine
    .c = Plus de 100
ask-event-place = Quand, où, et pendant combien de temps ?
    .otherwise = Un après-midi, dans un lieu que tu connais.
    .a = Une soirée
    .b = Une journée
    .c = Plusieurs semaines, en ligne
ask-event-content = Qu’est-ce qu’il doit y avoir : des présentations, des exercices, de quoi manger, de la musique ?
    .otherwise = Un début, deux parties, une pause, une fin.
    .a = Des présentations et des questions
    .b = Des exercices
    .c = De quoi manger et de la musique
ask-event-money = Combien ça peut coûter, et qui donne un coup de main ?
    .otherwise = Le moins possible, avec deux personnes pour aider.
    .a = Rien que du temps
    .b = Un petit budget
    .c = Financé par les billets

ask-other-problem = Qu’est-ce qui doit changer une fois que c’est fait, et pour qui ?
    .otherwise = C’est pour toi, et ça te fait gagner du temps.
    .a = On gagne du temps
    .b = C’est plus beau
    .c = D’autres peuvent s’en servir
ask-other-today = Comment ça se passe aujourd’hui, et qu’est-ce qui te gêne là-dedans ?
    .otherwise = Ça se fait à la main, et c’est trop long.
    .a = À la main
    .b = Avec des tableurs
    .c = Ça ne se fait pas
ask-other-first = Quelle est la plus petite version qui aiderait déjà ?
    .otherwise = Une version simple qui fait l’essentiel.
    .a = Un brouillon sur papier
    .b = Une partie qui marche
    .c = Un plan
ask-other-tech = Est-ce que ça doit marcher avec quelque chose, ou avoir une forme précise ?
    .otherwise = De simples fichiers, qu’on peut ouvrir partout.
    .a = Un document
    .b = Un tableau
    .c = Un programme
ask-other-out = Qu’est-ce que ça ne doit pas être, ou ne pas faire ?
    .otherwise = Rien qui coûte de l’argent ou demande un compte.
    .a = Pas compliqué
    .b = Pas cher
    .c = Rien de public

## Later rounds

ask-again = Qu’est-ce qui doit changer cette fois ?
    .otherwise = Pareil, mais plus simple.
ask-later-must = Si une seule chose doit marcher le premier jour, laquelle ?
    .otherwise = La première que tu as citée.
# $said (text): their words
ask-later-vague = Tu as dit « { $said } ». S’il fallait décider maintenant, tu pencherais de quel côté ?
    .otherwise = On prend le plus simple.
    .a = Le plus simple
    .b = Montrez-moi deux possibilités
    .c = On laisse ça de côté pour l’instant
# $simple (text): one of the simpler-… texts below
ask-later-simpler = Est-ce que quelque chose de plus simple suffirait : { $simple } ?
    .otherwise = Non, on reste sur ce que tu as demandé.
    .a = Oui, ça suffirait
    .b = Non, et je peux dire pourquoi
simpler-site = une seule page, ou une fiche sur une carte en ligne
simpler-app = un tableur partagé
simpler-tool = trois commandes dans une note
simpler-service = un fichier que les deux côtés peuvent lire
simpler-data = un seul tableau, rempli à la main
simpler-brand = juste un nom et une police
simpler-campaign = un message personnel à vingt personnes
simpler-event = un café à cinq
simpler-other = une liste à cocher sur une page
# $first, $second (text): their words
ask-later-compare = Donc plutôt « { $first } » que « { $second } », si on ne peut pas avoir les deux ?
    .otherwise = Les deux, en commençant par le premier.
    .a = Le premier
    .b = Le second
# $title, $line (text): an earlier project of theirs, and a line of its brief
ask-earlier = Comme dans « { $title } » : { $line }

## Questions of the shorter flows

ask-task-problem = C’est pour quoi faire, et qui va le lire ou s’en servir ?
    .otherwise = Pour toi.
    .a = Pour moi
    .b = Pour un client
    .c = Pour tout le monde
ask-task-data = On part de quoi ? Tu peux le coller ici.
    .otherwise = De ce que tu as écrit.
ask-task-output = Sous quelle forme, de quelle longueur et sur quel ton ?
    .otherwise = Un texte court et simple, sur un ton amical.
    .a = Court et amical
    .b = Formel
    .c = Une liste
ask-advice-problem = Qu’est-ce qui compte le plus pour toi, là-dedans ?
    .otherwise = Qu’on puisse revenir en arrière.
    .a = Le temps
    .b = L’argent
    .c = Que ce soit bien fait
ask-research-problem = Qu’est-ce que tu vas décider avec ça ?
    .otherwise = Si ça vaut la peine de continuer.
ask-research-data = Qu’est-ce que tu sais déjà, et de quoi doutes-tu ?
    .otherwise = On ne sait encore rien.
ask-explore-problem = Si ça marchait, qu’est-ce que ça t’apporterait de bien ?
    .otherwise = Un peu d’argent, et faire quelque chose qui a du sens.
    .a = Un revenu
    .b = De la joie
    .c = Aider les autres
ask-explore-users = Avec qui aimerais-tu être en contact ?
    .otherwise = Des gens du coin.
ask-explore-money = De quoi disposes-tu : du temps, de l’argent, des compétences, un lieu ?
    .otherwise = Quelques heures par semaine et peu d’argent.
    .a = Un soir par semaine
    .b = Quelques économies
    .c = Une salle

## Offers

# $goal (text)
advice = Sur « { $goal } », d’après mes règles et sans sources, donc à vérifier (confiance : faible) :
advice-small = 1. D’abord en petit : fais la plus petite partie qui montre si ça marche, et donne-lui une semaine.
advice-others = 2. L’avis des autres : demande à deux personnes qui l’ont fait ce qu’elles feraient autrement.
advice-compare = 3. Côte à côte : note deux façons de faire, ce que chacune coûte et ce qui pourrait mal tourner, et prends celle qui permet de revenir en arrière.
advice-take-small = Je commencerais par la première : c’est celle qui coûte le moins et qui en dit le plus.
advice-take-others = Je commencerais par la deuxième : pour que ce soit bien fait, rien ne vaut l’expérience.
advice-take-compare = Je commencerais par la troisième : quand il y a de l’argent en jeu, une demi-heure sur papier, ça paie.
advice-build = Si tu veux en tirer quelque chose qu’on peut réaliser pour toi, dis simplement « faites-le ».
# $goal (text)
research = Sur « { $goal } » : avec mes règles, je ne peux pas faire de recherches. Voici ce qu’il y a, et comment trouver le reste.
research-none = Trouvé : rien pour l’instant ; il n’y a ni documents ni projet précédent là-dessus. Confiance : faible, tout est à vérifier.
# $source, $line (text)
research-found = D’après { $source } : { $line } (confiance : moyenne, une seule source)
# $topics (text)
research-questions = À chercher en premier : ce qui existe déjà sur { $topics }, ce que ça coûte, qui l’a essayé et ce que ça a donné.
research-where = Mon conseil : commencer par une synthèse récente et une personne qui fait ça tous les jours. On peut aussi tout lire (c’est long) ou demander sur un forum (qualité variable).
# $goal (text), $count (number)
explore = { $count ->
    [one] Une piste pour démarrer avec « { $goal } ».
   *[other] { $count } pistes pour démarrer avec « { $goal } ». Elles viennent de mes règles, donc toutes sont à vérifier.
}
way-trial = Essayer en petit, avec cinq personnes
    .takes = Deux week-ends, presque pas d’argent
way-service = Le proposer comme service
    .takes = Une page, un prix et trois premiers clients
way-teach = L’enseigner, en cours ou en atelier
    .takes = Une salle, un programme, un peu de patience
way-together = Réunir des gens autour de ça
    .takes = Une date, un lieu, quelques messages
way-product = En faire un produit
    .takes = Un premier exemplaire, un mois et quelques économies

## Debate

# $goal (text)
debate-value = Dans un an, qu’est-ce qui te ferait dire que « { $goal } » en valait la peine ? Si rien ne te vient, mieux vaut voir plus petit.
debate-risk = Ce qui pourrait mal tourner : personne n’en a besoin, ça prend deux fois plus de temps, tout repose sur une seule personne. Laquelle de ces trois choses t’inquiète le plus ?
debate-user = Pense à une vraie personne qui s’en servirait. Comment fait-elle aujourd’hui, et est-ce qu’elle changerait ?
debate-cost = Une fois que c’est en place, qu’est-ce que ça demande chaque semaine ? C’est ce qu’on oublie le plus souvent.
debate-first = Ma proposition : d’abord la plus petite version, deux semaines, puis on en reparle.
debate-turn = c’est son tour

## The bots, one line each

bot-leader = Mène la conversation, écrit le brief, fait le plan.
bot-researcher = Cherche ce qu’on sait, et ce qu’on ne sait pas.
bot-creative = Trouve des mots, un style et des idées.
bot-coder = Écrit des programmes et des pages.
bot-social = Pense aux gens qui devraient en entendre parler.
bot-auditor = Cherche ce que les autres n’ont pas vu.
bot-analyst = Traduit les souhaits en exigences qu’on peut vérifier.
bot-architect = Décide comment les parties d’un programme s’assemblent.
bot-tester = Écrit les tests avant le programme.
bot-developer = Écrit le programme jusqu’à ce que les tests passent.
bot-qa = Essaie de tout casser, et dit comment.
bot-reviewer = Lit le programme comme le fera la prochaine personne.
bot-delivery = Prépare le tout pour que d’autres puissent s’en servir.

ask-able = Sans modèle, l’équipe peut seulement préparer cela : exigences, plan et liste de tests. La chose elle-même, elle ne sait pas la faire. On prépare ?
    .otherwise = On le prépare.
    .a = Oui, préparez
    .b = Laissez tomber
