### What the room says, in Spanish. Short, warm, exact.

## Cards

# $round, $rounds, $count (numbers)
card-questions = { $count ->
    [one] Una pregunta antes de empezar ({ $round }/{ $rounds }).
   *[other] { $count } preguntas antes de empezar ({ $round }/{ $rounds }).
}
# $count (number): options
card-options = { $count ->
    [one] Una opción. ¿Nos quedamos con ella?
   *[other] { $count } opciones. ¿Cuál te gusta más?
}
# $title (text), $count (number): tasks in the plan, $minutes (number), $cost, $budget (text)
card-approval = { $count ->
    [0] “{ $title }”: esta es la propuesta. El plan llega cuando digas que sí, con un máximo de { MONEY($budget) } dólares. ¿Te parece bien?
    [one] “{ $title }”: una tarea, cerca de { $minutes } min, { MONEY($cost) } de { MONEY($budget) } dólares. ¿Empezamos?
   *[other] “{ $title }”: { $count } tareas, cerca de { $minutes } min, { MONEY($cost) } de { MONEY($budget) } dólares. ¿Empezamos?
}
# $entry (text): the message where agreement was reached
card-ready = Parece que estamos de acuerdo (mira el mensaje { $entry }). ¿Lo convierto en una propuesta y un plan?
# $task, $title (text)
card-before = Ahora toca { $task }, “{ $title }”. ¿Empezamos?
card-after = { $task }, “{ $title }”, ya está. Échale un vistazo: ¿está bien?
# $title, $description (text)
card-decision = { $title } { $description }
card-action = Esto te toca a ti: { $title } { $description }
# $spent, $budget (text): dollars, $title (text)
card-budget = Con “{ $title }” nos pasaríamos del presupuesto de { MONEY($budget) } dólares (ya se han gastado { MONEY($spent) }). ¿Lo subimos o paramos aquí?
# $spent, $budget (text): dollars, $bot (text): who cannot go on
card-money = El presupuesto de { MONEY($budget) } dólares no alcanza para el siguiente paso (ya se han gastado { MONEY($spent) }). ¿Lo subimos o paramos aquí?
# $task, $title, $why (text), $count (number): tasks that depend on it
card-failed = { $count ->
    [0] { $task }, “{ $title }”, no salió: { $why }. ¿Lo intentamos otra vez, nos saltamos esta tarea o hacemos otro plan?
    [one] { $task }, “{ $title }”, no salió: { $why }. Otra tarea depende de esta. ¿Lo intentamos otra vez, nos saltamos las dos o hacemos otro plan?
   *[other] { $task }, “{ $title }”, no salió: { $why }. Otras { $count } tareas dependen de esta. ¿Lo intentamos otra vez, nos las saltamos todas o hacemos otro plan?
}
# $task, $title, $why (text), $first, $second (numbers): votes for each of two ways
card-vote = { $task }, “{ $title }”, no salió: { $why }. El equipo no se pone de acuerdo ({ $first } a { $second }). ¿Qué camino probamos? También podemos saltarnos esta tarea o hacer otro plan.
# $task, $title (text)
card-task-question = { $task }, “{ $title }”, necesita una respuesta tuya para poder seguir.
card-result = { $task }, “{ $title }”, ya está, y solo tú puedes juzgarlo. ¿Está bien así?
# $why (text): what is missing
card-bare = En esta máquina no hay ningún entorno aislado ({ $why }). ¿Pueden ejecutarse sin él los comandos de este proyecto? Podrían hacer entonces todo lo que puedes hacer tú.
# $count (number), $titles (text)
card-follow-ups = { $count ->
    [one] Ha surgido una tarea más: { $titles }. ¿La añadimos?
   *[other] Han surgido { $count } tareas más: { $titles }. ¿Las añadimos?
}
# $bot, $why (text)
card-stuck = { $bot } no ha respondido: { $why }. ¿Lo intentamos otra vez o descartamos el proyecto?
# $why (text): late, away, busy, key, refused, day, garbled
card-away = { $why ->
    [late] El modelo tarda demasiado.
    [away] No se puede contactar con el modelo.
    [busy] El modelo está demasiado ocupado ahora mismo.
    [key] El proveedor del modelo rechaza la clave.
    [refused] El modelo no quiere responder.
    [day] El límite de hoy para modelos se ha agotado.
   *[garbled] La respuesta del modelo no sirve.
} Todo queda como está y lo volvemos a intentar por nuestra cuenta. ¿Lo intentamos ya, seguimos por reglas o lo descartamos?
# $shown, $undone, $yours, $count (numbers): acceptance points; $left (number): tasks not done
card-review = { $shown ->
    [0] {""}
   *[other] Demostrado: { $shown } de { $count }.{" "}
}{ $undone ->
    [0] {""}
   *[other] Sin hacer: { $undone }.{" "}
}{ $yours ->
    [0] {""}
   *[other] Para que lo mires tú: { $yours }.{" "}
}{ $left ->
    [0] {""}
   *[other] Tareas sin hacer: { $left }.{" "}
}{ $count ->
    [0] Esto es lo que hicimos. ¿Está bien así?
   *[other] { $undone ->
        [0] ¿Está bien así?
       *[other] ¿Hacemos lo que falta?
    }
}
# $met, $count (numbers): acceptance points
card-satisfaction = { $count ->
    [0] Esto es lo que hemos hecho. ¿Está bien así?
    [one] { $met ->
        [0] Lo que pediste todavía no está. ¿Qué habría que cambiar?
       *[other] Lo que pediste ya está. ¿Está bien así?
    }
   *[other] { $met ->
        [one] Se cumple { $met } de { $count } puntos. ¿Está bien así?
       *[other] Se cumplen { $met } de { $count } puntos. ¿Está bien así?
    }
}

