### What the page itself says, in Spanish: the room, its cards and its settings.

## The frame

# $title (text): what the project or the room is called
page-title = { $title } · Folkmoot
# $title (text): the same, while the team waits for an answer
page-title-waiting = ● Te toca: { $title }
page-skip = Ir al campo de mensaje
page-rooms = Salas
page-projects = Proyectos
page-project = El proyecto
page-conversation = Conversación
page-columns = Qué ver
page-column-room = Sala
page-column-project = Proyecto
page-something-new = hay algo nuevo
# $room (text): its name
page-room-of = Sala “{ $room }”
page-close = Cerrar
page-back = Volver
page-save = Guardar
page-lost = Sin conexión. Seguimos intentándolo y no se pierde nada.
page-try-now = Intentar ahora
page-away = El servidor no responde. Inténtalo otra vez en un momento, por favor.

## The conversation

page-earlier = Ver mensajes anteriores
page-loading = Cargando…
page-new-messages = Mensajes nuevos ↓
page-you = Tú
page-writing = está escribiendo
page-sending = enviando…
page-send-again = Enviar otra vez
page-edit-again = Editar
# $what (text): one of the page-meant-… texts
page-understood = entendido como: { $what }
# $percent (number)
page-sure = confianza: { $percent } %
# $topics (text): a list
page-about = Sobre: { $topics }
page-i-meant = Quería decir:
page-bring-back = Recuperarlo
page-meant-build = construir
page-meant-explore = explorar ideas
page-meant-advice = un consejo
page-meant-research = investigar
page-meant-task = una tarea
page-meant-chat = una charla
page-meant-answer = una respuesta
page-meant-skip = seguir adelante
page-meant-cancel = descartarlo
page-meant-question = una pregunta
page-meant-pause = una pausa
page-meant-new = algo nuevo
page-meant-approve = un sí al plan
page-meant-modify = un cambio en el plan
page-meant-replan = hacer otro plan
page-meant-satisfied = está bien
page-meant-changes = hay que cambiar algo
page-meant-restart = empezar de nuevo
page-meant-go = empezar ya
page-meant-continue = seguir hablando
page-meant-input = algo para tener en cuenta en los próximos pasos
page-meant-stop = parar
page-meant-revise = volver a hablar del plan
page-meant-choose = una elección
page-meant-other = otras opciones
page-meant-yes = sí
page-meant-no = no
# $title (text)
page-brief-written = La propuesta está escrita: “{ $title }”.
# $count (number): tasks
page-plan-drafted = { $count ->
    [one] El plan tiene una tarea.
   *[other] El plan tiene { $count } tareas.
}
page-read-it = Leerla
page-see-it = Verlo
page-see-files = Ver los archivos
# $task (text): its name, such as t3
page-see-task = Ver { $task }
# $bot, $why (text)
page-next-speaker = Ahora habla { $bot }: { $why }
# $who (text)
page-interrupted = { $who } toma la palabra.
# $who, $channel (text)
page-joined = { $who } se ha unido por { $channel }.
# $who, $owner (text)
page-approver = Lo dice { $owner }: { $who } también puede aprobar, parar y gastar aquí.
page-edited = con cambios en la propuesta o en el plan
page-pro = a favor
page-con = en contra
page-risks = Riesgos
page-agrees = está de acuerdo
page-objects = tiene objeciones
# $count (number)
page-options = { $count ->
    [one] Una opción
   *[other] { $count } opciones
}
# $bots (text): a list of names
page-questions-of = Las preguntas de { $bots }
page-withdrawn = pregunta retirada
page-came-success = hecho
page-came-partial = hecho a medias
page-came-failed = no salió
page-came-shown = demostrado
page-came-undone = sin hacer
page-came-yours = para que lo mires tú

## What was pressed outside of cards

page-command-pause = Pausar
page-command-continue = Continuar
page-command-stop = Parar
page-command-retry = Intentarlo otra vez
page-command-revise = Pausar y replantear
page-command-cancel = Descartar
page-command-resume = Retomar
page-command-reopen = Recuperar
page-command-switch = Pasar a este proyecto
page-command-reset = Descartar todo
page-command-input = Para los próximos pasos
page-command-implement = Construir ya
page-command-discuss = Hablarlo antes
# $text (text): code of a language
page-command-lang = Idioma: { $text }
# $text (text): name of a mode, or empty
page-command-mode = { $text ->
    [complex] Modo: complejo
    [simple] Modo: simple
    [conversational] Modo: conversación
   *[other] Modo: normal
}
# $text (text): a sum of money
page-command-budget = Presupuesto: { $text }

## Cards

