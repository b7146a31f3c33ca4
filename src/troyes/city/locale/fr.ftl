# -- Les mots de Troyes et du Défi du Roy ----------------------------------------------------------------------------

title-troyes = Troyes
title-king = Le Défi du Roy
king-ending = { $beaten ->
    [1] { $names } relève le Défi du Roy.
   *[0] Le Roy n’est pas battu : le défi reste à relever.
}

seat_name-neutral = Le joueur neutre
seat_name-roy = Le Roy
other_name-neutral = le joueur neutre
other_name-roy = le Roy
colour-any = quelconque

# Morceaux de phrases
city-space = { $row ->
    [0] { $building }, case { $place }
   *[other] { $building }, rangée { $row }, case { $place }
}
city-price = { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
}
city-have = { $have ->
    [one] { $have } denier
   *[other] { $have } deniers
}
city-so-far = valeur { $value } pour l’instant, { city-to-pay }
city-to-pay = { $price ->
    [0] rien à payer
   *[other] { city-price } à payer
}
city-which-event = { $event_the }{ $event ->
    [Brigands] , n° { $place } de la file
    [Escarmouches] , n° { $place } de la file
   *[other] {""}
}

# Quantités
amount-vp = { $count } PV
amount-face-red = { $count } rouge
amount-face-yellow = { $count } jaune
amount-face-white = { $count } blanc

# Questions
city-ask-placement = Choisissez une case vide pour un de vos habitants.
city-ask-black-dice = { $count ->
    [one] Un dé noir attaque
   *[other] { $count } dés noirs attaquent
} : vos propres dés doivent atteindre { $value }, les rouges comptent double{ $have ->
    [0] {""}
   *[other] {" "}({ $have } pour l’instant)
}.
city-ask-action = Choisissez une action ou passez ; avant cela, vous pouvez dépenser de l’influence.
city-ask-turn-over = Quels autres dés retournez-vous ?
city-ask-dice-agriculture = { $dice ->
    [0] Choisissez des dés jaunes pour l’agriculture.
   *[other] Dés pour l’agriculture : { city-so-far }.
}
city-ask-dice-build = { $dice ->
    [0] Choisissez des dés blancs pour la Cathédrale.
    [one] Un dé pour la Cathédrale pour l’instant, { city-to-pay }.
   *[other] { $dice } dés pour la Cathédrale pour l’instant, { city-to-pay }.
}
city-ask-dice-place = Choisissez le dé qui fait entrer un habitant { $building ->
    [Palais] au Palais
   *[other] à { $building_the }
}.
city-ask-dice-activate = { $activity ->
    [Fort] { $dice ->
        [0] Choisissez des dés pour le Fort : chacun y pose un cube.
        [one] Un dé pour le Fort pour l’instant, { city-to-pay }.
       *[other] { $dice } dés pour le Fort pour l’instant, { city-to-pay }.
    }
   *[other] { $dice ->
        [0] Choisissez des dés pour { $activity_the } (diviseur { $per }).
       *[other] Dés pour { $activity_the } (diviseur { $per }) : { city-so-far }.
    }
}
city-ask-dice-combat = { $dice ->
    [0] Choisissez des dés contre { $event_the } (diviseur { $per }).
   *[other] Dés contre { $event_the } (diviseur { $per }) : { city-so-far }.
}
city-ask-citizen-place = Qui envoyez-vous { $building ->
    [Palais] au Palais
   *[other] à { $building_the }
} ?
city-ask-citizen-activate = Qui devient contremaître sur { $activity_the } ?
city-ask-times-activate = Combien de fois activez-vous { $activity_the } ?
city-ask-times-combat = Combien de cubes posez-vous sur { $event_the } ?
city-ask-miller = { $count ->
    [one] Le Meunier agit une fois : pour le Palais ou pour l’Évêché ?
   *[other] Le Meunier agit { $count } fois : pour le Palais ou pour l’Évêché ?
}
city-ask-event = { $count ->
    [one] Sur quel événement posez-vous votre cube ?
   *[other] Sur quel événement posez-vous un cube ? Vous en avez { $count } à poser.
}
city-ask-archer-roll = { $count ->
    [one] Lancez le dé de l’Archer : il reste un lancer.
   *[other] Lancez le dé de l’Archer : il reste { $count } lancers.
}
city-ask-archer-hit = { $count ->
    [0] Touché ! Sur quel événement posez-vous votre cube ?
    [one] Touché ! Sur quel événement posez-vous votre cube ? Il reste encore un lancer.
   *[other] Touché ! Sur quel événement posez-vous votre cube ? Il reste encore { $count } lancers.
}

