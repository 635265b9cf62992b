### What the offline team answers, in Spanish.

## Meeting

# $person (text)
welcome = ¡Te damos la bienvenida, { $person }! Somos un equipo de bots: leader, researcher, creative, coder, social y auditor. Preguntamos antes de construir, tú das el visto bueno y luego puedes vernos trabajar.
hello = ¡Hola! ¿Qué te gustaría hacer, averiguar o pensar con nosotros?
thanks = ¡De nada!
goodbye = ¡Hasta pronto! Aquí queda todo guardado.
help = Cuéntanos con tus palabras qué te gustaría: una web, una app, un programa pequeño, un informe, una marca, una campaña, un evento, un texto o solo un consejo. Te hacemos unas preguntas, te mostramos una propuesta y un plan, y empezamos cuando digas que sí. Puedes pausarlo, cambiarlo o dejarlo en cualquier momento.
small-talk = Trabajo con reglas, así que no soy de mucho hablar. Dime qué te gustaría hacer, averiguar o decidir, y empezamos.
mention-wish = Con gusto. Con tu sí, el equipo empieza con unas preguntas.
# $goal (text)
aside = Con reglas no puedo responder a eso; un modelo sí podría. “{ $goal }” sigue como está.
# $goal (text)
standing-questions = Para “{ $goal }” esperamos tus respuestas. También puedes decir “sigamos”, y el resto lo suponemos.
standing-busy = Ahora mismo estamos con “{ $goal }”; en un momento lo verás aquí.
standing-approval = “{ $goal }” espera tu sí. Antes de eso no empieza nada.
# $goal (text), $done, $total, $running (numbers)
standing-work = “{ $goal }”: van { $done } de { $total } tareas y hay { $running } en marcha. Puedes pausar, añadir algo o parar en cualquier momento.
standing-review = El resultado de “{ $goal }” está listo: solo queda que nos digas qué te parece.
standing-choice = Puedes quedarte con una de las opciones de “{ $goal }” o pedir otras.
standing-debate = Todavía estamos hablando de “{ $goal }”. Di “adelante” cuando quieras una propuesta y un plan.
# $spent, $budget (text): dollars
standing-cost = Hasta ahora se han gastado { MONEY($spent) } de { MONEY($budget) } dólares.

## Offers

connect-answer = Tu pregunta queda aquí como nota; para una respuesta, conecta un modelo: `folkmoot model` o en los ajustes de la página.
advice-none = Trabajo con reglas y no puedo juzgar esto: dime qué caminos ves, como “A o B”, y los pongo uno junto a otro con lo que digas a favor y en contra.
advice-build = La decisión es tuya. Si de aquí sale algo que podamos hacer por ti, solo di “constrúyelo”.
# $goal (text)
research = Trabajo con reglas y no puedo buscar información. Sobre “{ $goal }” esto es lo que dice lo que trajiste o hiciste antes:
research-none = Trabajo con reglas y no puedo buscar información; trae un archivo sobre esto y busco en él.
# $source, $line (text)
research-found = De { $source }: { $line } (confianza: media, una sola fuente)
# $goal (text), $count (number)
explore = { $count ->
    [one] Una forma de empezar con “{ $goal }”.
   *[other] { $count } formas de empezar con “{ $goal }”. Salen de reglas, así que hay que comprobarlas todas.
}
# $what (text): a word of theirs, $way (text): one of the way-… texts below
way-of = { $what }: { $way }
# $have (text): their words
way-have = Cuentas con: { $have }.
way-trial = probarlo en pequeño, con cinco personas
    .takes = Dos fines de semana y casi nada de dinero
way-service = ofrecerlo como servicio
    .takes = Una página, un precio y tres primeros clientes
way-teach = enseñarlo, en un curso o un taller
    .takes = Una sala, un programa y algo de paciencia
way-together = reunir a gente en torno a eso
    .takes = Una fecha, un lugar y unos cuantos mensajes
way-product = convertirlo en un producto
    .takes = Una primera pieza, un mes y algunos ahorros

## Ways that a person is undecided between

connect-debate = Para una discusión de verdad, conecta un modelo: `folkmoot model` o en los ajustes de la página.
no-opinion = Trabajo con reglas y no tengo opinión propia.
ways-laid = Tus caminos, con tus palabras:
# $what (text): a way that they named
quoted = “{ $what }”
# $said (text): their words
ways-for = a favor: { $said }
ways-against = en contra: { $said }
ways-said = dijiste: { $said }
ways-also = también dijiste: { $said }
ways-bare = todavía no has dicho nada de él
ways-ask = ¿Con cuál te quedas y por qué?
ways-more = ¿Qué hay a favor y en contra de cada uno? ¿Y con cuál te quedas y por qué?
ways-name = ¿Qué caminos ves? Escríbelos como “A o B” o numéralos.
ways-again = Pregunta otra vez y di en un solo mensaje cuánto cuesta cada uno y qué hay a favor o en contra, y lo ordeno.
# $rate, $price (text): sums of money, $months (number)
ways-even = Con { $rate } al mes o { $price } una sola vez, a los { $months } meses cuesta lo mismo.

## The bots, one line each

bot-leader = Lleva la conversación, escribe la propuesta y hace el plan.
bot-researcher = Averigua qué se sabe y qué no.
bot-creative = Encuentra palabras, estilos e ideas.
bot-coder = Escribe programas y páginas.
bot-social = Piensa en la gente que debería enterarse.
bot-auditor = Busca lo que a los demás se les pasó.
bot-analyst = Convierte los deseos en requisitos que se pueden comprobar.
bot-architect = Decide cómo encajan las partes de un programa.
bot-tester = Escribe las pruebas antes que el programa.
bot-developer = Escribe el programa hasta que pasa las pruebas.
bot-qa = Intenta romperlo y cuenta cómo.
bot-reviewer = Lee el programa como lo haría la próxima persona.
bot-delivery = Lo empaqueta para que otros puedan usarlo.
