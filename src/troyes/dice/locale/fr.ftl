title-troyes-dice = Troyes Dice

# Noms
was-red = rouge
was-yellow = jaune
was-white = blanche
half-morning = matin
half-afternoon = après-midi
building-fortress = Forteresse
    .the = la Forteresse
building-counts_palace = Palais des comtes
    .the = le Palais des comtes
building-great_hall = Halle
    .the = la Halle
other-fortress = la Forteresse
other-great_hall = la Halle
other-cathedral = la Cathédrale
character-fortress = Hugues de Payns
    .counts = Forteresse
character-counts_palace = Isabeau de Bavière
    .counts = Palais des comtes
character-great_hall = Thibaut II
    .counts = Halle
character-city_hall = Jeanne de Champagne
    .counts = Hôtel de ville
character-cathedral = Urbain IV
    .counts = Cathédrale
character-bishopric = Marie de Champagne
    .counts = Évêché
resource-knowledge = Connaissance
citizens-red = Chevaliers
citizens-yellow = Artisans
citizens-white = Prêtres

amount-knowledge = { $count ->
    [one] { $count } connaissance
   *[other] { $count } connaissances
}
amount-red-citizen = { $count ->
    [one] { $count } habitant rouge
   *[other] { $count } habitants rouges
}
amount-yellow-citizen = { $count ->
    [one] { $count } habitant jaune
   *[other] { $count } habitants jaunes
}
amount-white-citizen = { $count ->
    [one] { $count } habitant blanc
   *[other] { $count } habitants blancs
}

# Tuiles
tile-1-banquet = Chaque influence déplace ce dé d’un ou deux points.
tile-1-raid = L’influence ne peut rien sur ce dé.
tile-2-banquet = Ce dé est gratuit.
tile-2-raid = Ce dé coûte 1 denier de plus.
tile-3-banquet = Une Cathédrale construite avec ce dé apporte une ressource de chaque type.
tile-3-raid = Ce dé coûte 1 connaissance de plus.
tile-4-banquet = Un bâtiment de fonction construit avec ce dé apporte un habitant de plus, de sa couleur.
tile-4-raid = Ce dé vaut 0 tant que l’influence ne l’a pas relevé.
tile-5-banquet = Ce dé change de couleur pour 1 connaissance.
tile-5-raid = Ce dé ne peut pas changer de couleur.
tile-6-banquet = Une Forteresse construite avec ce dé apporte un habitant rouge de plus, et un jaune ou un blanc.
tile-6-raid = Ce dé coûte 1 influence de plus.
tile-7-banquet = Une Halle construite avec ce dé compte un dé de plus de la couleur voulue.
tile-7-raid = Ce dé ne construit aucun bâtiment de prestige.
tile-8-banquet = Un dé noir est ici sans danger et peut être choisi.
tile-8-raid = Un dé transparent frappe ici comme un dé noir.

# Questions
dice-ask-die = Choisissez un dé.
dice-ask-use = Utilisez-le : gagnez des ressources ou construisez un bâtiment.
dice-ask-work-building = Bonus : construisez un bâtiment de fonction, sous le numéro de votre choix.
dice-ask-prestige-building = Bonus : construisez un bâtiment de prestige, sous le numéro de votre choix.
dice-ask-citizen = Encerclez un habitant de plus : jaune ou blanc ?
dice-ask-track = Cette piste est pleine. Sur quelle piste encerclez-vous l’habitant ?

# Choix
dice-option-die = { $paid ->
    [0] Place { $place } : le { $value } { $colour }, gratuit
   *[1] Place { $place } : le { $value } { $colour } pour { $price }
}
dice-option-one-of-each = Aucun dé possible : gagnez une ressource de chaque type
dice-option-gain = { $paid ->
    [0] Gagner { $gain }
   *[1] Gagner { $gain } (payer { $price })
}
dice-option-build = { $paid ->
    [0] Construire { $building_the } sous le { $number }
   *[1] Construire { $building_the } sous le { $number } (payer { $price })
}
dice-option-citizen = Encercler un habitant { $colour }

