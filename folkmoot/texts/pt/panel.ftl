### What stands in the project's panel of the page, in Portuguese: short, warm, exact.
### Plurals: in Portuguese, [one] also takes 0; where 0 can occur it has a variant of its own, put first.

panel-empty = Ainda não há nada em andamento.
panel-empty-more = Diga o que você quer criar. O briefing, o plano, o trabalho e os arquivos vão aparecer aqui.
panel-loading = Um momento…
panel-trouble = Não deu para carregar isto. Vamos tentar de novo quando algo mudar.
panel-owner = Quem decide isto é a pessoa dona da sala, ou alguém indicado por ela.

## Where the project stands

# $round, $rounds (numbers)
panel-stands-discovery = A equipe está pensando nas perguntas
panel-stands-discovery-you = À espera das suas respostas, rodada { $round } de { $rounds }
panel-stands-answering = A equipe está juntando as peças
panel-stands-answering-you = À espera da sua escolha
panel-stands-debate = Conversando sobre o assunto
panel-stands-debate-you = Conversando sobre o assunto; há uma pergunta para você
panel-stands-ready = Parece que estamos de acordo
panel-stands-ready-you = Parece que estamos de acordo; agora é com você
panel-stands-synthesis = A equipe está escrevendo briefing e plano
panel-stands-synthesis-you = Antes de continuar, há uma pergunta para você
panel-stands-approval = Para você aprovar
panel-stands-approval-you = À espera da sua aprovação
panel-stands-execution = A equipe está com as mãos na massa
panel-stands-execution-you = Mãos à obra; há uma pergunta para você
panel-stands-review = A equipe está avaliando o resultado
panel-stands-review-you = À espera da sua avaliação
panel-stands-idle = Começou agora
panel-stands-idle-you = Há uma pergunta para você
panel-stands-paused = Em pausa; as etapas em andamento vão até o fim
panel-stands-parked = Em espera; nada se perde

panel-outcome-success = Concluído
panel-outcome-escalation = Passou para a construção
panel-outcome-cancellation = Cancelado; o histórico fica guardado
panel-outcome-timeout = Em espera depois de um longo silêncio
panel-outcome-error = Terminou com um erro
panel-summary = Ler o resumo
panel-resume = Retomar

panel-steps = As etapas deste projeto
panel-step-questions = Perguntas
panel-step-debate = Debate
panel-step-brief = Briefing e plano
panel-step-approval = Aprovação
panel-step-work = Trabalho
panel-step-review = Avaliação
panel-step-options = Opções
panel-step-answer = Resposta
panel-step-done = feito

## The work

panel-work = O trabalho
# $done, $total (numbers): tasks
panel-done = { $total ->
    [0] { $done } de { $total } tarefas prontas
    [one] { $done } de uma tarefa pronta
   *[other] { $done } de { $total } tarefas prontas
}
# $time (text): the time of day
panel-until = fim previsto: { $time }
panel-pause = Pausar
panel-continue = Continuar
panel-stop = Parar
panel-stop-sure = Paramos o trabalho aqui e vemos o que temos?
panel-stop-yes = Parar o trabalho
panel-revise = Rever
panel-revise-sure = Paramos e conversamos de novo sobre o briefing e o plano? O que está pronto fica guardado.
panel-revise-yes = Parar e rever
panel-keep-on = Seguir em frente

## The tabs

panel-tabs = Os documentos deste projeto
panel-tab-brief = Briefing
panel-tab-plan = Plano
panel-tab-files = Arquivos
panel-tab-timeline = Histórico
panel-tab-threads = Conversas
panel-tab-cost = Custo

## The brief

panel-brief-none = O briefing aparece aqui assim que a equipe souber o bastante: o que foi combinado, o que supomos e o que está em aberto.
panel-brief-talk = Conselhos, pesquisas e ideias não precisam de briefing. Diga “podem construir”, e ele aparece aqui.
panel-brief-task = Uma única tarefa não precisa de briefing: fazemos o que você pediu.
panel-line-assumed = suposição
panel-line-open = em aberto
# $count (number): lines
panel-count-stated = { $count ->
    [one] um ponto combinado
   *[other] { $count } pontos combinados
}
panel-count-assumed = { $count ->
    [one] uma suposição
   *[other] { $count } suposições
}
panel-count-open = { $count ->
    [one] uma pergunta em aberto
   *[other] { $count } perguntas em aberto
}
panel-edit = Editar
panel-edit-brief = Editar o briefing
panel-edit-plan = Editar o plano
panel-edit-brief-note = Se o briefing mudar, refazemos o plano antes de qualquer coisa começar.
panel-edit-title = Título
panel-edit-goal = Objetivo
# $section (text): its name, $number (number): of the line
panel-edit-line = { $section }, linha { $number }
panel-remove-line = Remover a linha { $number } de “{ $section }”
panel-add-line = Acrescentar uma linha
# $number (number)
panel-edit-check = Como o ponto { $number } será mostrado
panel-check-how = runs: comando · shows arquivo: palavras · has arquivo: elemento · file: nome · look · you
panel-save-plan-again = Salvar e refazer o plano
panel-discard = Descartar mudanças

## The plan