## Confirm cards

# $goal (text)
confirm-approve = ¿Empiezo con “{ $goal }”?
confirm-go = ¿Lo convierto en una propuesta y un plan?
confirm-cancel = ¿Descarto “{ $goal }”?
confirm-restart = ¿Volvemos a empezar “{ $goal }” desde las preguntas?
confirm-satisfied = ¿Doy por terminado “{ $goal }”?
confirm-raise = ¿Subo el presupuesto de “{ $goal }”?
confirm-bare = ¿Ejecuto los comandos de “{ $goal }” sin un entorno aislado?
confirm-stop = ¿Paro el trabajo y te muestro lo que hay?
confirm-revise = ¿Detengo los pasos en curso y volvemos a lo acordado para cambiarlo?
confirm-reset = ¿Descarto “{ $goal }” y todo lo acordado?
confirm-resume = “{ $goal }” sigue en espera. ¿Hablas de eso?
confirm-new = ¿“{ $goal }” es parte de esto o algo nuevo?
confirm-refused = ¿Descarto “{ $goal }”, seguimos con lo que sabemos o sigo preguntando?
# $bot, $what (text)
confirm-proposal = A { $bot } le gustaría hacer esto: { $what }. ¿Te parece bien?
refused-approval = De acuerdo, no empezamos nada. ¿Qué te gustaría distinto en “{ $goal }”? ¿O lo descartamos?
refused-review = Siento que aún no esté bien. ¿Qué te gustaría distinto en “{ $goal }”?
confirm-kept = De acuerdo, todo sigue como está.
confirm-too-late = Eso ya no se puede hacer; el proyecto ha seguido adelante.
taken-back = Deshecho: todo está como antes. ¿Qué querías decir?
taken-back-begun = Con eso ya ha empezado el trabajo, así que no se puede deshacer. Di “para” y se detiene.

## In passing