# Choix
city-option-space = { city-space }
city-option-reroll = Relancer le { $value } { $colour } ({ $price ->
    [one] { $price } influence
   *[other] { $price } influences
})
city-option-turn = { $price ->
    [0] Retourner le { $value } { $colour } en { $turned }
    [one] Retourner le { $value } { $colour } en { $turned } ({ $price } influence, jusqu’à 3 dés)
   *[other] Retourner le { $value } { $colour } en { $turned } ({ $price } influences, jusqu’à 3 dés)
}
city-option-hire = Engager un habitant ({ $price ->
    [one] { $price } influence
   *[other] { $price } influences
})
city-option-pass = Passer jusqu’à la fin de la manche
city-option-agriculture = Agriculture : des dés jaunes, la moitié en deniers
city-option-build = Bâtir la Cathédrale avec des dés blancs
city-option-place = Placer un habitant { $building ->
    [Palais] au Palais
   *[other] à { $building_the }
}
city-option-activate = { $hire ->
    [0] Activer { $activity_the } (diviseur { $per })
    [one] { $activity } : embaucher pour { $hire } denier (diviseur { $per })
   *[other] { $activity } : embaucher pour { $hire } deniers (diviseur { $per })
}
city-option-combat = Combattre { city-which-event } (diviseur { $per })
city-option-use = Utiliser un cube posé sur { $activity_the }
city-option-die = Votre { $value } { $colour }
    .told = Son { $value } { $colour }
city-option-buy = Chez { $other_name } : { $value } { $colour } ({ $price ->
    [0] gratuit
   *[other] { city-price } en tout
})
city-option-done = Utiliser ces dés
city-option-done-turning = Ne plus retourner de dé
city-option-from-supply = Un habitant de votre réserve
    .told = Un habitant de sa réserve
city-option-from-hiring = Un nouvel habitant, engagé pour { $price ->
    [one] { $price } influence
   *[other] { $price } influences
}
city-option-from-space = Votre habitant : { city-space }
    .told = Son habitant : { city-space }
city-option-from-lying = Votre habitant couché sur { $building_the }
    .told = Son habitant couché sur { $building_the }
city-option-from-card = Votre contremaître sur { $activity_the }
    .told = Son contremaître sur { $activity_the }
city-option-times = { $times ->
    [1] Une fois
    [2] Deux fois
   *[other] { $times } fois
}
city-option-cubes = { $times ->
    [one] Poser un cube
   *[other] Poser { $times } cubes
}
city-option-mill = { $palace ->
    [0] Évêché × { $bishopric }
   *[other] { $bishopric ->
        [0] Palais × { $palace }
       *[other] Palais × { $palace }, Évêché × { $bishopric }
    }
}
city-option-cube-on = Poser un cube sur { city-which-event }
city-option-black = Contrer aussi un { $value } noir
city-option-give-way = Céder : perdre 2 PV et garder vos dés
    .told = Céder : perdre 2 PV et garder ses dés
city-option-roll = Lancer le dé
city-option-stop = S’arrêter là

# Journal : les tirages du début
city-log-start = { $seat_name } commence.
city-log-cards = Les neuf cartes Activité : { $cards }.
city-log-red-deck = Les événements rouges ont été mélangés dans cet ordre : { $deck }.
city-log-yellow-deck = Les événements jaunes ont été mélangés dans cet ordre : { $deck }.
city-log-white-deck = Les événements blancs ont été mélangés dans cet ordre : { $deck }.
city-log-dealt = { $seat_name } a reçu { $characters }.
city-log-stack = La pile des personnages, de haut en bas : { $characters }.

# Journal : les lancers
city-log-workforce = { $seat_name } lance { $faces }.
city-log-event-roll = Le dé lancé pour { $event_the } donne { $value }.
city-log-black-roll = Des dés noirs attaquent : { $values }.
city-log-rerolled = { $seat_name } relance le { $was } { $colour } et obtient { $value }.
city-log-shot = { $value ->
    [1] { $seat_name } lance le dé de l’Archer : 1, manqué.
    [2] { $seat_name } lance le dé de l’Archer : 2, manqué.
   *[other] { $seat_name } lance le dé de l’Archer : { $value }, touché.
}
city-log-roy-dice = { $seat_name } lance pour ses trois prochains habitants : { $faces }.
city-log-roy-roll = { $seat_name } lance un { $first } et un { $second }.

