# China Rails. Villes, marchandises et évènements ont les noms du plateau ; M veut dire million de yuans.
china-title = China Rails
china-about = Tracez vos voies à travers la Chine, portez les marchandises là où on les demande, et survivez aux crues et aux tempêtes de sable.
china-example = build beijing tianjin
china-line = { $a } – { $b }
china-place-in = { $city } ({ $at })
china-demand = { $good } pour { $city } { $pay }M
china-taiwan = Taïwan
china-anywhere = Là où c’est le moins cher
china-good = { $good }
china-city = { $city }
china-port = { $port }
china-owner = { $who }
china-on-board = à bord
china-target = { $to } ({ $at })
china-step = { $way } : { $to }
china-way-e = Est
china-way-se = Sud-est
china-way-sw = Sud-ouest
china-way-w = Ouest
china-way-nw = Nord-ouest
china-way-ne = Nord-est
china-key-e = → { $price ->
    [0] –
   *[other] { $price }M
}
china-key-se = ↘ { $price ->
    [0] –
   *[other] { $price }M
}
china-key-sw = ↙ { $price ->
    [0] –
   *[other] { $price }M
}
china-key-w = ← { $price ->
    [0] –
   *[other] { $price }M
}
china-key-nw = ↖ { $price ->
    [0] –
   *[other] { $price }M
}
china-key-ne = ↗ { $price ->
    [0] –
   *[other] { $price }M
}
china-size-small = petite ville
china-size-medium = ville moyenne
china-size-major = Cité
china-loco-freight = fret
china-loco-fast = fret rapide
china-loco-heavy = fret lourd
china-loco-super = super lourd

china-option-express = Trains express
china-option-express-help = Les trains ont 12 et 16 points par tour au lieu de 9 et 12 : une partie plus rapide
china-option-express-on = Avec les **trains express** : 12 et 16 points par tour.
china-option-loan = Indulgence (emprunt)
china-option-loan-help = On peut emprunter jusqu’à 20M à la banque et on doit le double
china-option-loan-on = Avec l’**indulgence** : jusqu’à 20M empruntés, rendus au double.
china-option-time_limit = Temps limite
china-option-time_limit-help = La partie s’arrête après tant de tours de table ; réseau et argent décident
china-option-time_limit-on = La partie s’arrête après le **tour { $value }**.
china-option-city_exits = Segments au départ des Cités
china-option-city_exits-help = Deux par tour et par Cité, ou deux en tout
china-option-city_exits-on = **Deux segments par tour** au plus au départ de l’ensemble des Cités.
china-option-third_at_port = Troisième joueur au port du ferry
china-option-third_at_port-help = Il y construit comme ailleurs, ou pas du tout
china-option-third_at_port-on = Quand le ferry a deux propriétaires, **personne d’autre ne construit** jusqu’à ses ports.
china-option-port_start = Départ d’un port conteneur
china-option-port_start-help = Charger aussitôt tout un train de Taïwan, ou une seule marchandise
china-option-port_start-on = Un train qui démarre à un port conteneur prend **une seule marchandise** de Taïwan ce tour-là.
china-option-congress_present = Train déjà au Congrès
china-option-congress_present-help = Un train déjà dans une Cité à la convocation est-il payé, ou seulement libéré ?
china-option-congress_present-on = Le Congrès du Parti **ne paie rien** aux trains déjà sur place.
china-option-congress_start = Train placé pendant le Congrès
china-option-congress_start-help = Placer son train dans une Cité libère-t-il du Congrès ?
china-option-congress_start-on = Placer son train dans une Cité **ne libère pas** du Congrès du Parti.
china-option-cut_off = Train coupé par un évènement
china-option-cut_off-help = Un train sans issue devant lui peut-il faire demi-tour, ou attend-il ?
china-option-cut_off-on = Un train coupé par un évènement **attend** de pouvoir continuer.
china-option-stranded = Tempête de sable sans ville
china-option-stranded-help = Pas de ville au bout des voies : vers la plus proche, ou le train reste
china-option-stranded-on = Dans une tempête de sable, un train sans ville au bout de ses voies **reste où il est**.
china-option-board = Plateau
china-option-board-help = Le plateau de la maison, ou celui de la table par son nom

