# Railroad Dice 2. Les cases ont les noms de la carte, les poses disent les côtés que joignent leurs voies : NS, NE, NS+SW.
dice-title = Railroad Dice 2
dice-about = Lancez des rails, posez-les depuis votre gare et connectez les gares de la carte.
    Achetez à temps des locomotives et ramenez les passagers qui attendent : c’est votre argent et votre score.
dice-example = lay 1 H7 NS

dice-nothing = rien
dice-free = gratuit
dice-cost = coûte { $units }
dice-units = { $units ->
    [one] { $units } passager
   *[other] { $units } passagers
}
dice-station = { $cell }
dice-station-home = { $cell } (chez { $who })
dice-die = { $number } : { $face }
dice-code = { $code }, { $face }
dice-loco = { $value }
dice-tile-units = tuile { $tile } +{ $units }
dice-face-straight = rail droit
dice-face-curve = rail courbe
dice-face-locomotive = locomotive
dice-face-joker = joker
dice-face-joker_complex = joker complexe
dice-face-crossing = croisement
dice-face-switch_left = aiguillage à gauche
dice-face-switch_right = aiguillage à droite
dice-face-switch_y = aiguillage en Y
dice-face-double_curve = double courbe
dice-terrain-plain = plaine
dice-terrain-mountain = montagne
dice-terrain-water = eau

dice-option-tiles = Tuiles
dice-option-tiles-help = Six tuiles de 4 × 4 cases comme dans la boîte, ou de grandes, de 5 × 5
dice-option-tiles-on = Avec les **grandes tuiles** de 5 × 5 cases.
dice-option-layout = Disposition
dice-option-layout-help = La carte des débutants, une carte tirée au sort, ou celle que dispose la place 1
dice-option-first = Premier joueur
dice-option-first-help = Au sort, ou le joueur de la place convenue
dice-option-scoring = Ce qui fait gagner
dice-option-scoring-help = Toutes vos unités à la fin, ou les seuls passagers ramenés
dice-option-scoring-on = Seuls comptent les **passagers transportés**, pas les unités possédées.
dice-option-three_player_neutrals = Gares grises à trois
dice-option-three_player_neutrals-help = 9, la gare colorée inutilisée servant de neuvième ; ou les 8 grises
dice-option-three_player_neutrals-on = À trois, **8 gares grises** au lieu de 9.
dice-option-station_gap = Écart entre les gares
dice-option-station_gap-help = Deux cases le long des voies, ou en tous sens, diagonales comprises
dice-option-station_gap-on = Les gares gardent **deux cases d’écart en tous sens**, diagonales comprises.
dice-option-final_mint = Pose finale complète
dice-option-final_mint-help = Les derniers passagers arrivent tous même s’il en manque à la banque ; sinon, ce qu’elle a
dice-option-final_mint-on = La pose finale ne donne que **ce que la banque possède**.
dice-option-extend_pays_terrain = Étendre paie le terrain
dice-option-extend_pays_terrain-help = Un dé complexe coûte 1 en montagne et 2 sur l’eau, comme un dé simple
dice-option-extend_pays_terrain-on = **Étendre paie aussi le terrain** : 1 en montagne, 2 sur l’eau.
dice-option-pay_only_builder = Seul le bâtisseur est payé
dice-option-pay_only_builder-help = Une connexion ne paie que si la gare de celui qui a posé le dé en fait partie
dice-option-pay_only_builder-on = Une connexion ne paie que **si la gare du bâtisseur en fait partie**.
dice-option-dice_trigger = Fin des dés
dice-option-dice_trigger-help = Les dés en main comptent encore comme en banque, ou non
dice-option-dice_trigger-on = La fin vient quand la **banque de dés elle-même** se vide : les dés en main ne comptent pas.
dice-option-stall_years = Immobilité
dice-option-stall_years-help = 2 : après deux années sans coup, la phase finale commence ; 0 : jamais
dice-option-stall_years-on = La partie **ne finit jamais par immobilité**.

