### La table du terminal pour Troyes et Le Défi du Roy

# Les parties du plateau
table-city-events = Événements
table-city-cards = Cartes Activité
table-city-later = manche { $level }
table-city-buildings = Bâtiments principaux
table-city-square = Place de la cité
table-city-cathedral = Cathédrale
table-city-round = Manche { $round } sur { $rounds }
table-city-options = Vos options
table-city-neutral = Neutre
table-city-roy = Le Roy
table-city-black = Dés noirs
table-city-lying = couchés
table-city-stack = Personnages, le prochain d’abord
table-city-passed = passe +{ $deniers }d
table-city-ramparts = Remparts

# Signes
table-city-deniers = { $count }d
table-city-vp = { $count } PV
table-city-event-vp = { $first }/{ $second } PV
table-city-per-die = /dé
table-letter-purple = V

# Les options en peu de mots
table-city-option-activate = { $hire ->
    [0] { $activity } ÷{ $per }
   *[other] { $activity } ÷{ $per } · coût { $hire }d
}
table-city-option-combat = Combat { $place } { $event }
table-city-option-build = Bâtir la Cathédrale
table-city-option-place = Habitant : { $building }
table-city-option-agriculture = Agriculture
table-city-option-pass = Passer
table-city-option-hire = Engager un habitant · { $price }✦
table-city-option-buy = { $name } : { $value } { $colour } · { $price ->
    [0] gratuit
   *[other] { $price }d en tout
}
table-city-option-space = { $row ->
    [0] { $building }, case { $place }
   *[other] { $building }, rang { $row }, case { $place }
}
table-city-option-from-supply = De votre réserve
table-city-option-from-hiring = Un nouveau · { $price }✦
table-city-option-from-space = { table-city-option-space }
table-city-option-from-lying = Couché : { $building }
table-city-option-from-card = Contremaître : { $activity }
table-city-option-turn = { $price ->
    [0] Le { $value } { $colour } devient { $turned }
   *[other] Le { $value } { $colour } devient { $turned } · { $price }✦
}
table-city-option-cube-on = Cube : { $place } { $event }
table-city-option-cubes-on = Paire : { $place } { $event }
table-city-option-use = Cube utilisé : { $activity }
table-city-option-black = Le { $value } noir aussi
table-city-option-reroll = Relancer le { $value } { $colour } · { $price }✦
table-city-option-activate-influence = { $activity } ÷{ $per } · coût { $hire }✦
table-city-option-fort = { $hire ->
    [0] { $activity }, un cube par dé
   *[other] { $activity }, un cube par dé · { $hire }d
}
table-city-option-patrol = Garde sur les remparts
table-city-option-use-extra-yellow = { $outdoor } : lancer un dé
table-city-option-use-extra-white = { $outdoor } : lancer un dé
table-city-option-use-extra-red = { $outdoor } : lancer un dé
table-city-option-use-extra-purple = { $outdoor } : relancer · 2d
table-city-option-use-exchange = { $outdoor } : échanger des dés
table-city-option-use-shield = Cube utilisé : { $outdoor }
table-city-option-die-turned = Votre { $value } { $colour } devient { $turned }
table-city-option-purple = Votre { $value } violet comme { $colour }
table-city-option-purple-black = Votre { $value } violet, doublé
table-city-option-purple-turned = Votre { $value } violet devient { $turned }, { $colour }
table-city-option-buy-turned = { $name } : { $value }↻{ $turned } { $colour } · { $price }d
table-city-option-get = { $name } : { $value } { $colour }
table-city-option-advance = { $price ->
    [0] Garde +{ $steps }, case { $at }
   *[other] Garde +{ $steps }, case { $at } · { $price }d
}
table-city-option-station = { $price ->
    [0] Cube : { $outdoor }
   *[other] Cube : { $outdoor } · { $price }d
}
table-city-option-stop-patrol = { $points ->
    [0] S’arrêter là
    [one] S’arrêter là, 1 point perdu
   *[other] S’arrêter là, { $points } points perdus
}
table-city-option-site = { $price ->
    [0] Cube vers : { $activity }
   *[other] Cube vers : { $activity } · { $price }d
}
table-city-option-lose = Sur : { $activity }
table-city-option-lose-outdoor = Sur : { $outdoor }
table-city-menu-reroll = Relancer un dé · 1✦ …
table-city-menu-turn = Retourner des dés · 4✦ …