## Ce qui s’est passé
china-begun = Les cartes Demande sont distribuées, face visible, et chacun a **60M**. { $who } a la demande la mieux payée, **{ $pay }M**, et commence. Deux tours de construction d’abord : le second se joue à rebours.
china-begun-board = -# La carte « { $board } » et ses cartes sont une reconstruction : celles de la boîte ne sont pas publiques.
china-round-began = **Tour { $round }.**
china-halved-turn = { $who } n’a que { $points } points ce tour-ci.
china-built = { $who } construit **{ $lines }** : { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
} pour **{ $cost }M** ({ $spent }M sur 20M ce tour-ci).
china-ferry-bought = { $who } a désormais sa place sur le **{ $ferry }**.
china-link-bought = { $who } achète le lien pour conteneurs de **{ $port }** pour **{ $price }M** ({ $spent }M sur 20M ce tour-ci).
china-upgraded = { $who } conduit désormais un train **{ $loco }**, pour 20M.
china-started = { $docked ->
    [yes] { $who } pose son train à **{ $at }**, à quai : les marchandises de Taïwan se chargent aussitôt.
   *[other] { $who } pose son train à **{ $at }**.
}
china-moved = { $who } roule jusqu’à **{ $to }** ({ $used ->
    [one] { $used } point
   *[other] { $used } points
}, reste { $points }).
china-halved = { $card } : { $who } perd { $lost } des points restants et en garde { $points }.
china-fee-paid = { $to_bank ->
    [yes] { $who } paie à la banque **{ $amount }M** pour les voies de { $owner }, qui a quitté la partie.
   *[other] { $who } paie à { $owner } **{ $amount }M** de droit de passage.
}
china-ferried = ⛴️ { $who } traverse jusqu’à **{ $to }** et dispose de { $points ->
    [one] { $points } point
   *[other] { $points } points
} ce tour-ci.
china-stopped = { $who } s’arrête à **{ $at }**{ $lost ->
    [0] {""}
    [one] {" "}et renonce à { $lost } point
   *[other] {" "}et renonce à { $lost } points
}.
china-congress-reached = { $who } arrive à **{ $city }**{ $pay ->
    [0] {""}
   *[other] , touche **{ $pay }M**
} et en a fini avec le Congrès du Parti.
china-loaded = { $who } charge **{ $goods }** à { $where }.
china-dropped = { $who } décharge { $good } à { $at }, sans paiement.
china-delivered = { $bonus ->
    [0] 📦 { $who } livre **{ $good }** à **{ $city }** : **+{ $pay }M**.
   *[other] 📦 { $who } livre **{ $good }** à **{ $city }** : **+{ $pay }M**, dont { $bonus }M de bonus.
}
china-hand-discarded = { $who } défausse ses trois cartes Demande ; c’est tout son tour.
china-drew = { $who } pioche : { $card }.
china-reshuffled = La défausse est mélangée et forme une nouvelle pioche.
china-happened = ⚡ { $who } retourne **{ $card }**. { $text }
china-track-lost = { $who } perd { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
} de voie.
china-thrown = La tempête rejette le train de { $who } à **{ $to }**.
china-load-due = { $who } doit perdre { $loads ->
    [one] une marchandise
   *[other] { $loads } marchandises
} de son choix : { $choice }.
china-load-lost = { $who } perd **{ $good }**.
china-turn-due = { $now ->
    [yes] { $who } perd la fin de ce tour, et le suivant.
   *[other] { $who } perdra son prochain tour.
}
china-turn-lost = { $who } perd ce tour.
china-taxed = { $amount ->
    [0] { $who } ne paie pas de redevance ferroviaire.
   *[other] { $who } paie **{ $amount }M** de redevance ferroviaire.
}
china-shaken = Le prochain tour de { $who } n’aura que la moitié de ses points.
china-event-ended = **{ $card }** : c’est fini.
china-borrowed = { $who } emprunte **{ $amount }M** et doit { $debt }M.
china-repaid = { $who } rembourse **{ $amount }M**.
china-qualified = 🏁 { $who } a le réseau et **au moins { $target }M**. On joue le tour de table jusqu’au bout.
china-tied = { $seats } sont à égalité : personne ne gagne encore, et il faut désormais **{ $target }M**.
china-time-up = ⏱️ Le tour { $round } était le dernier : le temps est écoulé.
china-won = 🏆 **{ $seats } { $count ->
    [one] gagne
   *[other] gagnent ensemble
} !**
china-left = { $who } quitte la partie. Ses voies restent ; les droits de passage vont à la banque.
china-score = { $who } : **{ $cash }M**{ $debt ->
    [0] {""}
   *[other] {""}, dont { $debt }M dus
}
china-score-network = { $who } : **{ $cash }M**{ $debt ->
    [0] {""}
   *[other] {""}, dont { $debt }M dus
}, avec le réseau
china-score-left = { $who } : a quitté la partie

