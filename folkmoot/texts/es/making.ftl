### Lo que el equipo sin conexión hace con lo que se le dijo, en español.

## Días

# $weekday, $day, $month, $year (text)
date-long = { $weekday }, { $day } de { $month } de { $year }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
weekday-1 = lunes
weekday-2 = martes
weekday-3 = miércoles
weekday-4 = jueves
weekday-5 = viernes
weekday-6 = sábado
weekday-7 = domingo

## Un evento

# $name (text)
label = { $name }:
event-when = Cuándo
event-where = Dónde
event-starts = Empieza
event-budget = Presupuesto
event-programme = Programa
event-checklist = Lista de tareas
event-money = Dinero
# $count (number)
event-people = { $count ->
    [one] una persona
   *[other] { $count } personas
}
event-begin = Comienzo
event-end = Final
event-order = En el orden en que lo nombraste. Todavía no se sabe ninguna hora.
event-untimed = Todavía sin hora
# $what (text)
event-missing = Falta: { $what }.
event-need-date = la fecha
event-need-start = la hora a la que empieza
event-need-place = el lugar
event-need-parts = qué pasa allí
# $what (text): a day that no calendar has
event-no-day = Ese día no existe: { $what }.
event-past = Ese día ya pasó.
# $weeks (number)
event-before = { $weeks ->
    [one] una semana antes
   *[other] { $weeks } semanas antes
}
event-eve = el día antes
event-day = el mismo día
event-after = el día después
# $date, $when (text)
event-stage = { $date }, { $when }
event-late = Ya mismo: { $date }, { $when }, ya pasó
# $count (number)
event-task-find = { $count ->
    [0] Encontrar un lugar y reservarlo
   *[other] Encontrar un lugar para { $count } personas y reservarlo
}
# $place (text)
event-task-sure = Asegurarse de que el lugar está libre: { $place }
event-task-date = Fijar la fecha
event-task-invite = Enviar la invitación
# $what (text)
event-task-who = { $what }: ¿quién se encarga?
event-task-price = { $what }: ¿cuánto cuesta?
event-task-things = Anotar lo que hace falta y quién lo trae
# $count (number)
event-task-replies = { $count ->
    [0] Contar quién viene
   *[other] Contar quién viene; se esperan { $count }
}
event-task-setup = Montar y probar lo que necesita corriente
# $time (text)
event-task-ready = Todo está listo a las { $time }, una hora antes de empezar
event-task-time = Alguien está pendiente de la hora
event-task-photos = Preguntar antes de hacer fotos
event-task-clean = Recoger entre todos
event-task-thanks = Dar las gracias a quienes ayudaron
event-task-settle = Sumar lo que se gastó de verdad
event-item = Concepto
event-planned = Previsto
event-left = Queda
event-over = Por encima del presupuesto
event-open = abierto
# $planned, $whole, $left (text): sums
event-money-left = { $planned } de { $whole } previstos, quedan { $left }.
# $planned, $whole, $over (text): sums
event-money-over = { $planned } previstos: { $over } más que el presupuesto de { $whole }.
# $planned (text): a sum
event-money-none = { $planned } previstos. Todavía no se ha dicho ningún presupuesto.
# $each (text): a sum, $count (number)
event-each = { $count ->
    [one] El presupuesto es de { $each } para una persona.
   *[other] El presupuesto es de { $each } por cada una de { $count } personas.
}
# $what (text)
event-unpriced = Todavía sin precio: { $what }.
event-foreign = En otra moneda, por eso no se suma: { $what }.
event-invited = ¡Tienes una invitación!
event-awaits = Lo que te espera
# $date (text)
event-reply = Dinos, por favor, hasta el { $date } si vienes.
event-reply-soon = Dinos, por favor, si vienes.
# $what (text)
event-not-yet = Todavía no se puede enviar. Falta: { $what }.
accept-event-date = La invitación dice qué día es.
accept-event-start = La invitación dice cuándo empieza.
accept-event-place = La invitación dice dónde es.
accept-event-parts = El programa dice qué pasa.
accept-event-stages = Cada paso de la lista de tareas tiene su fecha.
accept-event-money = Lo previsto y lo que queda cuadra.
accept-event-each = Está calculado cuánto hay por persona.

## Tareas pequeñas

