### What stands in the files that the team writes, in Spanish.

## The brief

section-problem = El problema
section-users = Para quién
section-first_version = Primera versión
section-scope_in = Qué incluye
section-scope_out = Qué no incluye
section-beyond = No sin un modelo
section-constraints = Condiciones
section-technology = Tecnología
section-also = También dijiste
section-decisions = Decisiones
section-assumptions = Lo que suponemos
section-open_questions = Preguntas abiertas
section-acceptance = Estará listo cuando
section-next_steps = Próximos pasos
# $file, $what (text)
check-runs = se demuestra ejecutando { $what }
check-shows = “{ $what }” se lee en { $file }
check-has = { $file } tiene { $what }
check-file = { $file } está y funciona
check-look = otro bot lo mira
check-you = solo tú puedes juzgarlo
# $entry (text): the number of a message, $who (text)
line-said = { $who }, mensaje { $entry }
line-assumed = supuesto
# $what (text): what was asked for
accept-goal = Hace lo que se pidió: { $what }
# $what (text): a part that was named
accept-part = Incluye “{ $what }”.
accept-site = La página se abre en un navegador, también en el teléfono.
accept-app = La primera versión se abre en un navegador y conserva lo que se escribe.
accept-tool = El programa funciona, se explica solo y tiene una prueba.
accept-service = El servicio arranca, responde y tiene una prueba.
accept-data = El informe se crea a partir de los datos con un solo comando.
accept-brand = El nombre, los colores, el logo y el tono están en una página.
accept-campaign = Cada fecha tiene un texto listo para enviar.
accept-event = El programa tiene horarios, y la lista de tareas cubre el antes, el durante y el después.
accept-other = El borrador se puede usar tal como está.
accept-prepare = Los requisitos, un esquema y una lista de pruebas están escritos.
accept-figures = Un gráfico muestra las sumas.
# $path (text), $count (number): files in it
material = { $count ->
    [one] Material: { $path }, un archivo, solo lectura
   *[other] Material: { $path }, { $count } archivos, solo lectura
}

## The plan: titles of tasks, and what each is about

task-single = Hacerlo
    .about = De una vez, en la carpeta del proyecto.
task-change = Hacer el cambio
    .about = Solo lo que toca el cambio.
task-check = Compararlo con la propuesta
    .about = Punto por punto, con el archivo que lo demuestra.
task-site-content = Reunir lo que va en la página
    .about = Tus propios datos y lo que todavía falta.
task-site-look = Elegir los colores y la letra
    .about = Fácil de leer, en claro y en oscuro.
task-site-pages = Construir la página
    .about = Una página con todo lo que mencionaste.
task-app-screens = Describir las pantallas
    .about = Qué se ve primero y adónde lleva.
task-app-model = Describir los datos
    .about = Qué se guarda de cada entrada.
task-app-program = Construir la primera versión
    .about = Funciona en el navegador, sin servidor.
task-software-analyst = Escribir lo que debe hacer
    .about = El problema, para quién es, qué incluye y qué no, y cómo se verá que funciona.
task-software-architect = Decidir cómo se construye
    .about = Qué archivos habrá y qué hace cada uno, antes de escribir una sola línea.
task-software-tester = Escribir las pruebas
    .about = Dicen lo que hace el programa antes de que exista.
task-software-developer = Escribir el programa
    .about = En Python estándar, hasta que pase todas las pruebas.
task-software-qa = Intentar romperlo
    .about = Con las pruebas y con lo que la gente escribe de verdad; si hace falta, se vuelve al programa hasta tres veces.
task-software-reviewer = Revisarlo con la propuesta en la mano
    .about = Punto por punto, con el archivo que lo demuestra; si hace falta, se vuelve al programa hasta dos veces.
task-software-delivery = Dejarlo listo para usar
    .about = Cómo se ejecuta y cómo se prueba, comprobado una vez.
task-data-columns = Describir los datos
    .about = Las columnas, de dónde salen y una muestra.
task-data-program = Escribir el programa del informe
    .about = De la tabla a la página, con un solo comando.
task-data-page = Hacer un borrador del informe
    .about = Qué se lee primero y qué se deduce de ahí.
task-brand-words = Buscar nombres y palabras
    .about = Nombres para elegir y lo que dice la marca.
task-brand-look = Dibujar el logo y elegir los colores
    .about = Un primer símbolo y colores que combinan.
task-brand-guide = Escribir la guía
    .about = Una página con la que otros puedan trabajar.
task-campaign-message = Encontrar el mensaje
    .about = Tres frases para elegir.