## Ce qu’on peut choisir
china-kind-build = Construire des voies
china-kind-link = Acheter un lien pour conteneurs
china-kind-upgrade = Acheter une meilleure locomotive
china-kind-start = Démarrer le train
china-kind-move = Déplacer le train
china-kind-ferry = Prendre le ferry
china-kind-stop = S’arrêter à ce port
china-kind-load = Charger
china-kind-deliver = Livrer
china-kind-drop = Décharger sans paiement
china-kind-lose = Perdre une marchandise
china-kind-loan = Emprunter
china-kind-discard = Défausser sa main
china-kind-end = Finir le tour
china-note-build = encore { $left }M à dépenser
china-note-price = { $price }M, reste { $left }M pour ce tour
china-note-later = déjà esquissée, { $cost }M alors
china-note-line-far = { $cost }M : ce tour-ci jusqu’à { $at }
china-note-line = { $cost ->
    [0] rien à payer
   *[other] { $cost }M
} · { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
}
china-note-points = { $points ->
    [one] reste { $points } point
   *[other] reste { $points } points
}
china-note-fees = { $fees ->
    [0] sans droit de passage
   *[other] { $fees }M de droits de passage
}
china-note-sale = livrer { $good } : +{ $pay }M{ $fees ->
    [0] {""}
   *[other] , { $fees }M de droits de passage
}
china-note-loco = { $speed } points, { $capacity } marchandises, { $price }M
china-note-pay = +{ $pay }M à { $city }
china-note-pay-only = +{ $pay }M
china-note-chips = reste { $chips }
china-note-supplies = fournit { $goods }
china-card = Carte { $card } : { $demands }
china-goal = { $to } · { $steps } sur { $points ->
    [one] { $points } point
   *[other] { $points } points
}
china-by-fees = le moins de droits de passage possible
china-by-points = le moins de points possible
china-by-far = aussi loin que les points de ce tour le permettent
china-end-turn = Finir le tour
china-end-delivery = Finir la phase de livraison et construire
china-loan = { $amount }M, { $debt }M à rendre
china-suggest-build = Construire jusqu’à { $to }
china-suggest-bridge = Reconstruire le pont { $line }
china-suggest-later = Poursuivre la ligne jusqu’à { $to }
china-suggest-link = Acheter le lien de { $port }
china-suggest-upgrade = Passer au train { $loco }
china-suggest-start = Démarrer à { $at }
china-suggest-ferry = Prendre le ferry pour { $to }
china-suggest-afar = Vers { $to } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
china-suggest-load = Charger { $good }
china-suggest-deliver = Livrer { $good } à { $city }, +{ $pay }M
china-warn-delivery = Ceci clôt la phase de livraison : { $points ->
    [0] il ne reste aucun point, mais on ne pourra plus charger ni livrer
    [one] { $points } point reste inutilisé
   *[other] { $points } points restent inutilisés
}.
china-warn-beyond = L’argent va jusqu’à **{ $at }** ; le reste de la ligne coûterait encore { $cost }M et attendra un autre tour.
china-warn-dead-end = **{ $at } est un cul-de-sac** hors d’une ville : le train ne pourrait repartir qu’une fois la voie prolongée.
china-warn-fees = De là, toute issue demande un droit de passage, et il ne vous resterait pas 4M.
china-warn-no-track = **Aucune voie ne part encore de cette ville** : le train resterait sur place.
china-warn-undocked = Votre train serait au centre de { $city }, **pas à quai**. Pour charger tout de suite des marchandises de Taïwan, démarrez à **{ $port }**.
china-warn-stop = { $points ->
    [one] Le { $points } point restant est perdu.
   *[other] Les { $points } points restants sont perdus.
}
china-warn-discard = C’est tout votre tour : ni déplacement, ni construction.

