# -- La page de tous les nombres imprimés, et les jeux de nombres à soi ------------------------------------------------

# Refus
web-no-set = Ce jeu de nombres n’existe pas, ou il n’est pas à vous.
    .remedy = Choisissez l’un des vôtres.
web-set-other-game = Ces nombres sont ceux d’un autre jeu.
    .remedy = Choisissez des nombres du jeu auquel vous voulez jouer.
web-cards-twice = Donnez soit un jeu de nombres, soit les nombres eux-mêmes.
    .remedy = Laissez l’un des deux.
web-set-changed = Ce jeu de nombres a été modifié ailleurs entre-temps. Rien n’a été enregistré.
    .remedy = Rechargez-le, puis refaites votre modification.
web-set-empty = Il n’y a encore rien dans ce jeu de nombres.
    .remedy = Inscrivez d’abord au moins un nombre.
web-set-too-large = C’est plus qu’un jeu de nombres ne peut contenir.
    .remedy = Laissez ce qui ne diffère pas.
web-too-many-sets = Vous avez déjà { $most } jeux de nombres.
    .remedy = Supprimez-en un dont vous n’avez plus besoin.

# La page
box-title = Cartes et nombres
box-intro = Tout ce qui est imprimé sur les cartes, les tuiles et les plateaux, et comment nous le savons. Là où votre boîte porte autre chose, inscrivez-le, gardez-le sous un nom, et jouez avec.
box-changing = Ce que vous changez ici vaut aux tables ouvertes avec votre jeu de nombres, pour tous ceux qui s’y assoient : sur les cartes, dans les prix, les gains et les points, pour les robots et dans les conseils. Les autres tables et les parties commencées restent telles quelles, et une partie avec vos nombres ne compte pour aucun classement.
box-game-troyes = Troyes
    .help = Avec Le Défi du Roy et Les Dames de Troyes
box-game-troyes-dice = Troyes Dice
box-count = { $estimates ->
        [0] Aucun nombre n’est une estimation.
        [one] Une valeur sur { $numbers } est une estimation.
       *[other] { $estimates } valeurs sur { $numbers } sont des estimations.
    }
box-count-own = { $own ->
        [0] { "" }
        [one] Un nombre vient de votre boîte.
       *[other] { $own } nombres viennent de votre boîte.
    }
box-legend = Comment un nombre est connu
box-legend-yours = de votre propre boîte
box-how-printed = imprimé
box-how-rule = règle
box-how-example = exemple
box-how-report = rapporté
box-how-inferred = déduit
box-how-estimate = estimation
box-how-yours = à vous
box-fixed = Les règles en dépendent : il reste tel quel.
box-ladies = Les Dames de Troyes
box-bonus = Carte bonus

# Trouver
box-search = Chercher
box-search-hint = Un nom, ou ce que fait une carte
box-show = Montrer
box-show-all = Tout
box-table-board = Plateau
box-table-activities = Cartes Activité
box-table-events = Événements
box-table-characters = Personnages
box-table-outdoor = Activités extérieures
box-table-wheel = Roue
box-table-plazas = Places
box-table-resources = Ressources
box-table-buildings = Bâtiments
box-table-citizens = Habitants
box-table-tiles = Banquets et Raids
box-colour = Couleur
box-only-estimates = Seulement les estimations
box-only-changed = Seulement ce que vous avez changé
box-found = { $count ->
        [0] Rien ne correspond.
        [one] Une carte ou entrée
       *[other] { $count } cartes et entrées
    }
box-clear = Tout montrer de nouveau

# Groupes propres à la page
box-group-wheel = La roue
box-group-plazas = Les places
box-group-resources = Les ressources
box-group-buildings = Les bâtiments
box-group-citizens = Les habitants
box-group-tiles = Les tuiles Banquets et Raids
box-tile-banquet = Banquet { $number }
box-tile-raid = Raid { $number }

