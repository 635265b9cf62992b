### What the terminal itself says, in German: labels, hints, the help of its commands.

for-example = zum Beispiel
no-files = Es gibt noch keine Dateien.
no-threads = Außerhalb des Raums haben die Bots noch nicht miteinander gesprochen.

## How a project ended, in a word

outcome-success = fertig
outcome-escalation = wird jetzt gebaut
outcome-cancellation = verworfen
outcome-timeout = geparkt
outcome-error = endete mit einem Fehler

## The chat

chat-first = Sag, was wir für dich machen sollen, zum Beispiel: Baut mir eine Website für meine Bäckerei
chat-left = Alles bleibt erhalten. Komm jederzeit zurück mit: folkmoot
chat-hint = Enter schickt ab, Alt+Enter macht eine neue Zeile, /help zeigt die Befehle.
chat-hint-card = Wähl mit ↑ ↓ und Enter oder mit einer Zahl; oder sag es in deinen eigenen Worten.
chat-hint-questions = Beantworte alles in einem Text oder nimm ↑ ↓ und Enter.
chat-hint-back = Enter schickt ab, Esc geht zurück.
chat-changed = Während du getippt hast, ist etwas Neues gekommen. Schau bitte noch einmal hin.
chat-again = Mit einem weiteren Ctrl-C gehst du raus; alles bleibt erhalten.
chat-keys = ↑ ↓ wählen · Tab ergänzen · Alt+Enter neue Zeile · Ctrl-C unterbrechen oder die Arbeit anhalten, zweimal: rausgehen · Ctrl-D rausgehen
# $bots (text), $count (number)
chat-thinking = { $count ->
    [one] { $bots } denkt nach
   *[other] { $bots } denken nach
}
# $running, $done, $left (numbers): tasks
chat-progress = { $running } in Arbeit, { $done } fertig, { $left } noch zu tun
# $time (text): the time of day
chat-until = bis etwa { $time } Uhr
option-one-by-one = Nacheinander beantworten
option-leave-out = Diese Frage überspringen

## Slash commands

slash-help = diese Liste
slash-status = wie es steht
slash-projects = alle Projekte in diesem Raum
slash-brief = was vereinbart ist und woher jede Zeile kommt
slash-plan = die Aufgaben und wie weit sie sind
slash-files = was im Projektordner liegt
slash-threads = was die Bots untereinander besprechen
slash-history = die Phasen bisher und wie lange jede gedauert hat
slash-bots = wer in diesem Raum sitzt
slash-new = um etwas Neues bitten, egal was gerade läuft
slash-input = etwas, das in die nächsten Schritte einfließen soll
slash-meant = falsch verstanden: sag, was deine letzte Nachricht war
slash-with = der nächsten Nachricht eine Datei oder einen Ordner mitgeben; wird nur gelesen
slash-discuss = mit dem Team besprechen, bevor etwas gebaut wird
slash-implement = weiter zu Briefing und Plan, mit dem, was gesagt wurde
slash-pause = die Arbeit anhalten oder das Projekt parken
slash-continue = weitermachen
slash-stop = die Arbeit beenden und ansehen, was schon da ist
slash-resume = ein geparktes Projekt zurückholen
slash-retry = noch mal versuchen, was nicht geklappt hat
slash-revise = stoppen und den Plan noch mal besprechen
slash-switch = ein anderes Projekt drannehmen; es hört dann, was du sagst
slash-cancel = das Projekt verwerfen; der Verlauf bleibt erhalten
slash-reopen = zurückholen, was verworfen oder abgeschlossen wurde
slash-reset = das Projekt verwerfen, danach ist keins dran; fragt vorher nach
slash-lang = eine andere Sprache sprechen: en, es, pt, fr, de, it, nl oder ru
slash-mode = nach anderen Regeln spielen: normal, complex, simple, conversational
slash-join = in den Raum eines Codes wechseln; ohne Code: der Code dieses Raums
slash-quit = rausgehen; alles bleibt erhalten
# $path (text)
with-next = { $path } kommt mit deiner nächsten Nachricht mit.
lang-now = Ab jetzt sprechen wir Deutsch.
# $mode, $modes (text): names as they are typed
mode-now = Der Modus ist { $mode }. Es gibt: { $modes }.
# $code (text)
room-code = { $code } (gilt einmal und eine Stunde lang). Auf der anderen Seite: folkmoot room join { $code }
# $room (text)
room-joined = Du bist jetzt im Raum „{ $room }“.
# $person, $channel (text)
channel-joined = { $person } ist via { $channel } dazugekommen.
# $person, $owner (text)
approver-named = { $person } darf hier auch freigeben, stoppen und Geld ausgeben, sagt { $owner }.
# $owner, $people (text): names
room-owner = Dieser Raum gehört { $owner }; auch mit Freigaben betraut: { $people }.
room-owner-alone = Dieser Raum gehört { $owner }; niemand sonst darf freigeben, stoppen oder Geld ausgeben.
room-without-owner = Dieser Raum gehört noch niemandem: Wer zuerst spricht, bekommt ihn.

no-tokens = Es gibt noch kein Token. `folkmoot token new` erstellt eins.
# $token, $person (text): its id, whose it is
token-new = { $person } kommt mit diesem Token ({ $token }) herein, und nur jetzt ist es zu sehen: Öffne die Seite und füge es dort ein, oder schick es als `Authorization: Bearer TOKEN` mit.
# $token, $person (text): its id, whose it is
token-revoked = Das Token { $token } von { $person } öffnet nichts mehr.
token-every-room = alle Räume
# $at (text): day and time, for all of these
token-made = erstellt { $at }
token-used = zuletzt benutzt { $at }
token-unused = nie benutzt
token-ended = widerrufen { $at }

# $code (text)
error-bad-code = Der Code „{ $code }“ führt nirgendwohin: Er ist schon benutzt, älter als eine Stunde oder vertippt. Hol dir einen neuen: `folkmoot room code`.
# $thread (text)
error-unknown-thread = Einen Thread „{ $thread }“ gibt es in diesem Raum nicht. `folkmoot threads list` zeigt, welche es gibt.
# $token (text)
error-unknown-token = Ein Token „{ $token }“ gibt es nicht. `folkmoot token list` zeigt, welche es gibt.