task-campaign-calendar = Hacer el calendario
    .about = Qué sale, cuándo y por qué canal.
task-campaign-posts = Escribir las publicaciones
    .about = Una para cada fecha.
task-campaign-mail = Escribir el correo
    .about = Un asunto, tres párrafos y una sola petición.
task-event-programme = Hacer el programa
    .about = Con horarios y descansos.
task-event-checklist = Hacer la lista de tareas
    .about = Antes, durante y después.
task-event-budget = Preparar las cuentas
    .about = Una tabla para rellenar y sumar.
task-event-invitation = Escribir la invitación
    .about = Lo bastante corta para que se lea entera.
task-figures-report = Sumarlo todo
    .about = Columnas, totales, por mes y por grupo, y lo que falta.
task-figures-chart = Dibujar un gráfico
    .about = La primera cifra en barras.
task-prepare-requirements = Escribir los requisitos
    .about = Lo que tiene que hacer, según lo acordado.
task-prepare-outline = Hacer un esquema
    .about = Lo que se sabe, lo que falta, por dónde se empieza.
task-prepare-tests = Listar las pruebas
    .about = Lo que habrá que probar antes de darlo por hecho.
task-other-outline = Hacer el esquema
    .about = Qué contiene y en qué orden.
task-other-notes = Reunir lo que se sabe
    .about = Lo que se ha dicho y lo que queda abierto.
task-other-draft = Escribir el primer borrador
    .about = Corto, pero con lo suficiente para hablar de él.
# $files (text)
done-wrote = Escrito: { $files }.
# $command, $out (text): what was run and what it printed
done-wanting = { $command } no hace lo que debería: { $out }
# $file (text)
check-empty = { $file } está vacío.
check-nothing = No hay nada que mirar.
# $files (text)
check-opened = Abrí { $files }: está todo, nada vacío.
# $said (text): lines of the brief
advice-agreed = Esto es lo acordado: { $said }
# $language (text): one or more programming languages
plan-python = Pediste { $language }; el equipo sin conexión trabaja con reglas y solo sabe escribir en Python.
design-files = Archivos
qa-tried = Lo que se ha probado

## Words that several files share

part-known = Lo que sabemos
part-missing = Lo que todavía falta
# $what (text)
missing = Por completar: { $what }
part-wishes = Lo que has pedido desde entonces
part-example = Ejemplo
part-for = Para

## Site

page-contact = Contacto
page-phone = Teléfono
page-mail = Correo
page-top = Volver arriba
page-menu = En esta página

## App

app-add = Añadir
app-entry = Entrada
app-cancel = Cancelar
app-export = Exportar como tabla
app-edit = Cambiar
app-save = Guardar
app-total = Total
app-unkept = Solo se guarda mientras esta vista previa esté abierta.
app-search = Buscar
app-done = Hecho
app-remove = Quitar
app-empty = Aquí todavía no hay nada. Añade arriba la primera entrada.
# $count (number)
app-count = { $count ->
    [one] una entrada
   *[other] { $count } entradas
}
screens-first = La primera pantalla: un campo para una nueva entrada, la búsqueda y la lista.
screens-entry = Una entrada: su texto y si está hecha; con un toque se marca, con otro se quita.
screens-kept = Todo se queda en este navegador; no se envía nada a ningún sitio.

## Programs

usage-run = Cómo se ejecuta
usage-test = Cómo se prueba
usage-safe = No cambia nada a menos que se lo pidas con --write.
tool-files = Lista los archivos de una carpeta y muestra cómo se llamarían.
tool-table = Lee una tabla (CSV), muestra sus columnas y suma los números.
tool-text = Lee un texto, cuenta líneas, palabras y caracteres, y encuentra lo que buscas.
service-what = Guarda registros en memoria: con POST se escribe uno, con GET se lee uno o todos.
service-limits = Solo escucha en esta máquina y rechaza lo que es demasiado grande o no es JSON.
report-what = Lee data.csv y escribe la tabla en report.md.
report-total = Total
report-rows = Filas
report-first = Lo que llama la atención
report-follows = Qué se deduce de ahí

## Brand

brand-names = Nombres para elegir
brand-says = Lo que dice la marca
brand-tone = Cómo habla
brand-tone-text = Frases cortas. Palabras concretas. Sin superlativos. Tratamos de “tú”.
brand-colours = Colores
brand-use = Cómo usar el logo
brand-use-text = Deja a su alrededor tanto espacio como el ancho de su primera letra; nunca lo gires ni lo estires.

