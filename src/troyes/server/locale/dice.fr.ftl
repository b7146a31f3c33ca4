# La table de Troyes Dice dans le navigateur
board-dice-table = La table de Troyes Dice
board-dice-wheel = La roue
board-dice-dice = Les dés
board-dice-plazas = Les autres places
board-dice-sheet = La feuille de { $seat_name }
board-dice-own-sheet = Votre feuille
board-dice-blank-sheet = Feuille de notes
board-dice-day = Journée { $day } sur { $days }
board-dice-window = journée
board-dice-half-morning = Matin
board-dice-half-afternoon = Après-midi
board-dice-safe = Les feuilles sont à l’abri
    jusqu’à la journée { $day }
board-dice-strikes = Le dé noir
    attaque les feuilles
board-dice-free = gratuit
board-dice-price = { $price }
board-dice-price-any = { $count ->
    [one] 1 ressource au choix
   *[other] { $count } d’une ressource au choix
}
board-dice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-dice-rest = Une de chaque
board-dice-pay-with = Payer avec
board-dice-pay-with-what = Payer { $price }

# La feuille
board-dice-district-red = Noble
board-dice-district-yellow = Civil
board-dice-district-white = Religieux
board-dice-district-name = { $colour ->
    [rouge] Quartier noble
    [jaune] Quartier civil
   *[other] Quartier religieux
}
board-dice-row-fortress = Forteresse
board-dice-row-counts_palace = Palais
    des comtes
board-dice-row-great_hall = Halle
board-dice-row-city_hall = Hôtel
    de ville
board-dice-row-cathedral = Cathédrale
board-dice-row-bishopric = Évêché
board-dice-gain-influence = Gagner de l’influence
board-dice-gain-deniers = Gagner des deniers
board-dice-gain-knowledge = Gagner de la connaissance
board-dice-first-fortress = Hugues
board-dice-first-counts_palace = Isabeau
board-dice-first-great_hall = Thibaut
board-dice-first-city_hall = Jeanne
board-dice-first-cathedral = Urbain
board-dice-first-bishopric = Marie
board-dice-resources = Ressources
board-dice-citizens = Habitants
board-dice-in-hand = { $count } en main

# Les autres feuilles
board-dice-others = Les autres, tels qu’à la fin de la dernière demi-journée
board-dice-other = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $busy ->
    [1] Choisit encore. Ouvrir la feuille
   *[0] Ouvrir la feuille
}
board-dice-as-it-stood = Telle qu’à la fin de la dernière demi-journée
board-dice-previous = Feuille précédente
board-dice-next = Feuille suivante
board-dice-close = Fermer

# En mots
board-dice-die = Place { $place } : le { $value } { $colour }, { $cost }
board-dice-how = { $changed ->
    [0] Avec le { $value } { $was } de la place { $place }
   *[1] Avec le { $value } { $was } de la place { $place }, changé en { $number } { $colour }
}
board-dice-die-black = Place { $place } : le { $value } noir
board-dice-die-struck = Place { $place } : le { $value } { $colour } frappe comme un dé noir
board-dice-destroys = { $now ->
    [0] Il détruit sa place. À partir de la journée { $from }, il attaque aussi les feuilles.
   *[1] Il détruit sa place et attaque chaque feuille qu’aucune Forteresse ne protège.
}
board-dice-plaza = { $colour ->
    [rouge] Une place rouge
    [jaune] Une place jaune
   *[other] Une place blanche
}
board-dice-plaza-same = Ses deux faces ont cette couleur.
board-dice-plaza-back = Au dos : { $colour }. Cette face apparaît quand la place est détruite.
board-dice-window-words = La fenêtre : cette place se repose aujourd’hui.
board-dice-banquet = Banquet { $tile }
board-dice-raid = Raid { $tile }
board-dice-space-die = Le { $number } { $colour }
board-dice-space-building = { $building }, sous le { $number }
board-dice-brings-die = Un tel dé rapporte { $gain }.
board-dice-brings-fortress = Apporte { $gain } et protège toute sa colonne.
board-dice-brings-great-hall = Apporte { $gain } par dé { $colour } disponible ; en ce moment : { $now }.
board-dice-brings-cathedral = { $character } : { $points } PV par { $character_counts }.
board-dice-brings-work = Apporte { $gain }.
board-dice-link = Avec son voisin { $side ->
    [left] de gauche
   *[right] de droite
} : { $gain }.
board-dice-die-open = Le dé noir peut encore faire perdre ses deux bâtiments.
board-dice-die-guarded = La Forteresse protège cette colonne.
board-dice-die-lost = Barré ; un dé rapporte encore ses ressources.
board-dice-building-open = À construire.
board-dice-building-guarded = À construire ; la Forteresse le protège.
board-dice-building-lost = Perdu : on ne peut plus le construire.
board-dice-building-drawn = Construction faite.
board-dice-reached = À portée : { $cost }.
board-dice-track-citizens = { $citizens } : { $count } sur 20
board-dice-track-resource = { $resource } : { $left } en main, encore { $room } à encercler
board-dice-at-resources = Les trois pistes à { $at } : une ressource de chaque type.
board-dice-at-work = Les trois pistes à { $at } : un bâtiment de fonction.
board-dice-at-prestige = À { $at } : { $building_the } ou { $other }.
board-dice-at-pair = À { $at } : { $gain }.
board-dice-use-influence = 1 influence change la valeur d’un dé d’un point.
board-dice-use-deniers = Les deniers paient les dés.
board-dice-use-knowledge = 2 connaissances changent la couleur d’un dé.
board-dice-on-track = { $citizens } en chemin : à { $at }. Chaque paire qui reste à la fin vaut 1 point.
board-dice-evening = { $built ->
    [one] La ville au soir : un bâtiment est debout.
   *[other] La ville au soir : { $built } bâtiments sont debout.
}
