# -- Ce que le serveur refuse ----------------------------------------------------------------------------------------

web-rated-account = Les tables classées sont pour les personnes qui ont un compte.
    .remedy = Créez-en un sur votre page : tout ce que vous avez reste à vous.
web-rated-agree = Cette partie est classée : elle change votre cote.
    .remedy = Dites que vous êtes d’accord, ou jouez à une autre table.
web-rated-left = Vous avez quitté cette partie classée : elle compte comme perdue, et un robot la joue jusqu’à la fin.
    .remedy = Proposez une autre partie quand elle sera finie.
web-rated-clock = À une table classée, c’est la pendule qui décide qui est parti.
    .remedy = Attendez que son temps soit écoulé.
web-rated = { $what ->
    [seats] Une table classée demande au moins deux places, dont une pour une personne.
    [hot] À une table classée, chacun joue sur son propre appareil.
    [hints] Il n’y a pas de conseils à une table classée.
    [seed] La graine d’une table classée est tirée, pas choisie.
    [cards] Une table classée se joue avec les nombres habituels.
    [bots] À une table classée, les robots ont l’un des niveaux : ce qui est entre eux n’a pas de classement.
   *[seconds] À une table classée, les robots réfléchissent le temps habituel.
}
    .remedy = { $what ->
        [seats] Ajoutez un ami ou un robot.
        [hot] Donnez la place à un ami par lien, ou à un robot.
        [hints] Désactivez les conseils.
        [seed] Laissez la graine vide.
        [cards] Choisissez les cartes habituelles.
        [bots] Choisissez un niveau.
       *[seconds] Laissez-les réfléchir { $seconds } s.
    } Ou jouez sans classement.
web-daily-secret = D’autres jouent encore avec les mêmes dés aujourd’hui.
    .remedy = Revenez demain : la journée finie, l’enregistrement est à vous.
web-daily-alone = Personne ne joue la partie du jour à votre place.
    .remedy = Fermez simplement la page : la table vous attend telle quelle.
web-no-day = Il n’y a pas de partie de ce jour.
    .remedy = Regardez celle d’aujourd’hui.
web-no-person-here = Personne de ce nom n’a de page ici.
    .remedy = Vérifiez le lien. Les invités n’ont pas de page publique.

# -- La partie du jour -----------------------------------------------------------------------------------------------

daily-title = La partie du jour
daily-what = Les mêmes dés pour tous, un seul essai chacun. Qui fait le mieux mène la journée.
daily-left = { $hours ->
    [0] { $minutes ->
        [one] encore { $minutes } minute
       *[other] encore { $minutes } minutes
    }
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}
daily-play = Jouer la partie du jour
daily-go-on = Continuer
daily-look = Revoir votre partie
daily-not-played = Vous ne l’avez pas encore jouée.
daily-under-way = Votre partie est en cours : elle vous attend.
daily-missed = Vous n’avez pas joué ce jour-là.
daily-late = Vous avez fini avec { $points }, mais pas le jour même.
daily-yours = Votre résultat : { $value }, { $place ->
    [1] en tête
   *[other] place { $place }
} sur { $count }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-ahead = { $ahead } face au Roy
daily-leads = { $name } : { $value }
daily-when = { $day } · { $left }
daily-board = { $game }, les premiers
daily-nobody = Personne ne l’a encore finie. Soyez le premier.
daily-nobody-then = Personne ne l’a finie ce jour-là.
daily-finished = { $count ->
    [0] personne n’a encore fini
    [one] { $count } personne a fini
   *[other] { $count } personnes ont fini
}
daily-rules = Pas de conseils, et personne ne joue pour vous ; on peut annuler comme toujours. Partez quand vous voulez : la même table attend jusqu’à la fin du jour, à minuit UTC. Des comptes, le nom et le résultat paraissent ici, et le jour passé, chacun peut regarder les parties.
daily-for-fun = Vous avez fini avec { $value }, pour le plaisir : ce n’est pas au tableau.
daily-under-way-for-fun = Votre partie est en cours, pour le plaisir : elle vous attend.
daily-guests = Le tableau est pour les comptes. Sans compte, vous pouvez jouer la partie du jour pour le plaisir : elle n’ira pas au tableau, même si vous créez un compte après.
daily-make-account = Créer d’abord un compte
daily-honest = Une seule séance chacun : partir et revenir, c’est la même. Tant que le jour n’est pas fini, personne ne peut relire une partie, l’étudier ni l’enregistrer, pas même qui l’a jouée. Avec deux comptes, on pourrait encore essayer les dés deux fois ; c’est pourquoi ce tableau ne compte pour aucun autre, et c’est une affaire d’honneur.
daily-before = Le jour d’avant
daily-after = Le jour d’après
daily-to-today = Vers la partie d’aujourd’hui
daily-seed = Graine du jour
daily-game-of = Regarder la partie de { $name }
daily-others = Autres jours

