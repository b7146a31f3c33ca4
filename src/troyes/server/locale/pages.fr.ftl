# -- Les pages autour des tables -------------------------------------------------------------------------------------

page-and = { $first } · { $second }
page-home = Première page
page-optional = si vous voulez
page-loading = Un instant…
page-again = Réessayer
page-skip = Aller au contenu

# The ways at the top of each page
page-nav = Pages
page-nav-learn = Apprendre
page-nav-rules = Règles
page-nav-daily = Aujourd’hui
page-nav-puzzles = Problèmes
page-nav-games = Parties
page-nav-leaders = Palmarès
page-nav-cards = Cartes
page-nav-print = Imprimer
page-nav-friends = Amis
page-nav-me = Vous

# Les jeux
page-troyes = Troyes
    .what = Menez une famille à travers l’âge d’or de la cité : vos gens vous apportent des dés, et chaque dé en ville a son prix.
    .expansion = Avec Les Dames de Troyes : des remparts, des dés violets, trois dames et beaucoup de cartes nouvelles.
    .players = de 2 à 4 joueurs
    .minutes = de 60 à 90 minutes
page-king = Le Défi du Roy
    .what = La même cité, pour vous seul, face au Roy : un rival qui n’a pas besoin d’argent et que deux dés décident.
    .players = 1 joueur
    .minutes = environ 45 minutes
    .play = Affronter le Roy
page-troyes-dice = Troyes Dice
    .what = Seize demi-journées, quatre dés sur une roue, une feuille à remplir : les mêmes dés pour tous, et personne n’attend.
    .players = de 1 à 10 joueurs
    .minutes = environ 20 minutes

# La première page
page-title = Troyes
page-subtitle = Une cité de dés, vers l’an 1200
page-welcome = Trois jeux autour d’une même cité médiévale. Jouez dans votre navigateur, seul contre des robots ou entre amis : rien à installer, pas de compte.
page-welcome-learn = Première visite ? Apprenez en jouant, en dix minutes.
page-choose = Choisissez un jeu
page-opponents = Adversaires
page-opponents-none = Aucun
    .help = seul, pour le score
page-level = Leur force
page-play-bots = Jouer contre { $count ->
    [one] un robot
   *[other] { $count } robots
}
page-play-score = Jouer pour le score
page-play-friends = Entre amis, ou avec d’autres options
page-play-options = Autres options
page-rules = Règles
page-signs = Les signes des cartes
page-signs-of = Les signes des cartes : { $title }
page-signs-none = Ce jeu n’a pas de signes à expliquer.
page-rules-of = Règles : { $title }

page-friends-ask = { $count ->
    [one] Quelqu’un aimerait être de vos amis.
   *[other] { $count } personnes aimeraient être de vos amis.
}
page-friends-answer = Répondre
page-your-games = Vos parties
page-your-games-none = Les parties que vous commencez vous attendent ici, jusqu’à votre retour.
page-your-turn = À vous
page-go-on = Continuer
page-look = Revoir
page-status-open = attend des joueurs
page-status-running = en cours
page-status-over = terminée
page-over-shown = Parties terminées ({ $count })
page-listed = Tables ouvertes
page-listed-none = Personne n’a de table ouverte en ce moment. Ouvrez la vôtre : le choix « Tout le monde peut venir » l’affiche ici.
page-open-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
page-live = Tables en jeu
page-live-what = Des parties qui se jouent en ce moment. Regardez autant que vous voulez.
page-round = { $game ->
    [troyes-dice] journée { $round }
   *[other] manche { $round }
}
page-rated = classée
page-today = La partie du jour
page-today-of = partie du jour du { $day }
page-today-what = Les mêmes dés pour tous, un seul essai chacun.
page-today-more = Les premiers du jour
page-leaders = Tous les classements
page-rating = Cote
page-rated-no = Pour le plaisir
    .help = aucune cote ne change
page-rated-yes = Classée
    .help = pour les personnes qui ont un compte ; sans conseils, graine tirée
page-rated-clock = une partie classée a une pendule : qui la laisse s’écouler a perdu
page-rated-agree = Je suis d’accord : cette partie change ma cote. Qui part, ou laisse la pendule s’écouler, compte comme dernier.
page-asked = on vous propose de rejouer
page-answer = Répondre
page-join = Rejoindre
page-watch = Regarder
page-nobody-yet = personne encore
page-tables-trouble = On ne peut pas lister les tables en ce moment.

page-now = à l’instant
page-minutes-ago = il y a { $count } min
page-hours-ago = il y a { $count } h
page-days-ago = { $count ->
    [1] hier
   *[other] il y a { $count } jours
}