## Consignes
dice-order-run = Phase finale
dice-order-run-help = Fait rouler toutes vos locomotives à vos tours de la phase finale, sans rien acheter
dice-run-end = tout transporter, puis finir le tour
dice-run-ask = tout transporter, puis me demander

## Ce qui s’est passé
dice-dealt = Chacun a **{ $capital } unités** et { $neutrals } gares grises à poser.
dice-dealt-first-drawn = Le sort désigne { $who } pour commencer.
dice-dealt-first-set = { $who } commence, comme la table en a convenu.
dice-dealt-order = Ordre du tour : { $seats }.
dice-dealt-locomotives = -# { $count } locomotives : { $cards }.
dice-dealt-layout-standard = -# On joue sur la carte des débutants.
dice-dealt-layout-random = -# La carte tirée au sort : { $layout }.
dice-dealt-layout-own = { $who } dispose d’abord les tuiles.
dice-dealt-reconstruction = -# Terrain, faces des dés et quatrième couleur sont une reconstruction : la règle les nomme sans les montrer.
dice-laid-out = { $who } dispose la carte : **{ $layout }**.
dice-home-placed = { $who } place sa gare en **{ $cell }**, tuile { $tile }.
dice-neutral-placed = { $who } place une gare grise en **{ $cell }**, tuile { $tile }{ $left ->
    [0] {""}
   *[other] {" "}(encore { $left } à poser)
}.
dice-stations-removed = { $count ->
    [one] Une gare grise ne trouve plus de case et quitte la partie.
   *[other] { $count } gares grises ne trouvent plus de case et quittent la partie.
}
dice-stocked-opening = Les passagers arrivent : { $tiles }. Banque : { $bank }.
dice-stocked-skip = Des passagers arrivent à chaque gare : { $tiles }. Banque : { $bank }.
dice-stocked-appear = Des passagers apparaissent : { $tiles }. Banque : { $bank }.
dice-stocked-lack = 🧍 **Manque de passagers !** Il en arrive partout : { $tiles }. Banque : { $bank }.
dice-stocked-final = Les derniers passagers arrivent : { $tiles }. Banque : { $bank }.
dice-minted = -# Dont { $units } pris hors de la banque.
dice-rolled = 🎲 { $who } lance **{ $dice }**. Banque de dés : { $simple ->
    [one] { $simple } simple
   *[other] { $simple } simples
}, { $complex ->
    [one] { $complex } complexe
   *[other] { $complex } complexes
}.
dice-joker-taken = 🎲 { $who } prend un dé complexe en **joker** (dé { $number }) ; dés complexes restants : { $complex }.
dice-skipped = { $who } passe le lancer.
dice-laid = { $who } pose **{ $cell }** { $code } ({ $cost }).
dice-extended = { $who } étend **{ $cell }** en { $code } ({ $cost }) et récupère le dé { $back }.
dice-connected = 🔗 { $who } connecte **{ $station }** : **+{ $paid }**.
dice-connected-homes = 🔗 { $who } et { $other } connectent leurs gares : **+{ $paid }** et **+{ $theirs }**.
dice-appeared = { $who } rend le dé { $number } pour des passagers sur la **tuile { $tile }**.
dice-bought = 🚂 { $who } achète une **locomotive { $value }** pour { $price } (reste { $money }).
dice-on-sale = En vente désormais : locomotive { $value }, prix { $price }.
dice-sold-out = La dernière locomotive est vendue.
dice-scrapped = ⚙️ **Progrès technique :** la première 4 est vendue, toutes les 2 sont détruites : { $losses }.
dice-scrapped-share = { $who } { $count }
dice-transported = { $who } ramène **{ $units ->
    [one] { $units } passager
   *[other] { $units } passagers
}** de { $station } avec la locomotive { $locomotive } (distance { $distance }) ; reste { $left } sur la tuile { $tile }. Avoir : **{ $money }**.
dice-turn-ended-plain = { $who } finit son tour.
dice-turn-ended-returned = { $who } finit son tour ; { $returned ->
    [one] { $returned } dé retourne
   *[other] { $returned } dés retournent
} à la banque.
dice-turn-ended-idle = { $who } finit son tour sans lancer ni passer : aucun passager n’est posé.
dice-turn-ended-forced = { $who } ne peut ni acheter ni transporter : son tour s’achève de lui-même.
dice-turns-ended = { $seats } : ni achat ni transport possible, { $count ->
    [one] le tour se termine tout seul.
   *[other] leurs tours se terminent tout seuls.
}
dice-year = **Année { $year }.**
dice-standstill-warning = ⚠️ Une année entière sans un coup : encore une, et la phase finale commence.
dice-left = { $who } quitte la partie ; sa gare reste.
dice-final-connected = 🏁 **Phase finale :** { $who } a connecté toutes les gares.
dice-final-bank = 🏁 **Phase finale :** la banque est vide.
dice-final-complex = 🏁 **Phase finale :** le dernier dé complexe est posé.
dice-final-dice = 🏁 **Phase finale :** il ne reste presque plus de dés.
dice-final-standstill = 🏁 **Phase finale :** rien n’a bougé depuis deux années.
dice-final-rules = Désormais : acheter des locomotives et transporter des passagers, rien d’autre.
dice-final-returned = { $returned ->
    [one] Le dé en main retourne à la banque.
   *[other] Les { $returned } dés en main retournent à la banque.
}
dice-ended-stock = **Fin de la partie :** plus personne n’attend.
dice-ended-transport = **Fin de la partie :** plus personne ne peut transporter.
dice-ended-standstill = **Fin de la partie :** un tour de table entier sans transport.
dice-ended-alone = **Fin de la partie :** il ne reste qu’un joueur.
dice-won = 🏆 **{ $who } l’emporte avec { $score } unités.**
dice-won-shared = 🏆 **{ $who } se partagent la victoire avec { $score } unités.**
dice-score-holdings = { $who } : **{ $money }** unités · gares : { $stations } · locomotives : { $locomotives } · passagers transportés : { $transported }
dice-score-transported = { $who } : **{ $transported }** passagers transportés · gares : { $stations } · locomotives : { $locomotives } · unités : { $money }
dice-score-left = { $who } (hors jeu) : { $money } unités · gares : { $stations } · locomotives : { $locomotives } · passagers transportés : { $transported }

