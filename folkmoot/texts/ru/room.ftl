### What the room says, in Russian. Short, warm, exact.

## Cards

# $round, $rounds, $count (numbers)
card-questions = { $count ->
    [1] Прежде чем начнём, один вопрос ({ $round }/{ $rounds }).
    [one] Прежде чем начнём, { $count } вопрос ({ $round }/{ $rounds }).
    [few] Прежде чем начнём, { $count } вопроса ({ $round }/{ $rounds }).
    [many] Прежде чем начнём, { $count } вопросов ({ $round }/{ $rounds }).
   *[other] Прежде чем начнём, { $count } вопроса ({ $round }/{ $rounds }).
}
# $count (number): options
card-options = { $count ->
    [1] Есть один вариант. Берём?
    [one] Есть { $count } вариант. Какой вам ближе?
    [few] Есть { $count } варианта. Какой вам ближе?
    [many] Есть { $count } вариантов. Какой вам ближе?
   *[other] Есть { $count } варианта. Какой вам ближе?
}
# $title (text), $count (number): tasks in the plan, $minutes (number), $cost, $budget (text)
card-approval = { $count ->
    [0] «{ $title }»: вот бриф. План составим после вашего «да», в пределах { MONEY($budget) } $. Согласны?
    [1] «{ $title }»: одна задача, примерно { $minutes } мин, { MONEY($cost) } $ из { MONEY($budget) } $. Начинаем?
    [one] «{ $title }»: { $count } задача, примерно { $minutes } мин, { MONEY($cost) } $ из { MONEY($budget) } $. Начинаем?
    [few] «{ $title }»: { $count } задачи, примерно { $minutes } мин, { MONEY($cost) } $ из { MONEY($budget) } $. Начинаем?
    [many] «{ $title }»: { $count } задач, примерно { $minutes } мин, { MONEY($cost) } $ из { MONEY($budget) } $. Начинаем?
   *[other] «{ $title }»: { $count } задачи, примерно { $minutes } мин, { MONEY($cost) } $ из { MONEY($budget) } $. Начинаем?
}
# $entry (text): the message where agreement was reached
card-ready = Кажется, мы договорились (см. сообщение { $entry }). Составить бриф и план?
# $task, $title (text)
card-before = Следующая задача: { $task }, «{ $title }». Начинаем?
card-after = Задача { $task }, «{ $title }», готова. Посмотрите: всё так?
# $title, $description (text)
card-decision = { $title } { $description }
card-action = Это за вами: { $title } { $description }
# $spent, $budget (text): dollars, $title (text)
card-budget = «{ $title }» не укладывается в бюджет { MONEY($budget) } $ (уже потрачено { MONEY($spent) } $). Увеличить его или на этом остановиться?
# $spent, $budget (text): dollars, $bot (text): who cannot go on
card-money = Бюджета в { MONEY($budget) } $ не хватит на следующий шаг (уже потрачено { MONEY($spent) } $). Увеличить или остановиться?
# $task, $title, $why (text), $count (number): tasks that depend on it
card-failed = { $count ->
    [0] Задача { $task }, «{ $title }», не получилась: { $why }. Попробовать ещё раз, пропустить её или составить план заново?
    [1] Задача { $task }, «{ $title }», не получилась: { $why }. От неё зависит ещё одна. Попробовать ещё раз, пропустить обе или составить план заново?
    [one] Задача { $task }, «{ $title }», не получилась: { $why }. От неё зависит ещё { $count } задача. Попробовать ещё раз, пропустить их все или составить план заново?
    [few] Задача { $task }, «{ $title }», не получилась: { $why }. От неё зависят ещё { $count } задачи. Попробовать ещё раз, пропустить их все или составить план заново?
    [many] Задача { $task }, «{ $title }», не получилась: { $why }. От неё зависят ещё { $count } задач. Попробовать ещё раз, пропустить их все или составить план заново?
   *[other] Задача { $task }, «{ $title }», не получилась: { $why }. От неё зависит ещё { $count } задачи. Попробовать ещё раз, пропустить их все или составить план заново?
}
# $task, $title, $why (text), $first, $second (numbers): votes for each of two ways
card-vote = Задача { $task }, «{ $title }», не получилась: { $why }. Мнения команды разошлись ({ $first } : { $second }). Какой путь попробуем? Можно и пропустить её или составить план заново.
# $task, $title (text)
card-task-question = Задача { $task }, «{ $title }», ждёт вашего ответа: без него дальше никак.
card-result = Задача { $task }, «{ $title }», готова, и судить о ней можете только вы. Всё так?
# $why (text): what is missing
card-bare = На этой машине нет песочницы ({ $why }). Можно выполнять команды этого проекта без неё? Тогда они смогут делать всё, что можете вы сами.
# $count (number), $titles (text)
card-follow-ups = { $count ->
    [1] Появилась ещё одна задача: { $titles }. Добавить её?
    [one] Появилась ещё { $count } задача: { $titles }. Добавить их?
    [few] Появились ещё { $count } задачи: { $titles }. Добавить их?
    [many] Появилось ещё { $count } задач: { $titles }. Добавить их?
   *[other] Появилось ещё { $count } задачи: { $titles }. Добавить их?
}
# $bot, $why (text)
card-stuck = { $bot } не отвечает: { $why }. Попробовать ещё раз или отменить проект?
# $why (text): late, away, busy, key, refused, day, garbled
card-away = { $why ->
    [late] Модель отвечает слишком долго.
    [away] Модель недоступна.
    [busy] Модель сейчас перегружена.
    [key] Поставщик модели не принимает ключ.
    [refused] Модель отказывается отвечать.
    [day] Дневной лимит на модели исчерпан.
   *[garbled] Ответом модели нельзя воспользоваться.
} Всё остаётся как есть, и мы сами попробуем ещё раз. Попробовать сейчас, продолжить по правилам или отменить?
# $shown, $undone, $yours, $count (numbers): acceptance points; $left (number): tasks not done
card-review = { $shown ->
    [0] {""}
   *[other] Показано: { $shown } из { $count }.{" "}
}{ $undone ->
    [0] {""}
   *[other] Не сделано: { $undone }.{" "}
}{ $yours ->
    [0] {""}
   *[other] Посмотрите сами: { $yours }.{" "}
}{ $left ->
    [0] {""}
   *[other] Невыполненных задач: { $left }.{" "}
}{ $count ->
    [0] Вот что у нас получилось. Всё так?
   *[other] { $undone ->
        [0] Всё так?
       *[other] Доделать недостающее?
    }
}
# $met, $count (numbers): acceptance points
card-satisfaction = { $count ->
    [0] Вот что получилось. Всё так?
    [1] { $met ->
        [0] Того, о чём вы просили, пока нет. Что изменить?
       *[other] То, о чём вы просили, готово. Всё так?
    }
    [one] Готово { $met } из { $count } пункта. Всё так?
    [few] Готово { $met } из { $count } пунктов. Всё так?
    [many] Готово { $met } из { $count } пунктов. Всё так?
   *[other] Готово { $met } из { $count } пункта. Всё так?
}

