# -- troyes admin ----------------------------------------------------------------------------------------------------

admin-left = Rien n’a été changé.
admin-kilobytes = { $number } ko
admin-megabytes = { $number } Mo
admin-status-open = en attente
admin-status-running = en cours
admin-status-over = finie

# What takes a while
admin-doing-copy = Copie
admin-doing-pack = Mise en archive
admin-doing-verify = Vérification de l’archive
admin-doing-unpack = Extraction
admin-doing-games = Parties rejouées

# Heads of columns
admin-head-id = id
admin-head-name = nom
admin-head-account = compte
admin-head-since = depuis
admin-head-tables = tables
admin-head-blocked = exclu parce que
admin-head-game = jeu
admin-head-status = état
admin-head-seats = sièges
admin-head-made = le
admin-head-moved = dernier coup
admin-head-about = sur
admin-head-message = table, message
admin-head-text = ce qui a été dit
admin-head-why = pourquoi
admin-head-settled = réglé
admin-head-open = en attente
admin-head-running = en cours
admin-head-over = finies

# Backups
admin-backed-up = Sauvegarde faite : { $path } ({ $size } ; { $guests ->
    [one] { $guests } personne
   *[other] { $guests } personnes
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}). Elle contient des secrets : gardez-la là où vous seul pouvez la lire.
admin-dropped = { $count ->
    [one] { $count } sauvegarde plus ancienne a été supprimée.
   *[other] { $count } sauvegardes plus anciennes ont été supprimées.
}
admin-sure-restore = La sauvegarde du { $made } (troyes { $version } ; personnes : { $guests }, tables : { $tables }) prendra la place de tout ce qui est dans { $folder }. La restaurer ? [o/N]
admin-sure-restore-new = La sauvegarde du { $made } (troyes { $version } ; personnes : { $guests }, tables : { $tables }) sera mise dans { $folder }. La restaurer ? [o/N]
admin-restored = La sauvegarde du { $made } est restaurée dans { $folder }. Démarrez le serveur quand vous voulez.
admin-set-aside = Ce qui était là est dans { $folder }. Supprimez-le quand tout va bien.
admin-removed-again = { $count ->
    [one] { $count } personne avait fait supprimer toutes ses données depuis la sauvegarde ; elles ont été supprimées de nouveau : { $ids }
   *[other] { $count } personnes avaient fait supprimer toutes leurs données depuis la sauvegarde ; elles ont été supprimées de nouveau : { $ids }
}

# Checks and versions
admin-sound = Tout va bien.
admin-not-sound = { $count ->
    [one] { $count } défaut trouvé. Restaurez la dernière bonne sauvegarde.
   *[other] { $count } défauts trouvés. Restaurez la dernière bonne sauvegarde.
}
admin-fault = Défaut dans la base : { $fault }
admin-broken = La table { $table } ne s’ouvre pas : { $why }
admin-up-to-date = La base est à la version { $found }, la plus récente.
admin-behind = La base est à la version { $found } ; la plus récente est { $known }. Le serveur la met à jour en démarrant, ou faites-le maintenant avec --upgrade.
admin-sure-upgrade = Mettre la base de la version { $found } à la version { $known } ? Seule une sauvegarde permet de revenir en arrière. [o/N]
admin-sure-move = Tout porter dans l’autre base ? Rien n’est retiré d’ici. [o/N]
admin-moved = { $rows ->
    [one] Une ligne y est
   *[other] { $rows } lignes de { $tables } tables y sont
}, chacune pareille à celle d’ici. Nommez la nouvelle base dans TROYES_DATABASE avant de démarrer le serveur.
admin-sure-vacuum = Réécrire toute la base ({ $size }) sans trous ? Il faut autant de place libre pendant ce temps. [o/N]
admin-vacuumed = Avant : { $before } ; maintenant : { $after }.

# People
admin-nobody = Personne n’a été trouvé.
admin-person-seen = Dernière trace : { $when }. Appareils connectés : { $devices }.
admin-person-counts = Messages : { $messages }, jeux de cartes : { $sets }, parties importées : { $imports }, résultats : { $results }.
admin-person-blocked = Exclu : { $why }
admin-sure-block = Exclure { $name } ? [o/N]
admin-blocked = { $name } est exclu. Un serveur en marche suit en moins d’une minute.
admin-unblocked = { $name } est de nouveau bienvenu. Un serveur en marche suit en moins d’une minute.
admin-sure-person = Supprimer { $name } avec toutes ses données, pour de bon ? Il y a { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} : celles sans autres personnes partent aussi. [o/N]
admin-person-removed = { $name } est supprimé, avec toutes ses données. Un serveur en marche suit en moins d’une minute. Les sauvegardes antérieures les contiennent encore.