# $person, $owner (text)
opinion = Tomo nota, { $person }. Aquí eso lo decide { $owner }.
# $card (text)
not-seen = Antes de tomarlo como un sí: mira primero { $card }, por favor.
input-noted = Tomo nota. Lo tendremos en cuenta en los próximos pasos.
answer-changed = Anotado: sustituye a lo que dijiste antes. Las preguntas siguen abiertas.
input-holds = Tomo nota. El trabajo queda en pausa; di “continúa” cuando quieras seguir.
# $bot, $why (text)
bot-away = { $bot } no ha podido responder: { $why }. Todo sigue igual.
# $bots (text), $count (number)
bots-missed = { $count ->
    [one] No hemos podido consultar a { $bots }. Seguimos sin su pregunta.
   *[other] No hemos podido consultar a { $bots }. Seguimos sin sus preguntas.
}
# $task, $title, $why (text), $attempt (number)
task-retries = { $task }, “{ $title }”, no salió (intento { $attempt }): { $why }. Vamos otra vez.
# $task, $title, $work, $why (text), $loop, $loops (numbers): $task sends $work back
work-sent-back = { $task }, “{ $title }”, devuelve { $work } ({ $loop }/{ $loops }): { $why }
# $task, $title, $way (text), $ahead, $behind (numbers): votes for the way that is tried, and against it
team-voted = { $task }, “{ $title }”: el equipo votó, { $ahead } a { $behind }. Probamos así: { $way }.
# $task, $command (text), $why: time, memory, processes or disk
command-stopped = { $why ->
    [time] Un comando de { $task } tardaba demasiado y lo hemos detenido: { $command }
    [memory] Un comando de { $task } pedía demasiada memoria y lo hemos detenido: { $command }
    [processes] Un comando de { $task } abría demasiados procesos y lo hemos detenido: { $command }
    [disk] Un comando de { $task } escribía demasiado en el disco y lo hemos detenido: { $command }
   *[other] Hemos detenido un comando de { $task }: { $command }
}
# $count (number), $programs (text)
plan-missing = { $count ->
    [one] Este plan necesita un programa que no está en esta máquina: { $programs }. Lo que depende de él se puede escribir aquí, pero no probar.
   *[other] Este plan necesita programas que no están en esta máquina: { $programs }. Lo que depende de ellos se puede escribir aquí, pero no probar.
}
# $count (number), $titles (text)
follow-ups-added = { $count ->
    [one] Se ha añadido una tarea pequeña: { $titles }.
   *[other] Se han añadido { $count } tareas pequeñas: { $titles }.
}
# $task, $why (text)
follow-ups-refused = { $task } propuso más tareas que no se pueden hacer: { $why }.
# $project, $goal (text)
parked-pause = “{ $goal }” ({ $project }) queda guardado para más tarde. No se pierde nada; vuelve cuando quieras.
parked-timeout = Como no ha habido movimiento, “{ $goal }” ({ $project }) queda guardado para más tarde. No se pierde nada; avísanos cuando quieras seguir.
# $size (number): characters
text-in-file = Era un texto largo ({ $size } caracteres); está completo en un archivo junto a la sala.

offline-team = El equipo sin conexión trabaja con reglas, sin ningún modelo, y lo dice abiertamente.
# $model (text): provider and name
model-team = { $model } piensa por el equipo. Lo que cuesta se ve junto al plan.
# $model (text): provider and name
price-unknown = Aquí no se sabe cuánto cuesta { $model }, así que solo se cuentan sus tokens. El precio se pone en [models.prices] de folkmoot.toml.
nothing-yet = No hay nada en marcha. Cuéntanos qué quieres que hagamos.
# $count (number)
still-owed = { $count ->
    [one] Seguimos en ello: hay un trabajo en marcha. `folkmoot worker --until-idle` continúa con él.
   *[other] Seguimos en ello: hay { $count } trabajos en marcha. `folkmoot worker --until-idle` continúa con ellos.
}
# $cards (text)
also-waiting = También te espera: { $cards }
ask-changes = Dilo con tus palabras:

## Phases

# $round, $rounds (numbers), $bots (text)
phase-discovery = Preguntas, ronda { $round }: { $bots }
phase-answering = Preparando la respuesta
phase-debate = Hablándolo
phase-ready = Todo listo
phase-synthesis = Escribiendo la propuesta y el plan
phase-approval = A la espera de tu aprobación
phase-execution = Manos a la obra
phase-review = Revisando el resultado
phase-idle = Terminado

## How a project ended

# $project, $why (text)
end-success = { $project } está terminado.
end-escalation = { $project } ha crecido: ahora toca construirlo.
end-cancellation = { $project } queda descartado. El historial se conserva.
end-timeout = { $project } queda guardado para más tarde.
end-error = { $project } terminó con un error: { $why }.
work-held = El trabajo de { $project } queda en pausa; lo que ya está en marcha se termina.
work-continued = { $project } sigue adelante.
project-resumed = { $project } está de vuelta.
project-restored = { $project } está otra vez aquí, como estaba.
# $cards (text)
no-floor-but = Ahora no hay ningún proyecto en curso. Te espera: { $cards }
floor-taken = Ahora estamos con { $project }.

## What stands around the cards

otherwise = si no
recommended = recomendado
plan-heading = Plan
no-brief = Todavía no hay propuesta.
no-plan = Todavía no hay plan.
# $tasks (text): names of tasks
plan-after = después de { $tasks }
is-paused = en pausa
is-parked = guardado para más tarde
option-submit = Enviar
option-skip = Seguir sin esto
option-approve = Aprobar
option-modify = Cambiar algo
option-replan = Hacer otro plan
option-cancel = Descartar
option-continue = Continuar
option-change = Cambiar algo
option-stop = Parar
option-done = Hecho
option-impossible = No es posible
option-start = Empezar a construir
option-discuss = Seguir hablando
option-satisfied = Está bien
option-changes = Hay que cambiar algo
option-fix = Hacer lo que falta
option-restart = Empezar de nuevo
option-yes = Sí
option-no = No
option-new = Algo nuevo
option-part = Parte de esto
option-keep = Seguir preguntando
option-raise = Subir el presupuesto
option-none = Ninguna de estas
option-retry = Intentarlo otra vez
option-rules = Seguir por reglas
option-drop = Descartar

