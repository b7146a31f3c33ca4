# -- À une table -----------------------------------------------------------------------------------------------------

# La ligne du haut
play-setup = Mise en place
play-round = Manche { $round } sur { $rounds }
play-day = Journée { $day }, { $half }
play-over = La partie est terminée.
play-who = { $name } :
play-key = { $what } ({ $key })
play-ask-end = Terminez votre tour, ou annulez le dernier choix.
play-waiting-for = { $count ->
    [one] { $names } choisit.
   *[other] { $names } choisissent.
}
play-reconnecting = reconnexion…
play-too-many = trop de pages…
play-crowded = La table est figée ici : trop de pages sont ouvertes depuis votre adresse, ou à cette table.
    .remedy = Fermez celles dont vous n’avez pas besoin. Tout reprendra tout seul dès qu’il y aura de la place.
play-watch = en spectateur
play-undo = Annuler
play-end-turn = Finir le tour
play-menu = Menu
play-people = Qui joue
play-your-turn = C’est à vous
play-tab-your-turn = ● À vous · { $title }
play-loading = Mise en place du plateau…
play-no-board = Le plateau n’a pas pu être chargé. Tout peut encore être choisi dans la liste ci-dessous.

# Le plateau de choix
play-board = Plateau
play-tray = Vos choix
play-detail = Ce que cela fait, en détail
play-options = Options
play-group-cards = Cartes Activité
play-group-events = Événements
play-group-city = Dans la ville
play-group-influence = Avec de l’influence
play-group-pass = Passer
play-group-rest = Autres
play-reveals = Ceci lance ou révèle quelque chose et ne peut pas être annulé.
play-held-hint = Rien n’est définitif avant la fin de votre tour.
play-held-moment = Votre tour se termine de lui-même dans un instant. « Annuler » ou n’importe quelle touche l’arrête.
play-held-reveals = La fin de votre tour fait lancer ou révéler quelque chose. Rien n’est définitif jusque-là.
play-point-hint = Tout ce qui brille peut être choisi. Pointez-le pour voir ce qu’il apporte.
play-point-hint-touch = Tout ce qui brille peut être choisi. Touchez-le pour le choisir, maintenez le doigt pour voir ce qu’il apporte.
play-dice-first = Vous pouvez aussi commencer par les dés : prenez-en un ou plusieurs sur la place et voyez tout ce qu’ils permettent.
play-understood = Compris
play-wait = Ce n’est pas votre tour. Vous pouvez regarder en attendant.
play-watching = Vous regardez cette table.
play-price = Cela coûte
play-free = C’est gratuit
play-brings = Cela rapporte
play-why-rule = Lire la règle
play-ways = Actions complètes
play-ways-picked = { $value ->
    [0] Avec ces dés
   *[other] Avec ces dés, d’une valeur de { $value }
}
play-ways-cheapest = Les moins chères
play-ways-more = { $count ->
    [one] { $count } autre façon
   *[other] { $count } autres façons
}
play-no-ways = Rien n’est possible avec ces seuls dés.
play-drop-dice = Reposer les dés
play-die = { $value } { $colour } ({ $owner })
play-with-dice = avec { $dice }
play-end-turn-plain = Finir le tour
play-end-turn-pay = Finir le tour : payer { $pay }
play-end-turn-gain = Finir le tour : gagner { $gain }
play-end-turn-both = Finir le tour : payer { $pay }, gagner { $gain }
play-sum-deniers = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
play-sum-influence = { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}
play-sum-knowledge = { $count ->
    [one] { $count } connaissance
   *[other] { $count } connaissances
}
play-sum-vp = { $count } PV
play-sum-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-sum-citizens = { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
}
play-sum-red_citizens = { $count ->
    [one] { $count } habitant rouge
   *[other] { $count } habitants rouges
}
play-sum-yellow_citizens = { $count ->
    [one] { $count } habitant jaune
   *[other] { $count } habitants jaunes
}
play-sum-white_citizens = { $count ->
    [one] { $count } habitant blanc
   *[other] { $count } habitants blancs
}
play-means-deniers = deniers
play-means-influence = influence
play-means-knowledge = connaissances
play-means-vp = points de victoire
play-means-points = points
play-means-citizens = habitants
play-means-red_citizens = habitants rouges
play-means-yellow_citizens = habitants jaunes
play-means-white_citizens = habitants blancs

# Panneaux
play-log = Ce qui s’est passé
play-log-since = Depuis votre dernier tour
play-log-again = Raconter encore
play-log-more = Tout le journal
play-panels = Panneaux
play-tab-tray = Choix
play-tab-families = Familles
play-tab-log = Journal
play-tab-events = Événements
play-tab-cards = Cartes
play-tab-city = Cité
play-tab-waits = quelque chose attend ici
play-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
play-zoom-in = Plus grand
play-zoom-out = Plus petit
play-to-ending = Vers le décompte final

