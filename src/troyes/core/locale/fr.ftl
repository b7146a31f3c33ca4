# Cette langue, en ses propres mots
language = Français

# Pourquoi pas
why-with-rule = { $why } (règle : { $rule })
why-unknown-key = Il n’y a pas de choix « { $key } » dans { $game }.
why-no-such-seat = Il n’y a pas de siège { $seat } : ils sont comptés de 0 à { $last }.
why-game-over = La partie est terminée.
why-not-offered = Cela ne peut pas être choisi en ce moment.
why-not-your-turn = { $seat_name } n’a rien à choisir pour le moment.

# Options
option-game = Il n’y a pas de jeu « { $value } ».
    .remedy = Choisissez parmi : { $known }.
option-unknown = { $game } n’a pas d’option « { $place } ».
    .remedy = Ses options sont : { $known }.
option-bad = L’option « { $place } » ne peut pas valoir { $value }.
    .remedy = Valeurs possibles : { $expected }.
option-players = { $game } ne se joue pas à { $value }.
    .remedy = Donnez un nombre entier de joueurs, de { $low } à { $high }.
option-players-only = { $game } ne se joue pas à { $value }.
    .remedy = C’est un jeu pour { $low ->
        [one] un seul joueur
       *[other] { $low } joueurs
    } : omettez ce nombre.
option-seed = « { $value } » ne peut pas servir de graine.
    .remedy = Donnez un nombre entier ou un texte.

option-too-few = L’option « { $place } » n’est pas pour { $players ->
    [1] un seul joueur
   *[other] { $players } joueurs
}.
    .remedy = Jouez à { $least } ou plus, ou omettez-la.

# Parties du paquet
engine-native = Les parties tournent en code natif.
engine-plain = Les parties tournent en Python simple : les mêmes parties, seulement plusieurs fois plus lentes. Installez un compilateur C et réinstallez troyes pour le code natif.
engine-building = Les parties tournent en Python simple pendant que le code natif se construit ; le prochain démarrage le prendra.
engine-ready = Les parties tournent en Python simple. Le code natif est prêt : redémarrez pour le prendre.
extra-missing = Cette partie de troyes n’est pas installée : { $module } manque.
    .remedy = Installez-la par : pip install 'troyes[{ $extra }]'

# Mots des options
setup-yes = Oui
setup-no = Non
setup-none = Aucune
setup-own = Chaque partie à part
setup-order = Votre propre ordre
setup-order-wrong = Écrivez chaque nombre une fois, par exemple { $example }.
setup-cards = Vos propres nombres imprimés
    .help = Un fichier TOML ; « troyes cards --template » en fait un pour commencer.

# Parties enregistrées
record-not-json = Ce fichier n’est pas du JSON complet : { $what ->
        [bytes] ce n’est plus du texte en UTF-8 à partir de l’octet { $byte }
        [endless] un nombre ou une imbrication n’y finit pas
       *[place] il ne se lit plus à partir de la ligne { $line }, colonne { $column }
    }.
    .remedy = Il est peut-être coupé ou abîmé : reprenez une sauvegarde ou enregistrez la partie à nouveau.
record-foreign = Ce n’est pas l’enregistrement d’une partie de troyes.
    .remedy = Choisissez un fichier enregistré à une table, par « troyes play » ou par game.record().
record-version = L’enregistrement est au format { $found } ; cette version lit le format { $known }.
    .remedy = Installez la version de troyes qui l’a écrit, ou une plus récente.
record-form = L’enregistrement est abîmé à { $place } : { $detail }.
    .remedy = Réparez ce champ ou reprenez une sauvegarde.
record-otherwise = il faut ici « { $value } », comme dans la position
record-start = La partie enregistrée ne peut pas être mise en place ({ $place }) : { $why }
    .remedy = Réparez ce champ ou reprenez une sauvegarde.
record-upto = On ne peut pas s’arrêter après { $found } choix.
    .remedy = Donnez un nombre de 0 à { $last }.
record-choice = L’enregistrement est rompu à { $place } : « { $key } » n’y est pas possible. { $why }
    .remedy = Il a été modifié ou abîmé : reprenez une sauvegarde, ou ne rejouez que ce qui précède.
record-draw = L’enregistrement est rompu à { $place } ({ $what }) : il dit { $told }, la graine donne { $derived }.
    .remedy = Il a été modifié, ou ses dés ne viennent pas de la graine : reprenez une sauvegarde.
record-truncated = L’enregistrement s’arrête à { $place } : il manque des choix à la fin.
    .remedy = Reprenez une sauvegarde, ou retirez les champs « draws », « scores » et « checksum » pour continuer de là.
record-score = L’enregistrement annonce à { $place } un total de { $told }, mais ses choix mènent à { $derived }.
    .remedy = Il a été modifié : reprenez une sauvegarde.
record-edited = L’enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas.
    .remedy = Reprenez une sauvegarde, ou retirez le champ « checksum » pour l’accepter tel quel.
