# -- La ligne de commande --------------------------------------------------------------------------------------------

cli-interrupted = Interrompu.
cli-decimal = ,
cli-percent = { $number } %
cli-date = { $day }/{ $month }/{ $year }
cli-player = Joueur { $number }
cli-le-roy = le Roy

# Version et jeux
cli-version = troyes { $version }. { $how }
cli-games-name = nom
cli-games-game = jeu
cli-games-players = joueurs
cli-games-options = options

# Ce qui est donné à une commande
cli-argument = Il n’y a pas de « { $value } » ici.
    .remedy = Choisissez parmi : { $known }.

cli-usage-option = Il n’y a pas d’option { $option } ici.
    .remedy = « { $command } --help » dit lesquelles il y a.
cli-usage-option-near = Il n’y a pas d’option { $option } ici.
    .remedy = Vous pensez peut-être à : { $near }.
cli-usage-value = Il faut une valeur après { $option }.
    .remedy = « { $command } --help » dit laquelle.
cli-usage-needless = { $option } ne prend pas de valeur.
    .remedy = Omettez ce qui la suit.
cli-usage-missing = Il manque quelque chose : { $what }.
    .remedy = « { $command } --help » dit ce que c’est.
cli-usage-bad = { $what } ne peut pas valoir cela : il faut { $wanted ->
    [integer] un nombre entier
    [number] un nombre
    [most] { $limit } au plus
    [least] { $limit } au moins
   *[other] autre chose
}.
    .remedy = « { $command } --help » dit ce qui est possible.
cli-usage-extra = « { $value } » est de trop ici.
    .remedy = Omettez-le ; « { $command } --help » dit ce qu’on peut donner.
cli-usage = Cela ne se comprend pas : { $said }
    .remedy = « { $command } --help » dit ce qu’on peut donner.

# Ce que dit le système
cli-unwritable = Ce que dit cette commande ne peut pas être écrit : { $detail }.
    .remedy = Faites de la place, ou envoyez-le ailleurs. Le texte est peut-être coupé.
cli-system = Le système refuse : { $detail }.
    .remedy = Vérifiez les noms, vos droits et la place sur le disque.

# Fichiers
cli-file-missing = Il n’y a pas de fichier { $path }.
    .remedy = Vérifiez le nom, et le dossier où vous êtes.
cli-file-folder = { $path } est un dossier, pas un fichier.
    .remedy = Nommez le fichier qui s’y trouve.
cli-file-unreadable = { $path } ne peut pas être lu : { $detail }.
    .remedy = Vérifiez le nom et vos droits.
cli-file-empty = { $path } est vide.
    .remedy = Reprenez une sauvegarde ou enregistrez la partie à nouveau.
cli-out-folder = { $path } est un dossier, et il faut un fichier pour le résultat.
    .remedy = Nommez un fichier dans ce dossier.
cli-out-no-file = { $path } n’est pas un fichier ordinaire, et serait perdu.
    .remedy = Nommez un autre fichier.
cli-out-no-folder = { $path } ne peut pas être écrit : il n’y a pas de dossier { $folder }.
    .remedy = Créez d’abord le dossier.
cli-out-unwritable = { $path } ne peut pas être écrit : { $detail }.
    .remedy = Nommez un endroit où vous pouvez écrire et où il reste de la place.
cli-out-undelivered = { $path } ne peut pas être écrit : { $detail }.
    .remedy = Ce qui devait y aller est gardé dans { $here }.
cli-out-taken = { $path } existe déjà.
    .remedy = Nommez un autre fichier, ou remplacez-le avec --force.

# play
cli-play-no-terminal = « troyes play » ouvre une table dans le terminal, et ceci n’en est pas un.
    .remedy = Lancez-le dans une fenêtre de terminal, sans tube. « troyes simulate » et « troyes replay » marchent partout.
cli-play-too-many = { $named } joueurs sont nommés pour { $players ->
    [one] { $players } siège
   *[other] { $players } sièges
}.
    .remedy = Nommez-en moins, ou augmentez --players.
cli-play-resume-load = --resume et --load ne vont pas ensemble.
    .remedy = Utilisez --resume pour la dernière partie quittée, --load pour un fichier.
cli-play-resume-new = Une partie reprise garde ses joueurs, ses options et sa graine.
    .remedy = Retirez ces options, ou retirez --resume et --load pour commencer une nouvelle partie.

cli-play-left = Votre partie vous attend : { $command }

