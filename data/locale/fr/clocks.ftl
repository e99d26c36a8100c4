# Pendules, rappels et /moi.

## Durées
span-days = { $count } j
span-hours = { $count } h
span-minutes = { $count } min
span-and = { $head } { $tail }
pace = { $bank } chacun, plus { $increment } à chaque tour, sans dépasser { $cap }. À zéro : { $zero }
pace-none = pas de pendule
preset-live = en direct : 20 min chacun, plus 2 min par tour
preset-daily = quotidien : 2 jours chacun, plus 1 jour par tour
preset-relaxed = tranquille : 7 jours chacun, plus 3 jours par tour
preset-none = pas de pendule
at-zero-nudge = un simple rappel
at-zero-turn = un robot joue le tour
at-zero-seat = un robot prend la place
at-zero-moderators = la modération décide

## Dit au salon
told-clock = ⏱️ La pendule de cette table : { $pace }.
told-clock-none = ⏱️ Cette table joue sans pendule.
told-pin = 📌 Le message du départ sera épinglé et mènera au dernier plateau.
told-pin-not = 📌 Le message du départ ne sera pas épinglé.
told-pause = ⏸️ C’est d’accord : les pendules sont en pause. Vous pouvez jouer quand même ; /table reprendre les fait repartir.
told-resume = ⏯️ C’est d’accord : les pendules ont repris.
told-ask-pause = ⏸️ { $who } demande de mettre les pendules en pause.
told-ask-resume = ⏯️ { $who } demande de faire reprendre les pendules.
told-ask-clock = ⏱️ { $who } demande une autre pendule, pleine pour tout le monde : { $pace }.
told-ask-left = -# { $count ->
    [one] Il manque encore un accord
   *[other] Il manque encore { $count } accords
} ; la question se ferme { $until }.
told-aye = { $who } est d’accord. { $count ->
    [one] Il manque encore un accord.
   *[other] Il manque encore { $count } accords.
}
told-nay = { $who } refuse ; { $what ->
    [pause] les pendules continuent.
    [resume] les pendules restent arrêtées pour le moment.
   *[other] la pendule reste comme elle est.
}
told-out-of-time = ⌛ { $who } n’a plus de temps : un robot joue ce tour.
told-out-of-time-seat = ⌛ **{ $name }** n’a plus de temps : un robot prend la place.
called = 👉 { $who }
lobby-clock = -# Pendule : { $pace }. Elle se règle avec /table pendule.
clock-from-now = -# ⏱️ { $who } : échéance { $until }.

## Rappels
reminder-turn = 🔔 { $who } : c’est à vous.
reminder-next = 🔜 { $who } : ce sera bientôt à vous.
reminder-half = ⏳ { $who } : la moitié de votre temps est passée. Échéance : { $until }.
reminder-last = ⏰ { $who } : dernier appel. Échéance : { $until } ; ensuite, { $zero }.
reminder-zero = ⌛ { $who } : votre temps est écoulé ; { $zero }.
zero-nudge = la table vous attend
zero-turn = un robot joue ce tour
zero-seat = un robot prend votre place
zero-moderators = la modération décide de la suite
direct-turn = 🔔 C’est à vous : **{ $title }** dans { $place }.
direct-next = 🔜 Ce sera bientôt à vous : **{ $title }** dans { $place }.
direct-half = ⏳ La moitié de votre temps est passée : **{ $title }** dans { $place }. Échéance : { $until }.
direct-last = ⏰ Dernier appel : **{ $title }** dans { $place }. Échéance : { $until } ; ensuite, { $zero }.
direct-zero = ⌛ Votre temps est écoulé : **{ $title }** dans { $place } ; { $zero }.
moderators-zero = ⌛ **{ $title }** dans { $place } : { $who } n’a plus de temps, et cette table s’en remet à vous. Là-bas : /modérer sauter, remplacer, prolonger ou terminer.
direct-link = [Vers la table]({ $link })
direct-hello = 🚂 Désormais je vous dis ici quand c’est à vous. Cela se change avec /moi notifications.

