# Freight Train. Chaque wagon a un nom ici et un code court dans la notation.
freight-title = Freight Train
freight-about = Formez les plus longs trains de chaque sorte, trois jours durant ; ce qui reste dans votre entrepôt à la fin vous coûte.
freight-example = take 1>yard2 1>loco3 4>loco3
freight-wagon-auto = porte-voitures
freight-wagon-box = couvert
freight-wagon-coil = porte-rouleaux d’acier
freight-wagon-cont = container
freight-wagon-gond = ouvert
freight-wagon-hopp = tombereau
freight-wagon-ore = minerai
freight-wagon-pigg = porte-remorque
freight-wagon-refr = réfrigéré
freight-wagon-stock = marchandises
freight-wagon-tank = citerne
freight-wagon-mixed = mélangé
freight-coded = { $name } ({ $code })
freight-several = { $count ->
    [one] { $wagon }
   *[other] { $count } × { $wagon }
}
freight-empty = rien

freight-option-cabooses = Fourgons de queue
freight-option-cabooses-help = Sept fourgons de queue : chacun ferme un train et double ses points du jour
freight-option-cabooses-on = Avec les **fourgons de queue** : chacun ferme un train et double ses points.
freight-option-debt = Réarranger à crédit
freight-option-debt-help = Réarranger peut mener sous 0 ; sinon il faut avoir 1 point pour payer
freight-option-debt-on = À **crédit** : réarranger peut mener un total sous 0.

## Ce qui s’est passé
freight-dealt-game = Chacun a **{ $locos } locomotives** et **{ $points } points**.
freight-dealt-day = 🌅 **Jour { $day }.** { $marker } a la locomotive en bois et commence. Pioche : { $deck } cartes.
freight-dealt-free = { $count ->
    [one] { $who } n’a pas mobilisé et reçoit **une locomotive** gratuite.
   *[other] **Une locomotive** gratuite à qui n’a pas mobilisé : { $who }.
}
freight-dealt-row = -# Rangée { $row } : { $wagons }.
freight-dealt-yard = -# { $who }, entrepôt : **1** { $first } ; **2** { $second }.
freight-filled = { $who } remplit la **rangée { $row }** : { $drawn }. { $deck ->
    [0] La pioche est vide.
    [one] Pioche : { $deck } carte.
   *[other] Pioche : { $deck } cartes.
}
freight-end-drawn = 🌙 **La carte fin du jour !** Derniers tours aujourd’hui : { $who }.
freight-took = { $who } prend : { $placed }.
freight-switched = { $who } attelle : { $placed }.
freight-placed-yard = { $wagon } (rangée { $row }) → **entrepôt, rangée { $number }**
freight-placed-start = { $wagon } (rangée { $row }) → **train { $number }** (nouveau)
freight-placed-start-mixed = { $wagon } (rangée { $row }) → **train { $number }** (nouveau, mélangé)
freight-placed-became-mixed = { $wagon } (rangée { $row }) → **train { $number }** (désormais mélangé, { $length } wagons)
freight-placed-train = { $wagon } (rangée { $row }) → **train { $number }** ({ $length } wagons)
freight-rearranged = { $who } paie **1 point** (reste { $score }) et réarrange : **1** { $first } ; **2** { $second }.
freight-mobilised = { $who } mobilise et a maintenant **{ $locos } locomotives**.
freight-took-caboose = { $who } ferme le **train { $loco }** d’un fourgon de queue. { $pile ->
    [0] La pile est vide.
    [one] Il en reste { $pile } dans la pile.
   *[other] Il en reste { $pile } dans la pile.
}
freight-passed = { $forced ->
    [yes] { $who } ne peut rien faire : au suivant.
   *[no] { $who } ne peut rien faire et passe.
}
freight-round-began = **Tour de table { $round }.** La locomotive en bois va à { $marker }.
freight-day-ended-card = 🌙 **Fin du jour { $day }.** Les trains partent.
freight-day-ended-passes = 🌙 **Fin du jour { $day }.** Tout le monde a passé. Les trains partent.
freight-class = { $name } : { $shares }
freight-class-none = aucun train
freight-class-share = { $who } **{ $points }** ({ $length } { $length ->
    [one] wagon
   *[other] wagons
})
freight-class-caboose = { $who } **{ $points }** ({ $length } { $length ->
    [one] wagon
   *[other] wagons
} et un fourgon de queue)
freight-yards-day1 = Entrepôts privés, 1 point pour 2 wagons : { $shares }.
freight-yards-day2 = Le jour 2, les entrepôts privés ne rapportent rien.
freight-yards-day3 = Entrepôts privés, 1 point perdu par wagon : { $shares }.
freight-yard-share = { $who } **{ $points }** ({ $wagons })
freight-totals = **Résultats du jour { $day }**
freight-total = { $who } : { $before } avant, trains { $trains }, entrepôt { $yard } = **{ $score }**
freight-won = 🏆 **{ $who } l’emporte avec { $score } { $score ->
    [one] point
   *[other] points
}.**
freight-won-shared = 🏆 **{ $who } se partagent la victoire avec { $score } { $score ->
    [one] point
   *[other] points
} chacun.**
freight-sheet = { $who } : { $start } au départ, trains { $trains }, entrepôt { $yards }{ $paid ->
    [0] {""}
    [one] , { $paid } payé pour réarranger
   *[other] , { $paid } payés pour réarranger
} = **{ $score }**
freight-unscored = Les trains et les entrepôts privés rapportent à la fin du jour : ceux du jour { $day } ne comptent pas.

