### The product inside a page, without a server

alone-no-server = This needs a server, and here you play without one.
    .remedy = Everything you can do alone or around one device is here.
alone-no-others = Friends at other devices need a server.
    .remedy = Play against bots here, or let friends sit down at this device.
alone-newer = What is kept in this browser was written by a newer version ({ $version }).
    .remedy = Load the page anew. Nothing was changed.
alone-unreadable = Something that is kept in this browser cannot be read ({ $name }: { $why }).
    .remedy = It stays as it is, and everything else is here.
alone-no-room = This browser has no room left to keep the game, so the step was not made.
    .remedy = Make room on this device, or save everything as a file and remove what is kept here.
alone-not-kept = This could not be kept in this browser: { $why }. The step was not made.
    .remedy = Try again.
alone-no-thought = The thinking failed in this browser: { $why }
    .remedy = It is tried again. If it stays so, load the page anew: nothing is lost.
alone-late = The game has gone on in another tab.
    .remedy = It is shown here as it is now.
alone-no-parcel = This file holds nothing that was saved here. { $why }
    .remedy = Choose a file that was saved with the download on the page “You”.
alone-nobody-hears = Nobody is here who could hear it.
    .remedy = Talk needs a server.
alone-handed = This game is on its way to the server.
    .remedy = It goes on there as soon as the server answers.
alone-title = Not here

# While it loads
alone-loading = The game is being fetched: { $percent } %
alone-starting = The game is being set up …
alone-broken = The game could not be started in this browser: { $why }
alone-again = Try again
alone-only-here = This window keeps nothing: once it is closed, its games are gone.

# Everything as one file
alone-keep-title = All of it as a file
alone-keep-words = Games, records and cards are kept in this browser and nowhere else. Take them along as one file, or bring them back from one. A private window forgets them when it is closed.
alone-keep-bring = Bring such a file
alone-keep-brought = { $new ->
    [0] Everything in it was here already.
    [one] One thing is new.
   *[other] { $new } things are new.
}

# Without the server, and back
alone-device = On this device
alone-away = The server does not answer. New games are played on this device, and taken over once it answers. Everything else waits.
alone-away-nothing = The server does not answer, and this device has not fetched the game yet. It is tried again.
alone-along = This game can go on here, with other dice from now on. It then counts for no board.
alone-along-take = Go on here
alone-brought = { $count ->
    [one] The game that you played on this device is among your games now.
   *[other] The { $count } games that you played on this device are among your games now.
}
alone-stays = { $count ->
    [one] One game stays on this device; the server did not take it over:
   *[other] { $count } games stay on this device; the server did not take them over:
}