# Tables
admin-no-tables = Aucune table n’a été trouvée.
admin-table-counts = Choix : { $choices }, messages : { $messages }.
admin-table-people = Faite par { $maker } ; personnes : { $people }
admin-sure-table = Supprimer la table { $of } ({ $names } ; choix : { $choices }) avec tout ce qui y a été joué et dit, pour de bon ? [o/N]
admin-table-removed = La table { $of } est supprimée. Un serveur en marche suit en moins d’une minute.

# Reports
admin-no-reports = Rien n’est signalé.
admin-sure-message = { $name } a dit : « { $text } ». Supprimer ces mots pour de bon ? [o/N]
admin-message-removed = Les mots sont supprimés. Un serveur en marche suit en moins d’une minute.
admin-settled = { $removed ->
    [true] Réglé. Les mots sont supprimés ; un serveur en marche suit en moins d’une minute.
   *[false] Réglé.
}

# All of it
admin-stats-people = Personnes : { $guests }, avec un compte : { $accounts }, exclues : { $blocked }.
admin-stats-games = Parties finies ces sept derniers jours : { $week }. Choix en tout : { $choices }.
admin-stats-talk = Messages : { $messages }, signalements à régler : { $reports }.
admin-disk-database = Base : { $size }
admin-disk-log = Son journal : { $size }
admin-disk-folder = Tout le dossier : { $size }
admin-would-prune = À supprimer : { $guests ->
    [one] { $guests } invité qui n’a jamais joué
   *[other] { $guests } invités qui n’ont jamais joué
}, { $tables ->
    [one] { $tables } table abandonnée
   *[other] { $tables } tables abandonnées
}.
admin-sure-prune = Les supprimer pour de bon ? [o/N]
admin-pruned = Supprimés : { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.

# What cannot be
admin-no-database = Il n’y a pas encore de base { $path }.
    .remedy = Nommez le dossier du serveur avec --data ou TROYES_DATA.
admin-other-version = La base est à la version { $found }, et ce programme connaît { $known }.
    .remedy = Rien n’a été changé. Voyez « troyes admin migrate ».
admin-postgresql = Les parties sont gardées par PostgreSQL, qui a ses propres outils pour cela.
    .remedy = Copiez-les avec pg_dump, ramenez-les avec pg_restore, rangez avec VACUUM ; et copiez les fichiers secret et vapid.pem du dossier de données.
admin-not-moved = Tout n’a pas pu être porté, donc rien ne l’a été : { $detail }.
admin-move-not-empty = L’autre base n’est pas vide : il y a quelque chose dans { $table }.
admin-move-differs = { $table } { $key } n’est pas pareil dans l’autre base. Rien n’a été porté.
admin-server-runs-there = Un serveur tourne sur cette base.
admin-server-runs = Un serveur utilise le dossier { $folder }.
    .remedy = Rien n’a été changé. Arrêtez d’abord le serveur, par exemple avec systemctl stop troyes.
admin-no-folder = Il n’y a pas de dossier { $folder }.
    .remedy = Créez-le d’abord ; il devrait être à vous seul.
admin-taken = { $path } existe déjà.
    .remedy = Nommez un autre fichier, ou remplacez-le avec --force.
admin-no-room = Il n’y a que { $free } Mo libres dans { $folder }, et il en faut { $needed }.
    .remedy = Faites de la place, ou nommez un autre endroit.
admin-not-written = { $path } ne peut pas être écrit : { $detail }.
    .remedy = Vérifiez vos droits et la place sur le disque.
admin-not-opened = La base { $path } ne peut pas servir : { $detail }.
    .remedy = Rien n’a été changé. Vérifiez que c’est la nôtre et que vous pouvez la lire.
admin-unsound = La base { $path } est abîmée : { $fault }.
    .remedy = Rien n’a été changé. Prenez la dernière sauvegarde que « troyes admin check FICHIER » trouve saine.
admin-archive-unread = { $path } ne peut pas être lu : { $detail }.
    .remedy = Vérifiez le nom et vos droits.
admin-archive-foreign = { $path } n’est pas une sauvegarde de troyes.
    .remedy = Rien n’a été changé. Nommez une archive faite par « troyes admin backup ».
admin-archive-damaged = { $path } est abîmé : il a été coupé, ou quelque chose y a changé.
    .remedy = Rien n’a été changé. Allez le rechercher, ou prenez une sauvegarde antérieure.
admin-archive-newer = { $path } a été fait par un troyes plus récent, { $version }.
    .remedy = Rien n’a été changé. Installez cette version, et restaurez-le avec elle.
admin-no-person = Personne n’a l’id { $of }.
    .remedy = « troyes admin people NOM » trouve des personnes.
admin-no-table = Il n’y a pas de table { $of }.
    .remedy = « troyes admin tables » les liste.
admin-no-report = Il n’y a pas de signalement { $of }.
    .remedy = « troyes admin reports --all » les liste.
admin-no-message = À la table { $table } il n’y a pas de message { $n }.
    .remedy = « troyes admin reports » dit la table et le numéro.
