### What the room says, in Portuguese. Short, warm, exact.
### Plurals: in Portuguese, [one] also takes 0; where 0 can occur it has a variant of its own, put first.

## Cards

# $round, $rounds, $count (numbers)
card-questions = { $count ->
    [one] Uma pergunta antes de começar ({ $round }/{ $rounds }).
   *[other] { $count } perguntas antes de começar ({ $round }/{ $rounds }).
}
# $count (number): options
card-options = { $count ->
    [one] Uma opção. Ficamos com ela?
   *[other] { $count } opções. Qual você prefere?
}
# $title (text), $count (number): tasks in the plan, $minutes (number), $cost, $budget (text)
card-approval = { $count ->
    [0] “{ $title }”: este é o briefing. O plano vem depois do seu sim, dentro de US$ { MONEY($budget) }. Vamos lá?
    [one] “{ $title }”: uma tarefa, cerca de { $minutes } min, US$ { MONEY($cost) } de US$ { MONEY($budget) }. Podemos começar?
   *[other] “{ $title }”: { $count } tarefas, cerca de { $minutes } min, US$ { MONEY($cost) } de US$ { MONEY($budget) }. Podemos começar?
}
# $entry (text): the message where agreement was reached
card-ready = Parece que estamos de acordo (veja a mensagem { $entry }). Posso transformar isso em briefing e plano?
# $task, $title (text)
card-before = A próxima tarefa é { $task }, “{ $title }”. Podemos começar?
card-after = A tarefa { $task }, “{ $title }”, está pronta. Dê uma olhada: é isso mesmo?
# $title, $description (text)
card-decision = { $title } { $description }
card-action = Esta parte é com você: { $title } { $description }
# $spent, $budget (text): dollars, $title (text)
card-budget = “{ $title }” passaria do orçamento de { MONEY($budget) } dólares ({ MONEY($spent) } já foram gastos). Aumentamos ou paramos por aqui?
# $spent, $budget (text): dollars, $bot (text): who cannot go on
card-money = O orçamento de { MONEY($budget) } dólares não é suficiente para o próximo passo ({ MONEY($spent) } já foram gastos). Aumentamos ou paramos aqui?
# $task, $title, $why (text), $count (number): tasks that depend on it
card-failed = { $count ->
    [0] A tarefa { $task }, “{ $title }”, não deu certo: { $why }. Tentamos de novo, seguimos sem ela ou refazemos o plano?
    [one] A tarefa { $task }, “{ $title }”, não deu certo: { $why }. Uma tarefa depende dela. Tentamos de novo, seguimos sem as duas ou refazemos o plano?
   *[other] A tarefa { $task }, “{ $title }”, não deu certo: { $why }. { $count } tarefas dependem dela. Tentamos de novo, seguimos sem nenhuma delas ou refazemos o plano?
}
# $task, $title, $why (text), $first, $second (numbers): votes for each of two ways
card-vote = A tarefa { $task }, “{ $title }”, não deu certo: { $why }. A equipe está dividida ({ $first } a { $second }). Qual caminho tentamos? Também podemos seguir sem ela ou refazer o plano.
# $task, $title (text)
card-task-question = A tarefa { $task }, “{ $title }”, precisa de uma resposta sua para continuar.
card-result = A tarefa { $task }, “{ $title }”, está pronta, e só você pode avaliar. É isso mesmo?
# $why (text): what is missing
card-bare = Esta máquina não tem um sandbox ({ $why }). Os comandos deste projeto podem rodar sem ele? Nesse caso, poderiam fazer tudo o que você pode fazer aqui.
# $count (number), $titles (text)
card-follow-ups = { $count ->
    [one] Surgiu mais uma tarefa: { $titles }. Incluímos?
   *[other] Surgiram mais { $count } tarefas: { $titles }. Incluímos?
}
# $bot, $why (text)
card-stuck = { $bot } não voltou com uma resposta: { $why }. Tentamos de novo ou cancelamos o projeto?
# $why (text): late, away, busy, key, refused, day, garbled
card-away = { $why ->
    [late] O modelo está demorando demais.
    [away] Não conseguimos contatar o modelo.
    [busy] O modelo está ocupado demais neste momento.
    [key] O provedor do modelo recusa a chave.
    [refused] O modelo não quer responder.
    [day] O limite de hoje para modelos acabou.
   *[garbled] A resposta do modelo não serve.
} Tudo fica como está e tentamos de novo por conta própria. Tentar agora, seguir por regras ou cancelar?
# $shown, $undone, $yours, $count (numbers): acceptance points; $left (number): tasks not done
card-review = { $shown ->
    [0] {""}
   *[other] Demonstrado: { $shown } de { $count }.{" "}
}{ $undone ->
    [0] {""}
   *[other] Por fazer: { $undone }.{" "}
}{ $yours ->
    [0] {""}
   *[other] Para você ver: { $yours }.{" "}
}{ $left ->
    [0] {""}
   *[other] Tarefas por fazer: { $left }.{" "}
}{ $count ->
    [0] Foi isto que fizemos. Está bom assim?
   *[other] { $undone ->
        [0] Está bom assim?
       *[other] Fazemos o que falta?
    }
}
# $met, $count (numbers): acceptance points
card-satisfaction = { $count ->
    [0] Foi isto que fizemos. Ficou bom?
    [one] { $met ->
        [0] O que você pediu ainda não está lá. O que deve mudar?
       *[other] O que você pediu está lá. Ficou bom?
    }
   *[other] Pontos cumpridos: { $met } de { $count }. Ficou bom?
}

