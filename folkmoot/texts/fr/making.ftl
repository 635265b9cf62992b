### Ce que l’équipe hors ligne fait de ce qui a été dit, en français.

## Les jours

# $weekday, $day, $month, $year (text)
date-long = { $day ->
    [1] { $weekday } 1er { $month } { $year }
   *[other] { $weekday } { $day } { $month } { $year }
}
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche

## Un évènement

# $name (text)
label = { $name } :
event-when = Quand
event-where = Où
event-starts = Début
event-budget = Budget
event-programme = Programme
event-checklist = Liste des tâches
event-money = Argent
# $count (number)
event-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
event-begin = Début
event-end = Fin
event-order = Dans l’ordre où tu l’as dit. Aucune heure n’est encore connue.
event-untimed = Encore sans heure
# $what (text)
event-missing = Il manque encore : { $what }.
event-need-date = la date
event-need-start = l’heure du début
event-need-place = le lieu
event-need-parts = ce qui s’y passe
# $what (text): a day that no calendar has
event-no-day = Ce jour n’existe pas : { $what }.
event-past = Ce jour est déjà passé.
# $weeks (number)
event-before = { $weeks ->
    [one] une semaine avant
   *[other] { $weeks } semaines avant
}
event-eve = la veille
event-day = le jour même
event-after = le lendemain
# $date, $when (text)
event-stage = { $date }, { $when }
event-late = Tout de suite : { $date }, { $when }, est déjà passé
# $count (number)
event-task-find = { $count ->
    [0] Trouver un lieu et le réserver
   *[other] Trouver un lieu pour { $count } personnes et le réserver
}
# $place (text)
event-task-sure = S’assurer que le lieu est libre : { $place }
event-task-date = Fixer la date
event-task-invite = Envoyer l’invitation
# $what (text)
event-task-who = { $what } : qui s’en occupe ?
event-task-price = { $what } : combien ça coûte ?
event-task-things = Noter ce qu’il faut et qui l’apporte
# $count (number)
event-task-replies = { $count ->
    [0] Compter qui vient
   *[other] Compter qui vient ; { $count } sont attendus
}
event-task-setup = Installer et essayer ce qui a besoin de courant
# $time (text)
event-task-ready = Tout est prêt à { $time }, une heure avant le début
event-task-time = Quelqu’un surveille l’heure
event-task-photos = Demander avant de prendre des photos
event-task-clean = Ranger ensemble
event-task-thanks = Remercier tous ceux qui ont aidé
event-task-settle = Additionner ce qui a vraiment été dépensé
event-item = Poste
event-planned = Prévu
event-left = Reste
event-over = Au-dessus du budget
event-open = ouvert
# $planned, $whole, $left (text): sums
event-money-left = { $planned } prévus sur { $whole }, il reste { $left }.
# $planned, $whole, $over (text): sums
event-money-over = { $planned } prévus : { $over } de plus que le budget de { $whole }.
# $planned (text): a sum
event-money-none = { $planned } prévus. Aucun budget n’a encore été donné.
# $each (text): a sum, $count (number)
event-each = { $count ->
    [one] Le budget est de { $each } pour une personne.
   *[other] Le budget est de { $each } pour chacune des { $count } personnes.
}
# $what (text)
event-unpriced = Encore sans prix : { $what }.
event-foreign = Dans une autre monnaie, donc pas additionné : { $what }.
event-invited = Tu es des nôtres ?
event-awaits = Ce qui t’attend
# $date (text)
event-reply = Dis-nous avant le { $date } si tu viens.
event-reply-soon = Dis-nous si tu viens.
# $what (text)
event-not-yet = À ne pas envoyer encore. Il manque : { $what }.
accept-event-date = L’invitation dit quel jour c’est.
accept-event-start = L’invitation dit quand ça commence.
accept-event-place = L’invitation dit où c’est.
accept-event-parts = Le programme dit ce qui se passe.
accept-event-stages = Chaque étape de la liste des tâches a sa date.
accept-event-money = Ce qui est prévu et ce qui reste tombe juste.
accept-event-each = Ce qu’il y a par personne est calculé.

## Petites tâches

