### What the offline team asks and answers, in Portuguese. A question may have
### .otherwise (what is assumed if it is skipped) and suggestions .a, .b, .c.

## Meeting

# $person (text)
welcome = Boas-vindas, { $person }! Somos uma equipe de bots: leader, researcher, creative, coder, social e auditor. Perguntamos antes de construir, você aprova e depois pode acompanhar o nosso trabalho.
hello = Olá! O que você quer criar, descobrir ou pensar com calma?
thanks = De nada!
goodbye = Até mais! Tudo fica guardado aqui.
help = Conte com as suas palavras o que você quer: um site, um app, um programinha, um relatório, uma marca, uma campanha, um evento, um texto ou só um conselho. Fazemos algumas perguntas, mostramos um briefing e um plano e começamos quando você disser sim. Dá para pausar, mudar ou cancelar a qualquer momento.
small-talk = Eu trabalho por regras, então não sou de muita conversa. Diga o que você quer criar, descobrir ou decidir, e começamos.
mention-wish = Com prazer. Com o seu sim, a equipe começa com algumas perguntas.
# $goal (text)
aside = Só com regras, não consigo responder a isso; um modelo conseguiria. “{ $goal }” fica como está.
# $goal (text)
standing-questions = Para “{ $goal }”, faltam as suas respostas. Você também pode dizer “podem avançar”, e nós supomos o resto.
standing-busy = Estamos trabalhando em “{ $goal }” agora; em instantes aparece aqui.
standing-approval = “{ $goal }” espera o seu sim. Nada começa antes disso.
# $goal (text), $done, $total, $running (numbers)
standing-work = “{ $goal }”: { $done } de { $total } tarefas prontas, { $running } em andamento. Você pode pausar, acrescentar algo ou parar a qualquer momento.
standing-review = O resultado de “{ $goal }” espera a sua avaliação.
standing-choice = Você pode ficar com uma das opções de “{ $goal }” ou pedir outras.
standing-debate = Ainda estamos conversando sobre “{ $goal }”. Diga “podem começar” quando quiser um briefing e um plano.
# $spent, $budget (text): dollars
standing-cost = Até agora custou US$ { MONEY($spent) } de US$ { MONEY($budget) }.

## Questions of round one, by kind of project

ask-site-users = Quem deve encontrar este site, e o que essas pessoas devem fazer nele?
    .otherwise = Qualquer pessoa que procure você; ela deve conseguir falar com você.
    .a = Clientes que querem comprar ou encomendar
    .b = Gente da região que nos procura
    .c = Membros que já nos conhecem
ask-site-content = O que precisa estar nele? De preferência já os dados: nome, o que vocês oferecem com preços, horário, endereço, telefone, e-mail, algumas palavras sobre vocês.
    .otherwise = Uma página com o que você nos contou.
    .a = Quem somos, o que oferecemos, como falar com a gente
    .b = Um menu ou lista de preços e o horário
    .c = Notícias e datas
ask-site-look = Que sensação o site deve passar? Um site de que você goste já ajuda.
    .otherwise = Calmo e claro, fácil de ler no smartphone.
    .a = Calmo e claro
    .b = Acolhedor e pessoal
    .c = Ousado e animado
ask-site-tech = Você já tem um endereço (domínio) ou um lugar para hospedar o site?
    .otherwise = Arquivos simples, que funcionam em qualquer hospedagem.
    .a = Não, nada ainda
    .b = Um domínio, mas sem site
    .c = Um site antigo que vai sair do ar
ask-site-out = O que ele não deve ter nem fazer?
    .otherwise = Sem contas, sem rastreamento, sem pagamentos.
    .a = Sem login
    .b = Sem loja por enquanto
    .c = Sem fotos de pessoas

ask-app-problem = O que deve ficar mais fácil, e em que momento alguém vai recorrer ao app?
    .otherwise = Reunir num só lugar o que hoje está espalhado.
    .a = Manter as coisas sob controle
    .b = Planos e lembretes
    .c = Compartilhar com outras pessoas