## Confirm cards

# $goal (text)
confirm-approve = Posso começar com “{ $goal }”?
confirm-go = Posso transformar isso em briefing e plano?
confirm-cancel = Posso cancelar “{ $goal }”?
confirm-restart = Recomeçamos “{ $goal }” desde as perguntas?
confirm-satisfied = Posso dar “{ $goal }” por concluído?
confirm-raise = Posso aumentar o orçamento de “{ $goal }”?
confirm-bare = Posso rodar os comandos de “{ $goal }” sem sandbox?
confirm-stop = Posso parar o trabalho e mostrar o que temos até aqui?
confirm-revise = Devo parar os passos em andamento e voltar ao que foi combinado, para mudar?
confirm-reset = Posso descartar “{ $goal }” e tudo o que foi combinado?
confirm-resume = “{ $goal }” continua em espera. A mensagem é sobre isso?
confirm-new = “{ $goal }” faz parte disto ou é algo novo?
confirm-refused = Cancelo “{ $goal }”, seguimos com o que sabemos ou continuo perguntando?
# $bot, $what (text)
confirm-proposal = { $bot } gostaria de construir isto: { $what }. Pode ser?
refused-approval = Tudo bem, nada começa. O que deveria ser diferente em “{ $goal }”? Ou cancelamos?
refused-review = Pena que ainda não esteja certo. O que deveria ser diferente em “{ $goal }”?
confirm-kept = Tudo bem, fica tudo como está.
confirm-too-late = Isso não é mais possível; as coisas avançaram.
taken-back = Desfeito: está tudo como antes. O que você quis dizer?
taken-back-begun = O trabalho já começou por causa disso e não dá para desfazer. Diga “parar” e ele para.

## In passing

