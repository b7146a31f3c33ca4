# Les mots des pages imprimées
paper-title-sheets = Troyes Dice : feuilles de notes
paper-title-wheel = Troyes Dice : la roue
paper-title-tiles = Troyes Dice : les tuiles
paper-title-cards = Troyes : cartes de référence
paper-dice = Troyes Dice
paper-name = Nom
paper-count = Points de victoire
paper-district-red = Noble
paper-district-yellow = Civil
paper-district-white = Religieux

# Erreurs
paper-start-missing = Des colonnes numérotées « { $numbering } » commencent par un nombre lancé.
    .remedy = Dites lequel : start de 1 à 6. Ou imprimez-les « blank » et écrivez-les vous-même.
paper-start-needless = Un nombre de départ ne va qu’avec « rising » et « falling », pas avec « { $numbering } ».
    .remedy = Omettez « { $place } ».

# Tuiles et roue
paper-ruler = Ce trait mesure 50 mm si la page est imprimée à 100 %.
paper-tiles-plazas = Tuiles Place
paper-tiles-banquets = Banquets et Raids
paper-tiles-how-fold = Découpez chaque paire le long du trait plein, pliez-la le long du pointillé et collez-la. Un papier fort tient mieux. Imprimez à 100 %, sans ajuster à la page.
paper-tiles-how-duplex = Imprimez les deux pages sur une même feuille, retournée sur le bord long, puis découpez les tuiles. Un papier fort tient mieux. Imprimez à 100 %, sans ajuster à la page.
paper-tiles-rule = Tirez trois tuiles au hasard et posez-en une à côté de chaque place qui a la même couleur sur ses deux faces, Banquet visible ; notez leurs numéros sur les feuilles. Quand le dé noir détruit cette place, la tuile passe sur sa face Raid à la fin de la demi-journée, et y reste. Elle vaut pour qui choisit le dé de sa place ; la tuile 8 agit d’elle-même.
paper-banquet = Banquet
paper-raid = Raid
paper-wheel-ring = La roue : l’anneau
paper-wheel-disc = La roue : le disque
paper-wheel-how = Découpez l’anneau le long de son bord et posez une tuile Place dans chacune des neuf encoches, au hasard, n’importe quelle face visible. Le disque se pose sur le cercle pointillé du milieu, avec une attache parisienne au centre si vous voulez. La flamme : dès cette journée, le dé noir frappe les feuilles.
paper-wheel-disc-how = Découpez le disque et sa fenêtre. Tournez-le pour que la fenêtre montre la journée 1. Chaque soir, il avance d’une encoche dans le sens horaire. Les dés se posent sur les places, le plus faible sur la place gratuite ; le prix est écrit à côté.
paper-wheel-window = la journée,
paper-wheel-window-cut = à évider
paper-wheel-page = La roue
paper-wheel-page-how = Rien à découper : posez une tuile Place sur chacun des neuf emplacements, au hasard, n’importe quelle face visible, et une pièce sur la journée. Le tableau dit où vont les quatre dés d’une demi-journée, le plus faible d’abord, et ce que coûte chacun.
paper-day = Journée
paper-neutral = Neutre

# Cartes de référence
paper-mark-estimate = ~ estimé
paper-mark-owner = * à vous
paper-activity = Carte Activité
paper-event = Événement
paper-character = Personnage
paper-outdoor = Activité extérieure
paper-ladies = Les Dames de Troyes
paper-hire = Contremaître
paper-influence = { $count } infl.
paper-spaces = PV des cases
paper-division = Division
paper-kind = Genre
paper-combat = Combat
paper-banners = Bannières
paper-rewards = PV, 1er · 2e
paper-calls = Appelle
paper-gate = Porte
paper-tile = Tuile
paper-players-more = 3–4 joueurs
paper-players-two = 2 joueurs
paper-ref-round = Une manche
paper-ref-round-text = Manches 1 à 3 : on révèle les trois cartes Activité de ce niveau.
    Chacun gagne { $income } deniers, puis paie ses habitants debout : { $salary_palace } par habitant au Palais, { $salary_bishopric } à l’Évêché, { $salary_city_hall } à l’Hôtel de ville. Qui ne peut pas donne tout ce qu’il a et perd 2 PV.
    On lance un dé par habitant debout, neutres compris.
    Un événement rouge arrive, avec celui qu’il appelle. Tous agissent, du plus ancien au plus récent.
    Dés noirs : à partir du premier joueur, chacun affronte le plus fort qui reste avec ses propres dés ; les rouges comptent double. 1 influence par dé contré, sinon 2 PV perdus.
    Actions à tour de rôle, jusqu’à ce que tous aient passé ou qu’il n’y ait plus de dé.
    L’argent des quartiers va à qui de droit, les habitants couchés rentrent, la carte premier joueur passe à gauche.
    Manches : { $rounds_2 } à deux joueurs, { $rounds_3 } à trois, { $rounds_4 } à quatre.
