### What stands in the files that the team writes, in Portuguese.

## The brief

section-problem = Problema
section-users = Para quem
section-first_version = Primeira versão
section-scope_in = O que entra
section-scope_out = O que fica de fora
section-beyond = Não sem um modelo
section-constraints = Limites
section-technology = Tecnologia
section-also = Você também disse
section-decisions = Decisões
section-assumptions = Suposições
section-open_questions = Perguntas em aberto
section-acceptance = Está pronto quando
section-next_steps = Próximos passos
# $file, $what (text)
check-runs = mostra-se executando { $what }
check-shows = “{ $what }” pode ser lido em { $file }
check-has = { $file } tem { $what }
check-file = { $file } existe e está em ordem
check-look = outro bot olha
check-you = só você pode dizer
# $entry (text): the number of a message, $who (text)
line-said = { $who }, mensagem { $entry }
line-assumed = suposição
# $what (text): what was asked for
accept-goal = Faz o que foi pedido: { $what }
# $what (text): a part that was named
accept-part = Inclui “{ $what }”.
accept-site = A página abre no navegador, também no smartphone.
accept-app = A primeira versão abre no navegador e guarda o que se escreve nela.
accept-tool = O programa funciona, explica como se usa e tem um teste.
accept-service = O serviço inicia, responde e tem um teste.
accept-data = O relatório sai dos dados com um só comando.
accept-brand = Nome, cores, logotipo e tom estão em uma página.
accept-campaign = Cada data tem um texto pronto para enviar.
accept-event = O programa tem horários, e a lista de verificação cobre o antes, o durante e o depois.
accept-other = O rascunho pode ser usado como está.
accept-prepare = Requisitos, um esboço e uma lista de testes estão escritos.
accept-figures = Um gráfico mostra as somas.
# $path (text), $count (number): files in it
material = { $count ->
    [0] Material: { $path }, nenhum arquivo, somente leitura
    [one] Material: { $path }, um arquivo, somente leitura
   *[other] Material: { $path }, { $count } arquivos, somente leitura
}

## The plan: titles of tasks, and what each is about

task-single = Fazer o que foi pedido
    .about = De uma vez só, na pasta do projeto.
task-change = Fazer a mudança
    .about = Só o que a mudança afeta.
task-check = Comparar com o briefing
    .about = Ponto por ponto, com o arquivo que comprova.
task-site-content = Reunir o que vai na página
    .about = As suas informações, e o que ainda falta.
task-site-look = Escolher cores e fonte
    .about = Fácil de ler, em modo claro e escuro.
task-site-pages = Construir a página
    .about = Uma página com tudo o que você mencionou.
task-app-screens = Descrever o que se vê no app
    .about = O que aparece primeiro, e aonde leva.
task-app-model = Descrever os dados
    .about = O que se guarda de cada item.
task-app-program = Construir a primeira versão
    .about = Funciona no navegador, sem servidor.
task-software-analyst = Descrever o que o programa deve fazer
    .about = O problema, para quem é, o que entra e o que fica de fora, e como se vê que funciona.
task-software-architect = Decidir como será construído
    .about = Quais arquivos, e o que cada um faz, antes da primeira linha.
task-software-tester = Escrever os testes
    .about = Dizem o que o programa faz antes de ele existir.
task-software-developer = Escrever o programa
    .about = Python padrão, até todos os testes passarem.
task-software-qa = Tentar quebrar o programa
    .about = Com os testes, e com o que as pessoas digitam de verdade; se for preciso, volta ao programa até três vezes.
task-software-reviewer = Revisar com o briefing na mão
    .about = Ponto por ponto, com o arquivo que comprova; se for preciso, volta ao programa até duas vezes.
task-software-delivery = Deixar pronto para usar
    .about = Como iniciar e como testar, experimentado uma vez.
task-data-columns = Descrever os dados
    .about = Colunas, de onde vêm, e uma amostra.
task-data-program = Escrever o programa do relatório
    .about = Da tabela à página, com um só comando.
task-data-page = Rascunhar o relatório
    .about = O que se lê primeiro, e o que se conclui daí.
task-brand-words = Encontrar nomes e palavras
    .about = Nomes para escolher, e o que a marca diz.
task-brand-look = Desenhar logotipo e cores
    .about = Um primeiro símbolo, e cores que combinam.
task-brand-guide = Escrever o guia
    .about = Uma página com que outros possam trabalhar.