# Journal
dice-log-numbered = Les colonnes sont numérotées à partir d’un { $start } lancé.
dice-log-plazas = Les places sont disposées dans l’ordre { $order }.
dice-log-sides = Leurs faces visibles : { $sides }.
dice-log-tiles = Les tuiles Banquets et Raids { $tiles } sont en jeu.
dice-log-rolled = Journée { $day }, { $half } : { $one }, { $two }, { $three } et un { $black } noir.
dice-log-destroyed = Le { $value } détruit la place { $colour ->
    [blanc] blanche
   *[other] { $colour }
} (place { $place }).
dice-log-tamed = Le { $value } noir ne fait aucun mal à la place { $colour ->
    [blanc] blanche
   *[other] { $colour }
} ; on peut le choisir.
dice-log-crossed = { $seat_name } perd son { $number } { $colour }.
dice-log-guarded = { $seat_name } : la Forteresse protège le { $number } { $colour }.
dice-log-spared = { $seat_name } avait déjà perdu son { $number } { $colour }.
dice-log-plaza-turned = La place { $was } est rebâtie en { $colour }.
dice-log-tile-turned = La tuile { $tile } passe sur sa face Raids.
dice-log-finished = { $seat_name } termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dice-log-took = { $paid ->
    [0] { $seat_name } prend gratuitement le { $value } { $colour }.
   *[1] { $seat_name } prend le { $value } { $colour } pour { $price }.
}
dice-log-changed = { $seat_name } en fait un { $value } { $colour } pour { $price }.
dice-log-rest = { $seat_name } ne peut avoir aucun dé et gagne une ressource de chaque type.
dice-log-gained = { $seat_name } gagne { $gain }.
dice-log-overflowed = { $seat_name } n’a plus de place pour { $gain }.
dice-log-drew = { $seat_name } construit { $building_the } sous le { $number }.
dice-log-wrote = { $seat_name } s’assure { $character } : { $points } PV par { $character_counts }.
dice-log-linked = { $seat_name } : le bonus de liaison rapporte { $gain }.
dice-log-earned-resources = { $seat_name } complète une colonne d’habitants : une ressource de chaque type.
dice-log-earned-work = { $seat_name } complète une colonne d’habitants : un bâtiment de fonction.
dice-log-earned-prestige = { $seat_name } atteint le bâtiment de prestige de la piste { $colour ->
    [blanc] blanche
   *[other] { $colour }
}.
dice-log-earned-pair = { $seat_name } remplit la piste { $colour ->
    [blanc] blanche
   *[other] { $colour }
} : deux habitants de plus.
dice-log-bonus-lost = { $seat_name } n’a plus rien à construire : le bonus est perdu.
dice-log-moved-on = { $seat_name } : la piste { $was } est pleine, l’habitant devient { $colour }.

# Pourquoi pas
why-dice-die-first = Choisissez d’abord un dé.
why-dice-die-chosen = Vous avez déjà choisi votre dé pour cette demi-journée.
why-dice-use-first = Utilisez d’abord votre dé.
why-dice-die-can-be-had = Une ressource de chaque type n’est donnée qu’à qui ne peut avoir aucun dé, et vous pouvez en avoir un.
why-dice-black = Le dé noir ne peut jamais être choisi.
why-dice-raided = Le Raid de cette place fait de son dé un dé noir : on ne peut pas le choisir.
why-dice-price-fixed = Le prix de la place { $place } ne laisse rien à choisir : prenez le dé tel quel.
why-dice-price-any = La place { $place } coûte une ressource de votre choix : dites laquelle.
why-dice-too-dear = Cela coûte { $price } ; il vous manque { $short }.
why-dice-worth-nothing = Après avoir payé { $price }, vous n’auriez plus d’influence pour donner une valeur à ce dé.
why-dice-colour-fixed = Le Raid de cette place garde le dé { $colour }.
why-dice-colour-dear = Rendre le dé { $colour } coûte { $price } ; vous en avez { $have }.
why-dice-value-fixed = Le Raid de cette place garde le dé à { $value }.
why-dice-value-dear = Faire du dé un { $value } coûte { $price } ; vous en avez { $have }.
why-dice-no-prestige = Le Raid de cette place interdit à son dé les bâtiments de prestige.
why-dice-drawn = Vous avez déjà construit { $building_the } sous le { $number }.
why-dice-crossed = Votre { $number } { $colour } est barré : { $building_the } y est impossible.
why-dice-name-citizen = Choisissez un habitant jaune ou blanc.
why-dice-name-track = Choisissez d’abord la piste de l’habitant.
why-dice-track-full = Votre piste { $colour ->
    [blanc] blanche
   *[other] { $colour }
} est pleine : { $length } habitants.
why-dice-bonus-work = Ce bonus est pour un bâtiment de fonction : Palais des comtes, Hôtel de ville ou Évêché.
why-dice-bonus-prestige = Ce bonus est pour { $building_the } ou { $other }.

