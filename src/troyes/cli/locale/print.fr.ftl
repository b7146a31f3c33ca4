# `troyes print`
cli-print-done = Écrit : { $path }. Imprimez à 100 %, sans ajuster à la page.
cli-print-idle = { $option } ne change rien à { $kind }.
    .remedy = Omettez-le ; c’est pour { $known }.
cli-print-no-pdf = On imprime un PDF, et « { $path } » n’en porte pas le nom.
    .remedy = Donnez à --out un nom qui finit par .pdf.
cli-print-taken = « { $path } » existe déjà.
    .remedy = Choisissez un autre nom avec --out, ou remplacez-le avec --force.
