# -- Les mots des Dames de Troyes ------------------------------------------------------------------------------------

colour-purple = violet

# Morceaux de phrases
city-boost = { $price ->
    [0] {""}
   *[other] {" "}({ city-price })
}
city-loss = { $what ->
    [deniers] { $loss ->
        [one] { $loss } denier
       *[other] { $loss } deniers
    }
    [influence] { $loss ->
        [one] { $loss } influence
       *[other] { $loss } influences
    }
   *[other] un cube de la Cathédrale
}

# Quantités
amount-face-purple = { $count } violet

# Questions
city-ask-dice-patrol = Choisissez pour votre garde un dé de n’importe quelle couleur.
city-ask-times-mixed = Combien de cubes posez-vous, ou dépensez-vous, sur { $activity_the } ?
city-ask-landlady = { $count ->
    [one] La Logeuse agit une fois : pour de l’influence ou des PV ?
   *[other] La Logeuse agit { $count } fois : pour de l’influence ou des PV ?
}
city-ask-executioner = { $count ->
    [one] À qui le Bourreau prend-il 1 influence ?
   *[other] À qui le Bourreau prend-il 1 influence ? Il agit encore { $count } fois.
}
city-ask-column = { $count ->
    [one] Dans quelle colonne de la Cathédrale bâtissez-vous ?
   *[other] Dans quelle colonne de la Cathédrale bâtissez-vous ? Vous avez { $count } cubes à poser.
}
city-ask-guard = { $points ->
    [0] Votre garde est sur la case { $at } et le dé est épuisé : chaque point de plus coûte 1 denier.
    [one] Votre garde est sur la case { $at } et il reste { $points } point au dé.
   *[other] Votre garde est sur la case { $at } et il reste { $points } points au dé.
}
city-ask-exchange-get = Quel dé d’un autre quartier voulez-vous ?
city-ask-exchange-give = Lequel de vos dés donnez-vous en échange ?
city-ask-release = { $count ->
    [one] Quel habitant libérez-vous de la Possession ?
   *[other] Quel habitant libérez-vous de la Possession ? Vous en libérez { $count }, un par un.
}
city-ask-boon-harvest = Utilisez-vous un cube posé sur la Moisson pour 5 deniers de plus ?
city-ask-boon-patronage = Utilisez-vous un cube posé sur le Mécénat pour 4 influences ?
city-ask-boon-second-site = Déplacez-vous un cube du Second chantier sur une autre carte ?
city-ask-answer-toll = { $other_name } achète chez vous : utilisez-vous un cube posé sur le Péage pour 4 influences ?
city-ask-answer-guild = { $other_name } active { $activity_the } : utilisez-vous un cube posé sur la Guilde pour 4 deniers ?
city-ask-ordeal-possession = Possession : lequel de vos habitants mettez-vous sur la carte ?
city-ask-ordeal-harsh-winter = Hiver rigoureux : où perdez-vous un cube ?
city-ask-ordeal-shield = { $event } : utilisez-vous un cube posé sur le Bouclier pour ne pas perdre { city-loss } ?

# Choix
city-option-patrol = Envoyer votre garde sur les remparts avec un dé
    .told = Envoyer son garde sur les remparts avec un dé
city-option-activate-influence = { $activity } : embaucher pour { $hire ->
    [one] { $hire } influence
   *[other] { $hire } influences
} (diviseur { $per })
city-option-fort = { $hire ->
    [0] Activer { $activity_the } : un cube par dé
    [one] { $activity } : embaucher pour { $hire } denier, un cube par dé
   *[other] { $activity } : embaucher pour { $hire } deniers, un cube par dé
}
city-option-use-toll = Utiliser un cube posé sur le Péage pour 4 influences
city-option-use-guild = Utiliser un cube posé sur la Guilde pour 4 deniers
city-option-use-patronage = Utiliser un cube posé sur le Mécénat pour 4 influences
city-option-use-harvest = Utiliser un cube posé sur la Moisson pour 5 deniers
city-option-use-extra-yellow = { $outdoor } : lancer un dé jaune de plus
city-option-use-extra-white = { $outdoor } : lancer un dé blanc de plus
city-option-use-extra-red = { $outdoor } : lancer un dé rouge de plus
city-option-use-extra-purple = { $outdoor } : relancer votre dé violet pour 2 deniers
    .told = { $outdoor } : relancer son dé violet pour 2 deniers
city-option-use-exchange = { $outdoor } : échanger des dés avec d’autres quartiers
city-option-use-shield = Utiliser un cube posé sur le Bouclier
city-option-die-turned = Votre { $value } { $colour }, retourné en { $turned }
    .told = Son { $value } { $colour }, retourné en { $turned }
