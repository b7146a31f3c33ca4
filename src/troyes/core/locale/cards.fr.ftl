# -- Pourquoi un nombre imprimé d’un propriétaire ne peut pas valoir cela ----------------------------------------------

cards-table = il faut ici une table de { $known }
cards-no-such = il n’y a pas de nombre « { $name } » ; les noms possibles ici : { $known }
cards-toml-line = cette ligne ne se lit pas comme du TOML
cards-toml-at = il ne se lit plus à partir de la ligne { $line }, colonne { $column }
cards-toml-text = ce n’est pas du texte en UTF-8
cards-toml-whole = le fichier ne se lit pas comme du TOML jusqu’au bout
cards-deep = le nom à la ligne { $line } a plus de { $most } points ; écrivez-le comme dans le modèle
cards-many = il contient plus de { $most } noms ; ne gardez que les nombres qui diffèrent dans votre boîte
cards-within = { $why } ({ $where })
cards-misfit-form = il faut { $wanted ->
        [int] un nombre entier
        [float] un nombre
        [str] un mot
        [bool] vrai ou faux
        [array] une liste
        [object] une table
        [int-or-str] un nombre entier ou un texte
        [int-or-null] un nombre entier ou rien
        [str-or-null] un texte ou rien
        [array-or-null] une liste ou rien
        [object-or-null] une table ou rien
       *[other] autre chose
    }, et non { $got ->
        [int] un nombre entier
        [float] un nombre à virgule
        [str] un mot
        [array] une liste
        [bool] vrai ou faux
        [object] une table
        [null] rien
       *[other] autre chose
    }
cards-misfit-typed = il faut { $wanted ->
        [int] un nombre entier
        [float] un nombre
        [str] un mot
        [bool] vrai ou faux
        [array] une liste
        [object] une table
        [int-or-str] un nombre entier ou un texte
        [int-or-null] un nombre entier ou rien
        [str-or-null] un texte ou rien
        [array-or-null] une liste ou rien
        [object-or-null] une table ou rien
       *[other] autre chose
    }, et non « { $value } »
cards-misfit-missing = le champ « { $name } » manque
cards-misfit-unknown = il n’y a pas de champ « { $name } » ici
cards-misfit-other = rien de tel n’a sa place ici
cards-misfit-least = il faut un nombre entier, { $number } ou plus
cards-misfit-most = il faut un nombre entier, { $number } au plus
cards-misfit-length = il faut { $number ->
    [one] { $number } valeur
   *[other] { $number } valeurs
}
cards-misfit-longer = il faut { $number ->
    [one] { $number } valeur
   *[other] { $number } valeurs
} ou plus
cards-misfit-shorter = il faut { $number ->
    [one] { $number } valeur
   *[other] { $number } valeurs
} au plus
cards-misfit-word = « { $value } » n’est aucun des mots possibles ici
