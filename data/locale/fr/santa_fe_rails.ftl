# Santa Fe Rails. Villes et compagnies portent les noms du plateau ; la notation emploie leurs codes.
santafe-title = Santa Fe Rails
santafe-about = Choisissez des cartes en secret, posez la voie de neuf compagnies qui n’appartiennent à personne, et donnez le plus de valeur aux villes de vos cartes.
santafe-example = lay SF from CHI to KC
santafe-nothing = { "" }
santafe-card-city = { $city }
santafe-card-double = double tour
santafe-card-triple = triple tour
santafe-card-four = 4 en 1
santafe-card-boom = boom économique
santafe-card-branch = embranchement { $company }
santafe-card-short = compagnie locale { $company }
santafe-card-none = aucune carte
santafe-a-card-city = { $city }
santafe-a-card-double = un double tour
santafe-a-card-triple = le triple tour
santafe-a-card-four = le 4 en 1
santafe-a-card-boom = une carte boom économique
santafe-a-card-branch = un embranchement { $company }
santafe-phase-draw = la pioche
santafe-phase-choose = la phase de choix des cartes
santafe-phase-first = la première pose
santafe-phase-second = la seconde pose
santafe-phase-over = la fin

santafe-option-terrain = Fleuves et montagnes
santafe-option-terrain-help = Montagne et fleuve coûtent 1 $ ; 5 $ au départ, embranchements à 2 $, pose facultative
santafe-option-terrain-on = Avec **fleuves et montagnes** : 1 $ chacun, embranchements à 2 $, et la pose est facultative.
santafe-option-retake_own = Reprendre sa propre carte
santafe-option-retake_own-help = Un joueur peut reprendre la carte spéciale qu’il a jouée au tour précédent
santafe-option-retake_own-on = Une carte spéciale **ne peut être reprise** au tour suivant par qui l’a jouée, sauf s’il en reste une autre du même type.
santafe-option-rock_island = Tronçons de la Rock Island
santafe-option-rock_island-help = 10 selon ce livret, ou 11 selon d’autres éditions
santafe-option-rock_island-on = Le Rock Island a **11 tronçons**.
santafe-option-tokens = Jetons de boom
santafe-option-tokens-on = Jetons de boom : **cinq de chaque valeur**.
santafe-option-tokens-help = Ceux du plateau (trois 4 et sept 5), ou cinq de chaque
santafe-option-board = Plateau
santafe-option-board-help = Le plateau de la maison, ou celui de la table par son nom