# Journal : ce qui se passe
city-log-round = La manche { $round } commence.
city-log-revealed = De nouvelles cartes Activité sont révélées : { $cards }.
city-log-event-came = Un nouvel événement entre dans la file : { $event }.
city-log-placed = { $seat_name } place un habitant : { city-space }.
city-log-filled = { $count ->
    [one] Un habitant neutre occupe une des cases.
   *[other] Des habitants neutres occupent { $count } des cases.
}
city-log-income = { $salary ->
    [0] { $seat_name } reçoit { $income } deniers et ne doit aucun salaire.
   *[other] { $seat_name } reçoit { $income } deniers et en doit { $salary } en salaires.
}
city-log-event-strikes = { $event } : l’événement frappe.
city-log-gained = { $seat_name } gagne { $gain }.
city-log-spent = { $seat_name } paie { $price }.
city-log-lost = { $loss ->
    [rien] { $seat_name } n’a rien à perdre.
   *[other] { $seat_name } perd { $loss }.
}
city-log-fell-short = { $vp ->
    [0] { $seat_name } devrait perdre des PV mais n’en a pas.
   *[other] { $seat_name } perd { $vp } PV.
}
city-log-entered = { $seat_name } : un habitant entre { $building ->
    [Palais] au Palais
   *[other] à { $building_the }
} (valeur { $value }).
city-log-expelled = { $seat_name } : un habitant est expulsé et se retrouve couché sur { $building_the }.
city-log-countered = { $seat_name } contre le noir ({ $values }) avec { $faces }.
city-log-gave-way = { $seat_name } cède devant le { $value } noir.
city-log-turned = { $seat_name } retourne des dés, qui montrent maintenant { $faces }.
city-log-hired = { $seat_name } engage un habitant.
city-log-acts-agriculture = { $seat_name } recourt à l’agriculture.
city-log-acts-build = { $seat_name } bâtit la Cathédrale.
city-log-acts-place = { $seat_name } envoie un habitant { $building ->
    [Palais] au Palais
   *[other] à { $building_the }
}.
city-log-acts-activate = { $seat_name } se tourne vers { $activity_the }.
city-log-acts-combat = { $seat_name } combat { $event_the }.
city-log-used-dice = { $faces ->
    [rien] { $seat_name } n’a aucun dé à dépenser.
   *[other] { $seat_name } utilise { $faces }.
}
city-log-used-cube = { $seat_name } utilise un cube posé sur { $activity_the }.
city-log-bought = { $deniers ->
    [one] { $seat_name } achète chez { $other_name } pour { $deniers } denier.
   *[other] { $seat_name } achète chez { $other_name } pour { $deniers } deniers.
}
city-log-tradesman = { $seat_name } a maintenant un contremaître sur { $activity_the } ({ $vp } PV).
city-log-sent-supply = { $seat_name } prend un habitant dans la réserve.
city-log-sent-hired = { $seat_name } engage un habitant pour cela.
city-log-sent-space = { $seat_name } retire un habitant ({ city-space }).
city-log-sent-lying = { $seat_name } relève l’habitant couché sur { $building_the }.
city-log-sent-card = { $seat_name } retire son contremaître : { $activity }.
city-log-activated = { $times ->
    [1] { $seat_name } active { $activity_the } une fois.
    [2] { $seat_name } active { $activity_the } deux fois.
   *[other] { $seat_name } active { $activity_the } { $times } fois.
}
city-log-stocked = { $count ->
    [one] { $seat_name } pose un cube sur { $activity_the }.
   *[other] { $seat_name } pose { $count } cubes sur { $activity_the }.
}
city-log-cube-on = { $count ->
    [one] { $seat_name } pose un cube sur { $event_the }.
   *[other] { $seat_name } pose { $count } cubes sur { $event_the }.
}
city-log-settled = Un événement est contré : { $event }.
city-log-took-card = { $seat_name } gagne la carte Événement : { $event }.
city-log-card-gone = Personne ne gagne la carte Événement : { $event }.
city-log-cube-off = { $seat_name } perd un cube sur { $event_the }.
city-log-built = { $seat_name } pose un cube sur la Cathédrale : niveau { $level }, colonne { $value }.
city-log-unbuilt = { $seat_name } perd un cube de la Cathédrale : niveau { $level }, colonne { $value }.
city-log-passed = { $seat_name } passe et met 2 deniers de côté.
city-log-waits = { $seat_name } a passé et reçoit 1 denier de plus.
city-log-round-ends = La manche s’achève.
city-log-roy-acts = { $result ->
    [4] { $seat_name } envoie un habitant dans un bâtiment ({ $result }).
    [5] { $seat_name } contre le dernier événement de la file ({ $result }).
    [6] { $seat_name } cherche une carte pour un contremaître ({ $result }).
    [7] { $seat_name } bâtit la Cathédrale ({ $result }).
    [8] { $seat_name } fait compter un personnage ({ $result }).
    [9] { $seat_name } contre le dernier événement de la file ({ $result }).
    [10] { $seat_name } envoie un habitant dans un bâtiment ({ $result }).
   *[other] { $seat_name } dépense des dés pour des PV ({ $result }).
}
city-log-character = { $vp ->
    [0] { $seat_name } : { $character } ne rapporte rien.
   *[other] { $seat_name } : { $character } rapporte { $vp } PV.
}
city-log-roy-nothing = { $seat_name } ne peut rien en faire.
city-log-finished = { $points ->
    [one] { $seat_name } termine avec { $points } point.
   *[other] { $seat_name } termine avec { $points } points.
}