## Confirm cards

# $goal (text)
confirm-approve = «{ $goal }»: начинаем?
confirm-go = Составить бриф и план?
confirm-cancel = «{ $goal }»: отменяем?
confirm-restart = «{ $goal }»: начинаем заново, с вопросов?
confirm-satisfied = «{ $goal }»: всё готово, закрываем?
confirm-raise = «{ $goal }»: увеличить бюджет?
confirm-bare = «{ $goal }»: выполнять команды без песочницы?
confirm-stop = Остановить работу и показать, что уже есть?
confirm-revise = Остановить текущие шаги и вернуться к договорённостям, чтобы их изменить?
confirm-reset = «{ $goal }»: отменить это и всё, о чём мы договорились?
confirm-resume = «{ $goal }» ещё ждёт. Вы об этом?
confirm-new = «{ $goal }»: это часть этого проекта или что-то новое?
confirm-refused = «{ $goal }»: отменяем, идём дальше с тем, что есть, или спрашиваем дальше?
# $bot, $what (text)
confirm-proposal = { $bot } предлагает сделать вот что: { $what }. Делаем?
refused-approval = Хорошо, ничего не начинаем. Что поменять? Или отменяем «{ $goal }»?
refused-review = Жаль, что пока не то. Что поменять в «{ $goal }»?
confirm-kept = Хорошо, всё остаётся как есть.
confirm-too-late = Это уже не получится: мы ушли дальше.
taken-back = Вернули: всё как было. Что вы имели в виду?
taken-back-begun = Из-за этого работа уже началась, отменить это нельзя. Скажите «стоп», и она остановится.