# $person, $owner (text)
opinion = Anotado, { $person }. Aqui quem decide isso é { $owner }.
# $card (text)
not-seen = Antes de entender isso como um sim: dê primeiro uma olhada em { $card }, por favor.
input-noted = Anotado. Os próximos passos já contam com isso.
answer-changed = Anotado: isso substitui o que você disse antes. As perguntas continuam abertas.
input-holds = Anotado. O trabalho fica em pausa; diga “podem continuar” quando quiser.
# $bot, $why (text)
bot-away = { $bot } não conseguiu responder: { $why }. Nada mudou.
# $bots (text), $count (number)
bots-missed = { $count ->
    [one] Não foi possível consultar { $bots } agora. Seguimos sem essa pergunta.
   *[other] Não foi possível consultar { $bots } agora. Seguimos sem essas perguntas.
}
# $task, $title, $why (text), $attempt (number)
task-retries = A tarefa { $task }, “{ $title }”, não deu certo (tentativa { $attempt }): { $why }. Vamos tentar de novo.
# $task, $title, $work, $why (text), $loop, $loops (numbers): $task sends $work back
work-sent-back = A tarefa { $task }, “{ $title }”, devolve { $work } ({ $loop }/{ $loops }): { $why }
# $task, $title, $way (text), $ahead, $behind (numbers): votes for the way that is tried, and against it
team-voted = Tarefa { $task }, “{ $title }”: a equipe votou, { $ahead } a { $behind }. Vamos tentar assim: { $way }.
# $task, $command (text), $why: time, memory, processes or disk
command-stopped = { $why ->
    [time] Um comando de { $task } demorou demais e foi interrompido: { $command }
    [memory] Um comando de { $task } pediu memória demais e foi interrompido: { $command }
    [processes] Um comando de { $task } abriu processos demais e foi interrompido: { $command }
    [disk] Um comando de { $task } gravou dados demais e foi interrompido: { $command }
   *[other] Um comando de { $task } foi interrompido: { $command }
}
# $count (number), $programs (text)
plan-missing = { $count ->
    [one] Este plano precisa de um programa que não está nesta máquina: { $programs }. O que depende dele pode ser escrito aqui, mas não testado.
   *[other] Este plano precisa de programas que não estão nesta máquina: { $programs }. O que depende deles pode ser escrito aqui, mas não testado.
}
# $count (number), $titles (text)
follow-ups-added = { $count ->
    [one] Entrou mais uma tarefa pequena: { $titles }.
   *[other] Entraram mais { $count } tarefas pequenas: { $titles }.
}
# $task, $why (text)
follow-ups-refused = A tarefa { $task } sugeriu mais trabalho, mas não dá para fazê-lo: { $why }.
# $project, $goal (text)
parked-pause = “{ $goal }” ({ $project }) fica em espera. Nada se perde; é só voltar quando quiser.
parked-timeout = Como ficou tudo quieto por aqui, “{ $goal }” ({ $project }) está em espera. Nada se perde; avise quando quiser continuar.
# $size (number): characters
text-in-file = A mensagem é longa ({ $size } caracteres); o texto completo está guardado em um arquivo junto da sala.

offline-team = A equipe offline trabalha por regras, sem um modelo, e não esconde isso.
# $model (text): provider and name
model-team = { $model } pensa pela equipe. O custo aparece junto do plano.
# $model (text): provider and name
price-unknown = Aqui não se sabe quanto custa { $model }, por isso só se contam os tokens. Informe o preço em [models.prices] no folkmoot.toml.
nothing-yet = Não há nada em andamento. Diga o que você quer criar.
# $count (number)
still-owed = { $count ->
    [one] Ainda não acabou: há um trabalho em andamento. `folkmoot worker --until-idle` continua com ele.
   *[other] Ainda não acabou: há { $count } trabalhos em andamento. `folkmoot worker --until-idle` continua com eles.
}
# $cards (text)
also-waiting = Também à sua espera: { $cards }
ask-changes = Diga com as suas palavras:

## Phases

# $round, $rounds (numbers), $bots (text)
phase-discovery = Descoberta, rodada { $round }: { $bots }
phase-answering = Juntando as peças
phase-debate = Conversando sobre o assunto
phase-ready = Tudo combinado
phase-synthesis = Escrevendo briefing e plano
phase-approval = Para você aprovar
phase-execution = Mãos à obra
phase-review = Avaliando o resultado
phase-idle = Concluído

## How a project ended

# $project, $why (text)
end-success = O projeto { $project } está concluído.
end-escalation = O projeto { $project } cresceu: agora vamos construir.
end-cancellation = O projeto { $project } foi cancelado. O histórico fica guardado.
end-timeout = O projeto { $project } está em espera.
end-error = O projeto { $project } terminou com um erro: { $why }.
work-held = O trabalho de { $project } está em pausa; as etapas em andamento vão até o fim.
work-continued = O projeto { $project } continua.
project-resumed = O projeto { $project } está de volta.
project-restored = O projeto { $project } está aqui de novo, como estava.
# $cards (text)
no-floor-but = Nenhum projeto está em foco. À sua espera: { $cards }
floor-taken = O projeto { $project } está em foco agora.

## What stands around the cards

otherwise = senão
recommended = recomendado
plan-heading = Plano
no-brief = Ainda não há briefing.
no-plan = Ainda não há plano.
# $tasks (text): names of tasks
plan-after = depois de { $tasks }
is-paused = em pausa
is-parked = em espera
option-submit = Enviar
option-skip = Seguir sem isso
option-approve = Aprovar
option-modify = Mudar algo
option-replan = Refazer o plano
option-cancel = Cancelar o projeto
option-continue = Continuar
option-change = Mudar algo
option-stop = Parar
option-done = Feito
option-impossible = Não dá
option-start = Colocar em prática
option-discuss = Continuar a conversa
option-satisfied = Ficou bom
option-changes = Precisa de ajustes
option-fix = Fazer o que falta
option-restart = Recomeçar
option-yes = Sim
option-no = Não
option-new = Algo novo
option-part = Faz parte disto
option-keep = Continuar perguntando
option-raise = Aumentar o orçamento
option-none = Nenhuma dessas
option-retry = Tentar de novo
option-rules = Seguir por regras
option-drop = Cancelar o projeto

