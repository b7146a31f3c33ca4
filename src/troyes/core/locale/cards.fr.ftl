# -- Pourquoi un nombre imprimé d'un propriétaire ne peut pas valoir cela ----------------------------------------------

cards-table = il faut ici une table de { $known }
cards-no-such = il n’y a pas de nombre « { $name } » ; les noms possibles ici : { $known }
cards-toml-line = cette ligne ne se lit pas comme du TOML
cards-toml-whole = le fichier ne se lit pas comme du TOML jusqu’au bout
cards-within = { $why } ({ $where })
cards-misfit-form = il faut { $wanted ->
        [int] un nombre entier
        [str] un mot
        [array] une liste
       *[other] { $wanted }
    }, et non { $got ->
        [int] un nombre entier
        [float] un nombre à virgule
        [str] un mot
        [array] une liste
        [bool] vrai ou faux
        [object] une table
        [null] rien
       *[other] { $got }
    }
cards-misfit-least = il faut un nombre entier, { $number } ou plus
cards-misfit-most = il faut un nombre entier, { $number } au plus
cards-misfit-length = il faut { $number } valeurs
cards-misfit-longer = il faut { $number } valeurs ou plus
cards-misfit-shorter = il faut { $number } valeurs au plus
cards-misfit-word = « { $value } » n’est aucun des mots possibles ici
