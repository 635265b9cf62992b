### What the room knows of itself and says when it is asked: one or two sentences, in Russian.

## Where things stand

knows-nothing = Пока ничего не начато. Скажите, что сделать, узнать или решить.
# $goal (text)
knows-done = Проект «{ $goal }» готов. Скажите, чем заняться дальше, или «верните проект», чтобы его продолжить.
knows-dropped = Проект «{ $goal }» отменён. Скажите «верните проект», и он снова будет здесь, каким был.
knows-parked = Проект «{ $goal }» отложен, всё сказанное сохранено. Скажите «продолжайте», и мы к нему вернёмся.
# $goal (text), $done, $total (numbers)
knows-held = Проект «{ $goal }» на паузе: задач готово { $done } из { $total }. Когда будете готовы, скажите «продолжить».
# $card (text): its id
knows-card = Карточка { $card } открыта для вашего ответа.

## What comes next

knows-next-nothing = Вы говорите, что сделать, узнать или решить. Мы спросим то, что нам нужно знать; до вашего «да» ничего не начнётся.
knows-next-questions = Вы отвечаете или говорите «остальное додумайте сами», и мы так и сделаем. Потом увидите бриф и план; до вашего «да» ничего не начнётся.
knows-next-busy = Мы работаем. Скоро что-то спросим или покажем.
knows-next-choice = Выберите вариант по номеру, спросите о нём или скажите «ничего из этого». Выбранное сначала станет брифом и планом.
knows-next-debate = Обсуждаем дальше, пока вы не скажете «поехали». Потом увидите бриф и план; до вашего «да» ничего не начнётся.
knows-next-approval = Скажете «да», и работа начнётся. «Кое-что изменить»: перепишем бриф и план; «Составить план заново»: только план; «Отменить»: на этом всё.
knows-next-work = Мы доделаем остальные задачи; потом вы увидите результат и скажете, всё ли так. В любой момент можно сделать паузу или остановиться.
knows-next-review = Вы говорите, всё ли так. Если нет, скажите, что изменить; сначала покажем план правок.

## What was asked, who is here, what there is

# $questions (text): one a line
knows-questions = Вот что мы спросили: { $questions }
knows-no-question = Открытых вопросов нет.
# $bots (text): names
knows-team = Здесь { $bots }. Чтобы обратиться к одному из нас, напишите @имя, ко всем сразу — @team.
# $goal, $bots (text)
knows-team-project = Проектом «{ $goal }» занимаются: { $bots }.
# $projects (text): one a line
knows-projects = Проекты этой комнаты: { $projects }
# $project, $goal, $phase (text)
knows-project = { $project } «{ $goal }»: { $phase }
knows-no-project = В этой комнате пока нет проектов.
# $title, $tasks (text): one task a line, $count (number)
knows-plan = { $count ->
    [1] «{ $title }», одна задача: { $tasks }
    [one] «{ $title }», { $count } задача: { $tasks }
    [few] «{ $title }», { $count } задачи: { $tasks }
    [many] «{ $title }», { $count } задач: { $tasks }
   *[other] «{ $title }», { $count } задачи: { $tasks }
}
# $goal (text)
knows-no-plan = Для проекта «{ $goal }» плана пока нет; без плана ничего не начнётся.
# $goal, $folder, $files (text)
knows-files = Всё, что сделано для проекта «{ $goal }», лежит в { $folder }: { $files }.
knows-no-files = Файлов для проекта «{ $goal }» пока нет.
# $said (text): one a line
knows-said = Вот что вы сказали: { $said }
knows-not-said = Об этом вы пока ничего не говорили.

## Help

knows-help = Скажите своими словами, что вам нужно: что-то сделать, узнать, обдумать или решить небольшую задачу. Сначала мы расспросим, и до вашего «да» ничего не начнётся.
knows-help-open = Ответьте своими словами или скажите «продолжайте», «позже», «начать заново» или «отменить»; спросите «как обстоят дела?», и мы скажем, где мы сейчас.
knows-no-undo = Откатывать нечего.
knows-no-reopen = Возвращать нечего.
knows-tongue = С удовольствием, дальше по-русски.
