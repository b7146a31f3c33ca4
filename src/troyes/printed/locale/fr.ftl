# -- Les nombres imprimés : leurs noms, et comment ils sont connus ----------------------------------------------------

# Tableaux
printed-board = Le plateau
printed-activities-red = Cartes Activité rouges
printed-activities-yellow = Cartes Activité jaunes
printed-activities-white = Cartes Activité blanches
printed-events-board = L’événement du plateau
printed-events-red = Événements rouges
printed-events-yellow = Événements jaunes
printed-events-white = Événements blancs
printed-ladies-activities-red = Les Dames de Troyes : cartes Activité rouges
printed-ladies-activities-yellow = Les Dames de Troyes : cartes Activité jaunes
printed-ladies-activities-white = Les Dames de Troyes : cartes Activité blanches
printed-ladies-events-red = Les Dames de Troyes : événements rouges
printed-ladies-events-yellow = Les Dames de Troyes : événements jaunes
printed-ladies-events-white = Les Dames de Troyes : événements blancs
printed-ladies-characters = Les Dames de Troyes : personnages
printed-ladies-ramparts = Les Dames de Troyes : remparts et réserve
printed-ladies-outdoor = Les Dames de Troyes : activités extérieures, deux faces par tuile
printed-characters = Personnages
printed-by-die = par dé
printed-calls-nothing = –

# Le plateau de Troyes
printed-board-palace = Palais : valeurs de dé par case
printed-board-city_hall = Hôtel de ville : valeurs de dé par rangée
printed-board-city_hall_row_spaces = Hôtel de ville : cases par rangée
printed-board-bishopric = Évêché : valeurs de dé par rangée
printed-board-bishopric_row_spaces = Évêché : cases par rangée
printed-board-cathedral_levels = Cathédrale : niveaux
printed-board-influence_start = Influence au départ
printed-board-influence_max = Influence au plus
printed-board-deniers_start = Deniers au départ
printed-board-income = Revenu
printed-board-salary = Salaire d’un habitant
printed-board-citizens_each = Habitants de chaque joueur
printed-board-neutral_citizens = Habitants neutres
printed-board-start_citizens = Habitants à placer, selon les joueurs
printed-board-rounds = Manches, selon les joueurs
printed-board-two_player_neutrals = À deux : habitants neutres (valeur, ou rangée/case)
printed-board-roy_order = Cases du Roy, de la meilleure à la pire (valeur, ou rangée/case)

# Les remparts des Dames de Troyes, et ce qui s’ajoute à la réserve
printed-ramparts-spaces = Remparts : cases
printed-ramparts-gates = Remparts : cases des quatre portes
printed-supply-neutral_citizens_more = Habitants neutres en plus, avec ses événements
printed-supply-purple_dice_each = Dés violets de chaque joueur

# La feuille de Troyes Dice
printed-dice-wheel-prices = Prix sur la roue, par place
printed-dice-wheel-attack_from_day = Attaques dès la journée
printed-dice-plazas-tiles = Tuiles Place, deux faces
printed-dice-resources-start = Ressources au départ, chacune
printed-dice-resources-citizens_at = Ressources qui apportent un habitant
printed-dice-buildings-fortress = Forteresse : son habitant, par colonne
printed-dice-buildings-great_hall = Halle : pour chaque dé offert, par colonne
printed-dice-buildings-cathedral = Cathédrale : ce qu’elle compte, par colonne
printed-dice-buildings-cathedral_numbers = Cathédrale : points, dans l’ordre de construction
printed-dice-buildings-work_citizens = Bâtiment de fonction : habitants
printed-dice-buildings-links = Liaisons entre colonnes
printed-dice-citizens-resources_at = Habitants : une ressource de chaque à
printed-dice-citizens-work_building_at = Habitants : un bâtiment de fonction à
printed-dice-citizens-prestige_at = Habitants : un bâtiment de prestige à
printed-dice-citizens-prestige = Bâtiment de prestige de chaque piste
printed-dice-citizens-pair_at = Habitants : un pour deux autres pistes à
printed-dice-citizens-pair = Les autres pistes de chacune
printed-free = gratuit
printed-any = { $count } au choix
printed-amounts = { $amounts }
printed-each-die = { $amounts } par dé { $colour }

# Le fichier pour les nombres d’un propriétaire
printed-template = Les nombres de votre exemplaire du jeu.
    Là où votre exemplaire porte un autre nombre, ôtez le « # » qui le précède et écrivez le vôtre ; tous les autres restent tels quels.
    Pour jouer avec : troyes play { $game } --cards ce-fichier.toml
    Derrière chaque nombre se lit comment il est connu :
printed-how-printed = lu sur le matériel lui-même
printed-how-rule = énoncé par les règles
printed-how-example = découle d’un exemple des règles
printed-how-report = rapporté par des joueurs
printed-how-inferred = découle de l’ordre, des quantités ou du thème
printed-how-estimate = inconnu ; choisi pour que le jeu soit équilibré
printed-how-spaces = [rangée, place], comptées à partir de 0
printed-how-fixed = ne peut pas changer : les règles en dépendent
printed-how-yours = de votre fichier
printed-given = { $title } : les nombres d’un exemplaire du jeu.
    Pour jouer avec : troyes play { $game } --cards ce-fichier.toml
printed-usually = d’ordinaire { $value }