# simulate
cli-simulate-playing = Parties
cli-simulate-rate = { $games } parties/s
cli-simulate-seed = Graine : { $seed }
cli-simulate-kept = { $path } contient déjà { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; on continue à partir de là.
cli-simulate-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players ->
    [one] { $players } siège
   *[other] { $players } sièges
}
cli-simulate-bot = Robot
cli-simulate-seats = Sièges
cli-simulate-mean = Moy.
cli-simulate-spread = É.-t.
cli-simulate-min = Min
cli-simulate-max = Max
cli-simulate-wins = Vict.
cli-simulate-wins-note = Victoires : par siège occupé ; une victoire partagée compte pour sa part. Par pur hasard : { $fair }.
cli-simulate-written = { $path } contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
cli-simulate-plotted = Les points sont dessinés dans { $path }.
cli-simulate-stopped = Arrêt après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
cli-simulate-stopped-kept = Arrêt après { $games ->
    [one] { $games } partie, conservée
   *[other] { $games } parties, toutes conservées
}. La même commande avec --resume continue à partir de là.
cli-on-ray = Sur Ray : { $nodes ->
    [one] { $nodes } machine
   *[other] { $nodes } machines
}, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}.
cli-simulate-too-many-bots = { $bots } robots sont nommés pour { $players ->
    [one] { $players } siège
   *[other] { $players } sièges
}.
    .remedy = Nommez-en moins, ou augmentez --players.
cli-simulate-taken = { $path } existe déjà.
    .remedy = Nommez un autre fichier, remplacez-le avec --force, ou continuez-le avec --resume.
cli-simulate-force-resume = --force et --resume ne vont pas ensemble.
    .remedy = Utilisez --force pour recommencer, --resume pour continuer.
cli-simulate-resume-what = --resume a besoin du fichier à continuer.
    .remedy = Nommez-le avec --out.
cli-simulate-same-file = Les résultats et le dessin ne peuvent pas aller tous deux dans { $path }.
    .remedy = Nommez deux fichiers.
cli-simulate-other-run = { $path } contient les parties d’une autre série (ligne { $line }).
    .remedy = Donnez les robots, les joueurs, les options et la graine de cette série, ou nommez un autre fichier.
cli-simulate-foreign = { $path } ne contient pas de résultats de « troyes simulate » (ligne { $line }).
    .remedy = Nommez un autre fichier, ou remplacez-le avec --force.
cli-plot-title = { $title } : les points de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players ->
    [one] { $players } siège
   *[other] { $players } sièges
}
cli-plot-points = Points à la fin
cli-plot-share = Part des sièges
cli-plot-bot = { $bot } : moyenne { $mean }, écart-type { $spread }

# replay
cli-replay-end = Décompte final
cli-replay-so-far = Jusqu’ici, avec tout ce qui est encore caché
cli-replay-open = La partie n’est pas finie. Doit choisir : { $who }.
cli-replay-step = Entrée : continuer · q : arrêter{" "}

# verify
cli-verify-number = Nº
cli-verify-draw = tirage
cli-verify-told = annoncé
cli-verify-derived = d’après la graine
cli-verify-right = Tout est juste : { $draws ->
    [one] { $draws } tirage découle
   *[other] { $draws } tirages découlent
} de la graine, et { $choices ->
    [one] { $choices } choix mène
   *[other] { $choices } choix mènent
} à ce que dit l’enregistrement.
cli-verify-wrong = Le tirage { $number } est faux ({ $draw }) : l’enregistrement dit { $told }, la graine donne { $derived }.
cli-verify-position = Cette partie part d’une position donnée, avec { $dice ->
    [0] aucun dé fixé
    [one] { $dice } dé fixé
   *[other] { $dice } dés fixés
} d’avance : de tels dés ne découlent pas de la graine.
cli-verify-numbers = { $count ->
    [one] Un nombre imprimé de cette partie n’est pas celui du produit : { $first }.
   *[other] { $count } nombres imprimés de cette partie ne sont pas ceux du produit, à commencer par { $first }.
}
cli-verify-hash-record = l’enregistrement
cli-verify-hash-told = --hash
cli-verify-hash-right = La graine est bien celle de l’engagement ({ $source }) : { $hash }.
cli-verify-hash-wrong = La graine n’est pas celle de l’engagement ({ $source }) : l’empreinte publiée est { $hash }, la graine donne { $derived }.
cli-verify-no-commitment = L’enregistrement ne parle d’aucune empreinte publiée d’avance. Celle de sa graine est { $derived }.
cli-verify-no-hash = « { $value } » n’est pas une empreinte SHA-256.
    .remedy = Donnez les 64 chiffres et lettres de a à f publiés avant la partie.