## Qui doit faire quoi
dice-duty-layout = { $who } : disposez les six tuiles.
dice-duty-home = { $who } : placez votre gare.
dice-duty-neutral = { $who } : placez une gare grise.
dice-duty-turn = { $who } : lancez ou passez, construisez, achetez, transportez, puis finissez votre tour.
dice-duty-build = { $who } : construisez, achetez, transportez, puis finissez votre tour.
dice-duty-run = { $who } : achetez et transportez, puis finissez votre tour.
dice-duty-final = { $who } : achetez et transportez, puis finissez votre tour.

## Ce qu’on peut choisir
dice-kind-layout = Disposer les tuiles
dice-kind-station = Placer une gare
dice-kind-roll = Lancer les dés
dice-kind-lay = Poser un dé simple
dice-kind-extend = Étendre avec un dé complexe
dice-kind-appear = Faire apparaître des passagers
dice-kind-run = Faire rouler toutes les locomotives
dice-kind-transport = Transporter des passagers
dice-kind-buy = Acheter une locomotive
dice-kind-skip = Passer le lancer
dice-kind-end = Finir votre tour
dice-roll-4s = 4 dés simples
dice-roll-2s1c = 2 simples, 1 complexe
dice-roll-2c = 2 dés complexes
dice-roll-joker = 1 dé complexe en joker
dice-choice-cell = { $cell }
dice-choice-tile = Tuile { $tile } en { $x },{ $y }, { $turns ->
    [0] sans tourner
    [one] un quart de tour
   *[other] { $turns } quarts de tour
}
dice-choice-appear = Tuile { $tile }
dice-choice-player = { $who }
dice-note-home = votre gare
dice-note-neutral = { $left ->
    [one] votre dernière gare grise
   *[other] encore { $left } gares grises
}
dice-note-tile = tuile { $tile }, { $terrain }, { $stations ->
    [0] aucune gare
    [one] { $stations } gare
   *[other] { $stations } gares
}
dice-note-roll = il ne reste que { $simple ->
    [one] { $simple } simple
   *[other] { $simple } simples
}, { $complex ->
    [one] { $complex } complexe
   *[other] { $complex } complexes
}
dice-note-cells = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
dice-note-connects = connecte { $stations }, +{ $gain } · { $cost }
dice-note-connects-others = { $count ->
    [one] connecte un autre joueur
   *[other] { $count } connexions pour les autres
} · { $cost }
dice-note-leads = { $steps ->
    [0] contre une nouvelle gare
    [one] à { $steps } case d’une nouvelle gare
   *[other] à { $steps } cases d’une nouvelle gare
} · { $cost }
dice-note-distance = distance { $distance }, tuile { $tile }
dice-note-appear = +{ $units }, actuellement { $stock }
dice-note-buy = une { $value }, pour { $price }
dice-note-skip = +{ $units } passagers pour tous, banque { $bank }
dice-note-end = { $dice ->
    [one] { $dice } dé retourne à la banque
   *[other] { $dice } dés retournent à la banque
}
dice-suggest-layout = La disposition des débutants
dice-suggest-station = Gare en { $cell }
dice-suggest-roll-4s = Lancer 4 dés simples
dice-suggest-roll-2s1c = Lancer 2 simples, 1 complexe
dice-suggest-roll-2c = Lancer 2 dés complexes
dice-suggest-roll-joker = Prendre un joker complexe
dice-suggest-lay = { $cell } { $rail } (dé { $die })
dice-suggest-extend = Étendre { $cell } en { $rail } (dé { $die })
dice-suggest-appear = Passagers sur la tuile { $tile }
dice-suggest-buy = Acheter la locomotive { $value } pour { $price }
dice-suggest-run = Tout transporter : { $units } avec { $trains }
dice-suggest-transport = { $units } de { $station } avec la { $value }
dice-warn-idle = Vous n’avez ni lancé ni passé : **aucun passager** ne sera posé.

