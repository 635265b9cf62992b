### What stands in the files that the team writes, in French.

## The brief

section-problem = Problème
section-users = Pour qui
section-first_version = Première version
section-scope_in = Ce qu’on fait
section-scope_out = Ce qu’on ne fait pas
section-beyond = Pas sans modèle
section-constraints = Contraintes
section-technology = Technique
section-also = Tu as dit aussi
section-decisions = Décisions
section-assumptions = Suppositions
section-open_questions = Questions ouvertes
section-acceptance = C’est terminé quand
section-next_steps = Prochaines étapes
# $file, $what (text)
check-runs = démontré en lançant { $what }
check-shows = « { $what } » se lit dans { $file }
check-has = { $file } contient { $what }
check-file = { $file } est là et en ordre
check-look = un autre bot regarde
check-you = toi seul peux en juger
# $entry (text): the number of a message, $who (text)
line-said = { $who }, message { $entry }
line-assumed = supposé
# $what (text): what was asked for
accept-goal = Le résultat fait ce qui a été demandé : { $what }
# $what (text): a part that was named
accept-part = On y trouve « { $what } ».
accept-site = La page s’ouvre dans un navigateur, aussi sur un téléphone.
accept-app = La première version s’ouvre dans un navigateur et garde ce qu’on y entre.
accept-tool = Le programme tourne, explique comment s’en servir et a un test.
accept-service = Le service démarre, répond et a un test.
accept-data = Le rapport se fait à partir des données, en une commande.
accept-brand = Le nom, les couleurs, le logo et le ton tiennent sur une page.
accept-campaign = Chaque date a un texte prêt à envoyer.
accept-event = Le programme a des horaires, et la checklist couvre l’avant, le pendant et l’après.
accept-other = Le brouillon est utilisable tel quel.
accept-prepare = Les exigences, un plan et une liste de tests sont écrits.
accept-figures = Un graphique montre les sommes.
# $path (text), $count (number): files in it
material = { $count ->
    [one] Documents : { $path }, { $count } fichier, en lecture seule
   *[other] Documents : { $path }, { $count } fichiers, en lecture seule
}

## The plan: titles of tasks, and what each is about

task-single = Faire ce qui est demandé
    .about = D’un seul coup, dans le dossier du projet.
task-change = Faire le changement
    .about = Seulement ce que le changement touche.
task-check = Comparer avec le brief
    .about = Point par point, avec le fichier qui le montre.
task-site-content = Rassembler ce qui va sur la page
    .about = Tes propres infos, et ce qui manque encore.
task-site-look = Choisir les couleurs et la police
    .about = Facile à lire, en clair comme en sombre.
task-site-pages = Construire la page
    .about = Une page avec tout ce que tu as cité.
task-app-screens = Décrire les écrans
    .about = Ce qu’on voit d’abord, et où ça mène.
task-app-model = Décrire les données
    .about = Ce qu’on garde de chaque entrée.
task-app-program = Construire la première version
    .about = Elle tourne dans un navigateur, sans serveur.
task-software-analyst = Écrire ce que ça doit faire
    .about = Le problème, pour qui, ce qu’on fait et ce qu’on ne fait pas, et à quoi on verra que ça marche.
task-software-architect = Décider comment c’est construit
    .about = Quels fichiers, et ce que fait chacun, avant d’écrire la moindre ligne.
task-software-tester = Écrire les tests
    .about = Ils disent ce que fait le programme avant même qu’il existe.
task-software-developer = Écrire le programme
    .about = En Python standard, jusqu’à ce que tous les tests passent.
task-software-qa = Essayer de le casser
    .about = Avec les tests, et avec ce que les gens tapent vraiment ; s’il le faut, on revient au programme, jusqu’à trois fois.
task-software-reviewer = Le relire, brief en main
    .about = Point par point, avec le fichier qui le montre ; s’il le faut, on revient au programme, jusqu’à deux fois.
task-software-delivery = Le rendre prêt à l’emploi
    .about = Comment le lancer et comment le tester, essayé une fois.
task-data-columns = Décrire les données
    .about = Les colonnes, d’où elles viennent, et un échantillon.
task-data-program = Écrire le programme du rapport
    .about = Du tableau à la page, en une commande.
task-data-page = Ébaucher le rapport
    .about = Ce qu’on lit d’abord, et ce qu’on en conclut.
task-brand-words = Trouver des noms et des mots
    .about = Des noms au choix, et ce que dit la marque.
task-brand-look = Dessiner le logo et choisir les couleurs
    .about = Un premier signe, et des couleurs qui vont ensemble.
