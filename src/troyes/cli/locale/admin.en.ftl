# -- troyes admin ----------------------------------------------------------------------------------------------------

admin-left = Nothing was changed.
admin-kilobytes = { $number } kB
admin-megabytes = { $number } MB
admin-status-open = waiting
admin-status-running = running
admin-status-over = over

# What takes a while
admin-doing-copy = Copying
admin-doing-pack = Packing
admin-doing-verify = Checking the archive
admin-doing-unpack = Unpacking
admin-doing-games = Laying out games

# Heads of columns
admin-head-id = id
admin-head-name = name
admin-head-account = account
admin-head-since = since
admin-head-tables = tables
admin-head-blocked = kept out because
admin-head-game = game
admin-head-status = status
admin-head-seats = seats
admin-head-made = made
admin-head-moved = last moved
admin-head-about = about
admin-head-message = table, message
admin-head-text = what was said
admin-head-why = why
admin-head-settled = settled
admin-head-open = waiting
admin-head-running = running
admin-head-over = over

# Backups
admin-backed-up = Backup made: { $path } ({ $size }; { $guests ->
    [one] 1 person
   *[other] { $guests } people
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}). It holds secrets: keep it where only you can read it.
admin-dropped = { $count ->
    [one] 1 older backup was removed.
   *[other] { $count } older backups were removed.
}
admin-sure-restore = The backup of { $made } (troyes { $version }; people: { $guests }, tables: { $tables }) will take the place of all that is in { $folder }. Restore it? [y/N]
admin-sure-restore-new = The backup of { $made } (troyes { $version }; people: { $guests }, tables: { $tables }) will be put into { $folder }. Restore it? [y/N]
admin-restored = The backup of { $made } is restored in { $folder }. Start the server when you like.
admin-set-aside = What was there is in { $folder }. Remove it once all is well.
admin-removed-again = { $count ->
    [one] 1 person had all data removed since the backup, and it was removed again: { $ids }
   *[other] { $count } people had all data removed since the backup, and it was removed again: { $ids }
}

# Checks and versions
admin-sound = All is well.
admin-not-sound = { $count ->
    [one] 1 thing is wrong. Restore the latest good backup.
   *[other] { $count } things are wrong. Restore the latest good backup.
}
admin-fault = Wrong in the database: { $fault }
admin-broken = Table { $table } cannot be opened: { $why }
admin-up-to-date = The database is at version { $found }, the newest.
admin-behind = The database is at version { $found }; the newest is { $known }. The server brings it up to date when it starts, or do it now with --upgrade.
admin-sure-upgrade = Bring the database from version { $found } to { $known }? There is no way back but a backup. [y/N]
admin-sure-move = Take everything to the other database? Nothing is taken away here. [y/N]
admin-moved = { $rows ->
    [one] One row is
   *[other] { $rows } rows of { $tables } tables are
} there, each the same as here. Name the new database in TROYES_DATABASE before you start the server.
admin-sure-vacuum = Write the whole database ({ $size }) anew, without gaps? It needs as much free room meanwhile. [y/N]
admin-vacuumed = Before: { $before }; now: { $after }.

# People
admin-nobody = Nobody was found.
admin-person-seen = Latest trace: { $when }. Devices signed in: { $devices }.
admin-person-counts = Messages: { $messages }, sets of cards: { $sets }, records: { $imports }, results: { $results }.
admin-person-blocked = Kept out: { $why }
admin-sure-block = Keep { $name } out? [y/N]
admin-blocked = { $name } is kept out. A server that runs follows within a minute.
admin-unblocked = { $name } is welcome again. A server that runs follows within a minute.
admin-sure-person = Remove { $name } with all of their data, for good? They have { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}: those without other people go as well. [y/N]
admin-person-removed = { $name } is removed, with all of their data. A server that runs follows within a minute. Earlier backups still hold them.