## What was decided, as papers and the timeline tell it

decided-approved = Aprovado
decided-asked = Aprovado no próprio pedido
decided-modify = Foram pedidas mudanças no briefing
decided-replan = Foi pedido um novo plano
decided-changes = Foram pedidos ajustes no resultado
decided-edited = O briefing ou o plano foi editado
decided-debate = Primeiro vamos conversar sobre isso
decided-debated = O debate terminou
decided-discovered = As perguntas terminaram
decided-budget = O orçamento mudou
decided-satisfied = O resultado ficou bom
decided-restart = Recomeçamos
decided-stopped = O trabalho parou
decided-revise = O trabalho parou para rever o plano
decided-confirmed = Confirmado
decided-skipped = Pulado
decided-cancelled = Cancelado
decided-taken-back = Desfeito
decided-reopened = Trazido de volta
decided-more = Mais tarefas aceitas
decided-no-more = Sem mais tarefas por enquanto
decided-bare = Respondido: comandos sem sandbox?
decided-rules = Daqui em diante por regras
# $what (text): what an option is called
decided-chose = Escolhido: { $what }
decided-approver = Também pode aprovar aqui
decided-joined = Outro chat entrou
decided-mode = O modo mudou

## Why it was decided, or ended, after a colon

because-known = seguimos com o que já se sabe
because-wanted = pediram briefing e plano
because-budget = o orçamento acabou
because-away = um bot não respondeu
because-model = o modelo não voltou
because-settings = como nas configurações
# $title (text): of the task
because-one = uma tarefa: { $title }

## Errors: what happened, and what to do

