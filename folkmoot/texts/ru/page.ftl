### What the page itself says, in Russian: the room, its cards and its settings.

## The frame

# $title (text): what the project or the room is called
page-title = { $title } · Folkmoot
# $title (text): the same, while the team waits for an answer
page-title-waiting = ● Слово за вами: { $title }
page-skip = К полю сообщения
page-rooms = Комнаты
page-projects = Проекты
page-project = Проект
page-conversation = Разговор
page-columns = Что показать
page-column-room = Комната
page-column-project = Проект
page-something-new = есть новое
# $room (text): its name
page-room-of = Комната «{ $room }»
page-close = Закрыть
page-back = Назад
page-save = Сохранить
page-lost = Нет связи. Пробуем подключиться; всё сохранено.
page-try-now = Попробовать сейчас
page-away = Сервер не отвечает. Попробуйте, пожалуйста, чуть позже.

## The conversation

page-earlier = Показать прежние сообщения
page-loading = Загружаем…
page-new-messages = Новые сообщения ↓
page-you = Вы
page-writing = пишет
page-sending = отправляем…
page-send-again = Отправить ещё раз
page-edit-again = Изменить
# $what (text): one of the page-meant-… texts
page-understood = мы поняли так: { $what }
# $percent (number)
page-sure = уверенность { $percent } %
# $topics (text): a list
page-about = О чём: { $topics }
page-i-meant = Я имел в виду:
page-bring-back = Вернуть
page-meant-build = сделать
page-meant-explore = поискать идеи
page-meant-advice = дать совет
page-meant-research = изучить вопрос
page-meant-task = выполнить задачу
page-meant-chat = просто разговор
page-meant-answer = это ответ
page-meant-skip = идём дальше
page-meant-cancel = отменить
page-meant-question = это вопрос
page-meant-pause = сделать паузу
page-meant-new = что-то новое
page-meant-approve = план одобрен
page-meant-modify = изменить план
page-meant-replan = составить план заново
page-meant-satisfied = всё так
page-meant-changes = нужны правки
page-meant-restart = начать заново
page-meant-go = можно начинать
page-meant-continue = обсудить ещё
page-meant-input = учесть в следующих шагах
page-meant-stop = остановиться
page-meant-revise = обсудить план заново
page-meant-choose = выбран вариант
page-meant-other = нужны другие варианты
page-meant-yes = да
page-meant-no = нет
# $title (text)
page-brief-written = Бриф готов: «{ $title }».
# $count (number): tasks
page-plan-drafted = { $count ->
    [1] В плане одна задача.
    [one] В плане { $count } задача.
    [few] В плане { $count } задачи.
    [many] В плане { $count } задач.
   *[other] В плане { $count } задачи.
}
page-read-it = Прочитать
page-see-it = Посмотреть
page-see-files = Посмотреть файлы
# $task (text): its name, such as t3
page-see-task = Посмотреть { $task }
# $bot, $why (text)
page-next-speaker = Дальше говорит { $bot }: { $why }
# $who (text)
page-interrupted = { $who } берёт слово.
# $who, $channel (text)
page-joined = { $who } теперь с нами через { $channel }.
# $who, $owner (text)
page-approver = { $who } тоже может здесь одобрять, останавливать работу и тратить деньги: так решает { $owner }.
page-edited = с правками в брифе или плане
page-pro = за
page-con = против
page-risks = Риски
page-agrees = соглашается
page-objects = возражает
# $count (number)
page-options = { $count ->
    [1] Один вариант
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
# $bots (text): a list of names
page-questions-of = Вопросы от { $bots }
page-withdrawn = вопрос снят
page-came-success = готово
page-came-partial = готово частично
page-came-failed = не получилось
page-came-shown = показано
page-came-undone = не сделано
page-came-yours = посмотрите сами

## What was pressed outside of cards

page-command-pause = Пауза
page-command-continue = Продолжить
page-command-stop = Остановиться
page-command-retry = Попробовать ещё раз
page-command-revise = Пауза и пересмотр плана
page-command-cancel = Отменить
page-command-resume = Вернуться к проекту
page-command-reopen = Вернуть
page-command-switch = Перейти к проекту
page-command-reset = Отменить всё
page-command-input = Для следующих шагов
page-command-implement = Начать сейчас
page-command-discuss = Сначала обсудить
# $text (text): code of a language
page-command-lang = Язык: { $text }
# $text (text): name of a mode, or empty
page-command-mode = { $text ->
    [complex] Режим: сложный
    [simple] Режим: простой
    [conversational] Режим: разговорный
   *[other] Режим: обычный
}
# $text (text): a sum of money
page-command-budget = Бюджет: { $text }

## Cards

# $text (text): what the card says
page-asks = Команда спрашивает: { $text }
# $project (text): what it is called
page-card-of = Проект «{ $project }»
page-go-there = Перейти туда
page-answer-here = Ответить здесь
page-owner-decides = Решает хозяин комнаты; ваш выбор запишем как мнение.
page-read-brief = Прочитать бриф и план
page-read-plan = Прочитать план
page-show-agreement = Показать сообщение, где мы договорились
page-new-budget = Новый бюджет в долларах
# $how (text): high, medium, low
page-confidence = { $how ->
    [high] уверенность высокая
    [medium] уверенность средняя
    [low] ещё нужно проверить
   *[other] { $how }
}
# $sources (text): a list
page-sources = Источники: { $sources }
page-words-modify = Что должно быть по-другому?
page-words-changes = Что изменить?
page-words-change = Что должно быть по-другому?
page-all-in-one = Ваши ответы одним текстом
page-one-text = Ответить одним текстом
page-one-by-one = Отвечать по одному
page-nothing-answered = Ответьте хотя бы на один вопрос или идите дальше без ответов.
# $count (number): questions
page-skip-assumes = { $count ->
    [1] Если не ответите, будем исходить из того, что написано под вопросом.
   *[other] Где ответа не будет, исходим из того, что написано под вопросом.
}

## Speaking

page-composer = Ваше сообщение
page-say = Чего бы вам хотелось?
page-say-answers = Или ответьте одним текстом
page-send = Отправить
page-interrupt = Прервать
# $count (number): messages and answers
page-unsent = { $count ->
    [1] Одно сообщение ещё не отправлено.
    [one] { $count } сообщение ещё не отправлено.
    [few] { $count } сообщения ещё не отправлены.
    [many] { $count } сообщений ещё не отправлено.
   *[other] { $count } сообщения ещё не отправлено.
}
page-implement = Начать сейчас
page-discuss = Сначала обсудить
page-as-new = Как новый проект
page-as-new-why = Следующее сообщение откроет новый проект; этот останется как есть.
page-bots = Боты
page-everyone = Вся команда
# $count (number): messages that wait for their turn
page-waiting-messages = { $count ->
    [1] одно сообщение ждёт очереди
    [one] { $count } сообщение ждёт очереди
    [few] { $count } сообщения ждут очереди
    [many] { $count } сообщений ждут очереди
   *[other] { $count } сообщения ждёт очереди
}

## The side list

page-waits = ждёт вас
page-new-room = Новая комната
page-room-name = Название комнаты
page-open-room = Открыть
page-invite = Пригласить
page-invite-why = Подключите к этой комнате другое устройство, чат или ещё кого-нибудь.

## The first visit

page-welcome = Что для вас сделать?
page-welcome-how = Расскажите своими словами. Команда спросит о важном, покажет бриф и план и начнёт, когда вы скажете «да». В любой момент можно посмотреть, как идёт работа, сделать паузу или что-то поменять.
page-try = Например
page-example-site = Сделайте сайт для моей пекарни
page-example-tool = Напишите небольшую программу, которая переименует мои фотографии по дате
page-example-advice = Что лучше для офиса: арендовать кофемашину или купить?
page-example-explore = У меня есть свободная комната и несколько свободных вечеров. Что с этим можно сделать?
page-team = Кто здесь
# $count (number): bots
page-team-more = { $count ->
    [1] Ещё один подключается, когда нужен.
    [one] Ещё { $count } бот подключается, когда нужен, прежде всего для программ.
    [few] Ещё { $count } бота подключаются, когда нужны, прежде всего для программ.
    [many] Ещё { $count } ботов подключаются, когда нужны, прежде всего для программ.
   *[other] Ещё { $count } бота подключается, когда нужно, прежде всего для программ.
}

## Settings

page-settings = Настройки
page-language = Язык
page-mode = Как мы работаем
page-mode-normal = Обычный режим
page-mode-normal-why = Несколько вопросов, план, который вы одобряете, а потом вся работа разом.
page-mode-complex = Сложный режим
page-mode-complex-why = Вопросов больше, и мы сверяемся с вами до и после каждого шага.
page-mode-simple = Простой режим
page-mode-simple-why = Почти без вопросов; небольшое делаем сразу, а показываем потом.
page-mode-conversational = Разговорный режим
page-mode-conversational-why = Обсуждаем всё по очереди, пока вы не скажете «поехали».
page-theme = Оформление
page-theme-system = Как в системе
page-theme-light = Светлое
page-theme-dark = Тёмное
page-budget = Бюджет в долларах
# $spent, $budget (text): sums of money
page-spent = Потрачено { $spent } из { $budget }.
page-model = Кто думает
page-join = Войти в комнату
page-join-go = Войти
page-join-why = По коду, который вам дали или который показал ваш терминал: folkmoot room code
# $person, $room, $version (text)
page-who = Вы — { $person }, комната «{ $room }». Folkmoot { $version }
page-sign-out = Выйти

## The invitation

page-code-why = Этот код откроет комнату один раз, в течение часа. С этого момента всё, что сказано здесь, появится и там.
page-code-where = На другой странице: Настройки, «Войти в комнату». В терминале:
page-copy = Скопировать
page-copied = Скопировано

## Signing in

page-login = Войти
page-login-why = Эта комната открыта тем, у кого есть токен. Его создаёт тот, кто её запустил: folkmoot token new
page-token = Токен
page-login-wrong = Этот токен здесь ничего не открывает. Возможно, он набран с ошибкой или отозван.

## Files that are brought

page-bring = Приложить файлы
page-bring-why = Команда их читает и никогда не меняет.
# $name (text): of a file
page-leave-out = Убрать { $name }
# $names (text): a list of files
page-brought = приложено: { $names }
page-drop-here = Перетащите файлы сюда, чтобы приложить

# $name (text): what a project is called
page-named = «{ $name }»
