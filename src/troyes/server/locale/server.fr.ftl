# Ce que le serveur refuse, et que faire alors.
web-no-table = Cette table n’existe pas, ou elle est privée.
    .remedy = Vérifiez le lien, ou demandez à votre ami de le renvoyer.
web-no-guest = La table ne vous connaît pas encore.
    .remedy = Ouvrez une fois la première page, ou envoyez le jeton reçu.
web-not-begun = La partie n’a pas encore commencé à cette table.
    .remedy = Elle commence quand toutes les places sont prises, ou quand la personne qui a créé la table la lance.
web-begun = La partie a déjà commencé à cette table.
    .remedy = Vous pouvez la regarder, ou créer votre propre table.
web-late = Ce pas arrive trop tard : il est déjà fait, ou la table a avancé.
    .remedy = Regardez la table telle qu’elle est, puis choisissez de nouveau.
web-held = Il ne reste qu’à terminer votre tour.
    .remedy = Terminez-le, ou reprenez le dernier pas.
web-nothing-held = Aucun de vos tours n’attend d’être terminé.
    .remedy = Choisissez d’abord.
web-nothing-to-undo = Vous n’avez rien à reprendre.
    .remedy = Ce qui est lancé, révélé ou terminé le reste.
web-seated = Vous êtes déjà assis à cette table.
    .remedy = Ouvrez la table pour jouer.
web-seat-taken = Cette place est prise.
    .remedy = Prenez-en une autre, ou regardez.
web-not-maker = Seule la personne qui a créé la table peut lancer la partie.
    .remedy = Demandez-lui, ou attendez que toutes les places soient prises.
web-not-seated = Vous n’avez pas de place à cette table.
    .remedy = Prenez une place tant qu’il en reste, ou regardez.
web-no-person = Il n’y a là personne pour qui un robot pourrait jouer.
    .remedy = Nommez la place d’une personne.
web-not-away = Cette personne est là, ou absente depuis moins de { $seconds } secondes.
    .remedy = Laissez-lui encore un peu de temps.
web-not-your-seat = Ce n’est pas votre place.
    .remedy = Jouez à la vôtre, ou regardez.
web-bot-plays = Un robot joue pour vous.
    .remedy = Reprenez d’abord votre place.
web-not-over = Cela ne se voit qu’une fois la partie finie.
    .remedy = Jouez-la jusqu’au bout.
web-seed-shared = Une graine choisie ne peut pas servir là où d’autres peuvent venir : ils ne pourraient pas se fier aux dés.
    .remedy = Laissez-la vide, ou jouez sans amis et hors de la liste.
web-seat-twice = Vous ne pouvez avoir qu’une seule place à vous.
    .remedy = Donnez les autres à des personnes sur cet appareil, à des amis ou à des robots.
web-cross-site = Cette requête vient d’un autre site.
    .remedy = Ouvrez la page de la table elle-même.
web-too-many = C’était trop à la fois.
    .remedy = Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
web-too-fast = C’était trop à la fois, et n’a pas été entendu.
    .remedy = Envoyez moins de messages par seconde.
web-hello-first = Une connexion commence par un bonjour.
    .remedy = Envoyez d’abord {"{"}"t": "hello"{"}"}.
web-hello-once = Le bonjour a déjà été dit.
    .remedy = Une seule fois par connexion suffit.
web-unreadable = Ce message est illisible.
    .remedy = Envoyez du JSON de la forme que décrit l’API.
web-malformed = Cette requête n’a pas la forme voulue{ $place ->
        [none] {""}
       *[other] {" "}: { $place }
    }. { $why }
    .remedy = La description de l’API donne la forme.
web-too-large = Cette requête est trop grande.
    .remedy = Envoyez-en moins.
web-no-page = Cette page n’existe pas.
    .remedy = Retournez à la première.
web-no-method = Cela ne peut pas se faire ici.
    .remedy = La description de l’API dit ce qui se peut.
web-refused = Cela ne peut pas se faire. { $why }
web-unwell = La base de données ne répond pas.
    .remedy = Regardez son disque et le journal du serveur.
web-no-client = La page elle-même n’a pas été construite.
    .remedy = Installez le paquet, ou lancez npm run build dans le dossier web.
web-fault = Quelque chose s’est mal passé de notre côté. Rien n’a été changé.
    .remedy = Réessayez ; si cela se répète, dites-le-nous.
