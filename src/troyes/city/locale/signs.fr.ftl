# -- Les signes des cartes : ce que chacun veut dire -------------------------------------------------------------------

signs-intro = Une carte se lit de gauche à droite : ce qu’on donne, une flèche, ce qu’on reçoit. Le nombre après ÷ divise la somme des dés ; ce qui suit vient autant de fois.
signs-group-read = Comment lire une ligne
signs-group-gain = Ce qui vient et s’en va
signs-group-dice = Les dés
signs-group-people = Les gens
signs-group-places = Les lieux et les cartes
signs-example = Par exemple
signs-sheet-activities-red = Cartes Activité rouges
signs-sheet-activities-yellow = Cartes Activité jaunes
signs-sheet-activities-white = Cartes Activité blanches
signs-sheet-events = Événements
signs-sheet-characters = Personnages
signs-sheet-outdoor = Activités extérieures
sign-word-or = ou

sign-arrow = ce qu’on donne, ce qu’on reçoit
sign-division = la somme des dés est divisée par ce nombre : autant de fois
sign-plus = et en plus
sign-per = pour chacun
sign-or = l’un ou l’autre
sign-equals = compte comme, ou coûte
sign-limit = mais : la limite, ou ce à quoi cela ne sert pas
sign-no = barré : pas cela
sign-chain = vient avec
sign-also = et aussi
sign-from = de là ; y vient
sign-end = à la fin de la partie
sign-most = qui en a le plus

sign-deniers = deniers
sign-influence = influence
sign-vp = points de victoire (PV)
sign-lost = perdu ou payé
sign-cube = un de vos cubes
sign-kept = un cube gardé sur la carte ; utilisé plus tard, il fait ce qui suit
sign-event_cube = un de vos cubes sur un événement
sign-neutral_cube = un cube neutre

sign-die = un dé de cet ordre
sign-dice = tous les dés du groupe
sign-die-any = des dés de n’importe quelle couleur
sign-die-black = un dé noir
sign-die-purple = le dé violet
sign-pips = ce que les dés montrent ensemble
sign-number = une valeur
sign-roll = lancez un dé
sign-turn = retourné sur son autre face
sign-swap = échangé
sign-again = recommence

sign-citizen = un de vos habitants
sign-tradesman = un de vos contremaîtres sur une carte
sign-neutral = un habitant neutre
sign-other = un autre joueur, ou ce qui est à lui
sign-everybody = tout le monde
sign-guard = votre garde

sign-district = votre quartier
sign-square = toute la place
sign-palace = le Palais
sign-city_hall = l’Hôtel de Ville
sign-bishopric = l’Évêché
sign-building = un des trois bâtiments
sign-cathedral = la Cathédrale
sign-level = ce niveau de la Cathédrale
sign-card = une carte Activité
sign-event = un événement
sign-event_won = un événement remporté
sign-gate = la porte
sign-field = les champs de l’agriculture
