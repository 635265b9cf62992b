### What the server says to browsers and programs, in Spanish.

# $address (text)
web-open = Folkmoot está abierto en { $address } (Ctrl-C lo cierra; todo queda guardado).

## Errors: what happened, and what to do

# $host (text)
error-foreign-host = Este servidor no se llama “{ $host }”. Usa la dirección que mostró al arrancar o añade el nombre a [web] hosts en folkmoot.toml.
error-foreign-origin = Eso venía de la página de otro sitio, así que no se ha hecho. Abre la sala e inténtalo desde ahí.
error-token-needed = Inicia sesión primero, por favor: `folkmoot token new` crea un token.
# $room (text)
error-not-your-room = Tu token no abre la sala “{ $room }”. Pide un código u otro token a la persona dueña de la sala.
# $limit (number): bytes
error-too-large = Son más de { $limit } bytes de una vez. Envía menos o adjúntalo como archivo.
# $seconds (number)
error-too-often = Ha sido demasiado de una vez. Espera un momento ({ $seconds } s), por favor, e inténtalo otra vez.
error-not-json = Aquí se espera JSON (Content-Type: application/json).
# $why (text)
error-bad-request = Esa petición no se puede leer: { $why }.
# $what (text)
error-nothing-here = Aquí no hay nada que se llame “{ $what }”.
# $address, $why (text)
error-address-taken = No se puede abrir { $address } ({ $why }). Elige otro puerto: folkmoot serve --port 8500
# $host (text)
error-no-tokens = En { $host } podrían entrar otras personas, así que antes hace falta un token: `folkmoot token new` crea uno.

## The same errors as in the terminal, with what helps on a page

# $phase, $what (text)
web-error-not-now = Eso no es posible ahora mismo; el proyecto ha seguido adelante. Mira cómo está todo.
# $approved, $current (text)
web-error-stale-approval = El plan ha cambiado mientras leías. Mira el nuevo ({ $current }) y responde ahí, por favor.
# $card (text)
web-error-card-answered = Eso ya tiene respuesta o se ha retirado.
# $option (text)
web-error-missing-text = Añade unas palabras, por favor, para que sepamos qué quieres decir.
web-error-no-text = El mensaje todavía está vacío.
# $size, $limit (numbers)
web-error-too-long = Son { $size } caracteres, demasiado para una respuesta. Envíalo primero como mensaje y luego responde en pocas palabras.
# $room (text)
web-error-unknown-room = Todavía no hay ninguna sala “{ $room }”; se abre cuando alguien habla en ella.
# $project (text)
web-error-unknown-project = No hay ningún proyecto “{ $project }” en esta sala.
web-error-no-floor = Ahora no hay ningún proyecto en curso. Cuéntanos qué quieres que hagamos.
# $card (text)
web-error-unknown-card = No hay ninguna pregunta “{ $card }” en esta sala.
# $code (text)
web-error-bad-code = El código “{ $code }” no lleva a ninguna parte: ya se usó, tiene más de una hora o está mal escrito. Pide otro.
# $thread (text)
web-error-unknown-thread = No hay ningún hilo “{ $thread }” en esta sala.
