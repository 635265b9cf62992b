### What the offline team asks and answers, in German. A question may have
### .otherwise (what is assumed if it is skipped) and suggestions .a, .b, .c.

## Meeting

# $person (text)
welcome = Willkommen, { $person }! Wir sind ein Team aus Bots: leader, researcher, creative, coder, social und auditor. Wir fragen, bevor wir bauen, du gibst dein Okay, und dann kannst du uns bei der Arbeit zusehen.
hello = Hallo! Was sollen wir für dich machen, herausfinden oder durchdenken?
thanks = Gern geschehen!
goodbye = Bis bald! Hier bleibt alles erhalten.
help = Sag uns in deinen eigenen Worten, was du möchtest: eine Website, eine App, ein kleines Programm, einen Bericht, eine Marke, eine Kampagne, eine Veranstaltung, einen Text oder einfach einen Rat. Wir stellen ein paar Fragen, zeigen dir ein Briefing und einen Plan und fangen an, wenn du Ja sagst. Du kannst jederzeit pausieren, etwas ändern oder alles verwerfen.
small-talk = Ich arbeite nach Regeln, deshalb bin ich im Plaudern nicht so gut. Sag mir, was wir machen, herausfinden oder entscheiden sollen, und es geht los.
mention-wish = Gerne. Mit deinem Ja beginnt das Team mit ein paar Fragen.
# $goal (text)
aside = Ich arbeite nur nach Regeln und kann das nicht beantworten; ein KI-Modell könnte es. An „{ $goal }“ ändert sich nichts.
# $goal (text)
standing-questions = Bei „{ $goal }“ warten wir auf deine Antworten. Du kannst auch „macht weiter“ sagen, dann treffen wir für den Rest eigene Annahmen.
standing-busy = Wir arbeiten gerade an „{ $goal }“; gleich siehst du es hier.
standing-approval = „{ $goal }“ wartet auf dein Ja. Vorher fangen wir nicht an.
# $goal (text), $done, $total, $running (numbers)
standing-work = „{ $goal }“: { $done } von { $total } Aufgaben fertig, { $running } in Arbeit. Du kannst jederzeit pausieren, etwas ergänzen oder stoppen.
standing-review = Das Ergebnis von „{ $goal }“ wartet auf dein Urteil.
standing-choice = Du kannst bei „{ $goal }“ eine der Möglichkeiten nehmen oder nach anderen fragen.
standing-debate = Wir besprechen „{ $goal }“ noch. Sag „legt los“, wenn du ein Briefing und einen Plan willst.
# $spent, $budget (text): dollars
standing-cost = Bisher hat es { MONEY($spent) } $ von { MONEY($budget) } $ gekostet.

## Questions of round one, by kind of project

ask-site-users = Wer soll die Seite finden, und was soll man dort tun können?
    .otherwise = Alle, die dich suchen; sie sollen dich erreichen können.
    .a = Kunden, die kaufen oder bestellen wollen
    .b = Leute aus der Nähe, die uns suchen
    .c = Mitglieder, die uns schon kennen
ask-site-content = Was muss darauf stehen? Am besten gleich die Fakten: Name, Angebot mit Preisen, Öffnungszeiten, Adresse, Telefon, E-Mail, ein paar Worte über euch.
    .otherwise = Eine Seite mit dem, was du uns erzählt hast.
    .a = Wer wir sind, was wir anbieten, wie man uns erreicht
    .b = Speisekarte oder Preisliste und Öffnungszeiten
    .c = Neuigkeiten und Termine
ask-site-look = Wie soll die Seite wirken? Ein Beispiel, das dir gefällt, hilft uns weiter.
    .otherwise = Ruhig und klar, auf dem Handy gut zu lesen.
    .a = Ruhig und klar
    .b = Warm und persönlich
    .c = Kräftig und lebendig
