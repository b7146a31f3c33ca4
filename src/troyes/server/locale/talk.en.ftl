# Talk at a table, and being told that it is one's turn.

talk-not-seated = Only those who sit at this table can talk here.
    .remedy = Take a seat while there is one; everybody can read.
talk-empty = There is nothing to read in this message.
    .remedy = Write a word.
talk-long = A message has { $most } characters at most.
    .remedy = Make two of it.
talk-full = No more than { $most } messages fit on a table.
    .remedy = Go on talking at your next one.
talk-no-message = There is no such message, or it is not yours.
    .remedy = Look at the chat as it is now.
talk-too-late = A message can be taken back for { $minutes } minutes, and no longer.
    .remedy = Say what you meant instead.
talk-yourself = This is your own message.
    .remedy = Take it back, if you wish it unsaid.
talk-taken-back = This message has been taken back: there is nothing left of it.
    .remedy = Look at the chat as it is now.
talk-reported = You have reported this message already.
    .remedy = Whoever runs this server will look at it.
talk-not-muted = You read this person already.
    .remedy = Look at the list as it is now.
talk-many-mutes = You have muted { $most } people already.
    .remedy = Read somebody again first.

outside-malformed = This is no address that something could be posted to.
    .remedy = Write it as in https://example.org/turn, without a name or password in it.
outside-not-https = Only an address that begins with https is safe enough.
    .remedy = Use https.
outside-private = This address cannot be found, or leads into a private network.
    .remedy = Use one that can be reached from everywhere.
outside-unknown = This address cannot be found.
    .remedy = Check how it is written.
push-malformed = This browser's keys cannot be read.
    .remedy = Turn notifications off and on again.
push-keys = The keys for notifications in { $path } cannot be used: { $detail }
    .remedy = Let the server read and write this file.
push-keys-damaged = The keys for notifications in { $path } are damaged.
    .remedy = Bring the file back from a backup; or remove it, and everybody turns notifications on anew.
notice-no-webhook = There is no address yet.
    .remedy = Save one first.

notice-your-turn = It is your turn at { $title }.
notice-your-turn-with = It is your turn at { $title }, with { $names }.
notice-trial = This is a trial: posts from this table house arrive here.

# -- The chat at a table ---------------------------------------------------------------------------------------------

talk-title = Chat
talk-log = Log
talk-said = { $name } says: { $text }
play-tab-chat = Chat
play-help-chat = write in the chat, where others play too
talk-tabs = Log and chat
talk-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
talk-write = Message to the table
talk-send = Send
talk-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
talk-quiet = Nobody has said anything yet.
talk-hidden = Messages of people whom you have muted are hidden, and there are no others.
talk-hidden-way = Whom you have muted
talk-quiet-write = Say hello: everybody at the table can read it.
talk-read-only = You look on: those who sit at the table talk here.
talk-gone = taken back
talk-you = you
talk-more = More about what { $name } said
talk-unsay = Take back
talk-mute = Read no more of { $name }
talk-mute-sure = You will see nothing that { $name } writes, here and at other tables. They are not told.
talk-mute-done = Mute
talk-muted = You read no more of { $name }. On your own page you can change that.
talk-report = Report
talk-report-why = What is wrong with this message?
talk-report-words = Whoever runs this server sees the message as it stands, and what you write.
talk-report-done = Send the report
talk-report-sent = Thank you. Whoever runs this server will look at it.
talk-cancel = Cancel
talk-lost = The line was lost before this arrived.

# -- On the page about oneself ---------------------------------------------------------------------------------------

notice-title = When it is your turn
notice-words = You are told once a turn, and only while you do not have the table open.
notice-browser = In this browser
notice-browser-on = You are told here, also when no page of ours is open.
notice-browser-page = You are told here as long as a page of the table is open somewhere behind others. This browser takes no messages beyond that.
notice-browser-off = A message appears on your screen.
notice-browser-denied = This browser does not allow it. Its settings for this site can change that.
notice-browser-none = This browser cannot do it here. It takes a page with https, and on a phone perhaps one that was put on the home screen.
notice-turn-on = Turn on
notice-turn-off = Turn off
notice-turned-on = This is how you will be told.
notice-webhook = By webhook
notice-webhook-words = For a program of yours, or a chat that takes such posts: a small JSON is posted to this address.
notice-webhook-account = With an account it can also be posted to an address of your choice, for a program or a chat.
notice-webhook-label = Address
notice-webhook-help = Begins with https. Empty: nothing is posted.
notice-webhook-save = Save
notice-webhook-saved = Saved.
notice-webhook-test = Try it
notice-webhook-good = It arrived: the answer was { $status }.
notice-webhook-bad = It did not arrive well: the answer was { $status }.
notice-webhook-silent = Nobody answered there.
notice-webhook-secret = What it is signed with
notice-webhook-secret-words = The header troyes-signature holds a time t and v1, the HMAC-SHA256 of the time, a point and the content under this secret.
notice-mutes = Whom you do not read
notice-mutes-none = You read everybody. Next to a message in a chat you can mute whoever wrote it.
notice-unmute = Read again