paper-ref-turn = Votre tour
paper-ref-turn-text = Dépensez d’abord de l’influence si vous voulez ; puis une action, ou passez.
    Activer une carte avec des dés de sa couleur : engagez un contremaître si vous n’en avez pas là, puis divisez la valeur des dés par le nombre de la carte.
    Bâtir la Cathédrale : chaque dé blanc pose un cube dans la colonne de sa valeur, au niveau libre le plus bas : { $vp } PV et { $low } influence de 1 à 3, { $high } influences de 4 à 6.
    Combattre un événement : la valeur divisée par son nombre donne des cubes ; chacun rapporte 1 influence. Bannières pleines, il est contré.
    Placer un habitant avec un seul dé, dans le bâtiment de sa couleur.
    Agriculture : des dés jaunes rapportent leur valeur divisée par { $per } en deniers.
    Passer : 2 deniers dans votre quartier, et 1 de plus chaque fois que votre tour revient.
paper-ref-dice = Dés et influence
paper-ref-dice-text = Un groupe : un à trois dés d’une même couleur, de n’importe quels quartiers.
    Chaque dé qui n’est pas à vous coûte 2 deniers dans un groupe d’un, 4 dans un groupe de deux, 6 dans un groupe de trois. Son propriétaire ne peut refuser.
    Il faut tout avoir en main avant l’action.
    1 influence : relancer un de vos dés.
    2 influences : engager un habitant dans votre réserve.
    4 influences : retourner un à trois de vos dés.
    On a { $most } influences au plus.
    Un seul cube en réserve par action ; jamais contre les dés noirs.
paper-ref-citizens = Habitants
paper-ref-citizens-text = Il vient de votre réserve, de n’importe où sur le plateau ou, si votre réserve est vide, de la réserve générale pour 2 influences.
    Palais, selon le dé : { $rows_palace }. Qui occupe la case est expulsé.
    Hôtel de ville, rangées selon le dé : { $rows_city_hall }.
    Évêché, rangées selon le dé : { $rows_bishopric }.
    On entre dans une rangée par la gauche ; ceux qui y sont se décalent à droite jusqu’au premier vide. Sans vide, le dernier est expulsé.
    Les expulsés restent couchés sur le bâtiment jusqu’à la fin de la manche. Tant qu’il y en a un, aucun autre de sa couleur ne peut en être expulsé.
paper-ref-count = Le décompte
paper-ref-count-text = Les PV gagnés pendant la partie.
    1 PV par événement de la file qui porte un de vos cubes, Maraudeurs compris.
    Les PV des cases de vos contremaîtres.
    2 PV de moins par niveau de la Cathédrale sans cube à vous.
    Ce que chaque Personnage en jeu vous donne, à qui qu’il ait été.
    Le plus de PV gagne ; à égalité, la victoire est partagée.
paper-ref-purple = Le dé violet
paper-ref-purple-text = Lancez-le à chaque manche ; il est dans votre quartier et personne d’autre ne peut s’en servir.
    Choisissez sa couleur quand vous l’utilisez : rouge, jaune ou blanc.
    Tant qu’il est sur la place, il n’a pas de couleur.
    Contre les dés noirs, il compte double.
    L’influence le relance ou le retourne comme un autre.
paper-ref-guard = Garde et remparts
paper-ref-guard-text = Une action : utilisez un dé de n’importe quelle couleur, à vous ou acheté 2 deniers.
    Sa valeur donne vos points. Chaque point de plus coûte 1 denier ; 6 au plus.
    Chaque point avance le garde d’une case, ou pose un cube sur une activité extérieure dont il a atteint la porte : un au plus sur chacune.
    Les remparts ont { $spaces } cases, avec des portes en { $gates }.
    Deux de vos cubes d’une même activité extérieure ne servent jamais une seule action.

