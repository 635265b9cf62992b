### What stands in the project's panel of the page, in French: short, warm, exact.

panel-empty = Rien en cours pour l’instant.
panel-empty-more = Dis ce que tu voudrais qu’on fasse. Le brief, le plan, le travail et les fichiers apparaîtront ici.
panel-loading = Un instant…
panel-trouble = Impossible de charger ceci. On réessaiera dès que quelque chose change.
panel-owner = C’est à la personne à qui appartient le salon d’en décider, ou à quelqu’un qu’elle a désigné.

## Where the project stands

# $round, $rounds (numbers)
panel-stands-discovery = L’équipe réfléchit à ses questions
panel-stands-discovery-you = En attente de tes réponses, tour { $round } sur { $rounds }
panel-stands-answering = L’équipe rassemble tout
panel-stands-answering-you = En attente de ton choix
panel-stands-debate = On en discute
panel-stands-debate-you = On en discute ; on attend ta réponse
panel-stands-ready = On dirait qu’on est d’accord
panel-stands-ready-you = On dirait qu’on est d’accord ; à toi de dire
panel-stands-synthesis = L’équipe écrit le brief et le plan
panel-stands-synthesis-you = On attend ta réponse pour continuer
panel-stands-approval = À valider
panel-stands-approval-you = À toi de valider
panel-stands-execution = L’équipe est au travail
panel-stands-execution-you = Au travail ; on attend ta réponse
panel-stands-review = L’équipe regarde le résultat
panel-stands-review-you = En attente de ton avis
panel-stands-idle = Ça vient de commencer
panel-stands-idle-you = On attend ta réponse
panel-stands-paused = En pause ; les étapes en cours se terminent
panel-stands-parked = Mis de côté ; on garde tout

panel-outcome-success = Terminé
panel-outcome-escalation = Devenu un projet à réaliser
panel-outcome-cancellation = Abandonné ; l’historique reste
panel-outcome-timeout = Mis de côté après un long silence
panel-outcome-error = Arrêté sur une erreur
panel-summary = Lire le résumé
panel-resume = Reprendre

panel-steps = Les étapes de ce projet
panel-step-questions = Questions
panel-step-debate = Discussion
panel-step-brief = Brief et plan
panel-step-approval = Validation
panel-step-work = Travail
panel-step-review = Résultat
panel-step-options = Options
panel-step-answer = Réponse
panel-step-done = terminé

## The work

panel-work = Le travail
# $done, $total (numbers): tasks
panel-done = { $total ->
    [one] { $done } tâche terminée sur { $total }
   *[other] { $done ->
        [one] { $done } tâche terminée sur { $total }
       *[other] { $done } tâches terminées sur { $total }
    }
}
# $time (text): the time of day
panel-until = jusque vers { $time }
panel-pause = Pause
panel-continue = Continuer
panel-stop = Arrêter
panel-stop-sure = Arrêter le travail ici et regarder ce qu’il y a déjà ?
panel-stop-yes = Arrêter le travail
panel-revise = Revoir
panel-revise-sure = Arrêter, et rediscuter du brief et du plan ? On garde ce qui est fait.
panel-revise-yes = Arrêter et revoir
panel-keep-on = Poursuivre

## The tabs

panel-tabs = Les documents de ce projet
panel-tab-brief = Brief
panel-tab-plan = Plan
panel-tab-files = Fichiers
panel-tab-timeline = Historique
panel-tab-threads = Fils
panel-tab-cost = Coût

## The brief

panel-brief-none = Le brief sera ici dès que l’équipe en saura assez : ce qui est décidé, ce qui est supposé, ce qui reste ouvert.
panel-brief-talk = Pour un conseil, une recherche ou des idées, pas besoin de brief. Dis « faites-le », et il s’écrira ici.
panel-brief-task = Une tâche toute seule se passe de brief : on fait ce que tu as demandé.
panel-line-assumed = supposé
panel-line-open = ouvert
# $count (number): lines
panel-count-stated = { $count ->
    [one] une indication
   *[other] { $count } indications
}
panel-count-assumed = { $count ->
    [one] une supposition
   *[other] { $count } suppositions
}
panel-count-open = { $count ->
    [one] un point ouvert
   *[other] { $count } points ouverts
}
panel-edit = Modifier
panel-edit-brief = Modifier le brief
panel-edit-plan = Modifier le plan
panel-edit-brief-note = Si tu changes le brief, on refait le plan avant de démarrer quoi que ce soit.
panel-edit-title = Titre
panel-edit-goal = Objectif
# $section (text): its name, $number (number): of the line
panel-edit-line = { $section }, ligne { $number }
panel-remove-line = Supprimer la ligne { $number } de « { $section } »
panel-add-line = Ajouter une ligne
# $number (number)
panel-edit-check = Comment le point { $number } sera démontré
panel-check-how = runs: commande · shows fichier: mots · has fichier: élément · file: nom · look · you
panel-save-plan-again = Enregistrer et refaire le plan
panel-discard = Annuler les modifications

## The plan