## Ce qui s’est passé
santafe-dealt = Chacun a **{ $money } $** et quatre cartes villes. { $first } a le train. Pioche : { $deck } cartes.
santafe-dealt-order = Ordre du tour : { $seats }.
santafe-dealt-display = -# Cartes visibles : { $doubles ->
    [one] { $doubles } double tour
   *[other] { $doubles } doubles tours
}, triple tour, 4 en 1, 3 booms économiques, 15 embranchements ; jetons de boom : { $fours } × 4, { $fives } × 5.
santafe-dealt-board = -# Le plateau « { $board } » est une reconstruction : le plateau imprimé n’est pas public.
santafe-dealt-choose = **Tour 1.** Chacun choisit en secret une carte ville.
santafe-hand-dealt = Votre main : **{ $hand }**.
santafe-drew = { $who } pioche (reste { $deck }).
santafe-drew-card = Vous piochez **{ $drawn }**.
santafe-short-line-opened = 🚂 { $who } révèle **{ $company }** : une compagnie locale ouvre à { $origin } avec { $segments } tronçons, que chacun peut poser.
santafe-took-card = { $who } prend **{ $card }**.
santafe-took-must = { $who } prend **{ $card }**, à jouer ce tour-ci.
santafe-bought-card = { $who } achète **{ $card }** pour { $price } $ (reste { $money } $), à jouer ce tour-ci.
santafe-stopped-drawing = { $who } s’arrête de piocher avec { $hand ->
    [0] aucune carte
    [one] { $hand } carte
   *[other] { $hand } cartes
}.
santafe-boxed = Une carte va au troisième homme, sans être vue ({ $box } dans la boîte, { $deck } à la pioche).
santafe-chose = { $who } a choisi ({ $chosen } sur { $players }).
santafe-chose-cards = Vous jouez **{ $chosen }**. Vous pouvez changer d’avis tant que tous n’ont pas choisi.
santafe-chose-cards-last = Vous jouez **{ $chosen }**.
santafe-revealed = 🎴 **Les cartes sont révélées.**
santafe-revealed-line = { $who } : **{ $cards }** ({ $allowed })
santafe-allowed-city = 1 tronçon par phase
santafe-allowed-boom = jusqu’à 2 jetons avant de poser ; 1 tronçon par phase
santafe-allowed-double = 1 ou 2 tronçons par phase, bonus doublés ; peut échanger des villes au début de la seconde
santafe-allowed-triple = jusqu’à 3 tronçons par phase, aucun bonus
santafe-allowed-four = jusqu’à 4 tronçons dans l’une des deux phases
santafe-token = { $city } → { $value }
santafe-tokens-placed = { $who } place des jetons de boom : **{ $tokens }**.
santafe-exchanged = { $who } échange { $count ->
    [one] { $count } carte ville
   *[other] { $count } cartes villes
} (reste { $deck } à la pioche).
santafe-laid = { $who } pose **{ $company }**, { $start } → { $towards }, trait { $nth } sur { $spaces }{ $new }{ $cost }. Reste { $left }.
santafe-laid-city = { $who } pose **{ $company }**, { $start } → **{ $towards }**{ $spaces ->
    [one] {""}
   *[other] , trait { $nth } sur { $spaces }
}{ $new }{ $cost }. Reste { $left }.
santafe-laid-new = , nouvelle ligne
santafe-laid-cost = , pour { $cost } $
santafe-bonus = 💰 { $who } gagne **{ $total } $** : { $why }. En caisse : { $money } $.
santafe-bonus-first = { $money } $ de première desserte
santafe-bonus-historical = { $money } $ de bonus historique
santafe-bonus-lost = Le triple tour ne rapporte aucun bonus : { $lost } $ perdus.
santafe-segments-removed = ⛔ **{ $company }** est bloquée pour de bon : { $count ->
    [one] son dernier tronçon quitte
   *[other] ses { $count } derniers tronçons quittent
} le jeu.
santafe-turn-ended = { $who } finit avec { $laid ->
    [0] aucun tronçon
    [one] { $laid } tronçon
   *[other] { $laid } tronçons
}.
santafe-deferred = { $who } garde ses quatre tronçons pour la seconde phase.
santafe-passed = { $who } passe{ $laid ->
    [0] {""}
    [one] {" "}après { $laid } tronçon
   *[other] {" "}après { $laid } tronçons
}.
santafe-skipped = { $who } a utilisé son 4 en 1 et ne pose rien dans cette phase.
santafe-round-ended = **Tour { $round }.** { $first } a le train et commence.
santafe-returned = -# De nouveau visibles : { $returned }.
santafe-discarded = -# Retirés du jeu : { $discarded }.
santafe-ended-laid = 🏁 **Fin de la partie :** tous les tronçons des grandes compagnies sont posés ou retirés.
santafe-ended-blocked = 🏁 **Fin de la partie :** toutes les grandes compagnies qui ont des tronçons sont bloquées.
santafe-ended-passes = 🏁 **Fin de la partie :** personne n’a posé de tronçon dans cette phase.
santafe-sheet = { $who } : { $money } $ + { $cards } = **{ $total }**
santafe-sheet-third = Troisième homme : { $cards } = **{ $total }**
santafe-sheet-card = { $city } { $value }×{ $companies }={ $points }
santafe-sheet-no-card = aucune carte ville
santafe-boxed-all = -# La boîte du troisième homme : { $boxed }.
santafe-won-alone = 🏆 **{ $who } l’emporte avec { $total } points.**
santafe-won-sevens = 🏆 **{ $who } l’emporte avec { $total } points** ; l’égalité est départagée par { $sevens ->
    [one] { $sevens } carte
   *[other] { $sevens } cartes
} de valeur 7.
santafe-tie-sevens = { $who } sont à égalité avec { $total } points ; l’égalité est départagée par { $sevens ->
    [one] { $sevens } carte
   *[other] { $sevens } cartes
} de valeur 7.
santafe-won-shared = 🏆 **{ $who } se partagent la victoire avec { $total } points chacun.**
santafe-won-nobody = **Personne ne gagne :** à deux, il faut plus de points que l’adversaire et que le troisième homme.