## In passing

# $person, $owner (text)
opinion = Принято, { $person }. Решает здесь { $owner }.
# $card (text)
not-seen = Прежде чем я засчитаю это как «да», посмотрите, пожалуйста, карточку { $card }.
input-noted = Принято. Учтём в следующих шагах.
answer-changed = Принято, это заменяет сказанное раньше. Вопросы остаются открытыми.
input-holds = Принято. Работа на паузе; когда будете готовы, скажите «продолжайте».
# $bot, $why (text)
bot-away = { $bot } не может ответить: { $why }. Всё осталось как было.
# $bots (text), $count (number)
bots-missed = { $count ->
    [one] Не удалось спросить { $bots }. Продолжаем без этого вопроса.
    [few] Не удалось спросить { $bots }. Продолжаем без этих вопросов.
    [many] Не удалось спросить { $bots }. Продолжаем без этих вопросов.
   *[other] Не удалось спросить { $bots }. Продолжаем без этих вопросов.
}
# $task, $title, $why (text), $attempt (number)
task-retries = Задача { $task }, «{ $title }», не получилась (попытка { $attempt }): { $why }. Пробуем ещё раз.
# $task, $title, $work, $why (text), $loop, $loops (numbers): $task sends $work back
work-sent-back = Задача { $task }, «{ $title }», возвращает { $work } на доработку ({ $loop }/{ $loops }): { $why }
# $task, $title, $way (text), $ahead, $behind (numbers): votes for the way that is tried, and against it
team-voted = Задача { $task }, «{ $title }»: команда проголосовала, { $ahead } против { $behind }. Пробуем так: { $way }.
# $task, $command (text), $why: time, memory, processes or disk
command-stopped = { $why ->
    [time] Команда из задачи { $task } выполнялась слишком долго, и мы её остановили: { $command }
    [memory] Команда из задачи { $task } потребовала слишком много памяти, и мы её остановили: { $command }
    [processes] Команда из задачи { $task } запустила слишком много процессов, и мы её остановили: { $command }
    [disk] Команда из задачи { $task } записала слишком много на диск, и мы её остановили: { $command }
   *[other] Команду из задачи { $task } остановили: { $command }
}
# $count (number), $programs (text)
plan-missing = { $count ->
    [1] Для этого плана на этой машине не хватает программы: { $programs }. То, для чего она нужна, здесь можно написать, но не проверить.
    [one] Для этого плана на этой машине не хватает { $count } программы: { $programs }. То, для чего они нужны, здесь можно написать, но не проверить.
    [few] Для этого плана на этой машине не хватает { $count } программ: { $programs }. То, для чего они нужны, здесь можно написать, но не проверить.
    [many] Для этого плана на этой машине не хватает { $count } программ: { $programs }. То, для чего они нужны, здесь можно написать, но не проверить.
   *[other] Для этого плана на этой машине не хватает { $count } программы: { $programs }. То, для чего они нужны, здесь можно написать, но не проверить.
}
# $count (number), $titles (text)
follow-ups-added = { $count ->
    [1] Добавилась одна небольшая задача: { $titles }.
    [one] Добавилась { $count } небольшая задача: { $titles }.
    [few] Добавились { $count } небольшие задачи: { $titles }.
    [many] Добавилось { $count } небольших задач: { $titles }.
   *[other] Добавилось { $count } небольшой задачи: { $titles }.
}
# $task, $why (text)
follow-ups-refused = В задаче { $task } предложили ещё работу, но сделать её нельзя: { $why }.
# $project, $goal (text)
parked-pause = Проект { $project }, «{ $goal }», отложен. Всё сохранено, просто возвращайтесь.
parked-timeout = Давно ничего не слышно, поэтому проект { $project }, «{ $goal }», отложен. Всё сохранено; скажите, когда захотите продолжить.
# $size (number): characters
text-in-file = Текст длинный ({ $size ->
    [one] { $size } символ
    [few] { $size } символа
   *[other] { $size } символов
}); целиком он сохранён в файле рядом с комнатой.