ask-app-users = Quem vai usar, quantas pessoas são, e que prática elas têm com tecnologia?
    .otherwise = Você e mais algumas pessoas acostumadas com o smartphone.
    .a = Só eu
    .b = Uma equipe pequena
    .c = Clientes ou membros
ask-app-first = Qual é a menor versão que você já usaria?
    .otherwise = Uma lista: acrescentar, procurar, marcar como feito.
    .a = Uma lista em que eu possa acrescentar e procurar
    .b = Uma visão geral dos próximos prazos
    .c = Um formulário e uma página
ask-app-tech = Onde precisa funcionar: no navegador, no smartphone, em um só computador?
    .otherwise = No navegador, também no smartphone, sem servidor.
    .a = No navegador
    .b = No smartphone
    .c = Em um só computador, offline
ask-app-out = O que o app não deve fazer, ou o que pode ficar para depois?
    .otherwise = Sem contas nem pagamentos na primeira versão.
    .a = Sem contas
    .b = Sem pagamentos
    .c = Sem dados em servidores de terceiros

ask-tool-problem = O que você faz hoje à mão e esta ferramenta deveria fazer?
    .otherwise = Aquilo que você mencionou, quantas vezes for preciso.
    .a = Renomear ou organizar arquivos
    .b = Converter ou limpar dados
    .c = Verificar ou contar alguma coisa
ask-tool-data = O que entra e o que deve sair? Uma linha de exemplo ajuda.
    .otherwise = Entra texto, sai texto.
    .a = Uma pasta com arquivos
    .b = Um CSV ou uma tabela
    .c = Texto de outro programa
ask-tool-users = Quem vai usar, e em que sistema?
    .otherwise = Você, em um terminal, com Python.
    .a = Só eu
    .b = Colegas que conhecem o terminal
    .c = Funciona sozinha todas as noites
ask-tool-first = Qual comando deve funcionar primeiro?
    .otherwise = Um comando com um argumento.
    .a = Entra um arquivo, sai um arquivo
    .b = Uma simulação que só mostra
    .c = Um resumo de uma pasta
ask-tool-out = O que ela nunca pode fazer?
    .otherwise = Nunca substitui nem apaga nada.
    .a = Nunca apagar
    .b = Nunca substituir
    .c = Nunca usar a rede

ask-service-problem = O que o serviço deve fazer por quem o chama?
    .otherwise = Responde a um tipo de pedido, sempre de forma confiável.
    .a = Guardar e devolver dados
    .b = Calcular alguma coisa
    .c = Repassar mensagens
ask-service-users = Que programas ou pessoas vão chamá-lo, e com que frequência?
    .otherwise = Um programa, de vez em quando.
    .a = Um programa nosso
    .b = Uma página web
    .c = Parceiros de fora
ask-service-data = Que dados ele recebe e que dados devolve? Um exemplo de cada ajuda.
    .otherwise = Entra JSON, sai JSON.
    .a = Dados em JSON
    .b = Arquivos
    .c = Só números e estado
ask-service-tech = Onde ele vai funcionar, e com o que precisa ser compatível?
    .otherwise = Em uma máquina pequena, com Python, sem servidor de banco de dados.
    .a = Um servidor pequeno
    .b = Em um container
    .c = Ao lado de algo que já existe
ask-service-out = O que ele nunca pode revelar nem fazer?
    .otherwise = Nenhum acesso que não tenha sido pedido; nada pessoal nos logs.
    .a = Sem dados pessoais
    .b = Nada sem uma chave
    .c = Sem apagar nada

ask-data-problem = Que decisão ou pergunta os números devem ajudar a resolver?
    .otherwise = O que mudou, e quanto.
    .a = O que vende e o que não vende
    .b = Para onde vai o tempo ou o dinheiro
    .c = Se algo melhorou
ask-data-data = De onde vêm os números, e em que formato?
    .otherwise = Um arquivo CSV com uma linha por ocorrência.
    .a = Uma planilha
    .b = Um CSV exportado
    .c = Várias fontes
ask-data-output = Como deve ficar no final: uma tabela, um gráfico, uma página para ler?
    .otherwise = Uma página com uma tabela e três frases.
    .a = Uma tabela
    .b = Um gráfico
    .c = Um relatório de uma página