task-brand-guide = Écrire le guide
    .about = Une page avec laquelle d’autres peuvent travailler.
task-campaign-message = Trouver le message
    .about = Trois phrases au choix.
task-campaign-calendar = Faire le calendrier
    .about = Ce qui part, quand et sur quel canal.
task-campaign-posts = Écrire les posts
    .about = Un pour chaque date.
task-campaign-mail = Écrire le mail
    .about = Un objet, trois paragraphes, une demande.
task-event-programme = Faire le programme
    .about = Avec les horaires et les pauses.
task-event-checklist = Faire la checklist
    .about = Avant, pendant et après.
task-event-budget = Chiffrer les coûts
    .about = Un tableau à remplir et à additionner.
task-event-invitation = Écrire l’invitation
    .about = Assez courte pour être lue.
task-figures-report = Tout additionner
    .about = Colonnes, totaux, par mois et par groupe, et ce qui manque.
task-figures-chart = Dessiner un graphique
    .about = Le premier chiffre en barres.
task-prepare-requirements = Écrire les exigences
    .about = Ce que ça doit faire, comme convenu.
task-prepare-outline = Faire un plan
    .about = Ce qu’on sait, ce qui manque, par quoi on commence.
task-prepare-tests = Lister les tests
    .about = Ce qu’il faudra essayer avant de dire que c’est fini.
task-other-outline = Esquisser la structure
    .about = Ce qu’il y a dedans, et dans quel ordre.
task-other-notes = Rassembler ce qu’on sait
    .about = Ce qui a été dit, et ce qui reste ouvert.
task-other-draft = Écrire le premier jet
    .about = Court, mais assez complet pour en parler.
# $files (text)
done-wrote = Écrit : { $files }.
# $command, $out (text): what was run and what it printed
done-wanting = { $command } ne fait pas ce qu’il faut : { $out }
# $file (text)
check-empty = { $file } est vide.
check-nothing = Il n’y a rien à regarder.
# $files (text)
check-opened = J’ai ouvert { $files } : tout y est, rien n’est vide.
# $said (text): lines of the brief
advice-agreed = Voici ce qui a été convenu : { $said }
# $language (text): one or more programming languages
plan-python = Tu as demandé { $language } ; l’équipe hors ligne suit des règles et ne sait écrire qu’en Python.
design-files = Fichiers
qa-tried = Ce qui a été essayé

## Words that several files share

part-known = Ce qu’on sait
part-missing = Ce qui manque encore
# $what (text)
missing = À compléter : { $what }
part-wishes = Ce que tu as souhaité depuis
part-example = Exemple
part-for = Pour

## Site

page-contact = Contact
page-phone = Téléphone
page-mail = Mail
page-top = Haut de page
page-menu = Sur cette page

## App

app-add = Ajouter
app-entry = Entrée
app-cancel = Annuler
app-export = Exporter en tableau
app-edit = Modifier
app-save = Enregistrer
app-total = Total
app-unkept = Gardé seulement tant que cet aperçu est ouvert.
app-search = Rechercher
app-done = Fait
app-remove = Supprimer
app-empty = Rien ici pour l’instant. Ajoute la première entrée ci-dessus.
# $count (number)
app-count = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
screens-first = Le premier écran : un champ pour une nouvelle entrée, la recherche et la liste.
screens-entry = Une entrée : son texte, et si elle est faite ou non ; on la coche d’un geste, on la supprime d’un autre.
screens-kept = Tout reste dans ce navigateur ; rien n’est envoyé nulle part.

## Programs

usage-run = Comment le lancer
usage-test = Comment le tester
usage-safe = Il ne change rien, sauf si on le lui demande avec --write.
tool-files = Liste les fichiers d’un dossier et montre comment ils s’appelleraient.
tool-table = Lit un tableau (CSV), montre ses colonnes et additionne les nombres.
tool-text = Lit du texte, compte les lignes, les mots et les caractères, et trouve ce que tu cherches.
service-what = Garde des fiches en mémoire : on en écrit une avec POST, on en lit une ou toutes avec GET.
service-limits = Il n’écoute que sur cette machine, et refuse ce qui est trop gros ou n’est pas du JSON.
report-what = Lit data.csv et écrit le tableau dans report.md.
report-total = Total
report-rows = Lignes
report-first = Ce qui saute aux yeux
report-follows = Ce qu’on en conclut

## Brand

brand-names = Noms au choix
brand-says = Ce que dit la marque
brand-tone = Comment elle parle
brand-tone-text = Des phrases courtes. Des mots concrets. Pas de superlatifs. On dit « vous ».
brand-colours = Couleurs
brand-use = Comment utiliser le logo
brand-use-text = Laisser autour de lui un espace aussi large que sa première lettre ; ne jamais le tourner ni l’étirer.

