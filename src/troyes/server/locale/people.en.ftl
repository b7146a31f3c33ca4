# Accounts, devices, friends, and all of one's data.

web-blocked = You cannot play or change anything here: { $reason }
    .remedy = Write to whoever runs this server.
people-account-already = You have an account already.
    .remedy = Sign out first, if you want another one.
people-no-account = This needs an account.
    .remedy = Make one of the guest you are: nothing is lost.
people-name-taken = There is already an account named { $name }.
    .remedy = Choose another name, or sign in if it is yours.
people-common-password = Everybody who guesses tries this password first.
    .remedy = Choose another one: a few words that do not belong together are good.
people-name-not-yours = This is not the name you have here.
    .remedy = Type it just as it is: { $name }
people-not-signed-in = Name and password do not fit together.
    .remedy = Check both, and mind large and small letters in the password.
people-wrong-password = This is not your password.
    .remedy = Try again, and mind large and small letters.
people-wrong-code = Name and code do not fit together, or the code is used up.
    .remedy = Check both. A code that came by mail lasts half an hour; the newest recovery code is the one that counts.
people-no-mail = This server sends no mail.
    .remedy = Use your recovery code, or ask whoever runs this server.
people-mail-sent = A code was sent a moment ago.
    .remedy = Look for it in your mail, or try again in ten minutes.
people-nobody = There is nobody of that name here.
    .remedy = Ask your friend for the exact name of their account.
people-nobody-asks = They have not asked you, or no longer do.
    .remedy = Ask them yourself.
people-yourself = That is you.
    .remedy = Name somebody else.
people-many-friends = There are already { $most } people on this list.
    .remedy = Take somebody off it first.

# -- The page about oneself ------------------------------------------------------------------------------------------

me-title = You
me-guest = Guest
me-account = Account
me-words-guest = You play here as a guest: this browser remembers you. With an account you can sign in elsewhere, have friends, and play rated games.
me-words-new = Nobody has to sign in to play. With an account you can sign in elsewhere, have friends, and play rated games.
me-words-account = Your account is called { $login }, since { $since }.
me-profile = Your profile
me-friends = Your friends
me-name = Name that others see
me-blank = Blanks alone are not enough.
me-name-save = Save
me-saved = Saved.
me-make = Make an account
me-make-words = All that you have played comes with you.
me-make-done = Make the account
me-enter = Sign in
me-enter-words = You have an account already.
me-enter-done = Sign in
me-account-name = Account name
me-account-name-help = Large and small letters do not matter. Friends find you by it.
me-password = Password
me-password-help = At least 8 characters, and none that everybody tries first.
me-show = Show
me-bring = { $count ->
    [one] Bring along the table of this browser
   *[other] Bring along the { $count } tables of this browser
}
me-bring-not = They stay behind: this page will no longer find them.
me-change = Change the password
me-old = Old password
me-new = New password
me-change-words = All other devices and programs are signed out.
me-change-done = Change it
me-changed = The password is changed. Other devices are signed out.
mail-password-subject = A new password for { $login }
mail-password-words =
    Somebody, perhaps you, wants to set a new password for the account { $login } at Troyes.

    Open this within half an hour: { $link }
    Or type this code on the page: { $code }

    If it was not you, do nothing: nothing has changed.
mail-address-subject = Your address for { $login }
mail-address-words =
    Somebody, perhaps you, wants this address to belong to the account { $login } at Troyes.

    Type this code on your page within half an hour: { $code }

    If it was not you, do nothing: nothing has changed.
recover-title = Forgotten password
recover-words = Set a new password with your recovery code, or with a code that came by mail. All devices are signed out then.
recover-code = Code
recover-code-help = Four groups of five letters and digits.
recover-done = Set the new password
recover-mail = No code at hand?
recover-mail-words = If your account has a mail address, a code can be sent there.
recover-send = Send me a code
recover-sent = If this account has a mail address, a code is on its way.
recover-none = This server sends no mail: without the recovery code only whoever runs it can help.
recover-link = Forgotten the password?
recover-new = Your recovery code
recover-new-words = Write it down, or keep it where you keep passwords: it is shown only this once. With it you can set a new password if you forget yours; then you get another one.
recover-copy = Copy
recover-copied = Copied
recover-noted = I have kept it
me-recovery = If you forget the password
me-recovery-have = You have a recovery code. A new one takes its place.
me-recovery-none = You have no recovery code yet: without one, a forgotten password cannot be replaced.
me-recovery-make = Make a new code
me-mail = Mail address for codes
me-mail-words = Optional. It is used for nothing else, and nobody sees it.
me-mail-is = Codes can be sent to { $mail }.
me-mail-save = Send a code there
me-mail-code = Code from the mail
me-mail-prove = Confirm the address
me-mail-remove = Remove the address
me-mail-sent = A code is on its way to { $mail }.
me-devices = Devices
me-devices-words = { $count ->
    [one] This is the only device signed in.
   *[other] { $count } devices or programs are signed in.
}
me-out = Sign out here
me-signed-out = You are signed out on this device: it happened on another one, or the password was changed. Sign in again to go on.
me-out-everywhere = Sign out everywhere
me-data = Your data
me-data-words = One file with all that is kept of you: tables, records of finished games, results, sets of cards, messages.
me-download = Download
me-remove = Remove everything
me-remove-words = At once, and for good. Games that nobody else sat at are gone. At other tables a bot takes your seat, “N. N.” stands for your name, and what you have written is emptied.
me-remove-name = Type your name to go on: { $name }
me-remove-password = Your password
me-remove-done = Remove all my data
me-removed = All your data is removed.
me-keep = Keep it

# -- Friends ---------------------------------------------------------------------------------------------------------

friends-title = Friends
friends-needs = To have friends you need an account. It takes a name and a password.
friends-needs-way = Make an account
friends-add = Account name of a friend
friends-add-done = Ask
friends-added = { $name } has been asked.
friends-none = Nobody yet. Ask a friend by the exact name of their account; your own is { $login }.
friends-asks = They ask you
friends-accept = Accept
friends-decline = Decline
friends-asked = You have asked
friends-take-back = Take back
friends-remove = Remove
friends-remove-sure = Remove { $name }?
friends-since = Friends since { $since }
friends-invite = Your friends
friends-invite-words = Send them the link: { $names }.

# -- A profile -------------------------------------------------------------------------------------------------------

person-since = Here since { $since }
person-account = Account { $login }
person-you = This is how others see you.
person-ask = Ask to be friends
person-asked = You have asked.
person-asks = { $name } would like to be your friend.
person-friend = You are friends.
person-edit = Change
person-of = Profile of { $name }

# -- Sound -----------------------------------------------------------------------------------------------------------

sound-title = Sound
sound-on = On
sound-off = Off
sound-volume = Volume
sound-volume-value = { $percent }%
sound-words = Dice, coins, stone, a bell for your turn: quiet, and never needed to play.

# How others’ turns are told
pace-title = Others’ turns are told
pace-slow = Slowly
pace-normal = Normally
pace-fast = Fast
pace-off = Not at all

# How a turn ends
turn-end = End of turn
turn-end-always = Always ask
turn-end-simple = Ask, but not for placing and Pass
turn-end-moment = By itself after 3 seconds
turn-end-words = Whatever rolls or reveals something always waits for you.
