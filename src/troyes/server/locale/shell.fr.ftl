# -- Les mots autour de chaque page ----------------------------------------------------------------------------------

shell-guest = Invité
shell-loading = Un instant…
shell-close = Fermer
shell-again = Réessayer
shell-trouble = Quelque chose s’est mal passé. Réessayez dans un instant.
shell-signed-out = Cet appareil est déconnecté. Connectez-vous de nouveau à la page « Vous ».
shell-unreached = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
shell-no-room = Ce navigateur n’a plus de place pour garder la page : sans réseau, elle risque de ne pas s’ouvrir. Faites de la place sur cet appareil.
shell-newer = Une nouvelle version est là.
shell-newer-take = La prendre
