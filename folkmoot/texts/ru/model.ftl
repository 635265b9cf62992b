### Who thinks for the team, and connecting a model, in Russian.

## Who thinks

model-none = ИИ-модель пока не подключена. Команда умеет задавать вопросы, составлять планы и делать простые страницы, списки и отчёты.
model-none-how = Подключить: folkmoot model (в чате: /model)
# $sum, $cost (text): dollars for a million tokens that it reads and writes
model-price = Миллион токенов стоит { MONEY($sum) } $ на чтение и { MONEY($cost) } $ на запись.
model-no-price = Цена здесь неизвестна: считаются только токены.
model-by-environment = Так сказано в FOLKMOOT_MODEL в окружении; это важнее того, что выбрано здесь.
model-by-chosen = Так выбрано командой `folkmoot model` или на странице.
model-by-file = Так указано в folkmoot.toml.
model-by-key = Ключ найден в окружении.
model-key-kept = Ключ хранится в папке данных, доступен только вам и никогда не показывается.
model-found = Найдено здесь:
# $variable, $model (text)
model-found-key = { $variable } в окружении: { $model }
# $server, $url, $models (text)
model-found-server = { $server } ({ $url }): { $models }
model-found-none = В окружении нет ключа, и на этом компьютере не отвечает ни один сервер моделей (Ollama, LM Studio, llama.cpp, vLLM).
# $example (text): a name
model-how = Выбрать: folkmoot model use { $example } (если нужен ключ, он будет запрошен); свой сервер: folkmoot model use NAME --url URL
# $example (text): a name
model-how-chat = Здесь: /model use { $example }, /model test, /model forget. Ключ лучше ввести в другом терминале, где его не видно: folkmoot model use { $example }

## Choosing

# $model (text)
model-used = Выбрана модель { $model }. Она думает со следующего сообщения, во всей этой папке данных.
# $model, $other (text)
model-used-waits = Выбрана модель { $model }, но FOLKMOOT_MODEL в окружении называет { $other }, и это важнее. Уберите переменную, чтобы действовал ваш выбор.
model-forgotten = Выбор и ключ забыты.
model-nothing-forgotten = Ничего не было выбрано, забывать нечего.
# $provider (text)
model-key-prompt = Ключ для { $provider } (не отображается):
# $model (text)
model-asking = Задаём { $model } один короткий вопрос …

## What came of a trial

# $model (text), $seconds (number), $cost (text): dollars
model-tried-works = { $model } работает: ответ пришёл за { $seconds } с и стоил { MONEY($cost) } $.
# $model (text), $seconds (number)
model-tried-unpriced = { $model } работает: ответ пришёл за { $seconds } с. Сколько стоит вызов, здесь неизвестно.
# $model (text)
model-tried-key = { $model } не принимает ключ. Проверьте его, пожалуйста, и введите снова.
# $model (text)
model-tried-credit = { $model } принимает ключ, но на счёте нет средств.
# $model (text)
model-tried-busy = { $model } отвечает, но слишком занята или у неё сбой. Попробуйте через минуту.
# $model, $where (text)
model-tried-away = За { $model } по адресу { $where } никто не отвечает. Запущен ли сервер, есть ли связь?
# $model (text)
model-tried-late = { $model } не ответила вовремя. Если она работает на этом компьютере, возможно, ещё загружается: попробуйте снова.
# $model, $where (text)
model-tried-unknown = По адресу { $where } не знают { $model }. Проверьте имя, пожалуйста.
# $model (text)
model-tried-unusable = { $model } отвечает, но не в том виде, который команда может использовать. Возможно, другая модель справится лучше.
model-tried-offline = Думают правила, проверять нечего.
model-provider = провайдера

## Errors: what happened, and what to do

# $model (text)
error-no-such-model = Модель «{ $model }» здесь никому не известна. Напишите провайдер:имя, например openai:gpt-5, или укажите адрес её сервера; `folkmoot model` покажет, что найдено.
# $model, $places (text)
error-many-servers = «{ $model }» есть на нескольких серверах этого компьютера. Скажите, какой нужен: { $places }.
# $model, $provider (text)
error-needs-key = Для { $model } нужен ключ { $provider }. В терминале его спросит `folkmoot model use { $model }`; с --key - он читается со стандартного ввода.
# $model, $provider (text)
web-error-needs-key = Для { $model } нужен ключ { $provider }. Вставьте его в поле, пожалуйста.
error-bad-key = Это не может быть ключом: в ключе нет пробелов и переносов строк, только простые буквы и знаки.
error-key-in-command = Ключ в команде могут прочитать другие на этом компьютере. Не пишите его, тогда он будет запрошен, или напишите --key - и передайте через стандартный ввод. Если ключ настоящий, лучше создайте новый.
# $url (text)
error-bad-url = «{ $url }» — не адрес сервера. Он начинается с http:// или https://, например http://localhost:11434/v1.
# $host (text)
error-open-url = По пути к { $host } ключ могли бы прочитать другие, ведь адрес начинается с http://. Возьмите https:// или подключите без ключа.
error-not-your-model = Выбирать, кто думает за команду, может только тот, кому открыты все комнаты. Спросите владельца этого сервера.
slash-model = кто думает за команду; подключить модель: use NAME, test, forget

## The page

page-connect = Подключить модель
page-model-found = Найдено на этом компьютере
page-model-looking = Ищем модели …
page-model-found-none = Пока ничего: здесь не отвечает ни один сервер моделей (Ollama, LM Studio, llama.cpp, vLLM), и в окружении нет ключа.
# $model (text): said to those who do not see which line the button is in
page-model-use = Выбрать { $model }
page-model-use-it = Выбрать
page-model-in-use = используется
page-model-other = По ключу или по адресу
page-model-provider = Провайдер
page-model-own = Свой сервер
page-model-name = Модель
page-model-url = Адрес (протокол OpenAI)
page-model-key = Ключ
page-model-key-optional = только если сервер его требует
page-model-key-why = Он остаётся на компьютере этого сервера, доступен только владельцу и больше не показывается.
page-model-connect = Подключить
page-model-test = Проверить
page-model-testing = Задаём короткий вопрос …
page-model-forget = Забыть
# $read, $written (text): sums
page-model-price = Миллион токенов стоит { $read } на чтение и { $written } на запись.
page-model-not-yours = Выбрать другую может тот, кому открыты все комнаты этого сервера.
