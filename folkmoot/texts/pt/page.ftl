### What the page itself says, in Portuguese: the room, its cards and its settings.
### Plurals: in Portuguese, [one] also takes 0; where 0 can occur it has a variant of its own, put first.

## The frame

# $title (text): what the project or the room is called
page-title = { $title } · Folkmoot
# $title (text): the same, while the team waits for an answer
page-title-waiting = ● Sua vez: { $title }
page-skip = Ir para o campo de mensagem
page-rooms = Salas
page-projects = Projetos
page-project = O projeto
page-conversation = Conversa
page-columns = O que ver
page-column-room = Sala
page-column-project = Projeto
page-something-new = há algo novo
# $room (text): its name
page-room-of = Sala “{ $room }”
page-close = Fechar
page-back = Voltar
page-save = Salvar
page-lost = Sem conexão. Continuamos tentando, e nada se perde.
page-try-now = Tentar agora
page-away = O servidor não responde. Tente de novo daqui a pouco, por favor.

## The conversation

page-earlier = Ver mensagens anteriores
page-loading = Carregando…
page-new-messages = Novas mensagens ↓
page-you = Você
page-writing = está escrevendo
page-sending = enviando…
page-send-again = Enviar de novo
page-edit-again = Editar
# $what (text): one of the page-meant-… texts
page-understood = entendido como: { $what }
# $percent (number)
page-sure = confiança: { $percent }%
# $topics (text): a list
page-about = Sobre: { $topics }
page-i-meant = Eu quis dizer:
page-bring-back = Trazer de volta
page-meant-build = construir
page-meant-explore = explorar ideias
page-meant-advice = um conselho
page-meant-research = uma pesquisa
page-meant-task = uma tarefa
page-meant-chat = um bate-papo
page-meant-answer = uma resposta
page-meant-skip = seguir em frente
page-meant-cancel = cancelar o projeto
page-meant-question = uma pergunta
page-meant-pause = uma pausa
page-meant-new = algo novo
page-meant-approve = um sim ao plano
page-meant-modify = uma mudança no plano
page-meant-replan = refazer o plano
page-meant-satisfied = ficou bom
page-meant-changes = precisa de ajustes
page-meant-restart = recomeçar
page-meant-go = pode começar
page-meant-continue = continuar a conversa
page-meant-input = algo que os próximos passos devem levar em conta
page-meant-stop = parar
page-meant-revise = conversar de novo sobre o plano
page-meant-choose = uma escolha
page-meant-other = outras opções
page-meant-yes = sim
page-meant-no = não
# $title (text)
page-brief-written = O briefing está escrito: “{ $title }”.
# $count (number): tasks
page-plan-drafted = { $count ->
    [0] O plano ainda não tem tarefas.
    [one] O plano tem uma tarefa.
   *[other] O plano tem { $count } tarefas.
}
page-read-it = Ler
page-see-it = Ver
page-see-files = Ver os arquivos
# $task (text): its name, such as t3
page-see-task = Ver { $task }
# $bot, $why (text)
page-next-speaker = Quem fala agora é { $bot }: { $why }
# $who (text)
page-interrupted = { $who } tomou a palavra.
# $who, $channel (text)
page-joined = { $who } entrou via { $channel }.
# $who, $owner (text)
page-approver = { $who } também pode aprovar, parar e gastar aqui, diz { $owner }.
page-edited = com mudanças no briefing ou no plano
page-pro = a favor
page-con = contra
page-risks = Riscos
page-agrees = concorda
page-objects = discorda
# $count (number)
page-options = { $count ->
    [one] Uma opção
   *[other] { $count } opções
}
# $bots (text): a list of names
page-questions-of = As perguntas de { $bots }
page-withdrawn = pergunta retirada
page-came-success = feito
page-came-partial = feito em parte
page-came-failed = não deu certo
page-came-shown = demonstrado
page-came-undone = por fazer
page-came-yours = para você ver

## What was pressed outside of cards

page-command-pause = Pausar
page-command-continue = Continuar
page-command-stop = Parar
page-command-retry = Tentar de novo
page-command-revise = Pausar e rever
page-command-cancel = Cancelar o projeto
page-command-resume = Retomar
page-command-reopen = Trazer de volta
page-command-switch = Pôr em foco
page-command-reset = Descartar tudo
page-command-input = Para os próximos passos
page-command-implement = Pôr em prática já
page-command-discuss = Conversar antes
# $text (text): code of a language
page-command-lang = Idioma: { $text }
# $text (text): name of a mode, or empty
page-command-mode = { $text ->
    [complex] Modo: complexo
    [simple] Modo: simples
    [conversational] Modo: conversa
   *[other] Modo: normal
}
# $text (text): a sum of money
page-command-budget = Orçamento: { $text }

## Cards

