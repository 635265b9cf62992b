### What stands in the project's panel of the page, in Spanish: short, warm, exact.

panel-empty = Todavía no hay nada en marcha.
panel-empty-more = Cuéntanos qué quieres que hagamos. Aquí aparecerán la propuesta, el plan, el trabajo y los archivos.
panel-loading = Un momento…
panel-trouble = No se ha podido cargar. Lo intentaremos otra vez cuando algo cambie.
panel-owner = Esto lo decide la persona dueña de la sala o alguien que haya elegido.

## Where the project stands

# $round, $rounds (numbers)
panel-stands-discovery = El equipo está pensando sus preguntas
panel-stands-discovery-you = A la espera de tus respuestas, ronda { $round } de { $rounds }
panel-stands-answering = El equipo está preparando la respuesta
panel-stands-answering-you = A la espera de tu elección
panel-stands-debate = Hablándolo
panel-stands-debate-you = Hablándolo; hay una pregunta para ti
panel-stands-ready = Parece que estamos de acuerdo
panel-stands-ready-you = Parece que estamos de acuerdo; ahora decides tú
panel-stands-synthesis = El equipo está escribiendo la propuesta y el plan
panel-stands-synthesis-you = Antes de seguir, hay una pregunta para ti
panel-stands-approval = Para tu aprobación
panel-stands-approval-you = A la espera de tu aprobación
panel-stands-execution = El equipo está trabajando
panel-stands-execution-you = Manos a la obra; hay una pregunta para ti
panel-stands-review = El equipo está revisando el resultado
panel-stands-review-you = A la espera de tu veredicto
panel-stands-idle = Recién empezado
panel-stands-idle-you = Hay una pregunta para ti
panel-stands-paused = En pausa; lo que ya está en marcha se termina
panel-stands-parked = Guardado para más tarde; no se pierde nada

panel-outcome-success = Terminado
panel-outcome-escalation = Ha pasado a construirse
panel-outcome-cancellation = Descartado; el historial se conserva
panel-outcome-timeout = Guardado para más tarde tras un largo silencio
panel-outcome-error = Terminó con un error
panel-summary = Leer el resumen
panel-resume = Retomarlo

panel-steps = Los pasos de este proyecto
panel-step-questions = Preguntas
panel-step-debate = Debate
panel-step-brief = Propuesta y plan
panel-step-approval = Aprobación
panel-step-work = Trabajo
panel-step-review = Revisión
panel-step-options = Opciones
panel-step-answer = Respuesta
panel-step-done = hecho

## The work

panel-work = El trabajo
# $done, $total (numbers): tasks
panel-done = { $total ->
    [one] { $done } de una tarea hecha
   *[other] { $done } de { $total } tareas hechas
}
# $time (text): the time of day
panel-until = fin aproximado: { $time }
panel-pause = Pausar
panel-continue = Continuar
panel-stop = Parar
panel-stop-sure = ¿Terminamos aquí el trabajo y vemos lo que hay?
panel-stop-yes = Parar el trabajo
panel-revise = Replantear
panel-revise-sure = ¿Paramos y volvemos a hablar de la propuesta y del plan? Lo que ya está hecho se conserva.
panel-revise-yes = Parar y replantear
panel-keep-on = Seguir adelante

## The tabs

panel-tabs = Los documentos de este proyecto
panel-tab-brief = Propuesta
panel-tab-plan = Plan
panel-tab-files = Archivos
panel-tab-timeline = Historial
panel-tab-threads = Hilos
panel-tab-cost = Gasto

## The brief

panel-brief-none = La propuesta aparecerá aquí en cuanto el equipo sepa lo suficiente: qué está acordado, qué se supone y qué queda abierto.
panel-brief-talk = Para un consejo, una investigación o unas ideas no hace falta propuesta. Di “constrúyelo” y aquí aparecerá una.
panel-brief-task = Una sola tarea no necesita propuesta: se hace lo que pediste.
panel-line-assumed = supuesto
panel-line-open = abierta
# $count (number): lines
panel-count-stated = { $count ->
    [one] un punto acordado
   *[other] { $count } puntos acordados
}
panel-count-assumed = { $count ->
    [one] un supuesto
   *[other] { $count } supuestos
}
panel-count-open = { $count ->
    [one] una pregunta abierta
   *[other] { $count } preguntas abiertas
}
panel-edit = Editar
panel-edit-brief = Editar la propuesta
panel-edit-plan = Editar el plan
panel-edit-brief-note = Si cambias la propuesta, hacemos otro plan antes de empezar nada.
panel-edit-title = Título
panel-edit-goal = Objetivo
# $section (text): its name, $number (number): of the line
panel-edit-line = { $section }, línea { $number }
panel-remove-line = Quitar la línea { $number } de “{ $section }”
panel-add-line = Añadir una línea
# $number (number)
panel-edit-check = Cómo se demuestra el punto { $number }
panel-check-how = runs: orden · shows archivo: palabras · has archivo: elemento · file: nombre · look · you
panel-save-plan-again = Guardar y hacer otro plan
panel-discard = Descartar cambios

## The plan