# rules
cli-rules-no-section = Les règles n’ont pas de section « { $value } ».
    .remedy = Vous pensez peut-être à : { $known }.

# achievements
cli-wall-empty = Aucune partie finie n’est encore au tableau d’honneur. « troyes play » y mène.
cli-wall-unknown = Il n’y a pas de tableau d’honneur pour « { $name } ».
    .remedy = Joueurs connus : { $known }.
cli-wall-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, meilleur score { $best }, cases remplies : { $filled } sur { $boxes }
cli-wall-sure = Supprimer pour de bon toutes les parties et les cases de { $name } ? [o/N]
cli-wall-kept = Rien n’a été supprimé pour { $name }.
cli-wall-forgotten = Tout ce qui était gardé de { $name } est supprimé.
cli-store-broken = Le tableau d’honneur dans { $path } est abîmé : { $detail }.
    .remedy = Rien n’a été changé. Remettez une sauvegarde à sa place, ou déplacez le fichier pour commencer un nouveau tableau.
cli-store-locked = Un autre programme est en train d’écrire dans { $path }.
    .remedy = Rien n’a été changé. Fermez l’autre et réessayez.
cli-store-foreign = { $path } n’est pas un tableau d’honneur.
    .remedy = Rien n’a été changé. Déplacez-le, ou nommez un autre dossier dans TROYES_DATA.
cli-store-newer = Le tableau d’honneur dans { $path } est au format { $found } ; cette version connaît le format { $known }.
    .remedy = Rien n’a été changé. Installez la version de troyes qui l’a écrit, ou une plus récente.
cli-store-unusable = Le tableau d’honneur dans { $path } ne peut pas servir : { $detail }.
    .remedy = Rien n’a été changé. Vérifiez vos droits et la place sur le disque, ou nommez un autre dossier dans TROYES_DATA.

### La table du terminal

# Signes
table-letter-red = R
table-letter-yellow = J
table-letter-white = B
table-short-influence = i
table-short-deniers = d
table-short-knowledge = c
table-free = gratuit
table-any = { $count } au choix
table-banquet = Banquet { $tile }
table-raid = Raid { $tile }
table-destroyed = détruite
table-window = Journée { $day }/{ $days }
table-morning = ☼ matin ▸
table-afternoon = ◂ ☾ après-midi
table-strikes = attaque
    les feuilles
table-safe = attaque dès
    la journée { $day }

# La feuille
table-district-red = Quartier noble · rouge (R)
table-district-yellow = Quartier civil · jaune (J)
table-district-white = Quartier religieux · blanc (B)
table-gain-influence = Gagner
    influence
table-gain-deniers = Gagner
    deniers
table-gain-knowledge = Gagner
    connaiss.
table-row-fortress = Forteresse
table-row-counts_palace = Palais
    des comtes
table-row-great_hall = Halle
table-row-city_hall = Hôtel
    de ville
table-row-cathedral = Cathédrale
table-row-bishopric = Évêché
table-first-fortress = Hugues
table-first-counts_palace = Isabeau
table-first-great_hall = Thibaut
table-first-city_hall = Jeanne
table-first-cathedral = Urbain
table-first-bishopric = Marie
table-resources = Ressources
table-track-influence = Influence { $letter }
table-track-deniers = Deniers { $letter }
table-track-knowledge = Connaiss. { $letter }
table-in-hand = { $count } en main
table-citizens = Habitants
table-citizens-red = Chevaliers { $letter }
table-citizens-yellow = Artisans { $letter }
table-citizens-white = Prêtres { $letter }
table-mark-each = idc
table-mark-work = fonct.
table-mark-prestige = prestige
table-mark-pair = duo

# Une case en mots
table-space-die = Un { $number } { $colour } rapporte { $gain }.
table-space-building = { $building }, sous le { $number }.
table-brings-fortress = Apporte { $gain } et protège les trois dés de sa colonne.
table-brings-great_hall = Apporte { $gain } par dé { $colour } disponible ; en ce moment : { $now }.
table-brings-cathedral = { $character } : { $points } PV par { $character_counts }.
table-brings-work = Apporte { $gain }.
table-link = Liaison avec { $side ->
    [left] le bâtiment de gauche
   *[right] le bâtiment de droite
} : { $gain } pour la paire.
table-state-open = { $what ->
    [die] Ses bâtiments peuvent encore être perdus.
   *[building] Libre.
}
table-state-guarded = { $what ->
    [die] Protégé par la Forteresse.
   *[building] Libre, sous la protection de la Forteresse.
}
table-state-lost = { $what ->
    [die] Barré par une attaque.
   *[building] Une attaque l’a fait perdre.
}
table-state-drawn = Construction faite.
table-space-citizens = { $colour ->
    [blanc] La piste blanche
   *[other] La piste { $colour }
} des habitants. Chacun vaut 1 point.
table-space-marks = ▾ Les trois à 3 : une ressource de chaque type. À 6 et 11 : un bâtiment de fonction. Chaque piste à 15 : un bâtiment de prestige ; à 20 : un habitant sur les deux autres pistes.
table-dice-reach = À portée de :
table-no-die-reaches = Aucun dé ne l’atteint en ce moment.