error-failed = Algo deu errado.
# $phase, $what (text)
error-not-now = “{ $what }” não é possível agora ({ $phase }). `folkmoot project status` mostra em que pé estão as coisas.
# $approved, $current (text)
error-stale-approval = { $approved } não é mais a versão atual. Veja { $current } e responda a essa versão, por favor.
# $card (text)
error-card-answered = O cartão { $card } já foi respondido ou retirado. `folkmoot project status` mostra o que está em aberto.
# $person, $owner (text)
error-not-yours = Só { $owner }, ou alguém indicado por { $owner }, pode fazer isso; você é { $person }.
# $entry (number), $why (text)
error-cannot-take-back = { $why ->
    [another] Essa mensagem não é sua; só quem a escreveu pode dizer o que ela queria dizer.
    [old] Já aconteceu muita coisa desde a entrada { $entry }. Diga simplesmente o que você quer agora.
    [begun] O trabalho já começou por causa dela. Diga “parar” e ele para.
    [same] Ela já foi entendida assim.
    [busy] Um momento: outra mensagem está sendo respondida. Tente de novo depois.
   *[none] A entrada { $entry } não é uma mensagem sua que possa ser lida de outra forma.
}
error-wrong-use = Não dá para fazer isso: { $why }.
# $room (text)
error-unknown-room = Não existe nenhuma sala “{ $room }”. `folkmoot say --room { $room } TEXTO` abre uma.
# $project (text)
error-unknown-project = Não existe nenhum projeto “{ $project }” nesta sala. `folkmoot project list` mostra os que existem.
error-no-floor = Nenhum projeto está em foco. Diga o que você quer criar ou indique um projeto: `folkmoot project list`.
# $card (text)
error-unknown-card = Não existe nenhum cartão “{ $card }” nesta sala. `folkmoot project status` mostra o que está em aberto.
# $option, $options (text)
error-unknown-option = “{ $option }” não é uma opção aqui. As opções são: { $options }.
# $option (text)
error-missing-text = Para “{ $option }” faltam as suas palavras: acrescente --text "…".
error-no-text = A mensagem está vazia. Diga alguma coisa, por exemplo: folkmoot say "Crie um CRM para mim"
error-not-text = Isso não é um texto legível (UTF-8). Para trazer arquivos, use --with.
# $line (text): its number
error-bad-line = A linha { $line } não é uma mensagem: cada linha é um objeto JSON com "text" e, numa resposta, "state" e "asked".
# $state, $states (text)
error-unknown-state = Não existe o estado “{ $state }”. Use um destes: { $states }; na primeira mensagem, nenhum.
# $size, $limit (numbers)
error-too-long = São { $size } caracteres, demais para uma resposta. Mande o texto antes como mensagem (`folkmoot say -` lê de um arquivo) e depois responda em poucas palavras.
# $name (text)
error-bad-name = “{ $name }” não pode ser um nome aqui: use letras, números e, no meio, . _ - (até 100 caracteres).
# $why (text)
error-bad-edits = Não dá para usar essas alterações: { $why }.
# $words (text)
error-not-money = “{ $words }” não é uma quantia. Diga em dólares, por exemplo: 10
# $least (text): dollars
error-too-little = O orçamento precisa passar de US$ { MONEY($least) }: isso já está fixado, gasto ou prometido.
# $name, $why (text)
error-bad-setting = Não dá para usar a configuração { $name }: { $why }.
# $why (text)
error-broken-plan = Não dá para executar esse plano: { $why }.
# $job (text)
error-nobody-waits = Ninguém mais está esperando { $job }.
# $path, $why (text)
error-store = Não dá para usar os dados em { $path }: { $why }.
# $path (text), $found, $known (numbers)
error-newer-database = { $path } foi criado por um Folkmoot mais novo. Atualize este ou use outro FOLKMOOT_HOME.
# $path, $why (text)
error-damaged-database = { $path } está danificado ({ $why }). Coloque uma cópia de segurança no lugar ou tire o arquivo dali para começar do zero; nada foi alterado.
# $path (text)
error-folder-read-only = Não dá para gravar em { $path }. Mude as permissões da pasta ou aponte FOLKMOOT_HOME para outra.
error-disk-full = Não há mais espaço para { $path }. Nada fica gravado pela metade; libere espaço e diga de novo.
# $limit (number): megabytes
error-room-full = Os arquivos enviados para esta sala ocupam todo o espaço dela ({ $limit } MB). Mande um menor ou abra outra sala para ele.
# $path (text), $pid (text)
error-folder-busy = O processo { $pid } já cuida do trabalho em { $path }. Use `folkmoot say` em paralelo ou encerre-o primeiro.
# $path, $line, $why (text)
error-bad-bot = Não dá para usar o arquivo de bot { $path }, linha { $line }: { $why }. Os outros bots continuam funcionando.
# $bot, $bots (text)
error-unknown-bot = Nenhum bot se chama “{ $bot }”. Os bots são: { $bots }.
# $path, $why (text)
error-no-material = Não dá para ler { $path }: { $why }. Indique um arquivo ou uma pasta que exista.
# $path (text)
error-file-taken = { $path } já existe. Escolha outro nome ou tire esse arquivo dali primeiro; nada foi alterado.
error-folder-taken = { $path } não está vazia, e uma cópia de segurança nunca se mistura com o que já existe. Aponte FOLKMOOT_HOME para uma pasta nova ou tire esta dali primeiro.
# $path, $why (text)
error-no-place = Não dá para gravar { $path }: { $why }. Escolha um lugar em que você possa gravar.
error-bad-backup = Não dá para restaurar { $path }: { $why }. Nada foi alterado; tente outra cópia de segurança.
# $path (text)
error-newer-backup = { $path } foi feita por um Folkmoot mais novo. Atualize este aqui e depois restaure a cópia.

model-back = O modelo voltou. Vamos em frente.
model-garbled = A resposta do modelo não servia.
rules-taken = Então por regras. O que as regras não conseguem fazer, dizemos antes de você aprovar.
# $why (text): late, away, busy, key, refused, money, day, garbled
by-rules = { $why ->
    [late] O modelo demorou demais, por isso isto vai por regras.
    [away] Não conseguimos contatar o modelo, por isso isto vai por regras.
    [busy] O modelo está ocupado demais neste momento, por isso isto vai por regras.
    [key] O provedor do modelo recusou a chave, por isso isto vai por regras. `folkmoot doctor` diz o que configurar.
    [refused] O modelo não quis responder, por isso isto vai por regras.
    [money] O orçamento acabou, por isso isto vai por regras.
    [day] O limite de hoje acabou, por isso isto vai por regras.
   *[garbled] A resposta do modelo não servia, por isso isto vai por regras.
}
# $count (number), $wishes (text): what rules cannot do
plan-beyond = Isto a equipe não consegue fazer sem um modelo, e não está no plano: { $wishes }