offline-team = Офлайн-команда работает по правилам, без языковой модели, и честно об этом говорит.
# $model (text): provider and name
model-team = За команду думает { $model }. Сколько это стоит, видно рядом с планом.
# $model (text): provider and name
price-unknown = Сколько стоит { $model }, здесь неизвестно, поэтому считаются только токены. Цену можно указать в [models.prices] в folkmoot.toml.
nothing-yet = Пока ничего не начато. Скажите, что для вас сделать.
# $count (number)
still-owed = { $count ->
    [1] Ещё работаем: остался один шаг. `folkmoot worker --until-idle` его доделает.
    [one] Ещё работаем: остался { $count } шаг. `folkmoot worker --until-idle` всё доделает.
    [few] Ещё работаем: осталось { $count } шага. `folkmoot worker --until-idle` всё доделает.
    [many] Ещё работаем: осталось { $count } шагов. `folkmoot worker --until-idle` всё доделает.
   *[other] Ещё работаем: осталось { $count } шага. `folkmoot worker --until-idle` всё доделает.
}
# $cards (text)
also-waiting = Ещё нужен ваш ответ: { $cards }
ask-changes = Что именно?

## Phases

# $round, $rounds (numbers), $bots (text)
phase-discovery = Расспрашиваем, круг { $round }: { $bots }
phase-answering = Готовим ответ
phase-debate = Обсуждаем
phase-ready = Можно начинать
phase-synthesis = Пишем бриф и план
phase-approval = Ждём вашего «да»
phase-execution = Работаем
phase-review = Смотрим, что получилось
phase-idle = Готово

## How a project ended

# $project, $why (text)
end-success = Проект { $project } готов.
end-escalation = Проект { $project } перерос в новый: от разговора переходим к делу.
end-cancellation = Проект { $project } отменён. Записи остались.
end-timeout = Проект { $project } отложен.
end-error = Проект { $project } прервался из-за ошибки: { $why }.
work-held = Проект { $project } на паузе; начатые шаги доделаем.
work-continued = Продолжаем проект { $project }.
project-resumed = Вернулись к проекту { $project }.
project-restored = { $project } снова здесь, как был.
# $cards (text)
no-floor-but = Сейчас ни один проект не открыт. Нужен ваш ответ: { $cards }
floor-taken = Теперь занимаемся проектом { $project }.

## What stands around the cards

otherwise = по умолчанию
recommended = советуем
plan-heading = План
no-brief = Брифа пока нет.
no-plan = Плана пока нет.
# $tasks (text): names of tasks
plan-after = после { $tasks }
is-paused = на паузе
is-parked = отложен
option-submit = Отправить
option-skip = Дальше без этого
option-approve = Одобрить
option-modify = Кое-что изменить
option-replan = Составить план заново
option-cancel = Отменить
option-continue = Продолжить
option-change = Кое-что изменить
option-stop = Остановиться
option-done = Готово
option-impossible = Не получится
option-start = Начать работу
option-discuss = Обсудить ещё
option-satisfied = Всё так
option-changes = Нужны правки
option-fix = Доделать недостающее
option-restart = Начать заново
option-yes = Да
option-no = Нет
option-new = Что-то новое
option-part = Часть этого
option-keep = Спрашивать дальше
option-raise = Увеличить бюджет
option-none = Ничего из этого
option-retry = Попробовать ещё раз
option-rules = Дальше по правилам
option-drop = Отменить

## What was decided, as papers and the timeline tell it

