### What the offline team answers, in French.

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

## Offers

connect-answer = Ta question reste ici comme note ; pour une réponse, connecte un modèle : `folkmoot model`, ou dans les réglages de la page.
advice-none = Je fonctionne avec des règles et ne peux pas en juger : dis-moi quelles voies tu vois, sous la forme « A ou B », et je les mets côte à côte avec ce que tu dis pour et contre.
advice-build = Le choix t’appartient. Si tu veux en tirer quelque chose qu’on peut réaliser pour toi, dis simplement « faites-le ».
# $goal (text)
research = Je fonctionne avec des règles et ne peux pas faire de recherches. Sur « { $goal } », voici ce que dit ce que tu as apporté ou fait avant :
research-none = Je fonctionne avec des règles et ne peux pas faire de recherches ; apporte un fichier là-dessus, et je cherche dedans.
# $source, $line (text)
research-found = D’après { $source } : { $line } (confiance : moyenne, une seule source)
# $goal (text), $count (number)
explore = { $count ->
    [one] Une piste pour démarrer avec « { $goal } ».
   *[other] { $count } pistes pour démarrer avec « { $goal } ». Elles viennent de mes règles, donc toutes sont à vérifier.
}
# $what (text): a word of theirs, $way (text): one of the way-… texts below
way-of = { $what } : { $way }
# $have (text): their words
way-have = Tu disposes de : { $have }.
way-trial = essayer en petit, avec cinq personnes
    .takes = Deux week-ends, presque pas d’argent
way-service = le proposer comme service
    .takes = Une page, un prix et trois premiers clients
way-teach = l’enseigner, en cours ou en atelier
    .takes = Une salle, un programme, un peu de patience
way-together = réunir des gens autour de ça
    .takes = Une date, un lieu, quelques messages
way-product = en faire un produit
    .takes = Un premier exemplaire, un mois et quelques économies

## Ways that a person is undecided between

connect-debate = Pour une vraie discussion, connecte un modèle : `folkmoot model`, ou dans les réglages de la page.
no-opinion = Je fonctionne avec des règles et n’ai pas d’avis à moi.
ways-laid = Tes voies, avec tes mots :
# $what (text): a way that they named
quoted = « { $what } »
# $said (text): their words
ways-for = pour : { $said }
ways-against = contre : { $said }
ways-said = tu as dit : { $said }
ways-also = tu as dit aussi : { $said }
ways-bare = rien n’en a encore été dit
ways-ask = Laquelle prends-tu, et pourquoi ?
ways-more = Qu’est-ce qui plaide pour chacune, et contre ? Et laquelle prends-tu, et pourquoi ?
ways-name = Quelles voies vois-tu ? Écris-les sous la forme « A ou B », ou numérote-les.
ways-again = Repose la question en disant, dans un seul message, ce que coûte chacune et ce qui plaide pour ou contre, et je trie.
# $rate, $price (text): sums of money, $months (number)
ways-even = À { $rate } par mois ou { $price } en une fois, les deux coûtent autant après { $months } mois.

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