ask-site-tech = Hast du dafür schon eine Adresse (Domain) oder einen Anbieter, bei dem die Seite liegen soll?
    .otherwise = Einfache Dateien, die bei jedem Anbieter laufen.
    .a = Nein, noch nichts
    .b = Eine Domain, aber keine Seite
    .c = Eine alte Seite, die weg soll
ask-site-out = Was soll die Seite nicht haben oder nicht tun?
    .otherwise = Keine Konten, kein Tracking, keine Zahlungen.
    .a = Kein Login
    .b = Vorerst kein Shop
    .c = Keine Fotos von Personen

ask-app-problem = Was soll damit leichter werden, und in welchem Moment greift man dazu?
    .otherwise = Alles an einem Ort, was heute verstreut ist.
    .a = Den Überblick behalten
    .b = Planen und erinnern
    .c = Mit anderen teilen
ask-app-users = Wer wird es nutzen, wie viele sind das, und wie vertraut sind sie mit Software?
    .otherwise = Du und ein paar andere, die mit dem Handy klarkommen.
    .a = Nur ich
    .b = Ein kleines Team
    .c = Kunden oder Mitglieder
ask-app-first = Was ist die kleinste Version, die du schon benutzen würdest?
    .otherwise = Eine Liste: eintragen, nachsehen, abhaken.
    .a = Eine Liste zum Eintragen und Suchen
    .b = Eine Übersicht, was ansteht
    .c = Ein Formular und eine Seite
ask-app-tech = Wo muss es laufen: im Browser, auf dem Handy, auf einem einzigen Rechner?
    .otherwise = Im Browser, auch auf dem Handy, ohne Server.
    .a = Im Browser
    .b = Auf dem Handy
    .c = Auf einem Rechner, offline
ask-app-out = Was soll es nicht können, oder was hat Zeit bis später?
    .otherwise = Keine Konten und keine Zahlungen in der ersten Version.
    .a = Keine Konten
    .b = Keine Zahlungen
    .c = Keine Daten auf fremden Servern

ask-tool-problem = Was machst du heute von Hand, das dir das Programm abnehmen soll?
    .otherwise = Genau das, was du genannt hast, immer wieder.
    .a = Dateien umbenennen oder sortieren
    .b = Daten umwandeln oder aufräumen
    .c = Etwas prüfen oder zählen
ask-tool-data = Was geht rein, und was soll rauskommen? Eine Beispielzeile hilft.
    .otherwise = Text geht rein, Text kommt raus.
    .a = Ein Ordner mit Dateien
    .b = Eine CSV-Datei oder eine Tabelle
    .c = Text aus einem anderen Programm
ask-tool-users = Wer wird es starten, und auf welchem System?
    .otherwise = Du, im Terminal, mit Python.
    .a = Nur ich
    .b = Kollegen, die das Terminal kennen
    .c = Es läuft jede Nacht von selbst
ask-tool-first = Welcher Befehl soll als Erstes funktionieren?
    .otherwise = Ein Befehl mit einem Argument.
    .a = Eine Datei rein, eine Datei raus
    .b = Ein Probelauf, der nur anzeigt
    .c = Eine Übersicht über einen Ordner
ask-tool-out = Was darf es auf keinen Fall tun?
    .otherwise = Es überschreibt und löscht nie etwas.
    .a = Nie löschen
    .b = Nie überschreiben
    .c = Nie ins Netz gehen

ask-service-problem = Was soll der Dienst für alle tun, die ihn aufrufen?
    .otherwise = Er beantwortet eine Art von Anfrage, und das zuverlässig.
    .a = Datensätze speichern und zurückgeben
    .b = Etwas berechnen
    .c = Nachrichten weiterleiten
ask-service-users = Welche Programme oder Leute rufen den Dienst auf, und wie oft?
    .otherwise = Ein Programm, ab und zu.
    .a = Ein Programm von uns
    .b = Eine Website
    .c = Partner von außen
ask-service-data = Welche Daten nimmt der Dienst entgegen, und welche gibt er zurück? Je ein Beispiel hilft.
    .otherwise = JSON rein, JSON raus.
    .a = Datensätze in JSON
    .b = Dateien
    .c = Nur Zahlen und Status
