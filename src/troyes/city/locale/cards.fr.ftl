# -- Les cartes : leur nom, et ce que fait une activation ou une manche ----------------------------------------------

building-palace = Palais
    .the = le Palais

kind-immediate = immédiat
kind-delayed = différé
card-bonus = Carte bonus.

# Cartes Activité rouges
activity-archer = Archer
    .the = l’Archer
activity-archer-effect = Lancez un dé : avec 3 ou plus, posez un cube sur l’événement de votre choix, pour 1 influence.
activity-chivalry = Chevalerie
    .the = la Chevalerie
activity-chivalry-effect = Chaque dé rouge restant dans votre quartier pose un cube sur l’événement de votre choix, pour 1 influence chacun.
activity-diplomat = Diplomate
    .the = le Diplomate
activity-diplomat-effect = Payez d’avance 1 influence pour un cube sur l’événement de votre choix ; le cube rapporte 1 influence.
activity-hunting = Chasse
    .the = la Chasse
activity-hunting-effect = Rapporte 3 influences.
activity-mercenary = Mercenaire
    .the = le Mercenaire
activity-mercenary-effect = Rapporte 3 deniers.
activity-tax_collector = Percepteur
    .the = le Percepteur
activity-tax_collector-effect = Percevez 1 denier pour chaque habitant debout à l’Hôtel de ville, sauf les vôtres ; la banque paie pour les neutres.
activity-tax_collector-king = Contre le Roy : 2 deniers pour chacun de ses habitants.
activity-captain = Capitaine
    .the = le Capitaine
activity-captain-effect = Rapporte 1 PV par événement portant un de vos cubes, Maraudeurs compris.
activity-joust = Joute
    .the = la Joute
activity-joust-effect = Rapporte 2 PV si les dés rouges restant dans votre quartier ont la plus forte somme ; chaque ex æquo en gagne autant.
activity-troubadour = Troubadour
    .the = le Troubadour
activity-troubadour-effect = Cédez 3 influences contre 2 PV.

# Cartes Activité jaunes
activity-artisan = Artisan
    .the = l’Artisan
activity-artisan-effect = Cédez 1 influence contre 6 deniers.
activity-merchant = Marchand
    .the = le Marchand
activity-merchant-effect = Rapporte 2 deniers.
activity-miller = Meunier
    .the = le Meunier
activity-miller-effect = Nommez le Palais ou l’Évêché : chacun de vos habitants debout à cet endroit rapporte 2 deniers.
activity-innkeeper = Aubergiste
    .the = l’Aubergiste
activity-innkeeper-effect = 1 denier achète 1 influence.
activity-blacksmith = Forgeron
    .the = le Forgeron
activity-blacksmith-effect = Un cube ajoute 5 à un groupe de dés rouges, sauf pour placer un habitant.
activity-militia = Milice
    .the = la Milice
activity-militia-effect = Grâce à un cube, des dés jaunes font le travail de dés rouges, avec leur propre valeur.
activity-journeyman = Compagnon
    .the = le Compagnon
activity-journeyman-effect = 3 deniers achètent 2 PV.
activity-goldsmith = Orfèvre
    .the = l’Orfèvre
activity-goldsmith-effect = Rapporte 1 PV et 2 deniers.
activity-sculptor = Sculpteur
    .the = le Sculpteur
activity-sculptor-effect = Rapporte 1 PV.

# Cartes Activité blanches
activity-tithe = Dîme
    .the = la Dîme
activity-tithe-effect = Grâce à un cube, utilisez sans payer un dé jaune de chaque autre quartier.
activity-tithe-king = Contre le Roy : jusqu’à trois des siens.
activity-monk = Moine
    .the = le Moine
activity-monk-effect = Un cube fait travailler un seul dé blanc comme trois dés jaunes de sa valeur.
activity-priest = Prêtre
    .the = le Prêtre
activity-priest-effect = Un cube ajoute 3 à chaque dé jaune d’un groupe, même au-delà de 6, sauf pour placer un habitant.
activity-apprenticeship = Apprentissage
    .the = l’Apprentissage
activity-apprenticeship-effect = Un cube fait de chaque dé d’un groupe un 5 ; ni pour les trois bâtiments, ni pour la Cathédrale.
activity-confession = Confession
    .the = la Confession
activity-confession-effect = Un cube ajoute 2 à chaque dé d’un groupe, même au-delà de 6 ; ni pour les trois bâtiments, ni pour la Cathédrale.
activity-templar = Templier
    .the = le Templier
activity-templar-effect = Un cube fait travailler un seul dé blanc comme deux dés rouges de sa valeur.
activity-pilgrimage = Pèlerinage
    .the = le Pèlerinage
activity-pilgrimage-effect = Rapporte 2 PV ; les dés peuvent être de couleurs différentes.
activity-procession = Procession
    .the = la Procession