## Ce qu’un coup coûte et laisse
dice-account-free = Ne coûte rien ; vous gardez { $money }.
dice-account-cost = Coûte { $units } ; il vous reste { $money }.
dice-account-gain = Rapporte { $units } ; vous avez alors { $money }.
dice-account-bank = Banque ensuite : { $bank }.
dice-account-dice = Banque de dés ensuite : { $simple ->
    [one] { $simple } simple
   *[other] { $simple } simples
}, { $complex ->
    [one] { $complex } complexe
   *[other] { $complex } complexes
}.
dice-account-neutrals = { $left ->
    [0] Plus de gare grise à poser.
    [one] Encore { $left } gare grise à poser.
   *[other] Encore { $left } gares grises à poser.
}
dice-account-regained = Vous récupérez un dé simple : { $face }.
dice-account-stock = La tuile { $tile } a alors { $stock }, la banque { $bank }.
dice-account-tiles = { $tiles ->
    [one] { $tiles } tuile sur 6.
   *[other] { $tiles } tuiles sur 6.
}

## Réseaux
dice-network = Gares connectées ({ $who }) : { $stations }.
dice-network-station = { $station } à distance { $distance } ({ $stock } en attente)
dice-network-missing = Pas connectées : { $stations }.
dice-network-open = Continue en : { $cells }.
dice-network-blocked = Bloqué en : { $cells }.
dice-network-none = { $who } n’a pas encore de gare.

