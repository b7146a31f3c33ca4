### Le produit dans une page, sans serveur

alone-no-server = Il faut pour cela un serveur, et ici vous jouez sans.
    .remedy = Tout ce qu’on peut faire seul ou autour d’un même appareil est ici.
alone-no-others = Des amis sur d’autres appareils ont besoin d’un serveur.
    .remedy = Jouez ici contre des robots, ou faites asseoir vos amis devant cet appareil.
alone-newer = Ce que garde ce navigateur a été écrit par une version plus récente ({ $version }).
    .remedy = Rechargez la page. Rien n’a été changé.
alone-unreadable = Quelque chose que garde ce navigateur ne peut pas être lu ({ $name } : { $why }).
    .remedy = Cela reste tel quel, et tout le reste est là.
alone-no-room = Ce navigateur n’a plus de place pour garder la partie : le pas n’a pas été fait.
    .remedy = Faites de la place sur cet appareil, ou enregistrez tout dans un fichier et effacez ce qui est gardé ici.
alone-not-kept = Ce navigateur n’a pas pu garder cela : { $why }. Le pas n’a pas été fait.
    .remedy = Réessayez.
alone-no-thought = La réflexion a échoué dans ce navigateur : { $why }
    .remedy = On essaie encore. Si cela dure, rechargez la page : rien n’est perdu.
alone-late = La partie a continué dans un autre onglet.
    .remedy = Elle est montrée ici telle qu’elle est maintenant.
alone-no-parcel = Ce fichier ne contient rien qui ait été enregistré ici. { $why }
    .remedy = Choisissez un fichier enregistré avec le téléchargement de la page « Vous ».
alone-nobody-hears = Il n’y a ici personne pour l’entendre.
    .remedy = Il faut un serveur pour se parler.
alone-handed = Cette partie est en route vers le serveur.
    .remedy = Elle continuera là-bas dès que le serveur répondra.
alone-title = Pas ici

# Pendant le chargement
alone-loading = Le jeu est en train d’arriver : { $percent } %
alone-starting = Le jeu se met en place…
alone-broken = Le jeu n’a pas pu démarrer dans ce navigateur : { $why }
alone-again = Réessayer
alone-only-here = Cette fenêtre ne garde rien : une fois fermée, ses parties sont perdues.

# Tout dans un fichier
alone-keep-title = Tout dans un fichier
alone-keep-words = Parties, comptes rendus et cartes sont gardés dans ce navigateur et nulle part ailleurs. Emportez-les dans un fichier, ou ramenez-les d’un fichier. Une fenêtre privée les oublie quand on la ferme.
alone-keep-bring = Ramener un tel fichier
alone-keep-brought = { $new ->
    [0] Tout y était déjà.
    [one] Une chose est nouvelle.
   *[other] { $new } choses sont nouvelles.
}

# Sans le serveur, et son retour
alone-device = Sur cet appareil
alone-away = Le serveur ne répond pas. Les nouvelles parties se jouent sur cet appareil, et seront reprises dès qu’il répondra. Tout le reste attend.
alone-away-nothing = Le serveur ne répond pas, et cet appareil n’a pas encore reçu le jeu. On essaie encore.
alone-along = Cette partie peut continuer ici, avec d’autres dés dorénavant. Elle ne comptera alors pour aucun classement.
alone-along-take = Continuer ici
alone-brought = { $count ->
    [one] La partie jouée sur cet appareil est maintenant parmi les vôtres.
   *[other] Les { $count } parties jouées sur cet appareil sont maintenant parmi les vôtres.
}
alone-stays = { $count ->
    [one] Une partie reste sur cet appareil ; le serveur ne l’a pas reprise :
   *[other] { $count } parties restent sur cet appareil ; le serveur ne les a pas reprises :
}