record-no-draws = L’enregistrement ne dit pas ses lancers : on ne peut pas les comparer.
    .remedy = Utilisez un enregistrement qui contient le champ « draws ».

# Positions
position-foreign = Ce n’est pas une position d’un jeu connu.
    .remedy = Le champ « game » doit être l’un de : { $known }.
position-form = La position est mal formée à { $place } : { $detail }.
    .remedy = docs/position.md décrit chaque champ.
position-wrong = Cette position est impossible : { $place } : { $detail }.
    .remedy = Corrigez ce champ ; docs/position.md le décrit.
position-options = Cette position est impossible ({ $place }) : { $why }
    .remedy = Corrigez ce champ ; docs/position.md le décrit.
position-roll = « { $value } » à { $place } n’est pas un lancer de dé.
    .remedy = Donnez des nombres entiers de 1 à 6.

# Nombres des cartes
cards-no-file = Les nombres dans { $place } ne peuvent pas être lus : { $detail }.
    .remedy = Vérifiez le nom du fichier.
cards-not-toml = { $place } n’est pas un fichier TOML : { $detail }.
    .remedy = Corrigez cette ligne et réessayez.
cards-too-much = { $place } n’est pas lu : { $detail }.
cards-not-plain = Ces nombres ne sont pas des données simples : { $detail }.
    .remedy = N’utilisez que des tables, des listes, des nombres et des textes.
cards-unknown = { $place } : il n’y a pas de nombre « { $name } ».
    .remedy = Les noms possibles ici : { $known }.
cards-bad-value = { $place } : « { $name } » ne peut pas valoir cela : { $detail }.
    .remedy = Comparez avec les nombres du produit et réessayez.

# Joueurs
option-bot = Il n’y a pas de joueur « { $value } ».
    .remedy = Choisissez parmi : { $known }.
option-bot-game = Le bot « { $value } » ne connaît pas { $game }.
    .remedy = Choisissez parmi : { $known } ; ou le bot d’un autre paquet.
bot-no-name = « { $value } » n’est pas le nom d’un bot.
    .remedy = Écrivez paquet.module:Classe.
bot-no-module = Il n’y a pas de module « { $module } » pour le bot « { $value } ».
    .remedy = Installez son paquet, ou ajoutez son dossier à PYTHONPATH.
bot-module-broken = Le module « { $module } » du bot « { $value } » ne peut pas être importé. { $error }
bot-no-class = Le module « { $module } » du bot « { $value } » n’a pas de classe « { $name } ».
    .remedy = Écrivez paquet.module:Classe.
bot-no-choose = La classe « { $value } » n’a pas de méthode « choose » : elle ne peut pas jouer.
    .remedy = Il lui faut choose(self, decision, view, guess), qui renvoie un élément de decision.options.
bot-not-made = Le bot « { $value } » n’a pas pu être créé. { $error }
    .remedy = Il reçoit « seed » et « limits », si ses paramètres les nomment, et rien d’autre.
bot-raised = Le bot « { $bot } », siège { $seat }, a échoué. { $error }
bot-not-offered = Le bot « { $bot } », siège { $seat }, a choisi { $answer }, ce qui n’est pas proposé.
    .remedy = « choose » doit renvoyer un élément de decision.options, ou sa clé.

# Comment une partie se termine
game-ending = { $sides ->
    [1] La partie est terminée.
   *[other] { $count ->
        [1] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
}

# Sièges
seat-name = Siège { $seat }

# Ce que décide le générateur
draw-tiles = tuiles

# Points
score-points = Points

# Ce que le système refuse
system-EACCES = vous n’en avez pas le droit
system-EPERM = vous n’en avez pas le droit
system-ENOENT = il n’y a pas de tel fichier ou dossier
system-EISDIR = c’est un dossier
system-ENOTDIR = une partie du nom n’est pas un dossier
system-EEXIST = il y est déjà
system-ENOSPC = il n’y a plus de place sur le disque
system-EDQUOT = votre part du disque est épuisée
system-EFBIG = le fichier serait trop grand
system-EROFS = on ne peut rien écrire sur ce disque
system-EIO = le disque ne répond pas comme il faut
system-ENAMETOOLONG = le nom est trop long
system-ELOOP = le nom tourne en rond
system-EMFILE = trop de fichiers sont ouverts
system-EADDRINUSE = un autre programme écoute là
system-EADDRNOTAVAIL = cette machine n’a pas cette adresse
system-SQLITE_FULL = il n’y a plus de place sur le disque
system-SQLITE_READONLY = on ne peut rien y écrire
system-SQLITE_CANTOPEN = on ne peut pas l’ouvrir
system-SQLITE_IOERR = le disque ne répond pas comme il faut
system-SQLITE_NOTADB = ce n’est pas une base de données
system-SQLITE_CORRUPT = la base de données est abîmée
system-SQLITE_BUSY = un autre programme s’en sert
system-SQLITE_LOCKED = un autre programme s’en sert