## Ce que coûte et laisse un projet
china-account-build = Coûte **{ $cost }M** ; { $spent }M sur { $limit }M ce tour-ci, reste { $cash }M en caisse.
china-account-move = { $used ->
    [one] Utilise { $used } point
   *[other] Utilise { $used } points
}, reste { $points }{ $fees ->
    [0] {""}
   *[other] {""} ; { $fees }M de droits de passage, reste { $cash }M en caisse
}.
china-account-deliver = Rapporte **{ $pay }M** ; { $cash }M en caisse ensuite.
china-account-loads = À bord ensuite : { $loads } ; places libres : { $free }.

## Ce qu’il faut faire
china-duty-play = À vous de jouer, { $who }.
china-duty-lose = { $who }, dites quelle marchandise vous perdez.

## Ce qu’on a demandé
china-hand = { $who }, carte { $card } : { $demands }.
china-running = **{ $event }** ({ $turns ->
    [0] jusqu’à la fin de ce tour de { $who }
    [one] jusqu’à la fin du prochain tour de { $who }
   *[other] encore { $turns } tours de { $who }
}). { $text }
china-running-ever = **{ $event }** (jusqu’à la fin de la partie). { $text }
china-running-bound = **{ $event }** (encore attendus : { $who }). { $text }
china-find-good = **{ $good }** vient de { $cities } ; reste { $chips } sur { $all }.
china-find-carried = { $who } transporte { $good }.
china-find-demand = { $who } : { $good } pour { $city }, **{ $pay }M**.
china-find-city = **{ $city }** ({ $size }, { $at }) fournit { $goods }.
china-find-supply = { $good } (reste { $chips })
china-plan = **{ $good } pour { $city }**, { $pay }M : depuis { $source }, { $build ->
    [0] rien à construire
   *[other] { $build }M à construire
}, environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $rate }M par tour.
china-plan-none = { $good } pour { $city }, { $pay }M : aucun chemin trouvé.
china-plan-pair = Ensemble : { $stops } : { $pay }M, { $build ->
    [0] rien à construire
   *[other] { $build }M à construire
}, environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $rate }M par tour.
china-cost = { $line } : **{ $cost }M**, { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
}, { $turns ->
    [one] un tour de construction
   *[other] { $turns } tours de construction
}.