ask-service-tech = Wo soll der Dienst laufen, und womit muss er sich vertragen?
    .otherwise = Auf einem kleinen Rechner, mit Python, ohne Datenbankserver.
    .a = Auf einem kleinen Server
    .b = In einem Container
    .c = Neben etwas, das es schon gibt
ask-service-out = Was darf der Dienst nie herausgeben oder tun?
    .otherwise = Kein Zugriff, um den niemand gebeten hat; nichts Persönliches in den Logs.
    .a = Keine persönlichen Daten
    .b = Nichts ohne Schlüssel
    .c = Nichts löschen

ask-data-problem = Bei welcher Entscheidung oder Frage sollen die Zahlen helfen?
    .otherwise = Was sich verändert hat, und um wie viel.
    .a = Was sich verkauft und was nicht
    .b = Wo Zeit oder Geld hingeht
    .c = Ob etwas besser geworden ist
ask-data-data = Woher kommen die Zahlen, und in welcher Form?
    .otherwise = Eine CSV-Datei mit einer Zeile pro Ereignis.
    .a = Eine Excel-Tabelle
    .b = Ein CSV-Export
    .c = Mehrere Quellen
ask-data-output = Wie soll es am Ende aussehen: eine Tabelle, ein Diagramm, eine Seite zum Lesen?
    .otherwise = Eine Seite mit einer Tabelle und drei Sätzen.
    .a = Eine Tabelle
    .b = Ein Diagramm
    .c = Ein Bericht auf einer Seite
ask-data-time = Wie oft brauchst du es, und bis wann das erste Mal?
    .otherwise = Einmal im Monat, von Hand erstellt.
    .a = Einmal
    .b = Jede Woche
    .c = Jeden Monat
ask-data-out = Was soll außen vor bleiben?
    .otherwise = Keine Namen von Personen.
    .a = Keine persönlichen Daten
    .b = Nichts aus früheren Jahren
    .c = Keine Schätzungen

ask-brand-problem = Was bietest du an, und was sollen die Leute denken, wenn sie davon hören?
    .otherwise = Etwas mit Sorgfalt Gemachtes, von Leuten, denen man vertrauen kann.
    .a = Zuverlässig
    .b = Frisch und anders
    .c = Warm und nahbar
ask-brand-users = Für wen ist es? Beschreib eine typische Person.
    .otherwise = Menschen in deiner Umgebung, die genau das brauchen.
    .a = Junge Familien
    .b = Firmen
    .c = Leute, die gut Gemachtes mögen
ask-brand-look = Welche Farben, Formen oder Worte passen, und welche gar nicht?
    .otherwise = Zwei ruhige Farben und eine schlichte Schrift.
    .a = Natürlich, ruhig
    .b = Stark, einfach
    .c = Verspielt
ask-brand-content = Gibt es schon einen Namen, und wo ist die Marke zuerst zu sehen?
    .otherwise = Noch kein Name; zuerst auf einem Schild und einer Website.
    .a = Der Name steht fest
    .b = Wir suchen einen Namen
    .c = Zuerst im Netz
ask-brand-out = Womit soll man die Marke nicht verwechseln, und was würde gar nicht passen?
    .otherwise = Nichts Lautes, nichts, was andere schon benutzen.
    .a = Nicht billig
    .b = Nicht kindisch
    .c = Nicht wie die Großen

ask-campaign-problem = Was sollen die Leute tun, wenn sie es gesehen haben?
    .otherwise = Vorbeikommen oder nach mehr fragen.
    .a = Kaufen oder buchen
    .b = Sich anmelden
    .c = Zu etwas kommen
ask-campaign-users = Wen willst du erreichen, und wo sind diese Leute sowieso unterwegs?
    .otherwise = Leute aus der Nähe, am Handy.
    .a = Kunden, die wir schon haben
    .b = Neue Leute aus der Nähe
    .c = Fachleute aus einem Gebiet