## Ce qu’on peut choisir
santafe-kind-draw = Prendre une carte
santafe-kind-stop = S’arrêter de piocher
santafe-kind-choose = Choisir la carte à jouer
santafe-kind-boom = Placer des jetons de boom
santafe-kind-exchange = Échanger des cartes villes
santafe-kind-lay = Poser un tronçon
santafe-kind-done = Finir votre tour
santafe-kind-defer = Garder les quatre pour la seconde phase
santafe-kind-pass = Passer
santafe-note-draw = vous en avez { $hand } sur 4 ; { $deck } à la pioche
santafe-note-stop = la pioche est vide ; vous gardez { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}
santafe-note-choose = une de vos { $hand } cartes, en secret
santafe-note-rechoose = vous avez choisi ; un autre choix parmi vos { $hand } cartes le remplace
santafe-note-boom = jusqu’à { $tokens }, avant de poser
santafe-note-exchange = jusqu’à { $most }, une fois, avant de poser
santafe-note-lay = { $left ->
    [one] { $left } tronçon
   *[other] jusqu’à { $left } tronçons
} dans cette phase
santafe-note-done = { $laid ->
    [0] rien ne peut être posé
    [one] { $laid } tronçon posé
   *[other] { $laid } tronçons posés
}
santafe-note-defer = rien maintenant, de 1 à 4 tronçons dans la seconde phase
santafe-note-pass = { $laid ->
    [0] ne rien poser dans cette phase
    [one] { $laid } tronçon posé
   *[other] { $laid } tronçons posés
}
santafe-choice-deck = Dessus de la pioche
santafe-note-take-deck = une ville, face cachée ; reste { $left }
santafe-note-take-double = reste { $left } ; 1 ou 2 tronçons par phase, bonus doublés
santafe-note-take-triple = reste { $left } ; jusqu’à 3 tronçons par phase, aucun bonus ; à jouer ce tour-ci
santafe-note-take-four = reste { $left } ; jusqu’à 4 tronçons dans une phase ; à jouer ce tour-ci
santafe-note-take-boom = reste { $left } ; relève une ou deux petites villes
santafe-note-buy = coûte { $price } $, reste { $left } ; à jouer ce tour-ci
santafe-note-play-double = 1 ou 2 tronçons par phase, bonus doublés
santafe-note-play-triple = jusqu’à 3 tronçons par phase, aucun bonus
santafe-note-play-four = jusqu’à 4 tronçons dans une phase
santafe-note-play-boom = jusqu’à 2 jetons de boom
santafe-note-must = à jouer ce tour-ci
santafe-note-worth = vaut { $worth } : { $value } × { $companies ->
    [one] { $companies } compagnie
   *[other] { $companies } compagnies
}
santafe-note-token = valeur actuelle { $before }, compagnies : { $companies }
santafe-choice-company = { $company }
santafe-choice-city = { $city }
santafe-choice-track = Voie { $track }
santafe-start-head = Ligne arrivée à { $city }
santafe-start-way = En route { $start } → { $towards }, { $laid } sur { $spaces }
santafe-start-first = Premier tronçon, depuis { $city }
santafe-start-new = Nouvelle ligne depuis { $city }
santafe-note-company = reste { $left }{ $cheapest ->
    [0] {""}
   *[other] , coûte au moins { $cheapest } $
}{ $best ->
    [0] {""}
   *[other] , rapporte jusqu’à { $best } $
}
santafe-note-space = trait { $nth } sur { $spaces }{ $cost ->
    [0] {""}
   *[other] , coûte { $cost } $
}{ $earns ->
    [0] {""}
   *[other] , rapporte { $earns } $
}
santafe-warn-end = Cela **met fin à la partie** aussitôt.
santafe-warn-tokens = Plus aucun jeton de boom ne peut être placé.
santafe-warn-no-segments = { $company } n’a **plus de tronçon** : son embranchement ne servira à rien.
santafe-warn-not-begun = { $company } n’a **aucun tronçon posé** : son embranchement ne sert qu’après le premier.