city-option-purple = Votre { $value } violet comme dé { $colour }
    .told = Son { $value } violet comme dé { $colour }
city-option-purple-turned = Votre { $value } violet comme dé { $colour }, retourné en { $turned }
    .told = Son { $value } violet comme dé { $colour }, retourné en { $turned }
city-option-purple-black = Votre { $value } violet, qui compte double
    .told = Son { $value } violet, qui compte double
city-option-purple-guard = Votre { $value } violet
    .told = Son { $value } violet
city-option-buy-turned = Chez { $other_name } : { $value } { $colour } retourné en { $turned } ({ city-price } en tout)
city-option-stock = { $times ->
    [one] Y poser un cube
   *[other] Y poser { $times } cubes
}{ $price ->
    [0] { "" }
    [one] { " " }pour 1 denier
   *[other] { " " }pour { $price } deniers
}
city-option-discard = { $times ->
    [one] Dépenser un cube
   *[other] Dépenser { $times } cubes
}
city-option-lodge = { $vp ->
    [0] { $influence } influences
   *[other] { $influence ->
        [0] { $vp } PV
       *[other] { $vp } PV et { $influence } influences
    }
}
city-option-rob = La prendre à { $other_name }
city-option-column = Colonne { $value }, niveau { $level }
city-option-advance = { $steps ->
    [one] Avancer d’une case, jusqu’à la case { $at }{ city-boost }
   *[other] Avancer de { $steps } cases, jusqu’à la case { $at }{ city-boost }
}
city-option-station = Poser un cube sur { $outdoor_the }{ city-boost }
city-option-stop-patrol = { $points ->
    [0] S’arrêter là
    [one] S’arrêter là : le dernier point est perdu
   *[other] S’arrêter là : { $points } points sont perdus
}
city-option-get = Chez { $other_name } : { $value } { $colour }
city-option-give = Votre { $value } { $colour }
    .told = Son { $value } { $colour }
city-option-done-exchanging = Ne plus échanger de dé
city-option-free = { $other_name } : un habitant
city-option-free-own = Un de vos propres habitants
    .told = Un de ses propres habitants
city-option-site = { $price ->
    [0] Le déplacer sur { $activity_the }
   *[other] Le déplacer sur { $activity_the } ({ city-price })
}
city-option-decline = Garder votre cube
    .told = Garder son cube
city-option-endure = Garder votre cube et perdre { city-loss }
    .told = Garder son cube et perdre { city-loss }
city-option-lose = Un cube posé sur { $activity_the }
city-option-lose-outdoor = Un cube posé sur { $outdoor_the }
city-option-lose-shield = Un cube posé sur le Bouclier : perte et réponse à la fois

# Journal : tirages et lancers
city-log-tiles = Devant les portes, de la première à la dernière : { $tiles }.
city-log-open-character = Un personnage est visible et compte pour tous : { $character }.
city-log-extra-die = { $colour ->
    [violet] { $seat_name } relance son dé violet et obtient { $value }.
   *[other] { $seat_name } lance un dé { $colour } de plus et obtient { $value }.
}
city-log-redealt = Tous ceux qui sont { $building ->
    [Palais] au Palais
   *[other] à { $building_the }
} sont répartis au hasard sur les cases.

# Journal : ce qui se passe
city-log-raised = Le Chef des hors-la-loi renforce les dés noirs : { $values }.
city-log-acts-patrol = { $seat_name } envoie son garde sur les remparts.
city-log-boosted = { $count ->
    [one] { $seat_name } ajoute un point au dé.
   *[other] { $seat_name } ajoute { $count } points au dé.
}
city-log-advanced = { $steps ->
    [one] { $seat_name } : le garde avance d’une case, jusqu’à la case { $at }.
   *[other] { $seat_name } : le garde avance de { $steps } cases, jusqu’à la case { $at }.
}
city-log-stationed = { $seat_name } pose un cube sur { $outdoor_the }.
city-log-used-outdoor = { $seat_name } utilise un cube posé sur { $outdoor_the }.
city-log-shielded = { $seat_name } détruit le { $value } noir.
city-log-exchanged = { $seat_name } échange avec { $other_name } : { $given } contre { $received }.
city-log-discarded = { $count ->
    [one] { $seat_name } dépense un cube posé sur { $activity_the }.
   *[other] { $seat_name } dépense { $count } cubes posés sur { $activity_the }.
}
city-log-robbed = { $seat_name } fait perdre 1 influence à { $other_name }.
city-log-possessed = { $seat_name } met un habitant sur la Possession.
city-log-freed = { $seat_name } : un habitant est libéré de la Possession.
city-log-lost-cube = { $seat_name } perd un cube sur { $activity_the }.
city-log-lost-outdoor = { $seat_name } perd un cube sur { $outdoor_the }.