# Un robot qui réfléchit
play-bot-level = { $name }, { $level }
play-thinking = { $name } réfléchit
play-thinking-lines = { $count ->
    [0] commence à réfléchir
    [one] pèse { $count } suite
   *[other] pèse { $count } suites
}
play-thinking-leans = penche pour : { $what }

# Un conseil
play-hint = Conseil
play-hint-title = Ce que ferait le Comte
play-hint-thinking = Il réfléchit…
play-hint-lines = { $count ->
    [0] …
    [one] { $count } suite pesée
   *[other] { $count } suites pesées
}
play-hint-stop = Tant pis
play-hint-best = Le meilleur
play-hint-next = Ensuite
play-hint-also = Possible aussi
play-hint-gives-up = coûte { $points }
play-hint-as-good = aussi bon
play-hint-expected = Attendu : { $points }
play-hint-against = Attendu : { $points } contre { $others }
play-hint-then = puis
play-hint-why = Pourquoi
play-hint-do = Le faire
play-hint-do-words = Le faire : { $what }
play-hint-forced = Il n’y a que cela à faire.

# Plusieurs personnes sur un appareil
play-pass-device = Passez l’appareil à { $name }
play-pass-device-words = Ce que voit { $name } est secret.
play-pass-device-look = Je suis { $name }

# Les choses en mots
play-thing-rules = Règles
play-estimate = ~ indique une estimation du nombre imprimé.
play-detail-activity = { $colour }, niveau { $level }, { $kind } · contremaître { $hire } { $paid ->
    [influence] d’influence
   *[deniers] deniers
} · { $by ->
    [die] un cube par dé
   *[value] diviseur { $per }
} · cases { $first } et { $second } PV
play-detail-event = dés de couleur { $colour }, diviseur { $per } · { $banners ->
    [one] { $banners } bannière
   *[other] { $banners } bannières
} · { $first } PV au plus grand nombre de cubes, { $second } PV au deuxième
play-detail-character = { $first } pour { $low } PV, { $second } pour { $middle } PV, { $third } pour { $high } PV ; il compte pour tout le monde.
play-detail-building = Chaque habitant debout ici apporte à chaque manche un dé de couleur { $colour } et { $due ->
    [0] ne coûte rien
    [1] coûte { $salary } denier
   *[other] coûte { $salary } deniers
}. { $rows ->
    [0] Un nouveau venu prend la case de la valeur du dé ; qui s’y trouve est expulsé.
   *[other] Un nouveau venu prend la première case de la rangée et pousse les autres.
}

# Aide
play-help = Aide et touches
play-help-how = Tout ce qui brille peut être choisi, sur le plateau ou dans la liste. En bas, vous lisez ce que cela coûte et apporte. Rien n’est définitif avant la fin de votre tour ; seul ce qui a été lancé ou révélé ne peut pas être annulé.
play-help-signs = Ce que veulent dire les signes des cartes
play-help-digits = choisir une des neuf premières options
play-help-arrows = se déplacer dans un groupe
play-help-tab = aller au groupe suivant
play-help-enter = choisir ce qui est marqué
play-help-undo = annuler le dernier choix
play-help-end = terminer le tour
play-help-hint = demander un conseil, si la table le permet
play-help-mute = activer ou couper le son
play-help-rules = lire les règles de ce qui est marqué
play-help-esc = fermer, ou reposer les dés
play-help-help = cette page

# Le menu
play-lang = Langue
play-theme = Couleurs
play-theme-auto = Comme l’appareil
play-theme-light = Clair
play-theme-dark = Sombre
play-sound = Son
play-sound-mute = Couper le son
play-sound-unmute = Remettre le son
play-telling-skip = Cliquez, touchez ou pressez une touche pour passer
play-rules = Règles
play-copy-link = Copier le lien
play-link-copied = Le lien est copié.
play-link-by-hand = Copiez ce lien : { $link }
play-leave = Partir : un robot continue
play-leave-note = Vous pouvez revenir à tout moment et reprendre votre place.
play-leave-rated = C’est une partie classée : qui part l’a perdue, et ne revient pas.
play-left-rated = Vous avez quitté cette partie classée : elle compte comme perdue. Vous pouvez regarder.
play-leave-day = C’est la partie du jour : personne ne la joue à votre place. Fermez la page quand vous voulez, la table attend jusqu’à la fin du jour.
play-back = Reprendre sa place au robot
play-watch-only = Regarder en spectateur
play-watch-no-more = Revenir à sa place
play-is-away = { $name } est absent.
play-stand-in = Laisser jouer un robot
play-home = Première page