## What was decided, as papers and the timeline tell it

decided-approved = Aprobado
decided-asked = Aprobado al pedirlo
decided-modify = Se pidieron cambios en la propuesta
decided-replan = Se pidió otro plan
decided-changes = Se pidieron cambios en el resultado
decided-edited = Se editó la propuesta o el plan
decided-debate = Primero se habla del tema
decided-debated = Terminó el debate
decided-discovered = Terminaron las preguntas
decided-budget = Se cambió el presupuesto
decided-satisfied = El resultado está bien
decided-restart = Se empezó de nuevo
decided-stopped = Se paró el trabajo
decided-revise = Se paró el trabajo para replantear el plan
decided-confirmed = Confirmado
decided-skipped = Omitido
decided-cancelled = Descartado
decided-taken-back = Deshecho
decided-reopened = Recuperado
decided-more = Se aceptaron más tareas
decided-no-more = Sin más tareas por ahora
decided-bare = Respondido: ¿comandos sin un entorno aislado?
decided-rules = A partir de aquí, por reglas
# $what (text): what an option is called
decided-chose = Elegido: { $what }
decided-approver = También puede aprobar aquí
decided-joined = Se unió otro chat
decided-mode = Se cambió el modo

## Why it was decided, or ended, after a colon

because-known = seguimos con lo que se sabe
because-wanted = se piden propuesta y plan
because-budget = el presupuesto se ha agotado
because-away = un bot no respondió
because-model = el modelo no volvió
because-settings = según la configuración
# $title (text): of the task
because-one = una tarea: { $title }

## Errors: what happened, and what to do