# Pourquoi pas : l’influence et les actions entières
why-city-action-first = Choisissez d’abord votre action.
why-city-not-asked = Ce n’est pas ce qu’il faut choisir maintenant.
why-city-influence-short = Il faut { $price ->
    [one] { $price } influence
   *[other] { $price } influences
} ; vous en avez { $have }.
why-city-influence-midst = L’influence se dépense avant une action, jamais au milieu.
why-city-all-hired = Vos { $count } habitants sont déjà tous engagés.
why-city-no-own-die = Il ne reste pas de { $value } { $colour } dans votre quartier.
why-city-turning = Choisissez un autre dé à retourner, ou n’en retournez plus.
why-city-turned-already = Ce { $value } { $colour } vient d’être retourné.
why-city-not-open = { $activity } : cette carte n’est pas parmi les cartes révélées.
why-city-hire-dear = Un contremaître sur { $activity_the } coûte { city-price } ; vous en avez { $have }.
why-city-card-influence = { $activity } : chaque activation demande { $price ->
    [one] { $price } influence
   *[other] { $price } influences
} ; vous en avez { $have }.
why-city-card-deniers = { $activity } : il faut chaque fois { city-price } ; il vous en reste { $have } pour cela.
why-city-nobody = Vous n’avez aucun habitant à envoyer : pour en engager un et agir, il faut { $price ->
    [one] { $price } influence
   *[other] { $price } influences
}, et vous en avez { $have }.
why-city-no-event = Cet événement n’est pas dans la file : { $event }.

# Pourquoi pas : les dés
why-city-no-dice = { $colour ->
    [quelconque] Il n’y a sur la place aucun dé qui convienne.
   *[other] Il n’y a sur la place aucun dé { $colour } qui convienne.
}
why-city-dice-dear = { $colour ->
    [quelconque] Les dés qui suffiraient coûtent plus que vous ne pouvez y mettre : { city-have }.
   *[other] Les dés { $colour }s qui suffiraient coûtent plus que vous ne pouvez y mettre : { city-have }.
}
why-city-value-low = { $colour ->
    [quelconque] Même les meilleurs dés de la place, trois au plus, n’atteignent pas { $value }.
   *[other] Même les meilleurs dés { $colour }s de la place, trois au plus, n’atteignent pas { $value }.
}
why-city-columns-full = Chaque dé blanc de la place correspond à une colonne de la Cathédrale déjà pleine.
why-city-no-entrance = Aucun de vos habitants ne peut entrer ainsi { $building ->
    [Palais] au Palais
   *[other] à { $building_the }
} : cela ne changerait rien, ou expulserait une couleur protégée.
why-city-action-chosen = Votre action est choisie : choisissez maintenant ses dés.
why-city-dice-first = Choisissez d’abord les dés.
why-city-group-short = Ces dés valent { $have } ; il faut au moins { $value }.
why-city-no-such-die = Il n’y reste pas de { $value } { $colour }.
why-city-dice-colour = Un dé { $colour } ne sert à rien ici.
why-city-one-die = On ne peut utiliser ici qu’un seul dé.
why-city-three-dice = Un groupe compte au plus trois dés.
why-city-column-full = La colonne { $value } de la Cathédrale n’a pas de place pour ce dé.
why-city-group-dear = Les dés coûteraient { city-price } ; vous pouvez y mettre { city-have }.
why-city-leads-nowhere = Aucun groupe avec ce dé, parmi ceux que vous pouvez payer, n’atteint { $value }.

