### What is kept, how the server is set up, and what guards it

# Settings
settings-flag = { $place } cannot be “{ $value }”.
    .remedy = Write true or false.
settings-whole = { $place } cannot be “{ $value }”.
    .remedy = Give a whole number from { $least } to { $most }.
settings-number = { $place } cannot be “{ $value }”.
    .remedy = Give a number from { $least } to { $most }.
settings-no-workers = Without processes of its own a server leaves thinking to workers, and those need a PostgreSQL database.
    .remedy = Set TROYES_WORKERS to 1 or more, or name a PostgreSQL database.
settings-database = { $place } does not name a database that can be used.
    .remedy = Give a URL such as sqlite:////srv/troyes/troyes.sqlite or postgresql://user:password@host/troyes.
settings-public-url = { $place } cannot be “{ $value }”.
    .remedy = Give scheme and host, and a port if need be, such as https://troyes.example.

# The database
storage-no-file = The games must be kept in a file; a database in memory would lose them.
    .remedy = Name a file in TROYES_DATABASE, or leave it empty.
storage-option = TROYES_DATABASE asks for “{ $option }”, which troyes does not know for PostgreSQL.
    .remedy = Behind the question mark may stand: { $known }.
storage-not-made = { $path } cannot be made: { $detail }.
    .remedy = Check your rights and the room on the disk, or name another folder in TROYES_DATA.
storage-not-opened = The database { $path } cannot be used: { $detail }.
    .remedy = Nothing was changed. Check that it is ours and that you may write to it, or name another one in TROYES_DATABASE.
storage-newer = The database was made by a newer version of troyes (it is at version { $version }).
    .remedy = Nothing was changed. Install the newest troyes, or use another database.
storage-gone = The database { $path } is gone, or empty: this folder has had one there.
    .remedy = Nothing was made in its place. Put it back, restore a backup, or name the right one in TROYES_DATABASE. To begin anew, take another folder in TROYES_DATA.
storage-not-read = The kept games cannot be read now: { $detail }.
    .remedy = Try again in a moment.
storage-not-written = This could not be written to disk: { $detail }.
    .remedy = Nothing was changed. Check the room on the disk and the rights to the folder, then try again.
storage-bad-data = This cannot be kept: { $detail }.
    .remedy = Nothing was changed.
storage-full = There are as many of these as one person may have.
    .remedy = Remove one first.
storage-closed = The server is being shut down.
    .remedy = Nothing was changed. Try again in a moment.

# What does not fit
storage-no-guest = There is no guest { $guest_id }.
storage-no-table = There is no table { $table_id }.
storage-seats = The seats of table { $table_id } are not numbered from 0 without a gap.
storage-late = Table { $table_id } has moved on: it is at { $now }, this was number { $n }.
    .remedy = Nothing was changed. Open the table again.
storage-choices = Table { $table_id } has { $now } choices; these would begin after { $start }.
    .remedy = Nothing was changed. Open the table again.
storage-field = This cannot be changed at table { $table_id }: { $field }.
storage-seat = Table { $table_id } has { $seats } seats, counted from 0; there is no seat { $seat }.

# The secret of the invitations
guard-secret = The secret { $path } cannot be made or read: { $detail }.
    .remedy = Check your rights and the room on the disk, or name another folder in TROYES_DATA.
guard-secret-damaged = { $path } is not a secret of troyes.
    .remedy = Put the right one back from a copy. Or write 32 random bytes there in hexadecimal (openssl rand -hex 32): invitations that were sent no longer open their tables then.
guard-secret-gone = The secret { $path } is gone: people have been here, and their invitations and the day’s dice follow from it.
    .remedy = Put it back from a backup, or copy it from the other servers. Or write 32 random bytes there in hexadecimal (openssl rand -hex 32): invitations that were sent no longer open their tables then.
guard-secret-short = The secret of the invitations is too short.
    .remedy = Give at least 32 random bytes.