# La question et le plateau du bas
table-city-waiting = C’est à { $name } de jouer …
table-city-asked = On attend la réponse de { $name } …
table-city-answer-held = Vérifiez : donnez cette réponse, ou revenez en arrière.
table-city-answer = Répondre · ⏎
table-city-answered = Votre réponse
table-city-asking-held = Vérifiez : une fois les dés payés, { $name } doit répondre, et ils restent payés.
table-city-asking = Payer et demander à { $name } · ⏎
table-city-done = Choix terminé · Espace
table-city-hint-placement = Choisissez une des cases qui luisent. Pointez n’importe quoi pour savoir ce que c’est.
table-city-hint-action = Choisissez une carte, un événement, un bâtiment ou la Cathédrale qui luit, ou une ligne de la liste.
table-city-hint-dice = Choisissez d’un à trois dés marqués › ; ceux des autres coûtent des deniers.
table-city-hint-black-dice = Choisissez vos propres dés marqués › ; les rouges comptent double. Vous pouvez affronter d’autres dés noirs.
table-city-hint-turn-over = Jusqu’à trois dés pour un seul prix : choisissez-en un autre, ou terminez.
table-city-hint-guard = Choisissez une case des remparts pour votre garde, ou une activité pour un cube, dans l’ordre de votre choix.
table-city-hint-exchange = D’abord un dé d’un autre quartier, puis un des vôtres ; un seul échange avec chacun.
table-city-hint-answer = Un autre joueur agit et vous pouvez répondre ; ensuite son tour continue.
table-city-hint-ordeal = Un événement frappe : choisissez ce qu’il vous prend, ou ce qui vous protège.
table-city-hint-boon = Votre action est faite ; un cube hors de la ville peut y ajouter.
table-city-group = valeur { $value }{ $per ->
    [0] {""}
   *[other] {" "}÷ { $per } → { $times }×
}, { $hire ->
    [0] { $price ->
        [0] rien à payer
        [one] { $price } denier à payer
       *[other] { $price } deniers à payer
    }
   *[other] { $price ->
        [0] rien pour les dés, { $hire } deniers pour le contremaître
       *[other] { $price } deniers pour les dés, { $hire } pour le contremaître
    }
}{ $influence ->
    [0] {""}
   *[other] , { $influence } d’influence pour le contremaître
}
table-city-rolls = On lance un dé : impossible de revenir en arrière.
table-city-since = Entre-temps
table-city-tale-who = { $name } :
table-city-tale-round = Manche { $round } :
table-city-tale-gave-way = cède devant ✹{ $value }
table-city-tale-roy = { $result ->
    [4] un habitant
    [5] le dernier événement
    [6] un contremaître
    [7] la Cathédrale
    [8] un personnage
    [9] le dernier événement
    [10] un habitant
   *[other] des points de victoire
}
table-city-tale-expelled = ({ $name } : expulsé{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
})
table-city-tale-settled = contré
table-city-tale-tradesman = (nouveau contremaître)
table-city-tale-nothing = sans effet
table-city-tale-freed = ({ $name } : libéré)
table-city-strength = force { $have }, il faut { $value }
table-city-die = { $name } : un { $value } { $colour }
table-city-black-die = Un { $value } noir
table-city-possessed = Un habitant possédé : { $name }

