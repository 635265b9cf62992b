### What the offline team asks and answers, in Spanish. A question may have
### .otherwise (what is assumed if it is skipped) and suggestions .a, .b, .c.

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

## Questions of round one, by kind of project

ask-site-users = ¿Quién debería encontrar esta web y qué debería hacer en ella?
    .otherwise = Cualquiera que te busque, y que pueda contactarte.
    .a = Clientes que quieren comprar o hacer un pedido
    .b = Gente de la zona que nos busca
    .c = Socios que ya nos conocen
ask-site-content = ¿Qué tiene que haber? Mejor los datos ya: nombre, lo que ofrecéis con precios, horario, dirección, teléfono, correo, unas palabras sobre vosotros.
    .otherwise = Una página con lo que nos has contado.
    .a = Quiénes somos, qué ofrecemos y cómo contactarnos
    .b = Un menú o lista de precios y el horario
    .c = Noticias y fechas
ask-site-look = ¿Qué sensación debería dar? Si hay alguna web que te guste, nos ayuda.
    .otherwise = Tranquila y clara, fácil de leer en el teléfono.
    .a = Tranquila y clara
    .b = Cálida y personal
    .c = Atrevida y alegre
ask-site-tech = ¿Ya tienes una dirección (dominio) o un alojamiento?
    .otherwise = Archivos sencillos que sirven en cualquier alojamiento.
    .a = No, todavía nada
    .b = Un dominio, pero sin web
    .c = Una web vieja que queremos quitar
ask-site-out = ¿Qué no debería tener o hacer?
    .otherwise = Sin cuentas, sin rastreo, sin pagos.
    .a = Sin registro
    .b = Sin tienda por ahora
    .c = Sin fotos de personas

ask-app-problem = ¿Qué debería hacer más fácil y en qué momento la usaría alguien?
    .otherwise = Reúne en un solo lugar lo que hoy está repartido.
    .a = Llevar el control de las cosas
    .b = Planificar y recordar
    .c = Compartir con otros
ask-app-users = ¿Quién la va a usar, cuántas personas son y cómo se manejan con la tecnología?
    .otherwise = Tú y unas pocas personas que se manejan bien con el teléfono.
    .a = Solo yo
    .b = Un equipo pequeño
    .c = Clientes o socios
ask-app-first = ¿Cuál es la versión más pequeña que ya usarías?
    .otherwise = Una lista: añadir, buscar, marcar como hecho.
    .a = Una lista donde añadir y buscar
    .b = Un resumen de lo que está pendiente
    .c = Un formulario y una página
ask-app-tech = ¿Dónde tiene que funcionar: en el navegador, en el teléfono, solo en tu PC?
    .otherwise = En el navegador, también en el teléfono, sin servidor.
    .a = En el navegador
    .b = En el teléfono
    .c = Solo en mi PC, sin conexión
ask-app-out = ¿Qué no debería hacer, o qué puede esperar?
    .otherwise = Sin cuentas ni pagos en la primera versión.
    .a = Sin cuentas
    .b = Sin pagos
    .c = Nada de datos en servidores ajenos

ask-tool-problem = ¿Qué haces hoy a mano que debería hacer esta herramienta?
    .otherwise = Lo que has mencionado, una y otra vez.
    .a = Renombrar u ordenar archivos
    .b = Convertir o limpiar datos
    .c = Comprobar o contar algo
ask-tool-data = ¿Qué entra y qué debería salir? Una línea de ejemplo ayuda.
    .otherwise = Entra texto, sale texto.
    .a = Una carpeta con archivos
    .b = Un CSV o una tabla
    .c = Texto de otro programa
ask-tool-users = ¿Quién la va a usar y en qué sistema?
    .otherwise = Tú, en una terminal, con Python.
    .a = Solo yo
    .b = Colegas que conocen la terminal
    .c = Se ejecuta sola cada noche
ask-tool-first = ¿Qué comando debería funcionar primero?
    .otherwise = Un comando con un argumento.
    .a = Entra un archivo, sale un archivo
    .b = Una prueba que solo muestra, sin tocar nada
    .c = Un resumen de una carpeta
ask-tool-out = ¿Qué no debe hacer nunca?
    .otherwise = Nunca sobrescribe ni borra nada.
    .a = Que nunca borre nada
    .b = Que nunca sobrescriba nada
    .c = Que nunca se conecte a la red

ask-service-problem = ¿Qué debería hacer el servicio por quienes lo llaman?
    .otherwise = Responde a un tipo de petición, sin fallar.
    .a = Guardar y devolver registros
    .b = Calcular algo
    .c = Reenviar mensajes
