### Что команда без модели делает из сказанного, по-русски.

## Дни

# $weekday, $day, $month, $year (text)
date-long = { $weekday }, { $day } { $month } { $year } года
month-1 = января
month-2 = февраля
month-3 = марта
month-4 = апреля
month-5 = мая
month-6 = июня
month-7 = июля
month-8 = августа
month-9 = сентября
month-10 = октября
month-11 = ноября
month-12 = декабря
weekday-1 = понедельник
weekday-2 = вторник
weekday-3 = среда
weekday-4 = четверг
weekday-5 = пятница
weekday-6 = суббота
weekday-7 = воскресенье

## Мероприятие

# $name (text)
label = { $name }:
event-when = Когда
event-where = Где
event-starts = Начало
event-budget = Бюджет
event-programme = Программа
event-checklist = Список дел
event-money = Деньги
# $count (number)
event-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[other] { $count } человек
}
event-begin = Начало
event-end = Конец
event-order = В том порядке, в котором это было названо. Время пока неизвестно.
event-untimed = Пока без времени
# $what (text)
event-missing = Ещё не хватает: { $what }.
event-need-date = дата
event-need-start = время начала
event-need-place = место
event-need-parts = что там будет
# $what (text): a day that no calendar has
event-no-day = Такого дня нет: { $what }.
event-past = Этот день уже прошёл.
# $weeks (number)
event-before = { $weeks ->
    [one] за неделю
   *[other] за { $weeks } недели
}
event-eve = накануне
event-day = в сам день
event-after = на следующий день
# $date, $when (text)
event-stage = { $date }, { $when }
event-late = Сразу: { $date }, { $when }, уже прошло
# $count (number)
event-task-find = { $count ->
    [0] Найти место и забронировать
   *[other] Найти место и забронировать (гостей: { $count })
}
# $place (text)
event-task-sure = Убедиться, что место свободно: { $place }
event-task-date = Назначить дату
event-task-invite = Разослать приглашение
# $what (text)
event-task-who = { $what }: кто этим займётся?
event-task-price = { $what }: сколько это стоит?
event-task-things = Записать, что нужно и кто это принесёт
# $count (number)
event-task-replies = { $count ->
    [0] Посчитать, кто придёт
   *[other] Посчитать, кто придёт (ожидается: { $count })
}
event-task-setup = Подготовить место и проверить всё, что работает от сети
# $time (text)
event-task-ready = В { $time } всё готово, за час до начала
event-task-time = Кто-то следит за временем
event-task-photos = Спросить, прежде чем фотографировать
event-task-clean = Вместе убрать
event-task-thanks = Поблагодарить всех, кто помогал
event-task-settle = Посчитать, сколько потрачено на самом деле
event-item = Статья
event-planned = Запланировано
event-left = Осталось
event-over = Сверх бюджета
event-open = открыто
# $planned, $whole, $left (text): sums
event-money-left = Запланировано { $planned } из { $whole }, осталось { $left }.
# $planned, $whole, $over (text): sums
event-money-over = Запланировано { $planned }: на { $over } больше бюджета в { $whole }.
# $planned (text): a sum
event-money-none = Запланировано { $planned }. Бюджет пока не назван.
# $each (text): a sum, $count (number)
event-each = { $count ->
    [one] Бюджет: { $each } на { $count } человека.
   *[other] Бюджет: { $each } на каждого из { $count } человек.
}
# $what (text)
event-unpriced = Пока без цены: { $what }.
event-foreign = В другой валюте, поэтому не сложено: { $what }.
event-invited = Приглашаем!
event-awaits = Что вас ждёт
# $date (text)
event-reply = Пожалуйста, ответьте, придёте ли вы. Последний день для ответа: { $date }.
event-reply-soon = Пожалуйста, ответьте, придёте ли вы.
# $what (text)
event-not-yet = Пока не отправлять. Не хватает: { $what }.
accept-event-date = В приглашении сказано, в какой день.
accept-event-start = В приглашении сказано, когда начало.
accept-event-place = В приглашении сказано, где.
accept-event-parts = В программе сказано, что будет.
accept-event-stages = У каждого шага в списке дел есть дата.
accept-event-money = Запланированное и остаток сходятся.
accept-event-each = Посчитано, сколько приходится на человека.

## Небольшие задачи