# La fin
play-counting = On compte les points…
play-count = Le décompte final
play-total = Total
play-skip = Passer
play-le-roy = Le Roy
play-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
play-king-won = { $name } relève le défi du Roy.
play-king-lost = Le Roy n’est pas battu : le défi demeure.
play-solo-end = { $points ->
    [one] La semaine est finie : { $points } point.
   *[other] La semaine est finie : { $points } points.
}
play-ceremony-again = Revoir la cérémonie
play-ceremony-secret = Le secret de { $name }
play-ceremony-points = { $name } { $points }
play-own-won = { $points ->
    [0] À égalité de points, la cité est à vous.
    [one] La cité est à vous, d’un seul point.
   *[other] La cité est à vous, de { $points } points.
}
play-own-shared = Vous partagez la cité avec votre égal.
play-own-lost = { $points ->
    [0] À égalité de points, la cité est pourtant à un autre.
    [one] Vous êtes { play-own-place }, à un seul point.
   *[other] Vous êtes { play-own-place }, à { $points } points.
}
play-own-place = { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
   *[other] dixième
}
play-best = Votre meilleur score jusqu’ici est de { $points }.
play-best-ahead = Votre meilleure avance jusqu’ici est de { $points }.
play-best-now = C’est votre meilleur résultat jusqu’ici.
play-best-seed = Jouée avec une graine choisie : cette partie ne compte pas dans vos statistiques.
play-won-boxes = Gagné pour le tableau d’honneur
play-moments = Les moments décisifs
play-moment-round = Manche { $round } :
play-moment-day = Journée { $round } :
play-moment-gain = { $points ->
    [one] { $name } gagne un point de plus que tous les autres.
   *[other] { $name } gagne { $points } points de plus que tous les autres.
}
play-moment-two = { $points ->
    [one] { $name } gagne un point de plus que { $other }.
   *[other] { $name } gagne { $points } points de plus que { $other }.
}
play-moment-alone = { $points ->
    [one] un point rentre.
   *[other] { $points } points rentrent.
}
play-moments-counted = Lu dans les seuls points, tels qu’on les aurait comptés alors.
play-moments-study = Demander au Comte d’y regarder de plus près
play-moments-studied = D’après l’étude de cette partie.
play-moments-more = La lire en entier
play-characters = Les Personnages
play-growth = Comment les points ont grandi
play-growth-round = Manche
play-growth-day = Journée
play-proof = La preuve des dés
play-proof-checking = La preuve est en cours de vérification…
play-proof-right = Votre navigateur l’a vérifié : la graine révélée ici est celle qui était scellée quand vous avez ouvert la table. Avec la partie enregistrée, « troyes verify » montre que chaque lancer et chaque carte en découlent.
play-proof-wrong = La graine ne correspond pas au sceau que vous avez vu en ouvrant la table. Ne vous fiez pas aux dés de cette partie.
play-proof-unknown = Votre navigateur ne vérifie cela que par une connexion sûre. Le SHA-256 de la graine doit être le nombre ci-dessous ; « troyes verify » vérifie aussi l’enregistrement.
play-proof-later = D’autres jouent encore avec les mêmes dés aujourd’hui. La graine paraîtra ici quand la journée sera finie ; son sceau est déjà ci-dessous.
play-day-leaders = Les premiers du jour
play-proof-chosen = Cette partie a été jouée avec une graine choisie par quelqu’un : elle ne prouve donc rien.
play-proof-seed = Graine
play-sealed = D’autres jouent encore avec les mêmes dés aujourd’hui : la relecture, l’étude et l’enregistrement s’ouvrent quand le jour est fini, pour vous comme pour tous.
play-rematch = Rejouer
play-rematch-daily = Rejouer avec d’autres dés
play-rematch-join = Rejoindre la partie suivante
play-rematch-watch = Regarder la partie suivante
play-study = Étudier cette partie
play-look = Regarder le plateau
play-record = Enregistrer la partie

# -- Looking back ----------------------------------------------------------------------------------------------------

play-replay = Revoir
play-origin = Reprise d’une autre partie, { $count ->
    [0] depuis son début
    [one] après un choix
   *[other] après { $count } choix
}.
play-origin-look = Voir ce moment
play-origin-along = Emportée du serveur quand il ne répondait pas, avec d’autres dés à partir de là. Elle ne compte pour aucun classement.
play-origin-device = Commencée sur un appareil, sans le serveur. Elle ne compte pour aucun classement : qui a l’appareil a les dés.