ask-service-users = ¿Qué programas o personas lo van a llamar y cada cuánto?
    .otherwise = Un programa, de vez en cuando.
    .a = Un programa nuestro
    .b = Una página web
    .c = Socios externos
ask-service-data = ¿Qué datos recibe y cuáles devuelve? Un ejemplo de cada uno ayuda.
    .otherwise = Entra JSON, sale JSON.
    .a = Registros en JSON
    .b = Archivos
    .c = Solo números y estado
ask-service-tech = ¿Dónde va a funcionar y con qué tiene que entenderse?
    .otherwise = En una máquina pequeña, con Python, sin servidor de base de datos.
    .a = Un servidor pequeño
    .b = En un contenedor
    .c = Junto a algo que ya existe
ask-service-out = ¿Qué no debe revelar ni hacer nunca?
    .otherwise = Nadie accede sin permiso; nada personal en los logs.
    .a = Nada de datos personales
    .b = Nada sin una clave
    .c = Nada de borrar

ask-data-problem = ¿Con qué decisión o pregunta deberían ayudar los números?
    .otherwise = Qué ha cambiado, y cuánto.
    .a = Qué se vende y qué no
    .b = En qué se va el tiempo o el dinero
    .c = Si algo ha mejorado
ask-data-data = ¿De dónde salen los números y en qué formato?
    .otherwise = Un archivo CSV con una fila por evento.
    .a = Una hoja de cálculo
    .b = Un CSV exportado
    .c = Varias fuentes
ask-data-output = ¿Cómo debería verse al final: una tabla, un gráfico, una página para leer?
    .otherwise = Una página con una tabla y tres frases.
    .a = Una tabla
    .b = Un gráfico
    .c = Un informe de una página
ask-data-time = ¿Cada cuánto hará falta y para cuándo el primero?
    .otherwise = Una vez al mes, hecho a mano.
    .a = Una sola vez
    .b = Cada semana
    .c = Cada mes
ask-data-out = ¿Qué debería quedar fuera?
    .otherwise = Nada de nombres de personas.
    .a = Sin datos personales
    .b = Sin los años anteriores
    .c = Sin estimaciones

ask-brand-problem = ¿Qué ofreces y qué debería pensar la gente al conocerlo?
    .otherwise = Algo hecho con cariño, por gente de confianza.
    .a = Que es de confianza
    .b = Que es fresco y distinto
    .c = Que es cálido y cercano
ask-brand-users = ¿Para quién es? Describe a una de esas personas.
    .otherwise = Gente de tu entorno que necesita justo esto.
    .a = Familias jóvenes
    .b = Empresas
    .c = Gente a la que le gustan las cosas bien hechas
ask-brand-look = ¿Qué colores, formas o palabras encajan, y cuáles nunca?
    .otherwise = Dos colores suaves y una letra sencilla.
    .a = Natural y tranquilo
    .b = Fuerte y simple
    .c = Divertido
ask-brand-content = ¿Ya hay un nombre? ¿Y dónde se verá primero la marca?
    .otherwise = Todavía sin nombre; primero en un letrero y en una página.
    .a = El nombre ya está decidido
    .b = Buscamos un nombre
    .c = Primero en internet
ask-brand-out = ¿Con quién no debería confundirse y qué estaría fuera de lugar?
    .otherwise = Nada estridente, nada que ya usen otros.
    .a = Que no parezca barato
    .b = Que no parezca infantil
    .c = Que no se parezca a los grandes

ask-campaign-problem = ¿Qué debería hacer la gente después de verla?
    .otherwise = Que vengan o pidan más información.
    .a = Comprar o reservar
    .b = Inscribirse
    .c = Venir a algo
ask-campaign-users = ¿A quién hay que llegar y dónde está esa gente normalmente?
    .otherwise = Gente de la zona, en su teléfono.
    .a = Los clientes que ya tenemos
    .b = Gente nueva de la zona
    .c = Profesionales de un sector
ask-campaign-message = Si solo recuerdan una frase, ¿cuál debería ser?
    .otherwise = Escribimos tres para que elijas.
    .a = Qué hay de nuevo
    .b = Qué se ahorra
    .c = Por qué nosotros
ask-campaign-channel = ¿Qué canales tienes y quién puede publicar en ellos?
    .otherwise = El correo y una red social.
    .a = Boletín por correo
    .b = Instagram o Facebook
    .c = Carteles y folletos
ask-campaign-time = ¿Desde cuándo y hasta cuándo, y cuánto se puede gastar?
    .otherwise = Tres semanas, sin anuncios pagados.
    .a = Dos semanas
    .b = Un mes
    .c = Hasta una fecha concreta

