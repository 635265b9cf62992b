### Who thinks for the team, and connecting a model, in Portuguese.

## Who thinks

model-none = Ainda não há nenhum modelo de IA conectado. A equipe sabe perguntar, planejar e fazer páginas, listas e relatórios simples.
model-none-how = Para conectar um: folkmoot model (no chat: /model)
# $sum, $cost (text): dollars for a million tokens that it reads and writes
model-price = Um milhão de tokens custa US$ { MONEY($sum) } na leitura e US$ { MONEY($cost) } na escrita.
model-no-price = O preço dele não é conhecido aqui: só os tokens são contados.
model-by-environment = É o que diz FOLKMOOT_MODEL no ambiente; isso vem antes do que se escolhe aqui.
model-by-chosen = Foi escolhido com `folkmoot model` ou na página.
model-by-file = Está em folkmoot.toml.
model-by-key = A chave dele foi encontrada no ambiente.
model-key-kept = A chave dele fica na pasta de dados, só você pode ler, e nunca é mostrada.
model-found = Encontrado aqui:
# $variable, $model (text)
model-found-key = { $variable } no ambiente: { $model }
# $server, $url, $models (text)
model-found-server = { $server } ({ $url }): { $models }
model-found-none = Não há nenhuma chave no ambiente, e nesta máquina não responde nenhum servidor de modelos (Ollama, LM Studio, llama.cpp, vLLM).
# $example (text): a name
model-how = Para usar um: folkmoot model use { $example } (se faltar a chave, ela é pedida); um servidor seu: folkmoot model use NAME --url URL
# $example (text): a name
model-how-chat = Aqui: /model use { $example }, /model test, /model forget. É melhor dar uma chave em outro terminal, onde ela não aparece: folkmoot model use { $example }

## Choosing

# $model (text)
model-used = { $model } está escolhido. Ele pensa a partir da próxima mensagem, em toda esta pasta de dados.
# $model, $other (text)
model-used-waits = { $model } está escolhido, mas FOLKMOOT_MODEL no ambiente diz { $other }, e isso vem primeiro. Tire a variável para usar a sua escolha.
model-forgotten = A escolha e a chave dela foram esquecidas.
model-nothing-forgotten = Nada estava escolhido, então não há nada para esquecer.
# $provider (text)
model-key-prompt = Chave de { $provider } (não aparece):
# $model (text)
model-asking = Fazendo uma pequena pergunta a { $model } …

## What came of a trial

# $model (text), $seconds (number), $cost (text): dollars
model-tried-works = { $model } funciona: respondeu em { $seconds } s, por US$ { MONEY($cost) }.
# $model (text), $seconds (number)
model-tried-unpriced = { $model } funciona: respondeu em { $seconds } s. Quanto custa uma chamada não se sabe aqui.
# $model (text)
model-tried-key = { $model } não aceita a chave. Confira, por favor, e informe de novo.
# $model (text)
model-tried-credit = { $model } aceita a chave, mas a conta está sem crédito.
# $model (text)
model-tried-busy = { $model } responde, mas está ocupado demais ou com um problema próprio. Tente de novo em um minuto.
# $model, $where (text)
model-tried-away = Ninguém responde por { $model } em { $where }. O servidor está no ar e há conexão?
# $model (text)
model-tried-late = { $model } não respondeu a tempo. Se ele roda nesta máquina, talvez ainda esteja carregando: tente de novo.
# $model, $where (text)
model-tried-unknown = Em { $where } ninguém conhece { $model }. Confira o nome, por favor.
# $model (text)
model-tried-unusable = { $model } responde, mas não de uma forma que a equipe possa usar. Talvez outro modelo se saia melhor.
model-tried-offline = Quem pensa são as regras, então não há modelo para testar.
model-provider = seu provedor

## Errors: what happened, and what to do

# $model (text)
error-no-such-model = Ninguém aqui conhece o modelo “{ $model }”. Escreva provedor:nome, como openai:gpt-5, ou dê o endereço do servidor dele; `folkmoot model` mostra o que foi encontrado.
# $model, $places (text)
error-many-servers = Vários servidores desta máquina têm “{ $model }”. Diga qual você quer: { $places }.
# $model, $provider (text)
error-needs-key = { $model } precisa de uma chave de { $provider }. Em um terminal, `folkmoot model use { $model }` a pede; com --key - ela é lida da entrada padrão.
# $model, $provider (text)
web-error-needs-key = { $model } precisa de uma chave de { $provider }. Cole no campo, por favor.
error-bad-key = Isso não pode ser uma chave: uma chave não tem espaços nem quebras de linha, só letras e sinais simples.
error-key-in-command = Uma chave em um comando pode ser lida por outros nesta máquina. Deixe de fora para que ela seja pedida, ou escreva --key - e envie pela entrada padrão. Se era uma chave de verdade, melhor criar outra.
# $url (text)
error-bad-url = “{ $url }” não é o endereço de um servidor. Ele começa com http:// ou https://, como http://localhost:11434/v1.
# $host (text)
error-open-url = No caminho até { $host } outros poderiam ler a chave, porque o endereço começa com http://. Use https://, ou conecte sem chave.
error-not-your-model = Só quem pode entrar em todas as salas pode escolher quem pensa pela equipe. Fale com quem cuida deste servidor.
slash-model = quem pensa pela equipe; conectar um modelo: use NAME, test, forget

## The page

page-connect = Conectar um modelo
page-model-found = Encontrado nesta máquina
page-model-looking = Procurando modelos …
page-model-found-none = Nada ainda: aqui não responde nenhum servidor de modelos (Ollama, LM Studio, llama.cpp, vLLM), e no ambiente não há chave.
# $model (text): said to those who do not see which line the button is in
page-model-use = Usar { $model }
page-model-use-it = Usar
page-model-in-use = em uso
page-model-other = Com uma chave, ou em um endereço
page-model-provider = Provedor
page-model-own = Um servidor seu
page-model-name = Modelo
page-model-url = Endereço (protocolo da OpenAI)
page-model-key = Chave
page-model-key-optional = só se o servidor pedir
page-model-key-why = Ela fica na máquina deste servidor, só o dono pode ler, e nunca mais é mostrada.
page-model-connect = Conectar
page-model-test = Testar
page-model-testing = Fazendo uma pequena pergunta …
page-model-forget = Esquecer
# $read, $written (text): sums
page-model-price = Um milhão de tokens custa { $read } na leitura e { $written } na escrita.
page-model-not-yours = Quem pode entrar em todas as salas deste servidor pode escolher outro.