# Une place en mots
table-plaza = Une place { $colour ->
    [blanc] blanche
   *[other] { $colour }
}{ $same ->
    [1] , identique des deux côtés.
   *[0]  ; au dos : { $was }.
}
table-die-strikes = détruit cette place ; personne ne peut le prendre.
table-die-price = sur la place { $place } : { $price }.

# La question
table-prompt-watch = Vous regardez la table.
table-prompt-held = Vérifiez, puis terminez votre tour, ou annulez.
table-prompt-wait = On attend les autres.
table-prompt-rest = Aucun dé à votre portée : prenez une ressource de chaque type.

# Le plateau
table-hint-choice = Choisissez une des options.
table-hint-die = Cliquez sur un dé, ou tapez 1 à 4. Pointez une case pour savoir ce qu’elle fait.
table-hint-rest = Entrée pour les prendre.
table-hint-space = Choisissez une des cases dorées.
table-bill = { $paid ->
    [0] { $gained ->
        [0] Gratuit, ni ressource ni habitant
       *[1] Gratuit → gagner { $gain }
    }
   *[1] { $gained ->
        [0] Payer { $price }
       *[1] Payer { $price } → gagner { $gain }
    }
}
table-bill-points = { $points ->
    [0] Les points restent à { $total }.
   *[other] Points : { $total } ({ $change }).
}
table-bill-more = Il reste ensuite un choix à faire.
table-held = Votre tour jusqu’ici
table-pay-how = Comment payez-vous ce dé ?
table-pay-keys = I, D ou C ; U pour revenir.
table-end-turn = Finir le tour · ⏎
table-undo = Annuler · U
table-rest = Une de chaque · ⏎
table-scores = Compter les points · R
table-over = La partie est terminée.
table-thinking = Les autres réfléchissent…
table-take-back-first = Votre tour est prêt : terminez-le, ou annulez d’abord le dernier pas (U).
table-not-yours = C’est la feuille de { $name }. Tapez S jusqu’à revoir la vôtre.

# Barres
table-log-unread = ── nouveau pour vous ──
table-log = Journal
table-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-key-die = dé
table-key-move = aller
table-key-enter = choisir
table-key-undo = annuler
table-key-sheets = feuilles
table-key-group = suite
table-key-language = langue
table-key-theme = thème
table-key-help = aide
table-quit-how = Ctrl+Q pour quitter ; la partie vous attend.
table-key-quit = quitter

# Entre deux joueurs
table-handover = Passez l’appareil à { $name }
table-handover-done = { $name } a fini.
table-handover-why = Ne regardez que si vous êtes { $name }.
table-handover-half-day = Les choix de chacun restent secrets jusqu’à la fin de la demi-journée.
    Ne regardez que si vous êtes { $name }.
table-handover-take = Je suis { $name } · ⏎

# Le décompte
table-best = { $games ->
    [one] { $name } : une première partie, score : { $best }
   *[other] { $name } : meilleur score en { $games } parties : { $best }
}
table-earned = Tableau d’honneur : { $name }
table-uncounted = Le tableau d’honneur n’est pas encore à jour. { $why } V puis R pour réessayer.
table-kept = La partie est enregistrée dans { $path }
table-after-board = Voir la table · V
table-after-keep = Enregistrer · W
table-after-again = Rejouer · A
table-after-setup = Nouvelle partie · N
table-after-quit = Quitter · Q

# La mise en place
table-setup-left = La partie en cours
table-setup-continue =  La continuer
table-setup-language = Langue
table-setup-game = Jeu
table-setup-players = Joueurs
table-setup-seed = Graine
table-setup-any-seed = au hasard
table-setup-start =  Commencer
table-setup-keys = Tab : suivant · Entrée : ouvrir ou valider · Ctrl+S : commencer · Échap : quitter
table-person = Personne
table-bot-random = Hasard
table-bot-random-line = Prend n’importe quoi de permis, au hasard.
table-bot-apprentice = Apprenti
table-bot-apprentice-line = Vient d’apprendre les règles : il ne voit pas tout, et veut ses points tout de suite.
table-bot-greedy = Marchand
table-bot-greedy-line = Prend ce qu’un tour rapporte de plus, sans voir plus loin.
table-bot-provost = Prévôt
table-bot-provost-line = Cherche : il pèse ses tours d’après ce qui peut suivre.
table-bot-count = Comte de Champagne
table-bot-count-line = Le plus fort de tous : il cherche plus loin.
table-bot-strength = Force { $strength }
table-default-name = Joueur { $number }