## Le message d’état
status-board = ➡️ [Le dernier plateau]({ $link })
status-turn = ▶️ Au tour de : { $who }
status-over = 🏁 La partie est terminée.
status-paused = ⏸️ Les pendules sont en pause.
status-not-pinned = -# 📌 Je n’ai pas pu épingler ce message : il me manque ici la permission Épingler des messages.

## Boutons
button-aye = D’accord
button-nay = Refuser

## Réponses privées
done-asked = Les autres votent.
done-clock = La pendule est réglée : { $pace }.
done-pause = Les pendules sont en pause.
done-resume = Les pendules ont repris.
done-pin = Le message du départ sera épinglé.
done-pin-not = Le message du départ ne sera pas épinglé.
clock-none = Cette table n’a pas de pendule. Pour en régler une : /table pendule avec un réglage, ou une réserve de temps.
clock-heading = ⏱️ { $pace }.
clock-paused = ⏸️ Les pendules sont en pause.
clock-left = { $left } ; échéance { $until }
me-none = Vous n’êtes dans aucune partie.
me-turns = { $count ->
    [0] **Aucune partie ne vous attend.**
    [one] **C’est à vous à une table :**
   *[other] **C’est à vous à { $count } tables :**
}
me-turn = - ▶️ **{ $title }** dans { $place } : votre tour a commencé { $since }.
me-until = Échéance : { $until }.
me-paused = Les pendules sont en pause.
me-others = { $count ->
    [one] Votre autre table :
   *[other] Vos { $count } autres tables :
}
me-other = - **{ $title }** dans { $place } : { $phase }.
me-away = - **{ $title }** dans { $place } : un robot garde votre place. /table rejoindre vous la rend.
me-link = message
me-more = -# … et { $count } de plus.
notify-channel = m’appeler dans le salon
notify-direct = m’envoyer un message privé
notify-reminders = seulement les rappels
notify-is-channel = 🔔 Je vous appelle dans le salon quand c’est à vous.
notify-is-direct = 🔔 Je vous envoie un message privé quand c’est à vous. Si Discord m’en empêche, je vous appelle dans le salon.
notify-is-reminders = 🔕 Je ne vous appelle pas quand c’est à vous ; vous recevez seulement les rappels de la pendule.
notify-next-yes = 🔜 Je vous préviens aussi quand c’est bientôt à vous.
notify-next-no = -# Je ne vous préviens pas quand c’est bientôt à vous : l’option « bientôt » de /moi notifications le fait.
hours = 🌙 Vos heures calmes : de { $start } à { $end }, { $zone }. Vos pendules sont alors en pause, et aucun rappel ne vient.
hours-none = Vous n’avez pas d’heures calmes. Réglez-les avec /moi heures-calmes : votre fuseau horaire, de quand à quand, dix heures au plus.
hours-later = 🌙 À partir du { $since } : de { $start } à { $end }, { $zone }. Un changement compte à partir du lendemain.
hours-none-later = 🌙 À partir du { $since } : aucune. Un changement compte à partir du lendemain.

## Refus
denied-no-clock = Cette table n’a pas de pendule. /table pendule en règle une.
denied-paused = Les pendules sont déjà en pause.
denied-not-paused = Les pendules sont en marche.
denied-bad-span = « { $text } » n’est pas une durée. Écrivez par exemple 90m, 12h ou 1j 12h.
denied-bad-zero = « { $text } » ne peut pas arriver à zéro. Choisissez dans la liste.
denied-bad-preset = Il n’y a pas de réglage « { $text } ». Choisissez dans la liste.
denied-bad-pace = Ces valeurs ne vont pas ensemble : la réserve va d’une minute à 60 jours, et le maximum n’est pas plus petit.
denied-pace-increment = Un ajout de { $increment } ne tient pas sous un maximum de { $cap }. Réglez un ajout plus petit ou un maximum plus grand.
denied-pace-cap = Un maximum de { $cap } couperait aussitôt la réserve de { $bank }. Réglez le maximum à { $bank } ou plus, ou une réserve plus petite.
denied-pace-bank = La réserve va d’une minute à 60 jours, pas { $bank }.
denied-pin = ⚠️ Dans ce salon, il me manque la permission Épingler des messages. Demandez-la à la modération.
denied-bad-notify = « { $text } » n’est pas une façon de vous prévenir. Choisissez dans la liste.
denied-direct = Discord ne me laisse pas vous écrire. Autorisez les messages privés des membres de ce serveur, puis réessayez.
denied-direct-later = Discord ne répond pas en ce moment. Réessayez dans un instant.
denied-bad-zone = « { $text } » n’est pas un fuseau horaire que je connais. Choisissez dans la liste, par exemple Europe/Paris.
denied-bad-hour = « { $text } » n’est pas une heure. Écrivez par exemple 22:30.
denied-long-hours = Les heures calmes durent dix heures par jour au plus.