ask-data-time = Com que frequência vai ser preciso, e para quando é a primeira vez?
    .otherwise = Uma vez por mês, à mão.
    .a = Uma vez só
    .b = Todas as semanas
    .c = Todos os meses
ask-data-out = O que deve ficar de fora?
    .otherwise = Sem nomes de pessoas.
    .a = Sem dados pessoais
    .b = Sem os anos antigos
    .c = Sem estimativas

ask-brand-problem = O que você oferece, e o que as pessoas devem pensar quando ouvirem falar disso?
    .otherwise = Algo feito com cuidado, por gente de confiança.
    .a = Confiável
    .b = Novo e diferente
    .c = Acolhedor e próximo
ask-brand-users = Para quem é? Descreva uma dessas pessoas.
    .otherwise = Pessoas ao seu redor que precisam exatamente disso.
    .a = Famílias jovens
    .b = Empresas
    .c = Quem gosta de coisas bem-feitas
ask-brand-look = Que cores, formas ou palavras combinam, e quais nunca?
    .otherwise = Duas cores suaves e uma fonte simples.
    .a = Natural, suave
    .b = Forte, simples
    .c = Divertido
ask-brand-content = Já existe um nome, e onde a marca vai aparecer primeiro?
    .otherwise = Ainda sem nome; primeiro em uma placa e em uma página.
    .a = O nome já está definido
    .b = Estamos procurando um nome
    .c = Primeiro na internet
ask-brand-out = Com quem a marca não deve ser confundida, e o que não combinaria com ela?
    .otherwise = Nada espalhafatoso, nada que outros já usem.
    .a = Nada com cara de barato
    .b = Nada infantil
    .c = Nada parecido com as grandes

ask-campaign-problem = O que as pessoas devem fazer depois de ver a campanha?
    .otherwise = Devem vir, ou querer saber mais.
    .a = Comprar ou reservar
    .b = Fazer a inscrição
    .c = Vir a um evento
ask-campaign-users = Quem queremos alcançar, e por onde essas pessoas já andam?
    .otherwise = Pessoas da região, no smartphone.
    .a = Clientes que já temos
    .b = Gente nova da região
    .c = Profissionais de uma área
ask-campaign-message = Se só uma frase ficar na memória, qual deve ser?
    .otherwise = Escrevemos três para você escolher.
    .a = O que há de novo
    .b = O que se economiza com isso
    .c = Por que nós
ask-campaign-channel = Que canais você tem, e quem pode publicar neles?
    .otherwise = E-mail e uma rede social.
    .a = Newsletter
    .b = Instagram ou Facebook
    .c = Cartazes e folhetos
ask-campaign-time = De quando a quando, e quanto pode custar?
    .otherwise = Três semanas, sem anúncios pagos.
    .a = Duas semanas
    .b = Um mês
    .c = Até uma certa data

ask-event-problem = O que as pessoas devem levar para casa?
    .otherwise = Bons momentos e uma coisa que ainda não sabiam.
    .a = Algo novo que aprenderam
    .b = Alguém que conheceram
    .c = Bons momentos
ask-event-users = Quem vem, quantas pessoas são, e o que já sabem?
    .otherwise = Umas vinte pessoas; ninguém precisa saber nada antes.
    .a = Até 10
    .b = Cerca de 30
    .c = Mais de 100
ask-event-place = Quando, onde e por quanto tempo?
    .otherwise = Uma tarde, em um lugar que você conhece.
    .a = Uma noite
    .b = Um dia
    .c = Várias semanas, online
ask-event-content = O que não pode faltar: palestras, exercícios, comida, música?
    .otherwise = Uma abertura, duas partes, um intervalo, um encerramento.
    .a = Palestras e perguntas
    .b = Exercícios
    .c = Comida e música
ask-event-money = Quanto pode custar, e quem ajuda?
    .otherwise = O mínimo possível, com a ajuda de duas pessoas.
    .a = Nada além de tempo
    .b = Um orçamento pequeno
    .c = Pago com a venda de ingressos

ask-other-problem = O que deve ser diferente quando estiver pronto, e para quem?
    .otherwise = É para você e economiza o seu tempo.
    .a = Economiza tempo
    .b = Fica mais bonito
    .c = Outras pessoas podem usar
