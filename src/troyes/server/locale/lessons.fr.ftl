# -- Apprendre en jouant : la page des leçons ------------------------------------------------------------------------

learn-title = Apprendre en jouant
learn-intro = Quelqu’un s’assied près de vous et vous montre le jeu, un coup après l’autre. Aucune erreur possible : ce qu’il faut toucher brille, et tout peut se reprendre.
learn-dice = Troyes Dice
learn-dice-about = Quatre dés, une feuille, huit journées brèves. Le plus simple des deux : commencez ici.
learn-city = Troyes
learn-city-about = Le grand jeu : des habitants, des dés que l’on peut vous acheter, une cathédrale et quelques brigands.
learn-minutes = Environ { $minutes } minutes
learn-steps = { $of } étapes
learn-begin = Commencer
learn-go-on = Continuer : étape { $at } sur { $of }
learn-anew = Reprendre au début
learn-again = Encore une fois
learn-done = Apprise
learn-rules = Lire plutôt les règles
learn-unread = Les leçons n’ont pas pu être chargées.

# -- Le guide à la table ---------------------------------------------------------------------------------------------

guide-title = Votre guide
guide-step = Étape { $at } sur { $of }
guide-next = Suite
guide-skip = Faites-le pour moi
guide-more = Plus
guide-leave = Jouer sans le guide
guide-anew = Reprendre la leçon au début
guide-end-turn = Bien. Terminez maintenant votre tour : alors seulement, cela compte.
guide-summary = Ce que vous savez maintenant
guide-real = Et maintenant, une vraie partie
guide-real-about = Contre le robot le plus facile, du premier coup au dernier. Vous en êtes capable.
guide-real-alone = Votre propre feuille, de la première journée à la dernière. Vous en êtes capable.
guide-real-play = Jouer une vraie partie
guide-other = Les autres leçons

# -- Ce que dit la table ---------------------------------------------------------------------------------------------

lesson-other = C’est possible aussi, mais suivons notre plan. { $lesson }
lesson-read-first = Un instant : lisez d’abord ceci, puis touchez « Suite ».
lesson-try-end = Ce n’était qu’un essai. Touchez « Annuler », ou « Suite » pour continuer.
lesson-try-rolls = Cela lancerait des dés pour de bon. Essayez autre chose ici.
lesson-none = Plus rien n’est enseigné à cette table : jouez comme il vous plaît.
lesson-no-skip = Ce coup est à vous : jouez comme il vous plaît.
lesson-wait = { $other_name } joue…

# -- Troyes Dice -----------------------------------------------------------------------------------------------------

