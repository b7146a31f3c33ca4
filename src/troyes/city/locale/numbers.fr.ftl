# -- Pourquoi un nombre imprimé d’un propriétaire ne peut pas valoir cela ----------------------------------------------

city-cards-rule = les règles reposent sur { $value } : cela ne peut pas changer
city-cards-influence = le départ de la piste d’influence ne peut pas se trouver au-delà de sa fin
city-cards-neutrals = il faut six cases différentes dans les trois bâtiments ensemble, et non { $count }
city-cards-order = il faut chacune des six cases une fois
city-cards-rows = les rangées doivent nommer chaque valeur de dé de 1 à 6 une fois
city-cards-room = les habitants de { $players } joueurs doivent trouver place sur { $spaces } cases
city-cards-enough = il faut assez d’habitants neutres pour les { $left } cases que { $players } joueurs laissent
city-cards-price = il faut un prix en deniers ou en influence, pas les deux
city-cards-slot = au moins une carte { $colour } doit être de niveau { $level }{ $of_box ->
        [ladies] { " " }dans Les Dames de Troyes
       *[base] { "" }
    }
city-cards-calls = un événement rouge appelle jaune ou blanc
city-cards-calls-none = il faut « nothing » : un événement { $colour } n’en appelle pas d’autre
city-cards-red-events = il faut au moins { $least } événements rouges dans le jeu de base, sans les cartes bonus
city-cards-sides = chaque tuile a deux faces, toutes deux de son niveau, et { $tile } n’en aurait pas deux
city-cards-gates = il faut quatre nombres croissants, le dernier étant { $last }
city-cards-falling = le premier ne peut pas valoir moins que le second
city-cards-rising = il faut trois nombres croissants
