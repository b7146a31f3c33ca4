# This language, in its own words
language = English

# Why not
why-with-rule = { $why } (rule: { $rule })
why-unknown-key = There is no such choice as “{ $key }” in { $game }.
why-no-such-seat = There is no seat { $seat }: seats are counted from 0 to { $last }.
why-game-over = The game is over.
why-not-offered = That cannot be chosen at the moment.
why-not-your-turn = { $seat_name } has nothing to choose at the moment.

# Options
option-game = There is no game called “{ $value }”.
    .remedy = Choose one of: { $known }.
option-unknown = { $game } has no option called “{ $place }”.
    .remedy = Its options are: { $known }.
option-bad = The option “{ $place }” cannot be { $value }.
    .remedy = It may be: { $expected }.
option-players = { $game } is not played by { $value }.
    .remedy = Give a whole number of players from { $low } to { $high }.
option-players-only = { $game } is not played by { $value }.
    .remedy = It is a game for { $low ->
        [one] one player
       *[other] { $low } players
    }: leave the number out.
option-seed = “{ $value }” cannot be a seed.
    .remedy = Give a whole number or a text.

option-too-few = The option “{ $place }” is not for { $players ->
    [one] one player
   *[other] { $players } players
}.
    .remedy = Play it with { $least } or more, or leave it out.

# Parts of the package
engine-native = Native code runs the games.
engine-plain = Plain Python runs the games: the same games, only several times slower. Install a C compiler and reinstall for native code.
engine-building = Plain Python runs the games while native code is being built; the next start takes it.
engine-ready = Plain Python runs the games. Native code is ready: start again to take it.
extra-missing = This part of troyes is not installed: { $module } is missing.
    .remedy = Install it with: pip install 'troyes[{ $extra }]'

# Words for options of a game
setup-yes = Yes
setup-no = No
setup-none = None
setup-own = Each part by itself
setup-order = Your own order
setup-order-wrong = Write each number once, for example { $example }.
setup-cards = Your own printed numbers
    .help = A TOML file; “troyes cards --template” makes one to begin with.

# Records
record-not-json = This file is not whole JSON: { $what ->
        [bytes] it is no text in UTF-8 from byte { $byte } on
        [endless] a number or a nesting in it has no end
       *[place] it cannot be read on from line { $line }, column { $column }
    }.
    .remedy = It may be cut off or damaged: take it from a backup or save the game again.
record-foreign = This is not the record of a game of troyes.
    .remedy = Choose a file that was saved at a table, by “troyes play” or by game.record().
record-version = The record is in format { $found }; this version reads format { $known }.
    .remedy = Install the version of troyes that wrote it, or a newer one.
record-form = The record is damaged at { $place }: { $detail }.
    .remedy = Mend that field, or take the record from a backup.
record-otherwise = “{ $value }” belongs here, as in the position
record-start = The game of this record cannot be set up ({ $place }): { $why }
    .remedy = Mend that field, or take the record from a backup.
record-upto = The record cannot stop after { $found } choices.
    .remedy = Give a number from 0 to { $last }.
record-choice = The record breaks at { $place }: “{ $key }” cannot be chosen there. { $why }
    .remedy = The record was edited or damaged: take it from a backup, or replay only what comes before it.
record-draw = The record breaks at { $place } ({ $what }): it says { $told }, the seed gives { $derived }.
    .remedy = The record was edited, or its dice are not the seed’s: take it from a backup.
record-truncated = The record breaks off at { $place }: choices are missing at its end.
    .remedy = Take it from a backup, or remove its fields “draws”, “scores” and “checksum” to play on from there.
record-score = The record says { $told } points at { $place }, but its choices lead to { $derived }.
    .remedy = The record was edited: take it from a backup.
record-edited = The record was changed after it was written: its checksum does not fit.
    .remedy = Take it from a backup, or remove the field “checksum” to accept it as it is.
record-no-draws = The record does not tell its rolls, so they cannot be compared.
    .remedy = Use a record that was saved with the field “draws”.