# En haut et en bas de chaque page
page-lang = Langue
page-theme = Couleurs
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-notice = Fait par des amateurs, pour des amateurs : ni réalisé, ni approuvé, ni soutenu par les auteurs ou l’éditeur. Troyes, Les Dames de Troyes et Troyes Dice sont des jeux de Sébastien Dujardin, Xavier Georges et Alain Orban, édités par Pearl Games. Chaque dessin et chaque phrase d’ici sont les nôtres.
page-notice-buy = Si le jeu vous plaît, achetez la boîte : rien ne vaut une vraie table.
page-engine-native = Troyes { $version } · moteur natif
page-engine-plain = Troyes { $version } · moteur Python
page-engine-building = Troyes { $version } · moteur Python pour l’instant, le moteur natif est en préparation
page-engine-ready = Troyes { $version } · moteur Python, le moteur natif est prêt pour le prochain démarrage

# Une nouvelle table
page-new = Une nouvelle table
page-new-game = Jeu
page-new-seats = Qui joue
page-new-seats-help = Les places sont dans l’ordre du jeu. Celle d’un ami attend que quelqu’un ouvre votre lien.
page-new-count = Places
page-new-fewer = Une place de moins
page-new-further = Une place de plus
page-new-seat = Place { $number }
page-new-who = Qui est à la place { $number }
page-new-your-name = Votre nom
page-new-name-at = Nom à la place { $number }
page-new-level-at = Force du robot à la place { $number }
page-who-me = Moi
    .help = vous, sur cet appareil
page-who-hot = Sur cet appareil
    .help = quelqu’un près de vous ; vous vous passez l’appareil
page-who-friend = Un ami
    .help = arrive par le lien que vous envoyez
page-who-bot = Un robot
    .help = pense tout seul
page-default-hot = Joueur { $number }
page-bot-random = Hasard
    .help = joue n’importe quoi
page-bot-apprentice = Apprenti
    .help = apprend encore : voit les points à portée de main et oublie le reste
page-bot-greedy = Marchand
    .help = regarde un tour à l’avance et prend ce qui vaut le plus
page-bot-provost = Prévôt
    .help = réfléchit à l’avance et pèse ce que feront les autres
page-bot-count = Comte de Champagne
    .help = le plus fort ; prend tout le temps que la table lui donne
page-bot-between = Entre deux niveaux
page-bot-strength = Force { $strength }
    .help = sur dix tours, { $turns } sont de ce niveau : { $higher } ; les autres de : { $lower }
    .whole = exactement aussi fort que : { $level }
page-new-strength-at = Force du robot à la place { $number }, de 1 à { $most }
page-bot-named = Robot, { $level }

page-new-how = Comment on joue
page-clock = Rythme
page-clock-live = En direct
    .help = tout le monde est là ; pas d’horloge
page-clock-turns = Tour par tour
    .help = à loisir, sur plusieurs jours ; un robot dépanne quand le temps est écoulé
page-clock-hours = Temps par décision
page-clock-minutes-of = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-clock-hours-of = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
page-clock-days-of = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
page-seconds = Temps de réflexion des robots
    .help = Pour chaque décision. Apprentis et marchands n’en ont guère besoin.
page-seconds-of = { $seconds } s
page-hints = Conseils
page-hints-yes = Autorisés
    .help = chacun peut demander ce que ferait le robot le plus fort
page-hints-no = Aucun
    .help = chacun réfléchit seul
page-listed-no = Privée
    .help = seulement avec votre lien
page-listed-yes = Tout le monde peut venir
    .help = visible sur la première page, et chacun peut regarder
page-listed-label = Qui peut venir
page-seed = Une graine à vous
    .help = La même graine donne la même partie. Sans elle, une graine secrète est tirée, et montrée à la fin pour prouver que les dés étaient honnêtes.
page-seed-shared = Une graine à vous demande une table sans inconnus ni amis par lien : qui la connaît connaît les dés.

page-new-options = Options
page-new-options-usual = Comme d’habitude. Changez-les si vous voulez.
page-new-expansion = Les Dames de Troyes
page-new-expansion-help = L’extension. Ses parties se combinent librement.
page-preset-none = Sans
    .help = le jeu de base
page-preset-ladies = Cinq modules
    .help = dames, nouvelles cartes et nouveaux événements, dés violets, remparts
page-preset-ladies_all = Tout
    .help = les modules et les deux variantes
page-preset-own = Chacun à part
    .help = choisir partie par partie

page-option-numbering-at = Colonne { $number }
page-option-numbering-wrong = Chaque nombre de 1 à 6 une fois.
page-option-is = { $label } : { $value }
page-option-needs = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} ou plus

