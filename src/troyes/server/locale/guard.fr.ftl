# Ce qui garde le serveur libre pour tout le monde, tel qu’on le dit à qui s’y heurte
web-busy = On nous en demande trop en ce moment.
    .remedy = Réessayez dans un instant.
web-took-too-long = La lecture a pris trop de temps, et a été abandonnée.
    .remedy = Envoyez quelque chose de plus petit.
web-record-text = Un texte de cet enregistrement est trop long : { $place }. Nous gardons { $most } signes au plus.
    .remedy = Raccourcissez-le.
