# -- Le conseiller : conseils, raisons et analyse d’une partie ------------------------------------------------------

coach-quiet = Rien d’autre ne change.
coach-no-game = Le conseiller ne connaît pas { $game } : il ne peut ni conseiller ni juger une partie.

# Où en est la partie
coach-when-half-day = Journée { $day }, { $half }
coach-when-placement = Placement
coach-when-round = Manche { $round }
coach-when-turn = Tour { $turn }

# Raisons, Troyes Dice
coach-dice-opens = { $count ->
    [0] Ouvre le décompte à { $number } pour { $character }
    [one] Ouvre le décompte à { $number } pour { $character }, avec { $count } bâtiment de cette ligne déjà tracé
   *[other] Ouvre le décompte à { $number } pour { $character }, avec { $count } bâtiments de cette ligne déjà tracés
}
coach-dice-counts = { $building } : compte { $number } pour { $character }
coach-dice-guards = { $count ->
    [one] Met la colonne { $number } à l’abri : { $count } bâtiment y est encore ouvert
   *[other] Met la colonne { $number } à l’abri : { $count } bâtiments y sont encore ouverts
}
coach-dice-guards-later = { $count ->
    [one] Mettra la colonne { $number } à l’abri quand le dé noir frappera, dès la journée { $day } : { $count } bâtiment y est encore ouvert
   *[other] Mettra la colonne { $number } à l’abri quand le dé noir frappera, dès la journée { $day } : { $count } bâtiments y sont encore ouverts
}
coach-dice-in-time = { $building } sous le { $number } : tracé avant qu’un dé noir ne le ferme
coach-dice-citizens = Rapporte { $gain }
coach-dice-work-bonus = Remplit une colonne d’habitants : un bâtiment de fonction de plus, tout de suite
coach-dice-prestige-bonus = Atteint le bâtiment de prestige de la piste { $colour ->
    [blanc] blanche
   *[other] { $colour }
}
coach-dice-pair = Atteint les deux habitants au bout de la piste { $colour ->
    [blanc] blanche
   *[other] { $colour }
}
coach-dice-resource-bonus = Remplit une colonne d’habitants : une ressource de chaque
coach-dice-near-work = { $count ->
    [one] Plus que { $count } habitant pour la colonne { $column } des habitants, et un bâtiment de fonction
   *[other] Plus que { $count } habitants pour la colonne { $column } des habitants, et un bâtiment de fonction
}
coach-dice-near-resources = { $count ->
    [one] Plus que { $count } habitant pour la colonne { $column } des habitants, et une ressource de chaque
   *[other] Plus que { $count } habitants pour la colonne { $column } des habitants, et une ressource de chaque
}
coach-dice-near-prestige = Plus que { $count } pour le { $place }e habitant { $colour }, et un bâtiment de prestige
coach-dice-link = Complète une liaison ({ $building }) : { $gain }
coach-dice-half-link = La moitié d’une liaison : { $building_the } sous le { $number } rapporterait { $gain }
coach-dice-hall = { $dice ->
    [one] La Halle compte { $dice } dé { $colour }
   *[other] La Halle compte { $dice } dés { $colour }s
}
coach-dice-banquet = Le Banquet à côté du dé récompense { $building_the }
coach-dice-gains = Gagne { $gain }
coach-dice-pays = Coûte { $price }
coach-dice-free = Ne coûte rien
coach-dice-no-deniers = Ne laisse aucun denier pour le prochain dé
coach-dice-overflow = { $gain } de trop : cette piste est pleine
coach-dice-points = { $points ->
    [one] Le décompte augmente de { $points } point
   *[other] Le décompte augmente de { $points } points
}