ask-other-today = Como isso é feito hoje, e o que incomoda você?
    .otherwise = É feito à mão e leva tempo demais.
    .a = À mão
    .b = Com planilhas
    .c = Não é feito
ask-other-first = Qual é a menor versão que já ajudaria?
    .otherwise = Uma versão simples que faz o principal.
    .a = Um rascunho no papel
    .b = Uma parte que já funcione
    .c = Um plano
ask-other-tech = Precisa funcionar com alguma outra coisa, ou ter algum formato?
    .otherwise = Arquivos simples, que abrem em qualquer lugar.
    .a = Um documento
    .b = Uma tabela
    .c = Um programa
ask-other-out = O que não deve ser nem fazer?
    .otherwise = Nada que custe dinheiro ou exija uma conta.
    .a = Nada complicado
    .b = Nada caro
    .c = Nada público

## Later rounds

ask-again = O que deve ser diferente desta vez?
    .otherwise = Igual, só que mais simples.
ask-later-must = Se só uma coisa funcionar no primeiro dia, qual precisa ser?
    .otherwise = A primeira que você mencionou.
# $said (text): their words
ask-later-vague = Você disse “{ $said }”. Se tivesse que decidir agora, para que lado iria?
    .otherwise = Vamos pelo caminho mais simples.
    .a = O caminho mais simples
    .b = Mostre dois caminhos
    .c = Deixe isso de fora por enquanto
# $simple (text): one of the simpler-… texts below
ask-later-simpler = Será que algo mais simples resolve: { $simple }?
    .otherwise = Não, ficamos com o que você pediu.
    .a = Sim, isso já resolve
    .b = Não, e posso explicar por quê
simpler-site = uma única página, ou um perfil no mapa
simpler-app = uma planilha compartilhada
simpler-tool = três comandos em uma nota
simpler-service = um arquivo que os dois lados conseguem ler
simpler-data = uma tabela preenchida à mão
simpler-brand = só um nome e uma fonte
simpler-campaign = uma mensagem pessoal para vinte pessoas
simpler-event = um café com cinco pessoas
simpler-other = uma lista de verificação de uma página
# $first, $second (text): their words
ask-later-compare = Então, se não der para ter os dois, você prefere “{ $first }” a “{ $second }”?
    .otherwise = Os dois, começando pelo primeiro.
    .a = O primeiro
    .b = O segundo
# $title, $line (text): an earlier project of theirs, and a line of its brief
ask-earlier = Como em “{ $title }”: { $line }

## Questions of the shorter flows

ask-task-problem = Para que serve, e quem vai ler ou usar?
    .otherwise = Para você.
    .a = Para mim
    .b = Para um cliente
    .c = Para todo mundo
ask-task-data = De onde partimos? Você pode colar aqui o que já tem.
    .otherwise = Do que você escreveu.
ask-task-output = Em que formato, de que tamanho e em que tom?
    .otherwise = Um texto curto e simples, em tom amigável.
    .a = Curto e amigável
    .b = Formal
    .c = Uma lista
ask-advice-problem = O que é mais importante para você neste caso?
    .otherwise = Poder voltar atrás.
    .a = Tempo
    .b = Dinheiro
    .c = Que fique bem-feito
ask-research-problem = O que você vai decidir com isso?
    .otherwise = Se vale a pena continuar.
ask-research-data = O que você já sabe, e do que tem dúvida?
    .otherwise = Ainda não se sabe nada.
ask-explore-problem = Se desse certo, o que haveria de bom nisso?
    .otherwise = Algum dinheiro, e fazer algo com sentido.
    .a = Ganhar algum dinheiro
    .b = Alegria
    .c = Ajudar outras pessoas
ask-explore-users = Com quem você gostaria de ter contato?
    .otherwise = Gente da região.
ask-explore-money = O que você tem para isso: tempo, dinheiro, habilidades, um lugar?
    .otherwise = Algumas horas por semana e pouco dinheiro.
    .a = Uma noite por semana
    .b = Algumas economias
    .c = Uma sala

## Offers

