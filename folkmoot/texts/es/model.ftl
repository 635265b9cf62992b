### Who thinks for the team, and connecting a model, in Spanish.

## Who thinks

model-none = Todavía no hay ningún modelo de IA conectado. El equipo puede preguntar, planear y hacer páginas, listas e informes sencillos.
model-none-how = Para conectar uno: folkmoot model (en el chat: /model)
# $sum, $cost (text): dollars for a million tokens that it reads and writes
model-price = Un millón de tokens cuesta { MONEY($sum) } $ al leer y { MONEY($cost) } $ al escribir.
model-no-price = Aquí no se conoce su precio: solo se cuentan los tokens.
model-by-environment = Así lo dice FOLKMOOT_MODEL en el entorno; tiene prioridad sobre lo que se elige aquí.
model-by-chosen = Se eligió con `folkmoot model` o en la página.
model-by-file = Está en folkmoot.toml.
model-by-key = Su clave se encontró en el entorno.
model-key-kept = Su clave se guarda en la carpeta de datos, solo tú puedes leerla, y nunca se muestra.
model-found = Encontrado aquí:
# $variable, $model (text)
model-found-key = { $variable } en el entorno: { $model }
# $server, $url, $models (text)
model-found-server = { $server } ({ $url }): { $models }
model-found-none = No hay ninguna clave en el entorno, y en esta máquina no responde ningún servidor de modelos (Ollama, LM Studio, llama.cpp, vLLM).
# $example (text): a name
model-how = Para usar uno: folkmoot model use { $example } (si falta la clave, se pide); un servidor propio: folkmoot model use NAME --url URL
# $example (text): a name
model-how-chat = Aquí: /model use { $example }, /model test, /model forget. Una clave es mejor darla en otra terminal, donde no se ve: folkmoot model use { $example }

## Choosing

# $model (text)
model-used = { $model } queda elegido. Piensa desde el próximo mensaje, en toda esta carpeta de datos.
# $model, $other (text)
model-used-waits = { $model } queda elegido, pero FOLKMOOT_MODEL en el entorno dice { $other }, y eso va primero. Quita la variable para usar tu elección.
model-forgotten = La elección y su clave quedan olvidadas.
model-nothing-forgotten = No había nada elegido, así que no hay nada que olvidar.
# $provider (text)
model-key-prompt = Clave de { $provider } (no se muestra):
# $model (text)
model-asking = Haciendo una pequeña pregunta a { $model } …

## What came of a trial

# $model (text), $seconds (number), $cost (text): dollars
model-tried-works = { $model } funciona: respondió en { $seconds } s, por { MONEY($cost) } $.
# $model (text), $seconds (number)
model-tried-unpriced = { $model } funciona: respondió en { $seconds } s. Aquí no se sabe lo que cuesta una llamada.
# $model (text)
model-tried-key = { $model } no acepta la clave. Revísala, por favor, y vuelve a darla.
# $model (text)
model-tried-credit = { $model } acepta la clave, pero la cuenta no tiene saldo.
# $model (text)
model-tried-busy = { $model } responde, pero tiene demasiado trabajo o un problema propio. Prueba otra vez en un minuto.
# $model, $where (text)
model-tried-away = Nadie responde por { $model } en { $where }. ¿Está en marcha el servidor y hay conexión?
# $model (text)
model-tried-late = { $model } no respondió a tiempo. Si funciona en esta máquina, quizá aún se está cargando: prueba otra vez.
# $model, $where (text)
model-tried-unknown = En { $where } nadie conoce { $model }. Revisa el nombre, por favor.
# $model (text)
model-tried-unusable = { $model } responde, pero no de una forma que el equipo pueda usar. Quizá otro modelo lo haga mejor.
model-tried-offline = Piensan las reglas, así que no hay ningún modelo que probar.
model-provider = su proveedor

## Errors: what happened, and what to do

# $model (text)
error-no-such-model = Aquí nadie conoce el modelo “{ $model }”. Escribe proveedor:nombre, como openai:gpt-5, o da la dirección de su servidor; `folkmoot model` muestra lo encontrado.
# $model, $places (text)
error-many-servers = Varios servidores de esta máquina tienen “{ $model }”. Di cuál quieres: { $places }.
# $model, $provider (text)
error-needs-key = { $model } necesita una clave de { $provider }. En una terminal, `folkmoot model use { $model }` la pide; con --key - se lee de la entrada estándar.
# $model, $provider (text)
web-error-needs-key = { $model } necesita una clave de { $provider }. Pégala en el campo, por favor.
error-bad-key = Eso no puede ser una clave: una clave no tiene espacios ni saltos de línea, solo letras y signos simples.
error-key-in-command = Otros en esta máquina pueden leer una clave escrita en un comando. Déjala fuera para que se te pida, o escribe --key - y envíala por la entrada estándar. Si era una clave real, mejor crea otra.
# $url (text)
error-bad-url = “{ $url }” no es la dirección de un servidor. Empieza por http:// o https://, como http://localhost:11434/v1.
# $host (text)
error-open-url = De camino a { $host } otros podrían leer la clave, porque la dirección empieza por http://. Usa https://, o conéctalo sin clave.
error-not-your-model = Solo quien puede entrar en todas las salas puede elegir quién piensa por el equipo. Pregunta a quien lleva este servidor.
slash-model = quién piensa por el equipo; conectar un modelo: use NAME, test, forget

## The page

page-connect = Conectar un modelo
page-model-found = Encontrado en esta máquina
page-model-looking = Buscando modelos …
page-model-found-none = Nada por ahora: aquí no responde ningún servidor de modelos (Ollama, LM Studio, llama.cpp, vLLM), y no hay clave en el entorno.
# $model (text): said to those who do not see which line the button is in
page-model-use = Usar { $model }
page-model-use-it = Usar
page-model-in-use = en uso
page-model-other = Con una clave, o en una dirección
page-model-provider = Proveedor
page-model-own = Un servidor propio
page-model-name = Modelo
page-model-url = Dirección (protocolo de OpenAI)
page-model-key = Clave
page-model-key-optional = solo si el servidor pide una
page-model-key-why = Se queda en la máquina de este servidor, solo su dueño puede leerla, y no vuelve a mostrarse.
page-model-connect = Conectar
page-model-test = Probar
page-model-testing = Haciéndole una pequeña pregunta …
page-model-forget = Olvidarlo
# $read, $written (text): sums
page-model-price = Un millón de tokens cuesta { $read } al leer y { $written } al escribir.
page-model-not-yours = Puede elegir otro quien puede entrar en todas las salas de este servidor.