## Ce que coûte et laisse un projet
santafe-account-buy = Coûte { $price } $ ; il vous reste { $money } $.
santafe-account-choose = Reste en main : { $cards }.
santafe-account-boom = Jetons restants ensuite : { $fours } × 4, { $fives } × 5.
santafe-account-exchange = Vous vous défaites, face cachée, de : { $cards } ; vous en piochez autant et gardez : { $kept }.
santafe-account-lay = { $cost ->
    [0] Ne coûte rien
   *[other] Coûte { $cost } $
}{ $earned ->
    [0] {""}
   *[other] , rapporte { $earned } $
} ; il vous reste { $money } $.
santafe-account-left = { $left ->
    [0] La compagnie n’a plus de tronçon
    [one] La compagnie a encore { $left } tronçon
   *[other] La compagnie a encore { $left } tronçons
} ; { $more ->
    [0] votre tour est fini
    [one] vous pouvez en poser encore { $more }
   *[other] vous pouvez en poser encore jusqu’à { $more }
}.
santafe-suggest-lay = { $company } : { $start } → { $towards }
santafe-note-prospect = trait { $nth } sur { $spaces }{ $cost ->
    [0] {""}
   *[other] , coûte { $cost } $
}{ $earns ->
    [0] {""}
   *[other] , rapporte { $earns } $
}{ $points ->
    [0] {""}
    [one] , { $points } point sur vos cartes
   *[other] , { $points } points sur vos cartes
}{ $held ->
    [0] {""}
   *[other] , une ville de votre main
}

## Ce qui est à faire
santafe-duty-draw = À vous, { $who } : complétez votre main.
santafe-duty-choose = Carte à choisir : { $who }.
santafe-duty-lay = À vous, { $who } : posez des tronçons.

