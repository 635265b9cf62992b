### What stands in the files that the team writes, in Spanish.

## The brief

section-problem = Para qué
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
# $what (text): a part that was named
accept-part = Incluye “{ $what }”.
accept-site = La página se abre en un navegador, también en el teléfono.
accept-app = La primera versión se abre en un navegador y conserva lo que se escribe.
accept-tool = El programa funciona, se explica solo y tiene una prueba.
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
task-event-programme = Hacer el programa
    .about = Por orden, con las horas que se saben.
task-event-checklist = Hacer la lista de tareas
    .about = Contando hacia atrás desde la fecha.
task-event-budget = Preparar las cuentas
    .about = Lo previsto, lo que queda y cuánto hay por persona.
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
# $files (text)
done-wrote = Escrito: { $files }.
# $file (text)
make-cannot = Con reglas, aquí nadie puede hacer { $file }.
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
part-for = Para

## Site

page-mail = Correo

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
screens-first = La primera pantalla: un formulario para una entrada nueva, la búsqueda y la tabla de todas las entradas.
# $fields (text)
screens-entry = Cada entrada tiene: { $fields }.
screens-kept = Todo se queda en este navegador; no se envía nada a ningún sitio.

## Programs

usage-run = Cómo se ejecuta
usage-test = Cómo se prueba
usage-safe = No cambia nada a menos que se lo pidas con --write.
tool-files = Lista los archivos de una carpeta y muestra cómo se llamarían.
tool-table = Lee una tabla (CSV), muestra sus columnas y suma los números.
tool-text = Lee un texto, cuenta líneas, palabras y caracteres, y encuentra lo que buscas.

## Texts and small tasks

draft-subject = Asunto:
draft-greeting = Hola:
draft-end = Un saludo cordial
draft-open = Lo que solo tú puedes saber está entre [corchetes].
need-model = Sin un modelo, el equipo no puede hacer esto. Puede calcular sumas, porcentajes, unidades y días, ordenar, contar, hacer una lista con lo que le das y escribir cartas y publicaciones con lo que le cuentas.
# $what (text)
sum-is = Resultado: { $what }
list-sorted = En orden:

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
why-gap = Todo lo que hay dentro está aún por rellenar.
why-cannot-fail = Este comando no puede fallar, así que no muestra nada.
why-no-tests = No se ejecutó ninguna prueba.
# $code (text): how a command ended
why-exit = Terminó con { $code } y no dijo nada.

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
