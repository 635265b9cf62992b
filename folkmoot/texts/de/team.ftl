### What the offline team answers, in German.

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

## Offers

connect-answer = Deine Frage bleibt hier als Notiz; für eine Antwort verbinde ein Sprachmodell: `folkmoot model` oder in den Einstellungen der Seite.
advice-none = Ich arbeite nach Regeln und kann das nicht beurteilen: Nenn mir die Wege, die du siehst, als „A oder B“, dann stelle ich sie nebeneinander, mit dem, was du dafür und dagegen sagst.
advice-build = Die Entscheidung liegt bei dir. Wenn daraus etwas werden soll, das wir für dich machen können, sag einfach „baut das“.
# $goal (text)
research = Ich arbeite nach Regeln und kann nichts nachschlagen. Zu „{ $goal }“ steht das in dem, was du mitgebracht oder früher gemacht hast:
research-none = Ich arbeite nach Regeln und kann nichts nachschlagen; bring eine Datei dazu mit, dann durchsuche ich sie.
# $source, $line (text)
research-found = Aus { $source }: { $line } (Verlässlichkeit: mittel, eine Quelle)
# $goal (text), $count (number)
explore = { $count ->
    [one] Ein Weg, mit „{ $goal }“ anzufangen.
   *[other] { $count } Wege, mit „{ $goal }“ anzufangen. Sie stammen aus festen Regeln, also prüf bitte alle.
}
# $what (text): a word of theirs, $way (text): one of the way-… texts below
way-of = { $what }: { $way }
# $have (text): their words
way-have = Du bringst mit: { $have }.
way-trial = klein ausprobieren, mit fünf Leuten
    .takes = Zwei Wochenenden, kaum Geld
way-service = als Dienstleistung anbieten
    .takes = Eine Website, ein Preis und drei erste Kunden
way-teach = anderen beibringen, als Kurs oder Workshop
    .takes = Ein Raum, ein Programm, etwas Geduld
way-together = Leute dafür zusammenbringen
    .takes = Ein Termin, ein Ort, ein paar Nachrichten
way-product = ein Produkt daraus machen
    .takes = Ein erstes Stück, ein Monat und etwas Erspartes

## Ways that a person is undecided between

connect-debate = Für eine echte Diskussion verbinde ein Sprachmodell: `folkmoot model` oder in den Einstellungen der Seite.
no-opinion = Ich arbeite nach Regeln und habe keine eigene Meinung.
ways-laid = Deine Wege, in deinen Worten:
# $what (text): a way that they named
quoted = „{ $what }“
# $said (text): their words
ways-for = dafür: { $said }
ways-against = dagegen: { $said }
ways-said = du hast gesagt: { $said }
ways-also = du hast auch gesagt: { $said }
ways-bare = dazu ist noch nichts gesagt
ways-ask = Welchen nimmst du, und warum?
ways-more = Was spricht für jeden, was dagegen? Und welchen nimmst du, und warum?
ways-name = Welche Wege siehst du? Schreib sie als „A oder B“ oder nummeriere sie.
ways-again = Frag noch einmal und schreib in einer Nachricht dazu, was jeder kostet und was dafür oder dagegen spricht, dann sortiere ich es.
# $rate, $price (text): sums of money, $months (number)
ways-even = Bei { $rate } im Monat oder { $price } einmalig kostet nach { $months } Monaten beides gleich viel.

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
