# Ce que dit la maison autour des jeux.

## Dit au salon
told-new = 🚂 { $who } ouvre une table.
told-rematch = 🔁 { $who } ouvre une revanche.{ $count ->
    [0] {""}
   *[other] {" "}{ $others }, appuyez sur Rejoindre.
}
told-join = { $who } prend place.
told-robot = 🤖 { $who }, un robot, prend place.
told-leave = **{ $name }** quitte la table.
moderators-where = 🛡️ **{ $title }**, table { $number }, dans { $place } ([ouvrir]({ $link })) :
concerned = -# { $who } : cela vous concerne.
told-closed = 🚪 La table est fermée. /table nouvelle en ouvre une autre.
told-option = Option modifiée : **{ $option }** vaut maintenant **{ $value }**.
told-board = 🗺️ Cette table joue sur son propre plateau, « { $file } ».
told-language = Cette table parle désormais français.
told-start = 🚂 **En voiture !** Dans l’ordre des places : { $seats }.
told-commitment = -# Tous les mélanges viennent d’un même secret. Son SHA-256 est `{ $commitment }` ; le secret sera montré à la fin.
told-words = -# Les mots que les joueurs ont ajoutés au mélange : { $words }.
told-word = { $who } ajoute **{ $word }** au mélange.
told-seed = -# Le secret de cette partie : `{ $seed }`. Vérifiez-le avec /partie vérifier, ou prenez le fichier avec /partie export.
told-fingerprint = -# SHA-256 de la feuille de partie : `{ $fingerprint }`.
told-undo = ↩️ { $who } annule { $count ->
    [one] ce coup :
   *[other] ces { $count } coups :
}
told-redo = ↪️ { $who } rétablit { $count ->
    [one] ce coup :
   *[other] ces { $count } coups :
}
told-appeal-undo = ↩️ { $who } demande à annuler { $count ->
    [one] ce coup :
   *[other] ces { $count } coups :
}
told-appeal-redo = ↪️ { $who } demande à rétablir { $count ->
    [one] le coup annulé :
   *[other] les { $count } coups annulés :
}
told-appeal-move = - { $move }
moves-more = { $count ->
    [one] un autre coup
   *[other] { $count } autres coups
}
told-appeal-unanimity = -# { $count ->
    [one] { $who } doit être d’accord.
   *[other] Tous doivent être d’accord : { $who }.
} Le vote se termine { $until }.
told-appeal-majority = -# { $count ->
    [one] Au moins un de ces joueurs doit être d’accord : { $who }.
   *[other] { $count } de ces joueurs doivent être d’accord : { $who }.
} Le vote se termine { $until }.
told-appeal-left = Vote encore attendu : { $who }.
told-appeal-refused = Rien n’est repris ni rejoué.
told-agree = ✅ { $who } accepte.
told-refuse = ✋ { $who } refuse.
told-refused = ✋ { $who } refuse ; { $what ->
    [undo] rien n’est annulé.
    [redo] rien n’est rétabli.
    [pause] les pendules continuent.
    [resume] les pendules restent en pause.
    [clock] la pendule reste comme elle est.
   *[seat] la place reste comme elle est.
}
told-withdrawn = { $who } retire sa demande.
told-offer = 💺 { $who } propose sa place à { $to }.
told-handover = 💺 { $who } prend la place que tenait **{ $name }**.
told-decline = **{ $name }** décline ; la place reste comme elle est.
told-away = 🤖 **{ $name }** s’absente ; { $who }, un robot, joue entre-temps. /table rejoindre rend la place.
told-back = { $who } est de retour : **{ $name }** lui rend sa place.
told-resigned = 🏳️ { $who } abandonne.
told-resigned-robot = 🏳️ **{ $name }** abandonne ; { $who }, un robot, continue.
told-replaced = 💺 { $who } prend la place que tenait **{ $name }**.
told-moderator = Décision de **{ $by }** (modération). Raison : { $reason }
told-skip = ⏭️ **{ $by }** (modération) { $how ->
    [empty] a sauté le tour de { $who } ; ce qui y a été fait demeure
   *[robot] a fait jouer un robot pour { $who }, cette fois seulement
}. Raison : { $reason }
told-moderator-pause = ⏸️ **{ $by }** (modération) a mis les pendules en pause. Vous pouvez jouer quand même. Raison : { $reason }
told-moderator-resume = ⏯️ **{ $by }** (modération) a fait reprendre les pendules. Raison : { $reason }
told-extend = ⏱️ **{ $by }** (modération) a accordé { $span } de plus à { $who }. Raison : { $reason }
told-rewind = ⏪ **{ $by }** (modération) a restauré un moment antérieur de la partie, après le coup { $moves }. Raison : { $reason }
told-lock = 🔒 **{ $by }** (modération) a verrouillé la table : on peut regarder, pas jouer. Raison : { $reason }
told-unlock = 🔓 **{ $by }** (modération) a déverrouillé la table. Raison : { $reason }
told-standing = Scores en l’état : { $scores }. { $count ->
    [one] { $winners } est en tête.
   *[other] { $winners } sont à égalité en tête.
}
told-score = { $who } { $score }
told-no-standing = Ce jeu n’a pas de score avant la fin.
told-moderator-undo = ↩️ **{ $by }** (modération) a annulé { $count ->
    [one] un coup.
   *[other] { $count } coups.
} Raison : { $reason }
told-end = 🛑 **{ $by }** (modération) a terminé la partie en l’état. Raison : { $reason }
told-reset = 📦 **{ $by }** (modération) a archivé cette partie. Rien n’est perdu : /modérer restaurer la restaure. Raison : { $reason }
told-restore = 📦 **{ $by }** (modération) a restauré cette partie, telle qu’elle était. Raison : { $reason }
told-robot-stuck = 🤖 Un robot est bloqué : quelque chose a mal tourné de mon côté. Je continue d’essayer. Si cela persiste, un modérateur peut annuler le dernier coup avec /modérer annuler.
told-owed = 📬 Je ne pouvais plus écrire ici depuis un moment. Entre-temps, en { $count } messages :
told-no-picture = -# 🖼️ L’image n’a pas pu être publiée ici. Pour la voir : /partie plateau.
owed = ⚠️ { $count ->
    [one] Un message attend
   *[other] { $count } messages attendent
}, car je n’ai pas pu écrire dans ce salon : { $why ->
    [permissions] je n’en ai pas la permission.
    [thread] le fil est verrouillé ou archivé.
    [outage] Discord ne répond pas.
    [token] Discord me refuse tout.
   *[other] Discord refuse.
} Rien n’est perdu : je le publierai dès que possible.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
lobby-game = **{ $title }** — { $about }
lobby-options = -# { $count ->
    [0] Options : celles d’origine.
   *[other] Options changées : { $options }.
} Pour les voir ou les changer : /table options.
lobby-option = { $name } : { $value }
lobby-seats = { $count ->
    [0] Personne n’est encore assis. De { $least } à { $most } joueurs.
   *[other] À la table : { $seats }. De { $least } à { $most } joueurs.
}
lobby-seats-exactly = { $count ->
    [0] Personne n’est encore assis. { $most } joueurs exactement.
   *[other] À la table : { $seats }. { $most } joueurs exactement.
}
lobby-nobody = personne
lobby-commitment = -# { $count ->
    [0] {""}
   *[other] Ajoutés au mélange : { $words }.{" "}
}Ajoutez un mot avec /table graine. SHA-256 de mon secret : `{ $commitment }`
lobby-word = { $who } « { $word } »
duty = ▶️ { $what }
duty-meanwhile = ⏳ { $what }

