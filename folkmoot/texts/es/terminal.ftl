### What the terminal itself says, in Spanish: labels, hints, the help of its commands.

for-example = por ejemplo
no-files = Todavía no hay archivos.
no-threads = Los bots todavía no han hablado entre ellos fuera de la sala.

## How a project ended, in a word

outcome-success = terminado
outcome-escalation = ha pasado a construirse
outcome-cancellation = descartado
outcome-timeout = guardado para más tarde
outcome-error = terminó con un error

## The chat

chat-first = Cuéntanos qué quieres que hagamos, por ejemplo: Hazme una web para mi panadería
chat-left = Todo queda guardado. Vuelve cuando quieras con: folkmoot
chat-hint = Enter envía, Alt+Enter salta de línea, /help muestra los comandos.
chat-hint-card = Elige con ↑ ↓ y Enter o con un número; o dilo con tus palabras.
chat-hint-questions = Responde a todo en un solo texto o usa ↑ ↓ y Enter.
chat-hint-back = Enter envía, Esc vuelve atrás.
chat-changed = Ha surgido algo nuevo mientras escribías. Mira otra vez, por favor.
chat-again = Pulsa Ctrl-C otra vez para salir; todo queda guardado.
chat-keys = ↑ ↓ elegir · Tab completar · Alt+Enter nueva línea · Ctrl-C interrumpir o pausar el trabajo; dos veces, salir · Ctrl-D salir
# $bots (text), $count (number)
chat-thinking = { $count ->
    [one] { $bots } está pensando
   *[other] { $bots } están pensando
}
# $running, $done, $left (numbers): tasks
chat-progress = { $running } en marcha, { $done ->
        [one] { $done } hecha
       *[other] { $done } hechas
    }, { $left } por hacer
# $time (text): the time of day
chat-until = fin aproximado: { $time }
option-one-by-one = Responder una por una
option-leave-out = Saltar esta pregunta

## Slash commands

slash-help = esta lista
slash-status = cómo está todo
slash-projects = todos los proyectos de esta sala
slash-brief = lo acordado, y de dónde sale cada línea
slash-plan = las tareas y cómo va cada una
slash-files = lo que hay en la carpeta del proyecto
slash-threads = lo que se dicen los bots entre ellos
slash-history = las fases hasta ahora y cuánto duró cada una
slash-bots = quién está en esta sala
slash-new = pedir algo nuevo, haya lo que haya en marcha
slash-input = algo para tener en cuenta en los próximos pasos
slash-meant = se entendió mal: di qué era tu último mensaje
slash-with = adjuntar un archivo o una carpeta al próximo mensaje; solo se lee
slash-discuss = hablarlo con el equipo antes de construir nada
slash-implement = pasar a la propuesta y al plan, con lo ya dicho
slash-pause = pausar el trabajo o guardar el proyecto para más tarde
slash-continue = seguir adelante
slash-stop = parar el trabajo y revisar lo que hay
slash-resume = retomar un proyecto guardado para más tarde
slash-retry = intentar otra vez lo que no salió
slash-revise = parar y volver a hablar del plan
slash-switch = cambiar a otro proyecto; lo que digas será para él
slash-cancel = descartar el proyecto; el historial se conserva
slash-reopen = recuperar lo descartado o cerrado
slash-reset = descartar el proyecto y quedarse sin ninguno en curso; pregunta antes
slash-lang = hablar en otro idioma: en, es, pt, fr, de, it, nl o ru
slash-mode = jugar con otras reglas: normal, complex, simple, conversational
slash-join = pasar a la sala de un código; sin código, muestra el de esta sala
slash-quit = salir; todo queda guardado
# $path (text)
with-next = { $path } irá con tu próximo mensaje.
lang-now = A partir de ahora hablamos en español.
# $mode, $modes (text): names as they are typed
mode-now = El modo es { $mode }. Puedes elegir entre: { $modes }.
# $code (text)
room-code = { $code } (un solo uso, una hora). En el otro lado: folkmoot room join { $code }
# $room (text)
room-joined = Ahora estás en la sala “{ $room }”.
# $person, $channel (text)
channel-joined = { $person } se ha unido por { $channel }.
# $person, $owner (text)
approver-named = Lo dice { $owner }: { $person } también puede aprobar, parar y gastar aquí.
# $owner, $people (text): names
room-owner = Esta sala es de { $owner }, que también confía las aprobaciones a: { $people }.
room-owner-alone = Esta sala es de { $owner }: nadie más puede aprobar, parar ni gastar.
room-without-owner = Esta sala todavía no es de nadie: será de quien hable primero.

no-tokens = Todavía no hay ningún token. `folkmoot token new` crea uno.
# $token, $person (text): its id, whose it is
token-new = { $person } entra con este token ({ $token }), que solo se muestra ahora: abre la página y pégalo ahí, o envíalo como `Authorization: Bearer TOKEN`.
# $token, $person (text): its id, whose it is
token-revoked = El token { $token } de { $person } ya no abre nada.
token-every-room = todas las salas
# $at (text): day and time, for all of these
token-made = creado el { $at }
token-used = usado por última vez el { $at }
token-unused = nunca usado
token-ended = revocado el { $at }

# $code (text)
error-bad-code = El código “{ $code }” no lleva a ninguna parte: ya se usó, tiene más de una hora o está mal escrito. Pide otro: `folkmoot room code`.
# $thread (text)
error-unknown-thread = No hay ningún hilo “{ $thread }” en esta sala. Con `folkmoot threads list` ves los que hay.
# $token (text)
error-unknown-token = No hay ningún token “{ $token }”. Con `folkmoot token list` ves los que hay.