task-campaign-message = Encontrar a mensagem
    .about = Três frases para escolher.
task-campaign-calendar = Montar o calendário
    .about = O que sai quando, e em que canal.
task-campaign-posts = Escrever as publicações
    .about = Uma para cada data.
task-campaign-mail = Escrever o e-mail
    .about = Um assunto, três parágrafos, um pedido.
task-event-programme = Montar o programa
    .about = Com horários e intervalos.
task-event-checklist = Montar a lista de verificação
    .about = Antes, durante e depois.
task-event-budget = Levantar os custos
    .about = Uma tabela para preencher e somar.
task-event-invitation = Escrever o convite
    .about = Curto o bastante para ser lido.
task-figures-report = Somar tudo
    .about = Colunas, totais, por mês e por grupo, e o que falta.
task-figures-chart = Desenhar um gráfico
    .about = O primeiro número em barras.
task-prepare-requirements = Escrever os requisitos
    .about = O que tem de fazer, como combinado.
task-prepare-outline = Fazer um esboço
    .about = O que se sabe, o que falta, por onde começar.
task-prepare-tests = Listar os testes
    .about = O que será preciso experimentar antes de dar por pronto.
task-other-outline = Fazer um esboço
    .about = O que entra, e em que ordem.
task-other-notes = Reunir o que se sabe
    .about = O que foi dito, e o que está em aberto.
task-other-draft = Escrever o primeiro rascunho
    .about = Curto, e completo o bastante para conversar sobre ele.
# $files (text)
done-wrote = Escrevi { $files }.
# $command, $out (text): what was run and what it printed
done-wanting = { $command } não faz o que deveria: { $out }
# $file (text)
check-empty = { $file } está vazio.
check-nothing = Não há nada para ver.
# $files (text)
check-opened = Abri { $files }: está tudo lá, nada vazio.
# $said (text): lines of the brief
advice-agreed = Foi isto que combinamos: { $said }
# $language (text): one or more programming languages
plan-python = Você pediu { $language }; a equipe offline trabalha por regras e só sabe escrever em Python.
design-files = Arquivos
qa-tried = O que foi testado

## Words that several files share

part-known = O que sabemos
part-missing = O que ainda falta
# $what (text)
missing = A preencher: { $what }
part-wishes = O que você pediu desde então
part-example = Exemplo
part-for = Para

## Site

page-contact = Contato
page-phone = Telefone
page-mail = E-mail
page-top = Voltar ao topo
page-menu = Nesta página

## App

app-add = Adicionar
app-entry = Entrada
app-cancel = Cancelar
app-export = Exportar como tabela
app-edit = Alterar
app-save = Guardar
app-total = Total
app-unkept = Só fica guardado enquanto esta pré-visualização estiver aberta.
app-search = Pesquisar
app-done = Feito
app-remove = Remover
app-empty = Ainda não há nada aqui. Adicione o primeiro item acima.
# $count (number)
app-count = { $count ->
    [0] nenhum item
    [one] um item
   *[other] { $count } itens
}
screens-first = Ao abrir: um campo para um novo item, a pesquisa e a lista.
screens-entry = Um item: o texto e se já está feito; um toque marca, outro remove.
screens-kept = Tudo fica neste navegador; nada é enviado para lugar nenhum.

## Programs

usage-run = Como usar
usage-test = Como testar
usage-safe = Não altera nada, a menos que você peça com --write.
tool-files = Lista os arquivos de uma pasta e mostra que nome teriam.
tool-table = Lê uma tabela (CSV), mostra as colunas e soma os números.
tool-text = Lê um texto, conta linhas, palavras e caracteres, e encontra o que você procura.
service-what = Guarda registros na memória: grave um com POST, leia um ou todos com GET.
service-limits = Só atende nesta máquina, e recusa o que for grande demais ou não for JSON.
report-what = Lê data.csv e escreve a tabela em report.md.
report-total = Total
report-rows = Linhas
report-first = O que chama a atenção
report-follows = O que se conclui daí

## Brand

brand-names = Nomes para escolher
brand-says = O que a marca diz
brand-tone = Como ela fala
brand-tone-text = Frases curtas. Palavras concretas. Sem superlativos. Tratamos as pessoas por “você”.
brand-colours = Cores
brand-use = Como usar o logotipo
brand-use-text = Deixe em volta dele um espaço igual à largura da primeira letra; nunca gire nem estique.