panel-plan-none = Le plan sera ici une fois le brief écrit : qui fait quoi, et dans quel ordre.
panel-plan-later = Dis oui au brief et le plan suit.
# $programs (text), $count (number): programs that are not on this machine
panel-missing = { $count ->
    [one] Il manque sur cette machine un programme dont le plan a besoin : { $programs }. Ce qui en dépend peut être écrit, mais pas essayé.
   *[other] Il manque sur cette machine des programmes dont le plan a besoin : { $programs }. Ce qui en dépend peut être écrit, mais pas essayé.
}
panel-graph = Le plan en image : qui attend qui
panel-tasks = Tâches
panel-task-waiting = en attente
panel-task-ready = prête
panel-task-running = en cours
panel-task-resting = nouvel essai bientôt
panel-task-held = en pause
panel-task-done = terminée
panel-task-failed = pas aboutie
panel-task-skipped = sautée

panel-task-by = Bot
panel-task-after = Après
panel-task-due = Échéance
panel-task-attempt = Essai
panel-task-time = Temps
panel-task-sure = Confiance
panel-task-needs = Besoins
panel-task-bounds = Limites
panel-task-result = Résultat
panel-task-evidence = Ce qui montre que c’est fait
panel-task-uses = Outils
# $count (number): uses of tools
panel-uses = { $count ->
    [one] une utilisation
   *[other] { $count } utilisations
}
panel-evidence-file = Fichier
panel-evidence-exit = Commande
panel-evidence-check = Vérification par un autre bot
panel-evidence-sources = Texte avec sources
panel-evidence-person = Ton accord
panel-proof-promised = à venir
# $kind (text): file, exit, check, sources or person
panel-proof-found = { $kind ->
    [exit] réussie
    [check] acceptée
    [person] donné
   *[other] trouvé
}
panel-proof-missing = { $kind ->
    [exit] pas réussie
    [check] pas acceptée
    [person] pas donné
   *[other] introuvable
}
panel-proof-output = Ce qui s’est affiché

# $task (text): the name of a task, such as t3
panel-task-title = Titre de { $task }
panel-task-bot = Bot pour { $task }
panel-task-about = En quoi consiste { $task }
panel-task-file = Fichier écrit par { $task }
panel-task-file-note = Le fichier à écrire ; si c’est vide, c’est toi qui dis quand c’est fait
panel-task-first = n’attend rien
panel-remove-task = Supprimer { $task }
panel-add-task = Ajouter une tâche

## Files

panel-files-made = Réalisé
panel-files-papers = Autour du projet
panel-files-all = Tous les fichiers
panel-zip = Tout télécharger (zip)
panel-download = Télécharger
panel-look = Aperçu
panel-source = Source
panel-file-cut = Ce fichier est long ; seul le début est affiché. Télécharge-le pour tout voir.
panel-file-binary = Ce fichier ne peut pas s’afficher ici, mais tu peux le télécharger.
# $file (text)
panel-frame = Aperçu de { $file }
panel-frame-note = La page tourne dans son propre cadre et ne peut pas accéder à ce salon.
panel-full = Ouvrir en grand

## Timeline

panel-timeline-none = Il ne s’est encore rien passé.
# $round (number)
panel-phase-discovery = Questions, tour { $round }
panel-phase-answering = On rassemble tout
panel-phase-debate = On en discute
panel-phase-ready = Accord
panel-phase-synthesis = Brief et plan
panel-phase-approval = Validation
panel-phase-execution = Travail
panel-phase-review = On regarde le résultat
panel-phase-idle = Fin
# $count (number): which attempt this is
panel-iteration = version { $count }

## Threads

# $count (number)
panel-messages = { $count ->
    [one] un message
   *[other] { $count } messages
}
# $type (text): request, response, report or discussion
panel-said = { $type ->
    [request] demande
    [response] répond
    [report] rend compte
    [discussion] discute
   *[other] dit
}

## Cost

# $spent, $budget (text): dollars
panel-cost-of = dépensés sur { $budget }
panel-cost-bar = Dépensé : { $spent } sur { $budget }
panel-cost-rules = Aucun modèle n’est réglé : l’équipe suit des règles, et ça ne coûte rien.
panel-cost-tokens = Jetons utilisés
panel-cost-expected = Coût prévu
panel-cost-time = Durée prévue
# $minutes (number)
panel-minutes = { $minutes ->
    [0] moins d’une minute
    [one] environ une minute
   *[other] environ { $minutes } minutes
}
panel-budget-change = Changer le budget (dollars)
panel-budget-set = Fixer le budget

## The approval

panel-approval = Brief et plan
panel-approval-waits = L’équipe écrit la version suivante ; elle s’affiche ici dans un instant.
# $card (text): the id of the new version
panel-approval-newer = C’est une version plus récente ({ $card }). Elle remplace celle que tu lisais.
# $count (number)
panel-approval-tasks = { $count ->
    [one] une tâche
   *[other] { $count } tâches
}
# $cost (text): dollars
panel-approval-cost = coût prévu { $cost }
# $budget (text): dollars
panel-approval-budget = budget { $budget }
panel-approve-changed = Valider avec tes changements
panel-modify-ask = Qu’est-ce qui doit être différent ?
panel-send = Envoyer
panel-back = Retour
panel-close = Fermer
