# -- Regarder en arrière : parties rejouées, reprises, enregistrements, galerie ---------------------------------------

web-no-moment = Cette partie n’a pas ce moment : le dernier est { $last }.
web-no-seat = Il n’y a pas cette place dans cette partie.
web-no-record = Cet enregistrement n’existe pas, ou n’est pas à vous.
web-too-many-records = Vous gardez déjà { $most } enregistrements ici. Supprimez-en un d’abord.
web-fork-over = La partie est finie à ce moment. Choisissez-en un plus tôt.
web-day-not-over = C’est une partie du jour, et d’autres la jouent encore. Elle s’ouvre quand le jour est fini.

replay-of = Revoir : { $game }
replay-board = Le plateau à ce moment
replay-controls = À travers la partie
replay-to-start = Au début
replay-to-end = À la fin
replay-back = Un choix en arrière
replay-forward = Un choix en avant
replay-turn-back = Au tour d’avant
replay-turn-on = Au tour suivant
replay-round-back = À la manche d’avant
replay-round-on = À la manche suivante
replay-half-back = À la demi-journée d’avant
replay-half-on = À la demi-journée suivante
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $times }×
replay-scrubber = Moment de la partie
replay-at = { $at } sur { $all }
replay-at-words = { $when }, choix { $at } sur { $all } : { $what }
replay-start = Le début
replay-done = { $name } : { $what }
replay-next = Tour suivant de
replay-next-of = Tour suivant de { $name }
replay-eyes = Vu par
replay-eyes-all = Qui voit tout
replay-eyes-watch = Un spectateur
replay-more = Plus
replay-copy = Copier le lien
replay-copied = Le lien vers ce moment est copié.
replay-by-hand = Copiez ce lien : { $link }
replay-record = Enregistrer la partie
replay-study = Étudier
replay-table = À la table
replay-gallery = Vos parties
replay-help = Touches
replay-help-arrows = un choix en arrière ou en avant
replay-help-turns = un tour en arrière ou en avant
replay-help-rounds = une manche en arrière ou en avant
replay-help-ends = au début, à la fin
replay-help-space = lecture ou pause
replay-help-faster = moins vite, plus vite
replay-help-this = cette aide

fork-title = Essayer une autre voie
fork-what = Une nouvelle table commence ici, { $when }, après { $count ->
    [0] aucun choix
    [one] un choix
   *[other] { $count } choix
}. Vous prenez une place, des bots prennent les autres.
fork-dice = Tant que chacun choisit comme dans cette partie, les mêmes dés tombent ; ensuite, ce sont d’autres. La partie n’est pas classée.
fork-seat = Votre place
fork-level = Les bots
fork-begin = Jouer à partir d’ici
fork-over = La partie est finie ici. Revenez à un moment où elle peut continuer.

games-title = Vos parties
games-none = Rien de fini encore. Les parties jouées jusqu’au bout et les enregistrements que vous apportez sont gardés ici.
games-none-fitting = Aucune partie ne répond à ces filtres.
games-filters = Filtres
games-game = Jeu
games-any = Tous
games-players = Joueurs
games-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
games-outcome = Résultat
games-won = Gagnées
games-lost = Perdues
games-left = Quittées
games-result-won = Gagnée
games-result-lost = Perdue
games-result-left = Quittée
games-against = Contre
games-people = Des personnes
games-bots = Des bots
games-kind = Jouée
games-table = À une table d’ici
games-record = Ailleurs
games-name = Nom
games-name-help = de quelqu’un à la table, ou d’un enregistrement
games-since = Du
games-until = Au
games-sort = Ordre
games-newest = Les plus récentes d’abord
games-oldest = Les plus anciennes d’abord
games-points = Le plus de points d’abord
games-clear = Effacer les filtres
games-found = { $count ->
    [0] Aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}
games-page = Page { $page } sur { $pages }
games-pages = Pages
games-before = Page précédente
games-after = Page suivante
games-replay = Revoir
games-study = Étudier
games-studied = Étudiée
games-save = Enregistrement
games-remove = Supprimer
games-remove-sure = Supprimer { $name } pour de bon ?
games-removed = L’enregistrement est supprimé.
games-bring = Apporter un enregistrement
games-bring-what = Un fichier enregistré ici ou par la ligne de commande. Il est d’abord rejoué et vérifié.
games-bring-file = Choisir un fichier
games-brought = { $name } est là.
games-too-large = Ce fichier dépasse { $most } Ko. Un enregistrement est plus petit.
games-place = À : { $place }
games-unfinished = s’arrête avant la fin
games-daily = Partie du { $day }
games-rated = Classée
games-forked = Autre voie
games-le-roy = Le Roy
games-seat-points = { $name } { $points }