ask-campaign-message = Wenn nur ein Satz hängen bleibt, welcher soll es sein?
    .otherwise = Wir schreiben drei zur Auswahl.
    .a = Was neu ist
    .b = Was man damit spart
    .c = Warum wir
ask-campaign-channel = Welche Kanäle hast du, und wer kann dort etwas veröffentlichen?
    .otherwise = E-Mail und ein soziales Netzwerk.
    .a = Newsletter
    .b = Instagram oder Facebook
    .c = Plakate und Flyer
ask-campaign-time = Von wann bis wann, und was darf es kosten?
    .otherwise = Drei Wochen, ohne bezahlte Werbung.
    .a = Zwei Wochen
    .b = Einen Monat
    .c = Bis zu einem festen Termin

ask-event-problem = Was sollen die Leute mit nach Hause nehmen?
    .otherwise = Eine schöne Zeit und etwas, das sie noch nicht wussten.
    .a = Sie haben etwas gelernt
    .b = Sie haben jemanden kennengelernt
    .c = Sie hatten eine schöne Zeit
ask-event-users = Wer kommt, wie viele, und was wissen sie schon?
    .otherwise = Etwa zwanzig Leute, Vorwissen braucht niemand.
    .a = Bis zu 10
    .b = Etwa 30
    .c = Mehr als 100
ask-event-place = Wann und wo, und wie lange?
    .otherwise = Ein Nachmittag, an einem Ort, den du kennst.
    .a = Ein Abend
    .b = Ein Tag
    .c = Mehrere Wochen, online
ask-event-content = Was muss dabei sein: Vorträge, Übungen, Essen, Musik?
    .otherwise = Ein Anfang, zwei Teile, eine Pause, ein Schluss.
    .a = Vorträge und Fragen
    .b = Übungen
    .c = Essen und Musik
ask-event-money = Was darf es kosten, und wer hilft mit?
    .otherwise = So wenig wie möglich, mit zwei Leuten, die helfen.
    .a = Nur Zeit, kein Geld
    .b = Ein kleines Budget
    .c = Über Eintritt bezahlt

ask-other-problem = Was soll anders sein, wenn es fertig ist, und für wen?
    .otherwise = Es ist für dich und spart dir Zeit.
    .a = Es spart Zeit
    .b = Es sieht besser aus
    .c = Andere können es nutzen
ask-other-today = Wie läuft es heute, und was stört dich daran?
    .otherwise = Es läuft von Hand und dauert zu lange.
    .a = Von Hand
    .b = Mit Excel-Tabellen
    .c = Noch gar nicht
ask-other-first = Was ist die kleinste Version, die schon helfen würde?
    .otherwise = Eine einfache Version, die das Wichtigste kann.
    .a = Ein Entwurf auf Papier
    .b = Ein Teil, der funktioniert
    .c = Ein Plan
ask-other-tech = Gibt es etwas, womit es zusammenpassen muss, oder eine Form, die es haben muss?
    .otherwise = Einfache Dateien, die man überall öffnen kann.
    .a = Ein Dokument
    .b = Eine Tabelle
    .c = Ein Programm
ask-other-out = Was soll es nicht sein oder nicht tun?
    .otherwise = Nichts, was Geld kostet oder ein Konto braucht.
    .a = Nicht kompliziert
    .b = Nicht teuer
    .c = Nichts Öffentliches

## Later rounds

ask-again = Was soll diesmal anders sein?
    .otherwise = Wie bisher, nur einfacher.
ask-later-must = Wenn am ersten Tag nur eine Sache funktioniert, welche muss es sein?
    .otherwise = Das, was du als Erstes genannt hast.
# $said (text): their words
ask-later-vague = Du hast gesagt: „{ $said }“. Wenn du dich jetzt entscheiden müsstest, wozu würdest du eher neigen?
    .otherwise = Wir nehmen den einfachsten Weg.
    .a = Der einfachste Weg
    .b = Zeigt mir zwei Wege
    .c = Erst mal weglassen