## Boutons et panneaux
button-join = Rejoindre
button-robot = Ajouter un robot
button-leave = Quitter
button-start = Commencer
button-play = Jouer
button-hand = Ma main
button-board = Plateau
button-rematch = Revanche
button-rules = Règles
button-section = Page suivante
button-howto = Comment jouer
button-confirm = Confirmer
button-add = Ajouter et continuer
button-close = C’est tout
button-back = Retour
button-anew = Recommencer
button-more = Suite…
button-write = Écrire un coup
button-agree = D’accord
button-refuse = Refuser
button-accept = Prendre la place
button-decline = Décliner
button-briefing = Résumé
button-resign = Oui, abandonner
button-proceed = Oui, le faire
button-refrain = Non, laisser
button-undo = Annuler le coup
panel-kind = **À vous.** Que voulez-vous faire ?
panel-planned = **Prévu jusqu’ici :**
panel-next = **Jusqu’ici, tout va bien.** Et ensuite ? Confirmer joue tout ce qui est prévu.
panel-placeholder = Choisissez une action
panel-suggested = Choisissez une action (★ = suggestion)
panel-answer = Choisissez
panel-go-on = Autre chose ? Ajoutez-le, ou appuyez sur C’est tout.
panel-ready = Le coup est complet. Confirmez pour le jouer.
panel-enough = Le coup est complet : Confirmer le joue tel quel. Ou précisez :
panel-stale = La partie a avancé ; voici le panneau tel qu’il est maintenant.
panel-reopened = 📝 Vous aviez commencé ceci plus tôt : continuez, ou appuyez sur Recommencer pour l’abandonner.
form-title = Écrire un coup
form-label = Le coup en notation
move-done = ✅ Joué.
move-halted = ⏸️ Il s’est passé quelque chose qui demande une nouvelle décision ; ceci n’a pas été joué : `{ $rest }`
go-on-in-panel = Trop long pour cette case : la suite dans le panneau
possible-now = Possible maintenant : { $kinds }.

