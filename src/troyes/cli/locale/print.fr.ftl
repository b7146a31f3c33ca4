# `troyes print`
cli-print-done = Écrit : { $path }. Imprimez à 100 %, sans ajuster à la page.
cli-print-taken = « { $path } » existe déjà.
    .remedy = Choisissez un autre nom avec --out, ou remplacez-le avec --force.
