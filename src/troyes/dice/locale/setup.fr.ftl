# Options d’une partie
dice-setup-numbering = Numéros des colonnes
    .help = Quel dé donne accès à quelle colonne de la feuille.
dice-setup-numbering-first = De 1 à 6
dice-setup-numbering-rising = Croissants, dé lancé
dice-setup-numbering-falling = Décroissants, dé lancé
dice-setup-banquets = Banquets et Raids
    .help = Trois tuiles sur la roue vous aident, ou vous gênent.