## Ce qui est refusé
santafe-no-players = Santa Fe Rails se joue de 2 à 5, pas à { $players }.
santafe-no-over = La partie est finie.
santafe-no-seat = Vous n’êtes pas à cette table.
santafe-no-phase = Ce n’est pas le moment : on en est à { $now }.
santafe-no-turn = C’est à { $who } de jouer.
santafe-no-such-move = Il n’y a pas de coup « { $text } ».
santafe-no-allowance = Votre carte permet { $most ->
    [one] { $most } tronçon
   *[other] { $most } tronçons
} dans cette phase, et votre tour est fini ; c’est à { $who } de jouer.
santafe-no-exchange-moment = Les villes s’échangent au début de votre seconde pose, avant de poser.
santafe-no-boom-moment = Les jetons se placent dans la première phase de pose, avant de poser.
santafe-no-hand-full = Vous avez déjà quatre cartes.
santafe-no-deck-empty = La pioche est vide.
santafe-no-branch-company = « { $code } » n’est pas une grande compagnie ; elles seules ont des embranchements.
santafe-no-not-in-display = Il n’y a pas de carte { $card } à prendre.
santafe-no-retake = Vous avez joué { $card } au tour précédent ; à cette table, on ne reprend pas aussitôt sa carte.
santafe-no-two-branches = On ne prend qu’une carte embranchement par tour.
santafe-no-branch-with-triple = On ne prend pas un embranchement et le triple tour dans le même tour.
santafe-no-branch-with-four = On ne prend pas un embranchement et le 4 en 1 dans le même tour.
santafe-no-triple-with-four = On ne prend pas le triple tour et le 4 en 1 dans le même tour.
santafe-no-no-partner = Un embranchement se joue avec une ville ou un double tour, et vous n’avez ni l’un ni l’autre.
santafe-no-branch-money = Un embranchement coûte { $price } $, et vous avez { $money } $.
santafe-no-stop = { $deck ->
    [one] La pioche a encore une carte
   *[other] La pioche a encore { $deck } cartes
} : complétez votre main à quatre.
santafe-no-not-held = { $card } n’est pas dans votre main.
santafe-no-set = Ces cartes ne se jouent pas ensemble.
santafe-no-round-one = Au premier tour, chacun joue une carte ville.
santafe-no-held-back = La carte { $card } se joue dans le tour où elle est prise.
santafe-no-branch-held = La carte { $card } se joue dans le tour où elle est prise, avec une ville ou un double tour.
santafe-no-no-card = Vous n’avez aucune carte à jouer.
santafe-no-boom-card = Vous n’avez pas joué de boom économique ce tour-ci.
santafe-no-third-token = Une carte boom place deux jetons au plus ; déjà placés : { $placed }.
santafe-no-has-token = { $city } a déjà son jeton.
santafe-no-four-on = Un 4 va sur une ville de valeur 2 ; ce n’est pas le cas ici ({ $city }).
santafe-no-five-on = Un 5 va sur une ville de valeur 3 ; ce n’est pas le cas ici ({ $city }).
santafe-no-no-token = Il n’y a pas de jeton { $value } à placer ; restent { $fours } × 4, { $fives } × 5.
santafe-no-no-tokens = Plus aucun jeton de boom ne peut être placé.
santafe-no-exchange-card = Seul celui qui a joué un double tour peut échanger des cartes.
santafe-no-exchange-city = On n’échange que des villes, pas la carte { $card }.
santafe-no-exchange-deck = La pioche n’a que { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}.
santafe-no-exchange-twice = Vous avez déjà échangé des cartes ce tour-ci.
santafe-no-no-city-card = Vous n’avez pas de ville à échanger.
santafe-no-company = « { $code } » n’est pas une compagnie.
santafe-no-closed = { $company } est fermée : sa carte n’a pas été piochée.
santafe-no-none-left = { $company } n’a plus de tronçon.
santafe-no-removed = { $company } est bloquée pour de bon ; ses tronçons ont quitté le jeu.
santafe-no-origin = Le premier tronçon { $company } part de la ville d’origine.
santafe-no-branch-card = Vous n’avez pas joué d’embranchement { $company } ce tour-ci.
santafe-no-branch-used = Votre embranchement { $company } a déjà lancé sa ligne.
santafe-no-not-served = { $company } ne dessert pas { $city } : aucune de ses lignes n’en part.
santafe-no-blocked = { $company } est bloquée : toutes ses lignes finissent en cul-de-sac.
santafe-no-no-line = { $company } n’a pas de ligne { $line }.
santafe-no-no-head = Aucune ligne { $company } n’arrive là.
santafe-no-several-starts = Plusieurs lignes { $company } peuvent y aller : dites d’où.
santafe-no-no-start = Aucune ligne { $company } ne peut aller à { $towards }.
santafe-no-start = « { $text } » n’est pas un départ possible.
santafe-no-part-way = Cette ligne { $company } est en route vers { $towards } et continue tout droit.
santafe-no-link = Aucune liaison ne joint { $start } et { $towards } ; { $company } ne peut y aller.
santafe-no-arrow = La flèche va dans l’autre sens : personne, pas même { $company }, ne construit { $start } → { $towards }.
santafe-no-track = Cette liaison a { $tracks ->
    [one] { $tracks } voie
   *[other] { $tracks } voies
}, pas de voie { $track } pour { $company }.
santafe-no-own-begun = { $company } a commencé cette voie depuis { $start } : seule cette ligne continue.
santafe-no-own-parallel = { $company } est sur la voie parallèle, et nulle compagnie n’a les deux.
santafe-no-taken = { $company } a rempli cette voie.
santafe-no-other-company = Toute voie demandée vers { $towards } est à une autre compagnie que { $company }.
santafe-no-terrain-money = Ce tronçon { $company } coûte { $cost } $, et vous avez { $money } $.
santafe-no-no-segment = Il n’y a aucun tronçon que vous puissiez payer.
santafe-no-company-stuck = Aucun tronçon { $company } ne peut être posé maintenant.
santafe-no-must-lay = Vous posez au moins un tronçon.
santafe-no-nothing-laid = Vous n’avez rien posé dans cette phase.
santafe-no-pass = À cette table on ne passe pas : la pose est obligatoire.
santafe-no-defer-card = Seul le 4 en 1 peut être gardé pour la seconde phase.
santafe-no-defer-laid = Vous avez posé dans cette phase : le 4 en 1 s’y dépense.