# Tables
admin-no-tables = No tables were found.
admin-table-counts = Choices: { $choices }, messages: { $messages }.
admin-table-people = Made by { $maker }; people: { $people }
admin-sure-table = Remove table { $of } ({ $names }; choices: { $choices }) with all that was played and said there, for good? [y/N]
admin-table-removed = Table { $of } is removed. A server that runs follows within a minute.

# Reports
admin-no-reports = Nothing is reported.
admin-sure-message = { $name } said: “{ $text }”. Remove these words for good? [y/N]
admin-message-removed = The words are gone. A server that runs follows within a minute.
admin-settled = { $removed ->
    [true] Settled. The words are gone; a server that runs follows within a minute.
   *[false] Settled.
}

# All of it
admin-stats-people = People: { $guests }, with an account: { $accounts }, kept out: { $blocked }.
admin-stats-games = Games that ended in the last seven days: { $week }. Choices in all: { $choices }.
admin-stats-talk = Messages: { $messages }, reports to settle: { $reports }.
admin-disk-database = Database: { $size }
admin-disk-log = Its log: { $size }
admin-disk-folder = The whole folder: { $size }
admin-would-prune = To be removed: { $guests ->
    [one] 1 guest who never played
   *[other] { $guests } guests who never played
}, { $tables ->
    [one] 1 abandoned table
   *[other] { $tables } abandoned tables
}.
admin-sure-prune = Remove them for good? [y/N]
admin-pruned = Removed: { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.

# What cannot be
admin-no-database = There is no database { $path } yet.
    .remedy = Name the folder of the server with --data or TROYES_DATA.
admin-other-version = The database is at version { $found }, and this program knows { $known }.
    .remedy = Nothing was changed. See “troyes admin migrate”.
admin-postgresql = The games are kept by PostgreSQL, which has tools of its own for this.
    .remedy = Copy them with pg_dump, bring them back with pg_restore, and tidy up with VACUUM; and copy the files secret and vapid.pem of the data folder.
admin-not-moved = Not everything could be moved, so nothing was: { $detail }.
admin-move-not-empty = The other database is not empty: there is something in { $table }.
admin-move-differs = { $table } { $key } is not the same in the other database. Nothing was moved.
admin-server-runs-there = A server runs on that database.
admin-server-runs = A server uses the folder { $folder }.
    .remedy = Nothing was changed. Stop the server first, such as with systemctl stop troyes.
admin-no-folder = There is no folder { $folder }.
    .remedy = Make it first; it should be yours alone.
admin-taken = { $path } is there already.
    .remedy = Name another file, or replace it with --force.
admin-no-room = Only { $free } MB are free in { $folder }, and { $needed } MB are needed.
    .remedy = Make room, or name another place.
admin-not-written = { $path } cannot be written: { $detail }.
    .remedy = Check your rights and the room on the disk.
admin-not-opened = The database { $path } cannot be used: { $detail }.
    .remedy = Nothing was changed. Check that it is ours and that you may read it.
admin-unsound = The database { $path } is damaged: { $fault }.
    .remedy = Nothing was changed. Use the latest backup that “troyes admin check FILE” finds sound.
admin-archive-unread = { $path } cannot be read: { $detail }.
    .remedy = Check the name and your rights.
admin-archive-foreign = { $path } is not a backup of troyes.
    .remedy = Nothing was changed. Name an archive that “troyes admin backup” has made.
admin-archive-damaged = { $path } is damaged: it was cut off, or something in it has changed.
    .remedy = Nothing was changed. Fetch it once more, or take an earlier backup.
admin-archive-newer = { $path } was made by a newer troyes, { $version }.
    .remedy = Nothing was changed. Install that version, and restore it with that.
admin-no-person = There is nobody with the id { $of }.
    .remedy = “troyes admin people NAME” finds people.
admin-no-table = There is no table { $of }.
    .remedy = “troyes admin tables” lists them.
admin-no-report = There is no report { $of }.
    .remedy = “troyes admin reports --all” lists them.
admin-no-message = At table { $table } there is no message { $n }.
    .remedy = “troyes admin reports” tells the table and the number.
