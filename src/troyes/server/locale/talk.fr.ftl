# Parler à une table, et être averti que c’est son tour.

talk-not-seated = Seules les personnes assises à cette table peuvent y parler.
    .remedy = Prenez une place tant qu’il y en a ; tout le monde peut lire.
talk-empty = Il n’y a rien à lire dans ce message.
    .remedy = Écrivez un mot.
talk-long = Un message a { $most } caractères au plus.
    .remedy = Faites-en deux.
talk-full = Une table ne peut garder plus de { $most } messages.
    .remedy = Continuez la conversation à la prochaine.
talk-no-message = Ce message n’existe pas, ou n’est pas de vous.
    .remedy = Regardez la discussion telle qu’elle est maintenant.
talk-too-late = Un message peut être retiré pendant { $minutes } minutes, pas plus longtemps.
    .remedy = Dites plutôt ce que vous vouliez dire.
talk-yourself = Ce message est de vous.
    .remedy = Retirez-le si vous le regrettez.
talk-taken-back = Ce message a été retiré : il n’en reste rien.
    .remedy = Regardez la discussion telle qu’elle est maintenant.
talk-reported = Vous avez déjà signalé ce message.
    .remedy = Qui tient ce serveur va le regarder.
talk-not-muted = Vous lisez déjà cette personne.
    .remedy = Regardez la liste telle qu’elle est maintenant.
talk-many-mutes = Vous avez déjà mis { $most } personnes en sourdine.
    .remedy = Relisez d’abord quelqu’un.

outside-malformed = Rien ne peut être envoyé à cette adresse.
    .remedy = Écrivez-la comme https://example.org/tour, sans nom ni mot de passe.
outside-not-https = Seule une adresse qui commence par https est assez sûre.
    .remedy = Utilisez https.
outside-private = Cette adresse est introuvable, ou mène dans un réseau privé.
    .remedy = Prenez-en une que l’on peut joindre de partout.
outside-unknown = Cette adresse est introuvable.
    .remedy = Vérifiez comment elle s’écrit.
push-malformed = Les clés de ce navigateur sont illisibles.
    .remedy = Désactivez puis réactivez les avis.
push-keys = Les clés des avis dans { $path } ne peuvent servir : { $detail }
    .remedy = Laissez le serveur lire et écrire ce fichier.
push-keys-damaged = Les clés des avis dans { $path } sont abîmées.
    .remedy = Reprenez le fichier d’une sauvegarde ; ou supprimez-le, et chacun réactivera les avis.
notice-no-webhook = Il n’y a pas encore d’adresse.
    .remedy = Enregistrez-en une d’abord.

notice-your-turn = C’est votre tour à { $title }.
notice-your-turn-with = C’est votre tour à { $title }, avec { $names }.
notice-trial = Ceci est un essai : les envois de cette maison de jeu arrivent ici.

# -- La discussion à une table ---------------------------------------------------------------------------------------

talk-title = Discussion
talk-log = Journal
talk-said = { $name } dit : { $text }
play-tab-chat = Discussion
play-help-chat = écrire dans la discussion, quand d’autres jouent aussi
talk-tabs = Journal et discussion
talk-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
talk-write = Message à la table
talk-send = Envoyer
talk-left = { $count ->
    [one] encore { $count } caractère
   *[other] encore { $count } caractères
}
talk-quiet = Personne n’a encore rien dit.
talk-hidden = Les messages des personnes que vous avez mises en sourdine sont cachés, et il n’y en a pas d’autres.
talk-hidden-way = Qui vous avez mis en sourdine
talk-quiet-write = Dites bonjour : toute la table peut le lire.
talk-read-only = Vous regardez : parlent ici celles et ceux qui sont à la table.
talk-gone = retiré
talk-you = vous
talk-more = Plus sur ce qu’a dit { $name }
talk-unsay = Retirer
talk-mute = Ne plus lire { $name }
talk-mute-sure = Vous ne verrez plus rien de ce que { $name } écrit, ici et aux autres tables. Personne n’en est averti.
talk-mute-done = Mettre en sourdine
talk-muted = Vous ne lisez plus { $name }. Votre page personnelle permet d’en changer.
talk-report = Signaler
talk-report-why = Qu’est-ce qui ne va pas dans ce message ?
talk-report-words = Qui tient ce serveur voit le message tel quel, et ce que vous écrivez.
talk-report-done = Envoyer le signalement
talk-report-sent = Merci. Qui tient ce serveur va le regarder.
talk-cancel = Annuler
talk-lost = La ligne s’est perdue avant que cela n’arrive.

# -- Sur la page personnelle -----------------------------------------------------------------------------------------

notice-title = Quand c’est votre tour
notice-words = Vous êtes averti une fois par tour, et seulement quand la table n’est pas ouverte chez vous.
notice-browser = Dans ce navigateur
notice-browser-on = Vous êtes averti ici, même quand aucune de nos pages n’est ouverte.
notice-browser-page = Vous êtes averti ici tant qu’une page de la table est ouverte derrière d’autres. Ce navigateur ne reçoit rien au-delà.
notice-browser-off = Un message apparaît à l’écran.
notice-browser-denied = Ce navigateur ne le permet pas. Ses réglages pour ce site peuvent le changer.
notice-browser-none = Ce navigateur ne sait pas le faire ici. Il faut une page en https et, sur un téléphone, peut-être une page mise sur l’écran d’accueil.
notice-turn-on = Activer
notice-turn-off = Désactiver
notice-turned-on = C’est ainsi que vous serez averti.
notice-webhook = Par webhook
notice-webhook-words = Pour un programme à vous, ou une messagerie qui accepte de tels envois : un petit JSON est envoyé à cette adresse.
notice-webhook-account = Avec un compte, l’avis peut aussi partir vers une adresse de votre choix, pour un programme ou une messagerie.
notice-webhook-label = Adresse
notice-webhook-help = Commence par https. Vide : rien n’est envoyé.
notice-webhook-save = Enregistrer
notice-webhook-saved = Enregistré.
notice-webhook-test = Essayer
notice-webhook-good = C’est arrivé : la réponse était { $status }.
notice-webhook-bad = C’est mal arrivé : la réponse était { $status }.
notice-webhook-silent = Personne n’a répondu là-bas.
notice-webhook-secret = Ce qui sert à signer
notice-webhook-secret-words = L’en-tête troyes-signature contient un temps t et v1, le HMAC-SHA256 du temps, d’un point et du contenu avec ce secret.
notice-mutes = Qui vous ne lisez pas
notice-mutes-none = Vous lisez tout le monde. À côté d’un message, dans une discussion, vous pouvez mettre son auteur en sourdine.
notice-unmute = Relire