lesson-dice-welcome = Bienvenue à Troyes ! Une amie a dû rentrer plus tôt, et vous reprenez sa feuille pour les { $days } dernières journées. Je vous montre tout en chemin.
lesson-dice-wheel = Voici la roue. C’est la journée { $day }, { $half }. À chaque demi-journée, { $dice } dés sont lancés et posés sur quatre places, le plus faible d’abord.
lesson-dice-colours = Un dé prend la couleur de sa place. Vous avez donc le choix entre { $yellow ->
    [one] un dé jaune
   *[other] { $yellow } dés jaunes
} et { $white ->
    [one] un blanc
   *[other] { $white } blancs
}. Un seul dé par demi-journée.
lesson-dice-prices = Le premier rang est gratuit. Le deuxième coûte { $any } ressource au choix, le troisième { $third ->
    [one] 1 denier
   *[other] { $third } deniers
}, le quatrième { $fourth } deniers. Les dés forts coûtent plus cher.
lesson-dice-black = Personne ne prend le dé noir. Il détruit sa place et, depuis la journée { $since }, il frappe aussi votre feuille : le { $number } { $colour } est barré. On n’y construit plus rien. Ce qui est construit reste.
lesson-dice-sheet = Votre feuille a trois quartiers : rouge, jaune, blanc. Un dé appartient à la colonne de son numéro. Dans chaque colonne attendent un bâtiment de prestige et un bâtiment de fonction.
lesson-dice-resources = Vos ressources : influence { $influence }, deniers { $deniers }, connaissance { $knowledge }. Les deniers achètent les dés. Chaque influence déplace la valeur d’un dé de { $step }, en plus ou en moins. { $change } connaissances lui donnent une autre couleur.
lesson-dice-citizens = Et voici vos habitants. Vous en avez { $citizens }, et chacun vaut { $worth ->
    [one] 1 point
   *[other] { $worth } points
} à la fin.
lesson-dice-try = À vous d’essayer. Touchez un dé : des fils d’or mènent à tout ce qu’il peut faire, avec le prix. Touchez une case pour la prendre. Rien ne compte avant la fin du tour.
lesson-dice-try-do = Essayez n’importe quel dé, n’importe quelle case. « Annuler » reprend un pas, « Suite » reprend tout.
lesson-dice-gain = Premier usage d’un dé : les ressources. Le jaune de gauche est gratuit. Il rapporte { $gain } et, comme la piste passe un petit habitant, aussi { $extra }.
lesson-dice-gain-do = Touchez le dé jaune gratuit, puis le 4 jaune en haut de sa colonne.
lesson-dice-gain-well = Bravo. C’était votre première demi-journée.
lesson-dice-evening = Nous voici : { $half }. La place détruite est rebâtie sur son autre face, et de nouveaux dés sont posés sur les { $dice } places suivantes.
lesson-dice-fortress = Deuxième usage : un bâtiment de prestige. Un dé rouge construit une Forteresse. Celle-ci rapporte { $gain }, le sien et ce qu’ajoute la liaison avec la Forteresse voisine : { $link }.
lesson-dice-fortress-do = Touchez le 2 rouge gratuit, puis la Forteresse sous le 2.
lesson-dice-fortress-well = Une belle Forteresse. Elle va servir tout de suite.
lesson-dice-guarded = Voyez : le dé noir montre { $number } et attaque le { $number } { $colour }. Mais votre Forteresse garde toute sa colonne. Rien n’est perdu.
lesson-dice-hall = Le dé noir occupe le rang gratuit : aujourd’hui, il faut payer { $any } ressource au choix. Le dé montre { $value }, mais nous voulons la colonne du 3 : cela coûte { $steps } de plus. Là, une Halle rapporte { $each } par dé jaune sur la roue. Il y en a { $count } : { $gain } !
lesson-dice-hall-do = Touchez le dé jaune du deuxième rang, puis la Halle sous le 3.
lesson-dice-hall-well = Une ressource pour payer, une autre pour changer le dé : c’est la moitié de l’art.
lesson-dice-struck = Cette fois, le dé noir n’a pas trouvé de Forteresse : votre { $number } { $colour } est barré. La Cathédrale était déjà construite, elle reste.
lesson-dice-cathedral = Une Cathédrale demande un dé blanc. Le { $value } rouge devient blanc pour { $price }. La Cathédrale sous le 1 donne { $each } points à chacune de vos Forteresses à la fin, et vous en avez { $fortresses }.
lesson-dice-cathedral-do = Touchez le 1 rouge gratuit, puis la Cathédrale sous le 1.
lesson-dice-cathedral-well = Vos Forteresses comptent maintenant deux fois : elles gardent, et elles rapportent.
lesson-dice-work = Troisième usage : un bâtiment de fonction. Un Hôtel de ville rapporte { $own } habitants jaunes. Une liaison l’unit à son voisin : { $link } de plus.
lesson-dice-work-do = Touchez le 3 jaune gratuit, puis l’Hôtel de ville sous le 3.
lesson-dice-bonus = Et ce n’est pas tout : les trois habitants de la colonne { $column } sont encerclés. Cela offre un autre bâtiment de fonction, où vous voulez.
lesson-dice-bonus-do = Choisissez un bâtiment de fonction qui brille, puis terminez votre tour.
lesson-dice-bonus-well = Un dé, deux bâtiments. De telles suites font gagner.
lesson-dice-count = Il reste une demi-journée. Puis on compte : vos habitants ({ $citizens }), les paires de ressources identiques ({ $pairs }) et ce que vos Cathédrales mettent en valeur ({ $cathedrals }). Cela ferait { $total } points maintenant.
lesson-dice-last = Le dernier dé est à vous seul : plus de plan. Qu’est-ce qui rapporte le plus ?
lesson-dice-last-do = Choisissez n’importe quel dé et n’importe quel usage, puis terminez votre tour.
lesson-dice-learned-1 = À chaque demi-journée, vous prenez un dé : gratuit, ou payant.
lesson-dice-learned-2 = Un dé a trois usages : des ressources, un bâtiment de prestige ou un bâtiment de fonction.
lesson-dice-learned-3 = L’influence change la valeur d’un dé, la connaissance sa couleur, les deniers l’achètent.
lesson-dice-learned-4 = Le dé noir frappe ; une Forteresse garde sa colonne.
lesson-dice-learned-5 = Les liaisons et les colonnes d’habitants complètes rapportent davantage.
lesson-dice-learned-6 = Les points : habitants, paires de ressources, et ce que vos Cathédrales mettent en valeur.