## Campaign

campaign-sentences = Phrases au choix
# $what (text)
campaign-new = Nouveau : { $what }.
campaign-why = { $what } : venez voir par vous-mêmes.
campaign-ask = { $what }. Ça vous tente ?
campaign-date = Date
campaign-channel = Canal
campaign-text = Texte
campaign-tease = annoncer
campaign-open = lancer
campaign-show = montrer comment c’est fait
campaign-voices = donner la parole à d’autres
campaign-last = dernier rappel
campaign-thanks = remercier tout le monde
mail-subject = Objet
mail-greeting = Bonjour,
# $what (text)
mail-first = Voici de quoi il s’agit : { $what }.
mail-ask = Si ça vous tente, répondez simplement à ce mail.
mail-end = À bientôt

## Event or course

event-arrive = Arrivée
event-welcome = Bienvenue, et ce qui nous attend aujourd’hui
event-part = Partie
event-break = Pause
event-questions = Questions et discussion
event-end = Fin, et ce qu’on en retient
event-before = Avant
event-during = Pendant
event-after = Après
event-task-place = réserver le lieu, aller le voir une fois
event-task-invite = envoyer l’invitation, noter qui vient
event-task-things = lister ce qu’il faut, et qui l’apporte
event-task-time = quelqu’un garde un œil sur l’heure
event-task-photos = demander avant de prendre des photos
event-task-clean = ranger ensemble
event-task-thanks = remercier tout le monde, demander ce qui a plu
event-item = Poste
event-cost = Coût
event-place = Lieu
event-food = Repas et boissons
event-material = Matériel
event-reserve = Imprévus
invite-come = On vous invite :
invite-reply = Merci de répondre au plus tard une semaine avant, pour qu’on puisse s’organiser.

## Texts and small tasks

draft-subject = Objet
draft-greeting = Bonjour,
draft-end = Bien cordialement
draft-open = Ce qu’on ne peut pas savoir à ta place est entre [crochets].
need-model = Avec mes règles, je peux seulement préparer ça ; un modèle pourrait l’écrire. Voici la structure à remplir.
sum-is = Résultat
list-sorted = Liste triée

## Check, review, summary

check-point = Point
check-how = Comment ce sera démontré
# $files (text)
review-files = Voici ce qu’il y a dans le dossier du projet : { $files }.
review-nothing = Il n’y a encore rien dans le dossier du projet.
state-where = Où on en est
state-decided = Décidé
state-blocks = Ce qui bloque
state-nothing = rien
state-last = Dernière activité
state-resume = Comment reprendre
# $project (text)
state-resume-how = Dis ce que tu veux reprendre, ou : folkmoot project resume { $project }
# $shown, $undone, $yours, $count (numbers): acceptance points
points-found = Démontré : { $shown } sur { $count }. Pas fait : { $undone }. À regarder par toi : { $yours }.
summary-took = Durée
summary-tasks = Tâches
summary-cost = Coût
summary-outcomes = Ce que ça a donné
summary-decisions = Décisions, et pourquoi
summary-ready = Prêt pour la suite
summary-blocks = Ce qui bloque
# $sum (text): dollars
money = { MONEY($sum) } $
# $minutes (number)
minutes = { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}

## How a point of the brief is shown, and why it is not

why-no-file = Ce fichier n’existe pas.
why-void = La tâche qui le crée n’a pas été faite.
# $what (text)
why-not-in = « { $what } » n’y est pas.
why-copied = Le contrôle ne fait que répéter le point.
why-nothing = Rien n’a été fait.

## A page from what was told

slot-offer = Ce que nous proposons
slot-hours = Horaires
slot-place = Nous trouver
slot-contact = Contact
slot-about = Qui sommes-nous
slot-photos = Photos
page-map = Voir sur la carte
# $what (text)
accept-slot = « { $what } » est sur la page.
review-nobody-told = Personne ne nous l’a encore dit.
# $what (text)
accept-field = Chaque entrée a « { $what } ».

## A report from a table

# $count, $columns (numbers)
figures-rows = { $count } lignes, { $columns } colonnes.
figures-column = Colonne
figures-kind = Type
figures-total = Total
figures-empty = Vides
figures-number = nombre
figures-date = date
figures-text = mots
# $what, $by (text)
figures-by = { $what } par { $by }
# $best, $worst (text)
figures-best = Le plus : { $best }. Le moins : { $worst }.
# $what (text)
accept-total = Le total de { $what } est dans le rapport.