activity-procession-effect = Qui a le plus de dés restant dans son quartier gagne 2 PV, et chaque ex æquo aussi.
activity-glassblower = Verrier
    .the = le Verrier
activity-glassblower-effect = Chaque paire de vos cubes sur la Cathédrale rapporte 1 PV.

# Cartes Activité bonus
activity-banquet = Banquet
    .the = le Banquet
activity-banquet-effect = Cherchez le quartier qui a le plus de dés rouges : chacun d’eux vous rapporte 1 PV.
activity-banquet-king = Contre le Roy : ses dés ne comptent pas.
activity-baker = Boulanger
    .the = le Boulanger
activity-baker-effect = Chaque dé jaune restant sur la place rapporte 1 denier.
activity-prior = Prieur
    .the = le Prieur
activity-prior-effect = Un cube fait travailler un seul dé blanc comme deux dés blancs de sa valeur.

# Événements
black-dice-attack = { $black_dice ->
    [one] { $black_dice } dé noir attaque
   *[other] { $black_dice } dés noirs attaquent
} à chaque manche.
event-marauding = Maraudeurs
    .the = les Maraudeurs
event-marauding-effect = { black-dice-attack } Une fois l’événement contré, tout recommence.
event-brigands_a = Brigands
    .the = les Brigands
event-brigands_a-effect = { black-dice-attack }
event-brigands_b = Brigands
    .the = les Brigands
event-brigands_b-effect = { black-dice-attack }
event-brigands_c = Brigands
    .the = les Brigands
event-brigands_c-effect = { black-dice-attack }
event-skirmishes_a = Escarmouches
    .the = les Escarmouches
event-skirmishes_a-effect = { black-dice-attack }
event-skirmishes_b = Escarmouches
    .the = les Escarmouches
event-skirmishes_b-effect = { black-dice-attack }
event-war = Guerre
    .the = la Guerre
event-war-effect = { black-dice-attack }
event-normans_attack = Attaque des Normands
    .the = l’Attaque des Normands
event-normans_attack-effect = { black-dice-attack }
event-succession_conflict = Conflit de succession
    .the = le Conflit de succession
event-succession_conflict-effect = On lance un dé : un habitant neutre prend cette case du Palais et en expulse l’occupant.
event-theological_conflict = Conflit théologique
    .the = le Conflit théologique
event-theological_conflict-effect = On lance un dé : un habitant neutre entre dans cette rangée de l’Évêché.
event-heresy = Hérésie
    .the = l’Hérésie
event-heresy-effect = Chacun perd 2 influences.
event-migrant_workers = Ouvriers itinérants
    .the = les Ouvriers itinérants
event-migrant_workers-effect = Un cube neutre va au plus bas niveau de la Cathédrale où il y a de la place, sur la plus petite valeur libre.
event-migrant_workers-king = Contre le Roy : le cube est à lui et lui rapporte 1 PV.
event-interruption_of_work = Arrêt des travaux
    .the = l’Arrêt des travaux
event-interruption_of_work-effect = La Cathédrale perd un cube : celui du plus haut niveau et, là, de la plus grande valeur.
event-drought = Sécheresse
    .the = la Sécheresse
event-drought-effect = Chacun paie 1 denier par habitant debout à l’Hôtel de ville qui est à lui.
event-support = Soutien
    .the = le Soutien
event-support-effect = Les deux événements les plus proches à sa gauche reçoivent chacun un cube neutre.
event-civil_war = Guerre civile
    .the = la Guerre civile
event-civil_war-effect = Chacun perd 3 deniers.
event-wayfarers = Voyageurs
    .the = les Voyageurs
event-wayfarers-effect = On lance un dé : un habitant neutre entre dans cette rangée de l’Hôtel de ville.
event-resistance = Résistance
    .the = la Résistance
event-resistance-effect = Elle vient avec un second événement rouge tiré de la boîte ; à chaque manche, chaque événement perd son cube le plus récent.

# Personnages
character-chretien_de_troyes = Chrétien de Troyes
character-chretien_de_troyes-effect = Compte vos habitants debout au Palais, à l’Hôtel de ville et à l’Évêché.
character-urbain_iv = Urbain IV
character-urbain_iv-effect = Compte vos cubes sur la Cathédrale.
character-thibaut_ii = Thibaut II
character-thibaut_ii-effect = Compte vos deniers.
character-hugues_de_payns = Hugues de Payns
character-hugues_de_payns-effect = Compte vos influences.
character-le_florentin = Le Florentin
character-le_florentin-effect = Compte vos contremaîtres sur les cartes Activité.
character-henry_i = Henri Ier
character-henry_i-effect = Compte les cartes Événement que vous avez gagnées.
