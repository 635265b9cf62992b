### What the room knows of itself and says when it is asked: one or two sentences, in Spanish.

## Where things stand

knows-nothing = No hay nada en marcha. Cuéntanos qué te gustaría hacer, averiguar o decidir.
# $goal (text)
knows-done = “{ $goal }” está terminado. Cuéntanos qué viene ahora, o di “recupéralo” para seguir con ello.
knows-dropped = “{ $goal }” quedó descartado. Di “recupéralo” y lo tendrás otra vez como estaba.
knows-parked = “{ $goal }” está guardado para más tarde, con todo lo que dijiste. Di “sigamos” y lo retomamos.
# $goal (text), $done, $total (numbers)
knows-held = “{ $goal }” está en pausa: van { $done } de { $total } tareas. Di “continuar” cuando quieras seguir.
# $card (text): its id
knows-card = Tienes abierta la tarjeta { $card } para responder.

## What comes next

knows-next-nothing = Tú nos cuentas qué te gustaría hacer, averiguar o decidir. Preguntamos lo que necesitamos saber; nada empieza antes de tu sí.
knows-next-questions = Respondes, o dices “sigamos” y el resto lo suponemos. Después verás una propuesta y un plan; nada empieza antes de tu sí.
knows-next-busy = Estamos en ello. En un momento te preguntaremos o te mostraremos algo.
knows-next-choice = Elige una opción por su número, pregunta lo que quieras sobre ella o di “ninguna”. Lo que elijas se convierte primero en una propuesta y un plan.
knows-next-debate = Seguimos hablando hasta que digas “adelante”. Después verás una propuesta y un plan; nada empieza antes de tu sí.
knows-next-approval = Con tu sí empieza el trabajo. “Cambiar algo” rehace la propuesta y el plan, “Hacer otro plan” solo el plan y “Descartar” lo deja aquí.
knows-next-work = Hacemos las tareas que faltan; después verás el resultado y nos dirás si está bien. Puedes pausar o parar en cualquier momento.
knows-next-review = Nos dices si está bien. Si no, dinos qué habría que cambiar; antes verás un plan para ello.

## What was asked, who is here, what there is

# $questions (text): one a line
knows-questions = Esto es lo que preguntamos: { $questions }
knows-no-question = No hay ninguna pregunta abierta.
# $bots (text): names
knows-team = Aquí estamos { $bots }. Con @nombre le hablas a uno de nosotros; con @team, a todos.
# $goal, $bots (text)
knows-team-project = Con “{ $goal }” están: { $bots }.
# $projects (text): one a line
knows-projects = Los proyectos de esta sala: { $projects }
# $project, $goal, $phase (text)
knows-project = { $project } “{ $goal }”: { $phase }
knows-no-project = Todavía no hay ningún proyecto en esta sala.
# $title, $tasks (text): one task a line, $count (number)
knows-plan = { $count ->
    [one] “{ $title }”, una tarea: { $tasks }
   *[other] “{ $title }”, { $count } tareas: { $tasks }
}
# $goal (text)
knows-no-plan = Todavía no hay plan para “{ $goal }”; sin plan no empieza nada.
# $goal, $folder, $files (text)
knows-files = Lo que hemos hecho para “{ $goal }” está en { $folder }: { $files }.
knows-no-files = Todavía no hay archivos de “{ $goal }”.
# $said (text): one a line
knows-said = Esto es lo que dijiste: { $said }
knows-not-said = Todavía no has dicho nada sobre eso.

## Help

knows-help = Cuéntanos con tus palabras qué te gustaría: hacer algo, averiguarlo, pensarlo bien o encargarnos una tarea pequeña. Preguntamos antes de construir, y nada empieza antes de tu sí.
knows-help-open = Responde con tus palabras, o di “sigamos”, “más tarde”, “empezar de nuevo” o “descartar”; con “¿cómo vamos?” sabrás cómo está todo.
knows-no-undo = No hay nada que deshacer.
knows-no-reopen = No hay nada que recuperar.
knows-tongue = Con gusto, seguimos en español.