## Campaign

campaign-sentences = Frases para escolher
# $what (text)
campaign-new = Novidade: { $what }.
campaign-why = { $what }: venha ver de perto.
campaign-ask = { $what }. Vem com a gente?
campaign-date = Data
campaign-channel = Canal
campaign-text = Texto
campaign-tease = anunciar
campaign-open = começar
campaign-show = mostrar como se faz
campaign-voices = dar voz a outras pessoas
campaign-last = última chamada
campaign-thanks = agradecer a todos
mail-subject = Assunto
mail-greeting = Olá,
# $what (text)
mail-first = esta mensagem é sobre { $what }.
mail-ask = Se você gostou da ideia, é só responder a este e-mail.
mail-end = Até breve

## Event or course

event-arrive = Chegada
event-welcome = Boas-vindas, e o que nos espera hoje
event-part = Parte
event-break = Intervalo
event-questions = Perguntas e conversa
event-end = Encerramento, e o que se leva para casa
event-before = Antes
event-during = Durante
event-after = Depois
event-task-place = reservar o lugar e fazer uma visita antes
event-task-invite = enviar o convite e anotar quem vem
event-task-things = listar o que é preciso, e quem traz
event-task-time = alguém fica de olho no relógio
event-task-photos = pedir licença antes de tirar fotos
event-task-clean = arrumar tudo juntos
event-task-thanks = agradecer a todos e perguntar o que foi bom
event-item = Item
event-cost = Custo
event-place = Lugar
event-food = Comida e bebida
event-material = Material
event-reserve = Reserva
invite-come = Este convite é para você:
invite-reply = Por favor, responda até uma semana antes, para podermos organizar tudo.

## Texts and small tasks

draft-subject = Assunto
draft-greeting = Olá,
draft-end = Cordialmente
draft-open = O que só você pode saber está [assim].
need-model = Só com regras, consigo apenas preparar isto; um modelo poderia escrever. Aqui está a estrutura para preencher.
sum-is = Resultado
list-sorted = Em ordem

## Check, review, summary

check-point = Ponto
check-how = Como será mostrado
# $files (text)
review-files = Isto está na pasta do projeto: { $files }.
review-nothing = Ainda não há nada na pasta do projeto.
state-where = Em que pé está
state-decided = Decidido
state-blocks = O que bloqueia
state-nothing = nada
state-last = Última atividade
state-resume = Como continuar
# $project (text)
state-resume-how = Diga com o que você quer continuar, ou: folkmoot project resume { $project }
# $shown, $undone, $yours, $count (numbers): acceptance points
points-found = Demonstrado: { $shown } de { $count }. Por fazer: { $undone }. Para você ver: { $yours }.
summary-took = Duração
summary-tasks = Tarefas
summary-cost = Custo
summary-outcomes = Resultados
summary-decisions = Decisões, e por quê
summary-ready = Pronto para começar
summary-blocks = O que bloqueia
# $sum (text): dollars
money = US$ { MONEY($sum) }
# $minutes (number)
minutes = { $minutes ->
    [0] menos de um minuto
    [one] um minuto
   *[other] { $minutes } minutos
}

## How a point of the brief is shown, and why it is not

why-no-file = Esse arquivo não existe.
why-void = A tarefa que o faz não foi concluída.
# $what (text)
why-not-in = “{ $what }” não está lá.
why-copied = A verificação só repete o ponto.
why-nothing = Nada foi feito.

## A page from what was told

slot-offer = O que oferecemos
slot-hours = Horário
slot-place = Como chegar
slot-contact = Contato
slot-about = Quem somos
slot-photos = Fotos
page-map = Ver no mapa
# $what (text)
accept-slot = “{ $what }” está na página.
review-nobody-told = Ninguém nos disse ainda.
# $what (text)
accept-field = Cada entrada tem “{ $what }”.

## A report from a table

# $count, $columns (numbers)
figures-rows = { $count } linhas, { $columns } colunas.
figures-column = Coluna
figures-kind = Tipo
figures-total = Total
figures-empty = Vazios
figures-number = número
figures-date = data
figures-text = palavras
# $what, $by (text)
figures-by = { $what } por { $by }
# $best, $worst (text)
figures-best = Mais: { $best }. Menos: { $worst }.
# $what (text)
accept-total = O total de { $what } está no relatório.