# Pourquoi pas : les cubes des cartes différées
why-city-no-cube-card = { $activity } : aucun cube de cette carte ne change les dés.
why-city-one-cube = Une action n’admet qu’un cube, et le vôtre est choisi.
why-city-no-cube = Vous n’avez pas de cube sur { $activity_the }.
why-city-cube-useless = Un cube posé sur { $activity_the } n’aide pas à cela.
why-city-cube-first = Un cube posé sur { $activity_the } se choisit avant les dés.
why-city-cube-no-group = Avec un cube posé sur { $activity_the }, aucun groupe de dés à votre portée ne suffirait.
why-city-cube-no-effect = Votre cube n’aurait aucun effet.

# Pourquoi pas : les habitants
why-city-citizen-first = Choisissez d’abord qui envoyer.
why-city-supply-first = On n’engage que lorsque la réserve personnelle est vide.
why-city-nobody-there = Aucun de vos habitants ne s’y trouve.
why-city-unchanged = Cela laisserait tout en l’état.
why-city-protected = Cela expulserait un habitant dont la couleur, déjà couchée sur { $building_the }, est protégée.
why-city-place-first = Placez d’abord votre habitant.
why-city-space-taken = Cette case est prise.

# Pourquoi pas : combien de fois, et les cubes sur les événements
why-city-at-least-once = C’est une fois au moins.
why-city-too-often = { $most ->
    [0] Vous ne pouvez pas y poser de cubes.
    [one] C’est une fois au plus.
   *[other] C’est { $most } fois au plus.
}
why-city-times-first = { $most ->
    [0] Dites d’abord combien de cubes vous dépensez.
   *[other] Dites d’abord combien de fois, de 1 à { $most }.
}
why-city-miller = { $count ->
    [one] Le Meunier agit une fois : choisissez le Palais ou l’Évêché.
   *[other] Le Meunier agit { $count } fois, ni plus ni moins : répartissez-les entre le Palais et l’Évêché.
}
why-city-place-all = { $count ->
    [one] Il vous reste un cube à poser.
   *[other] Il vous reste { $count } cubes à poser.
}
why-city-place-one = Il faut poser au moins un cube.
why-city-settled-once = Les Maraudeurs viennent d’être contrés et ne reçoivent plus de cubes dans cette action.
why-city-roll-first = Seul un lancer de 3 ou plus vous donne un cube à poser.
why-city-roll-once = Il faut lancer au moins une fois.
why-city-rolls-first = Terminez d’abord les jets de l’Archer.
why-city-rolls-made = L’Archer n’a plus de jet.
why-city-cubes-first = Occupez-vous d’abord de vos cubes sur les événements.

# Pourquoi pas : les dés noirs
why-city-no-cubes-here = Un cube posé là n’aide jamais contre les dés noirs.
why-city-black-dice-first = Contrez d’abord les dés noirs.
why-city-influence-before = L’influence ne se dépense qu’avant de commencer à contrer.
why-city-must-counter = Vos dés comptent { $have } en tout, assez pour le { $value } qui attaque : vous devez contrer.
why-city-too-weak = Vos dés comptent { $have } en tout ; cela n’atteint pas { $value }.
why-city-not-enough = Les dés que vous avez choisis n’atteignent pas { $value }.
why-city-no-black-die = Il n’y a pas d’autre { $value } noir.
why-city-own-dice-only = Seuls vos propres dés servent contre les noirs.

# Points
score-tokens = PV gagnés en jeu
score-events = Cubes sur les événements ouverts
score-tradesmen = Contremaîtres
score-missing_levels = Niveaux manquants à la Cathédrale
score-chretien_de_troyes = Chrétien de Troyes · habitants dans les bâtiments
score-urbain_iv = Urbain IV · cubes sur la Cathédrale
score-thibaut_ii = Thibaut II · argent
score-hugues_de_payns = Hugues de Payns · piste d’influence
score-le_florentin = Le Florentin · contremaîtres
score-henry_i = Henri Ier · cartes Événement