# Raisons, Troyes : événements et dés noirs
coach-city-counters = { $vp ->
    [0] Contre { city-which-event }
   *[other] Contre { city-which-event } : { $vp } PV
}
coach-city-takes-card = { $count ->
    [one] La carte Événement ({ $event }) est à vous : la première
   *[other] La carte Événement ({ $event }) est à vous : vous en avez { $count }
}
coach-city-fewer-black = { $dice ->
    [one] { $dice } dé noir de moins à chaque manche, sans { $event_the }
   *[other] { $dice } dés noirs de moins à chaque manche, sans { $event_the }
}
coach-city-no-more = { $event } : ne vous coûte plus rien
coach-city-event-alone = Vous êtes seul sur { city-which-event } : { $vp } PV si cela dure
coach-city-event-first = Vous met en tête sur { city-which-event }, { $own } contre { $most } : { $vp } PV pour le premier
coach-city-event-leads = Accroît votre avance sur { city-which-event }, { $own } contre { $most } : { $vp } PV pour le premier
coach-city-event-level = Égalise sur { city-which-event }, { $own } contre { $most }
coach-city-event-second = Une place sur { city-which-event }, { $own } contre { $most } : { $vp } PV pour le deuxième
coach-city-event-nearly = Il ne manquera plus qu’un cube sur { city-which-event }
coach-city-presence = Un premier cube sur { city-which-event } : 1 PV à la fin si l’événement est encore là
coach-city-black-several = { $count ->
    [one] Contre { $count } dé noir : { $count } influence
   *[other] Contre { $count } dés noirs d’un coup : { $count } influences
}
coach-city-black-cheap = { $count ->
    [one] Dépense { $faces } contre le noir ({ $values })
   *[other] Dépense { $faces } contre les dés noirs ({ $values })
}
coach-city-black-exact = Pas un point de trop contre les dés noirs
coach-city-black-spare = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus qu’il n’en faut contre les dés noirs
coach-city-black-keeps = { $count ->
    [one] Garde { $count } dé pour les actions
   *[other] Garde { $count } dés pour les actions
}
coach-city-black-red = Le rouge compte double ici
coach-city-gives-way = { $vp ->
    [0] Le { $value } noir ne peut être contré ; il n’y a pas de PV à perdre
   *[other] Le { $value } noir ne peut être contré : { $vp } PV de moins, tous les dés gardés
}

# Raisons, Troyes : habitants
coach-city-place-first = Votre premier habitant ({ $building }) : des dés { $colour }s à vous
coach-city-place-die = { $salary ->
    [0] Un dé { $colour } à chacune des { $rounds } manches
    [one] Un dé { $colour } à chacune des { $rounds } manches, pour { $salary } denier par manche
   *[other] Un dé { $colour } à chacune des { $rounds } manches, pour { $salary } deniers par manche
}
coach-city-place-unpaid = Pas de salaire à payer : { $building }
coach-city-place-palace = Les dés rouges comptent double contre les noirs
coach-city-place-safe = { $count ->
    [one] Il suffit d’un nouveau venu dans la rangée pour vous pousser dehors
   *[other] Une place sûre : il faut { $count } nouveaux venus dans la rangée pour vous pousser dehors
}
coach-city-place-edge = Le prochain venu dans la rangée vous pousse dehors
coach-city-enters = { $salary ->
    [0] Un habitant de plus ({ $building }) : un dé { $colour } de plus { $rounds ->
        [one] à la dernière manche
       *[other] à chacune des { $rounds } manches
    }
   *[other] Un habitant de plus ({ $building }) : un dé { $colour } de plus { $rounds ->
        [one] à la dernière manche
       *[other] à chacune des { $rounds } manches
    }, salaire { $salary }
}
coach-city-enters-late = Un habitant de plus ({ $building }), trop tard pour un autre dé
coach-city-expels = Pousse dehors un habitant ({ $building }) : { $other_name }
coach-city-expels-own = Pousse dehors votre propre habitant ({ $building })
coach-city-leaves-space = Abandonne votre place ({ city-space }) et son dé { $colour }
coach-city-leaves-card = { $vp ->
    [0] Retire votre contremaître : { $activity }
   *[other] Retire votre contremaître ({ $activity }) : { $vp } PV de moins
}
coach-city-hired = Un nouvel habitant pour 2 influences
coach-city-tradesman = Un contremaître sur { $activity_the } : { $vp } PV à la fin
coach-city-tradesman-last = Prend la dernière case à points sur { $activity_the } : { $vp } PV à la fin
coach-city-tradesman-late = Un contremaître sur { $activity_the }, où il n’y a plus de case à points