## Ce qui est refusé
dice-no-nothing = Il n’y a rien à choisir ici pour le moment.
dice-no-players = Railroad Dice 2 se joue de 2 à 4, pas à { $players }.
dice-no-first = Personne n’occupe la place { $seat }, que la table a choisie pour commencer.
dice-no-over = La partie est finie.
dice-no-turn = Ce n’est pas à vous de jouer.
dice-no-such-move = Il n’y a pas de coup « { $text } ».
dice-no-opening = On place encore les gares.
dice-no-layout-first = On dispose les tuiles avant la première gare.
dice-no-layout-fixed = La carte est fixée et ne change plus.
dice-no-stations-fixed = Toutes les gares sont placées ; on n’en déplace ni n’en ajoute.
dice-no-final = En phase finale, on ne fait qu’acheter et transporter.
dice-no-final-stock = En phase finale, on ne pose plus de passagers.
dice-no-tile-missing = Il manque la tuile { $tile } : les six servent.
dice-no-tile-twice = La tuile { $tile } y est deux fois.
dice-no-tiles-overlap = Les tuiles { $tile } et { $other } se chevauchent.
dice-no-tile-loose = La tuile { $tile } touche les autres par { $cells } de ses cases ; il en faut { $least }.
dice-no-map-in-pieces = Les tuiles ne forment pas une seule carte.
dice-no-cell = { $cell } n’est pas une case de cette carte.
dice-no-tile = Il n’y a pas de tuile { $tile } ; elles vont de 1 à 6.
dice-no-station-edge = { $cell } est au bord de la carte.
dice-no-station-water = { $cell } est une case d’eau.
dice-no-station-home = La tuile { $tile } a déjà une gare colorée : { $cell } ne peut recevoir la vôtre.
dice-no-station-near = { $cell } est trop près de la gare en { $station } : il faut deux cases entre elles.
dice-no-station-room = Une gare colorée en { $cell } priverait un autre joueur de toute case pour la sienne.
dice-no-roll-again = Vous avez déjà lancé : une fois par tour.
dice-no-roll-skipped = Vous avez passé le lancer ce tour-ci.
dice-no-roll-nothing = La banque n’a plus de tels dés.
dice-no-skip-rolled = Vous avez lancé : il n’y a plus rien à passer.
dice-no-skip-again = Vous avez déjà passé ce tour-ci.
dice-no-lay-unrolled = Pour poser des rails, lancez d’abord les dés.
dice-no-extend-unrolled = Pour étendre, lancez d’abord les dés.
dice-no-appear-unrolled = Les passagers apparaissent par un dé : lancez d’abord.
dice-no-die = Vous n’avez pas de dé { $die } en main.
dice-no-lay-complex = Le dé { $die } est complexe : il ne fait que remplacer un dé simple de la carte.
dice-no-lay-locomotive = Le dé { $die } montre une locomotive, pas un rail.
dice-no-lay-code = { $code } n’est pas une voie simple.
dice-no-code-face = Le dé { $die } ne peut se poser en { $code }.
dice-no-lay-occupied = { $cell } est occupée.
dice-no-lay-unreached = Aucune ligne venant de votre gare n’arrive en { $cell }.
dice-no-lay-unjoined = { $code } en { $cell } ne rejoint pas votre ligne, qui arrive par { $sides }.
dice-no-end-off-map = { $code } en { $cell } sortirait de la carte.
dice-no-end-at-complex = { $code } en { $cell } buterait sur le côté fermé du dé complexe en { $other }.
dice-no-money = Cela coûte { $cost }, et vous avez { $money }.
dice-no-extend-die = Le dé { $die } n’est pas un dé complexe de votre main.
dice-no-extend-simple = Il n’y a pas de dé simple à remplacer en { $cell }.
dice-no-extend-track = { $code } ne conserve pas la voie { $was } en { $cell }.
dice-no-extend-unreached = Aucune de vos lignes n’atteint { $cell }.
dice-no-extend-unjoined = { $code } en { $cell } ne rejoindrait pas votre ligne, qui arrive par { $sides }.
dice-no-extend-facing = { $code } en { $cell } fermerait la voie du dé en { $other }.
dice-no-appear-die = Le dé { $die } ne montre ni locomotive ni joker, ou n’est pas dans votre main.
dice-no-appear-complex = Le dé { $die } est complexe : seuls les dés simples font apparaître des passagers.
dice-no-appear-stations = La tuile { $tile } n’a pas de gare.
dice-no-buy-nothing = Toutes les locomotives sont vendues.
dice-no-buy-value = La locomotive { $value } n’est pas en vente.
dice-no-buy-money = La locomotive { $value } coûte { $price }, et vous avez { $money }.
dice-no-run-nothing = Aucune de vos locomotives ne peut transporter quelqu’un en ce moment.
dice-no-transport-locomotive = Vous n’avez pas de locomotive { $value }.
dice-no-transport-used = Votre locomotive { $value } a déjà roulé ce tour-ci.
dice-no-transport-station = Il n’y a pas de gare en { $cell }.
dice-no-transport-home = { $cell } est votre gare ; les passagers viennent d’ailleurs.
dice-no-transport-interrupted = La ligne vers { $station } est interrompue par la gare en { $through }.
dice-no-transport-no-line = Aucune ligne ne va de votre gare à { $station }.
dice-no-transport-served = { $station } a déjà été desservie ce tour-ci.
dice-no-transport-far = { $station } est à { $distance } tuiles : trop loin pour la locomotive { $value }.
dice-no-transport-empty = Personne n’attend sur la tuile { $tile }, où se trouve { $station }.
dice-no-transport-count = La locomotive { $value } transporte de 1 à { $value } passagers, pas { $count }.
dice-no-transport-stock = Passagers en attente sur la tuile { $tile } : { $stock }, pas { $count }.