## Le journal
log-clock = { $by } a réglé la pendule : { $text }
log-pin = { $text ->
    [yes] { $by } a voulu épingler le départ
   *[other] { $by } n’a pas voulu épingler le départ
}
log-ask = { $text ->
    [undo] { $by } a demandé d’annuler des coups
    [redo] { $by } a demandé de rétablir des coups annulés
    [seat] { $by } a proposé une place
    [pause] { $by } a demandé de mettre les pendules en pause
    [resume] { $by } a demandé de faire reprendre les pendules
   *[other] { $by } a demandé une autre pendule
}
log-aye = { $by } était d’accord
log-nay = { $by } a refusé
log-pause = les pendules ont été mises en pause { $text }
log-resume = les pendules ont repris { $text }
log-extend = { $name } a reçu du temps { $text }

## Commandes
command-table-clock = pendule
command-table-clock-help = Voir ou régler le temps de chacun ; pendant une partie, les joueurs décident ensemble
field-table-clock-preset = réglage
field-table-clock-preset-help = Un rythme pour commencer
field-table-clock-bank = réserve
field-table-clock-bank-help = Le temps de chacun, par exemple 2j ou 90m
field-table-clock-increment = incrément
field-table-clock-increment-help = Le temps qui s’ajoute à chaque tour
field-table-clock-cap = maximum
field-table-clock-cap-help = Ce que chacun peut avoir au plus
field-table-clock-zero = zéro
field-table-clock-zero-help = Ce qui arrive au joueur qui n’a plus de temps
command-table-pause = pause
command-table-pause-help = Demander aux autres de mettre les pendules en pause
command-table-resume = reprendre
command-table-resume-help = Demander aux autres de faire reprendre les pendules
command-table-pin = épingler
command-table-pin-help = Épingler ou non le message du départ, qui mène au dernier plateau
field-table-pin-pin = épingler
field-table-pin-pin-help = Oui : l’épingler
command-me = moi
command-me-help = Vos parties, vos notifications, vos heures calmes
command-me-games = parties
command-me-games-help = Voir où c’est à vous, depuis quand, et combien de temps il vous reste
command-me-notifications = notifications
command-me-notifications-help = Choisir comment vous apprenez que c’est à vous
field-me-notifications-how = comment
field-me-notifications-how-help = Dans le salon, par message privé, ou seulement par les rappels
field-me-notifications-next = bientôt
field-me-notifications-next-help = Oui : me prévenir aussi quand c’est bientôt à moi
command-me-quiet-hours = heures-calmes
command-me-quiet-hours-help = Régler les heures où vos pendules sont en pause, sans rappel ; dix par jour au plus
field-me-quiet-hours-zone = fuseau
field-me-quiet-hours-zone-help = Votre fuseau horaire, par exemple Europe/Paris
field-me-quiet-hours-start = début
field-me-quiet-hours-start-help = À partir de quand, par exemple 22:30
field-me-quiet-hours-end = fin
field-me-quiet-hours-end-help = Jusqu’à quand, par exemple 07:30
field-me-quiet-hours-off = aucune
field-me-quiet-hours-off-help = Oui : plus d’heures calmes