# Raisons, Troyes : points, moyens, dés
coach-city-vp = { $vp } PV tout de suite
coach-city-vp-lost = Perd { $vp } PV
coach-city-rival-gains = { $other_name } y gagne { $vp } PV
coach-city-gains = Rapporte { $gain }
coach-city-costs = Coûte { $price }
coach-city-poor = { $count ->
    [0] Vous laisse sans un denier
    [one] Vous laisse { $count } denier
   *[other] Vous laisse { $count } deniers
}
coach-city-level = Votre premier cube au niveau { $level } de la Cathédrale : 2 PV qui ne seront pas perdus à la fin
coach-city-cathedral = { $count ->
    [one] { $count } cube pour la Cathédrale, { $all } en tout
   *[other] { $count } cubes pour la Cathédrale, { $all } en tout
}
coach-city-stocked = { $count ->
    [one] { $count } cube sur { $activity_the }
   *[other] { $count } cubes sur { $activity_the }
}
coach-city-used-cube = Un cube de cette carte tire le meilleur des dés : { $activity }
coach-city-buys-neutral = { $deniers ->
    [one] Paie { $deniers } denier pour des dés : { $other_name }
   *[other] Paie { $deniers } deniers pour des dés : { $other_name }
}
coach-city-pays = { $deniers ->
    [one] Donne { $deniers } denier : { $other_name }
   *[other] Donne { $deniers } deniers : { $other_name }
}
coach-city-pays-needy = { $deniers ->
    [one] Donne { $deniers } denier à qui en a besoin : { $other_name }
   *[other] Donne { $deniers } deniers à qui en a besoin : { $other_name }
}
coach-city-starves = Plus de dés { $colour }s pour { $other_name }
coach-city-keeps-all = { $count ->
    [one] Garde votre dé pour plus tard
   *[other] Garde vos { $count } dés pour plus tard
}
coach-city-last-dice = Utilise les derniers de vos dés
coach-city-keeps-best = Garde pour plus tard : { $faces }
coach-city-passes = 2 deniers maintenant, et 1 de plus chaque fois que le tour revient
coach-city-may-sell = { $count ->
    [one] Les autres peuvent encore acheter votre dé
   *[other] Les autres peuvent encore acheter vos { $count } dés
}
coach-city-no-dice = Vous n’avez plus de dés pour agir
coach-city-pips-exact = Les dés tombent juste : pas un point de { $value } n’est perdu
coach-city-pips-short = À 1 point d’une fois de plus
coach-city-reroll = Relancer fait mieux que le { $value } { $colour } dans { $better } cas sur 6
coach-city-archer = L’Archer touche dans 4 cas sur 6
coach-city-archer-rolls = { $rolls ->
    [one] L’Archer lance encore une fois et touche dans 4 cas sur 6
   *[other] L’Archer lance jusqu’à { $rolls } fois et touche chaque fois dans 4 cas sur 6
}
coach-city-extra-die = Un dé de plus dans votre quartier
coach-city-turned = Vos dés montrent alors { $faces }
coach-city-character-step = Atteint un palier : { $character }, { $vp } PV de plus
coach-city-character-step-at = Atteint le palier à { $count } : { $character }, { $vp } PV de plus à la fin si rien ne change
coach-city-character-near = À { $count } du prochain palier : { $character }
coach-city-character-falls = Passe sous un palier : { $character }, { $vp } PV de moins

# Raisons, Le Défi du Roy
coach-king-dice = { $count ->
    [one] Prend { $count } dé au Roy ; il lui en reste { $left }
   *[other] Prend { $count } dés au Roy ; il lui en reste { $left }
}
coach-king-last-dice = Le Roy n’a plus de dés : il n’agit plus dans cette manche
coach-king-best-die = Prend le meilleur dé du Roy ({ $faces })
coach-king-event = Le Roy ne peut plus contrer cet événement : { $event }
coach-king-tradesman = Prend la case que le Roy voudrait le plus : il lui reste { $left } PV au lieu de { $vp }

