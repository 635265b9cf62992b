### What the terminal itself says, in Russian: labels, hints, the help of its commands.

for-example = например
no-files = Файлов пока нет.
no-threads = Вне комнаты боты между собой пока не говорили.

## How a project ended, in a word

outcome-success = готов
outcome-escalation = перерос в новый проект
outcome-cancellation = отменён
outcome-timeout = отложен
outcome-error = прервался из-за ошибки

## The chat

chat-first = Скажите, что для вас сделать, например: Сделайте сайт для моей пекарни
chat-left = Всё сохранено. Возвращайтесь в любое время: folkmoot
chat-hint = Enter отправляет, Alt+Enter начинает новую строку, /help показывает команды.
chat-hint-card = Выберите клавишами ↑ ↓ и Enter или по номеру; можно и ответить своими словами.
chat-hint-questions = Ответьте на всё одним текстом или выбирайте клавишами ↑ ↓ и Enter.
chat-hint-back = Enter — отправить, Esc — вернуться.
chat-changed = Пока вы писали, появилось новое. Взгляните ещё раз.
chat-again = Чтобы выйти, нажмите Ctrl-C ещё раз; всё сохранится.
chat-keys = ↑ ↓ выбрать · Tab дополнить · Alt+Enter новая строка · Ctrl-C прервать или поставить работу на паузу, дважды — выйти · Ctrl-D выйти
# $bots (text), $count (number)
chat-thinking = { $count ->
    [1] { $bots } думает
   *[other] { $bots } думают
}
# $running, $done, $left (numbers): tasks
chat-progress = в работе { $running }, готово { $done }, осталось { $left }
# $time (text): the time of day
chat-until = примерно до { $time }
option-one-by-one = Отвечать по одному
option-leave-out = Пропустить вопрос

## Slash commands

slash-help = этот список
slash-status = как обстоят дела
slash-projects = все проекты этой комнаты
slash-brief = о чём договорились и откуда взята каждая строка
slash-plan = задачи и как они продвигаются
slash-files = что лежит в папке проекта
slash-threads = что боты говорят друг другу
slash-history = какие этапы уже были и сколько длился каждый
slash-bots = кто в этой комнате
slash-new = попросить о чём-то новом, что бы сейчас ни делалось
slash-input = что учесть в следующих шагах
slash-meant = поняли неверно: скажите, что значило ваше последнее сообщение
slash-with = приложить к следующему сообщению файл или папку; только для чтения
slash-discuss = обсудить с командой, прежде чем что-то делать
slash-implement = перейти к брифу и плану по тому, что уже сказано
slash-pause = поставить работу на паузу или отложить проект
slash-continue = продолжить
slash-stop = остановить работу и посмотреть, что получилось
slash-resume = вернуться к отложенному проекту
slash-retry = попробовать ещё раз то, что не получилось
slash-revise = остановиться и обсудить план заново
slash-switch = перейти к другому проекту; дальше говорим о нём
slash-cancel = отменить проект; записи останутся
slash-reopen = вернуть то, что отменили или закрыли
slash-reset = отменить проект и не открывать другого; сначала спросит
slash-lang = говорить на другом языке: en, es, pt, fr, de, it, nl или ru
slash-mode = играть по другим правилам: normal, complex, simple, conversational
slash-join = перейти в комнату по коду; без кода покажет код этой комнаты
slash-quit = выйти; всё сохранится
# $path (text)
with-next = { $path }: приложим к вашему следующему сообщению.
lang-now = Теперь мы говорим по-русски.
# $mode, $modes (text): names as they are typed
mode-now = Сейчас режим { $mode }. Есть такие: { $modes }.
# $code (text)
room-code = { $code } (на один раз, действует час). На другой стороне: folkmoot room join { $code }
# $room (text)
room-joined = Теперь вы в комнате «{ $room }».
# $person, $channel (text)
channel-joined = { $person } теперь с нами через { $channel }.
# $person, $owner (text)
approver-named = { $person } тоже может здесь одобрять, останавливать работу и тратить деньги: так решает { $owner }.
# $owner, $people (text): names
room-owner = Этой комнатой владеет { $owner }; одобрять могут также: { $people }.
room-owner-alone = Этой комнатой владеет { $owner }; больше никто не может одобрять, останавливать работу и тратить деньги.
room-without-owner = У этой комнаты пока нет хозяина: им станет тот, кто заговорит первым.

no-tokens = Токенов пока нет. Первый создаст `folkmoot token new`.
# $token, $person (text): its id, whose it is
token-new = Токен { $token } виден только сейчас, с ним входит { $person }: откройте страницу и вставьте его или передавайте его как `Authorization: Bearer ТОКЕН`.
# $token, $person (text): its id, whose it is
token-revoked = Токен { $token } ({ $person }) больше ничего не открывает.
token-every-room = все комнаты
# $at (text): day and time, for all of these
token-made = создан { $at }
token-used = последний раз использован { $at }
token-unused = ещё не использован
token-ended = отозван { $at }

# $code (text)
error-bad-code = Код «{ $code }» никуда не ведёт: он уже использован, выдан больше часа назад или набран с ошибкой. Новый даст `folkmoot room code`.
# $thread (text)
error-unknown-thread = Ветки «{ $thread }» в этой комнате нет. Какие есть, покажет `folkmoot threads list`.
# $token (text)
error-unknown-token = Токена «{ $token }» нет. Какие есть, покажет `folkmoot token list`.
