### What the terminal itself says, in Portuguese: labels, hints, the help of its commands.

for-example = por exemplo
no-files = Ainda não há arquivos.
no-threads = Os bots ainda não conversaram entre si fora da sala.

## How a project ended, in a word

outcome-success = concluído
outcome-escalation = passou para a construção
outcome-cancellation = cancelado
outcome-timeout = em espera
outcome-error = terminou com um erro

## The chat

chat-first = Diga o que você quer criar, por exemplo: Crie um site para a minha padaria
chat-left = Tudo fica guardado. Volte quando quiser com: folkmoot
chat-hint = Enter envia, Alt+Enter quebra a linha, /help mostra os comandos.
chat-hint-card = Escolha com ↑ ↓ e Enter ou com um número; ou diga com as suas palavras.
chat-hint-questions = Responda a tudo em um só texto ou use ↑ ↓ e Enter.
chat-hint-back = Enter envia, Esc volta.
chat-changed = Surgiu algo novo enquanto você escrevia. Veja de novo, por favor.
chat-again = Ctrl-C de novo para sair; tudo fica guardado.
chat-keys = ↑ ↓ escolher · Tab completar · Alt+Enter nova linha · Ctrl-C interromper ou pausar o trabalho; duas vezes, sair · Ctrl-D sair
# $bots (text), $count (number)
chat-thinking = { $count ->
    [one] { $bots } está pensando
   *[other] { $bots } estão pensando
}
# $running, $done, $left (numbers): tasks
chat-progress = { $running } em andamento, { $done ->
        [0] { $done } prontas
        [one] { $done } pronta
       *[other] { $done } prontas
    }, { $left } a fazer
# $time (text): the time of day
chat-until = fim previsto: { $time }
option-one-by-one = Responder uma por uma
option-leave-out = Pular esta pergunta

## Slash commands

slash-help = esta lista
slash-status = em que pé estão as coisas
slash-projects = todos os projetos desta sala
slash-brief = o que foi combinado e de onde vem cada linha
slash-plan = as tarefas e o andamento de cada uma
slash-files = o que há na pasta do projeto
slash-threads = o que os bots conversam entre si
slash-history = as fases até aqui e quanto durou cada uma
slash-bots = quem está nesta sala
slash-new = pedir algo novo, não importa o que esteja em andamento
slash-input = algo que os próximos passos devem levar em conta
slash-meant = entendeu errado: diga o que era a sua última mensagem
slash-with = trazer um arquivo ou uma pasta com a próxima mensagem; só para leitura
slash-discuss = conversar com a equipe antes de construir qualquer coisa
slash-implement = seguir para o briefing e o plano, com o que já foi dito
slash-pause = pausar o trabalho ou pôr o projeto em espera
slash-continue = continuar
slash-stop = parar o trabalho e avaliar o que temos até aqui
slash-resume = retomar um projeto em espera
slash-retry = tentar de novo o que não deu certo
slash-revise = parar e conversar de novo sobre o plano
slash-switch = pôr outro projeto em foco; o que você disser vai para ele
slash-cancel = cancelar o projeto; o histórico fica guardado
slash-reopen = trazer de volta o que foi cancelado ou fechado
slash-reset = descartar o projeto e ficar sem nenhum em foco; pergunta antes
slash-lang = falar em outro idioma: en, es, pt, fr, de, it, nl ou ru
slash-mode = jogar com outras regras: normal, complex, simple, conversational
slash-join = ir para a sala de um código; sem código, mostra o desta sala
slash-quit = sair; tudo fica guardado
# $path (text)
with-next = { $path } vai com a sua próxima mensagem.
lang-now = A partir de agora falamos em português.
# $mode, $modes (text): names as they are typed
mode-now = O modo é { $mode }. Os modos são: { $modes }.
# $code (text)
room-code = { $code } (um só uso, uma hora). Do outro lado: folkmoot room join { $code }
# $room (text)
room-joined = Agora você está na sala “{ $room }”.
# $person, $channel (text)
channel-joined = { $person } entrou via { $channel }.
# $person, $owner (text)
approver-named = { $person } também pode aprovar, parar e gastar aqui, diz { $owner }.
# $owner, $people (text): names
room-owner = Esta sala é de { $owner }, que também confia as aprovações a: { $people }.
room-owner-alone = Esta sala é de { $owner }: ninguém mais pode aprovar, parar nem gastar.
room-without-owner = Esta sala ainda não é de ninguém: será de quem falar primeiro.

no-tokens = Ainda não existe nenhum token. `folkmoot token new` cria um.
# $token, $person (text): its id, whose it is
token-new = { $person } entra com este token ({ $token }), que só aparece agora: abra a página e cole-o lá, ou envie-o como `Authorization: Bearer TOKEN`.
# $token, $person (text): its id, whose it is
token-revoked = O token { $token } de { $person } não abre mais nada.
token-every-room = todas as salas
# $at (text): day and time, for all of these
token-made = criado em { $at }
token-used = usado pela última vez em { $at }
token-unused = nunca usado
token-ended = revogado em { $at }

# $code (text)
error-bad-code = O código “{ $code }” não leva a lugar nenhum: já foi usado, tem mais de uma hora ou foi digitado errado. Peça outro: `folkmoot room code`.
# $thread (text)
error-unknown-thread = Não existe nenhuma conversa “{ $thread }” nesta sala. `folkmoot threads list` mostra as que existem.
# $token (text)
error-unknown-token = Não existe nenhum token “{ $token }”. `folkmoot token list` mostra os que existem.
