# -- La ligne de commande --------------------------------------------------------------------------------------------

cli-interrupted = Interrompu.
cli-decimal = ,
cli-percent = { $number } %
cli-date = { $day }/{ $month }/{ $year }
cli-player = Joueur { $number }

# Version et jeux
cli-version-compiled = troyes { $version }, compilé : code natif.
cli-version-plain = troyes { $version }, en Python simple, sans code natif. Il joue les mêmes parties, seulement plusieurs fois plus lentement : installez un compilateur C et réinstallez troyes pour le code natif.
cli-games-name = nom
cli-games-game = jeu
cli-games-players = joueurs
cli-games-options = options
cli-games-bots = Robots : { $bots }.

# Fichiers
cli-file-missing = Il n’y a pas de fichier { $path }.
    .remedy = Vérifiez le nom, et le dossier où vous êtes.
cli-file-folder = { $path } est un dossier, pas un fichier.
    .remedy = Nommez le fichier qui s’y trouve.
cli-file-unreadable = { $path } ne peut pas être lu : { $detail }.
    .remedy = Vérifiez le nom et vos droits.
cli-file-empty = { $path } est vide.
    .remedy = Reprenez une sauvegarde ou enregistrez la partie à nouveau.
cli-out-folder = { $path } est un dossier, et il faut un fichier pour le résultat.
    .remedy = Nommez un fichier dans ce dossier.
cli-out-no-folder = { $path } ne peut pas être écrit : il n’y a pas de dossier { $folder }.
    .remedy = Créez d’abord le dossier.
cli-out-unwritable = { $path } ne peut pas être écrit : { $detail }.
    .remedy = Nommez un endroit où vous pouvez écrire et où il reste de la place.
cli-out-taken = { $path } existe déjà.
    .remedy = Nommez un autre fichier, ou remplacez-le avec --force.

# play
cli-play-no-terminal = « troyes play » ouvre une table dans le terminal, et ceci n’en est pas un.
    .remedy = Lancez-le dans une fenêtre de terminal, sans tube. « troyes simulate » et « troyes replay » marchent partout.
cli-play-too-many = { $named } joueurs sont nommés pour { $players ->
    [one] { $players } siège
   *[other] { $players } sièges
}.
    .remedy = Nommez-en moins, ou augmentez --players.
cli-play-resume-load = --resume et --load ne vont pas ensemble.
    .remedy = Utilisez --resume pour la dernière partie quittée, --load pour un fichier.
cli-play-resume-new = Une partie reprise garde ses joueurs, ses options et sa graine.
    .remedy = Retirez ces options, ou retirez --resume et --load pour commencer une nouvelle partie.

# simulate
cli-simulate-playing = Parties
cli-simulate-rate = { $games } parties/s
cli-simulate-seed = Graine : { $seed }
cli-simulate-kept = { $path } contient déjà { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; on continue à partir de là.
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
cli-simulate-wins-note = Victoires : par siège occupé ; une victoire partagée compte pour sa part. Par pur hasard : { $fair }.
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
cli-simulate-lost-process = Un des processus a été arrêté de l’extérieur, peut-être faute de mémoire, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
    .remedy = Ce qui a été joué est conservé. Réessayez avec --resume et moins de --jobs.
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
cli-simulate-foreign = { $path } ne contient pas de résultats de « troyes simulate » (ligne { $line }).
    .remedy = Nommez un autre fichier, ou remplacez-le avec --force.
cli-plot-title = Troyes Dice : les points de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players ->
    [one] { $players } siège
   *[other] { $players } sièges
}
cli-plot-points = Points à la fin
cli-plot-share = Part des sièges
cli-plot-bot = { $bot } : moyenne { $mean }, écart-type { $spread }

# replay
cli-replay-end = Décompte final
cli-replay-so-far = Décompte à ce point
cli-replay-winners = { $many ->
    [one] { $who } gagne.
   *[other] { $who } partagent la victoire.
}
cli-replay-open = La partie n’est pas finie. Doit choisir : { $who }.
cli-replay-step = Entrée : continuer · q : arrêter{" "}

# verify
cli-verify-number = Nº
cli-verify-draw = tirage
cli-verify-told = annoncé
cli-verify-derived = d’après la graine
cli-draw-numbering = numéro de la première colonne
cli-draw-plazas = ordre des places
cli-draw-sides = faces des places
cli-draw-tiles = tuiles Banquets et Raids
cli-draw-roll = jour { $day }, { $half }
cli-verify-right = Tout est juste : { $draws ->
    [one] { $draws } tirage suit
   *[other] { $draws } tirages suivent
} de la graine, et { $choices ->
    [one] { $choices } choix mène
   *[other] { $choices } choix mènent
} à ce que dit l’enregistrement.
cli-verify-wrong = Le tirage { $number } est faux ({ $draw }) : l’enregistrement dit { $told }, la graine donne { $derived }.
cli-verify-position = Cette partie part d’une position donnée, avec { $dice ->
    [0] aucun dé fixé
    [one] { $dice } dé fixé
   *[other] { $dice } dés fixés
} d’avance : de tels dés ne suivent pas de la graine.
cli-verify-hash-record = l’enregistrement
cli-verify-hash-told = --hash
cli-verify-hash-right = La graine est bien celle qui avait été engagée ({ $source }) : { $hash }.
cli-verify-hash-wrong = La graine n’est pas celle qui avait été engagée ({ $source }) : l’empreinte publiée est { $hash }, la graine donne { $derived }.
cli-verify-no-commitment = L’enregistrement ne parle d’aucune empreinte publiée d’avance. Celle de sa graine est { $derived }.
cli-verify-no-hash = « { $value } » n’est pas une empreinte SHA-256.
    .remedy = Donnez les 64 chiffres et lettres de a à f publiés avant la partie.

# rules
cli-rules-no-section = Les règles n’ont pas de section « { $value } ».
    .remedy = Vous pensez peut-être à : { $known }.

# achievements
cli-wall-empty = Aucune partie finie n’est encore au tableau d’honneur. « troyes play » y mène.
cli-wall-unknown = Il n’y a pas de tableau d’honneur pour « { $name } ».
    .remedy = Joueurs connus : { $known }.
cli-wall-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, meilleur score { $best }, { $filled } cases sur { $boxes }
cli-wall-sure = Supprimer pour de bon toutes les parties et les cases de { $name } ? [o/N]
cli-wall-kept = Rien n’a été supprimé de { $name }.
cli-wall-forgotten = Tout ce qui était gardé de { $name } est supprimé.
cli-store-broken = Le tableau d’honneur dans { $path } est abîmé : { $detail }.
    .remedy = Rien n’a été changé. Remettez une sauvegarde à sa place, ou déplacez le fichier pour commencer un nouveau tableau.
cli-store-locked = Un autre programme est en train d’écrire dans { $path }.
    .remedy = Rien n’a été changé. Fermez l’autre et réessayez.
cli-store-foreign = { $path } n’est pas un tableau d’honneur.
    .remedy = Rien n’a été changé. Déplacez-le, ou nommez un autre dossier dans TROYES_DATA.
cli-store-newer = Le tableau d’honneur dans { $path } est au format { $found } ; cette version connaît le format { $known }.
    .remedy = Rien n’a été changé. Installez la version de troyes qui l’a écrit, ou une plus récente.
cli-store-unusable = Le tableau d’honneur dans { $path } ne peut pas servir : { $detail }.
    .remedy = Rien n’a été changé. Vérifiez vos droits et la place sur le disque, ou nommez un autre dossier dans TROYES_DATA.
