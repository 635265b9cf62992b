### What stands in the files that the team writes, in Russian.

## The brief

section-problem = Зачем это
section-users = Для кого
section-first_version = Первая версия
section-scope_in = Что входит
section-scope_out = Что не входит
section-beyond = Не без модели
section-constraints = Ограничения
section-technology = Технологии
section-also = Вы также сказали
section-decisions = Решения
section-assumptions = Предположения
section-open_questions = Открытые вопросы
section-acceptance = Готово, когда
section-next_steps = Следующие шаги
# $file, $what (text)
check-runs = проверяется запуском { $what }
check-shows = в { $file } можно прочитать «{ $what }»
check-has = в { $file } есть { $what }
check-file = { $file } есть и в порядке
check-look = посмотрит другой бот
check-you = решить можете только вы
# $entry (text): the number of a message, $who (text)
line-said = { $who }, сообщение { $entry }
line-assumed = предположение
# $what (text): a part that was named
accept-part = Есть «{ $what }».
accept-site = Страница открывается в браузере, в том числе на телефоне.
accept-app = Первая версия открывается в браузере и хранит то, что в неё внесли.
accept-tool = Программа запускается, объясняет, как ею пользоваться, и для неё есть тест.
accept-prepare = Требования, план и список проверок записаны.
accept-figures = На диаграмме видны суммы.
# $path (text), $count (number): files in it
material = { $count ->
    [1] Материалы: { $path }, один файл, только для чтения
    [one] Материалы: { $path }, { $count } файл, только для чтения
    [few] Материалы: { $path }, { $count } файла, только для чтения
    [many] Материалы: { $path }, { $count } файлов, только для чтения
   *[other] Материалы: { $path }, { $count } файла, только для чтения
}

## The plan: titles of tasks, and what each is about

task-single = Сделать
    .about = За один раз, в папке проекта.
task-change = Внести изменение
    .about = Только то, чего оно касается.
task-check = Сверить с брифом
    .about = По пунктам, с указанием файла.
task-site-content = Собрать материал для страницы
    .about = Ваши факты и то, чего ещё не хватает.
task-site-look = Подобрать цвета и шрифт
    .about = Чтобы легко читалось, светлое и тёмное оформление.
task-site-pages = Сделать страницу
    .about = Одна страница со всем, что вы назвали.
task-app-screens = Описать экраны
    .about = Что видно сразу и куда это ведёт.
task-app-model = Описать данные
    .about = Что хранится в каждой записи.
task-app-program = Сделать первую версию
    .about = Работает в браузере, без сервера.
task-software-analyst = Описать, что должна делать программа
    .about = Зачем это, для кого, что входит и что нет, и как мы увидим, что всё работает.
task-software-architect = Решить, как всё будет устроено
    .about = Какие нужны файлы и что делает каждый, ещё до первой строки.
task-software-tester = Написать тесты
    .about = Они говорят, что делает программа, ещё до того, как она появится.
task-software-developer = Написать программу
    .about = Обычный Python, пока не пройдут все тесты.
task-software-qa = Попробовать сломать
    .about = Тестами и тем, что люди вводят на самом деле; если нужно, до трёх раз возвращаемся к программе.
task-software-reviewer = Проверить по брифу
    .about = По пунктам, с указанием файла; если нужно, до двух раз возвращаемся к программе.
task-software-delivery = Подготовить к использованию
    .about = Как запустить и как проверить; один раз попробуем сами.
task-event-programme = Составить программу
    .about = По порядку, с тем временем, которое известно.
task-event-checklist = Составить список дел
    .about = Отсчёт назад от даты.
task-event-budget = Посчитать расходы
    .about = Что запланировано, что осталось и сколько приходится на человека.
task-event-invitation = Написать приглашение
    .about = Короткое, чтобы его дочитали.
task-figures-report = Всё сложить
    .about = Столбцы, итоги, по месяцам и группам, и чего не хватает.
task-figures-chart = Нарисовать диаграмму
    .about = Первое число столбиками.
task-prepare-requirements = Записать требования
    .about = Что вещь должна уметь, как договорились.
task-prepare-outline = Сделать план
    .about = Что известно, чего не хватает, с чего начать.
task-prepare-tests = Составить список проверок
    .about = Что нужно будет проверить, прежде чем назвать это готовым.
# $files (text)
done-wrote = Записано: { $files }.
# $file (text)
make-cannot = По правилам { $file } здесь никто сделать не может.
# $command, $out (text): what was run and what it printed
done-wanting = { $command } делает не то, что нужно: { $out }
# $file (text)
check-empty = Файл { $file } пуст.
check-nothing = Смотреть пока не на что.
# $files (text)
check-opened = Файлы открыты ({ $files }): всё на месте, пустых нет.
# $said (text): lines of the brief
advice-agreed = Вот о чём договорились: { $said }
# $language (text): one or more programming languages
plan-python = Вы просили { $language }; офлайн-команда работает по правилам и умеет писать только на Python.
design-files = Файлы
qa-tried = Что попробовали