## Que faire d’autre
dice-instead-cells = Possible : { $cells }.
dice-instead-codes = Il se pose en { $codes }.
dice-instead-dice = Vous pouvez utiliser { $dice }.
dice-instead-tiles = Tuiles avec des gares : { $tiles }.
dice-instead-rolls = Possible : { $rolls }.
dice-instead-trains = Possible : transport { $trains }.
dice-instead-count = Vous pouvez indiquer de 1 à { $most }.
dice-instead-layout-as = Par exemple : layout { $layout }
dice-instead-layout = Disposez les tuiles : layout.
dice-instead-homes = Placez votre gare : station.
dice-instead-neutrals = Placez une gare grise : station.
dice-instead-roll = Vous pouvez lancer ou passer, acheter, transporter ou finir votre tour.
dice-instead-build = Vous pouvez utiliser les dés de votre main, acheter, transporter ou finir votre tour.
dice-instead-run = Vous pouvez acheter, transporter ou finir votre tour.
dice-instead-buy = En vente : locomotive { $value }, prix { $price }.
dice-instead-buy-first = Achetez-en d’abord une.
dice-instead-locomotives = Vous avez : { $values }.

## Ce qu’on ne peut lire
dice-misread-move = « { $text } » n’est pas un coup. Par exemple : lay 1 H7 NS
dice-misread-number = « { $text } » n’est pas un nombre.
dice-misread-cell = « { $text } » n’est pas une case. Écrivez colonne et ligne : H7
dice-misread-code = « { $text } » n’est pas une pose. Écrivez les côtés que joint chaque voie : NS, NE ou NS+SW
dice-misread-record = « { $text } » n’est pas une tuile. Écrivez tuile:colonne,ligne ou tuile:colonne,ligne,tours : 3:8,0,1
dice-misread-roll = « { $text } » ne se lance pas. Écrivez 4s, 2s1c, 2c ou joker
dice-misread-run-order = « { $text } » n’est pas une réponse. Écrivez finir ou demander
dice-misread-player = « { $text } » n’est pas un joueur d’ici. Écrivez le numéro de sa place.
dice-misread-field = Ce coup n’a pas de champ « { $text } ».
dice-misread-gap = Il manque le champ « { $text } ».