# Les règles de Troyes Dice sur une page
paper-title-rules = Troyes Dice : les règles
paper-rules-free = gratuit
paper-rules-any = { $count } au choix
paper-rules-price = { $gain }
paper-rules-tile = Tuile { $number }. Banquet : { $banquet } Raid : { $raid }
paper-rules-setup = Pour commencer
paper-rules-setup-text = Posez les neuf tuiles Place sur la roue, n’importe où et sur n’importe quelle face. Tournez la fenêtre sur la journée 1.
    Chacun prend une feuille et commence avec { $start } ressources de chaque type, déjà encerclées.
    Numérotez les colonnes, les mêmes pour tous : de 1 à 6 la première fois ; ensuite lancez le premier nombre, et le Crieur public choisit croissant ou décroissant, ou les numérote à son gré.
paper-rules-half-day = Une demi-journée
paper-rules-half-day-text = { $days } journées, chacune avec un matin et un après-midi. Lancez les quatre dés et posez-les sur les quatre places de la demi-journée, le plus faible d’abord. Le dé noir passe avant un dé transparent de même valeur.
    Un dé transparent prend la couleur de sa place. Le dé noir détruit la sienne : personne ne peut le prendre. Dès la journée { $attack }, chacun barre aussi le dé de sa valeur et de la couleur de cette place, avec les bâtiments de cette couleur dans sa colonne qui ne sont pas encore construits, sauf si une Forteresse la protège.
    Tous choisissent en même temps un dé transparent ; plusieurs peuvent choisir le même. Prix selon le rang : { $prices }.
    Qui ne peut en payer aucun gagne une ressource de chaque type.
    À la fin, la place détruite est retournée ; le soir, la fenêtre avance d’une journée.
paper-rules-change = Changer votre dé
paper-rules-change-text = 1 influence : sa valeur, un de plus ou de moins, jamais au-delà de 1 ou de 6. Autant de fois que vous pouvez payer.
    2 connaissances : une autre couleur.
    D’abord le prix du dé, puis cela ; rien de ce que vous gagnez en chemin ne peut le payer.
paper-rules-resources = Gagner des ressources
paper-rules-resources-text = Encerclez-en autant que la valeur du dé : rouge, influence ; jaune, deniers ; blanc, connaissance. Un habitant sur une case encerclée est gagné aussi.
    Dépenser, c’est barrer une ressource encerclée.
paper-rules-prestige = Bâtiments de prestige
paper-rules-prestige-text = Dessinez celui de la couleur du dé, sous sa valeur.
    Forteresse (rouge) : un habitant, et le dé noir ne peut plus rien contre sa colonne.
    Halle (jaune) : ce que montre sa colonne, par dé transparent de cette couleur disponible.
    Cathédrale (blanc) : inscrivez un chiffre à côté de son personnage, dans cet ordre : { $numbers }. À la fin, c’est ce que vaut chaque bâtiment de ce type.
paper-rules-work = Bâtiments de fonction
paper-rules-work-text = Palais des comtes (rouge), Hôtel de ville (jaune), Évêché (blanc) : { $citizens ->
        [one] { $citizens } habitant
       *[other] { $citizens } habitants
    } de cette couleur.
paper-rules-bonuses = Bonus
paper-rules-bonuses-text = Bonus de liaison : quand les deux bâtiments qui l’entourent sont dessinés, gagnez ce qu’il montre.
    Habitants { $each_at } des trois pistes : une ressource de chaque type. Habitants { $work_at } des trois : un bâtiment de fonction de votre choix.
    Habitant { $prestige_at } d’une piste : l’un des deux bâtiments de prestige représentés. Habitant { $pair_at } : un habitant pour chacune des deux autres pistes.
    Une piste pleine : encerclez les habitants sur une autre. Un bâtiment barré n’est plus jamais construit.
paper-rules-count = Le décompte
paper-rules-count-text = Après l’après-midi de la journée { $days } : 1 PV par habitant ; 1 PV par paire d’une même ressource encore en main ; pour chaque Cathédrale, son chiffre multiplié par les bâtiments de son type.
    Le plus de PV gagne ; à égalité, la victoire est partagée.