# $what (text): what a letter asks for, in the person's words
letter-asks = Quisiera pedir { $what }.
letter-empty = Todavía no has dicho qué debe decir. Cuéntanoslo y se escribe.
# $count (number)
posts-one = Pediste { $count } publicaciones. Lo que contaste alcanza para una. Cuéntanos más, y cada novedad tendrá la suya.
small-nothing = Todavía no hay nada con lo que trabajar. Escríbelo después de dos puntos o pégalo aquí.
small-list = Todavía no has dicho qué va en la lista. Escríbelo después de dos puntos.
# $what (text)
unit-unknown = No conocemos la unidad “{ $what }”.
unit-money = Lo que vale “{ $what }” cambia cada día, y sin red no lo sabemos.
unit-other = No se puede convertir lo uno en lo otro: { $what }.
sum-nothing = No se puede dividir entre cero: { $what }.
date-unread = No sabemos qué día quieres decir. Escríbelo así: 24 de diciembre de 2026.
# $first, $last (text): days, $count (number)
date-between = { $count ->
    [one] Del { $first } al { $last } hay un día.
   *[other] Del { $first } al { $last } hay { $count } días.
}
date-until = { $count ->
    [0] Es hoy: { $last }.
    [one] Falta un día para el { $last }, contando desde el { $first }.
   *[other] Faltan { $count } días para el { $last }, contando desde el { $first }.
}
date-since = { $count ->
    [one] El { $last } fue un día antes del { $first }.
   *[other] El { $last } fue { $count } días antes del { $first }.
}
# $weeks, $days (numbers)
date-weeks = Son { $weeks ->
    [one] una semana
   *[other] { $weeks } semanas
} y { $days ->
    [one] un día
   *[other] { $days } días
}.
# $words, $signs, $lines (numbers)
count-of = palabras { $words }, caracteres { $signs }, líneas { $lines }
task-result-result = Resolverlo
    .about = Enseguida, y dicho aquí.
accept-result = El resultado se puede leer.
undone-model = No sin un modelo.

## Tablas que se trajeron

# $file (text), $most (number): megabytes
sheet-large = “{ $file }” es demasiado grande: sin un modelo, el equipo lee tablas de hasta { $most } MB. Trae una parte.
# $file (text)
sheet-unread = “{ $file }” no se puede leer como tabla.
sheet-nothing = En “{ $file }” no hay nada que sumar: hace falta una columna de números y otra de días o de palabras que se repitan.
sheet-office = “{ $file }” no es una tabla sencilla. Guárdala como CSV y tráela así.
# $count (number)
figures-left-out = Quedan fuera, porque tienen más celdas que la cabecera: { $count }.
figures-unquoted = Las comillas no están cerradas en todas partes, así que se leen como letras.
# $column, $cells (text)
figures-unread = En “{ $column }” esto no son números y no se suma: { $cells }.
# $file (text)
brought-cut = De “{ $file }” solo se leyó el principio

## Imágenes que se trajeron

# $file (text), $most (number): megabytes
picture-large = “{ $file }” pesa más de { $most } MB, demasiado para una página.
# $file (text)
picture-none = “{ $file }” no es una imagen que muestre un navegador.
picture-harm = “{ $file }” lleva un programa dentro, así que no se pone en la página.
picture-gone = “{ $file }” ya no está.
# $count (number)
accept-pictures = { $count ->
    [one] La imagen que trajiste está en la página.
   *[other] { $count } imágenes que trajiste están en la página.
}

## Lo que falta

fix-when = ¿Qué día es?
    .otherwise = Queda abierto.
fix-start = ¿A qué hora empieza y a qué hora termina?
    .otherwise = Queda abierto.
fix-where = ¿Dónde es?
    .otherwise = Queda abierto.
fix-offer = ¿Qué ofreces y a qué precio? Escribe una cosa tras otra: pan 4 €, bollos 0,60 €.
    .otherwise = Queda abierto.
fix-hours = ¿Cuándo abres?
    .otherwise = Queda abierto.
fix-address = ¿Cuál es la dirección?
    .otherwise = Queda abierto.
fix-contact = ¿En qué teléfono o correo se te encuentra?
    .otherwise = Queda abierto.
fix-content = ¿Qué pasa allí? Escribe una cosa tras otra: comida, música a las 18:00, juegos.
    .otherwise = Queda abierto.

## Lo que trajo un cambio

# $files (text)
change-done = Cambiado: { $files }.
change-none = No ha cambiado nada.
# $wishes (text)
change-beyond = No sin un modelo: { $wishes }.
change-nothing = Lo que se dijo no nombra nada que pueda mostrar.
plan-same = El plan queda como está: lo que dijiste no cambia nada en él.