## Words that several files share

part-known = Что мы знаем
part-missing = Чего ещё не хватает
# $what (text)
missing = Нужно заполнить: { $what }
part-for = Для кого

## Site

page-mail = Почта

## App

app-add = Добавить
app-entry = Запись
app-cancel = Отменить
app-export = Сохранить как таблицу
app-edit = Изменить
app-save = Сохранить
app-total = Итого
app-unkept = Хранится, только пока открыт этот просмотр.
app-search = Поиск
app-done = Готово
app-remove = Удалить
app-empty = Здесь пока пусто. Добавьте первую запись выше.
# $count (number)
app-count = { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}
screens-first = Первый экран: форма для новой записи, поиск и таблица всех записей.
# $fields (text)
screens-entry = У каждой записи есть: { $fields }.
screens-kept = Всё остаётся в этом браузере; никуда ничего не отправляется.

## Programs

usage-run = Как запустить
usage-test = Как проверить
usage-safe = Без --write ничего не меняет.
tool-files = Показывает файлы в папке и то, как они стали бы называться.
tool-table = Читает таблицу (CSV), показывает столбцы и складывает числа.
tool-text = Читает текст, считает строки, слова и символы и находит то, что вы ищете.

## Texts and small tasks

draft-subject = Тема:
draft-greeting = Добрый день.
draft-end = С уважением
draft-open = То, что знаете только вы, отмечено [скобками].
need-model = Без модели команда этого не может. Она может посчитать суммы, доли, единицы и дни, отсортировать, сосчитать, составить список из того, что дано, и написать письма и посты из того, что рассказано.
# $what (text)
sum-is = Результат: { $what }
list-sorted = По порядку:

## Check, review, summary

check-point = Пункт
check-how = Как это будет показано
# $files (text)
review-files = Вот что лежит в папке проекта: { $files }.
review-nothing = В папке проекта пока пусто.
state-where = Где мы сейчас
state-decided = Что решено
state-blocks = Что мешает
state-nothing = ничего
state-last = Последнее событие
state-resume = Как продолжить
# $project (text)
state-resume-how = Скажите, с чем хотите продолжить, или: folkmoot project resume { $project }
# $shown, $undone, $yours, $count (numbers): acceptance points
points-found = Показано: { $shown } из { $count }. Не сделано: { $undone }. Посмотрите сами: { $yours }.
summary-took = Сколько времени ушло
summary-tasks = Задачи
summary-cost = Стоимость
summary-outcomes = Что получилось
summary-decisions = Что решили и почему
summary-ready = Что можно делать дальше
summary-blocks = Что мешает
# $sum (text): dollars
money = { MONEY($sum) } $
# $minutes (number)
minutes = { $minutes ->
    [0] меньше минуты
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}

## How a point of the brief is shown, and why it is not

why-no-file = Такого файла нет.
why-void = Задача, которая его создаёт, не выполнена.
# $what (text)
why-not-in = «{ $what }» там нет.
why-copied = Проверка лишь повторяет пункт.
why-nothing = Ничего не сделано.
why-gap = Всё внутри ещё нужно заполнить.
why-cannot-fail = Эта команда не может завершиться неудачей, поэтому ничего не показывает.
why-no-tests = Ни один тест не запустился.
# $code (text): how a command ended
why-exit = Завершилось с кодом { $code } без объяснений.

## A page from what was told

slot-offer = Что мы предлагаем
slot-hours = Часы работы
slot-place = Как нас найти
slot-contact = Контакты
slot-about = О нас
slot-photos = Фотографии
page-map = Показать на карте
# $what (text)
accept-slot = «{ $what }» есть на странице.
review-nobody-told = Нам пока никто этого не сказал.
# $what (text)
accept-field = У каждой записи есть «{ $what }».

## A report from a table

# $count, $columns (numbers)
figures-rows = Строк: { $count }, столбцов: { $columns }.
figures-column = Столбец
figures-kind = Вид
figures-total = Итого
figures-empty = Пусто
figures-number = число
figures-date = дата
figures-text = слова
# $what, $by (text)
figures-by = { $what }: по столбцу «{ $by }»
# $best, $worst (text)
figures-best = Больше всего: { $best }. Меньше всего: { $worst }.
# $what (text)
accept-total = Итог столбца «{ $what }» есть в отчёте.