# Pourquoi pas : cartes et dés
why-city-hire-influence = Un contremaître sur { $activity_the } coûte { $price ->
    [one] { $price } influence
   *[other] { $price } influences
} ; vous en avez { $have }.
why-city-no-purple = Cette partie se joue sans dés violets.
why-city-no-purple-die = Vous n’avez pas de { $value } violet à utiliser.
why-city-purple-declared = Ici, votre dé violet doit être déclaré { $colour }.
why-city-as-it-lies = Contre les dés noirs, chaque dé compte tel qu’il est.
why-city-turn-own = Seul un cube du Distillateur permet d’utiliser un de vos propres dés sur sa face opposée.
why-city-turn-not-own = Un cube du Distillateur ne retourne qu’un de vos propres dés.
why-city-turn-one = On ne peut retourner qu’un seul dé.
why-city-turn-a-die = Prenez un dé que vous achetez sur sa face opposée : c’est ainsi que le cube s’utilise.
why-city-turn-neutral = Un dé du joueur neutre ne se retourne pas.
why-city-not-mixed = Il n’y a pas de cubes à dépenser ici.
why-city-discard-fewer = { $most ->
    [0] Aucun cube posé sur { $activity_the } ne peut être dépensé maintenant.
    [one] Un seul cube posé sur { $activity_the } peut être dépensé maintenant.
   *[other] Au plus { $most } cubes posés sur { $activity_the } peuvent être dépensés maintenant.
}
why-city-landlady = { $count ->
    [one] La Logeuse agit une fois : choisissez l’influence ou les PV.
   *[other] La Logeuse agit { $count } fois, ni plus ni moins : répartissez-les entre l’influence et les PV.
}
why-city-executioner = Choisissez d’abord à qui le Bourreau prend.
why-city-most-influence = Le Bourreau ne prend qu’à un adversaire qui a le plus d’influence.
why-city-column = Choisissez une colonne de la Cathédrale qui a de la place.
why-city-scouted = { $most ->
    [one] L’Éclaireur pose un cube par événement, pas davantage.
   *[other] L’Éclaireur pose cette fois { $most } cubes par événement, pas davantage.
}

# Pourquoi pas : les événements
why-city-outlaw-spared = Les cartes rouges de niveau 1 ne posent pas de cubes sur le Chef des hors-la-loi.
why-city-nobody-possessed = Aucun habitant de cette couleur n’est sur la Possession.
why-city-release = { $count ->
    [one] Choisissez d’abord quel habitant vous libérez de la Possession.
   *[other] Choisissez d’abord quels habitants vous libérez de la Possession : { $count }.
}
why-city-ordeal = Répondez d’abord à l’événement : { $event }.
why-city-no-shield = Un tel cube n’aide pas ici : { $event }.
why-city-shield-at-once = Cédez plutôt ce cube lui-même : c’est à la fois la perte et la réponse.

# Pourquoi pas : le garde
why-city-no-ramparts = Cette partie se joue sans les remparts.
why-city-no-cube-for-guard = Aucun cube d’une carte Activité n’aide le garde.
why-city-patrol = Occupez-vous d’abord de votre garde.
why-city-patrol-something = Il faut employer au moins un point.
why-city-ramparts-end = { $left ->
    [0] Votre garde est au bout des remparts.
    [one] Votre garde n’est qu’à une case du bout des remparts.
   *[other] Votre garde n’est qu’à { $left } cases du bout des remparts.
}
why-city-six-points = { $left ->
    [0] Il y a six points au plus, et tous sont employés.
    [one] Il y a six points au plus, et il en reste un.
   *[other] Il y a six points au plus, et il en reste { $left }.
}
why-city-boost-dear = Les points que le dé ne donne pas coûtent { city-price } ; vous en avez { $have }.
why-city-gate-closed = Votre garde n’a pas encore atteint { $outdoor_the }.
why-city-stationed-once = Vous avez déjà posé un cube sur { $outdoor_the } dans cette action.
why-city-same-colour = Un dé { $colour } n’y pose pas de cube.
why-city-race-no-cubes = La Course ne reçoit pas de cubes.