## Réponses privées
done-new = Votre table est ouverte et vous avez la première place. Les autres appuient sur Rejoindre ; ajoutez des robots à volonté ; puis appuyez sur Commencer.
done-join = Vous avez une place. La partie commence dès que quelqu’un appuie sur Commencer.
done-leave = Vous avez quitté la table.
done-back = Votre place est de nouveau à vous.
done-leave-robot = Un robot joue désormais pour vous. Avec /table rejoindre, vous reprenez la place quand vous voulez.
done-robot = C’est fait.
done-board = Cette table joue sur le plateau « { $file } ». Il a passé toutes les vérifications.
done-option = **{ $option }** vaut maintenant **{ $value }**.
done-start = La partie commence.
done-language = Langue changée.
done-word = Votre mot est ajouté au mélange. Il comptera quand la partie commencera.
done-undo = Coup annulé. C’est de nouveau à vous.
done-redo = Coup rétabli.
done-appeal = Les autres votent. Ce sera fait dès qu’ils seront d’accord.
done-agree = Vous êtes d’accord.
done-refuse = Vous refusez.
done-offer = La place est proposée à **{ $name }**. Elle reste la vôtre tant que personne ne l’a prise.
done-resign = Vous avez abandonné.
resign-rules = Abandonner pour de bon ? Vous quittez la partie comme le veulent ses règles ; personne ne jouera pour vous.
resign-robot = Abandonner pour de bon ? Un robot continuera pour vous. Pour revenir plus tard, prenez plutôt /table quitter.
briefing-heading = **Votre résumé** (place { $number } ; vous seul le voyez)
briefing-lately = **Depuis le dernier coup de cette place :**
briefing-table = **La table :**
done-refrain = Rien n’a été changé.
done-moderate-reset = La partie est archivée. /modérer restaurer la restaure.
done-moderate-restore = La partie est restaurée.
done-moderate-undo = Le coup est annulé.
done-moderate-end = La partie est terminée.
done-moderate-rewind = Le moment antérieur est restauré.
done-moderate-skip = C’est fait ; la partie continue.
done-moderate-replace = La place a changé de mains.
done-moderate-pause = Les pendules sont en pause.
done-moderate-resume = Les pendules ont repris.
done-moderate-extend = Le temps est accordé.
done-moderate-lock = La table est verrouillée. /modérer déverrouiller la rouvre.
done-moderate-unlock = La table est déverrouillée.
moderate-rewind = Restaurer ce moment de la partie (**{ $players }**, ligne { $revision }) ? Tout autre moment pourra être restauré plus tard.
moderate-rewind-taken = Ces coups ne compteraient plus :
moderate-rewind-again = Ces coups compteraient de nouveau :
moderate-skip = { $how ->
    [empty] Sauter le tour de **{ $who }**, dont le reste demeure vide,
   *[robot] Faire jouer un robot pour **{ $who }** jusqu’à ce que ce soit à quelqu’un d’autre,
} dans la partie (**{ $players }**, ligne { $revision }) ?
moderate-replace = Donner à **{ $after }** la place que tient **{ $who }**, dans la partie (**{ $players }**, ligne { $revision }) ?
moderate-pause = Mettre en pause les pendules de la partie (**{ $players }**, ligne { $revision }) ?
moderate-resume = Faire reprendre les pendules de la partie (**{ $players }**, ligne { $revision }) ?
moderate-extend = Accorder { $span } de plus à **{ $who }**, dans la partie (**{ $players }**, ligne { $revision }) ?
moderate-lock = Verrouiller la table (**{ $players }**, ligne { $revision }) ? Personne ne pourra jouer jusqu’au déverrouillage.
moderate-unlock = Déverrouiller la table (**{ $players }**, ligne { $revision }) ?
settings-role = Modération ici : ceux qui gèrent les salons, et { $role }.
settings-no-role = Modération ici : ceux qui gèrent les salons.
settings-report = Les actes de modération sont aussi signalés dans { $channel }.
settings-silent = Les actes de modération ne sont signalés qu’à la table.
settings-apart = Personne ne modère une partie à laquelle il joue.
settings-together = Les modérateurs peuvent modérer les parties auxquelles ils jouent.
audit-heading = **Les actes de modération de ce salon** { $count ->
    [0] Aucun pour l’instant.
   *[other] (les derniers en bas)
}
archived-point = ⏪ ligne { $revision } : { $move }
moderate-reset = Archiver la partie (**{ $players }**, ligne { $revision }) ? Elle pourra être restaurée.
moderate-restore = Restaurer la partie (**{ $players }**, ligne { $revision }) ?
moderate-restore-aside = La partie en place ici (**{ $players }**) sera archivée pour lui laisser la place. Elle pourra être restaurée de même.
archived-game = { $at } UTC · { $game } · { $players } · { $phase }, ligne { $revision }
moderate-undo = Annuler, dans la partie (**{ $players }**, ligne { $revision }), ce qui suit ?
moderate-end = Terminer en l’état la partie (**{ $players }**, ligne { $revision }) ? Le secret sera montré.
moves-heading = **Vous pouvez maintenant :**
moves-how = Appuyez sur Jouer sous le dernier message, ou tapez /{ $group }.
rules-how = Choisissez une section ci-dessous, ou cherchez avec /règles et un mot ou un numéro.
rules-more = … et encore { $count }. Précisez la recherche.
rules-section = Choisissez une section
rules-none = Aucune règle ne parle de « { $search } ». Essayez un seul mot, ou un numéro comme 6.7.
why-nothing = Rien ne vous a été refusé ici.
why-example = ✅ Permis maintenant, par exemple : `/jouer { $move }`
options-heading = **Options de cette table**
phase-gathering = attend des joueurs
phase-playing = en cours
phase-over = terminée
seat-person = { $number }. **{ $name }**
seat-robot = { $number }. **{ $name }** 🤖
value-yes = oui
value-no = non
value-named = { $value }
value-unanimity = tous les intéressés
value-majority = la plupart des intéressés
house-option-undo = Annulation de coups
house-option-undo-help = Qui doit être d’accord pour annuler un coup : tous les intéressés, ou plus de la moitié, demandeur compris.
log-heading = **Le journal** ({ $count } lignes ; la dernière en bas)
log-join = { $text } a pris place
log-robot = { $text }, un robot, a pris place
log-leave = { $text } a quitté la table
log-options = option { $text }
log-language = langue { $text }
log-start = la partie a commencé
log-move = { $name } : { $text }
log-word = { $name } a ajouté { $text } au mélange
log-undo = { $by } a annulé : { $text }
log-redo = { $by } a rétabli ce qui avait été annulé
log-appeal = { $text ->
    [redo] { $by } a demandé à rétablir ce qui avait été annulé
   *[other] { $by } a demandé à annuler des coups
}
log-agree = { $by } a accepté
log-refuse = { $by } a refusé
log-offer = { $by } a proposé une place à <@{ $text }>
log-decline = { $by } a décliné une place
log-sit = { $text } a pris une place
log-away = { $text }, un robot, garde une place
log-back = { $text } est de retour
log-retire = { $name } a abandonné
log-skip = { $by } (modération) a sauté le tour de { $name } ({ $text })
log-replace = { $by } (modération) a donné à quelqu’un d’autre la place que tenait { $name } ({ $text })
log-rewind = { $by } (modération) a restauré un moment antérieur ({ $text })
log-lock = { $by } (modération) a verrouillé la table ({ $text })
log-unlock = { $by } (modération) a déverrouillé la table ({ $text })
log-moderator-undo = { $by } (modération) a annulé des coups ({ $text })
log-end = { $by } (modération) a terminé la partie ({ $text })
log-reset = { $by } (modération) a archivé la partie ({ $text })
log-restore = { $by } (modération) a restauré la partie ({ $text })
log-archive = la partie a été archivée pour une nouvelle
record-whole = La partie entière, avec son secret : `chefdegare verify` la vérifie.
record-running = La partie jusqu’ici. Mon secret s’y ajoutera à la fin.
verify-good = ✅ { $moves ->
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
} : chaque mélange, chaque pioche et chaque coup est exact. Engagement `{ $commitment }`.
verify-unfinished = La feuille s’arrête avant la fin de la partie.
verify-bad = ❌ { $where } : { $why }
verify-differs = ❌ Après { $moves } coups, la position rejouée diffère de celle qui est enregistrée. Prévenez un modérateur.