# $simple (text): one of the simpler-… texts below
ask-later-simpler = Würde auch etwas Einfacheres reichen: { $simple }?
    .otherwise = Nein, wir bleiben bei dem, was du wolltest.
    .a = Ja, das würde reichen
    .b = Nein, und ich kann sagen, warum
simpler-site = eine einzelne Seite oder ein Eintrag in einem Kartendienst
simpler-app = eine gemeinsame Tabelle
simpler-tool = drei Befehle auf einem Notizzettel
simpler-service = eine Datei, die beide Seiten lesen können
simpler-data = eine Tabelle, die man von Hand ausfüllt
simpler-brand = nur ein Name und eine Schrift
simpler-campaign = eine persönliche Nachricht an zwanzig Leute
simpler-event = ein Kaffee mit fünf Leuten
simpler-other = eine Checkliste auf einer Seite
# $first, $second (text): their words
ask-later-compare = Also eher „{ $first }“ als „{ $second }“, wenn nicht beides geht?
    .otherwise = Beides, das Erste zuerst.
    .a = Das Erste
    .b = Das Zweite
# $title, $line (text): an earlier project of theirs, and a line of its brief
ask-earlier = Wie bei „{ $title }“: { $line }

## Questions of the shorter flows

ask-task-problem = Wofür ist es, und wer wird es lesen oder benutzen?
    .otherwise = Für dich selbst.
    .a = Für mich
    .b = Für einen Kunden
    .c = Für alle
ask-task-data = Wovon sollen wir ausgehen? Du kannst es hier einfügen.
    .otherwise = Von dem, was du geschrieben hast.
ask-task-output = In welcher Form, wie lang und in welchem Ton?
    .otherwise = Ein kurzer, einfacher Text, freundlich.
    .a = Kurz und freundlich
    .b = Förmlich
    .c = Eine Liste
ask-advice-problem = Was ist dir dabei am wichtigsten?
    .otherwise = Dass man es rückgängig machen kann.
    .a = Zeit
    .b = Geld
    .c = Dass es gut wird
ask-research-problem = Was willst du damit entscheiden?
    .otherwise = Ob es sich lohnt, weiterzumachen.
ask-research-data = Was weißt du schon, und wo hast du Zweifel?
    .otherwise = Bisher weißt du noch nichts darüber.
ask-explore-problem = Was wäre das Schöne daran, wenn es klappt?
    .otherwise = Etwas Geld und eine sinnvolle Aufgabe.
    .a = Einkommen
    .b = Freude
    .c = Anderen helfen
ask-explore-users = Mit wem hättest du dabei gern zu tun?
    .otherwise = Mit Leuten aus der Nähe.
ask-explore-money = Was bringst du mit: Zeit, Geld, Können, einen Ort?
    .otherwise = Ein paar Stunden pro Woche und wenig Geld.
    .a = Einen Abend pro Woche
    .b = Etwas Erspartes
    .c = Einen Raum

## Offers