# Points
score-fortress = Hugues de Payns · Forteresses
score-counts_palace = Isabeau de Bavière · Palais des comtes
score-great_hall = Thibaut II · Halles
score-city_hall = Jeanne de Champagne · Hôtels de ville
score-cathedral = Urbain IV · Cathédrales
score-bishopric = Marie de Champagne · Évêchés
score-influence = Paires d’influence
score-deniers = Paires de deniers
score-knowledge = Paires de connaissance
score-red_citizens = Habitants rouges
score-yellow_citizens = Habitants jaunes
score-white_citizens = Habitants blancs

# Tableau d’honneur
achievement-three_games-solo = Jouer 3 parties en solo
achievement-three_games-multiplayer = Jouer 3 parties à plusieurs
achievement-three_games-expansion = Jouer 3 parties avec Banquets et Raids
achievement-score-45 = Atteindre 45 points
achievement-score-55 = Atteindre 55 points
achievement-score-65 = Atteindre 65 points
achievement-win_over_60 = Gagner une partie à plusieurs avec plus de 60 points
achievement-eighteen_from_one_character = Gagner 18 points grâce à un seul personnage
achievement-forty_citizens = Réunir 40 habitants
achievement-prestige_row-fortress = Construire les six Forteresses
achievement-prestige_row-great_hall = Construire les six Halles
achievement-prestige_row-cathedral = Construire les six Cathédrales
achievement-work_row-counts_palace = Construire les six Palais des comtes
achievement-work_row-city_hall = Construire les six Hôtels de ville
achievement-work_row-bishopric = Construire les six Évêchés
achievement-resource_track-influence = Encercler toute l’influence
achievement-resource_track-deniers = Encercler tous les deniers
achievement-resource_track-knowledge = Encercler toute la connaissance
achievement-citizen_track-red = Encercler tous les habitants rouges
achievement-citizen_track-yellow = Encercler tous les habitants jaunes
achievement-citizen_track-white = Encercler tous les habitants blancs

# Positions impossibles
position-dice-over = la partie ne se termine qu’après le huitième après-midi, quand tous ont fini
position-dice-sheets-differ = quand la partie est terminée, tous voient chaque feuille telle qu’elle est
position-dice-half-day-over = tous ont fini : la demi-journée serait terminée
position-dice-numbers-once = chaque nombre de 1 à 6 se trouve au-dessus d’une seule colonne
position-dice-numbers-option = ils ne découlent pas de l’option « numbering »
position-dice-no-such-plaza = il n’y a pas d’autre place avec { $up } et { $down }
position-dice-tile-where = les tuiles ne se trouvent qu’à côté des places d’une seule couleur, et seulement avec « banquets »
position-dice-raid-without-tile = il n’y a pas de tuile qui montre sa face Raids
position-dice-three-tiles = avec « banquets », trois tuiles différentes se trouvent à côté des places d’une seule couleur
position-dice-more-left = il en reste plus qu’il n’en a été encerclé
position-dice-circled-at-start = { $count } sont encerclées dès le début
position-dice-struck-too-soon = aucun dé n’est frappé avant la journée { $day }
position-dice-guarded-die = une Forteresse se dresse sous un dé rouge barré
position-dice-no-cathedral = cette Cathédrale n’est pas construite
position-dice-cathedral-numbers = { $count } Cathédrales ont inscrit les nombres { $due }
position-dice-nothing-chosen = rien n’est encore choisi : la feuille est celle que tous voient
position-dice-only-bonuses = seul un bonus attend son tour
position-dice-nothing-under-way = rien n’est en cours à l’étape « { $stage } »
position-dice-no-die-there = il n’y a pas de dé à choisir à cet endroit
position-dice-no-die-yet = aucun dé n’est encore choisi
position-dice-track-not-full = cette piste n’est pas pleine
position-dice-nothing-to-choose = le premier doit laisser quelque chose à choisir
position-dice-useless-die = ce dé ne peut servir à rien
position-dice-struck-between = aucun dé n’est frappé entre deux événements
position-dice-building-missing = il manque un bâtiment que tous voient
position-dice-number-changed = un nombre inscrit ne change jamais
position-dice-circle-missing = il manque ce que tous voient encerclé
position-dice-no-such-thing = « { $name } » n’existe pas

# Ce que décide le générateur
draw-numbering = numéro de la première colonne
draw-plazas = ordre des places
draw-sides = faces des places
draw-roll = journée { $day }, { $half }

# Une partie en solitaire : les paliers du tableau d’honneur
dice-mark-0 = Une semaine tranquille. Le premier palier est à { $mark }.
dice-mark-1 = Une semaine bien remplie. Le palier suivant est à { $mark }.
dice-mark-2 = Toute la ville en parle. Seul le palier de { $mark } est plus haut.
dice-mark-3 = Magistral : aucun palier au-dessus de { $mark }.