page-sum = { $title }, { $count ->
    [one] 1 place
   *[other] { $count } places
}
page-sum-bots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
page-sum-friends = { $count ->
    [one] 1 ami par lien
   *[other] { $count } amis par lien
}
page-sum-hot = { $count ->
    [one] 1 autre sur cet appareil
   *[other] { $count } autres sur cet appareil
}
page-sum-me = vous
page-sum-watching = vous ne faites que regarder
page-sum-usual = options habituelles
page-sum-live = en direct
page-sum-hours = { $time } par décision
page-sum-begin = La partie commence tout de suite.
page-sum-wait = Vous recevez un lien à envoyer ; la partie commence quand toutes les places sont prises, ou quand vous le dites.
page-make = Commencer
page-make-open = Ouvrir la table
page-making = Mise en place…

# L’attente à une table
page-lobby = En attente de joueurs
page-lobby-you-make = Envoyez le lien à vos amis. La partie commence quand la dernière place est prise.
page-lobby-invited = On vous invite à une partie : { $title }.
page-lobby-again = On vous propose de rejouer. Votre place vous est gardée.
page-lobby-asking = Les autres sont invités aussi. La partie commence quand tous ont dit oui.
page-again-yes = Oui, je joue
page-again-no = Non, merci
page-seat-kept = gardée pour { $name }
page-lobby-waiting = Vous avez une place. La partie commence quand la dernière est prise.
page-lobby-watching = Vous pouvez regarder, ou prendre une place libre.
page-link = Lien pour vos amis
page-link-help = Avec ce lien, on voit la table et on peut y prendre place.
page-copy = Copier
page-copied = Copié
page-copy-failed = Sélectionnez le lien et copiez-le à la main.
page-share = Partager
page-share-words = Viens jouer avec moi : { $title }.
page-seat-free = Place libre
page-seat-take = S’asseoir ici
page-seat-yours = Vous
page-seat-here = à la table
page-seat-away = ailleurs pour le moment
page-seat-count = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $count }
page-leave = Quitter la table
page-start = Commencer maintenant
page-start-bots = { $count ->
    [one] Commencer, un robot à la place libre
   *[other] Commencer, des robots aux { $count } places libres
}
page-watchers = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
page-lobby-options = On joue avec
page-lobby-thinking = Les robots réfléchissent jusqu’à { $seconds } s par décision
page-lobby-hints = { $allowed ->
    [0] pas de conseils
   *[other] les conseils sont autorisés
}
page-lobby-fair = Les dés sont déjà scellés : ce nombre le prouvera à la fin.

# Les règles
page-toc = Sommaire
page-rules-all = Tous les jeux
page-rules-beside = Le reste est comme dans { $title }.
page-rules-table = Retour à la table
page-rules-trouble = On ne peut pas montrer les règles en ce moment.

# Ce qui n’est pas là
page-lost = Cette page n’est pas dans le livre
page-lost-words = Une lettre s’est peut-être perdue en route. La cité est par là :
page-lost-table = Cette table n’existe pas, ou elle est privée
page-lost-table-words = Redemandez le lien : il finit par une clé qui ouvre la table.
page-lost-person = Il n’y a personne ici
page-lost-person-words = Le compte a peut-être été supprimé, ou le lien a perdu une lettre. Redemandez-le.
page-out = Cet appareil est déconnecté
page-out-words = C’est ainsi après « Se déconnecter partout », ou un nouveau mot de passe. Votre place est gardée : connectez-vous pour continuer.
page-out-way = Se connecter
page-trouble = Quelque chose n’a pas marché
page-trouble-words = Ce n’est pas votre faute, et aucune partie n’est perdue. Réessayez dans un instant.
page-trouble-offline = Le serveur est injoignable. Vérifiez votre connexion ; vos parties sont gardées.

# Les nombres d’un propriétaire à une table
page-cards = Cartes
    .help = Avec les nombres habituels, ou avec ceux de votre boîte.
page-cards-usual = Nombres habituels
    .help = Beaucoup sont des estimations.
page-cards-set-help = { $count ->
        [one] Un nombre diffère
       *[other] { $count } nombres diffèrent
    }
page-cards-none = Votre boîte porte d’autres nombres ? Inscrivez-les.
page-cards-mine = Cartes et nombres
page-cards-with = Cartes à part : { $name }
page-cards-unnamed = Cartes à part
page-cards-used = On joue avec les nombres « { $name } » de { $owner }.
page-cards-used-nobody = On joue avec les nombres « { $name } ».
page-cards-used-unnamed = On joue avec des nombres particuliers.
page-cards-which = { $count ->
        [one] Ce qui diffère : un nombre
       *[other] Ce qui diffère : { $count } nombres
    }
