# Problèmes : ce qui ne va pas, la page, le panneau à côté du plateau, le terminal.
puzzle-number = Il n’y a pas de problème { $value } : ils vont de 1 à { $last }
puzzle-no-game = Il n’y a pas de problèmes de { $game }
puzzle-no-theme = Aucun problème ne porte sur « { $theme } »
puzzle-no-themes = Aucun problème ne porte sur « { $theme } ». Thèmes : { $known }
puzzle-none-left = Vous avez répondu à tous ces problèmes
puzzle-unfinished = Jouez d’abord le tour jusqu’au bout : il pourra alors être votre réponse

puzzles-title = Problèmes
puzzles-intro = Un tour est nettement le meilleur, et ce n’est pas le premier qui vient à l’esprit. Trouvez-le.
puzzles-how = Ils viennent de parties du plus fort des robots contre lui-même. Votre première réponse compte.
puzzles-today = Problème du jour
puzzles-today-again = Revoir le problème du jour
puzzles-next = Un problème pour vous
puzzles-theme = Par thème
puzzles-count = { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
}
puzzles-rating = Cote
puzzles-answered = Résolus
puzzles-solved = { $right } sur { $answered }
puzzles-streak = D’affilée
puzzles-best = record { $count }
puzzles-days = Jours d’affilée
puzzles-unrated = Les séries sont comptées sur cet appareil. Les cotes demandent un serveur, où d’autres répondent aussi.
puzzles-grade-right = résolu
puzzles-grade-nearly = presque
puzzles-grade-wrong = manqué

puzzle-title = Problème { $number }
puzzle-panel = Le problème
puzzle-rated = Cote { $rating }
puzzle-of-day = Le problème du jour
puzzle-find = Trouvez le meilleur tour.
puzzle-do = Jouez-le sur le plateau, puis terminez le tour. Jusque-là, tout peut être repris.
puzzle-before = Vous y avez déjà répondu : cette fois ne compte pas.
puzzle-thinking = Votre réponse est examinée…
puzzle-right = C’est cela !
puzzle-right-too = Tout aussi bon !
puzzle-nearly = Presque !
puzzle-wrong = Il y avait mieux.
puzzle-gives-up = Votre tour abandonne { $points } { $points ->
    [one] point
   *[other] points
}.
puzzle-best = Le meilleur tour
puzzle-yours = Votre tour
puzzle-lead = Avance sur le suivant, en points : { $points }
puzzle-why = Pourquoi
puzzle-then = puis
puzzle-about = Thèmes
puzzle-your-rating = Votre cote
puzzle-in-a-row = { $count ->
    [one] Un résolu
   *[other] { $count } d’affilée
}
puzzle-in-days = { $count ->
    [one] Le problème d’aujourd’hui
   *[other] { $count } jours d’affilée
}
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-fold = Replier le texte du problème
puzzle-unfold = Déplier le texte du problème

puzzle-theme-bonus = Bonus
puzzle-theme-link = Liaisons
puzzle-theme-cathedral = Cathédrale
puzzle-theme-fortress = Forteresses
puzzle-theme-hall = Halles
puzzle-theme-work = Bâtiments de fonction
puzzle-theme-saving = Ressources
puzzle-theme-banquet = Banquets
puzzle-theme-demolition = Avant le dé noir
puzzle-theme-changing = Changer un dé
puzzle-theme-late = Les dernières journées
puzzle-theme-reroll = Relancer
puzzle-theme-event = Événements
puzzle-theme-expulsion = Expulsions
puzzle-theme-tradesman = Contremaîtres
puzzle-theme-storing = Cubes pour plus tard
puzzle-theme-cube = Utiliser des cubes
puzzle-theme-harvest = Agriculture
puzzle-theme-ramparts = Remparts
puzzle-theme-buying = Acheter des dés
puzzle-theme-influence = Influence
puzzle-theme-passing = Passer
puzzle-theme-character = Personnages
puzzle-theme-king = Le Défi du Roy
puzzle-theme-last = Le dernier tour
puzzle-told = { $title } : { $what }
