### Le plateau de Troyes et du Défi du Roy dans le navigateur

# Ses parties
board-city-board = Le plateau
board-city-events = Événements
board-city-cards = Cartes Activité
board-city-buildings = Bâtiments principaux
board-city-square = Place de la cité
board-city-cathedral = Cathédrale
board-city-ramparts = Remparts
board-city-families = Familles
board-city-neutral = Neutre
board-city-roy = Le Roy
board-city-roy-table = Le tableau d’actions du Roy
board-city-roy-words = Il lance deux dés noirs et les additionne ; la ligne dit ce qu’il fait et combien de ses meilleurs dés il lui en coûte.
board-city-roy-rolled = Le Roy a lancé { $first } et { $second } : { $act }
board-city-roy-act-2 = gagne 2 PV
board-city-roy-price-2 = 3 dés, dont 1 à vous (6 deniers)
board-city-roy-act-3 = gagne 2 PV
board-city-roy-price-3 = 2 dés, dont 1 à vous (4 deniers)
board-city-roy-act-4 = place un habitant
board-city-roy-price-4 = 1 dé
board-city-roy-act-5 = contre le dernier événement
board-city-roy-price-5 = 1 dé par bannière libre
board-city-roy-act-6 = place un contremaître
board-city-roy-price-6 = 1 dé
board-city-roy-act-7 = 2 cubes à la Cathédrale
board-city-roy-price-7 = 2 dés
board-city-roy-act-8 = fait compter un personnage
board-city-roy-price-8 = aucun dé
board-city-agriculture = Agriculture
board-city-black = Dés noirs
board-city-stack = Personnages, le prochain d’abord
board-city-later = manche { $level }
board-city-per-die = /dé
board-city-free = libre
board-city-starts = Premier joueur
board-city-secret = Secret
board-city-at-hand = prêts
board-city-to-hire = à engager
board-city-open = visible de tous
board-city-secret-of = secret de { $name }
board-city-passed-short = passe +{ $deniers }

# Pour qui écoute le plateau
board-city-card = { $paid ->
    [influence] { $name }, { $per }. Un contremaître coûte { $hire } d’influence. Contremaîtres : { $tradesmen }.
   *[deniers] { $hire ->
        [one] { $name }, { $per }. Un contremaître coûte { $hire } denier. Contremaîtres : { $tradesmen }.
       *[other] { $name }, { $per }. Un contremaître coûte { $hire } deniers. Contremaîtres : { $tradesmen }.
    }
}
board-city-event = { $place }. { $name } : dés de couleur { $colour }, diviseur { $per }. Bannières prises : { $cubes } sur { $banners }. { $first } et { $second } PV.
board-city-decks = Événements à venir : rouges { $red }, jaunes { $yellow }, blancs { $white }.
board-city-building = { $salary ->
    [0] { $building } : aucun salaire.
    [one] { $building } : un salaire de { $salary } denier par habitant.
   *[other] { $building } : un salaire de { $salary } deniers par habitant.
}
board-city-salary = { $salary ->
    [one] Un salaire de { $salary } denier par habitant
   *[other] Un salaire de { $salary } deniers par habitant
}
board-city-space = { $building }, { $values } : { $who }
board-city-lying = Un habitant de { $name } est couché ici : { $building }
board-city-possessed = { $count ->
    [one] Un habitant de { $name } est possédé
   *[other] { $count } habitants de { $name } sont possédés
}
board-city-die = { $name } : { $colour } { $value }
board-city-black-die = Noir { $value }
board-city-passed = { $deniers ->
    [one] A passé ; { $deniers } denier attend dans le quartier
   *[other] A passé ; { $deniers } deniers attendent dans le quartier
}
board-city-agriculture-effect = Agriculture : 1 denier pour chaque { $per } de valeur des dés jaunes
board-city-cathedral-effect = Cathédrale : chaque dé blanc ajoute un cube dans la colonne de sa valeur, pour { $vp } PV et { $low } d’influence dans les colonnes { $first }, { $vp } PV et { $high } d’influence dans les colonnes { $second }
board-city-site = Niveau { $level }, colonne { $column }
board-city-ramparts-effect = Remparts : un dé fait avancer votre garde le long du mur
board-city-advance = Jusqu’à la case { $space }
board-city-tile = Porte { $gate }, case { $space } : { $name }. Cubes : { $cubes }.
board-city-grey = { $name } : { $supply ->
    [one] { $supply } habitant
   *[other] { $supply } habitants
} en réserve
board-city-gained = { $name } a gagné : { $cards }
board-city-gained-title = Cartes gagnées par { $name }
board-city-own = Ce qui est à vous
board-city-purse = Deniers { $deniers }, influence { $influence }, PV { $vp }
board-city-people = Habitants prêts : { $supply }, à engager : { $general }
board-city-character = { $name }, { $whose }. 1, 3 et 6 PV pour { $marks }.
board-city-family = { $passed ->
    [yes] { $name }, a passé : deniers { $deniers }, influence { $influence }, PV { $vp }
   *[no] { $name } : deniers { $deniers }, influence { $influence }, PV { $vp }
}
board-city-evening = La cité au soir : { $built } travées sur { $sites } de la Cathédrale sont bâties.

# Un tour raconté sur le plateau
city-told-income = Chacun touche son revenu et paie les salaires.
city-told-roll = Chacun lance ses dés.
city-told-nobody = Il n’y a rien à prendre : personne n’est frappé.
