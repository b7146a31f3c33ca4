### Ce qui est gardé, comment le serveur est réglé, et ce qui le protège

# Réglages
settings-flag = { $place } ne peut pas être « { $value } ».
    .remedy = Écrivez true ou false.
settings-whole = { $place } ne peut pas être « { $value } ».
    .remedy = Donnez un nombre entier de { $least } à { $most }.
settings-number = { $place } ne peut pas être « { $value } ».
    .remedy = Donnez un nombre de { $least } à { $most }.
settings-no-workers = Sans processus à lui, un serveur laisse réfléchir d’autres machines, et il leur faut une base de données PostgreSQL.
    .remedy = Mettez TROYES_WORKERS à 1 ou plus, ou nommez une base de données PostgreSQL.
settings-database = { $place } ne désigne pas une base de données utilisable.
    .remedy = Donnez une URL comme sqlite:////srv/troyes/troyes.sqlite ou postgresql://user:password@host/troyes.
settings-public-url = { $place } ne peut pas être « { $value } ».
    .remedy = Donnez le protocole et l’hôte, au besoin le port, par exemple https://troyes.example.

# La base de données
storage-no-file = Les parties doivent être gardées dans un fichier ; une base en mémoire les perdrait.
    .remedy = Nommez un fichier dans TROYES_DATABASE, ou laissez-la vide.
storage-option = TROYES_DATABASE demande « { $option } », que troyes ne connaît pas pour PostgreSQL.
    .remedy = Après le point d’interrogation peuvent suivre : { $known }.
storage-not-made = Impossible de créer { $path } : { $detail }.
    .remedy = Vérifiez vos droits et la place sur le disque, ou nommez un autre dossier dans TROYES_DATA.
storage-not-opened = La base de données { $path } est inutilisable : { $detail }.
    .remedy = Rien n’a été changé. Vérifiez que c’est bien la nôtre et que vous pouvez y écrire, ou nommez-en une autre dans TROYES_DATABASE.
storage-newer = La base de données a été faite par une version plus récente de troyes (elle en est à la version { $version }).
    .remedy = Rien n’a été changé. Installez la dernière version de troyes, ou prenez une autre base.
storage-gone = La base de données { $path } a disparu, ou elle est vide : ce dossier en avait une à cet endroit.
    .remedy = Rien n’a été créé à sa place. Remettez-la, restaurez une sauvegarde, ou nommez la bonne dans TROYES_DATABASE. Pour repartir de zéro, prenez un autre dossier dans TROYES_DATA.
storage-not-read = Les parties gardées ne peuvent pas être lues pour l’instant : { $detail }.
    .remedy = Réessayez dans un instant.
storage-not-written = L’écriture sur le disque a échoué : { $detail }.
    .remedy = Rien n’a été changé. Vérifiez la place sur le disque et les droits sur le dossier, puis réessayez.
storage-bad-data = Ceci ne peut pas être gardé : { $detail }.
    .remedy = Rien n’a été changé.
storage-full = Il y en a déjà autant qu’une personne peut en avoir.
    .remedy = Supprimez-en un d’abord.
storage-closed = Le serveur est en train de s’arrêter.
    .remedy = Rien n’a été changé. Réessayez dans un instant.

# Ce qui ne convient pas
storage-no-guest = Il n’y a pas d’invité { $guest_id }.
storage-no-table = Il n’y a pas de table { $table_id }.
storage-seats = Les places de la table { $table_id } ne sont pas numérotées à partir de 0 sans trou.
storage-late = La table { $table_id } a avancé : elle en est à { $now }, ceci était le numéro { $n }.
    .remedy = Rien n’a été changé. Rouvrez la table.
storage-choices = La table { $table_id } compte { $now } choix ; ceux-ci commenceraient après { $start }.
    .remedy = Rien n’a été changé. Rouvrez la table.
storage-field = Ceci ne peut pas être changé à la table { $table_id } : { $field }.
storage-seat = La table { $table_id } a { $seats } places, comptées à partir de 0 ; il n’y a pas de place { $seat }.

# Le secret des invitations
guard-secret = Impossible de créer ou de lire le secret { $path } : { $detail }.
    .remedy = Vérifiez vos droits et la place sur le disque, ou nommez un autre dossier dans TROYES_DATA.
guard-secret-damaged = { $path } n’est pas un secret de troyes.
    .remedy = Remettez le bon à partir d’une copie. Ou écrivez-y 32 octets aléatoires en hexadécimal (openssl rand -hex 32) : les invitations déjà envoyées n’ouvriront alors plus leurs tables.
guard-secret-gone = Le secret { $path } a disparu : des gens sont venus ici, et leurs invitations comme les dés du jour en dépendent.
    .remedy = Remettez-le depuis une sauvegarde, ou copiez-le des autres serveurs. Ou écrivez-y 32 octets aléatoires en hexadécimal (openssl rand -hex 32) : les invitations déjà envoyées n’ouvriront alors plus leurs tables.
guard-secret-short = Le secret des invitations est trop court.
    .remedy = Donnez au moins 32 octets aléatoires.
