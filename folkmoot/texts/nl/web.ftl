### What the server says to browsers and programs, in Dutch.

# $address (text)
web-open = Folkmoot is open op { $address } (met Ctrl-C stop je het; alles blijft bewaard).

## Errors: what happened, and what to do

# $host (text)
error-foreign-host = Deze server heet niet “{ $host }”. Gebruik het adres dat bij het starten is getoond, of zet de naam bij [web] hosts in folkmoot.toml.
error-foreign-origin = Dat kwam van een pagina van een andere site, dus er is niets gedaan. Open de kamer zelf en probeer het opnieuw.
error-token-needed = Meld je eerst aan: met `folkmoot token new` maak je een token.
# $room (text)
error-not-your-room = Jouw token opent de kamer “{ $room }” niet. Vraag de eigenaar om een code of een ander token.
# $limit (number): bytes
error-too-large = Dat is meer dan { $limit } bytes in één keer. Stuur minder, of geef het mee als bestand.
# $seconds (number)
error-too-often = Dat was te veel in één keer. Wacht even ({ $seconds } s) en probeer het opnieuw.
error-not-json = Hier hoort JSON (Content-Type: application/json).
# $why (text)
error-bad-request = Dat verzoek is niet te lezen: { $why }.
# $what (text)
error-nothing-here = Er is hier niets dat “{ $what }” heet.
# $address, $why (text)
error-address-taken = Op { $address } kan niets worden geopend ({ $why }). Kies een andere poort: folkmoot serve --port 8500
# $host (text)
error-no-tokens = Op { $host } kunnen ook anderen binnenkomen, dus is er eerst een token nodig: met `folkmoot token new` maak je er een.

## The same errors as in the terminal, with what helps on a page

# $phase, $what (text)
web-error-not-now = Dat kan nu niet; we zijn intussen verder. Kijk even hoe het project ervoor staat.
# $approved, $current (text)
web-error-stale-approval = Het plan is veranderd terwijl je las. Bekijk het nieuwe ({ $current }) en geef daar antwoord op.
# $card (text)
web-error-card-answered = Dat is al beantwoord of ingetrokken.
# $option (text)
web-error-missing-text = Zet er een paar woorden bij, dan weten we wat je bedoelt.
web-error-no-text = Er staat nog niets in het bericht.
# $size, $limit (numbers)
web-error-too-long = Dat zijn { $size } tekens, te lang voor een antwoord. Stuur het eerst als bericht en antwoord daarna kort.
# $room (text)
web-error-unknown-room = Er is nog geen kamer “{ $room }”; die gaat open zodra iemand er iets zegt.
# $project (text)
web-error-unknown-project = Er is geen project “{ $project }” in deze kamer.
web-error-no-floor = Er is nu geen project aan de beurt. Vertel maar wat je wilt laten maken.
# $card (text)
web-error-unknown-card = Er is geen vraag “{ $card }” in deze kamer.
# $code (text)
web-error-bad-code = De code “{ $code }” leidt nergens heen: hij is al gebruikt, ouder dan een uur of verkeerd getypt. Vraag een nieuwe aan.
# $thread (text)
web-error-unknown-thread = Er is geen gesprek “{ $thread }” in deze kamer.