# Raisons, Les Dames de Troyes
coach-ladies-gate = Votre garde ouvre une porte : { $outdoor }
coach-ladies-round = Votre garde atteint la dernière porte ({ $outdoor }), à la place { $place }
coach-ladies-closer = { $count ->
    [one] Encore { $count } case jusqu’à la prochaine porte ({ $outdoor })
   *[other] Encore { $count } cases jusqu’à la prochaine porte ({ $outdoor })
}
coach-ladies-ahead = Votre garde mène la course
coach-ladies-stationed = Un cube sur { $outdoor_the }
coach-ladies-used = Utilise un cube posé sur { $outdoor_the }
coach-ladies-shield = Le bouclier détruit le { $value } noir
coach-ladies-declines = Garde le cube pour un meilleur moment
coach-ladies-line-hermit = L’Ermite vaut { $vp } PV de plus ({ $all } en l’état)
coach-ladies-line-fort = Le Fort vaut { $vp } PV de plus ({ $all } en l’état)
coach-ladies-line-princess = La Princesse vaut { $vp } PV de plus ({ $all } en l’état)
coach-ladies-line-abbey = L’Abbaye vaut { $vp } PV de plus ({ $all } en l’état)
coach-ladies-line-fair = La Foire vaut { $vp } PV de plus ({ $all } en l’état)
coach-ladies-exchanged = Reçoit un dé qui vaut { $count } de plus : { $other_name }
coach-ladies-recoloured = Reçoit un dé qui vous sert mieux : { $other_name }
coach-ladies-discarded = { $count ->
    [one] Utilise { $count } cube posé sur { $activity_the }
   *[other] Utilise { $count } cubes posés sur { $activity_the }
}
coach-ladies-robbed = { $count ->
    [one] Prend { $count } influence : { $other_name }
   *[other] Prend { $count } influences : { $other_name }
}
coach-ladies-loses-cube = Le cube dont vous avez le moins besoin : { $activity }
coach-ladies-loses-outdoor = Le cube dont vous avez le moins besoin : { $outdoor }
coach-ladies-frees = Libère un de vos habitants de la Possession
coach-ladies-possessed = L’habitant dont vous avez le moins besoin
coach-ladies-purple = Votre dé violet sert de { $value } { $colour }

# Tournants
coach-points = { $whole },{ $tenth }
coach-turning-choice = { $own ->
    [1] { $rises ->
        [1] { $other_name } trouve un choix meilleur qu’il n’y paraissait : les chances passent de { $before } % à { $after } %
       *[0] { $other_name } laisse échapper quelque chose : les chances passent de { $before } % à { $after } %
    }
   *[0] { $rises ->
        [1] { $other_name } ouvre la porte à { $seat_name } : les chances passent de { $before } % à { $after } %
       *[0] { $other_name } ferme la porte à { $seat_name } : les chances passent de { $before } % à { $after } %
    }
}
coach-turning-dice = { $rises ->
    [1] Le sort favorise { $seat_name } : les chances passent de { $before } % à { $after } %
   *[0] Le sort se tourne contre { $seat_name } : les chances passent de { $before } % à { $after } %
}
coach-turning-solo-choice = { $rises ->
    [1] Un choix qui valait { coach-points } points de plus qu’il n’y paraissait
   *[0] Un choix qui coûte { coach-points } points
}
coach-turning-solo-dice = { $rises ->
    [1] Les dés apportent { coach-points } points de plus que prévu
   *[0] Les dés retirent { coach-points } points à ce qui était prévu
}

# En ligne de commande
coach-cli-thinking = Réflexion
coach-cli-curve = Ce qu’on pouvait attendre
coach-cli-points = Points
coach-cli-chance = Chances de gagner
coach-cli-choices = Choix faits
coach-cli-unfinished = La partie n’est pas finie : elle est jugée jusqu’où elle va.
coach-cli-accounts = Chance et choix, en points
coach-cli-start = Attendu
coach-cli-luck = Chance
coach-cli-given = Ses choix
coach-cli-others = Les autres
coach-cli-revision = Révisé
coach-cli-final = Final
coach-cli-sound = Bons tours
coach-cli-sum = Attendu + chance + ses choix + les autres + révisé = final. Révisé : ce qui a paru autre sans que rien n’arrive. Un bon tour a coûté moins d’un demi-point.
coach-cli-estimate = Les chances de gagner sont une estimation tirée des points attendus, avec un écart qui se resserre vers la fin.
coach-cli-turning = Tournants
coach-cli-costly = Les tours qui ont coûté le plus
coach-cli-every = Chaque décision
coach-cli-nothing-given = Aucun tour n’a coûté ne serait-ce qu’un demi-point.
coach-cli-gave-up = Coût
coach-cli-when = Quand
coach-cli-did = Joué
coach-cli-better = Mieux
coach-cli-expected = Attendu
coach-cli-written = L’analyse est écrite dans { $path }.
coach-cli-drawn = La courbe est dessinée dans { $path }.
coach-cli-same-file = L’analyse et le dessin ne peuvent pas aller tous deux dans { $path }.
    .remedy = Donnez-leur des noms différents.
coach-cli-hint = Pour { $who } :
coach-cli-expects = {"   "}Attendu à la fin : { $points }
coach-cli-gives-up = {"   "}écart avec le meilleur : { $points }