# Pourquoi pas : les cubes des activités extérieures
why-city-no-such-tile = { $outdoor } : cette activité extérieure n’est pas dans la partie.
why-city-no-outdoor-cube = Vous n’avez pas de cube sur { $outdoor_the }.
why-city-outdoor-once = Un cube posé sur { $outdoor_the } a déjà servi à cette action.
why-city-outdoor-not-now = Un cube posé sur { $outdoor_the } ne sert pas maintenant.
why-city-must-act = Après ce cube, vous ne pouvez pas passer tant qu’une action est possible.
why-city-no-dice-left = Les six dés { $colour }s sont tous sur la place.
why-city-purple-is-there = Votre dé violet est déjà sur la place.
why-city-extra-dear = Il faut { city-price } ; vous en avez { $have }.
why-city-shield-first = Un cube posé sur le Bouclier ne s’utilise qu’avant de commencer à contrer.
why-city-nothing-to-exchange = Il n’y a pas de dés que vous puissiez échanger.
why-city-exchange = Choisissez un dé à échanger ; les violets restent où ils sont.
why-city-exchange-theirs = Choisissez d’abord le dé que vous voulez dans un autre quartier.
why-city-exchange-own = Choisissez maintenant lequel de vos dés vous donnez.
why-city-exchange-once = Vous avez déjà échangé un dé avec ce quartier.
why-city-exchange-same = On n’échange pas deux dés identiques.
why-city-exchange-passed-on = Un dé que vous venez de recevoir ne se transmet pas.
why-city-exchange-nothing = Vous n’avez rien à donner pour ce dé.
why-city-answer = Dites d’abord si vous utilisez votre cube pour cela.
why-city-offer = Dites d’abord ce que devient votre cube.
why-city-stores-nothing = { $activity } : cette carte ne stocke pas de cubes.
why-city-another-card = Le cube va sur une autre carte : { $activity } est celle que vous avez activée.

# Points
score-hermit = Ermite · cubes
score-fort = Fort · le plus de cubes
score-princess = Princesse · le plus de cubes
score-abbey = Abbaye · cubes
score-fair = Foire · rang selon les cubes
score-jeanne_de_champagne = Jeanne de Champagne · Hôtel de ville, cartes jaunes
score-isabeau_de_baviere = Isabeau de Bavière · Palais, cartes rouges
score-marie_de_champagne = Marie de Champagne · Évêché, cartes blanches

# Options d’une partie
option-tournament = Un tournoi ne se joue pas à { $players }.
    .remedy = Jouez-le à trois ou à quatre, ou omettez « { $place } ».

# Positions impossibles
position-city-no-ladies = cette partie n’a aucun module de l’extension
position-city-expansion-step = cette étape n’existe qu’avec l’extension
position-city-levels = la Cathédrale a { $count } niveaux dans cette partie
position-city-no-purple-die = seules les familles ont des dés violets, et seulement si ce module est choisi
position-city-fourth-level = on ne bâtit au quatrième niveau que si le Maître bâtisseur est face visible
position-city-open-character = un personnage est visible si cette option est choisie, et seulement alors
position-city-ramparts = { $count ->
    [0] sans les remparts, il n’y a ni activités extérieures ni gardes
   *[other] avec les remparts, il y a { $count } activités extérieures, et un garde par famille
}
position-city-gate = cette porte est la case { $gate } des remparts
position-city-guard = les remparts s’arrêtent à la case { $last }
position-city-outdoor-cubes = on n’a de cubes ici que si son garde a atteint la porte, et jamais sur une Course
position-city-possessed = personne n’est possédé tant que la Possession n’est pas dans la file
position-city-asked = celui qui est interrogé ne convient pas à l’étape
position-city-release = on ne peut pas libérer autant d’habitants de la Possession à cette étape
position-city-under-way = cela ne convient pas à ce qui est en cours dans ce tour
position-city-event-phase = les événements qui frappent ne conviennent pas à l’étape : ils agissent dans l’ordre de la file

# Là où l’extension demande autrement que le jeu de base
city-ask-action-after-cube = Choisissez une action : après ce cube, on ne passe plus. Vous pouvez encore dépenser de l’influence.
city-ask-event-catapult = { $count ->
    [one] Sur quel événement tirez-vous ? Il reçoit deux cubes.
   *[other] Sur quel événement tirez-vous ? Il reçoit deux cubes. Vous avez { $count } tirs.
}
city-ask-event-scout = { $count ->
    [one] Quels événements reçoivent un cube ? 1 denier chacun, pas plus d’un sur chaque.
   *[other] Quels événements reçoivent un cube ? 1 denier chacun, pas plus de { $count } sur chaque.
}
city-option-cubes-on = Poser deux cubes sur { city-which-event }