## Que faire d’autre
santafe-instead-choose-now = Choisissez la carte que vous jouerez.
santafe-instead-draw-now = C’est à { $who } de prendre des cartes.
santafe-instead-lay-now = C’est à { $who } de poser.
santafe-instead-draw = Prenez une autre carte, ou piochez.
santafe-instead-display = Prenez une carte visible, ou arrêtez-vous.
santafe-instead-partner = Piochez d’abord une ville ou prenez un double tour.
santafe-instead-companies = Choisissez parmi { $codes }.
santafe-instead-hand = Regardez votre main.
santafe-instead-sets = Jouez une ville ou un double tour, avec ou sans embranchement ; ou triple tour, 4 en 1 ou boom, seuls.
santafe-instead-cities = Un { $value } peut aller sur { $cities }.
santafe-instead-choices = Possible maintenant : { $choices }.
santafe-instead-kinds = Ce que vous pouvez faire maintenant : { $choices }.
santafe-instead-city-card = Choisissez une carte ville.
santafe-instead-play-it = Choisissez cette carte : { $card }.
santafe-instead-with-branch = Ajoutez « branch { $code } » à une ville ou à un double tour.
santafe-instead-origin = Ville d’origine : { $city }.
santafe-instead-branch = Jouez un de ses embranchements, ou posez une autre compagnie.
santafe-instead-onward = Continuez vers { $towards }.
santafe-instead-heads = Elle continue { $heads }.
santafe-head-city = depuis { $city }
santafe-head-way = entre { $start } et { $towards }
santafe-instead-start = Départs possibles : { $cities }.
santafe-instead-exits = Depuis { $start }, la voie est libre vers { $cities }.
santafe-instead-other-start = Partez d’ailleurs.
santafe-instead-cheaper = Posez un tronçon moins cher, ou passez.
santafe-instead-other-company = Posez une autre compagnie.
santafe-instead-lay = Posez un tronçon.
santafe-instead-done = Dites que votre tour est fini.
santafe-instead-pass = Passez.
santafe-instead-lay-or-pass = Posez un tronçon, ou passez.

