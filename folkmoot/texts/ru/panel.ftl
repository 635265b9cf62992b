### What stands in the project's panel of the page, in Russian: short, warm, exact.

panel-empty = Пока ничего не начато.
panel-empty-more = Скажите, что для вас сделать. Здесь появятся бриф, план, работа и файлы.
panel-loading = Минутку…
panel-trouble = Загрузить не получилось. Попробуем ещё раз, когда что-то изменится.
panel-owner = Это решает хозяин комнаты или тот, кому он это доверит.

## Where the project stands

# $round, $rounds (numbers)
panel-stands-discovery = Команда обдумывает вопросы
panel-stands-discovery-you = Ждём ваших ответов, круг { $round } из { $rounds }
panel-stands-answering = Команда готовит ответ
panel-stands-answering-you = Ждём вашего выбора
panel-stands-debate = Обсуждаем
panel-stands-debate-you = Обсуждаем; есть вопрос к вам
panel-stands-ready = Кажется, мы договорились
panel-stands-ready-you = Кажется, мы договорились; слово за вами
panel-stands-synthesis = Команда пишет бриф и план
panel-stands-synthesis-you = Прежде чем продолжить, есть вопрос к вам
panel-stands-approval = Нужно ваше «да»
panel-stands-approval-you = Ждём вашего «да»
panel-stands-execution = Команда работает
panel-stands-execution-you = Работаем; есть вопрос к вам
panel-stands-review = Команда смотрит, что получилось
panel-stands-review-you = Ждём, что вы скажете о результате
panel-stands-idle = Только начали
panel-stands-idle-you = Есть вопрос к вам
panel-stands-paused = На паузе; начатые шаги доделаем
panel-stands-parked = Отложен; всё сохранено

panel-outcome-success = Готов
panel-outcome-escalation = Перерос в новый проект
panel-outcome-cancellation = Отменён; записи остались
panel-outcome-timeout = Отложен: давно ничего не слышно
panel-outcome-error = Прервался из-за ошибки
panel-summary = Прочитать итоги
panel-resume = Вернуться к проекту

panel-steps = Этапы этого проекта
panel-step-questions = Вопросы
panel-step-debate = Обсуждение
panel-step-brief = Бриф и план
panel-step-approval = Одобрение
panel-step-work = Работа
panel-step-review = Оценка
panel-step-options = Варианты
panel-step-answer = Ответ
panel-step-done = готово

## The work

panel-work = Работа
# $done, $total (numbers): tasks
panel-done = { $total ->
    [1] Готово { $done } из одной задачи
    [one] Готово { $done } из { $total } задачи
    [few] Готово { $done } из { $total } задач
    [many] Готово { $done } из { $total } задач
   *[other] Готово { $done } из { $total } задачи
}
# $time (text): the time of day
panel-until = примерно до { $time }
panel-pause = Пауза
panel-continue = Продолжить
panel-stop = Остановить
panel-stop-sure = Закончить работу на этом и посмотреть, что уже есть?
panel-stop-yes = Остановить работу
panel-revise = Пересмотреть
panel-revise-sure = Остановиться и обсудить бриф и план заново? Всё, что готово, сохранится.
panel-revise-yes = Остановить и пересмотреть
panel-keep-on = Работать дальше

## The tabs

panel-tabs = Документы этого проекта
panel-tab-brief = Бриф
panel-tab-plan = План
panel-tab-files = Файлы
panel-tab-timeline = История
panel-tab-threads = Ветки
panel-tab-cost = Расходы

## The brief

panel-brief-none = Бриф появится здесь, как только команда узнает достаточно: о чём договорились, что предполагаем, что ещё открыто.
panel-brief-talk = Для совета, поиска сведений или идей бриф не нужен. Скажите «сделайте это», и он появится здесь.
panel-brief-task = Для одной задачи бриф не нужен: сделаем то, о чём вы просили.
panel-line-assumed = предположение
panel-line-open = открытый вопрос
# $count (number): lines
panel-count-stated = { $count ->
    [1] одна договорённость
    [one] { $count } договорённость
    [few] { $count } договорённости
    [many] { $count } договорённостей
   *[other] { $count } договорённости
}
panel-count-assumed = { $count ->
    [1] одно предположение
    [one] { $count } предположение
    [few] { $count } предположения
    [many] { $count } предположений
   *[other] { $count } предположения
}
panel-count-open = { $count ->
    [1] один открытый вопрос
    [one] { $count } открытый вопрос
    [few] { $count } открытых вопроса
    [many] { $count } открытых вопросов
   *[other] { $count } открытого вопроса
}
panel-edit = Править
panel-edit-brief = Править бриф
panel-edit-plan = Править план
panel-edit-brief-note = Если изменить бриф, план составим заново, прежде чем что-то начнётся.
panel-edit-title = Название
panel-edit-goal = Цель
# $section (text): its name, $number (number): of the line
panel-edit-line = { $section }, строка { $number }
panel-remove-line = Убрать строку { $number } из раздела «{ $section }»
panel-add-line = Добавить строку
# $number (number)
panel-edit-check = Как будет показан пункт { $number }
panel-check-how = runs: команда · shows файл: слова · has файл: элемент · file: имя · look · you
panel-save-plan-again = Сохранить и обновить план
panel-discard = Отменить правки

## The plan

