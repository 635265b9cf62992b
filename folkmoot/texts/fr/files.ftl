### What stands in the files that the team writes, in French.

## The brief

section-problem = Pour quoi faire
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
# $what (text): a part that was named
accept-part = On y trouve « { $what } ».
accept-site = La page s’ouvre dans un navigateur, aussi sur un téléphone.
accept-app = La première version s’ouvre dans un navigateur et garde ce qu’on y entre.
accept-tool = Le programme tourne, explique comment s’en servir et a un test.
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
task-event-programme = Faire le programme
    .about = Dans l’ordre, avec les heures connues.
task-event-checklist = Faire la checklist
    .about = En remontant à partir de la date.
task-event-budget = Chiffrer les coûts
    .about = Ce qui est prévu, ce qui reste et ce qu’il y a par personne.
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
# $files (text)
done-wrote = Écrit : { $files }.
# $file (text)
make-cannot = Avec des règles, personne ici ne peut faire { $file }.
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
part-for = Pour

## Site

page-mail = Mail

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
screens-first = Le premier écran : un formulaire pour une nouvelle entrée, la recherche et le tableau de toutes les entrées.
# $fields (text)
screens-entry = Chaque entrée a : { $fields }.
screens-kept = Tout reste dans ce navigateur ; rien n’est envoyé nulle part.

## Programs

usage-run = Comment le lancer
usage-test = Comment le tester
usage-safe = Il ne change rien, sauf si on le lui demande avec --write.
tool-files = Liste les fichiers d’un dossier et montre comment ils s’appelleraient.
tool-table = Lit un tableau (CSV), montre ses colonnes et additionne les nombres.
tool-text = Lit du texte, compte les lignes, les mots et les caractères, et trouve ce que tu cherches.

## Texts and small tasks

draft-subject = Objet :
draft-greeting = Bonjour,
draft-end = Bien cordialement
draft-open = Ce qu’on ne peut pas savoir à ta place est entre [crochets].
need-model = Sans modèle, l’équipe ne peut pas faire cela. Elle peut calculer des sommes, des pourcentages, des unités et des jours, trier, compter, faire une liste de ce que tu lui donnes, et écrire des lettres et des posts avec ce que tu lui racontes.
# $what (text)
sum-is = Résultat : { $what }
list-sorted = Liste triée :

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
why-gap = Tout y est encore à remplir.
why-cannot-fail = Cette commande ne peut pas échouer, elle ne montre donc rien.
why-no-tests = Aucun test n’a été exécuté.
# $code (text): how a command ended
why-exit = Elle s’est terminée avec { $code } sans rien dire.

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