## Ce qui est refusé
china-no-seats = China Rails se joue de 2 à 6, pas à { $seats }.
china-no-over = La partie est finie.
china-no-turn = C’est à { $who } de jouer.
china-no-lose-first = Vous devez d’abord perdre une marchandise.
china-no-opening = Pendant les deux tours d’ouverture, on ne fait que construire ; aucun train n’est encore sur la carte.
china-no-building-begun = Votre phase de construction a commencé : le train reste où il est jusqu’à votre prochain tour.
china-no-not-placed = Votre train n’est pas encore sur la carte.
china-no-placed = Votre train est déjà sur la carte.
china-no-start-taiwan = Aucun train ne roule à Taïwan : le vôtre ne peut pas y démarrer.
china-no-start-city = Un train démarre dans une ville, et { $at } n’en est pas une.
china-no-start-port = Vos voies ne sont pas reliées à { $port } : votre train ne peut pas y démarrer.
china-no-no-target = Vous ne pouvez construire nulle part pour l’instant.
china-no-cash = Cela coûte { $price }M, et vous avez { $left }M.
china-no-limit = Cela coûte { $price }M, et il ne reste que { $left }M sur les 20M de ce tour.
china-no-limit-reached = Vous avez dépensé les 20M de ce tour.
china-no-upgraded-already = Vous avez acheté une locomotive ce tour-ci : on ne construit plus rien.
china-no-spent-already = Vous avez dépensé { $spent }M en construction ce tour-ci : une locomotive s’achète au lieu de construire.
china-no-best-loco = Vous avez la meilleure locomotive qui soit.
china-no-no-such-step = Un train { $loco } ne peut pas devenir { $to }.
china-no-edge-of-map = La carte s’arrête à { $at }.
china-no-taiwan-track = On ne construit pas de voie à Taïwan.
china-no-begin-at-place = Une ligne commence à un endroit, pas par une direction.
china-no-no-way = Aucun chemin ne mène à { $at } depuis vos voies ou une Cité.
china-no-nothing-to-build = { $at } est déjà relié à vos voies : il n’y a rien à construire.
china-no-red-area = { $segment } est à l’intérieur d’une Cité, où la surface rouge sert à tous.
china-no-neighbours = { $segment } : on ne peut rien construire entre ces deux bornes.
china-no-first-start = { $segment } : votre premier segment part d’une Cité.
china-no-start = { $segment } : un segment part de vos voies ou d’une Cité.
china-no-taken = { $segment } est déjà construit, et il n’y a place que pour une voie.
china-no-reserved = { $segment } : la crue a emporté le pont de { $owner }, qui peut le reconstruire d’abord.
china-no-building-ban = { $segment } : { $event } interdit d’y construire.
china-no-exits = Vous avez construit deux segments au départ de { $city } ce tour-ci ; un troisième attendra.
china-no-access-6-2 = Quelqu’un n’aurait plus d’entrée dans { $city }.
china-no-access-7-1 = Trois joueurs sont déjà à { $city }, et une ville moyenne n’en accepte pas plus.
china-no-access-7-2 = Deux joueurs sont déjà à { $city }, et une petite ville n’en accepte pas plus.
china-no-access-7-3 = Vous avez trois segments à { $city }, le maximum pour un joueur.
china-no-access-7-4 = Un deuxième joueur ne pourrait plus entrer à { $city }.
china-no-access-7-5 = Un troisième joueur ne pourrait plus entrer à { $city }.
china-no-access-9-5 = Deux joueurs possèdent le ferry de { $city }, qui n’en accepte pas plus.
china-no-access-9-6 = Le second propriétaire du ferry ne pourrait plus entrer à { $city }.
china-no-no-port = Il n’y a pas de lien pour conteneurs que vous puissiez acheter.
china-no-no-such-port = « { $text } » n’est pas un port conteneur.
china-no-link-owned = Vous possédez déjà le lien de { $port }.
china-no-link-unconnected = Vos voies ne sont pas reliées à { $port }.
china-no-link-full = Deux joueurs possèdent le lien de { $port }, qui n’en accepte pas plus.
china-no-no-loads = Votre train est vide.
china-no-not-on-board = { $good } n’est pas dans votre train.
china-no-no-such-card = Aucune carte de ce numéro ne demande { $good } ici.
china-no-no-demand = Aucune de vos cartes ne demande { $good } ici.
china-no-drop-outside = On ne décharge que dans une ville.
china-no-drop-demanded = Une de vos cartes demande { $good } dans cette ville : l’y décharger, c’est livrer.
china-no-not-in-city = Votre train n’est pas dans une ville.
china-no-not-supplied = { $city } ne fournit pas { $good }.
china-no-nothing-supplied = Il n’y a rien à charger ici.
china-no-tray-empty = Il ne reste aucun jeton { $good } dans le casier.
china-no-train-full = Votre train est plein : il porte { $capacity } marchandises.
china-no-not-at-ferry = Votre train n’est pas à un port du ferry.
china-no-ferry-moved = On prend le ferry avant tout déplacement.
china-no-ferry-wait = Le train doit finir un tour au port avant de prendre le ferry.
china-no-ferry-closed = { $event } empêche le ferry de partir.
china-no-ferry-not-owned = Personne ne possède le ferry : personne ne peut donc le prendre.
china-no-ferry-whose = Deux joueurs possèdent le ferry : dites qui vous payez, { $owners }.
china-no-fee = Le droit de passage chez { $owner } coûte { $fee }M, et vous avez { $cash }M.
china-no-stopped = Votre train s’est arrêté pour ce tour.
china-no-no-points = Il ne reste aucun point ce tour-ci.
china-no-no-way-on = Aucune voie ne mène plus loin d’ici.
china-no-already-there = Votre train est déjà à { $at }.
china-no-taiwan-train = Aucun train n’entre à Taïwan : ses marchandises passent par un port conteneur.
china-no-no-route = Aucune voie ne mène de votre train à { $to }.
china-no-too-far = { $to } est à { $steps } bornes, soit { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} de route.
china-no-no-track = { $segment } : il n’y a pas de voie.
china-no-reverse = { $segment } : un train ne fait demi-tour que dans une ville, ou à quai dans un port conteneur.
china-no-closed-milepost = { $segment } : { $event } ne laisse passer aucun train.
china-no-flooded = { $segment } : aucun train ne franchit la rivière pendant { $event }.
china-no-points = { $segment } : les points ne vont pas si loin.
china-no-not-at-port = Votre train n’est pas dans un port.
china-no-congress = Le Congrès du Parti attend votre train dans une Cité : d’ici là, il ne charge et ne décharge rien.
china-no-strike = { $event } : on ne charge et ne décharge rien à { $city }.
china-no-strike-containers = { $event } : aucun conteneur ne part pour Taïwan ni n’en vient.
china-no-new-year-place = { $event } : seules les Cités chargent et déchargent, et { $city } n’en est pas une.
china-no-new-year-taiwan = { $event } : pas de conteneurs pour Taïwan ni de Taïwan.
china-no-new-year-good = { $event } : { $good } ne se livre pas en ce moment.
china-no-no-link = Vous ne possédez pas le lien de { $port }.
china-no-not-docked = Votre train n’est pas à quai : il doit d’abord finir un tour à votre port conteneur.
china-no-just-placed = Votre train vient d’être posé : il peut charger de Taïwan dès maintenant, et y livrer à partir de votre prochain tour.
china-no-loaded-already = Vous avez chargé de Taïwan ce tour-ci ; y livrer attendra le suivant.
china-no-delivered-already = Vous avez livré à Taïwan ce tour-ci ; y charger attendra le suivant.
china-no-one-container = Un train qui démarre au port prend une seule marchandise de Taïwan ce tour-là.
china-no-not-of-taiwan = Taïwan ne fournit pas { $good }.
china-no-acted-already = On défausse sa main au lieu de jouer son tour, et vous avez déjà fait quelque chose.
china-no-no-loans = Cette table joue sans emprunt.
china-no-loan-limit = Nul ne peut devoir à la banque plus de { $most }M empruntés.
china-no-nothing-to-lose = Vous n’avez aucune marchandise à perdre.
china-instead-as-far-as = Cela va jusqu’à { $at }, { $cost }M ; l’étape { $step } ne va pas.
china-instead-runs-to = Le train peut aller jusqu’à { $at } ; l’étape { $step } ne va pas.
china-instead-deliver = Livrez { $good } pour { $pay }M.
china-instead-start = Démarrez-le dans n’importe quelle ville du continent.
china-instead-lose = Dites quelle marchandise est perdue : { $loads }.
china-instead-choices = Possible maintenant : { $choices }.
china-instead-kinds = Ce que vous pouvez faire maintenant : { $choices }.
china-instead-goods-here = { $city } fournit { $goods }.
china-instead-asked-here = Vos cartes demandent ici : { $demands }.
china-instead-asked-there = Vos cartes le demandent ailleurs : { $demands }.
china-instead-carried-by = En route chez { $who } : { $good } revient au casier une fois livré, déchargé ou perdu.
china-instead-build-first = Construisez d’abord jusqu’à { $at } : { $cost }M.
china-instead-by-far = Ajoutez `by far` pour aller vers là aussi loin que portent vos points.