## Ce qu’on peut choisir
freight-kind-fill = Remplir une rangée
freight-kind-take = Prendre 3 wagons à l’entrepôt principal
freight-kind-switch = Atteler des wagons de votre entrepôt
freight-kind-rearrange = Réarranger votre entrepôt
freight-kind-mobilise = Mobiliser une locomotive
freight-kind-caboose = Fermer un train d’un fourgon de queue
freight-kind-pass = Passer
freight-note-fill = { $rows } rangées vides, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} à la pioche ; vous jouez encore après
freight-note-take = il y en a { $wagons }
freight-note-switch = de 1 à 4, sur { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}
freight-note-rearrange = coûte 1 point sur vos { $score }
freight-note-mobilise = { $locos } → { $after } locomotives
freight-note-caboose = il en reste { $pile } ; double les points du train
freight-note-pass = rien d’autre n’est possible
freight-choice-row = Rangée { $row }
freight-choice-pick = { $place } : { $wagon }, rangée { $row }
freight-choice-yard = Garer à l’entrepôt, rangée { $row }
freight-choice-train = train { $loco }, { $name }
freight-choice-grows = Allonger le train { $loco }
freight-choice-grows-mixed = Allonger le train mélangé { $loco }
freight-choice-becomes-mixed = Rendre mélangé le train { $loco }
freight-choice-loco = Former le train { $loco }
freight-choice-mixed = Former le train mélangé { $loco }
freight-choice-order = Poser { $wagons } dans cet ordre
freight-note-pick = { $brings } ; { $left }
freight-note-behind = libère { $wagon }
freight-note-last = vide la rangée
freight-note-row = { $length } sur { $most }
freight-note-length = { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
freight-note-starts = forme un train
freight-note-starts-mixed = forme le train mélangé
freight-note-becomes-mixed = devient le train mélangé
freight-note-grows = { $before } → { $after } wagons
freight-suggest-take = Prendre : { $wagons }
freight-suggest-switch = Atteler : { $wagons }
freight-suggest-sort = Reclasser votre entrepôt par type
freight-suggest-wagon = Amener un wagon ({ $wagon }) au bout de la rangée { $row }
freight-note-brings = { $places }
freight-brings-loco = train { $number } : { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
freight-brings-yard = rangée { $number } : { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
freight-note-open-ends = 1 point ; au bout des rangées : { $first } et { $second }
freight-account-fill = Les prochaines cartes de la pioche (il en reste { $deck }) entrent dans la rangée ; vous jouez encore après.
freight-account-train = Train { $loco } ({ $name }) : { $before } → { $after } { $after ->
    [one] wagon
   *[other] wagons
}
freight-account-closed = Le train { $loco } ({ $name }) est fermé et compte double aujourd’hui.
freight-account-yard = Votre entrepôt : { $before } → { $after } wagons sur { $most }
freight-account-locos = Locomotives : { $before } → { $after }
freight-account-points = Points : { $before } → { $after }
freight-account-cabooses = Fourgons de queue en pile : { $before } → { $after }
freight-duty-play = À vous de jouer, { $who }.
freight-duty-act = { $who }, la rangée est remplie : à vous d’agir.
freight-warn-mixed = Le train { $loco } devient votre **train mélangé**, et le reste jusqu’à la fin du jour.

## Ce qui est refusé
freight-no-players = Freight Train se joue de 2 à 5, pas à { $players }.
freight-no-game-over = La partie est finie.
freight-no-acted = Vous avez déjà joué dans ce tour de table ; c’est à { $who }.
freight-no-fill-late = Vous avez déjà joué dans ce tour de table : trop tard pour remplir une rangée.
freight-no-turn = C’est à { $who } de jouer.
freight-no-such-move = Le coup « { $text } » n’existe pas.
freight-no-two-empty-rows = { $empty ->
    [0] Aucune rangée de l’entrepôt principal n’est vide ; pour remplir, il en faut deux.
    [one] Une seule rangée de l’entrepôt principal est vide ; pour remplir, il en faut deux.
   *[other] Pour remplir, il faut deux rangées vides.
}
freight-no-filled-already = Vous avez déjà rempli une rangée à ce tour.
freight-no-main-row = L’entrepôt principal a les rangées 1 à 5, pas de rangée { $row }.
freight-no-row-not-empty = La rangée { $row } n’est pas vide.
freight-no-deck-empty = La pioche est vide.
freight-no-pass = Vous pouvez encore jouer : pas question de passer.
freight-no-three = On prend exactement 3 wagons, pas { $found }.
freight-no-few-wagons = { $found ->
    [0] L’entrepôt principal est vide ; il faut 3 wagons pour en prendre.
    [one] L’entrepôt principal n’a qu’un wagon ; il en faut 3 pour en prendre.
   *[other] L’entrepôt principal n’a que { $found } wagons ; il en faut 3 pour en prendre.
}
freight-no-row-empty = Il n’y a aucun wagon à prendre dans la rangée { $row }.
freight-no-open-end = { $wagon } : ce wagon n’est pas à l’extrémité libre de la rangée { $row }.
freight-no-order = L’ordre de pose nomme une fois chacun des { $count } wagons.
freight-no-take-at-all = Il n’y a pas trois wagons que vous pourriez placer.
freight-no-one-to-four = On attelle de 1 à 4 wagons, pas { $found }.
freight-no-yard-empty-switch = Votre entrepôt est vide : rien à atteler.
freight-no-switch-at-all = Aucun wagon aux extrémités libres de votre entrepôt ne va sur un de vos trains.
freight-no-switch-spot = { $wagon } : sorti de votre entrepôt, ce wagon va à l’une de vos locomotives et nulle part ailleurs.
freight-no-loco = Vous avez { $locos } locomotives, pas de numéro { $number }.
freight-no-plain-train = Le train { $number } ne prend qu’un type de wagon, { $train } : { $wagon } n’y entre pas.
freight-no-second-mixed = Vous avez déjà un train mélangé.
freight-no-mixed-has-it = Votre train mélangé a déjà ce type de wagon : { $wagon }.
freight-no-second-train = Vous avez déjà un train de ce type ({ $wagon }) et un train mélangé : aucun autre train ne peut commencer par lui.
freight-no-declared-late = Un train se déclare mélangé au départ ; le train { $number } est déjà formé.
freight-no-train-closed = Le train { $number } est fermé par un fourgon de queue.
freight-no-yard-row = Votre entrepôt a les rangées 1 et 2, pas de rangée { $number }.
freight-no-yard-full = La rangée { $number } de votre entrepôt est pleine : 8 wagons au plus.
freight-no-yard-empty = Votre entrepôt est vide : rien à réarranger.
freight-no-row-too-long = Une rangée d’entrepôt a 8 wagons au plus.
freight-no-other-wagons = Ce ne sont pas exactement les wagons de votre entrepôt.
freight-no-points = Réarranger coûte 1 point, et vous en avez { $score }.
freight-no-mobilise-day = Le jour { $day }, on ne mobilise plus.
freight-no-mobilise-twice = Vous avez déjà mobilisé aujourd’hui.
freight-no-caboose-option = Cette table joue sans fourgons de queue.
freight-no-caboose-pile = Tous les fourgons de queue sont en service.
freight-no-caboose-empty-loco = La locomotive { $loco } n’a encore aucun wagon.
freight-no-caboose-twice = Le train { $loco } a déjà son fourgon de queue.
freight-no-caboose-no-train = Vous n’avez aucun train sans fourgon de queue.
freight-no-caboose-train = Vous n’avez pas de train { $loco }.

## Que faire à la place
freight-instead-act = Jouez votre action.
freight-instead-fill = Remplissez d’abord une rangée, puis regardez à nouveau.
freight-instead-take = Prenez 3 wagons à l’entrepôt principal.
freight-instead-switch = Attelez un wagon de votre entrepôt à un train.
freight-instead-rearrange = Réarrangez votre entrepôt pour 1 point.
freight-instead-mobilise = Mobilisez une locomotive.
freight-instead-other-action = Choisissez une autre action.
freight-instead-other-row = Choisissez une autre rangée.
freight-instead-other-place = Choisissez-lui une autre place.
freight-instead-empty-row = Rangées possibles : { $rows }.
freight-instead-open-end = C’est { $wagon } qui s’y trouve.
freight-instead-own-loco = Nommez une locomotive de 1 à { $locos }.
freight-instead-own-train = Nommez un de vos trains encore ouverts.
freight-instead-plainly = Nommez la locomotive sans « mixed ».
freight-instead-yard-rows = Nommez la rangée 1 ou 2 de votre entrepôt.
freight-instead-same-wagons = Employez chaque wagon de votre entrepôt une fois.
freight-instead-choices = Possible maintenant : { $choices }.
freight-instead-kinds = Ce que vous pouvez faire maintenant : { $choices }.

## Ce qui ne se lit pas
freight-misread-move = « { $text } » n’est pas un coup. Par exemple : take 1>yard2 1>loco3 4>loco3
freight-misread-number = « { $text } » n’est pas un nombre.
freight-misread-wagon = « { $text } » n’est pas un wagon. Les codes : { $codes }
freight-misread-spot = « { $text } » n’est pas une place. Écrivez yard1, loco3 ou loco3:mixed.
freight-misread-pick = « { $text } » ne dit pas d’où ni vers où. Écrivez 1>yard2 ou 4:box>loco3.
freight-misread-order = « { $text } » n’est pas un ordre de pose. Écrivez 2 1 3.
freight-misread-rearrange = « { $text } » ne donne pas deux rangées. Écrivez : rearrange box ore / tank
freight-misread-field = Ce coup n’a pas de champ « { $text } ».
freight-misread-gap = Il manque le champ « { $text } ».

## Commandes
command-freight = fret
command-freight-help = Vos coups à Freight Train
command-freight-fill = remplir
command-freight-fill-help = Remplir une rangée vide de l’entrepôt principal, avant votre action
field-freight-fill-row = rangée
field-freight-fill-row-help = Quelle rangée vide ; la première si vous n’en nommez pas
command-freight-take = prendre
command-freight-take-help = Prendre 3 wagons à l’entrepôt principal pour vos trains ou votre entrepôt
field-freight-take-wagon1 = wagon1
field-freight-take-wagon1-help = Le premier wagon et où il va : 1:box>loco3, ou 1>yard2
field-freight-take-wagon2 = wagon2
field-freight-take-wagon2-help = Le deuxième wagon et où il va
field-freight-take-wagon3 = wagon3
field-freight-take-wagon3-help = Le troisième wagon et où il va
field-freight-take-order = ordre
field-freight-take-order-help = L’ordre de pose s’il diffère de la prise, par exemple 2 1 3
command-freight-switch = atteler
command-freight-switch-help = Mener de 1 à 4 wagons de votre entrepôt à vos trains
field-freight-switch-wagon1 = wagon1
field-freight-switch-wagon1-help = Le premier wagon de votre entrepôt et sa locomotive, par exemple 1:box>loco3
field-freight-switch-wagon2 = wagon2
field-freight-switch-wagon2-help = Le deuxième wagon, si vous voulez
field-freight-switch-wagon3 = wagon3
field-freight-switch-wagon3-help = Le troisième wagon, si vous voulez
field-freight-switch-wagon4 = wagon4
field-freight-switch-wagon4-help = Le quatrième wagon, si vous voulez
field-freight-switch-order = ordre
field-freight-switch-order-help = L’ordre de pose s’il diffère de la prise, par exemple 2 1
command-freight-rearrange = réarranger
command-freight-rearrange-help = Reclasser votre entrepôt pour 1 point
field-freight-rearrange-row1 = rangée1
field-freight-rearrange-row1-help = La rangée 1 depuis le butoir, par exemple box ore tank ; - pour rien
field-freight-rearrange-row2 = rangée2
field-freight-rearrange-row2-help = La rangée 2, avec tous les wagons que laisse la rangée 1
command-freight-mobilise = mobiliser
command-freight-mobilise-help = Prendre une locomotive de plus, une fois par jour les jours 1 et 2
command-freight-caboose = fourgon
command-freight-caboose-help = Fermer un de vos trains d’un fourgon de queue ; il compte double aujourd’hui
field-freight-caboose-train = train
field-freight-caboose-train-help = Lequel de vos trains, par le numéro de sa locomotive
command-freight-pass = passer
command-freight-pass-help = Passer, quand aucune action n’est possible

## Ce qu’un panneau demande, champ par champ
ask-freight-fill-row = Quelle rangée vide remplissez-vous ?
ask-freight-take-wagon1 = Quel wagon d’abord, et où va-t-il ?
ask-freight-take-wagon2 = Et le deuxième wagon ?
ask-freight-take-wagon3 = Et le troisième wagon ?
ask-freight-take-order = Dans quel ordre les posez-vous ?
ask-freight-switch-wagon1 = Quel wagon d’abord, et vers quelle locomotive ?
ask-freight-switch-wagon2 = Un deuxième wagon ?
ask-freight-switch-wagon3 = Un troisième wagon ?
ask-freight-switch-wagon4 = Un quatrième wagon ?
ask-freight-switch-order = Dans quel ordre les posez-vous ?
ask-freight-rearrange-row1 = Rangée 1, en partant du butoir : quel wagon vient ensuite ?
ask-freight-rearrange-row2 = Rangée 2, en partant du butoir : quel wagon vient ensuite ?
ask-freight-caboose-train = Quel train fermez-vous ?