# Les choses en mots
table-city-card-detail = { $colour }, niveau { $level }, { $kind } · contremaître { $hire } { $paid ->
    [influence] d’influence
   *[deniers] deniers
} · { $by ->
    [die] un cube par dé
   *[value] diviseur { $per }
} · cases { $first } et { $second } PV
table-city-event-detail = dés de couleur { $colour }, diviseur { $per } · bannières remplies : { $cubes } sur { $banners } · { $first } PV au plus grand nombre de cubes, { $second } PV au deuxième
table-city-estimates = ~ une estimation
table-city-cathedral-detail = Un dé blanc pose un cube dans sa colonne : 1 PV, et 1 influence pour les valeurs 1 à 3, 2 pour 4 à 6. Chaque niveau sans cube à vous coûte 2 PV à la fin.
table-city-fourth-level-detail = Seul le Maître bâtisseur bâtit au quatrième niveau, qui compte parmi les niveaux.
table-city-ramparts-detail = Un dé de n’importe quelle couleur, et jusqu’à 6 points, 1 denier par point de plus : le garde avance d’une case, ou un cube va sur une activité dont il a atteint la porte, un au plus sur chacune.
table-city-purple-detail = Le chef d’une famille : on choisit sa couleur en l’utilisant, et nul autre ne peut l’avoir. Contre les dés noirs il compte double.
table-city-outdoor-detail = Porte { $gate }, case { $space } · { $count ->
    [0] aucun garde ne l’a atteinte
   *[other] atteinte par { $names }
}
table-city-character-detail = { $first } pour 1 PV, { $second } pour 3 PV, { $third } pour 6 PV ; il compte pour tout le monde.
table-city-building-detail = Chaque habitant debout ici apporte à chaque manche un dé de couleur { $colour } et { $due ->
    [0] ne coûte rien
    [1] coûte 1 denier
   *[other] coûte { $salary } deniers
}. { $at ->
    [0] Un nouveau venu prend la case de la valeur du dé ; qui s’y trouve est expulsé.
   *[other] Un nouveau venu prend la première case de la rangée et pousse les autres.
}
table-city-lying-detail = Expulsés, couchés ici jusqu’à la fin de la manche, et protégés : { $names }.

# Entre deux joueurs
table-city-handover = Les personnages et les points de victoire sont secrets.
    Ne regardez que si vous êtes { $name }.

table-city-handover-asks = { $name } attend une réponse, puis continue.
table-city-handover-answered = { $name } a répondu.

# Touches et aide
table-key-options = option
table-key-done = fini
table-city-help-how = Tout ce qui luit peut être choisi : à la souris, avec les flèches et Entrée, ou par son chiffre ou sa lettre dans la liste. Le bas de l’écran dit ce que cela coûte et rapporte. Pointez une carte pour la lire. Rien n’est définitif avant la fin de votre tour ; seuls les dés lancés ne se reprennent pas.
table-city-help-options = prendre cette option de la liste
table-city-help-done = terminer le choix des dés
table-city-help-all = parcourir tout, même ce qui ne peut être choisi maintenant
table-city-help-orders = écu, blé, arc : rouge, jaune et blanc
table-city-help-owners = habitants, contremaîtres et cubes des joueurs
table-city-help-others = le joueur neutre ; le Roy
table-city-help-card = contremaître pour 4 deniers ; cases de 2 et 1 PV, puis l’illustration
table-city-help-division = chaque 3 de la valeur des dés active la carte une fois
table-city-help-cubes = deux cubes d’une carte à effet différé, en attente
table-city-help-banners = dés rouges, un cube pour chaque 2 de leur valeur ; une bannière libre
table-city-help-black = un dé noir
table-city-help-dice = un dé qui peut être choisi ; un dé choisi
table-city-help-lying = un habitant expulsé, couché là jusqu’à la fin de la manche
table-city-help-citizens = habitants : deux en réserve, quatre encore à engager
table-city-help-influence = influence
table-city-help-cards = cartes Événement gagnées ; votre personnage ; le premier joueur
table-city-help-turn = celui dont c’est le tour ; ce que vise l’action en cours
table-city-help-tale = un tour en bref : le 4 rouge de ■ a été acheté ; le coût et le gain en tout
table-city-help-open-character = le personnage visible ; il compte pour tous
table-city-help-hire-influence = un contremaître payé de 5 d’influence
table-city-help-discarded = deux cubes d’une carte mixte, utilisés
table-city-help-possessed = un habitant possédé, sur la carte au-dessus
table-city-help-purple = un dé violet : seul son propriétaire l’utilise, dans la couleur de son choix
table-city-help-outdoor = l’activité à la troisième porte, et les cubes posés
table-city-help-guards = les gardes et leurs cases ; une porte des remparts
table-city-help-exchanged = un 4 rouge échangé contre un 6 rouge
table-city-help-asked = celui qui agit, pendant qu’un autre doit répondre
table-city-help-turned = un 2 rouge utilisé sur sa face opposée, 5
table-city-help-estimate = l’estimation d’un nombre imprimé : « troyes cards » en dit plus
