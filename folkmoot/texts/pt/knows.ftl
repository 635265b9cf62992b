### What the room knows of itself and says when it is asked: one or two sentences, in Portuguese.

## Where things stand

knows-nothing = Não há nada em andamento. Diga o que você quer criar, descobrir ou decidir.
# $goal (text)
knows-done = “{ $goal }” está concluído. Diga o que vem agora, ou “tragam de volta” para continuar com ele.
knows-dropped = “{ $goal }” foi cancelado. Diga “tragam de volta”, e ele volta como estava.
knows-parked = “{ $goal }” está em espera, com tudo o que você disse. Diga “podem continuar”, e nós retomamos.
# $goal (text), $done, $total (numbers)
knows-held = “{ $goal }” está em pausa: { $done } de { $total } tarefas prontas. Diga “continuar” quando quiser.
# $card (text): its id
knows-card = O cartão { $card } está aberto para a sua resposta.

## What comes next

knows-next-nothing = Você diz o que quer criar, descobrir ou decidir. Nós perguntamos o que precisamos saber; nada começa antes do seu sim.
knows-next-questions = Você responde, ou diz “podem avançar” e nós supomos o resto. Depois você vê um briefing e um plano; nada começa antes do seu sim.
knows-next-busy = Estamos cuidando disso. Em instantes vamos perguntar ou mostrar algo a você.
knows-next-choice = Escolha uma opção pelo número, pergunte sobre ela ou diga “nenhuma”. O que você escolher vira primeiro um briefing e um plano.
knows-next-debate = Continuamos conversando até você dizer “podem começar”. Depois você vê um briefing e um plano; nada começa antes do seu sim.
knows-next-approval = Com o seu sim, o trabalho começa. “Mudar algo” reescreve o briefing e o plano, “Refazer o plano” só o plano, e “Cancelar o projeto” encerra tudo.
knows-next-work = Fazemos as tarefas que faltam; depois você vê o resultado e diz se ficou bom. Você pode pausar ou parar a qualquer momento.
knows-next-review = Você diz se ficou bom. Se não, diga o que deve mudar; antes você vê um plano para isso.

## What was asked, who is here, what there is

# $questions (text): one a line
knows-questions = Foi isto que perguntamos: { $questions }
knows-no-question = Nenhuma pergunta está em aberto.
# $bots (text): names
knows-team = Aqui estamos { $bots }. Com @nome você fala com um de nós; com @team, com todos.
# $goal, $bots (text)
knows-team-project = Em “{ $goal }” estão: { $bots }.
# $projects (text): one a line
knows-projects = Os projetos desta sala: { $projects }
# $project, $goal, $phase (text)
knows-project = { $project } “{ $goal }”: { $phase }
knows-no-project = Ainda não há nenhum projeto nesta sala.
# $title, $tasks (text): one task a line, $count (number)
knows-plan = { $count ->
    [one] “{ $title }”, uma tarefa: { $tasks }
   *[other] “{ $title }”, { $count } tarefas: { $tasks }
}
# $goal (text)
knows-no-plan = Ainda não há plano para “{ $goal }”; sem um plano, nada começa.
# $goal, $folder, $files (text)
knows-files = O que fizemos para “{ $goal }” está em { $folder }: { $files }.
knows-no-files = Ainda não há arquivos de “{ $goal }”.
# $said (text): one a line
knows-said = Foi isto que você disse: { $said }
knows-not-said = Você ainda não disse nada sobre isso.

## Help

knows-help = Conte com as suas palavras o que você quer: criar algo, descobrir, pensar com calma ou resolver uma tarefa pequena. Perguntamos antes de construir, e nada começa antes do seu sim.
knows-help-open = Responda com as suas palavras, ou diga “podem avançar”, “mais tarde”, “recomeçar” ou “cancelar o projeto”; pergunte “em que pé estamos?” para saber como estão as coisas.
knows-no-undo = Não há nada para desfazer.
knows-no-reopen = Não há nada para trazer de volta.
knows-tongue = Com gosto, continuamos em português.