## Ce qu’on ne peut lire
santafe-misread-board = On ne peut pas jouer sur ce plateau : { $why }
santafe-misread-move = « { $text } » n’est pas un coup. Par exemple : lay SF from KC to DEN
santafe-misread-source = « { $text } » ne se pioche pas. Écrivez deck, double, triple, four, boom ou branch SF.
santafe-misread-branch = Seul un embranchement a une compagnie : écrivez branch SF, pas « { $text } ».
santafe-misread-cards = « { $text } » ne fait pas de une à quatre cartes. Écrivez DEN, ou DEN +branch SF.
santafe-misread-tokens = « { $text } » ne donne pas tour à tour ville et jeton. Écrivez OMA 4 DAL 5.
santafe-misread-code = Aucune ville ni compagnie ne s’appelle « { $text } ». Écrivez son nom ou son code.
santafe-misread-number = « { $text } » n’est pas un nombre.
santafe-misread-lay = « { $text } » ne dit pas vers où. Écrivez lay SF from KC to DEN.
santafe-misread-start = « { $text } » n’est pas un départ. Écrivez KC, branch KC ou line 2.
santafe-misread-field = Ce coup n’a pas de champ « { $text } ».
santafe-misread-gap = Il manque le champ « { $text } ».

## Commandes
command-santafe = santafe
command-santafe-help = Vos coups à Santa Fe Rails
command-santafe-draw = piocher
command-santafe-draw-help = Prendre une carte de la pioche ou une carte visible
field-santafe-draw-card = carte
field-santafe-draw-card-help = Le dessus de la pioche, une carte spéciale, ou un embranchement contre argent
command-santafe-stop = arrêter
command-santafe-stop-help = S’arrêter à moins de quatre cartes, une fois la pioche vide
command-santafe-choose = choisir
command-santafe-choose-help = Choisir en secret ce que vous jouez ce tour-ci
field-santafe-choose-card = carte
field-santafe-choose-card-help = Une ville ou une carte spéciale de votre main
field-santafe-choose-branch = embranchement
field-santafe-choose-branch-help = La compagnie de l’embranchement que vous avez en main
command-santafe-boom = boom
command-santafe-boom-help = Placer un ou deux jetons de boom avant de poser
field-santafe-boom-token1 = jeton1
field-santafe-boom-token1-help = Ville et jeton, par exemple OMA 4
field-santafe-boom-token2 = jeton2
field-santafe-boom-token2-help = Une seconde ville et son jeton, si vous voulez
command-santafe-exchange = échanger
command-santafe-exchange-help = Échanger des villes de votre main, après un double tour
field-santafe-exchange-cards = cartes
field-santafe-exchange-cards-help = Les villes que vous rendez, par exemple DEN SLC
command-santafe-lay = poser
command-santafe-lay-help = Poser un tronçon d’une compagnie
field-santafe-lay-company = compagnie
field-santafe-lay-company-help = De quelle compagnie
field-santafe-lay-start = départ
field-santafe-lay-start-help = La ville où la ligne s’arrête ou qu’elle a quittée ; « branch KC » pour une nouvelle ligne
field-santafe-lay-towards = vers
field-santafe-lay-towards-help = La ville suivante
field-santafe-lay-track = voie
field-santafe-lay-track-help = Laquelle de deux voies parallèles ; la première libre si vous ne dites rien
command-santafe-done = finir
command-santafe-done-help = Finir votre tour avec les tronçons posés
command-santafe-defer = garder
command-santafe-defer-help = Garder les quatre tronçons du 4 en 1 pour la seconde phase
command-santafe-pass = passer
command-santafe-pass-help = Ne plus rien poser dans cette phase, avec fleuves et montagnes seulement

## Ce qu’un panneau demande, champ par champ
ask-santafe-draw-card = Quelle carte prenez-vous ?
ask-santafe-choose-card = Quelle carte jouez-vous ce tour-ci ?
ask-santafe-choose-branch = Et avec quel embranchement ?
ask-santafe-boom-token1 = Quelle ville reçoit un jeton ?
ask-santafe-boom-token2 = Une seconde ville ?
ask-santafe-exchange-cards = Quelle carte ville rendez-vous ?
ask-santafe-lay-company = Un tronçon de quelle compagnie ?
ask-santafe-lay-start = Depuis où ?
ask-santafe-lay-towards = Vers quelle ville ?
ask-santafe-lay-track = Sur laquelle des deux voies parallèles ?
