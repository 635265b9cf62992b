### What stands in the files that the team writes, in Portuguese.

## The brief

section-problem = Para quê
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
# $what (text): a part that was named
accept-part = Inclui “{ $what }”.
accept-site = A página abre no navegador, também no smartphone.
accept-app = A primeira versão abre no navegador e guarda o que se escreve nela.
accept-tool = O programa funciona, explica como se usa e tem um teste.
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
task-event-programme = Montar o programa
    .about = Em ordem, com os horários que se sabem.
task-event-checklist = Montar a lista de verificação
    .about = Contando para trás a partir da data.
task-event-budget = Levantar os custos
    .about = O que está previsto, o que sobra e quanto há para cada pessoa.
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
# $files (text)
done-wrote = Escrevi { $files }.
# $file (text)
make-cannot = Com regras, ninguém aqui consegue fazer { $file }.
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
part-for = Para

## Site

page-mail = E-mail

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
screens-first = A primeira tela: um formulário para um item novo, a busca e a tabela de todos os itens.
# $fields (text)
screens-entry = Cada item tem: { $fields }.
screens-kept = Tudo fica neste navegador; nada é enviado para lugar nenhum.

## Programs

usage-run = Como usar
usage-test = Como testar
usage-safe = Não altera nada, a menos que você peça com --write.
tool-files = Lista os arquivos de uma pasta e mostra que nome teriam.
tool-table = Lê uma tabela (CSV), mostra as colunas e soma os números.
tool-text = Lê um texto, conta linhas, palavras e caracteres, e encontra o que você procura.

## Texts and small tasks

draft-subject = Assunto:
draft-greeting = Olá,
draft-end = Cordialmente
draft-open = O que só você pode saber está [assim].
need-model = Sem um modelo, a equipe não consegue fazer isso. Ela pode calcular somas, porcentagens, unidades e dias, ordenar, contar, fazer uma lista com o que você der e escrever cartas e posts com o que você contar.
# $what (text)
sum-is = Resultado: { $what }
list-sorted = Em ordem:

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
why-gap = Tudo lá dentro ainda está por preencher.
why-cannot-fail = Este comando não pode falhar, por isso não mostra nada.
why-no-tests = Nenhum teste foi executado.
# $code (text): how a command ended
why-exit = Terminou com { $code } e não disse nada.

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