## Commandes
command-dice = dice
command-dice-help = Vos coups à Railroad Dice 2
command-dice-layout = disposer
command-dice-layout-help = Disposer les six tuiles, avant la première gare
field-dice-layout-tiles = tuiles
field-dice-layout-tiles-help = Six fois tuile:colonne,ligne,tours, par exemple 1:0,0 2:4,0 3:8,0,1
command-dice-station = gare
command-dice-station-help = Placer votre gare, puis les gares grises
field-dice-station-cell = case
field-dice-station-cell-help = Où, par exemple H7
command-dice-roll = lancer
command-dice-roll-help = Prendre des dés et les lancer, une fois par tour
field-dice-roll-dice = dés
field-dice-roll-dice-help = 4s, 2s1c, 2c, ou joker pour un dé complexe à votre gré
command-dice-skip = passer
command-dice-skip-help = Renoncer au lancer : cinq passagers par gare sur chaque tuile
command-dice-lay = poser
command-dice-lay-help = Poser un dé simple sur une case vide
field-dice-lay-die = dé
field-dice-lay-die-help = Son numéro dans votre main
field-dice-lay-cell = case
field-dice-lay-cell-help = Où, par exemple H7
field-dice-lay-code = pose
field-dice-lay-code-help = Les côtés qu’il joint, par exemple NS ou NE
command-dice-extend = étendre
command-dice-extend-help = Remplacer un dé simple de la carte par un dé complexe
field-dice-extend-die = dé
field-dice-extend-die-help = Le numéro du dé complexe de votre main
field-dice-extend-cell = case
field-dice-extend-cell-help = La case du dé simple, par exemple C7
field-dice-extend-code = pose
field-dice-extend-code-help = Ses deux voies, par exemple NS+EW
command-dice-buy = acheter
command-dice-buy-help = Acheter la locomotive en vente
field-dice-buy-value = locomotive
field-dice-buy-value-help = Son numéro ; celle en vente si vous ne dites rien
command-dice-run = rouler
command-dice-run-help = Faire rouler toutes vos locomotives, dans le meilleur ordre
field-dice-run-trains = trains
field-dice-run-trains-help = Locomotives et gares, par exemple 5 L8 4 I7 ; les meilleurs si vous ne dites rien
command-dice-transport = transporter
command-dice-transport-help = Ramener des passagers avec une locomotive
field-dice-transport-train = train
field-dice-transport-train-help = La locomotive et la gare qu’elle dessert, par exemple 5 L8
field-dice-transport-count = passagers
field-dice-transport-count-help = Combien ; tous ceux qui tiennent si vous ne dites rien
command-dice-appear = passagers
command-dice-appear-help = Rendre un dé locomotive ou joker : des passagers apparaissent sur une tuile
field-dice-appear-die = dé
field-dice-appear-die-help = Son numéro dans votre main
field-dice-appear-tile = tuile
field-dice-appear-tile-help = Quelle tuile, de 1 à 6
command-dice-end = finir
command-dice-end-help = Finir votre tour ; les dés en main retournent à la banque
command-dice-network = réseau
command-dice-network-help = Montrer en privé à quoi une gare est connectée
field-dice-network-player = joueur
field-dice-network-player-help = De qui ; le vôtre si vous ne dites rien

## Ce qu’un panneau demande, champ par champ
ask-dice-layout-tiles = Quelle tuile ensuite, et où ?
ask-dice-station-cell = Sur quelle case ?
ask-dice-roll-dice = Quels dés lancez-vous ?
ask-dice-lay-die = Quel dé posez-vous ?
ask-dice-lay-cell = Sur quelle case ?
ask-dice-lay-code = Dans quel sens ?
ask-dice-extend-die = Quel dé complexe ?
ask-dice-extend-cell = Quel dé simple remplace-t-il ?
ask-dice-extend-code = Dans quel sens ?
ask-dice-appear-die = Quel dé rendez-vous ?
ask-dice-appear-tile = Sur quelle tuile les passagers apparaissent-ils ?
ask-dice-transport-train = Quel train, depuis quelle gare ?
ask-dice-run-trains = Quels trains ?
ask-dice-transport-count = Combien de passagers ?
ask-dice-buy-value = Quelle locomotive ?