ask-event-problem = ¿Qué debería llevarse la gente a casa?
    .otherwise = Un buen rato y algo que no sabían.
    .a = Que aprendan algo
    .b = Que conozcan a alguien
    .c = Que lo pasen bien
ask-event-users = ¿Quiénes vienen, cuántas personas son y qué saben ya?
    .otherwise = Unas veinte personas; no hace falta saber nada.
    .a = Hasta 10
    .b = Unas 30
    .c = Más de 100
ask-event-place = ¿Cuándo, dónde y cuánto dura?
    .otherwise = Una tarde, en un lugar que conoces.
    .a = Una noche
    .b = Un día
    .c = Varias semanas, en línea
ask-event-content = ¿Qué no puede faltar: charlas, ejercicios, comida, música?
    .otherwise = Un comienzo, dos partes, un descanso y un cierre.
    .a = Charlas y preguntas
    .b = Ejercicios
    .c = Comida y música
ask-event-money = ¿Cuánto se puede gastar y quién ayuda?
    .otherwise = Lo menos posible, con dos personas que ayudan.
    .a = Nada, solo tiempo
    .b = Un presupuesto pequeño
    .c = Se paga con las entradas

ask-other-problem = ¿Qué debería ser distinto cuando esté hecho, y para quién?
    .otherwise = Es para ti y te ahorra tiempo.
    .a = Que ahorre tiempo
    .b = Que se vea mejor
    .c = Que otros puedan usarlo
ask-other-today = ¿Cómo se hace hoy y qué te molesta de eso?
    .otherwise = Se hace a mano y lleva demasiado tiempo.
    .a = A mano
    .b = Con hojas de cálculo
    .c = No se hace
ask-other-first = ¿Cuál es la versión más pequeña que ya ayudaría?
    .otherwise = Una versión sencilla que hace lo principal.
    .a = Un borrador en papel
    .b = Una parte que funcione
    .c = Un plan
ask-other-tech = ¿Hay algo con lo que tenga que funcionar, o un formato que deba tener?
    .otherwise = Archivos sencillos que se abren en cualquier parte.
    .a = Un documento
    .b = Una tabla
    .c = Un programa
ask-other-out = ¿Qué no debería ser o hacer?
    .otherwise = Nada que cueste dinero o exija una cuenta.
    .a = Nada complicado
    .b = Nada caro
    .c = Nada público

## Later rounds

ask-again = ¿Qué debería ser distinto esta vez?
    .otherwise = Igual, pero más sencillo.
ask-later-must = Si el primer día solo funciona una cosa, ¿cuál tiene que ser?
    .otherwise = Lo primero que mencionaste.
# $said (text): their words
ask-later-vague = Dijiste “{ $said }”. Si tuvieras que decidir ahora, ¿hacia dónde te inclinarías?
    .otherwise = Vamos por lo más sencillo.
    .a = Lo más sencillo
    .b = Muéstrame dos opciones
    .c = Dejarlo fuera por ahora
# $simple (text): one of the simpler-… texts below
ask-later-simpler = ¿Bastaría con algo más sencillo: { $simple }?
    .otherwise = No, seguimos con lo que pediste.
    .a = Sí, con eso basta
    .b = No, y puedo decir por qué
simpler-site = una sola página o una ficha en un mapa
simpler-app = una hoja de cálculo compartida
simpler-tool = tres comandos en una nota
simpler-service = un archivo que las dos partes puedan leer
simpler-data = una tabla que se rellena a mano
simpler-brand = solo un nombre y un tipo de letra
simpler-campaign = un mensaje personal a veinte personas
simpler-event = un café con cinco personas
simpler-other = una lista de tareas en una página
# $first, $second (text): their words
ask-later-compare = Entonces, si no caben las dos cosas, ¿mejor “{ $first }” que “{ $second }”?
    .otherwise = Las dos, y la primera va antes.
    .a = La primera
    .b = La segunda
# $title, $line (text): an earlier project of theirs, and a line of its brief
ask-earlier = Como en “{ $title }”: { $line }

## Questions of the shorter flows

ask-task-problem = ¿Para qué es y quién lo va a leer o usar?
    .otherwise = Para ti.
    .a = Para mí
    .b = Para un cliente
    .c = Para todo el mundo
ask-task-data = ¿De qué partimos? Puedes pegarlo aquí.
    .otherwise = De lo que escribiste.
ask-task-output = ¿En qué formato, de qué largo y en qué tono?
    .otherwise = Texto corto y sencillo, en tono amable.
    .a = Corto y amable
    .b = Formal
    .c = Una lista