# -- Troyes ----------------------------------------------------------------------------------------------------------

lesson-city-welcome = Bienvenue à Troyes ! C’est la manche { $round } sur { $rounds } : trois cartes sont visibles, et il ne s’est encore presque rien passé. Vous menez une famille, l’autre est en face. Je vous montre tout en chemin.
lesson-city-citizens = Avant la première manche, chaque famille a placé des habitants dans ces trois bâtiments. Vous y en avez { $count } : au Palais (rouge), à l’Hôtel de ville (jaune) et à l’Évêché (blanc).
lesson-city-dice = À chaque manche, chacun d’eux apporte un dé de la couleur du bâtiment. Les vôtres sont dans votre quartier. Rouges : { $red }, jaunes : { $yellow }, blancs : { $white }.
lesson-city-groups = Un tour, c’est une action, avec un groupe d’un à trois dés de même couleur. Vous pouvez aussi acheter les dés des autres : { $one } deniers pour un dé seul, { $two } chacun dans un groupe de deux, { $three } chacun dans un groupe de trois. Personne ne peut refuser.
lesson-city-families = Vous avez { $deniers } pour payer, et { $influence }. L’influence change vos dés et attire de nouvelles gens : nous y viendrons.
lesson-city-try = Essayez un peu. Touchez une carte ou un événement, et voyez quels dés brillent. Rien ne compte avant la fin du tour.
lesson-city-try-do = Essayez ce que vous voulez. « Annuler » reprend un pas, « Suite » reprend tout.
lesson-city-merchant = Première action : le Marchand, une carte Activité. Vos deux dés jaunes valent { $value } ensemble. Ce total divisé par { $per } dit combien de fois il travaille pour vous : { $times } fois.
lesson-city-merchant-do = Touchez le Marchand, puis votre 5 jaune et votre 3 jaune.
lesson-city-tradesman = Quelqu’un doit diriger le travail. Vous n’avez encore personne ici : vous envoyez un contremaître pour { $hire }. Il reste : sa case vaut { $vp ->
    [one] 1 point
   *[other] { $vp } points
} à la fin, et la prochaine fois vous ne paierez plus pour lui.
lesson-city-tradesman-do = Prenez l’habitant de votre réserve.
lesson-city-times = Le Marchand travaille { $times } fois et rapporte { $gain }.
lesson-city-times-do = Choisissez le plus grand nombre, puis terminez votre tour.
lesson-city-times-well = Un bon début. Deux dés, un contremaître, une bourse pleine.
lesson-city-bought = { $other_name } a acheté votre dé rouge pour { $price }, et il a envoyé un habitant au Palais. Le gris qui s’y trouvait a été expulsé ; il rentrera à la fin de la manche.
lesson-city-build = Faisons de même, et bâtissons la Cathédrale. Votre 4 blanc et leur 3 blanc posent chacun un cube dans la colonne de leur valeur. Le dé acheté coûte { $price }, car le groupe a deux dés ; seul, ce serait { $one }. En échange : { $gain }.
lesson-city-build-do = Touchez la Cathédrale, votre 4 blanc, puis le 3 blanc de l’autre famille, puis « Utiliser ces dés ».
lesson-city-build-well = Deux de vos cubes d’un coup sur la Cathédrale.
lesson-city-hourglass = Une carte à sablier, comme celle-ci, agit plus tard : tous les { $per } points de dés, vous y mettez un cube en réserve. Un cube renforce une action à venir. Gardez cela pour votre prochaine partie.
lesson-city-turn = Votre dé rouge ne montre qu’un { $value }. L’influence y remédie : pour { $price }, vous retournez jusqu’à trois de vos dés. Le { $value } devient un { $then }.
lesson-city-turn-do = Dans « Avec de l’influence », retournez votre 1 rouge, puis « Ne plus retourner de dé ».
lesson-city-combat = Avec le { $value }, combattons les Brigands. Divisé par { $per }, cela fait { $cubes } cubes. Bannières déjà couvertes : { $covered } sur { $banners } ; l’événement est donc vaincu. Vous avez le plus de cubes : { $vp } points, la carte, et { $influence }.
lesson-city-combat-do = Touchez les Brigands, votre 6 rouge, « Utiliser ces dés », les deux cubes, et terminez votre tour.
lesson-city-combat-well = La route est sûre, et la carte est devant vous.
lesson-city-hire = Il vous reste { $supply ->
    [0] zéro habitant
   *[other] { $supply }
} en réserve. Pour { $price }, quelqu’un de nouveau rejoint votre famille.
lesson-city-hire-do = Dans « Avec de l’influence », engagez un habitant.
lesson-city-hire-well = Bienvenue dans la famille !
lesson-city-place = Cette recrue travaillera à l’Hôtel de ville, pour un dé de plus à chaque manche. Il faut exactement un dé jaune : le 2 gris coûte { $price }. Il ouvre la rangée du 2. Qui tombe au bout est expulsé.
lesson-city-place-do = Touchez l’Hôtel de ville, le 2 jaune du quartier gris, l’habitant de votre réserve, et terminez votre tour.
lesson-city-place-well = Le voilà tout devant : c’est là qu’on risque le moins d’être poussé dehors.
lesson-city-reroll = L’autre famille a passé. Il vous reste un 2 blanc. Pour { $price }, vous pouvez le relancer.
lesson-city-reroll-do = Dans « Avec de l’influence », relancez votre 2 blanc.
lesson-city-reroll-well = C’est mieux !
lesson-city-again = Un { $value } : à la Cathédrale ! Les valeurs hautes rapportent plus d’influence : { $gain } cette fois.
lesson-city-again-do = Touchez la Cathédrale, votre 5 blanc, « Utiliser ces dés », et terminez votre tour.
lesson-city-again-well = Une pierre de plus.
lesson-city-pass = Vos dés sont épuisés : passez. Cela vous rapporte { $gain }, et un peu plus chaque fois que votre tour revient. L’autre famille attend depuis plus longtemps : { $theirs }.
lesson-city-pass-do = Passez, et terminez votre tour.
lesson-city-pass-well = Quand tous ont passé, la manche est finie.
lesson-city-round = Une nouvelle manche : trois autres cartes sont visibles. Chacun a reçu { $income } et payé les salaires : { $palace } par habitant au Palais, { $bishopric } à l’Évêché, rien à l’Hôtel de ville. Pour vous, { $due }. Puis tous les dés ont été relancés.
lesson-city-threat = Chaque manche amène de nouveaux événements, et les { $count } agissent l’un après l’autre, du plus ancien au plus récent, tant que personne ne les a vaincus. Certains envoient des dés noirs : { $black } cette fois. Le premier joueur a affronté le plus fort. L’autre est pour vous.
lesson-city-counter = Un { $black } noir attaque. Il faut répondre avec vos propres dés, et les rouges comptent double : votre { $die } rouge suffit. Vous gagnez { $gain }.
lesson-city-counter-do = Touchez votre 2 rouge, puis « Utiliser ces dés », et terminez votre tour.
lesson-city-counter-well = Bien combattu, et avec le plus petit de vos dés.
lesson-city-characters = Vous connaissez deux personnages secrets. Urbain IV compte les cubes sur la Cathédrale : vos { $cubes } rapporteraient { $urbain } maintenant. Thibaut II compte les deniers : vos { $deniers } rapporteraient { $thibaut }. À la fin, chaque personnage compte pour tout le monde : observez ce que les autres amassent.
lesson-city-count = Le compte : les points déjà gagnés ({ $tokens }), vos contremaîtres ({ $tradesmen }), les personnages, les événements ouverts où vous avez un cube ; et moins { $missing } pour les niveaux de la Cathédrale sans vous. Pour ce que vous pouvez savoir, { $total } points maintenant.
lesson-city-last = Le reste de la partie est à vous, deux manches encore après celle-ci. De nouvelles cartes, un autre événement, le troisième niveau de la Cathédrale ? Quand vous en avez assez, passez.
lesson-city-last-do = Jouez comme il vous plaît. « Passer » termine la manche pour vous.
lesson-city-learned-1 = Les habitants des bâtiments apportent des dés ; les dés font tout le reste.
lesson-city-learned-2 = Un à trois dés d’une couleur font un groupe ; on peut acheter ceux des autres.
lesson-city-learned-3 = Les cartes Activité demandent un contremaître, qui rapporte aussi des points.
lesson-city-learned-4 = La Cathédrale et les événements vaincus rapportent des points et de l’influence.
lesson-city-learned-5 = L’influence relance les dés, les retourne, et engage des habitants.
lesson-city-learned-6 = On affronte les dés noirs avec ses propres dés ; les rouges comptent double.
lesson-city-learned-7 = À la fin, tous les personnages comptent pour toutes les familles.