## Refus de la maison
denied-no-guild = Utilisez cette commande dans un salon de serveur.
denied-permissions = Je ne pourrais pas publier la partie ici. Dans ce salon, il me manque : { $missing }. Demandez à un modérateur de l’autoriser, puis réessayez.
denied-not-member = Je ne suis pas membre de ce serveur, donc je ne pourrais pas écrire ici. Quelqu’un qui le gère doit d’abord m’inviter.
denied-no-table = Il n’y a pas de table dans ce salon. Ouvrez-en une avec /table nouvelle.
denied-table-gathering = Une table est déjà ouverte ici. Prenez place avec /table rejoindre. La personne qui l’a ouverte peut la fermer avec /table fermer, ou ouvrir un autre jeu avec /table nouvelle ; chacun le peut dès que personne n’est assis.
done-close = La table est fermée.
denied-close-begun = La partie a commencé : la table ne peut plus être fermée. Quittez-la avec /table quitter ou /table abandonner, ou demandez à un modérateur de la terminer.
denied-close = Seule la personne qui a ouvert la table peut la fermer ; chacun le peut dès que personne n’est assis. Quittez votre place avec /table quitter, ou demandez à un modérateur.
denied-table-playing = Une partie est en cours ici. Allez dans un autre salon, ou demandez à un modérateur de la ranger.
denied-unknown-game = Je ne connais pas le jeu « { $game } ». Choisissez dans la liste.
denied-already-seated = Vous avez déjà une place ici.
denied-not-seated = Vous n’avez pas de place à cette table. Vous pouvez regarder avec /partie plateau.
denied-start-not-seated = Seul un joueur assis peut commencer la partie. Prenez place avec /table rejoindre.
denied-full = La table est complète : { $most } places au plus.
denied-no-hand = Personne n’a rien de caché dans ce jeu : tout est sur la table. Voyez-la avec /partie plateau.
denied-no-robot = Il n’y a pas de robot à retirer.
denied-last-person = Il n’y a plus que vous à cette table. Demandez à un modérateur de terminer la partie ou de l’archiver.
denied-last-seat = Il n’y a plus personne d’autre à cette table, et des robots finiraient la partie entre eux. Terminez-la ou archivez-la plutôt.
denied-resigned = Vous avez déjà quitté cette partie.
denied-no-word = Un mot a au moins une lettre.
status-locked = 🔒 Un modérateur a verrouillé la table : chacun peut regarder, et personne ne peut jouer avant qu’elle soit déverrouillée.
denied-locked = Un modérateur a verrouillé cette table : on peut regarder, pas jouer.
denied-lost = ⚠️ Ma base de données a été modifiée ou supprimée pendant que je tournais : je ne peux plus rien garder, et rien n’a été joué. Mon hébergeur doit la remettre en place et me relancer.
denied-not-locked = Cette table n’est pas verrouillée.
denied-nothing-to-redo = Il n’y a rien à rétablir : un coup a été joué depuis, ou rien n’a été annulé.
denied-undo-secret = Quelqu’un a vu ce qui était secret : seul un modérateur peut annuler cela.
denied-undo-point = Choisissez dans la liste jusqu’où annuler.
denied-undo-over = Cette partie est terminée et son secret est public : qui le lit sait ce qui serait tiré ensuite. On ne peut donc plus rien annuler ni rétablir. Appuyez sur **Revanche** sous le dernier message pour rejouer.
denied-undo-stale = Vous avez rejoué depuis, ou ce coup est déjà annulé. **/partie annuler** annule votre dernier coup, ou jusqu’où vous choisissez dans sa liste.
denied-undo-other = Ce coup est celui de quelqu’un d’autre. **/partie annuler** demande aux autres de l’annuler.
denied-appeal-own = C’est vous qui le demandez. Les autres votent ; Refuser retire la demande.
denied-appeal-closed = Ce vote est clos.
denied-appeal-late = Le vote est terminé. Vous pouvez redemander.
denied-answered = Vous avez déjà donné cette réponse.
denied-not-asked = Cette question ne vous est pas posée.
denied-offer-seated = **{ $name }** a déjà une place ici.
denied-offer-robot = Les bots ne peuvent pas s’asseoir ici. Pour laisser une place à l’un de mes robots : /table quitter.
denied-offer-other = Cette place ne vous est pas proposée.
denied-not-chosen = Choisissez dans la liste que Discord propose.
denied-no-reason = Indiquez une raison ; les joueurs la verront.
denied-not-manager = C’est réservé à ceux qui ont la permission Gérer les salons.
denied-own-game = Sur ce serveur, personne ne modère une partie à laquelle il joue. Adressez-vous à un autre modérateur.
denied-unknown-seat = Choisissez une place dans la liste.
denied-not-waiting = Ce n’est pas le tour de **{ $name }**. Voyez /partie état.
denied-already-started = La partie a déjà commencé ; cela ne se fait qu’avant.
denied-not-started = La partie n’a pas encore commencé. Quand tous sont assis, appuyez sur Commencer ou tapez /table commencer.
denied-over = Cette partie est terminée. Ouvrez-en une autre avec /table nouvelle.
denied-unknown-option = Il n’y a pas d’option « { $name } » ici. Il y a : { $known }.
denied-bad-option = « { $value } » n’est pas possible pour « { $name } ». Possible : { $known }.
denied-no-boards = Aucun fichier de plateau n’est gardé ici. La personne qui héberge ce bot peut indiquer un dossier dans CHEF_BOARDS.
denied-unknown-board = Il n’y a pas de fichier de plateau « { $file } ». Il y a : { $known }.
denied-unreadable-board = Le fichier de plateau « { $file } » est illisible. Demandez à la personne qui héberge ce bot d’y jeter un œil.
board-not-used = Ce jeu se joue sans plateau ; il n’y a rien à charger.
denied-board-lost = Le plateau de cette table, { $board }, ne peut plus être lu. Demandez à la personne qui héberge ce bot.
misread-usage = { $why }
    -# { $usage }. Permis en ce moment, par exemple : { $example }