ask-advice-problem = ¿Qué es lo que más te importa aquí?
    .otherwise = Que se pueda dar marcha atrás.
    .a = El tiempo
    .b = El dinero
    .c = Hacerlo bien
ask-research-problem = ¿Qué vas a decidir con esto?
    .otherwise = Si vale la pena seguir.
ask-research-data = ¿Qué sabes ya y de qué dudas?
    .otherwise = Todavía no se sabe nada.
ask-explore-problem = Si saliera bien, ¿qué sería lo bueno?
    .otherwise = Algo de dinero y hacer algo con sentido.
    .a = Ingresos
    .b = Disfrutarlo
    .c = Ayudar a otros
ask-explore-users = ¿Con qué gente te gustaría tratar?
    .otherwise = Gente de la zona.
ask-explore-money = ¿Con qué cuentas: tiempo, dinero, habilidades, un lugar?
    .otherwise = Unas horas a la semana y poco dinero.
    .a = Una tarde a la semana
    .b = Algunos ahorros
    .c = Un local

## Offers

# $goal (text)
advice = Sobre “{ $goal }”, con reglas y sin fuentes, así que compruébalo (confianza: baja):
advice-small = 1. Primero en pequeño: haz la parte más pequeña que muestre si funciona, y dale una semana.
advice-others = 2. De otros: pregunta a dos personas que ya lo hayan hecho qué harían distinto.
advice-compare = 3. Lado a lado: anota dos caminos, qué cuesta cada uno y qué podría salir mal, y elige el que tenga vuelta atrás.
advice-take-small = Yo empezaría por el primero: es el que menos cuesta y el que más enseña.
advice-take-others = Yo empezaría por el segundo: cuando hay que hacerlo bien, lo que más vale es la experiencia.
advice-take-compare = Yo empezaría por el tercero: cuando hay dinero en juego, media hora con papel y lápiz vale la pena.
advice-build = Si de aquí sale algo que podamos hacer por ti, solo di “constrúyelo”.
# $goal (text)
research = Sobre “{ $goal }”: con reglas no puedo buscar información. Esto es lo que hay y cómo encontrar el resto.
research-none = Encontrado: nada todavía; no hay material ni proyectos anteriores sobre esto. Confianza: baja, está todo por comprobar.
# $source, $line (text)
research-found = De { $source }: { $line } (confianza: media, una sola fuente)
# $topics (text)
research-questions = Lo primero que conviene averiguar: qué existe ya sobre { $topics }, cuánto cuesta, quién lo ha probado y cómo le fue.
research-where = Recomendación: empieza por un resumen reciente del tema y por una persona que se dedique a esto cada día. También se podría leer todo (lleva mucho tiempo) o preguntar en un foro (hay de todo).
# $goal (text), $count (number)
explore = { $count ->
    [one] Una forma de empezar con “{ $goal }”.
   *[other] { $count } formas de empezar con “{ $goal }”. Salen de reglas, así que hay que comprobarlas todas.
}
way-trial = Probarlo en pequeño, con cinco personas
    .takes = Dos fines de semana y casi nada de dinero
way-service = Ofrecerlo como servicio
    .takes = Una página, un precio y tres primeros clientes
way-teach = Enseñarlo, en un curso o un taller
    .takes = Una sala, un programa y algo de paciencia
way-together = Reunir a gente en torno a eso
    .takes = Una fecha, un lugar y unos cuantos mensajes
way-product = Convertirlo en un producto
    .takes = Una primera pieza, un mes y algunos ahorros

## Debate

# $goal (text)
debate-value = ¿Qué tendría que pasar para que, dentro de un año, “{ $goal }” haya valido la pena? Si no se te ocurre nada, mejor algo más pequeño.
debate-risk = Qué podría salir mal: que nadie lo necesite, que lleve el doble de tiempo, que dependa de una sola persona. ¿Cuál de las tres cosas te preocupa más?
debate-user = Piensa en una persona real que lo usaría. ¿Cómo lo resuelve hoy? ¿Cambiaría?
debate-cost = ¿Cuánto trabajo y dinero pide cada semana una vez en marcha? Es lo que casi todo el mundo olvida.
debate-first = Yo propongo empezar por la versión más pequeña, dos semanas, y después volver a mirar.
debate-turn = es su turno

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

ask-able = Sin un modelo el equipo solo puede prepararlo: requisitos, un esquema y una lista de pruebas. La cosa en sí no puede hacerla. ¿Lo prepara?
    .otherwise = Lo preparamos.
    .a = Sí, prepáralo
    .b = Déjalo