# Positions impossibles
position-city-families = « { $game } » ne se joue pas avec autant de familles
position-city-king-options = contre le Roy, il n’y a ni scores ouverts, ni premier joueur à désigner, ni extension
position-city-no-such-seat = personne n’occupe ce siège
position-city-round = les manches vont de 1 à { $last } ; une de plus, et alors seulement, c’est la fin de la partie
position-city-placing-round = on ne place des habitants qu’avant la manche 1
position-city-rows = le Palais a six cases, l’Hôtel de ville deux rangées de trois, l’Évêché trois rangées de deux
position-city-lies-twice = aucune couleur n’est couchée deux fois sur un bâtiment
position-city-in-the-air = il n’y a pas de cube sous celui de la colonne { $value }
position-city-influence = le maximum d’influence est { $most }
position-city-district = qui passe reçoit 2 deniers : il n’y en a jamais 1 seul
position-city-neutral-gains-nothing = le joueur neutre n’a ni points, ni cartes Événement, ni contremaîtres autres que ceux du Moine
position-city-dice = il y a six dés { $colour }s, pas davantage
position-city-slot = ici se trouve une carte de niveau { $level } ({ $colour })
position-city-activity = « { $card } » n’est pas dans cette partie une carte de niveau { $level } ({ $colour })
position-city-no-cubes = « { $card } » ne garde pas de cubes
position-city-face-down = rien ne se trouve sur une carte encore face cachée
position-city-two-tradesmen = personne n’a deux contremaîtres sur une carte
position-city-banners = « { $card } » aurait été réglé : toutes ses bannières sont occupées
position-city-marauding = « marauding » vient en premier, et une seule fois
position-city-no-such-card = il n’y a pas de carte « { $card } » qui puisse être ici
position-city-event-twice = chaque carte Événement n’existe qu’une fois
position-city-deck-colour = « { $card } » n’a pas sa place dans cette pioche
position-city-red-deck = { $count ->
    [0] aucun événement rouge ne doit être encore à venir
    [one] un événement rouge doit être encore à venir
   *[other] { $count } événements rouges doivent être encore à venir
}
position-city-characters = { $count ->
    [0] personne n’a de personnage dans ce jeu
    [one] chaque famille a ici un personnage
   *[other] chaque famille a ici { $count } personnages
}
position-city-king-only = seul Le Défi du Roy a une telle pile
position-city-character-twice = chaque personnage n’existe qu’une fois
position-city-target = « { $key } » ne peut pas être en cours ici
position-city-useless-cube = un cube de « { $card } » ne sert à rien ici
position-city-citizens = { $found ->
    [one] { $found } habitant se trouve ici, et il en faut { $count }
   *[other] { $found } habitants se trouvent ici, et il en faut { $count }
}
position-city-no-dice-now = il n’y a pas de dés sur la place à cette étape
position-city-black-dice = les dés noirs ne conviennent pas à l’étape : le plus fort d’abord, puis ceux que l’on vise aussi, puis le reste en ordre décroissant
position-city-has-passed = celui dont c’est le tour a déjà passé
position-city-nothing-under-way = rien ne peut être en cours avant que les événements ou le Roy n’agissent
position-city-square-empty = sans dé sur la place, la manche est terminée
position-city-chosen-dice = ces dés n’ont pas pu être choisis
position-city-nothing-to-choose = il ne reste rien à choisir
position-city-placed = { $count ->
    [one] { $count } habitant des familles est dans les bâtiments
   *[other] { $count } habitants des familles sont dans les bâtiments
}, et tous ne sont pas encore placés
position-city-no-target = aucune action n’est en cours

# Ce que décide le générateur
draw-start = premier joueur
draw-cards = cartes Activité
draw-red-deck = événements rouges
draw-yellow-deck = événements jaunes
draw-white-deck = événements blancs
draw-dealt = Personnages ({ $seat_name })
draw-stack = pile des Personnages
draw-workforce = main-d’œuvre ({ $seat_name })
draw-event-roll = dé d’un événement
draw-black-roll = dés noirs
draw-rerolled = dé relancé ({ $seat_name })
draw-shot = tir de l’Archer ({ $seat_name })
draw-roy-dice = placement du Roy
draw-roy-roll = tour du Roy
draw-open-character = Personnage visible
draw-extra-die = dé de plus ({ $seat_name })
city-draw-crowd = { $building } : { $owners } (sièges par numéro, 0 le joueur neutre, – personne)
draw-redealt = cases d’un bâtiment

# Comment le défi du Roy a été relevé
city-rank-0 = { $difference } : le Roy garde la cité, et votre tête.
city-rank-1 = +{ $difference } : devant, d’un cheveu. Le Roy n’apprécie guère.
city-rank-2 = +{ $difference } : une partie honorable.
city-rank-3 = +{ $difference } : la cité commence à connaître votre nom.
city-rank-4 = +{ $difference } : le Roy dort mal.
city-rank-5 = +{ $difference } : magistral. Troyes est à vous.