# $what (text): what a letter asks for, in the person's words
letter-asks = Прошу { $what }.
letter-empty = Пока не сказано, что должно быть в тексте. Скажите, и он будет написан.
# $count (number)
posts-one = Нужно постов: { $count }. Рассказанного хватает на один. Расскажите больше, и у каждой новости будет свой пост.
small-nothing = Пока не с чем работать. Напишите это после двоеточия или вставьте сюда.
small-list = Пока не сказано, что должно быть в списке. Напишите это после двоеточия.
# $what (text)
unit-unknown = Единица «{ $what }» нам неизвестна.
unit-money = Сколько стоит «{ $what }», меняется каждый день, и без сети мы этого не знаем.
unit-other = Одно в другое не переводится: { $what }.
sum-nothing = На ноль делить нельзя: { $what }.
date-unread = Непонятно, какой день имеется в виду. Напишите так: 24 декабря 2026.
# $first, $last (text): days, $count (number)
date-between = { $count ->
    [one] От даты «{ $first }» до даты «{ $last }»: { $count } день.
    [few] От даты «{ $first }» до даты «{ $last }»: { $count } дня.
   *[other] От даты «{ $first }» до даты «{ $last }»: { $count } дней.
}
date-until = { $count ->
    [0] Это сегодня: { $last }.
    [one] Остался { $count } день. Это { $last }, считая от сегодняшнего дня: { $first }.
    [few] Осталось { $count } дня. Это { $last }, считая от сегодняшнего дня: { $first }.
   *[other] Осталось { $count } дней. Это { $last }, считая от сегодняшнего дня: { $first }.
}
date-since = { $count ->
    [one] Прошёл { $count } день. Это было { $last }, сегодня { $first }.
    [few] Прошло { $count } дня. Это было { $last }, сегодня { $first }.
   *[other] Прошло { $count } дней. Это было { $last }, сегодня { $first }.
}
# $weeks, $days (numbers)
date-weeks = Это { $weeks ->
    [one] { $weeks } неделя
    [few] { $weeks } недели
   *[other] { $weeks } недель
} и { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
# $words, $signs, $lines (numbers)
count-of = слов { $words }, знаков { $signs }, строк { $lines }
task-result-result = Сделать сразу
    .about = Сразу, и ответ здесь.
accept-result = Результат можно прочесть.
undone-model = Без модели нельзя.

## Принесённые таблицы

# $file (text), $most (number): megabytes
sheet-large = «{ $file }» слишком велик: без модели команда читает таблицы до { $most } МБ. Принесите часть.
# $file (text)
sheet-unread = «{ $file }» не читается как таблица.
sheet-nothing = В «{ $file }» нечего складывать: нужен столбец чисел и столбец с днями или с повторяющимися словами.
sheet-office = «{ $file }» не простая таблица. Сохраните её в CSV и принесите так.
# $count (number)
figures-left-out = Пропущены, потому что в них больше ячеек, чем в заголовке: { $count }.
figures-unquoted = Кавычки закрыты не везде, поэтому они считаются буквами.
# $column, $cells (text)
figures-unread = В «{ $column }» это не числа, они не учтены: { $cells }.
# $file (text)
brought-cut = Из «{ $file }» прочитано только начало

## Принесённые картинки

# $file (text), $most (number): megabytes
picture-large = «{ $file }» больше { $most } МБ, это слишком много для страницы.
# $file (text)
picture-none = «{ $file }» не картинка, которую показывает браузер.
picture-harm = В «{ $file }» есть программа, поэтому на страницу он не попадёт.
picture-gone = «{ $file }» больше нет.
# $count (number)
accept-pictures = { $count ->
    [one] Принесённая картинка есть на странице.
   *[other] Принесённые картинки ({ $count }) есть на странице.
}

## Чего не хватает

fix-when = В какой день?
    .otherwise = Это остаётся открытым.
fix-start = Когда начало и когда конец?
    .otherwise = Это остаётся открытым.
fix-where = Где это будет?
    .otherwise = Это остаётся открытым.
fix-offer = Что вы предлагаете и почём? Пишите по порядку: хлеб 80 руб, булочка 35 руб.
    .otherwise = Это остаётся открытым.
fix-hours = Когда вы открыты?
    .otherwise = Это остаётся открытым.
fix-address = Какой адрес?
    .otherwise = Это остаётся открытым.
fix-contact = По какому телефону или почте с вами связаться?
    .otherwise = Это остаётся открытым.
fix-content = Что там будет? Пишите по порядку: еда, музыка в 18:00, игры.
    .otherwise = Это остаётся открытым.

## Что дало изменение

# $files (text)
change-done = Изменено: { $files }.
change-none = Ничего не изменилось.
# $wishes (text)
change-beyond = Без модели нельзя: { $wishes }.
change-nothing = В сказанном нет ничего, что можно показать.
plan-same = План остаётся прежним: сказанное ничего в нём не меняет.