## Ce qui ne se lit pas
china-misread-move = « { $text } » n’est pas un coup de ce jeu. Par exemple : { "build wuhan" }, ou { "move nanjing; load tea" }
china-misread-place = « { $text } » n’est pas un endroit de la carte : écrivez une ville, un port, ou des coordonnées comme BA30.
china-misread-place-near = « { $text } » n’est pas un endroit de la carte. Voulez-vous dire { $near } ?
china-misread-good = « { $text } » n’est pas une marchandise.
china-misread-good-near = « { $text } » n’est pas une marchandise. Voulez-vous dire { $near } ?
china-misread-goods = « { $text } » : écrivez ce que vous chargez, par exemple thé soie.
china-misread-build = « { $text } » n’est pas une ligne : écrivez où elle va, par exemple `beijing tianjin`, `BB30 e4 ne2` ou `beijing>wuhan via xuzhou`.
china-misread-port = « { $text } » n’est pas un port conteneur.
china-misread-loco = « { $text } » n’est pas une locomotive : fast, heavy ou super.
china-misread-deliver = « { $text } » : écrivez la marchandise, et la carte si deux des vôtres la demandent.
china-misread-owner = « { $text } » n’est personne à cette table.
china-misread-path = « { $text } » : écrivez où va le train.
china-misread-by = « { $text } » : un chemin se choisit par droits (fees) ou par points (points).
china-misread-end = « { $text } » : finissez le tour (turn) ou la livraison (delivery).
china-misread-amount = « { $text } » n’est pas un montant.
china-misread-player = « { $text } » n’est personne à cette table.
china-misread-find = « { $text } » n’est ni une marchandise ni une ville.
china-misread-no-seat = Seuls les joueurs ont quelque chose à préparer ici.
china-misread-board = On ne peut pas jouer sur ce fichier de plateau : { $why }
china-misread-field = Ce coup n’a pas de champ « { $text } ».

