# -- troyes cards ----------------------------------------------------------------------------------------------------

cli-cards-title-troyes = Troyes : le plateau et les cartes
cli-cards-title-king = Le Défi du Roy : le plateau et les cartes
cli-cards-title-troyes-dice = Troyes Dice : les nombres imprimés
cli-cards-legend = ~ signale une estimation : personne ne nous a dit le nombre imprimé. { $estimates } valeurs sur { $numbers } sont des estimations ; inscrivez celles de votre boîte : troyes cards { $game } --template
cli-cards-owner = * signale un nombre de { $file }.

# Tableaux
cli-cards-board = Le plateau
cli-cards-activities-red = Cartes Activité rouges
cli-cards-activities-yellow = Cartes Activité jaunes
cli-cards-activities-white = Cartes Activité blanches
cli-cards-events-board = L’événement du plateau
cli-cards-events-red = Événements rouges
cli-cards-events-yellow = Événements jaunes
cli-cards-events-white = Événements blancs
cli-cards-ladies-activities-red = Les Dames de Troyes : cartes Activité rouges
cli-cards-ladies-activities-yellow = Les Dames de Troyes : cartes Activité jaunes
cli-cards-ladies-activities-white = Les Dames de Troyes : cartes Activité blanches
cli-cards-ladies-events-red = Les Dames de Troyes : événements rouges
cli-cards-ladies-events-yellow = Les Dames de Troyes : événements jaunes
cli-cards-ladies-events-white = Les Dames de Troyes : événements blancs
cli-cards-ladies-characters = Les Dames de Troyes : personnages
cli-cards-ladies-ramparts = Les Dames de Troyes : remparts et réserve
cli-cards-ladies-outdoor = Les Dames de Troyes : activités extérieures, deux faces par tuile
cli-cards-characters = Personnages
cli-cards-characters-two = Entre parenthèses : à deux joueurs.
cli-cards-level = Niveau
cli-cards-card = Carte
cli-cards-kind = Type
cli-cards-hire = Coût
cli-cards-influence = { $price } inf.
cli-cards-influence-note = inf. : à payer en influence, sans deniers.
cli-cards-vp = PV
cli-cards-by-die = par dé
cli-cards-effect = Ce qu’elle fait
cli-cards-combat = Combat
cli-cards-banners = Bannières
cli-cards-black = Dés noirs
cli-cards-calls = Appelle
cli-cards-counts = Ce qui compte
cli-cards-tile = Tuile
cli-cards-side = Activité
cli-cards-from = { $points } PV
cli-cards-calls-nothing = –

# Le plateau de Troyes
cli-cards-board-palace = Palais : valeurs de dé par case
cli-cards-board-city_hall = Hôtel de ville : valeurs de dé par rangée
cli-cards-board-city_hall_row_spaces = Hôtel de ville : cases par rangée
cli-cards-board-bishopric = Évêché : valeurs de dé par rangée
cli-cards-board-bishopric_row_spaces = Évêché : cases par rangée
cli-cards-board-cathedral_levels = Cathédrale : niveaux
cli-cards-board-influence_start = Influence au départ
cli-cards-board-influence_max = Influence au plus
cli-cards-board-deniers_start = Deniers au départ
cli-cards-board-income = Revenu
cli-cards-board-salary = Salaire d’un habitant
cli-cards-board-citizens_each = Habitants de chaque joueur
cli-cards-board-neutral_citizens = Habitants neutres
cli-cards-board-start_citizens = Habitants à placer, selon les joueurs
cli-cards-board-rounds = Manches, selon les joueurs
cli-cards-board-two_player_neutrals = À deux : habitants neutres (valeur, ou rangée/case)
cli-cards-board-roy_order = Cases du Roy, de la meilleure à la pire (valeur, ou rangée/case)

# Les remparts des Dames de Troyes, et ce qui s’ajoute à la réserve
cli-cards-ramparts-spaces = Remparts : cases
cli-cards-ramparts-gates = Remparts : cases des quatre portes
cli-cards-supply-neutral_citizens_more = Habitants neutres en plus, avec ses événements
cli-cards-supply-purple_dice_each = Dés violets de chaque joueur

# La feuille de Troyes Dice
cli-cards-dice-wheel-prices = Prix sur la roue, par place
cli-cards-dice-wheel-attack_from_day = Attaques dès le jour
cli-cards-dice-plazas-tiles = Tuiles Place, deux faces
cli-cards-dice-resources-start = Ressources au départ, chacune
cli-cards-dice-resources-citizens_at = Ressources qui apportent un habitant
cli-cards-dice-buildings-fortress = Forteresse : son habitant, par colonne
cli-cards-dice-buildings-great_hall = Halle : pour chaque dé offert, par colonne
cli-cards-dice-buildings-cathedral = Cathédrale : ce qu’elle compte, par colonne
cli-cards-dice-buildings-cathedral_numbers = Cathédrale : points, dans l’ordre de construction
cli-cards-dice-buildings-work_citizens = Bâtiment de fonction : habitants
cli-cards-dice-buildings-links = Liens entre colonnes
cli-cards-dice-citizens-resources_at = Habitants : une ressource de chaque à
cli-cards-dice-citizens-work_building_at = Habitants : un bâtiment de fonction à
cli-cards-dice-citizens-prestige_at = Habitants : un bâtiment de prestige à
cli-cards-dice-citizens-prestige = Bâtiment de prestige de chaque piste
cli-cards-dice-citizens-pair_at = Habitants : un pour deux autres pistes à
cli-cards-dice-citizens-pair = Les autres pistes de chacune
cli-cards-free = gratuit
cli-cards-any = { $count } au choix
cli-cards-amounts = { $amounts }
cli-cards-each-die = { $amounts } par dé { $colour }

# Le fichier pour les nombres d'un propriétaire
cli-cards-template = Les nombres de votre exemplaire du jeu.
    Là où votre exemplaire porte un autre nombre, ôtez le « # » qui le précède et écrivez le vôtre ; tous les autres restent tels quels.
    Pour jouer avec : troyes play { $game } --cards ce-fichier.toml
    Derrière chaque nombre se lit comment il est connu :
cli-cards-how-printed = lu sur le matériel lui-même
cli-cards-how-rule = énoncé par les règles
cli-cards-how-example = découle d’un exemple des règles
cli-cards-how-report = rapporté par des joueurs
cli-cards-how-inferred = découle de l’ordre, des quantités ou du thème
cli-cards-how-estimate = inconnu ; choisi pour que le jeu soit équilibré
cli-cards-how-spaces = [rangée, place], comptées à partir de 0
cli-cards-how-fixed = ne peut pas changer : les règles en dépendent
cli-cards-how-yours = de votre fichier
