# -- Où le travail se fait ---------------------------------------------------------------------------------------------

work-other-version = Une machine de la grappe a troyes { $there }, et ici c’est { $here }.
    .remedy = Installez la même version partout : la même version joue les mêmes parties.
work-not-there = Une machine de la grappe n’a pas { $module }.
    .remedy = Installez troyes, et le paquet de chaque robot qui joue, sur toutes.
work-unreachable = Il n’y a pas de Ray à { $address } : { $detail }.
    .remedy = Vérifiez l’adresse. Une grappe se lance par « ray start --head » et écoute sur le port 10001.
work-lost = Un ouvrier a été arrêté de l’extérieur { $tries } fois au même travail, peut-être faute de mémoire.
    .remedy = Ce qui est fait est gardé. Continuez avec moins à la fois, ou cherchez ce qui l’arrête.
work-cut-off = La liaison avec Ray est rompue : { $detail }.
    .remedy = Ce qui est fait est gardé. Continuez quand Ray tournera de nouveau.