decided-approved = Одобрено
decided-asked = Одобрено самой просьбой
decided-modify = Попросили изменить бриф
decided-replan = Попросили новый план
decided-changes = Попросили поправить результат
decided-edited = Внесли правки в бриф или план
decided-debate = Сначала это обсуждается
decided-debated = Обсуждение закончено
decided-discovered = Вопросы закончились
decided-budget = Бюджет изменён
decided-satisfied = С результатом всё так
decided-restart = Начали заново
decided-stopped = Работу остановили
decided-revise = Работу остановили, чтобы пересмотреть план
decided-confirmed = Подтверждено
decided-skipped = Пропущено
decided-cancelled = Отменено
decided-taken-back = Прочтение отменено
decided-reopened = Возвращено
decided-more = Приняты новые задачи
decided-no-more = Пока без новых задач
decided-bare = Отвечено: команды без песочницы?
decided-rules = Отсюда по правилам
# $what (text): what an option is called
decided-chose = Выбрано: { $what }
decided-approver = Тоже может здесь одобрять
decided-joined = Присоединился ещё один чат
decided-mode = Режим изменён

## Why it was decided, or ended, after a colon

because-known = дальше с тем, что известно
because-wanted = нужны бриф и план
because-budget = бюджет исчерпан
because-away = бот не ответил
because-model = модель так и не ответила
because-settings = как в настройках
# $title (text): of the task
because-one = одна задача: { $title }

## Errors: what happened, and what to do

