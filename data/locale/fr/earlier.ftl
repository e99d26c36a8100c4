# Lines of letters that earlier versions wrote: one may still wait to be sent, or its message to be edited.
# A key with `-earlier` is for letters whose line has other parameters than it has now.

china-round = **Tour { $round }.**
china-started-docked = { $who } pose son train à **{ $at }**, à quai : les marchandises de Taïwan se chargent aussitôt.
china-fee = { $who } paie à { $owner } **{ $amount }M** de droit de passage.
china-fee-bank = { $who } paie à la banque **{ $amount }M** pour les voies de { $owner }, qui a quitté la partie.
china-congress = { $who } arrive à **{ $city }**{ $pay ->
    [0] {""}
   *[other] , touche **{ $pay }M**
} et en a fini avec le Congrès du Parti.
china-delivered-bonus = 📦 { $who } livre **{ $good }** à **{ $city }** : **+{ $pay }M**, dont { $bonus }M de bonus.
china-event = ⚡ { $who } retourne **{ $event }**. { $text }
china-turn-cut = { $who } perd la fin de ce tour, et le suivant.
china-survey = { $a } – { $b } : **{ $cost }M**, { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
}, { $turns ->
    [one] un tour de construction
   *[other] { $turns } tours de construction
}.
steam-offer = Disponibles maintenant : { $tiles }.
steam-turn = 🚂 **Tour { $turn } sur { $turns }.**
steam-bid = { $who } mise **{ $bid }**{ $place ->
    [0] {""}
   *[other] {" "}pour la place { $place }
}.
steam-bid-stays = { $who } passe grâce à Ordre du tour et reste aux enchères.
steam-place = { $who } prend la **place { $place }** pour **{ $price }**.
steam-order = Ordre du tour : { $seats }.
steam-tile = { $who } prend **{ $tile }** ({ $number }){ $price ->
    [0] {""}
   *[other] {" "}pour **{ $price }**
}.
steam-tile-idle = { $who } prend **{ $tile }** ({ $number }) sans l’utiliser.
steam-level = { $who } a une locomotive de **niveau { $level }**.
steam-grew = { $who } fait croître **{ $place }** : { $cubes } de la case { $space }.
steam-done = { $who } a fini de construire ({ $builds ->
    [one] { $builds } construction
   *[other] { $builds } constructions
}).
steam-passed = { $who } passe.
steam-round = **Manche { $round }** du déplacement de marchandises.
steam-bankrupt = 💥 Faillite : **{ $seats }**. Leurs liaisons ne sont plus à personne.
steam-resigned = Hors de la partie : **{ $seats }**. Leurs liaisons ne sont plus à personne.
steam-concede-asked = { $seats } : votre équipe est menée. La partie s’arrête-t-elle ici, avant son dernier tour ?
steam-not-conceded = { $who } veut continuer : le dernier tour suit.
china-started-earlier = { $who } pose son train à **{ $at }**.
china-halved-earlier = { $cause } : { $who } perd { $lost } des points restants et en garde { $points }.
china-dropped-earlier = { $who } décharge { $good } à { $where }, sans paiement.
china-delivered-earlier = 📦 { $who } livre **{ $good }** à **{ $city }** : **+{ $pay }M**.
china-drew-earlier = { $who } pioche : { $demands }.
china-load-due-earlier = { $who } doit perdre { $count ->
    [one] une marchandise
   *[other] { $count } marchandises
} de son choix : { $loads }.
china-turn-due-earlier = { $who } perdra son prochain tour.
china-event-ended-earlier = **{ $event }** : c’est fini.
china-tied-earlier = { $who } sont à égalité : personne ne gagne encore, et il faut désormais **{ $target }M**.
china-won-earlier = 🏆 **{ $who } { $count ->
    [one] gagne
   *[other] gagnent ensemble
} !**
freight-dealt-day-earlier = 🌅 **Jour { $day }.** { $who } a la locomotive en bois et commence. Pioche : { $deck } cartes.
freight-filled-earlier = { $who } remplit la **rangée { $row }** : { $wagons }. { $deck ->
    [0] La pioche est vide.
    [one] Pioche : { $deck } carte.
   *[other] Pioche : { $deck } cartes.
}
freight-round-began-earlier = **Tour { $round }.** La locomotive en bois va à { $who }.
dice-laid-earlier = { $who } pose **{ $cell }** { $rail } ({ $cost }).
dice-extended-earlier = { $who } étend **{ $cell }** en { $rail } ({ $cost }) et récupère le dé { $back }.
dice-connected-earlier = 🔗 { $who } connecte **{ $cell }** : **+{ $paid }**.
dice-transported-earlier = { $who } ramène **{ $units ->
    [one] { $units } passager
   *[other] { $units } passagers
}** de { $station } avec la locomotive { $value } (distance { $distance }) ; reste { $left } sur la tuile { $tile }. Avoir : **{ $money }**.
steam-bid-passed-earlier = { $who } passe.
steam-built-new-earlier = { $who } construit **{ $hex } { $face }** pour **{ $price }** (côtés { $sides }{ $ground ->
    [0] {""}
   *[other] , terrain { $ground }
}).
steam-built-redirect-earlier = { $who } réoriente **{ $hex }** en **{ $face }** pour **{ $price }** (côtés { $sides }{ $ground ->
    [0] {""}
   *[other] , terrain { $ground }
}).
steam-built-replacement-earlier = { $who } remplace la tuile en **{ $hex }** par **{ $face }** pour **{ $price }** (côtés { $sides }{ $ground ->
    [0] {""}
   *[other] , terrain { $ground }
}).
steam-founded-red-earlier = { $who } fait de **{ $place }** une cité nouvelle **rouge** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-founded-blue-earlier = { $who } fait de **{ $place }** une cité nouvelle **bleue** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-founded-yellow-earlier = { $who } fait de **{ $place }** une cité nouvelle **jaune** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-founded-purple-earlier = { $who } fait de **{ $place }** une cité nouvelle **violette** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-founded-gray-earlier = { $who } fait de **{ $place }** une cité nouvelle **grise** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-conceded-earlier = { $who } accepte d’arrêter.
steam-port-flipped-earlier = ⚓ **{ $place }** : le pion port est retourné, plus rien n’y arrive par mer.
