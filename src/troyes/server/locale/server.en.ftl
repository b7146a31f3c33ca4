# What the server refuses, and what to do about it.
web-no-table = There is no such table, or it is a private one.
    .remedy = Check the link, or ask your friend to send it once more.
web-no-guest = The table does not know you yet.
    .remedy = Open the first page once, or send the token that you were given.
web-not-begun = The game at this table has not begun yet.
    .remedy = It begins when every seat is taken, or when whoever made the table starts it.
web-begun = The game at this table has already begun.
    .remedy = You can watch it, or make a table of your own.
web-late = This step comes too late: it was already made, or the table has moved on.
    .remedy = Look at the table as it is now, and choose again.
web-held = Your turn only waits to be ended.
    .remedy = End it, or take the last step back.
web-nothing-held = There is no turn of yours that waits to be ended.
    .remedy = Choose first.
web-nothing-to-undo = There is nothing of yours that can be taken back.
    .remedy = What has been rolled, revealed or ended stays as it is.
web-seated = You already sit at this table.
    .remedy = Open the table to play.
web-seat-taken = This seat is taken.
    .remedy = Take another one, or watch.
web-not-maker = Only whoever made the table can start it.
    .remedy = Ask them, or wait until every seat is taken.
web-not-seated = You have no seat at this table.
    .remedy = Take a seat while there is one, or watch.
web-no-person = Nobody sits there for whom a bot could play.
    .remedy = Name the seat of a person.
web-not-away = This person is here, or has been away for less than { $seconds } seconds.
    .remedy = Give them a little more time.
web-not-your-seat = This is not your seat.
    .remedy = Play your own, or watch.
web-bot-plays = A bot is playing for you.
    .remedy = Take your seat back first.
web-not-over = This can only be seen when the game is over.
    .remedy = Play it to its end.
web-seed-shared = A seed of your own cannot be used where others may join: they could not trust the dice.
    .remedy = Leave it empty, or play without friends and unlisted.
web-seat-twice = You can have only one seat of your own.
    .remedy = Give the others to people at your device, to friends or to bots.
web-cross-site = This request came from another site.
    .remedy = Open the table's own page.
web-too-many = That was too much at once.
    .remedy = Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
web-too-fast = That was too much at once, and was not heard.
    .remedy = Send fewer messages a second.
web-hello-first = A connection begins with a hello.
    .remedy = Send {"{"}"t": "hello"{"}"} first.
web-hello-once = There was a hello already.
    .remedy = Send it only once for a connection.
web-unreadable = This message cannot be read.
    .remedy = Send JSON of the form that the API's description tells.
web-malformed = This request does not have the form it must have{ $place ->
        [none] {""}
       *[other] : { $place }
    }. { $why }
    .remedy = The API's description tells the form.
web-too-large = This request is too large.
    .remedy = Send less.
web-no-page = There is no such page.
    .remedy = Go back to the first one.
web-no-method = This cannot be done here.
    .remedy = The API's description tells what can.
web-refused = This cannot be done. { $why }
web-unwell = The database does not answer.
    .remedy = Look at its disk and at the server's log.
web-no-client = The page itself has not been built.
    .remedy = Install the package, or run npm run build in the web folder.
web-fault = Something went wrong on our side. Nothing was changed.
    .remedy = Try again; if it happens again, tell us.