error-failed = Что-то пошло не так.
# $phase, $what (text)
error-not-now = «{ $what }» сейчас не получится ({ $phase }). Как обстоят дела, покажет `folkmoot project status`.
# $approved, $current (text)
error-stale-approval = { $approved } уже не последняя версия. Посмотрите, пожалуйста, { $current } и ответьте там.
# $card (text)
error-card-answered = Карточка { $card } уже закрыта: на неё ответили или её убрали. Что ещё открыто, покажет `folkmoot project status`.
# $person, $owner (text)
error-not-yours = Это может сделать только { $owner } или тот, кому { $owner } это доверит, а вы — { $person }.
# $entry (number), $why (text)
error-cannot-take-back = { $why ->
    [another] Это не ваше сообщение; сказать, что оно значило, может только тот, кто его написал.
    [old] После записи { $entry } произошло слишком многое. Просто скажите, чего хотите сейчас.
    [begun] Из-за него уже началась работа. Скажите «стоп», и она остановится.
    [same] Его так и поняли.
    [busy] Минутку: сейчас отвечают на другое сообщение. Попробуйте потом.
   *[none] Запись { $entry } — не ваше сообщение, которое можно прочесть иначе.
}
error-wrong-use = Так не получится: { $why }.
# $room (text)
error-unknown-room = Комнаты «{ $room }» нет. Её откроет `folkmoot say --room { $room } ТЕКСТ`.
# $project (text)
error-unknown-project = Проекта «{ $project }» в этой комнате нет. Какие есть, покажет `folkmoot project list`.
error-no-floor = Сейчас ни один проект не открыт. Скажите, что для вас сделать, или выберите проект: `folkmoot project list`.
# $card (text)
error-unknown-card = Карточки «{ $card }» в этой комнате нет. Что открыто, покажет `folkmoot project status`.
# $option, $options (text)
error-unknown-option = Варианта «{ $option }» здесь нет. Есть такие: { $options }.
# $option (text)
error-missing-text = Для «{ $option }» нужны ваши слова: добавьте --text "…".
error-no-text = Сообщение пустое. Скажите что-нибудь, например: folkmoot say "Сделайте мне CRM"
error-not-text = Это не читается как текст (UTF-8). Файлы лучше передать через --with.
# $line (text): its number
error-bad-line = Строка { $line } не похожа на сообщение: каждая строка должна быть объектом JSON с "text", а для ответа ещё с "state" и "asked".
# $state, $states (text)
error-unknown-state = Состояния «{ $state }» нет. Выберите из этих: { $states }; для первого сообщения не указывайте никакого.
# $size, $limit (numbers)
error-too-long = Для ответа это слишком длинно ({ $size ->
    [one] { $size } символ
    [few] { $size } символа
   *[other] { $size } символов
}). Сначала отправьте текст сообщением (`folkmoot say -` прочитает его из файла), а потом ответьте коротко.
# $name (text)
error-bad-name = «{ $name }» не подойдёт как имя: можно буквы и цифры, а внутри ещё и . _ - (всего до 100 символов).
# $why (text)
error-bad-edits = Эти правки не подходят: { $why }.
# $words (text)
error-not-money = «{ $words }» — это не сумма. Назовите её в долларах, например: 10
# $least (text): dollars
error-too-little = Бюджет должен быть больше { MONEY($least) } $: столько уже назначено, потрачено или обещано.
# $name, $why (text)
error-bad-setting = Настройка { $name } не подходит: { $why }.
# $why (text)
error-broken-plan = Такой план не выполнить: { $why }.
# $job (text)
error-nobody-waits = Результата { $job } уже никто не ждёт.
# $path, $why (text)
error-store = С данными в { $path } работать не получается: { $why }.
# $path (text), $found, $known (numbers)
error-newer-database = Данные в { $path } записаны более новой версией Folkmoot. Обновите свою или укажите другую папку в FOLKMOOT_HOME.
# $path, $why (text)
error-damaged-database = Файл { $path } повреждён ({ $why }). Замените его резервной копией или уберите в другое место, чтобы начать заново; мы ничего не меняли.
# $path (text)
error-folder-read-only = В { $path } нельзя писать. Дайте себе право на запись или укажите в FOLKMOOT_HOME другую папку.
error-disk-full = Для { $path } не хватило места на диске. Ничего недописанного не осталось; освободите место и повторите.
# $limit (number): megabytes
error-room-full = Файлы, отправленные в эту комнату, заняли всё её место ({ $limit } МБ). Отправьте файл поменьше или откройте для него другую комнату.
# $path (text), $pid (text)
error-folder-busy = В { $path } уже работает процесс { $pid }. Пишите через `folkmoot say`, ему это не помешает, или сначала остановите его.
# $path, $line, $why (text)
error-bad-bot = Файл бота { $path } не годится, строка { $line }: { $why }. Остальные боты работают.
# $bot, $bots (text)
error-unknown-bot = Бота «{ $bot }» нет. Есть такие: { $bots }.
# $path, $why (text)
error-no-material = Прочитать { $path } не получается: { $why }. Укажите файл или папку, которые существуют.
# $path (text)
error-file-taken = Файл { $path } уже есть. Выберите другое имя или сначала уберите его; мы ничего не меняли.
error-folder-taken = Папка { $path } не пуста, а резервная копия никогда не смешивается с тем, что уже есть. Укажите в FOLKMOOT_HOME новую папку или сначала уберите эту.
# $path, $why (text)
error-no-place = Записать { $path } не получается: { $why }. Укажите место, куда вам можно писать.
error-bad-backup = Восстановить { $path } не получается: { $why }. Мы ничего не меняли; попробуйте другую копию.
# $path (text)
error-newer-backup = Копия { $path } сделана более новой версией Folkmoot. Обновите свою, а потом восстановите копию.

model-back = Модель снова на связи. Продолжаем.
model-garbled = Ответом модели нельзя было воспользоваться.
rules-taken = Тогда по правилам. О том, чего правила не умеют, скажем до твоего согласия.
# $why (text): late, away, busy, key, refused, money, day, garbled
by-rules = { $why ->
    [late] Модель отвечала слишком долго, поэтому здесь работаем по правилам.
    [away] Модель недоступна, поэтому здесь работаем по правилам.
    [busy] Модель сейчас перегружена, поэтому здесь работаем по правилам.
    [key] Поставщик модели не принял ключ, поэтому здесь работаем по правилам. `folkmoot doctor` подскажет, что настроить.
    [refused] Модель отказалась отвечать, поэтому здесь работаем по правилам.
    [money] Бюджет исчерпан, поэтому здесь работаем по правилам.
    [day] Дневной лимит исчерпан, поэтому здесь работаем по правилам.
   *[garbled] Ответом модели нельзя воспользоваться, поэтому здесь работаем по правилам.
}
# $count (number), $wishes (text): what rules cannot do
plan-beyond = Без модели команда этого не умеет, и в плане этого нет: { $wishes }