# -- Classements -----------------------------------------------------------------------------------------------------

leaders-title = Palmarès
leaders-lead-what = La meilleure avance sur le Roy, une ligne par compte. Une partie compte si aucun conseil n’a été donné, si la graine a été tirée, si les cartes étaient les cartes habituelles, et si vous l’avez jouée vous-même depuis le début ; que les conseils aient été permis ne gêne pas. La partie du jour a son propre tableau.
leaders-all = Depuis toujours
leaders-month = Ce mois-ci
leaders-show = Quelle période
leaders-none = Personne n’est encore classé. Les parties jouées avec un compte le sont ici.
leaders-ratings = Cotes
leaders-place = Place
leaders-who = Qui
leaders-lead = Avance
leaders-when = Quand
leaders-rating = Cote
leaders-games = Parties
leaders-bot = Robot : { $level }
leaders-you = vous
rating-what = Chacun commence à 1000, et chaque partie classée déplace les cotes : qui finit devant gagne sur qui finit derrière, d’autant plus que c’était inattendu, et moins vous avez joué, plus le pas est grand. Qui est parti, et qu’un robot remplace à la fin, compte comme dernier.
rating-unsure = encore incertaine

# -- Le palmarès de quelqu’un ----------------------------------------------------------------------------------------

record-none = Aucune partie terminée pour l’instant.
record-none-yours = Vos parties terminées seront comptées ici.
record-apart = { $count ->
    [one] { $count } autre partie ne compte pas ici : appareils partagés, leçons, bifurcations, graines connues et nombres personnels sont laissés de côté.
   *[other] { $count } autres parties ne comptent pas ici : appareils partagés, leçons, bifurcations, graines connues et nombres personnels sont laissés de côté.
}
record-ratings = Cotes
record-ratings-none = Aucune partie classée pour l’instant.
record-rated-games = { $count ->
    [one] après { $count } partie
   *[other] après { $count } parties
}
record-rating-curve = Cote à { $game }, partie après partie : de { $first } à { $last }
record-statistics = Statistiques
record-which = Quel jeu
record-played = Parties
record-won = Gagnées
record-best = Record
record-average = En moyenne
record-scores = Points, partie après partie
record-scores-words = Points en { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, de { $least } à { $most }, { $average } en moyenne
record-scores-won = gagnée
record-scores-lost = non gagnée
record-scores-line = moyenne de cinq parties
record-spread = Fréquence de chaque score
record-spread-bar = { $from } à { $to } : { $count }
record-shares = Parties gagnées
record-shares-of = { $won } sur { $played }
record-players = { $game ->
    [king] contre le Roy
   *[other] à { $players } joueurs
}
record-buildings = Bâtiments dessinés
record-buildings-of = { $building }, colonne { $column } : dans { $share } des parties
record-column = Colonne { $column }
record-cards = Cartes Activité utilisées
record-tradesmen = Contremaîtres placés
record-events = Cubes sur les événements
record-characters = Personnages
record-cathedral = Cubes dans la Cathédrale, en moyenne
record-lines = D’où venaient les points, en moyenne
record-times = { $count } ×
record-best-games = Meilleures parties
record-latest = Dernières parties
record-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players }
record-alone = en solo
record-left = quittée
record-daily = partie du jour du { $day }
record-with = avec { $names }
record-at = { $when } : { $value }
record-wall = Succès de Troyes Dice
record-wall-count = Cases remplies : { $filled } sur { $boxes }
record-wall-open = pas encore
record-wall-progress = { $have } sur { $need }
