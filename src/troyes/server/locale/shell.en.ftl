# -- The words around every page -------------------------------------------------------------------------------------

shell-guest = Guest
shell-loading = One moment…
shell-close = Close
shell-again = Try again
shell-trouble = Something went wrong. Try again in a moment.
shell-signed-out = You are signed out on this device. Sign in again on the page “You”.
shell-unreached = The server cannot be reached. Check your connection and try again.
shell-no-room = This browser has no room left to keep the page: without a network it may not open. Make room on this device.
shell-newer = A new version is here.
shell-newer-take = Use it now