panel-plan-none = El plan aparecerá aquí cuando la propuesta esté escrita: quién hace qué y en qué orden.
panel-plan-later = El plan llega cuando digas que sí a la propuesta.
# $programs (text), $count (number): programs that are not on this machine
panel-missing = { $count ->
    [one] En esta máquina falta un programa que el plan necesita: { $programs }. Lo que depende de él se puede escribir, pero no probar.
   *[other] En esta máquina faltan programas que el plan necesita: { $programs }. Lo que depende de ellos se puede escribir, pero no probar.
}
panel-graph = El plan en imagen: quién espera a quién
panel-tasks = Tareas
panel-task-waiting = en espera
panel-task-ready = por empezar
panel-task-running = en marcha
panel-task-resting = nuevo intento pronto
panel-task-held = en pausa
panel-task-done = hecha
panel-task-failed = no salió
panel-task-skipped = omitida

panel-task-by = Bot
panel-task-after = Después de
panel-task-due = Plazo
panel-task-attempt = Intento
panel-task-time = Tiempo
panel-task-sure = Confianza
panel-task-needs = Necesita
panel-task-bounds = Límites
panel-task-result = Resultado
panel-task-evidence = Qué demuestra que está hecha
panel-task-uses = Herramientas
# $count (number): uses of tools
panel-uses = { $count ->
    [one] un uso
   *[other] { $count } usos
}
panel-evidence-file = Archivo
panel-evidence-exit = Comando
panel-evidence-check = Revisión de otro bot
panel-evidence-sources = Texto con fuentes
panel-evidence-person = Tu palabra
panel-proof-promised = pendiente
# $kind (text): file, exit, check, sources or person
panel-proof-found = { $kind ->
    [exit] pasó
    [check] aceptado
    [person] confirmado
   *[other] encontrado
}
panel-proof-missing = { $kind ->
    [exit] no pasó
    [check] no aceptado
    [person] sin confirmar
   *[other] no encontrado
}
panel-proof-output = Ver la salida

# $task (text): the name of a task, such as t3
panel-task-title = Título de { $task }
panel-task-bot = Bot para { $task }
panel-task-about = De qué trata { $task }
panel-task-file = Archivo que escribe { $task }
panel-task-file-note = El archivo que escribe; si lo dejas vacío, tú dices cuándo está hecha
panel-task-first = no espera a ninguna otra
panel-remove-task = Quitar { $task }
panel-add-task = Añadir una tarea

## Files

panel-files-made = Lo que hemos hecho
panel-files-papers = Sobre el proyecto
panel-files-all = Todos los archivos
panel-zip = Descargar todo (zip)
panel-download = Descargar
panel-look = Vista previa
panel-source = Código
panel-file-cut = Este archivo es largo; solo se muestra el principio. Descárgalo para verlo completo.
panel-file-binary = Este archivo no se puede mostrar aquí, pero sí descargar.
# $file (text)
panel-frame = Vista previa de { $file }
panel-frame-note = La página funciona en un marco propio y no puede acceder a esta sala.
panel-full = Abrir a tamaño completo

## Timeline

panel-timeline-none = Todavía no ha pasado nada.
# $round (number)
panel-phase-discovery = Preguntas, ronda { $round }
panel-phase-answering = Preparando la respuesta
panel-phase-debate = Hablándolo
panel-phase-ready = Acuerdo
panel-phase-synthesis = Propuesta y plan
panel-phase-approval = Aprobación
panel-phase-execution = Trabajo
panel-phase-review = Revisión
panel-phase-idle = Fin
# $count (number): which attempt this is
panel-iteration = versión { $count }

## Threads

# $count (number)
panel-messages = { $count ->
    [one] un mensaje
   *[other] { $count } mensajes
}
# $type (text): request, response, report or discussion
panel-said = { $type ->
    [request] pide
    [response] responde
    [report] informa
    [discussion] comenta
   *[other] dice
}

## Cost

# $spent, $budget (text): dollars
panel-cost-of = gastados de { $budget }
panel-cost-bar = { $spent } gastados de { $budget }
panel-cost-rules = No hay ningún modelo configurado: el equipo trabaja con reglas, y eso no cuesta nada.
panel-cost-tokens = Tokens usados
panel-cost-expected = Gasto previsto
panel-cost-time = Tiempo previsto
# $minutes (number)
panel-minutes = { $minutes ->
    [0] menos de un minuto
    [one] cerca de un minuto
   *[other] cerca de { $minutes } minutos
}
panel-budget-change = Cambiar el presupuesto (dólares)
panel-budget-set = Fijar presupuesto

## The approval

panel-approval = Propuesta y plan
panel-approval-waits = El equipo está escribiendo la próxima versión; en un momento la verás aquí.
# $card (text): the id of the new version
panel-approval-newer = Esta es una versión más nueva ({ $card }). Sustituye a la que estabas leyendo.
# $count (number)
panel-approval-tasks = { $count ->
    [one] una tarea
   *[other] { $count } tareas
}
# $cost (text): dollars
panel-approval-cost = { $cost } previstos
# $budget (text): dollars
panel-approval-budget = presupuesto: { $budget }
panel-approve-changed = Aprobar con tus cambios
panel-modify-ask = ¿Qué debería ser distinto?
panel-send = Enviar
panel-back = Volver
panel-close = Cerrar
