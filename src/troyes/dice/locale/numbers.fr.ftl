# -- Pourquoi un nombre imprimé d’un propriétaire ne peut pas valoir cela ----------------------------------------------

dice-cards-tiles = exactement trois tuiles doivent avoir la même couleur des deux côtés
dice-cards-cathedral = il faut chacune des six lignes une fois
dice-cards-links = un bâtiment a une seule liaison, et aucune avec lui-même ({ $building } { $first }–{ $second })
dice-cards-prestige = il faut deux bâtiments différents
