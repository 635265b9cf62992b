### What the server says to browsers and programs, in Portuguese.

# $address (text)
web-open = O Folkmoot está aberto em { $address } (Ctrl-C encerra; tudo fica guardado).

## Errors: what happened, and what to do

# $host (text)
error-foreign-host = Este servidor não se chama “{ $host }”. Use o endereço que ele mostrou ao iniciar ou acrescente o nome a [web] hosts no folkmoot.toml.
error-foreign-origin = Isso veio da página de outro site, por isso não foi feito. Abra a própria sala e tente de novo.
error-token-needed = Entre primeiro, por favor: `folkmoot token new` cria um token.
# $room (text)
error-not-your-room = O seu token não abre a sala “{ $room }”. Peça um código ou outro token à pessoa dona da sala.
# $limit (number): bytes
error-too-large = São mais de { $limit } bytes de uma vez. Envie menos ou traga isso como arquivo.
# $seconds (number)
error-too-often = Foi muita coisa de uma vez. Espere um momento ({ $seconds } s), por favor, e tente de novo.
error-not-json = Aqui só se aceita JSON (Content-Type: application/json).
# $why (text)
error-bad-request = Não dá para ler esse pedido: { $why }.
# $what (text)
error-nothing-here = Aqui não há nada com o nome “{ $what }”.
# $address, $why (text)
error-address-taken = Não dá para abrir { $address } ({ $why }). Escolha outra porta: folkmoot serve --port 8500
# $host (text)
error-no-tokens = Em { $host } outras pessoas poderiam entrar, por isso é preciso antes um token: `folkmoot token new` cria um.

## The same errors as in the terminal, with what helps on a page

# $phase, $what (text)
web-error-not-now = Isso não é possível agora; as coisas avançaram. Veja em que pé está o projeto.
# $approved, $current (text)
web-error-stale-approval = O plano mudou enquanto você lia. Veja o novo ({ $current }) e responda a ele, por favor.
# $card (text)
web-error-card-answered = Isso já foi respondido ou retirado.
# $option (text)
web-error-missing-text = Acrescente algumas palavras, por favor, para sabermos o que você quer dizer.
web-error-no-text = A mensagem ainda está vazia.
# $size, $limit (numbers)
web-error-too-long = São { $size } caracteres, demais para uma resposta. Mande o texto antes como mensagem e depois responda em poucas palavras.
# $room (text)
web-error-unknown-room = Ainda não existe nenhuma sala “{ $room }”; ela se abre quando alguém fala nela.
# $project (text)
web-error-unknown-project = Não existe nenhum projeto “{ $project }” nesta sala.
web-error-no-floor = Nenhum projeto está em foco. Diga o que você quer criar.
# $card (text)
web-error-unknown-card = Não existe nenhuma pergunta “{ $card }” nesta sala.
# $code (text)
web-error-bad-code = O código “{ $code }” não leva a lugar nenhum: já foi usado, tem mais de uma hora ou foi digitado errado. Peça outro.
# $thread (text)
web-error-unknown-thread = Não existe nenhuma conversa “{ $thread }” nesta sala.