misread-not-open = pas possible maintenant
misread-many-moves = Plus de { $most } coups sur une ligne, c’est trop.
denied-same-language = Cette table parle déjà cette langue.
denied-unknown-archive = Choisissez dans la liste l’une des parties archivées.
denied-but-done = C’est fait ; seule la réponse a échoué de mon côté. Voyez /partie état.
denied-unsure = Mon registre ne répond pas : je ne sais pas si c’est enregistré. Regardez /partie état dans un instant.
denied-bad-language = Je parle anglais (en) et français (fr), pas « { $language } ».
denied-other-game = On joue à un autre jeu ici. Ses coups sont sous /{ $group }.
denied-nothing-to-undo = Il n’y a rien à annuler.
denied-nothing-to-end = Aucune partie n’est en cours ici.
denied-nothing-to-restore = Aucune partie de ce genre n’a été archivée dans ce salon.
denied-not-moderator = C’est réservé à la modération : la permission Gérer les salons, ou le rôle choisi par ce serveur. Adressez-vous à un modérateur.
denied-stale-moderation = Cette question n’est pas la vôtre, ou elle est dépassée. Tapez de nouveau la commande.
denied-stale = La partie a avancé depuis. Appuyez sur Jouer sous le dernier message.
denied-too-long = C’est trop long : { $most } caractères au plus.
denied-repeated = C’est déjà fait.
denied-store = L’enregistrement a échoué, donc rien n’a changé. Réessayez dans un instant.
denied-unexpected = Quelque chose a mal tourné de mon côté ; rien n’a changé. Réessayez, et prévenez un modérateur si cela persiste.

