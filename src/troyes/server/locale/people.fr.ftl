# Comptes, appareils, amis, et toutes les données de quelqu’un.

web-blocked = Vous ne pouvez ni jouer ni rien changer ici : { $reason }
    .remedy = Écrivez à la personne qui tient ce serveur.
people-account-already = Vous avez déjà un compte.
    .remedy = Déconnectez-vous d’abord si vous en voulez un autre.
people-no-account = Il faut un compte pour cela.
    .remedy = Créez-en un à partir de l’invité que vous êtes : rien n’est perdu.
people-name-taken = Il existe déjà un compte au nom de { $name }.
    .remedy = Choisissez un autre nom, ou connectez-vous si c’est le vôtre.
people-common-password = Qui devine essaie ce mot de passe en premier.
    .remedy = Choisissez-en un autre : quelques mots sans rapport entre eux vont bien.
people-name-not-yours = Ce n’est pas le nom que vous portez ici.
    .remedy = Écrivez-le exactement ainsi : { $name }
people-not-signed-in = Le nom et le mot de passe ne vont pas ensemble.
    .remedy = Vérifiez les deux, et les majuscules du mot de passe.
people-wrong-password = Ce n’est pas votre mot de passe.
    .remedy = Réessayez, en faisant attention aux majuscules.
people-wrong-code = Le nom et le code ne vont pas ensemble, ou le code a déjà servi.
    .remedy = Vérifiez les deux. Un code reçu par courriel vaut une demi-heure ; c’est le dernier code de secours qui compte.
people-no-mail = Ce serveur n’envoie pas de courriel.
    .remedy = Utilisez votre code de secours, ou demandez à qui tient ce serveur.
people-mail-sent = Un code vient d’être envoyé.
    .remedy = Cherchez-le dans votre courrier, ou réessayez dans dix minutes.
people-nobody = Personne ne porte ce nom ici.
    .remedy = Demandez à votre ami le nom exact de son compte.
people-nobody-asks = Cette personne ne vous a rien demandé, ou ne le demande plus.
    .remedy = Faites vous-même la demande.
people-yourself = C’est vous.
    .remedy = Nommez quelqu’un d’autre.
people-many-friends = Il y a déjà { $most } personnes sur cette liste.
    .remedy = Retirez d’abord quelqu’un.

# -- La page sur soi-même --------------------------------------------------------------------------------------------

me-title = Vous
me-guest = Invité
me-account = Compte
me-words-guest = Vous jouez ici en invité : ce navigateur se souvient de vous. Avec un compte, vous pouvez vous connecter ailleurs, avoir des amis et jouer des parties classées.
me-words-new = Nul besoin de se connecter pour jouer. Avec un compte, vous pouvez vous connecter ailleurs, avoir des amis et jouer des parties classées.
me-words-account = Votre compte s’appelle { $login }, depuis le { $since }.
me-profile = Votre profil
me-friends = Vos amis
me-name = Nom que voient les autres
me-blank = Des espaces seuls ne suffisent pas.
me-name-save = Enregistrer
me-saved = Enregistré.
me-make = Créer un compte
me-make-words = Tout ce que vous avez joué vous suit.
me-make-done = Créer le compte
me-enter = Se connecter
me-enter-words = Vous avez déjà un compte.
me-enter-done = Se connecter
me-account-name = Nom du compte
me-account-name-help = Majuscules et minuscules sont équivalentes. Vos amis vous trouvent par ce nom.
me-password = Mot de passe
me-password-help = Au moins 8 caractères, et pas de ceux que chacun essaie d’abord.
me-show = Montrer
me-bring = { $count ->
    [one] Emporter la table de ce navigateur
   *[other] Emporter les { $count } tables de ce navigateur
}
me-bring-not = Elles restent en arrière : cette page ne les retrouvera plus.
me-change = Changer le mot de passe
me-old = Ancien mot de passe
me-new = Nouveau mot de passe
me-change-words = Tous les autres appareils et programmes sont déconnectés.
me-change-done = Le changer
me-changed = Le mot de passe est changé. Les autres appareils sont déconnectés.
mail-password-subject = Un nouveau mot de passe pour { $login }
mail-password-words =
    Quelqu’un, peut-être vous, veut définir un nouveau mot de passe pour le compte { $login } à Troyes.

    Ouvrez ceci dans la demi-heure : { $link }
    Ou saisissez ce code sur la page : { $code }

    Si ce n’était pas vous, ne faites rien : rien n’a changé.
mail-address-subject = Votre adresse pour { $login }
mail-address-words =
    Quelqu’un, peut-être vous, veut que cette adresse appartienne au compte { $login } à Troyes.

    Saisissez ce code sur votre page dans la demi-heure : { $code }

    Si ce n’était pas vous, ne faites rien : rien n’a changé.