panel-plan-none = План появится здесь, когда будет готов бриф: кто что делает и в каком порядке.
panel-plan-later = План составим после вашего «да» брифу.
# $programs (text), $count (number): programs that are not on this machine
panel-missing = { $count ->
    [1] На этой машине нет программы, которая нужна для плана: { $programs }. То, для чего она нужна, можно написать, но не проверить.
   *[other] На этой машине нет программ, которые нужны для плана: { $programs }. То, для чего они нужны, можно написать, но не проверить.
}
panel-graph = План как схема: кто кого ждёт
panel-tasks = Задачи
panel-task-waiting = ждёт
panel-task-ready = можно начинать
panel-task-running = в работе
panel-task-resting = скоро ещё раз
panel-task-held = на паузе
panel-task-done = готова
panel-task-failed = не получилась
panel-task-skipped = пропущена

panel-task-by = Бот
panel-task-after = После
panel-task-due = Срок
panel-task-attempt = Попытка
panel-task-time = Время
panel-task-sure = Уверенность
panel-task-needs = Требования
panel-task-bounds = Ограничения
panel-task-result = Результат
panel-task-evidence = Что покажет, что всё готово
panel-task-uses = Инструменты
# $count (number): uses of tools
panel-uses = { $count ->
    [1] одно обращение
    [one] { $count } обращение
    [few] { $count } обращения
    [many] { $count } обращений
   *[other] { $count } обращения
}
panel-evidence-file = Файл
panel-evidence-exit = Команда
panel-evidence-check = Проверка другим ботом
panel-evidence-sources = Текст с источниками
panel-evidence-person = Ваше слово
panel-proof-promised = ещё будет
# $kind (text): file, exit, check, sources or person
panel-proof-found = { $kind ->
    [exit] прошла
    [check] принято
    [person] подтверждено
   *[other] найдено
}
panel-proof-missing = { $kind ->
    [exit] не прошла
    [check] не принято
    [person] не подтверждено
   *[other] не найдено
}
panel-proof-output = Что было выведено

# $task (text): the name of a task, such as t3
panel-task-title = Название задачи { $task }
panel-task-bot = Бот для задачи { $task }
panel-task-about = О чём задача { $task }
panel-task-file = Файл, который пишет задача { $task }
panel-task-file-note = Файл, который она пишет; если пусто, готово будет тогда, когда скажете вы
panel-task-first = ничего не ждёт
panel-remove-task = Убрать задачу { $task }
panel-add-task = Добавить задачу

## Files

panel-files-made = Что сделано
panel-files-papers = О проекте
panel-files-all = Все файлы
panel-zip = Скачать всё (zip)
panel-download = Скачать
panel-look = Просмотр
panel-source = Исходный текст
panel-file-cut = Файл длинный, показано только начало. Скачайте его, чтобы увидеть целиком.
panel-file-binary = Этот файл здесь не показать, но его можно скачать.
# $file (text)
panel-frame = Просмотр { $file }
panel-frame-note = Страница работает в отдельной рамке и не имеет доступа к этой комнате.
panel-full = Открыть во весь экран

## Timeline

panel-timeline-none = Пока ничего не произошло.
# $round (number)
panel-phase-discovery = Вопросы, круг { $round }
panel-phase-answering = Готовим ответ
panel-phase-debate = Обсуждаем
panel-phase-ready = Договорённость
panel-phase-synthesis = Бриф и план
panel-phase-approval = Одобрение
panel-phase-execution = Работа
panel-phase-review = Оценка
panel-phase-idle = Конец
# $count (number): which attempt this is
panel-iteration = версия { $count }

## Threads

# $count (number)
panel-messages = { $count ->
    [1] одно сообщение
    [one] { $count } сообщение
    [few] { $count } сообщения
    [many] { $count } сообщений
   *[other] { $count } сообщения
}
# $type (text): request, response, report or discussion
panel-said = { $type ->
    [request] просит
    [response] отвечает
    [report] докладывает
    [discussion] обсуждает
   *[other] говорит
}

## Cost

# $spent, $budget (text): dollars
panel-cost-of = потрачено из { $budget }
panel-cost-bar = Потрачено { $spent } из { $budget }
panel-cost-rules = Модель не задана: команда работает по правилам, и это ничего не стоит.
panel-cost-tokens = Потрачено токенов
panel-cost-expected = Ожидаемые расходы
panel-cost-time = Ожидаемое время
# $minutes (number)
panel-minutes = { $minutes ->
    [0] меньше минуты
    [1] около минуты
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
    [many] около { $minutes } минут
   *[other] около { $minutes } минуты
}
panel-budget-change = Изменить бюджет (доллары)
panel-budget-set = Задать бюджет

## The approval

panel-approval = Бриф и план
panel-approval-waits = Команда пишет следующую версию, скоро она появится здесь.
# $card (text): the id of the new version
panel-approval-newer = Это более новая версия ({ $card }). Она заменила ту, которую вы читали.
# $count (number)
panel-approval-tasks = { $count ->
    [1] одна задача
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
# $cost (text): dollars
panel-approval-cost = ожидается { $cost }
# $budget (text): dollars
panel-approval-budget = бюджет { $budget }
panel-approve-changed = Одобрить с вашими правками
panel-modify-ask = Что должно быть по-другому?
panel-send = Отправить
panel-back = Назад
panel-close = Закрыть