# $what (text): what a letter asks for, in the person's words
letter-asks = Je voudrais demander { $what }.
letter-empty = Tu n’as pas encore dit ce qui doit y figurer. Dis-le-nous, et c’est écrit.
# $count (number)
posts-one = Tu voulais { $count } posts. Ce que tu as raconté suffit pour un seul. Raconte-nous plus de choses, et chaque nouvelle aura le sien.
small-nothing = Il n’y a encore rien sur quoi travailler. Écris-le après deux-points ou colle-le ici.
small-list = Tu n’as pas encore dit ce qui va sur la liste. Écris-le après deux-points.
# $what (text)
unit-unknown = Nous ne connaissons pas l’unité « { $what } ».
unit-money = La valeur de « { $what } » change chaque jour, et sans réseau nous ne la connaissons pas.
unit-other = L’un ne se convertit pas en l’autre : { $what }.
sum-nothing = On ne peut pas diviser par zéro : { $what }.
date-unread = Nous ne savons pas quel jour tu veux dire. Écris-le ainsi : 24 décembre 2026.
# $first, $last (text): days, $count (number)
date-between = { $count ->
    [one] Du { $first } au { $last }, il y a un jour.
   *[other] Du { $first } au { $last }, il y a { $count } jours.
}
date-until = { $count ->
    [0] C’est aujourd’hui : { $last }.
    [one] Plus qu’un jour avant le { $last }, à partir du { $first }.
   *[other] Encore { $count } jours avant le { $last }, à partir du { $first }.
}
date-since = { $count ->
    [one] Le { $last }, c’était un jour avant le { $first }.
   *[other] Le { $last }, c’était { $count } jours avant le { $first }.
}
# $weeks, $days (numbers)
date-weeks = Cela fait { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} et { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
# $words, $signs, $lines (numbers)
count-of = mots { $words }, caractères { $signs }, lignes { $lines }
task-result-result = Le résoudre
    .about = Tout de suite, et dit ici.
accept-result = Le résultat peut être lu.
undone-model = Pas sans modèle.

## Tableaux apportés

# $file (text), $most (number): megabytes
sheet-large = « { $file } » est trop grand : sans modèle, l’équipe lit des tableaux jusqu’à { $most } Mo. Apportes-en une partie.
# $file (text)
sheet-unread = « { $file } » ne peut pas être lu comme un tableau.
sheet-nothing = Dans « { $file } », il n’y a rien à additionner : il faut une colonne de nombres, et une de jours ou de mots qui reviennent.
sheet-office = « { $file } » n’est pas un tableau simple. Enregistre-le en CSV et apporte-le ainsi.
# $count (number)
figures-left-out = Laissées de côté, parce qu’elles ont plus de cases que l’en-tête : { $count }.
figures-unquoted = Les guillemets ne sont pas fermés partout, ils sont donc lus comme des lettres.
# $column, $cells (text)
figures-unread = Dans « { $column } », ce ne sont pas des nombres, ils ne sont pas additionnés : { $cells }.
# $file (text)
brought-cut = De « { $file } », seul le début a été lu

## Images apportées

# $file (text), $most (number): megabytes
picture-large = « { $file } » dépasse { $most } Mo, c’est trop grand pour une page.
# $file (text)
picture-none = « { $file } » n’est pas une image qu’un navigateur affiche.
picture-harm = « { $file } » contient un programme, il n’est donc pas mis sur la page.
picture-gone = « { $file } » n’est plus là.
# $count (number)
accept-pictures = { $count ->
    [one] L’image que tu as apportée est sur la page.
   *[other] { $count } images que tu as apportées sont sur la page.
}

## Ce qui manque

fix-when = Quel jour est-ce ?
    .otherwise = Cela reste ouvert.
fix-start = À quelle heure ça commence, et à quelle heure ça finit ?
    .otherwise = Cela reste ouvert.
fix-where = Où est-ce ?
    .otherwise = Cela reste ouvert.
fix-offer = Que proposes-tu, et à quel prix ? Écris une chose après l’autre : pain 4 €, brioche 1,20 €.
    .otherwise = Cela reste ouvert.
fix-hours = Quand es-tu ouvert ?
    .otherwise = Cela reste ouvert.
fix-address = Quelle est l’adresse ?
    .otherwise = Cela reste ouvert.
fix-contact = À quel numéro ou à quelle adresse mail peut-on te joindre ?
    .otherwise = Cela reste ouvert.
fix-content = Que s’y passe-t-il ? Écris une chose après l’autre : repas, musique à 18h, jeux.
    .otherwise = Cela reste ouvert.

## Ce qu’un changement a donné

# $files (text)
change-done = Modifié : { $files }.
change-none = Rien n’a changé.
# $wishes (text)
change-beyond = Pas sans modèle : { $wishes }.
change-nothing = Ce qui a été dit ne nomme rien à montrer.
plan-same = Le plan reste tel quel : ce que tu as dit n’y change rien.