# $goal (text)
advice = Zu „{ $goal }“, nach Regeln und ohne Quellen, also bitte prüfen (Verlässlichkeit: gering):
advice-small = 1. Erst klein: Mach den kleinsten Teil, der zeigt, ob es klappt, und gib ihm eine Woche.
advice-others = 2. Von anderen: Frag zwei Leute, die es schon gemacht haben, was sie anders machen würden.
advice-compare = 3. Nebeneinander: Schreib zwei Wege auf, was jeder kostet und was schiefgehen kann, und nimm den, der sich rückgängig machen lässt.
advice-take-small = Ich würde mit dem ersten anfangen: Das kostet am wenigsten und verrät am meisten.
advice-take-others = Ich würde mit dem zweiten anfangen: Wenn es gut werden soll, ist Erfahrung am meisten wert.
advice-take-compare = Ich würde mit dem dritten anfangen: Wenn es um Geld geht, lohnt sich eine halbe Stunde mit Zettel und Stift.
advice-build = Wenn daraus etwas werden soll, das wir für dich machen können, sag einfach „baut das“.
# $goal (text)
research = Zu „{ $goal }“: Ich arbeite nur nach Regeln und kann nichts nachschlagen. Das ist schon da, und so findest du den Rest.
research-none = Gefunden: noch nichts; es gibt dazu kein Material und kein früheres Projekt. Verlässlichkeit: gering, alles ist noch zu prüfen.
# $source, $line (text)
research-found = Aus { $source }: { $line } (Verlässlichkeit: mittel, eine Quelle)
# $topics (text)
research-questions = Das solltest du zum Thema { $topics } zuerst herausfinden: was es schon gibt, was es kostet, wer es versucht hat und was daraus geworden ist.
research-where = Mein Vorschlag: Fang mit einem aktuellen Überblick an und mit einer Person, die es jeden Tag macht. Man könnte auch alles lesen (dauert lange) oder in einem Forum fragen (mal gut, mal nicht).
# $goal (text), $count (number)
explore = { $count ->
    [one] Ein Weg, mit „{ $goal }“ anzufangen.
   *[other] { $count } Wege, mit „{ $goal }“ anzufangen. Sie stammen aus festen Regeln, also prüf bitte alle.
}
way-trial = Klein ausprobieren, mit fünf Leuten
    .takes = Zwei Wochenenden, kaum Geld
way-service = Als Dienstleistung anbieten
    .takes = Eine Website, ein Preis und drei erste Kunden
way-teach = Anderen beibringen, als Kurs oder Workshop
    .takes = Ein Raum, ein Programm, etwas Geduld
way-together = Leute dafür zusammenbringen
    .takes = Ein Termin, ein Ort, ein paar Nachrichten
way-product = Ein Produkt daraus machen
    .takes = Ein erstes Stück, ein Monat und etwas Erspartes

## Debate

# $goal (text)
debate-value = Was müsste in einem Jahr sein, damit sich „{ $goal }“ gelohnt hat? Wenn dir nichts einfällt, lieber kleiner.
debate-risk = Was könnte schiefgehen: Niemand braucht es, es dauert doppelt so lange, es hängt an einer einzigen Person. Was davon macht dir am meisten Sorgen?
debate-user = Denk an einen echten Menschen, der es nutzen würde. Wie macht er es heute, und würde er umsteigen?
debate-cost = Was kostet es jede Woche an Zeit und Geld, wenn es erst mal da ist? Das vergessen die meisten.
debate-first = Mein Vorschlag: erst die kleinste Version, zwei Wochen lang, dann schauen wir neu.
debate-turn = ist an der Reihe

## The bots, one line each

bot-leader = Führt das Gespräch, schreibt das Briefing, macht den Plan.
bot-researcher = Findet heraus, was man weiß und was nicht.
bot-creative = Findet Worte, Gestaltung und Ideen.
bot-coder = Schreibt Programme und Seiten.
bot-social = Denkt an die Menschen, die davon hören sollen.
bot-auditor = Sucht, was die anderen übersehen haben.
bot-analyst = Macht aus Wünschen Anforderungen, die man prüfen kann.
bot-architect = Entscheidet, wie die Teile eines Programms zusammenpassen.
bot-tester = Schreibt die Tests, noch vor dem Programm.
bot-developer = Schreibt am Programm, bis die Tests durchlaufen.
bot-qa = Versucht, es kaputt zu machen, und sagt, wie.
bot-reviewer = Liest das Programm so, wie es die nächste Person lesen würde.
bot-delivery = Packt es so, dass andere es nutzen können.

ask-able = Ohne Sprachmodell kann das Team das nur vorbereiten: Anforderungen, eine Gliederung und eine Liste von Tests. Die Sache selbst kann es nicht machen. Soll es sie vorbereiten?
    .otherwise = Wir bereiten es vor.
    .a = Ja, bitte vorbereiten
    .b = Lass es