## Feuilles de partie
record-at-line = Ligne { $line }
record-at-move = { $move ->
    [0] La donne
   *[other] Coup { $move }
}
record-no-record = ce n’est pas une feuille de Chef de Gare
record-too-long = le fichier est trop long
record-no-deal = la ligne `deal = …` manque
record-no-heading = l’en-tête « { $name } » manque
record-bad-heading = l’en-tête « { $name } » est illisible
record-bad-line = illisible : { $text }
record-bad-options = les options ou le nombre de places ne vont pas avec le jeu
record-other-board = cette partie s’est jouée sur un plateau à elle ({ $board }) ; il en faut le fichier pour la vérifier
record-no-seed = la graine n’est pas dans le fichier ; elle est montrée à la fin de la partie
record-wrong-seed = la graine ne correspond pas à l’engagement
record-cannot-leave = quelqu’un quitte la partie, ce que les règles du jeu ne permettent pas ici
record-illegal = le coup n’est pas permis ({ $rule }) : { $why }
record-wrong-draw = la graine donne « { $found } », mais la feuille dit « { $written } »
record-unknown-game = je ne connais pas le jeu « { $name } »

## Standing orders
orders-heading = **Vos consignes** (personne d’autre ne les voit)
order-none = aucune
orders-possible = Vous pouvez donner, avec /table auto :
order-given = { $name } { $value }
order-chosen = { $name } — { $value }
done-order = C’est noté : **{ $order }**. Je réponds pour vous quand le cas se présente.
done-order-dropped = Consigne retirée.
denied-no-orders = Ce jeu n’a pas de consignes : chaque réponse est la vôtre.
denied-unknown-order = Il n’y a pas de consigne « { $name } ». Il y a : { $known }.

## How to play
howto-goal = Le but.
howto-turn = Un tour.
howto-scoring = Le score.
howto-more = Toutes les règles : /règles. Vos coups : /{ $group }, ou le bouton Jouer.
help-intro = Je tiens les règles, le plateau et le score de jeux de chemins de fer, une partie par salon. Ouvrez une table avec **/table nouvelle**, laissez les autres appuyer sur Rejoindre, ajoutez des robots si vous voulez, puis appuyez sur Commencer. Le bouton Jouer vous guide ensuite à chaque tour.
help-table = Une absence ? **/table quitter** laisse un robot garder votre place, **/table céder** la donne à quelqu’un d’autre. Une maladresse ? **/partie annuler** l’annule, si les intéressés sont d’accord.
help-more = Pour en savoir plus sur un jeu : /aide et son nom. Vos parties : /moi parties. Le temps de chacun : /table pendule.