# $goal (text)
advice = Sobre “{ $goal }”, só com regras e sem fontes, então vale conferir (confiança: baixa):
advice-small = 1. Comece pequeno: faça a menor parte que já mostre se funciona, e dê a ela uma semana.
advice-others = 2. Ouça os outros: pergunte a duas pessoas que já fizeram isso o que fariam diferente.
advice-compare = 3. Lado a lado: anote dois caminhos, quanto custa cada um e o que pode dar errado, e fique com aquele que dá para desfazer.
advice-take-small = Eu começaria pelo primeiro: é o que custa menos e mostra mais.
advice-take-others = Eu começaria pelo segundo: quando é para ficar bem-feito, a experiência vale mais que tudo.
advice-take-compare = Eu começaria pelo terceiro: quando há dinheiro em jogo, meia hora no papel compensa.
advice-build = Se daí sair algo que possamos fazer para você, é só dizer “podem construir”.
# $goal (text)
research = Sobre “{ $goal }”: só com regras, não consigo pesquisar. Aqui está o que existe, e como encontrar o resto.
research-none = Encontrado: nada ainda; não há material nem projeto anterior sobre isso. Confiança: baixa, tudo precisa ser verificado.
# $source, $line (text)
research-found = De { $source }: { $line } (confiança: média, uma fonte)
# $topics (text)
research-questions = Vale descobrir primeiro: o que já existe sobre { $topics }, quanto custa, quem já tentou e no que deu.
research-where = Recomendação: comece por um panorama recente e por uma pessoa que lida com isso todos os dias. Também dá para ler tudo (demora) ou perguntar em um fórum (a qualidade varia).
# $goal (text), $count (number)
explore = { $count ->
    [one] Uma maneira de começar com “{ $goal }”.
   *[other] { $count } maneiras de começar com “{ $goal }”. Elas vêm de regras, então vale conferir todas.
}
way-trial = Experimentar em pequena escala, com cinco pessoas
    .takes = Dois fins de semana, quase nenhum dinheiro
way-service = Oferecer como serviço
    .takes = Uma página, um preço e os três primeiros clientes
way-teach = Ensinar, em um curso ou workshop
    .takes = Uma sala, um programa, alguma paciência
way-together = Reunir pessoas em torno disso
    .takes = Uma data, um lugar, algumas mensagens
way-product = Transformar em produto
    .takes = Uma primeira peça, um mês e algumas economias

## Debate

# $goal (text)
debate-value = O que faria “{ $goal }” valer a pena daqui a um ano? Se nada vier à cabeça, menor é melhor.
debate-risk = O que pode dar errado: ninguém precisa disso, leva o dobro do tempo, depende de uma só pessoa. Qual dos três preocupa mais você?
debate-user = Pense em uma pessoa real que usaria isso. O que ela faz hoje, e será que mudaria?
debate-cost = Quanto isso exige por semana depois de pronto? É o que quase todo mundo esquece.
debate-first = Minha proposta: primeiro a menor versão, duas semanas, e depois olhamos de novo.
debate-turn = é a vez deste bot

## The bots, one line each

bot-leader = Conduz a conversa, escreve o briefing, faz o plano.
bot-researcher = Descobre o que se sabe e o que não se sabe.
bot-creative = Encontra palavras, estilos e ideias.
bot-coder = Escreve programas e páginas.
bot-social = Pensa nas pessoas que devem ficar sabendo.
bot-auditor = Procura o que os outros deixaram passar.
bot-analyst = Transforma desejos em requisitos que dá para verificar.
bot-architect = Decide como as partes de um programa se encaixam.
bot-tester = Escreve os testes antes do programa.
bot-developer = Escreve o programa até os testes passarem.
bot-qa = Tenta quebrar tudo, e diz como conseguiu.
bot-reviewer = Lê o programa como a próxima pessoa leria.
bot-delivery = Empacota tudo para que outros possam usar.

ask-able = Sem um modelo a equipe só consegue preparar isto: requisitos, um esboço e uma lista de testes. A coisa em si ela não consegue fazer. Prepara?
    .otherwise = Preparamos.
    .a = Sim, prepare
    .b = Deixa pra lá
