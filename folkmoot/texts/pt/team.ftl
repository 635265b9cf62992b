### What the offline team answers, in Portuguese.

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

## Offers

connect-answer = A sua pergunta fica aqui como nota; para uma resposta, conecte um modelo: `folkmoot model` ou nas configurações da página.
advice-none = Trabalho com regras e não posso julgar isso: diga que caminhos você vê, como “A ou B”, e eu os coloco lado a lado com o que você disser a favor e contra.
advice-build = A escolha é sua. Se disso sair algo que possamos fazer para você, é só dizer “construam isso”.
# $goal (text)
research = Trabalho com regras e não posso pesquisar. Sobre “{ $goal }”, isto está no que você trouxe ou fez antes:
research-none = Trabalho com regras e não posso pesquisar; traga um arquivo sobre isso, e eu procuro nele.
# $source, $line (text)
research-found = De { $source }: { $line } (confiança: média, uma fonte)
# $goal (text), $count (number)
explore = { $count ->
    [one] Uma maneira de começar com “{ $goal }”.
   *[other] { $count } maneiras de começar com “{ $goal }”. Elas vêm de regras, então vale conferir todas.
}
# $what (text): a word of theirs, $way (text): one of the way-… texts below
way-of = { $what }: { $way }
# $have (text): their words
way-have = Você tem: { $have }.
way-trial = testar em pequena escala, com cinco pessoas
    .takes = Dois fins de semana e quase nenhum dinheiro
way-service = oferecer como serviço
    .takes = Uma página, um preço e três primeiros clientes
way-teach = ensinar, em um curso ou oficina
    .takes = Uma sala, um programa e um pouco de paciência
way-together = reunir pessoas em torno disso
    .takes = Uma data, um lugar e algumas mensagens
way-product = transformar em um produto
    .takes = Uma primeira peça, um mês e algumas economias

## Ways that a person is undecided between

connect-debate = Para uma discussão de verdade, conecte um modelo: `folkmoot model` ou nas configurações da página.
no-opinion = Trabalho com regras e não tenho opinião própria.
ways-laid = Os seus caminhos, com as suas palavras:
# $what (text): a way that they named
quoted = “{ $what }”
# $said (text): their words
ways-for = a favor: { $said }
ways-against = contra: { $said }
ways-said = você disse: { $said }
ways-also = você também disse: { $said }
ways-bare = ainda nada foi dito sobre ele
ways-ask = Qual você escolhe, e por quê?
ways-more = O que há a favor e contra cada um? E qual você escolhe, e por quê?
ways-name = Que caminhos você vê? Escreva como “A ou B” ou numere.
ways-again = Pergunte de novo e diga em uma só mensagem quanto custa cada um e o que há a favor ou contra, e eu organizo.
# $rate, $price (text): sums of money, $months (number)
ways-even = Com { $rate } por mês ou { $price } de uma vez, depois de { $months } meses o custo é o mesmo.

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
