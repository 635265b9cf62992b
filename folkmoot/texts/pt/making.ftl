### O que a equipe offline faz com o que foi dito, em português.

## Dias

# $weekday, $day, $month, $year (text)
date-long = { $weekday }, { $day } de { $month } de { $year }
month-1 = janeiro
month-2 = fevereiro
month-3 = março
month-4 = abril
month-5 = maio
month-6 = junho
month-7 = julho
month-8 = agosto
month-9 = setembro
month-10 = outubro
month-11 = novembro
month-12 = dezembro
weekday-1 = segunda-feira
weekday-2 = terça-feira
weekday-3 = quarta-feira
weekday-4 = quinta-feira
weekday-5 = sexta-feira
weekday-6 = sábado
weekday-7 = domingo

## Um evento

# $name (text)
label = { $name }:
event-when = Quando
event-where = Onde
event-starts = Começa
event-budget = Orçamento
event-programme = Programação
event-checklist = Lista de tarefas
event-money = Dinheiro
# $count (number)
event-people = { $count ->
    [one] uma pessoa
   *[other] { $count } pessoas
}
event-begin = Começo
event-end = Fim
event-order = Na ordem em que você disse. Ainda não se sabe nenhum horário.
event-untimed = Ainda sem horário
# $what (text)
event-missing = Falta: { $what }.
event-need-date = a data
event-need-start = o horário em que começa
event-need-place = o lugar
event-need-parts = o que acontece lá
# $what (text): a day that no calendar has
event-no-day = Esse dia não existe: { $what }.
event-past = Esse dia já passou.
# $weeks (number)
event-before = { $weeks ->
    [one] uma semana antes
   *[other] { $weeks } semanas antes
}
event-eve = na véspera
event-day = no próprio dia
event-after = no dia seguinte
# $date, $when (text)
event-stage = { $date }, { $when }
event-late = Agora mesmo: { $date }, { $when }, já passou
# $count (number)
event-task-find = { $count ->
    [0] Encontrar um lugar e reservar
   *[other] Encontrar um lugar para { $count } pessoas e reservar
}
# $place (text)
event-task-sure = Ter certeza de que o lugar está livre: { $place }
event-task-date = Marcar a data
event-task-invite = Enviar o convite
# $what (text)
event-task-who = { $what }: quem cuida disso?
event-task-price = { $what }: quanto custa?
event-task-things = Anotar o que é preciso e quem leva
# $count (number)
event-task-replies = { $count ->
    [0] Contar quem vem
   *[other] Contar quem vem; esperam-se { $count }
}
event-task-setup = Montar e testar o que precisa de energia
# $time (text)
event-task-ready = Tudo pronto às { $time }, uma hora antes de começar
event-task-time = Alguém fica de olho no relógio
event-task-photos = Perguntar antes de tirar fotos
event-task-clean = Arrumar tudo juntos
event-task-thanks = Agradecer a quem ajudou
event-task-settle = Somar o que foi gasto de verdade
event-item = Item
event-planned = Previsto
event-left = Sobra
event-over = Acima do orçamento
event-open = em aberto
# $planned, $whole, $left (text): sums
event-money-left = { $planned } de { $whole } previstos, sobram { $left }.
# $planned, $whole, $over (text): sums
event-money-over = { $planned } previstos: { $over } a mais que o orçamento de { $whole }.
# $planned (text): a sum
event-money-none = { $planned } previstos. Ainda não foi dito nenhum orçamento.
# $each (text): a sum, $count (number)
event-each = { $count ->
    [one] O orçamento é de { $each } para uma pessoa.
   *[other] O orçamento é de { $each } para cada uma de { $count } pessoas.
}
# $what (text)
event-unpriced = Ainda sem preço: { $what }.
event-foreign = Em outra moeda, por isso não entra na soma: { $what }.
event-invited = Este convite é para você!
event-awaits = O que espera por você
# $date (text)
event-reply = Diga para a gente até { $date } se você vem.
event-reply-soon = Diga para a gente se você vem.
# $what (text)
event-not-yet = Ainda não dá para enviar. Falta: { $what }.
accept-event-date = O convite diz em que dia é.
accept-event-start = O convite diz quando começa.
accept-event-place = O convite diz onde é.
accept-event-parts = A programação diz o que acontece.
accept-event-stages = Cada passo da lista de tarefas tem a sua data.
accept-event-money = O previsto e o que sobra fecham a conta.
accept-event-each = Está calculado quanto há para cada pessoa.

## Tarefas pequenas