# $text (text): what the card says
page-asks = A equipe pergunta: { $text }
# $project (text): what it is called
page-card-of = Para “{ $project }”
page-go-there = Ir para o projeto
page-answer-here = Responder aqui
page-owner-decides = Quem decide isso é a pessoa dona da sala; a sua escolha fica anotada como opinião.
page-read-brief = Ler briefing e plano
page-read-plan = Ler o plano
page-show-agreement = Ver a mensagem em que chegamos a um acordo
page-new-budget = Novo orçamento em dólares
# $how (text): high, medium, low
page-confidence = { $how ->
    [high] confiança alta
    [medium] confiança média
    [low] ainda a conferir
   *[other] { $how }
}
# $sources (text): a list
page-sources = Fontes: { $sources }
page-words-modify = O que deve ser diferente?
page-words-changes = O que deve mudar?
page-words-change = O que deve ser diferente?
page-all-in-one = As suas respostas, em um só texto
page-one-text = Responder em um só texto
page-one-by-one = Responder uma por uma
page-nothing-answered = Responda a pelo menos uma pergunta ou siga sem responder.
# $count (number): questions
page-skip-assumes = { $count ->
    [one] Se você seguir sem responder, supomos o que está abaixo da pergunta.
   *[other] No que você deixar sem resposta, supomos o que está logo abaixo.
}

## Speaking

page-composer = Sua mensagem
page-say = O que você gostaria?
page-say-answers = Ou responda em um só texto
page-send = Enviar
page-interrupt = Interromper
# $count (number): messages and answers
page-unsent = { $count ->
    [one] Uma mensagem ainda não foi enviada.
   *[other] { $count } mensagens ainda não foram enviadas.
}
page-implement = Pôr em prática já
page-discuss = Conversar antes
page-as-new = Como novo projeto
page-as-new-why = A próxima mensagem abre um novo projeto; este fica como está.
page-bots = Bots
page-everyone = Toda a equipe
# $count (number): messages that wait for their turn
page-waiting-messages = { $count ->
    [one] uma mensagem espera a vez
   *[other] { $count } mensagens esperam a vez
}

## The side list

page-waits = à sua espera
page-new-room = Nova sala
page-room-name = Nome da sala
page-open-room = Abrir
page-invite = Convidar
page-invite-why = Traga para esta sala outro dispositivo, um chat ou mais alguém.

## The first visit

page-welcome = O que vamos criar?
page-welcome-how = Conte com as suas palavras. A equipe pergunta o que importa, mostra um briefing e um plano e começa quando você disser sim. Dá para acompanhar, pausar e mudar o rumo a qualquer momento.
page-try = Por exemplo
page-example-site = Crie um site para a minha padaria
page-example-tool = Crie um programinha que renomeie as minhas fotos por data
page-example-advice = É melhor alugar ou comprar uma máquina de café expresso para o escritório?
page-example-explore = Tenho um quarto sobrando e algumas noites livres. O que eu poderia fazer com isso?
page-team = Quem está aqui
# $count (number): bots
page-team-more = { $count ->
    [one] Mais um entra quando é preciso.
   *[other] Outros { $count } entram quando é preciso, principalmente para software.
}

## Settings

page-settings = Configurações
page-language = Idioma
page-mode = Como trabalhamos
page-mode-normal = Normal
page-mode-normal-why = Algumas perguntas, um plano para você aprovar e depois o trabalho de uma vez só.
page-mode-complex = Complexo
page-mode-complex-why = Mais perguntas, e uma consulta a você antes e depois de cada passo.
page-mode-simple = Simples
page-mode-simple-why = Quase sem perguntas; o que é pequeno começa logo e você vê depois.
page-mode-conversational = Conversa
page-mode-conversational-why = Conversamos passo a passo, até você dizer “podem começar”.
page-theme = Aparência
page-theme-system = Como o sistema
page-theme-light = Claro
page-theme-dark = Escuro
page-budget = Orçamento em dólares
# $spent, $budget (text): sums of money
page-spent = Gasto até agora: { $spent } de { $budget }.
page-model = Quem pensa
page-join = Entrar em uma sala
page-join-go = Entrar
page-join-why = Com um código que alguém passou para você ou do seu próprio terminal: folkmoot room code
# $person, $room, $version (text)
page-who = Você é { $person }, na sala “{ $room }”. Folkmoot { $version }
page-sign-out = Sair

## The invitation

page-code-why = Este código abre a sala uma só vez, dentro da próxima hora. A partir daí, tudo o que for dito aqui aparece lá também.
page-code-where = Em outra página: Configurações, “Entrar em uma sala”. Em um terminal:
page-copy = Copiar
page-copied = Copiado

## Signing in

page-login = Entrar
page-login-why = Esta sala está aberta a quem tem um token. A pessoa que cuida dela cria um com: folkmoot token new
page-token = Token
page-login-wrong = Esse token não abre nada aqui. Talvez tenha sido digitado errado ou revogado.

## Files that are brought

page-bring = Trazer arquivos
page-bring-why = A equipe lê os arquivos e nunca os altera.
# $name (text): of a file
page-leave-out = Tirar { $name }
# $names (text): a list of files
page-brought = com { $names }
page-drop-here = Solte aqui os arquivos que quer trazer

# $name (text): what a project is called
page-named = “{ $name }”