# Positions
position-foreign = This is not a position of a known game.
    .remedy = The field “game” must be one of: { $known }.
position-form = The position is not well formed at { $place }: { $detail }.
    .remedy = docs/position.md describes every field.
position-wrong = This position cannot be: { $place }: { $detail }.
    .remedy = Mend that field; docs/position.md describes it.
position-options = This position cannot be ({ $place }): { $why }
    .remedy = Mend that field; docs/position.md describes it.
position-roll = “{ $value }” at { $place } is no roll of a die.
    .remedy = Give whole numbers from 1 to 6.

# Card numbers
cards-no-file = The card numbers in { $place } cannot be read: { $detail }.
    .remedy = Check the name of the file.
cards-not-toml = { $place } is not a TOML file: { $detail }.
    .remedy = Mend that line and try again.
cards-too-much = { $place } is not read: { $detail }.
cards-not-plain = These card numbers are not plain data: { $detail }.
    .remedy = Use tables, lists, numbers and texts only.
cards-unknown = { $place }: there is no number called “{ $name }”.
    .remedy = Names that fit here: { $known }.
cards-bad-value = { $place }: “{ $name }” cannot be so: { $detail }.
    .remedy = Compare it with the product’s own numbers and try again.

# Players
option-bot = There is no player called “{ $value }”.
    .remedy = Choose one of: { $known }.
option-bot-game = The bot “{ $value }” does not know { $game }.
    .remedy = Choose one of: { $known }; or a bot of another package.
bot-no-name = “{ $value }” is not the name of a bot.
    .remedy = Write package.module:Class.
bot-no-module = There is no module “{ $module }” for the bot “{ $value }”.
    .remedy = Install its package, or put its folder on PYTHONPATH.
bot-module-broken = The module “{ $module }” of the bot “{ $value }” cannot be imported. { $error }
bot-no-class = The module “{ $module }” of the bot “{ $value }” has no class “{ $name }”.
    .remedy = Write package.module:Class.
bot-no-choose = The class “{ $value }” has no method “choose”, so it cannot play.
    .remedy = It needs choose(self, decision, view, guess), which returns one of decision.options.
bot-not-made = The bot “{ $value }” could not be made. { $error }
    .remedy = It is given “seed” and “limits”, as far as its parameters name them, and nothing else.
bot-raised = The bot “{ $bot }” in seat { $seat } failed. { $error }
bot-not-offered = The bot “{ $bot }” in seat { $seat } chose { $answer }, which is not on offer.
    .remedy = “choose” must return one of decision.options, or its key.

# How a game ends
game-ending = { $sides ->
    [one] The game is over.
   *[other] { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
}

# Seats
seat-name = Seat { $seat }

# What the generator decides
draw-tiles = tiles

# Points
score-points = Points

# What the system refuses
system-EACCES = you may not do that there
system-EPERM = you may not do that there
system-ENOENT = there is no such file or folder
system-EISDIR = it is a folder
system-ENOTDIR = a part of the name is no folder
system-EEXIST = it is there already
system-ENOSPC = no room is left on the disk
system-EDQUOT = your share of the disk is used up
system-EFBIG = the file would be too large
system-EROFS = nothing can be written on this disk
system-EIO = the disk does not answer as it should
system-ENAMETOOLONG = the name is too long
system-ELOOP = the name leads round in a circle
system-EMFILE = too many files are open
system-EADDRINUSE = another program listens there
system-EADDRNOTAVAIL = this machine has no such address
system-SQLITE_FULL = no room is left on the disk
system-SQLITE_READONLY = nothing can be written there
system-SQLITE_CANTOPEN = it cannot be opened
system-SQLITE_IOERR = the disk does not answer as it should
system-SQLITE_NOTADB = it is no database
system-SQLITE_CORRUPT = the database is damaged
system-SQLITE_BUSY = another program uses it
system-SQLITE_LOCKED = another program uses it