recover-title = Mot de passe oublié
recover-words = Définissez un nouveau mot de passe avec votre code de secours, ou avec un code reçu par courriel. Tous les appareils sont alors déconnectés.
recover-code = Code
recover-code-help = Quatre groupes de cinq lettres et chiffres.
recover-done = Définir le nouveau mot de passe
recover-mail = Pas de code sous la main ?
recover-mail-words = Si votre compte a une adresse, un code peut y être envoyé.
recover-send = Envoyez-moi un code
recover-sent = Si ce compte a une adresse, un code est en route.
recover-none = Ce serveur n’envoie pas de courriel : sans le code de secours, seul qui le tient peut vous aider.
recover-link = Mot de passe oublié ?
recover-new = Votre code de secours
recover-new-words = Notez-le, ou gardez-le avec vos mots de passe : il n’est montré que cette fois. Avec lui, vous pourrez définir un nouveau mot de passe si vous oubliez le vôtre ; vous en recevrez alors un autre.
recover-copy = Copier
recover-copied = Copié
recover-noted = Je l’ai gardé
me-recovery = Si vous oubliez le mot de passe
me-recovery-have = Vous avez un code de secours. Un nouveau prend sa place.
me-recovery-none = Vous n’avez pas encore de code de secours : sans lui, un mot de passe oublié ne peut pas être remplacé.
me-recovery-make = Créer un nouveau code
me-mail = Adresse pour les codes
me-mail-words = Facultative. Elle ne sert à rien d’autre, et personne ne la voit.
me-mail-is = Des codes peuvent être envoyés à { $mail }.
me-mail-save = Y envoyer un code
me-mail-code = Code reçu par courriel
me-mail-prove = Confirmer l’adresse
me-mail-remove = Retirer l’adresse
me-mail-sent = Un code est en route vers { $mail }.
me-devices = Appareils
me-devices-words = { $count ->
    [one] C’est le seul appareil connecté.
   *[other] { $count } appareils ou programmes sont connectés.
}
me-out = Se déconnecter ici
me-signed-out = Cet appareil est déconnecté : cela s’est fait sur un autre, ou le mot de passe a changé. Connectez-vous de nouveau pour continuer.
me-out-everywhere = Se déconnecter partout
me-data = Vos données
me-data-words = Un seul fichier avec tout ce qui est gardé de vous : tables, parties finies, résultats, jeux de cartes, messages.
me-download = Télécharger
me-remove = Tout effacer
me-remove-words = Tout de suite et pour toujours. Les parties où personne d’autre n’était assis disparaissent. Aux autres tables, un robot prend votre place, « N. N. » remplace votre nom, et ce que vous avez écrit est vidé.
me-remove-name = Écrivez votre nom pour continuer : { $name }
me-remove-password = Votre mot de passe
me-remove-done = Effacer toutes mes données
me-removed = Toutes vos données sont effacées.
me-keep = Les garder

# -- Les amis --------------------------------------------------------------------------------------------------------

friends-title = Amis
friends-needs = Pour avoir des amis, il faut un compte : un nom et un mot de passe suffisent.
friends-needs-way = Créer un compte
friends-add = Nom du compte d’un ami
friends-add-done = Demander
friends-added = La demande est faite à { $name }.
friends-none = Personne encore. Demandez à un ami par le nom exact de son compte ; le vôtre est { $login }.
friends-asks = On vous demande
friends-accept = Accepter
friends-decline = Refuser
friends-asked = Vous avez demandé
friends-take-back = Retirer la demande
friends-remove = Retirer
friends-remove-sure = Retirer { $name } ?
friends-since = Amis depuis le { $since }
friends-invite = Vos amis
friends-invite-words = Envoyez-leur le lien : { $names }.

# -- Un profil -------------------------------------------------------------------------------------------------------

person-since = Ici depuis le { $since }
person-account = Compte { $login }
person-you = C’est ainsi que les autres vous voient.
person-ask = Demander à être amis
person-asked = Votre demande est faite.
person-asks = { $name } voudrait être votre ami.
person-friend = Vous êtes amis.
person-edit = Modifier
person-of = Profil de { $name }

# -- Le son ----------------------------------------------------------------------------------------------------------

sound-title = Son
sound-on = Activé
sound-off = Coupé
sound-volume = Volume
sound-volume-value = { $percent } %
sound-words = Dés, deniers, pierre, une cloche quand c’est à vous : discret, et jamais nécessaire pour jouer.

# Comment les tours des autres sont racontés
pace-title = Récit des tours des autres
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-off = Sans récit

# How a turn ends
turn-end = Fin du tour
turn-end-always = Toujours demander
turn-end-simple = Demander, sauf pour placer et passer
turn-end-moment = D’elle-même après 3 secondes
turn-end-words = Ce qui fait lancer ou révéler quelque chose attend toujours votre accord.
