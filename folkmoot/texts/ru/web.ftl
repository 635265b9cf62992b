### What the server says to browsers and programs, in Russian.

# $address (text)
web-open = Folkmoot открыт по адресу { $address } (Ctrl-C завершит работу; всё сохранится).

## Errors: what happened, and what to do

# $host (text)
error-foreign-host = Этот сервер не называется «{ $host }». Откройте адрес, который он показал при запуске, или добавьте это имя в [web] hosts в folkmoot.toml.
error-foreign-origin = Это пришло со страницы другого сайта, поэтому ничего не сделано. Откройте саму комнату и попробуйте ещё раз.
error-token-needed = Сначала войдите, пожалуйста: токен создаст `folkmoot token new`.
# $room (text)
error-not-your-room = Ваш токен не открывает комнату «{ $room }». Попросите у её хозяина код или другой токен.
# $limit (number): bytes
error-too-large = За один раз это слишком много (больше { $limit ->
    [one] { $limit } байта
   *[other] { $limit } байт
}). Отправьте меньше или приложите как файл.
# $seconds (number)
error-too-often = Слишком много за один раз. Подождите, пожалуйста, немного ({ $seconds } с) и попробуйте ещё раз.
error-not-json = Здесь принимается JSON (Content-Type: application/json).
# $why (text)
error-bad-request = Этот запрос не прочитать: { $why }.
# $what (text)
error-nothing-here = Здесь нет ничего с именем «{ $what }».
# $address, $why (text)
error-address-taken = Открыть { $address } не получается ({ $why }). Выберите другой порт: folkmoot serve --port 8500
# $host (text)
error-no-tokens = По адресу { $host } могут войти и другие, поэтому сначала нужен токен: его создаст `folkmoot token new`.

## The same errors as in the terminal, with what helps on a page

# $phase, $what (text)
web-error-not-now = Сейчас это не получится: мы ушли дальше. Посмотрите, как обстоят дела с проектом.
# $approved, $current (text)
web-error-stale-approval = Пока вы читали, план изменился. Посмотрите, пожалуйста, новый ({ $current }) и ответьте там.
# $card (text)
web-error-card-answered = На это уже ответили, или вопрос снят.
# $option (text)
web-error-missing-text = Добавьте, пожалуйста, пару слов, чтобы мы поняли, что вы имеете в виду.
web-error-no-text = Сообщение пока пустое.
# $size, $limit (numbers)
web-error-too-long = Для ответа это слишком длинно ({ $size ->
    [one] { $size } символ
    [few] { $size } символа
   *[other] { $size } символов
}). Сначала отправьте текст сообщением, а потом ответьте коротко.
# $room (text)
web-error-unknown-room = Комнаты «{ $room }» пока нет; она откроется, когда в ней кто-нибудь заговорит.
# $project (text)
web-error-unknown-project = Проекта «{ $project }» в этой комнате нет.
web-error-no-floor = Сейчас ни один проект не открыт. Скажите, что для вас сделать.
# $card (text)
web-error-unknown-card = Вопроса «{ $card }» в этой комнате нет.
# $code (text)
web-error-bad-code = Код «{ $code }» никуда не ведёт: он уже использован, выдан больше часа назад или набран с ошибкой. Попросите новый.
# $thread (text)
web-error-unknown-thread = Ветки «{ $thread }» в этой комнате нет.