## Commandes
command-china = china
command-china-help = Vos coups à China Rails
command-china-build = construire
command-china-build-help = Construire des voies jusqu’à un endroit, au moins cher ou comme vous le dites
field-china-build-to = vers
field-china-build-to-help = Où mène la ligne : ville, port, coordonnées, ou toute une ligne comme BB30 e4 ne2
field-china-build-from = depuis
field-china-build-from-help = D’où part la ligne ; le départ le moins cher si vous ne dites rien
field-china-build-via = par
field-china-build-via-help = Des endroits sur le chemin ; chaque tronçon est le moins cher à lui seul
command-china-link = lien
command-china-link-help = Acheter un lien pour conteneurs avec Taïwan
field-china-link-port = port
field-china-link-port-help = Quel port conteneur
command-china-upgrade = améliorer
command-china-upgrade-help = Acheter une meilleure locomotive pour 20M, au lieu de construire
field-china-upgrade-loco = loco
field-china-upgrade-loco-help = Laquelle
command-china-start = démarrer
command-china-start-help = Poser votre train sur la carte
field-china-start-place = endroit
field-china-start-place-help = Une ville du continent, ou un port conteneur que vos voies atteignent
command-china-move = rouler
command-china-move-help = Déplacer votre train
field-china-move-to = vers
field-china-move-to-help = Une ville, des coordonnées, ou un chemin comme AZ47 e3 wuhan
field-china-move-by = selon
field-china-move-by-help = Le moins de droits de passage possible, ou le moins de points
command-china-ferry = ferry
command-china-ferry-help = Traverser par le ferry, au début du tour
field-china-ferry-owner = propriétaire
field-china-ferry-owner-help = Qui vous payez, si le ferry n’est pas à vous et a deux propriétaires
command-china-stop = arrêter
command-china-stop-help = S’arrêter à ce port pour le ferry ou pour Taïwan, en perdant les points restants
command-china-load = charger
command-china-load-help = Charger des marchandises que la ville fournit
field-china-load-goods = marchandises
field-china-load-goods-help = Une ou plusieurs, par exemple thé soie
command-china-deliver = livrer
command-china-deliver-help = Livrer une marchandise contre paiement
field-china-deliver-good = marchandise
field-china-deliver-good-help = Laquelle
field-china-deliver-card = carte
field-china-deliver-card-help = Quelle carte, si deux des vôtres la demandent
command-china-drop = décharger
command-china-drop-help = Décharger sans paiement, dans une ville
field-china-drop-good = marchandise
field-china-drop-good-help = Laquelle
command-china-lose = perdre
command-china-lose-help = Dire quelle marchandise un évènement vous prend
field-china-lose-good = marchandise
field-china-lose-good-help = Laquelle
command-china-loan = emprunter
command-china-loan-help = Emprunter à la banque, si la table joue avec l’indulgence
field-china-loan-amount = montant
field-china-loan-amount-help = De 1 à 20, en millions ; on rend le double
command-china-discard = défausser
command-china-discard-help = Échanger vos trois cartes Demande, au lieu de jouer votre tour
command-china-end = finir
command-china-end-help = Finir votre tour, ou la phase de livraison
field-china-end-what = quoi
field-china-end-what-help = Le tour si vous ne dites rien
command-china-find = trouver
command-china-find-help = Qui fournit une marchandise et qui la demande ; ce qu’une ville donne et veut
field-china-find-what = quoi
field-china-find-what-help = Une marchandise ou une ville
command-china-sheet = fiche
command-china-sheet-help = Toutes les marchandises : d’où elles viennent et combien il en reste
command-china-cards = cartes
command-china-cards-help = Les cartes Demande de chacun, et les évènements en jeu
field-china-cards-player = joueur
field-china-cards-player-help = Seulement celles de ce joueur
command-china-plan = plan
command-china-plan-help = Ce que chacune de vos neuf demandes coûterait et rapporterait
command-china-cost = coût
command-china-cost-help = Voir ce que coûterait une ligne, sans la construire
field-china-cost-to = vers
field-china-cost-to-help = Où elle va
field-china-cost-from = depuis
field-china-cost-from-help = D’où elle part ; vos voies ou une Cité si vous ne dites rien
field-china-cost-via = par
field-china-cost-via-help = Des endroits sur le chemin ; chaque tronçon est le moins cher à lui seul

## Ce qu’un panneau demande, champ par champ
ask-china-build-to = Où va la ligne ?
ask-china-build-from = D’où part-elle ?
ask-china-build-via = En passant par où ?
ask-china-link-port = Le lien de quel port conteneur ?
ask-china-upgrade-loco = Quelle locomotive ?
ask-china-start-place = Où démarre votre train ?
ask-china-move-to = Où va votre train ?
ask-china-move-by = Par quel chemin ?
ask-china-ferry-owner = Qui payez-vous pour le ferry ?
ask-china-load-goods = Que chargez-vous ?
ask-china-deliver-good = Quelle marchandise livrez-vous ?
ask-china-deliver-card = Pour quelle carte ?
ask-china-drop-good = Quelle marchandise déchargez-vous ?
ask-china-lose-good = Quelle marchandise perdez-vous ?
ask-china-loan-amount = Combien empruntez-vous ? Vous rendrez le double.
ask-china-end-what = Que finissez-vous ?