# $what (text): what a letter asks for, in the person's words
letter-asks = Gostaria de pedir { $what }.
letter-empty = Você ainda não disse o que deve estar escrito. Conte para a gente, e o texto sai.
# $count (number)
posts-one = Você pediu { $count } posts. O que você contou dá para um. Conte mais, e cada novidade ganha o seu.
small-nothing = Ainda não há nada com que trabalhar. Escreva depois de dois-pontos ou cole aqui.
small-list = Você ainda não disse o que vai na lista. Escreva depois de dois-pontos.
# $what (text)
unit-unknown = Não conhecemos a unidade “{ $what }”.
unit-money = O valor de “{ $what }” muda todo dia, e sem rede não sabemos qual é.
unit-other = Não dá para converter um no outro: { $what }.
sum-nothing = Não se pode dividir por zero: { $what }.
date-unread = Não sabemos que dia você quer dizer. Escreva assim: 24 de dezembro de 2026.
# $first, $last (text): days, $count (number)
date-between = { $count ->
    [one] De { $first } a { $last } é um dia.
   *[other] De { $first } a { $last } são { $count } dias.
}
date-until = { $count ->
    [0] É hoje: { $last }.
    [one] Falta um dia para { $last }, contando desde { $first }.
   *[other] Faltam { $count } dias para { $last }, contando desde { $first }.
}
date-since = { $count ->
    [one] { $last } foi um dia antes de { $first }.
   *[other] { $last } foi { $count } dias antes de { $first }.
}
# $weeks, $days (numbers)
date-weeks = São { $weeks ->
    [one] uma semana
   *[other] { $weeks } semanas
} e { $days ->
    [one] um dia
   *[other] { $days } dias
}.
# $words, $signs, $lines (numbers)
count-of = palavras { $words }, caracteres { $signs }, linhas { $lines }
task-result-result = Resolver
    .about = Na hora, e dito aqui.
accept-result = O resultado pode ser lido.
undone-model = Não sem um modelo.

## Tabelas trazidas

# $file (text), $most (number): megabytes
sheet-large = “{ $file }” é grande demais: sem um modelo, a equipe lê tabelas de até { $most } MB. Traga uma parte.
# $file (text)
sheet-unread = “{ $file }” não pode ser lido como tabela.
sheet-nothing = Em “{ $file }” não há nada para somar: é preciso uma coluna de números e outra de dias ou de palavras que se repitam.
sheet-office = “{ $file }” não é uma tabela simples. Salve como CSV e traga assim.
# $count (number)
figures-left-out = Ficaram de fora, por terem mais células que o cabeçalho: { $count }.
figures-unquoted = As aspas não estão fechadas em todo lugar, então são lidas como letras.
# $column, $cells (text)
figures-unread = Em “{ $column }” isto não são números e não foi somado: { $cells }.
# $file (text)
brought-cut = De “{ $file }” só o começo foi lido

## Imagens trazidas

# $file (text), $most (number): megabytes
picture-large = “{ $file }” tem mais de { $most } MB, é grande demais para uma página.
# $file (text)
picture-none = “{ $file }” não é uma imagem que um navegador mostre.
picture-harm = “{ $file }” tem um programa dentro, por isso não vai para a página.
picture-gone = “{ $file }” não está mais lá.
# $count (number)
accept-pictures = { $count ->
    [one] A imagem que você trouxe está na página.
   *[other] { $count } imagens que você trouxe estão na página.
}

## O que falta

fix-when = Em que dia é?
    .otherwise = Fica em aberto.
fix-start = A que horas começa e a que horas termina?
    .otherwise = Fica em aberto.
fix-where = Onde é?
    .otherwise = Fica em aberto.
fix-offer = O que você oferece e por quanto? Escreva uma coisa depois da outra: pão R$ 8, bolo R$ 30.
    .otherwise = Fica em aberto.
fix-hours = Quando você abre?
    .otherwise = Fica em aberto.
fix-address = Qual é o endereço?
    .otherwise = Fica em aberto.
fix-contact = Em que telefone ou e-mail você atende?
    .otherwise = Fica em aberto.
fix-content = O que acontece lá? Escreva uma coisa depois da outra: comida, música às 18h, jogos.
    .otherwise = Fica em aberto.

## O que uma mudança trouxe

# $files (text)
change-done = Mudou: { $files }.
change-none = Nada mudou.
# $wishes (text)
change-beyond = Não sem um modelo: { $wishes }.
change-nothing = O que foi dito não traz nada que possa ser mostrado.
plan-same = O plano fica como está: o que você disse não muda nada nele.