error-failed = Algo ha salido mal.
# $phase, $what (text)
error-not-now = “{ $what }” no es posible ahora ({ $phase }). Con `folkmoot project status` ves cómo está todo.
# $approved, $current (text)
error-stale-approval = { $approved } ya no es la versión actual. Mira { $current } y responde ahí, por favor.
# $card (text)
error-card-answered = { $card } ya tiene respuesta o se ha retirado. Con `folkmoot project status` ves lo que sigue abierto.
# $person, $owner (text)
error-not-yours = Eso solo puede hacerlo { $owner } o alguien que { $owner } haya elegido; tú eres { $person }.
# $entry (number), $why (text)
error-cannot-take-back = { $why ->
    [another] Ese mensaje no es tuyo; solo quien lo escribió puede decir qué quería decir.
    [old] Han pasado demasiadas cosas desde la entrada { $entry }. Di simplemente lo que quieres ahora.
    [begun] El trabajo ya ha empezado por eso. Di “para” y se detiene.
    [same] Ya se entendió así.
    [busy] Un momento: se está respondiendo a otro mensaje. Inténtalo después.
   *[none] La entrada { $entry } no es un mensaje tuyo que se pueda leer de otra manera.
}
error-wrong-use = Eso no se puede hacer: { $why }.
# $room (text)
error-unknown-room = No hay ninguna sala “{ $room }”. `folkmoot say --room { $room } TEXT` la abre.
# $project (text)
error-unknown-project = No hay ningún proyecto “{ $project }” en esta sala. Con `folkmoot project list` ves los que hay.
error-no-floor = Ahora no hay ningún proyecto en curso. Cuéntanos qué quieres que hagamos o elige uno: `folkmoot project list`.
# $card (text)
error-unknown-card = No hay ninguna tarjeta “{ $card }” en esta sala. Con `folkmoot project status` ves lo que sigue abierto.
# $option, $options (text)
error-unknown-option = “{ $option }” no es una opción aquí. Puedes elegir entre: { $options }.
# $option (text)
error-missing-text = “{ $option }” necesita que lo digas con tus palabras: añade --text "…".
error-no-text = El mensaje está vacío. Escribe algo, por ejemplo: folkmoot say "Hazme un CRM"
error-not-text = Eso no es texto legible (UTF-8). Para adjuntar archivos, usa --with.
# $line (text): its number
error-bad-line = La línea { $line } no es un mensaje: cada línea es un objeto JSON con "text" y, si es una respuesta, "state" y "asked".
# $state, $states (text)
error-unknown-state = No existe el estado “{ $state }”: usa uno de estos: { $states }, o ninguno si es un primer mensaje.
# $size, $limit (numbers)
error-too-long = Son { $size } caracteres, demasiado para una respuesta. Envíalo primero como mensaje (`folkmoot say -` lo lee de un archivo) y luego responde en pocas palabras.
# $name (text)
error-bad-name = “{ $name }” no sirve como nombre aquí: usa letras y números, con . _ - en medio si quieres, hasta 100 caracteres.
# $why (text)
error-bad-edits = Los cambios no se pueden usar: { $why }.
# $words (text)
error-not-money = “{ $words }” no es una cantidad de dinero. Dila en dólares, por ejemplo: 10
# $least (text): dollars
error-too-little = El presupuesto debe superar { MONEY($least) } $: eso ya está fijado, gastado o prometido.
# $name, $why (text)
error-bad-setting = El ajuste { $name } no se puede usar: { $why }.
# $why (text)
error-broken-plan = Ese plan no se puede llevar a cabo: { $why }.
# $job (text)
error-nobody-waits = Ya nadie espera { $job }.
# $path, $why (text)
error-store = Los datos de { $path } no se pueden usar: { $why }.
# $path (text), $found, $known (numbers)
error-newer-database = { $path } se creó con una versión más nueva de Folkmoot. Actualiza esta o usa otro FOLKMOOT_HOME.
# $path, $why (text)
error-damaged-database = { $path } está dañado ({ $why }). Pon una copia de seguridad en su lugar o muévelo a otro sitio para empezar de cero; no se ha tocado nada.
# $path (text)
error-folder-read-only = No se puede escribir en { $path }. Date permiso de escritura o pon otra carpeta en FOLKMOOT_HOME.
error-disk-full = No queda espacio para { $path }. No se ha guardado nada a medias; libera algo de espacio y dilo otra vez.
# $limit (number): megabytes
error-room-full = Los archivos enviados a esta sala ocupan todo su espacio ({ $limit } MB). Envía uno más pequeño o abre otra sala para él.
# $path (text), $pid (text)
error-folder-busy = El proceso { $pid } ya está trabajando en { $path }. Puedes usar `folkmoot say` mientras tanto o detener antes ese proceso.
# $path, $line, $why (text)
error-bad-bot = El archivo de bot { $path } no se puede usar, línea { $line }: { $why }. Los demás bots siguen funcionando.
# $bot, $bots (text)
error-unknown-bot = Ningún bot se llama “{ $bot }”. Los que hay: { $bots }.
# $path, $why (text)
error-no-material = No se puede leer { $path }: { $why }. Indica un archivo o una carpeta que exista.
# $path (text)
error-file-taken = { $path } ya existe. Elige otro nombre o mueve antes ese archivo; no se ha tocado nada.
error-folder-taken = { $path } no está vacía, y una copia de seguridad nunca se mezcla con lo que ya hay. Pon una carpeta nueva en FOLKMOOT_HOME o mueve antes esta a otro sitio.
# $path, $why (text)
error-no-place = No se puede escribir { $path }: { $why }. Elige un lugar en el que puedas escribir.
error-bad-backup = No se puede restaurar { $path }: { $why }. No se ha tocado nada; prueba con otra copia de seguridad.
# $path (text)
error-newer-backup = { $path } se creó con una versión más nueva de Folkmoot. Actualiza esta y luego restáurala.

model-back = El modelo ha vuelto. Seguimos.
model-garbled = La respuesta del modelo no servía.
rules-taken = Entonces, por reglas. Lo que las reglas no pueden hacer lo decimos antes de que apruebes.
# $why (text): late, away, busy, key, refused, money, day, garbled
by-rules = { $why ->
    [late] El modelo ha tardado demasiado, así que esto va por reglas.
    [away] No se puede contactar con el modelo, así que esto va por reglas.
    [busy] El modelo está demasiado ocupado ahora mismo, así que esto va por reglas.
    [key] El proveedor del modelo ha rechazado la clave, así que esto va por reglas. `folkmoot doctor` dice qué hay que configurar.
    [refused] El modelo no ha querido responder, así que esto va por reglas.
    [money] El presupuesto se ha agotado, así que esto va por reglas.
    [day] El límite de hoy se ha agotado, así que esto va por reglas.
   *[garbled] La respuesta del modelo no servía, así que esto va por reglas.
}
# $count (number), $wishes (text): what rules cannot do
plan-beyond = Esto el equipo no puede hacerlo sin un modelo, y no está en el plan: { $wishes }