panel-plan-none = O plano aparece aqui quando o briefing estiver escrito: quem faz o quê, e em que ordem.
panel-plan-later = O plano vem depois do seu sim ao briefing.
# $programs (text), $count (number): programs that are not on this machine
panel-missing = { $count ->
    [one] Falta nesta máquina um programa de que o plano precisa: { $programs }. O que depende dele pode ser escrito, mas não testado.
   *[other] Faltam nesta máquina programas de que o plano precisa: { $programs }. O que depende deles pode ser escrito, mas não testado.
}
panel-graph = O plano em imagem: quem espera por quem
panel-tasks = Tarefas
panel-task-waiting = aguardando
panel-task-ready = pode começar
panel-task-running = em andamento
panel-task-resting = nova tentativa em breve
panel-task-held = em pausa
panel-task-done = pronta
panel-task-failed = não deu certo
panel-task-skipped = pulada

panel-task-by = Bot
panel-task-after = Depois de
panel-task-due = Prazo
panel-task-attempt = Tentativa
panel-task-time = Tempo
panel-task-sure = Confiança
panel-task-needs = Precisa de
panel-task-bounds = Limites
panel-task-result = Resultado
panel-task-evidence = O que mostra que está pronta
panel-task-uses = Ferramentas
# $count (number): uses of tools
panel-uses = { $count ->
    [one] um uso
   *[other] { $count } usos
}
panel-evidence-file = Arquivo
panel-evidence-exit = Comando
panel-evidence-check = Verificação de outro bot
panel-evidence-sources = Texto com fontes
panel-evidence-person = A sua palavra
panel-proof-promised = pendente
# $kind (text): file, exit, check, sources or person
panel-proof-found = { $kind ->
    [exit] passou
    [check] aceito
    [person] confirmado
   *[other] encontrado
}
panel-proof-missing = { $kind ->
    [exit] não passou
    [check] não aceito
    [person] não confirmado
   *[other] não encontrado
}
panel-proof-output = Ver a saída

# $task (text): the name of a task, such as t3
panel-task-title = Título de { $task }
panel-task-bot = Bot para { $task }
panel-task-about = Do que trata { $task }
panel-task-file = Arquivo que { $task } escreve
panel-task-file-note = O arquivo que ela escreve; se ficar vazio, é você quem diz quando está pronta
panel-task-first = não espera por nada
panel-remove-task = Remover { $task }
panel-add-task = Acrescentar uma tarefa

## Files

panel-files-made = O que fizemos
panel-files-papers = Sobre o projeto
panel-files-all = Todos os arquivos
panel-zip = Baixar tudo (zip)
panel-download = Baixar
panel-look = Prévia
panel-source = Código
panel-file-cut = Este arquivo é longo; só o começo aparece aqui. Baixe-o para ver tudo.
panel-file-binary = Não dá para mostrar este arquivo aqui, mas dá para baixar.
# $file (text)
panel-frame = Prévia de { $file }
panel-frame-note = A página roda em um quadro só dela e não tem acesso a esta sala.
panel-full = Abrir em tamanho real

## Timeline

panel-timeline-none = Ainda não aconteceu nada.
# $round (number)
panel-phase-discovery = Perguntas, rodada { $round }
panel-phase-answering = Juntando as peças
panel-phase-debate = Conversando sobre o assunto
panel-phase-ready = Acordo
panel-phase-synthesis = Briefing e plano
panel-phase-approval = Aprovação
panel-phase-execution = Trabalho
panel-phase-review = Avaliação
panel-phase-idle = Fim
# $count (number): which attempt this is
panel-iteration = versão { $count }

## Threads

# $count (number)
panel-messages = { $count ->
    [one] uma mensagem
   *[other] { $count } mensagens
}
# $type (text): request, response, report or discussion
panel-said = { $type ->
    [request] pede
    [response] responde
    [report] relata
    [discussion] comenta
   *[other] diz
}

## Cost

# $spent, $budget (text): dollars
panel-cost-of = usados de { $budget }
panel-cost-bar = { $spent } usados de { $budget }
panel-cost-rules = Nenhum modelo está configurado: a equipe trabalha por regras, e isso não custa nada.
panel-cost-tokens = Tokens usados
panel-cost-expected = Custo previsto
panel-cost-time = Tempo previsto
# $minutes (number)
panel-minutes = { $minutes ->
    [0] menos de um minuto
    [one] cerca de um minuto
   *[other] cerca de { $minutes } minutos
}
panel-budget-change = Mudar o orçamento (dólares)
panel-budget-set = Definir orçamento

## The approval

panel-approval = Briefing e plano
panel-approval-waits = A equipe está escrevendo a próxima versão; em instantes ela aparece aqui.
# $card (text): the id of the new version
panel-approval-newer = Esta é uma versão mais nova ({ $card }). Ela entrou no lugar da que você estava lendo.
# $count (number)
panel-approval-tasks = { $count ->
    [one] uma tarefa
   *[other] { $count } tarefas
}
# $cost (text): dollars
panel-approval-cost = { $cost } previstos
# $budget (text): dollars
panel-approval-budget = orçamento: { $budget }
panel-approve-changed = Aprovar com as suas mudanças
panel-modify-ask = O que deve ser diferente?
panel-send = Enviar
panel-back = Voltar
panel-close = Fechar