# Le nom d’un nombre sur sa carte
box-number-colour = Couleur
box-number-level = Niveau
box-number-kind = Genre
box-number-hire = Contremaître
box-number-hire-unit = deniers
box-number-hire_influence = Contremaître
box-number-hire_influence-unit = influence
box-number-vp = PV des cases
box-number-vp-event = PV, 1er · 2e
box-number-per = Division
box-number-dice = Combat
box-number-banners = Bannières
box-number-black_dice = Dés noirs
box-number-calls = Appelle
box-number-at = Pour 1, 3 et 6 PV
box-number-two = À deux joueurs
box-number-tile = Tuile
box-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
box-rule-agriculture_per = Agriculture : dés ÷
box-rule-cathedral_vp = Cathédrale : PV d’un cube
box-rule-cathedral_influence = Cathédrale : influence, par colonne
box-rule-character_vp = Personnages : PV, par seuil
box-word-any = au choix
box-word-influence = influence
box-word-deniers = deniers
box-word-knowledge = connaissance
box-word-red-citizen = habitant rouge
box-word-yellow-citizen = habitant jaune
box-word-white-citizen = habitant blanc
box-word-nothing = rien
box-word-each-die = par dé
box-from-to = de { $least } à { $most }
box-item = { $label }, { $number }
box-add = Un de plus
box-remove = Retirer { $number }

# Inscrire
box-edit = Inscrire vos nombres
box-edit-done = Terminé
box-editing = Inscrivez ce qui est imprimé chez vous ; tout le reste demeure tel quel. ✓ dit que c’est pareil chez vous que notre estimation, ↺ rétablit un nombre.
box-usual = d’ordinaire { $value }
box-reset = Rétablir
    .label = Rétablir { $label } : { $value }
box-same = Pareil chez moi
    .label = { $label } : pareil chez moi
box-same-done = Comme chez vous
box-changes-none = Rien encore.
box-change = { $card } · { $label }
box-confirmed = { $count ->
        [one] Une estimation est comme dans votre boîte.
       *[other] { $count } estimations sont comme dans votre boîte.
    }
box-reset-all = Tout rétablir
box-wrong = { $count ->
        [one] Un nombre ne peut pas valoir cela.
       *[other] { $count } nombres ne peuvent pas valoir cela.
    }
box-wrong-go = Y aller

# Jeux de nombres
box-sets = Vos jeux de nombres
box-sets-help = Un jeu de nombres garde ceux d’une boîte sous un nom. Vous pouvez le choisir en créant une table.
box-set = Jeu de nombres
box-set-usual = Nombres habituels
box-set-new = Nouveau
box-set-line = { $count ->
        [one] { $name } – un nombre
       *[other] { $name } – { $count } nombres
    }
box-name = Nom du jeu de nombres
box-name-usual = Ma boîte
box-name-blank = Il lui faut un nom.
box-save = Enregistrer
box-save-as = Garder sous un nom
box-saved = « { $name } » est enregistré.
box-saved-all = Tout est enregistré.
box-unsaved = Pas encore enregistré
box-merged = Ce jeu de nombres, modifié ailleurs entre-temps, est réuni ici avec ce que vous avez inscrit : regardez, puis enregistrez de nouveau.
box-gone = « { $name } » a été supprimé ailleurs. Tous ses nombres sont encore là : gardez-les sous un nom.
box-rename = Renommer
box-rename-do = Le renommer
box-copy = Copier
box-copy-name = { $name } (copie)
box-copied = Il y a maintenant une copie : « { $name } ».
box-delete = Supprimer
box-delete-sure = Supprimer « { $name } » ? Les tables qui jouent avec gardent ses nombres.
box-delete-do = Oui, le supprimer
box-deleted = « { $name } » est supprimé.
box-cancel = Annuler
box-export = Exporter en fichier
box-import = Importer un fichier
box-import-failed = « { $file } » n’a pas été importé.
box-import-line = Ligne { $line }
box-imported = « { $file } » est importé. Enregistrez-le pour le garder.
box-import-large = « { $file } » est trop grand.
box-template = Fichier de tous les nombres
box-play = Jouer avec
box-leave-sure = Ce que vous avez inscrit n’est pas enregistré. L’abandonner ?
box-leave-do = L’abandonner
box-stay = Rester

# À une table
box-used-nothing = Tous les nombres sont habituels.
box-used-more = Toutes les cartes et tous les nombres