# Parties en cours
table-nothing-left = Il n’y a pas de partie en cours.
table-save-damaged = La partie ne peut pas être reprise : { $why }
    .remedy = Le fichier est gardé tel quel : { $path }
table-save-unwritten = La partie ne peut pas être enregistrée dans { $path } : { $detail }.
    .remedy = Faites-y de la place, ou indiquez un autre dossier dans TROYES_DATA.
table-save-foreign = Ce fichier n’est pas une partie de troyes : { $path }
    .remedy = Il est gardé tel quel.

# Aide
table-help = La table
table-help-rules = Les règles
table-help-plain = Choisissez dans la liste : chaque option dit ce qu’elle ferait avant d’être prise. Rien n’est définitif avant la fin de votre tour ; tout est alors enregistré.
table-help-how = Prenez un dé : chaque case à sa portée s’allume, avec le prix du tour entier. Pointez une case pour voir ce qu’elle rapporte. Rien n’est définitif avant la fin de votre tour ; tout est alors enregistré.
table-help-die = prendre un dé (une deuxième fois : le reposer)
table-help-pay = payer avec une influence, un denier ou une connaissance, si le prix est au choix
table-help-move = aller d’un choix possible à l’autre
table-help-enter = choisir ; finir le tour
table-help-undo = annuler le dernier pas
table-help-group = aller à la partie suivante : le plateau, le journal, les boutons
table-help-sheets = voir la feuille suivante, telle que la dernière demi-journée l’a laissée
table-help-scores = compter les points à la fin
table-help-language = une autre langue
table-help-theme = sombre ou clair
table-help-quit = quitter ; la partie vous attend
table-help-signs = Signes
table-help-price = un prix : influence, deniers, connaissance
table-help-hand = une ressource en main
table-help-spent = une ressource dépensée
table-help-citizen = un habitant ; sur une piste de ressource, il vient avec elle
table-help-hall-sign = 3d×J
table-help-hall = 3 deniers par dé jaune disponible
table-help-guarded = la Forteresse protège cette colonne
table-help-lost = perdu lors d’une attaque
table-help-black = le dé noir : il détruit sa place et, dès la journée 3, frappe les feuilles
table-help-turns = la couleur au dos d’une place, visible une fois rebâtie
table-help-letters = rouge, jaune et blanc
table-help-close = Échap ferme cette page.

### ----

# Le serveur
cli-serve-at = La table est mise à l’adresse { $address }
cli-serve-end = Ctrl-C l’arrête. Toutes les parties sont gardées.
cli-worker-begins = Ce processus réfléchit pour les serveurs de la base de données, { $processes ->
    [one] un bot
   *[other] { $processes } bots
} à la fois.
cli-worker-end = Ctrl-C l’arrête. Un autre reprend ce à quoi il réfléchissait.
cli-worker-database = Il faut ici une base de données PostgreSQL.
    .remedy = Nommez-la dans TROYES_DATABASE, la même que pour les serveurs.
cli-serve-port = Impossible de servir sur { $host }, port { $port } : { $why }.
    .remedy = Nommez un autre port avec --port.
cli-serve-host = Cette machine n’a pas d’adresse « { $host } » où écouter.
    .remedy = Donnez à --host une adresse de cette machine : 127.0.0.1 pour elle seule, 0.0.0.0 pour tous ceux qui l’atteignent.
cli-serve-failed = Le serveur n’a pas pu démarrer. Son journal ci-dessus dit pourquoi.
cli-serve-twice = Un serveur utilise déjà le dossier { $folder } : { $address }
    .remedy = Ouvrez cette page, ou nommez un autre dossier avec --data.
cli-serve-folder = Le dossier { $folder } ne peut pas servir : { $why }.
    .remedy = Nommez-en un autre avec --data.
cli-no-positions = Il n’y a pas de positions de { $game } : ce jeu n’en écrit pas.
cli-no-views = Personne n’a décrit les vues de { $game }.
cli-rules-none = Il n’y a pas de règles de { $game } à lire ici.