## Campaign

campaign-sentences = Frases para elegir
# $what (text)
campaign-new = Novedad: { $what }.
campaign-why = { $what }: ven y compruébalo.
campaign-ask = { $what }. ¿Te sumas?
campaign-date = Fecha
campaign-channel = Canal
campaign-text = Texto
campaign-tease = anunciarlo
campaign-open = empezar
campaign-show = mostrar cómo se hace
campaign-voices = dejar hablar a otros
campaign-last = último aviso
campaign-thanks = dar las gracias a todos
mail-subject = Asunto
mail-greeting = Hola:
# $what (text)
mail-first = Te escribimos por esto: { $what }.
mail-ask = Si te suena bien, solo tienes que responder a este correo.
mail-end = Hasta pronto

## Event or course

event-arrive = Llegada
event-welcome = Bienvenida y presentación del día
event-part = Parte
event-break = Descanso
event-questions = Preguntas y charla
event-end = Cierre y lo que nos llevamos
event-before = Antes
event-during = Durante
event-after = Después
event-task-place = reservar el lugar e ir a verlo una vez
event-task-invite = enviar la invitación y anotar quién viene
event-task-things = hacer la lista de lo que hace falta y quién lo trae
event-task-time = que alguien esté pendiente de la hora
event-task-photos = pedir permiso antes de sacar fotos
event-task-clean = ordenar y limpiar entre todos
event-task-thanks = dar las gracias a todos y preguntar qué gustó
event-item = Concepto
event-cost = Gasto
event-place = Lugar
event-food = Comida y bebida
event-material = Material
event-reserve = Imprevistos
invite-come = Te invitamos:
invite-reply = Por favor, responde como muy tarde una semana antes para que podamos organizarnos.

## Texts and small tasks

draft-subject = Asunto
draft-greeting = Hola:
draft-end = Un saludo cordial
draft-open = Lo que solo tú puedes saber está entre [corchetes].
need-model = Con reglas solo puedo prepararlo; un modelo podría escribirlo. Aquí tienes la estructura para rellenar.
sum-is = Resultado
list-sorted = En orden

## Check, review, summary

check-point = Punto
check-how = Cómo se demuestra
# $files (text)
review-files = Esto es lo que hay en la carpeta del proyecto: { $files }.
review-nothing = Todavía no hay nada en la carpeta del proyecto.
state-where = Cómo va
state-decided = Decidido
state-blocks = Qué lo frena
state-nothing = nada
state-last = Última actividad
state-resume = Cómo seguir
# $project (text)
state-resume-how = Di con qué quieres seguir, o bien: folkmoot project resume { $project }
# $shown, $undone, $yours, $count (numbers): acceptance points
points-found = Demostrado: { $shown } de { $count }. Sin hacer: { $undone }. Para que lo mires tú: { $yours }.
summary-took = Duración
summary-tasks = Tareas
summary-cost = Gasto
summary-outcomes = Qué salió de aquí
summary-decisions = Decisiones y por qué
summary-ready = Listo para empezar
summary-blocks = Qué lo frena
# $sum (text): dollars
money = { MONEY($sum) } $
# $minutes (number)
minutes = { $minutes ->
    [0] menos de un minuto
    [one] un minuto
   *[other] { $minutes } minutos
}

## How a point of the brief is shown, and why it is not

why-no-file = No hay tal archivo.
why-void = La tarea que lo hace no se terminó.
# $what (text)
why-not-in = “{ $what }” no está ahí.
why-copied = La comprobación solo repite el punto.
why-nothing = No se hizo nada.

## A page from what was told

slot-offer = Lo que ofrecemos
slot-hours = Horario
slot-place = Cómo llegar
slot-contact = Contacto
slot-about = Quiénes somos
slot-photos = Fotos
page-map = Ver en el mapa
# $what (text)
accept-slot = “{ $what }” está en la página.
review-nobody-told = Nadie nos lo ha dicho todavía.
# $what (text)
accept-field = Cada entrada tiene “{ $what }”.

## A report from a table

# $count, $columns (numbers)
figures-rows = { $count } filas, { $columns } columnas.
figures-column = Columna
figures-kind = Tipo
figures-total = Total
figures-empty = Vacíos
figures-number = número
figures-date = fecha
figures-text = palabras
# $what, $by (text)
figures-by = { $what } por { $by }
# $best, $worst (text)
figures-best = Más: { $best }. Menos: { $worst }.
# $what (text)
accept-total = El total de { $what } está en el informe.