# $text (text): what the card says
page-asks = El equipo pregunta: { $text }
# $project (text): what it is called
page-card-of = Para “{ $project }”
page-go-there = Ir al proyecto
page-answer-here = Responder aquí
page-owner-decides = Eso lo decide la persona dueña de la sala; lo que elijas queda anotado como tu opinión.
page-read-brief = Leer la propuesta y el plan
page-read-plan = Leer el plan
page-show-agreement = Ver el mensaje en que nos pusimos de acuerdo
page-new-budget = Nuevo presupuesto en dólares
# $how (text): high, medium, low
page-confidence = { $how ->
    [high] confianza alta
    [medium] confianza media
    [low] aún por comprobar
   *[other] { $how }
}
# $sources (text): a list
page-sources = Fuentes: { $sources }
page-words-modify = ¿Qué debería ser distinto?
page-words-changes = ¿Qué habría que cambiar?
page-words-change = ¿Qué debería ser distinto?
page-all-in-one = Tus respuestas, en un solo texto
page-one-text = Responder en un solo texto
page-one-by-one = Responder una por una
page-nothing-answered = Responde al menos a una pregunta o sigue sin responder.
# $count (number): questions
page-skip-assumes = { $count ->
    [one] Si sigues sin responder, suponemos lo que aparece debajo de la pregunta.
   *[other] En lo que dejes sin responder, suponemos lo que aparece debajo.
}

## Speaking

page-composer = Tu mensaje
page-say = ¿Qué te gustaría?
page-say-answers = O responde en un solo texto
page-send = Enviar
page-interrupt = Interrumpir
# $count (number): messages and answers
page-unsent = { $count ->
    [one] Un mensaje todavía no se ha enviado.
   *[other] { $count } mensajes todavía no se han enviado.
}
page-implement = Construir ya
page-discuss = Hablarlo antes
page-as-new = Como proyecto nuevo
page-as-new-why = El próximo mensaje abre un proyecto nuevo; este sigue como está.
page-bots = Bots
page-everyone = Todo el equipo
# $count (number): messages that wait for their turn
page-waiting-messages = { $count ->
    [one] un mensaje espera su turno
   *[other] { $count } mensajes esperan su turno
}

## The side list

page-waits = te espera
page-new-room = Nueva sala
page-room-name = Nombre de la sala
page-open-room = Abrir
page-invite = Invitar
page-invite-why = Trae a esta sala otro dispositivo, un chat o a otra persona.

## The first visit

page-welcome = ¿Qué quieres que hagamos?
page-welcome-how = Cuéntalo con tus palabras. El equipo pregunta lo que importa, te muestra una propuesta y un plan, y empieza cuando digas que sí. Puedes mirar, pausar y cambiar el rumbo en cualquier momento.
page-try = Por ejemplo
page-example-site = Hazme una web para mi panadería
page-example-tool = Escribe un programa pequeño que renombre mis fotos según la fecha
page-example-advice = ¿Me conviene alquilar o comprar una cafetera espresso para la oficina?
page-example-explore = Tengo una habitación libre y algunas tardes. ¿Qué podría hacer con ellas?
page-team = Quién está aquí
# $count (number): bots
page-team-more = { $count ->
    [one] Uno más se suma cuando hace falta.
   *[other] Otros { $count } se suman cuando hacen falta, sobre todo para software.
}

## Settings

page-settings = Ajustes
page-language = Idioma
page-mode = Cómo trabajamos
page-mode-normal = Normal
page-mode-normal-why = Unas pocas preguntas, un plan que apruebas y luego el trabajo de una vez.
page-mode-complex = Complejo
page-mode-complex-why = Más preguntas, y te consultamos antes y después de cada paso.
page-mode-simple = Simple
page-mode-simple-why = Casi sin preguntas; lo pequeño empieza enseguida y te lo mostramos después.
page-mode-conversational = Conversación
page-mode-conversational-why = Lo hablamos por turnos, hasta que digas “constrúyelo”.
page-theme = Apariencia
page-theme-system = Como el sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-budget = Presupuesto en dólares
# $spent, $budget (text): sums of money
page-spent = Se han gastado { $spent } de { $budget }.
page-model = Quién piensa
page-join = Unirse a una sala
page-join-go = Unirse
page-join-why = Con un código que te hayan dado o desde tu propia terminal: folkmoot room code
# $person, $room, $version (text)
page-who = Eres { $person }, en la sala “{ $room }”. Folkmoot { $version }
page-sign-out = Cerrar sesión

## The invitation

page-code-why = Este código abre la sala una sola vez, durante la próxima hora. Desde entonces, todo lo que se diga aquí aparece también allí.
page-code-where = En otra página: Ajustes, “Unirse a una sala”. En una terminal:
page-copy = Copiar
page-copied = Copiado

## Signing in

page-login = Iniciar sesión
page-login-why = Esta sala está abierta a quien tenga un token. La persona que la administra crea uno con: folkmoot token new
page-token = Token
page-login-wrong = Ese token no abre nada aquí. Puede que esté mal escrito o que se haya revocado.

## Files that are brought

page-bring = Adjuntar archivos
page-bring-why = El equipo los lee y nunca los cambia.
# $name (text): of a file
page-leave-out = Quitar { $name }
# $names (text): a list of files
page-brought = con { $names }
page-drop-here = Suelta aquí los archivos para adjuntarlos

# $name (text): what a project is called
page-named = “{ $name }”
