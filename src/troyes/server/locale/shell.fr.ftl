# -- Les mots autour de chaque page ----------------------------------------------------------------------------------

shell-title-troyes = Troyes
shell-title-king = Le Défi du Roy
shell-title-troyes-dice = Troyes Dice
shell-guest = Invité
shell-loading = Un instant…
shell-close = Fermer
shell-again = Réessayer
shell-trouble = Quelque chose s’est mal passé. Réessayez dans un instant.
shell-signed-out = Cet appareil est déconnecté. Connectez-vous de nouveau à la page « Vous ».
shell-unreached = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
