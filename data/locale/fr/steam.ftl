# Steam. Les lieux ont les noms de la carte ; les hexagones vont par lettre et chiffre, les tuiles par les côtés reliés.
steam-title = Steam
steam-about =
    Construisez des voies, reliez des cités et livrez : chaque liaison empruntée rapporte un point.
    Mettez vos points au revenu, qui paie d’autres voies, ou à la victoire, qui fait gagner.
    Quatre cartes au choix : Chine, Grande-Bretagne, Californie et Californie 2090.
steam-example = build J4 N-S

steam-mode-base = jeu de base
steam-mode-standard = jeu standard
steam-nobody = personne
steam-unknown = « { $text } »
steam-at = { $place }
steam-free = gratuit
steam-colour-red = rouge
steam-colour-blue = bleue
steam-colour-yellow = jaune
steam-colour-purple = violette
steam-colour-gray = grise
steam-cubes-none = aucun cube
steam-cubes-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
steam-cubes-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
steam-cubes-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
steam-cubes-purple = { $count ->
    [one] { $count } violet
   *[other] { $count } violets
}
steam-cubes-gray = { $count } gris
steam-tile-none = aucune
steam-tile-turn_order = Ordre du tour
steam-tile-first_move = Premier déplacement
steam-tile-first_build = Première construction
steam-tile-city_growth = Croissance de cité
steam-tile-locomotive = Locomotive
steam-tile-engineer = Ingénieur
steam-tile-urbanization = Urbanisation
steam-tile-docker = Docker
steam-tile-note = { $does } · { $price }
steam-tile-does-turn_order = { $mode ->
    [base] premier au tour suivant
   *[standard] aux prochaines enchères, passer une fois et rester
}
steam-tile-does-first_move = premier aux deux manches de livraison
steam-tile-does-first_build = construit en premier
steam-tile-does-city_growth = porte un lot de cubes à une cité
steam-tile-does-locomotive = un niveau de plus, tout de suite
steam-tile-does-locomotive-top = aucun niveau de plus : la vôtre est au plus haut
steam-tile-does-engineer = une construction de plus
steam-tile-does-urbanization = fait d’une ville une cité nouvelle
steam-tile-does-docker = transporte des cubes par mer
steam-tile-number = { $number } · { $tile }
steam-phase-auction = les enchères du premier ordre
steam-phase-capital = l’achat de capital
steam-phase-bidding = les enchères de l’ordre du tour
steam-phase-select = le choix des tuiles d’action
steam-phase-build = la construction
steam-phase-move = le déplacement de marchandises
steam-phase-decide = les réparations après le désastre
steam-phase-concede = la question d’une fin anticipée
steam-phase-allocate = le choix d’un propriétaire entre revenu et PV

steam-option-map = Carte
steam-option-map-help = La Chine à 2, 3 ou 4, la Grande-Bretagne à 3 ou 4, la Californie et la Californie 2090 à 3
steam-option-mode = Base ou standard
steam-option-mode-help = Base : on emprunte en payant, tuiles payantes ; standard : capital, enchères et entretien
steam-option-mode-on = **Jeu standard** : capital, enchères et entretien à chaque tour.
steam-option-first_order = Premier ordre
steam-option-first_order-help = Des enchères place par place, ou au sort, avec un peu d’argent aux derniers
steam-option-first_order-on = **Départ pour débutants** : le premier ordre est tiré au sort.
steam-option-partners = Partenaires
steam-option-partners-help = Qui joue avec qui à quatre : face à face, côte à côte, ou les deux bouts
steam-option-partners-on = Les partenaires ne sont **pas face à face**.
steam-option-team_win = Équipe gagnante
steam-option-team_win-help = Dans l’équipe gagnante, le partenaire le plus riche gagne, ou les deux
steam-option-team_win-on = **Coopératif** : les deux partenaires de la meilleure équipe gagnent.
steam-option-early_end = Fin anticipée
steam-option-early_end-help = À quatre, l’équipe menée peut arrêter après le tour 6, ou l’on joue les sept tours
steam-option-early_end-on = Tous les tours sont joués : **pas de fin anticipée**.
steam-option-allocate_default = Points des autres
steam-option-allocate_default-help = Les autres propriétaires choisissent où vont leurs points, ou ceux-ci vont toujours aux PV
steam-option-allocate_default-on = Les points des autres propriétaires vont **aux PV**, sans demander.
steam-option-income_overflow = Revenu au-delà de +10
steam-option-income_overflow-help = Ce qui dépasse +10 est perdu, ou devient des PV
steam-option-income_overflow-on = Le revenu au-delà de +10 **devient des PV**.
steam-option-two_player_auction = Enchères à deux
steam-option-two_player_auction-help = Qui quitte les enchères ne paie rien, ou les deux paient leur mise
steam-option-two_player_auction-on = Aux enchères à deux, **les deux paient** leur mise.
steam-option-terrain_add = Collines et fleuve
steam-option-terrain_add-help = On paie les deux suppléments, ou seulement le plus grand
steam-option-terrain_add-on = De collines et fleuve sur un hexagone, **seul le plus grand** supplément est dû.
steam-option-adjacent_city_link = Liaison de cités voisines
steam-option-adjacent_city_link-help = Elle reste, sans tuile, ou disparaît
steam-option-adjacent_city_link-on = Une liaison entre cités voisines **disparaît**.
steam-option-town_revisit = Villes deux fois
steam-option-town_revisit-help = Un cube peut repasser par une ville, sur des liaisons non encore empruntées
steam-option-town_revisit-on = Un cube **peut passer deux fois** par une ville.
steam-option-enforce_tile_supply = Tuiles limitées
steam-option-enforce_tile_supply-help = Il n’y a que les tuiles de la boîte
steam-option-enforce_tile_supply-on = Les **tuiles de voie sont limitées**, comme dans la boîte.
steam-option-extra_cube = Cube en plus à quatre
steam-option-extra_cube-help = Pour toute cité sauf Beijing et Hong Kong, ou seulement pour celles au +1 rouge
steam-option-extra_cube-on = Le cube en plus ne va qu’aux cités **au +1 rouge**.
steam-option-fund_per_turn = Secours par tour
steam-option-fund_per_turn-help = 1 yuan par cité et par tour, ou autant que l’on veut
steam-option-fund_per_turn-on = **Sans limite** aux versements de secours.
steam-option-fund_connection = Relié à un fonds
steam-option-fund_connection-help = Par liaisons complétées, ou par toute voie
steam-option-fund_connection-on = **Toute voie** relie à un fonds de secours.
steam-option-flood_return = Retour des disques
steam-option-flood_return-help = Les anciens disques retournent dans le sac après le tirage, ou avant
steam-option-flood_return-on = Les anciens disques retournent dans le sac **avant** le tirage.
steam-option-flood_test = Sous les eaux
steam-option-flood_test-help = Un fonds vidé par la crue n’aide plus, ou sauve la cité cette fois
steam-option-flood_test-on = Un fonds vidé par la crue **sauve encore** sa cité cette fois.
steam-option-toll_ends = Péage aux deux bouts
steam-option-toll_ends-help = Le péage est dû aussi au départ et à l’arrivée ; sinon au seul passage
steam-option-toll_ends-on = Le péage n’est dû **qu’au passage**.
steam-option-board = Plateau
steam-option-board-help = La carte de la maison, ou celle de la table par son nom

## Ordres permanents
steam-order-limit = Enchérir jusqu’à
steam-order-limit-help = Mise un de plus que les autres, jusqu’à votre limite, puis passe
steam-order-prefer = Points des livraisons d’autrui
steam-order-prefer-help = Où vont vos points quand d’autres empruntent vos liaisons
steam-up-to = Jusqu’à { $bid }
steam-prefer-income = Revenu
steam-prefer-vp = PV
steam-prefer-ask = Me demander

## Ce qui s’est passé
steam-dealt = **{ $map }**, { $mode }, { $turns } tours.
steam-dealt-board = -# La carte et les règles communes sont une reconstruction : les originaux ne sont pas publics.
steam-dealt-team = Équipe : { $seats }.
steam-dealt-auction = Les premières places sont aux enchères. Ordre des mises : { $seats }.
steam-dealt-order = Ordre du tour : { $seats }.
steam-stack = -# Pile des tuiles d’action, de haut en bas : { $tiles }.
steam-offer-changed = Disponibles maintenant : { $offer }.
steam-turn-begun = 🚂 **Tour { $turn } sur { $turns }.**
steam-opened = **{ $place }** est désormais en jeu.
steam-bid-made = { $who } mise **{ $bid }**{ $place ->
    [0] {""}
   *[other] {" "}pour la place { $place }
}.
steam-bid-passed = { $stays ->
    [yes] { $who } passe grâce à Ordre du tour et reste aux enchères.
   *[no] { $who } passe.
}
steam-place-taken = { $who } prend la **place { $place }** pour **{ $price }**.
steam-order-set = Ordre du tour : { $order }.
steam-raised = -# Emprunt :{ $income ->
    [0] {""}
   *[other] {" "}revenu −{ $income }
}{ $vp ->
    [0] {""}
   *[other] { $income ->
        [0] {" "}
       *[other] {" · "}
    }PV −{ $vp }
}.
steam-short = -# Coffre insuffisant :{ $income ->
    [0] {""}
   *[other] {" "}revenu −{ $income }
}{ $vp ->
    [0] {""}
   *[other] { $income ->
        [0] {" "}
       *[other] {" · "}
    }PV −{ $vp }
}.
steam-capital = { $who } retire **{ $money }** en { $steps ->
    [one] { $steps } emprunt
   *[other] { $steps } emprunts
} (revenu : { $income }).
steam-capital-none = { $who } n’emprunte pas.
steam-capital-split = Le capital est partagé : { $shares }.
steam-share = { $who } { $money }
steam-tile-taken = { $idle ->
    [yes] { $who } prend **{ $tile }** ({ $number }) sans l’utiliser.
   *[no] { $who } prend **{ $tile }** ({ $number }){ $price ->
        [0] {""}
       *[other] {" "}pour **{ $price }**
    }.
}
steam-level-raised = { $who } a une locomotive de **niveau { $level }**.
steam-built-new = { $who } construit **{ $hex } { $face }** pour **{ $price }** (côtés { $sides }{ $town ->
    [0] {""}
   *[other] , ville { $town }
}{ $ground ->
    [0] {""}
   *[other] , terrain { $ground }
}).
steam-built-redirect = { $who } réoriente **{ $hex }** en **{ $face }** pour **{ $price }** (côtés { $sides }{ $town ->
    [0] {""}
   *[other] , ville { $town }
}{ $ground ->
    [0] {""}
   *[other] , terrain { $ground }
}).
steam-built-replacement = { $who } remplace la tuile en **{ $hex }** par **{ $face }** pour **{ $price }** (côtés { $sides }{ $town ->
    [0] {""}
   *[other] , ville { $town }
}{ $ground ->
    [0] {""}
   *[other] , terrain { $ground }
}).
steam-claimed = -# Une voie sans contrôle est reprise au passage.
steam-joined = 🔗 **{ $a } – { $b }** : liaison complétée ({ $owner }).
steam-ferry-built = { $who } construit le **{ $ferry }** au départ de { $place } pour **{ $price }**.
steam-ferry-waits = -# Il n’est pas encore complété et sera perdu à la fin du tour de construction de son propriétaire, au tour { $turn }, s’il reste ouvert.
steam-city-grew = { $who } fait grandir **{ $at }** : { $cubes } de la case { $space }.
steam-founded-red = { $who } fait de **{ $at }** une cité nouvelle **rouge** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-founded-blue = { $who } fait de **{ $at }** une cité nouvelle **bleue** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-founded-yellow = { $who } fait de **{ $at }** une cité nouvelle **jaune** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-founded-purple = { $who } fait de **{ $at }** une cité nouvelle **violette** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-founded-gray = { $who } fait de **{ $at }** une cité nouvelle **grise** : { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}de la case { $space }
}.
steam-spurs-gone = -# { $count ->
    [one] Un embranchement inutilisé disparaît
   *[other] { $count } embranchements inutilisés disparaissent
}.
steam-fund-now = { $place } **{ $fund }**
steam-fund-paid = { $who } verse aux fonds de secours, qui contiennent désormais : { $funds }.
steam-building-done = { $who } a fini de construire ({ $builds ->
    [one] { $builds } construction
   *[other] { $builds } constructions
}).
steam-lapsed = -# La liaison inachevée en { $place } n’est plus à personne.
steam-removed = Des voies disparaissent ({ $who }) : { $hexes }.
steam-flood-none = 🌊 Disques : { $disks }. Pas d’inondation.
steam-flood = 🌊 **En crue : { $river } !**
steam-flood-toll = { $place } fonctionne avec un péage de 1 ; reste **{ $fund }** dans son fonds.
steam-flood-under = **{ $place } est sous les eaux** : aucun cube n’y entre, n’y passe ni n’en sort.
steam-delivered-red = { $who } livre un cube **rouge**, **{ $start }** → **{ $goal }**{ $links ->
    [0] {""}
    [one] , par { $links } liaison
   *[other] , par { $links } liaisons
}.
steam-delivered-blue = { $who } livre un cube **bleu**, **{ $start }** → **{ $goal }**{ $links ->
    [0] {""}
    [one] , par { $links } liaison
   *[other] , par { $links } liaisons
}.
steam-delivered-yellow = { $who } livre un cube **jaune**, **{ $start }** → **{ $goal }**{ $links ->
    [0] {""}
    [one] , par { $links } liaison
   *[other] , par { $links } liaisons
}.
steam-delivered-purple = { $who } livre un cube **violet**, **{ $start }** → **{ $goal }**{ $links ->
    [0] {""}
    [one] , par { $links } liaison
   *[other] , par { $links } liaisons
}.
steam-delivered-gray = { $who } livre un cube **gris**, **{ $start }** → **{ $goal }**{ $links ->
    [0] {""}
    [one] , par { $links } liaison
   *[other] , par { $links } liaisons
}.
steam-delivered-via = -# Trajet : { $stops }.
steam-delivered-share = -# { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $money ->
    [0] {""}
   *[other] , { $money } en argent
}.
steam-toll = { $who } paie un péage de **{ $toll }**.
steam-put-income = { $who } : revenu **+{ $points }**, désormais **{ $now }**.
steam-put-vp = { $who } : **+{ $points } PV**, désormais **{ $now }**.
steam-points-lost = -# { $points ->
    [one] { $points } point est perdu
   *[other] { $points } points sont perdus
} au-delà de +10.
steam-go-passed = { $who } passe.
steam-round-begun = **Manche { $round }** du déplacement de marchandises.
steam-income = 💰 **Revenu.**
steam-income-gets = { $who } { $money ->
    [0] ne reçoit rien
   *[other] reçoit **{ $money }**
}{ $upkeep ->
    [0] {""}
   *[other] {" "}(revenu { $income }, locomotive −{ $upkeep })
} · coffre : { $cash }.
steam-income-pays = { $who } paie **{ $money }**{ $upkeep ->
    [0] {""}
   *[other] {" "}(revenu { $income }, locomotive −{ $upkeep })
} · coffre : { $cash }.
steam-share-gets = { $who } reçoit **{ $money }**, sa part du revenu de l’équipe · coffre : { $cash }.
steam-share-pays = { $who } paie **{ $money }**, sa part de la dette de l’équipe · coffre : { $cash }.
steam-upkeep-pays = { $who } paie **{ $money }** pour sa locomotive · coffre : { $cash }.
steam-share-helped = -# { $who } en paie **{ $money }** pour l’équipe · coffre : { $cash }.
steam-went-out = { $resigned ->
    [yes] Hors de la partie : **{ $seats }**. Leurs liaisons ne sont plus à personne.
   *[no] 💥 Faillite : **{ $seats }**. Leurs liaisons ne sont plus à personne.
}
steam-concession-asked = { $seats } : votre équipe est menée. La partie s’arrête-t-elle ici, avant son dernier tour ?
steam-conceded = { $yes ->
    [yes] { $who } accepte d’arrêter.
   *[no] { $who } veut continuer : le dernier tour suit.
}
steam-ended = 🏁 **La partie est finie**{ $cause ->
    [conceded] {" "}(l’équipe menée a concédé)
    [alone] {" "}(les autres sont hors jeu)
   *[other] {""}
}.
steam-score = { $seats } : { $vp } PV, { $income } pour le revenu, { $links } pour les liaisons = **{ $total }**
steam-tie-income = -# À égalité de PV : le plus haut revenu l’emporte.
steam-tie-tile = -# À égalité de PV et de revenu : le plus petit numéro de la dernière tuile d’action l’emporte.
steam-score-cash = -# Coffres : { $cash }.
steam-won = 🏆 Victoire : **{ $seats }** !

## Ce qu’on peut choisir
steam-kind-bid = Enchérir
steam-kind-capital = Emprunter
steam-kind-tile = Prendre une tuile d’action
steam-kind-route = Construire une ligne
steam-kind-build = Construire une seule tuile
steam-kind-ferry = Construire le ferry
steam-kind-grow = Croissance de cité
steam-kind-urbanize = Urbaniser une ville
steam-kind-fund = Verser aux fonds de secours
steam-kind-done = Finir de construire
steam-kind-deliver = Livrer un cube
steam-kind-loco = Améliorer votre locomotive
steam-kind-pass = Passer
steam-kind-allocate = Choisir revenu ou PV
steam-kind-concede = Répondre : finir la partie ?
steam-note-no-bid = { $place ->
    [0] aucune mise encore
   *[other] place { $place }, aucune mise encore
}
steam-note-high = { $place ->
    [0] plus haute mise : { $bid }
   *[other] place { $place }, plus haute mise : { $bid }
}
steam-note-steps = { $steps ->
    [one] { $steps } emprunt
   *[other] { $steps } emprunts
}
steam-note-level = au niveau { $level }, gratuit
steam-note-lapse = { $count ->
    [one] une liaison inachevée est perdue
   *[other] { $count } liaisons inachevées sont perdues
}
steam-bid-amount = Miser { $bid }
steam-bid-pass = Passer
steam-bid-stay = Passer en restant (Ordre du tour)
steam-steps = { $steps ->
    [0] Aucun emprunt
    [one] { $steps } emprunt : { $money }
   *[other] { $steps } emprunts : { $money }
}
steam-steps-income = revenu ensuite : { $income }
steam-use-pay = L’utiliser
steam-use-pass = La prendre sans l’utiliser
steam-costs = coûte { $price }
steam-costs-steps = coûte { $price }, avec { $steps ->
    [one] { $steps } emprunt
   *[other] { $steps } emprunts
}
steam-from-price = à partir de { $price }
steam-builds-left = { $builds ->
    [0] plus de construction
    [one] encore { $builds } construction
   *[other] encore { $builds } constructions
}
steam-start = Depuis { $place }
steam-side-n = Nord, vers { $place }
steam-side-ne = Nord-est, vers { $place }
steam-side-se = Sud-est, vers { $place }
steam-side-s = Sud, vers { $place }
steam-side-sw = Sud-ouest, vers { $place }
steam-side-nw = Nord-ouest, vers { $place }
steam-start-loose = Depuis le bout de votre voie en { $place }, côté { $side }
steam-tiles-away = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
steam-face-new = { $face }
steam-face-redirect = réorienter en { $face }
steam-face-replacement = remplacer par { $face }
steam-way = { $line } ({ $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
})
steam-way-begun = { $line } (un début de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
})
steam-suggest-route = Ligne { $start } – { $goal }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
steam-suggest-income = { $what }, revenu +{ $points }
steam-suggest-vp = { $what }, PV +{ $points }
steam-tiles-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
steam-space = Case { $space } : { $cubes }
steam-fund-all = Toutes
steam-fund-holds = contient { $fund }
steam-deliver-red = Rouge, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } liaison
   *[other] , { $links } liaisons
}
steam-deliver-blue = Bleu, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } liaison
   *[other] , { $links } liaisons
}
steam-deliver-yellow = Jaune, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } liaison
   *[other] , { $links } liaisons
}
steam-deliver-purple = Violet, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } liaison
   *[other] , { $links } liaisons
}
steam-deliver-gray = Gris, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } liaison
   *[other] , { $links } liaisons
}
steam-deliver-note = { $shares }{ $free ->
    [0] {""}
   *[other] {" "}· { $besides }
}{ $toll ->
    [0] {""}
   *[other] {" "}· péage { $toll }
}{ $others ->
    [0] {""}
    [one] {" "}· { $others } autre trajet
   *[other] {" "}· { $others } autres trajets
}
steam-you = vous { $points }
steam-theirs = { $who } { $points }
steam-directly = En direct{ $links ->
    [0] {""}
    [one] , { $links } liaison
   *[other] , { $links } liaisons
}
steam-via = Trajet : { $stops }{ $links ->
    [0] {""}
    [one] , { $links } liaison
   *[other] , { $links } liaisons
}
steam-to-income = Revenu +{ $points }
steam-to-vp = PV +{ $points }
steam-now = désormais { $now }{ $lost ->
    [0] {""}
    [one] , { $lost } perdu
   *[other] , { $lost } perdus
}
steam-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
steam-concede-yes = Oui, nous concédons
steam-concede-no = Non, jouons le dernier tour

## Ce qu’un projet coûte et laisse
steam-leaves-links = { $links ->
    [one] Complète une liaison.
   *[other] Complète { $links } liaisons.
}
steam-leaves-builds = { $builds ->
    [0] Plus de construction.
    [one] Encore { $builds } construction.
   *[other] Encore { $builds } constructions.
}
steam-leaves-cash = Coffre ensuite : { $cash }{ $moved ->
    [0] {""}
   *[other] {" "}({ $change })
}.
steam-leaves-income = Revenu ensuite : { $income } ({ $change }).
steam-leaves-vp = PV ensuite : { $vp } ({ $change }).
steam-plan-nothing = Il n’y a rien que vous puissiez livrer maintenant.
steam-plan-delivery = { $what } · { $note }
steam-plan-line = { $start } – { $goal } : `{ $line }`, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, coûte { $price }.
steam-plan-begun = { $start } – { $goal } demande plus que ce tour. Un début : `{ $line }`, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, coûte { $price }.
steam-plan-no-line = Vous ne pouvez pas construire de { $start } à { $goal } maintenant.

## Ce qu’il faut faire
steam-duty-auction = À vous, { $who } : misez ou passez.
steam-duty-bidding = À vous, { $who } : misez ou passez.
steam-duty-capital = À vous, { $who } : empruntez, ou non.
steam-duty-select = À vous, { $who } : prenez une tuile d’action.
steam-duty-build = À vous, { $who } : construisez, puis dites que vous avez fini.
steam-duty-move = À vous, { $who } : livrez un cube, améliorez votre locomotive, ou passez.
steam-duty-allocate = { $who } : une livraison a emprunté vos liaisons. Revenu ou PV ?
steam-duty-decide = { $who } : vos voies sont touchées. Que réparez-vous ?
steam-duty-concede = { $who } : la partie s’arrête-t-elle ici ?

## Ce qui est refusé
steam-no-seats = Cette carte ne se joue pas à { $seats }.
steam-no-over = La partie est finie.
steam-no-player = Vous n’êtes pas à cette table.
steam-no-out = Vous ne jouez plus dans cette partie.
steam-no-turn = C’est à { $who } de jouer.
steam-no-phase = Ce n’est pas le moment. Phase en cours : { $phase }.
steam-no-such-move = Il n’y a pas de coup « { $text } ».
steam-no-higher = Une mise doit dépasser { $bid }.
steam-no-means = Vous pourriez payer { $means } au plus.
steam-no-steps = { $most ->
    [0] Vous ne pouvez pas emprunter
    [one] Vous pouvez faire { $most } emprunt au plus
   *[other] Vous pouvez faire { $most } emprunts au plus
}.
steam-no-tile-known = { $tile } ne sert pas sur cette carte.
steam-no-tile-stack = { $tile } est dans la pile et ne peut pas encore être prise.
steam-no-tile-taken = { $tile } est déjà prise.
steam-no-tile-pass = { $tile } ne se prend pas sans être utilisée.
steam-no-tile-use = { $tile } ne pourrait pas servir maintenant.
steam-no-tile-held = Il faut détenir { $tile } pour cela.
steam-no-tile-idle = Vous avez pris { $tile } sans l’utiliser.
steam-no-tile-used = Vous avez déjà utilisé { $tile } ce tour-ci.
steam-no-paid-tile = Vous avez payé { $tile } : exécutez-la d’abord.
steam-no-pay = Cela coûte { $price } ; avec vos { $cash }, vous ne pouvez pas payer.
steam-no-raise = Pour cela, vous { $most ->
    [0] ne pouvez pas emprunter
    [one] faites { $most } emprunt au plus
   *[other] faites { $most } emprunts au plus
}.
steam-no-builds = Vous avez droit à { $most ->
    [one] { $most } construction
   *[other] { $most } constructions
} ce tour-ci, pas plus.
steam-no-hex = Il n’y a pas d’hexagone { $hex } sur la carte.
steam-no-beyond = { $place } est hors jeu à ce nombre de joueurs.
steam-no-unopened = { $place } est fermée jusqu’au tour { $turn }.
steam-no-on-city = { $place } est une cité : on n’y pose pas de tuile de voie.
steam-no-on-sea = { $place } est en mer.
steam-no-town-face = { $place } est une ville : il y faut une tuile de ville, par exemple t:N,SE.
steam-no-town-here = Il n’y a pas de ville en { $hex } : il y faut une tuile sans ville.
steam-no-towns-left = Il ne reste aucune ville, ou aucune tuile, pour une nouvelle cité.
steam-no-face = Il n’existe pas de tuile { $face }.
steam-no-pieces = Il ne reste pas de tuile { $face }.
steam-no-unchanged = Les voies en { $hex } resteraient telles quelles.
steam-no-spur = Les embranchements de { $place } ne se réorientent pas.
steam-no-neither = En { $hex }, vous pouvez ajouter des voies à la tuile ou réorienter une extrémité libre, rien d’autre.
steam-no-foreign-track = La voie en { $hex } n’est pas à vous : vous ne pouvez pas la réorienter.
steam-no-blocked-edge = Aucune voie ne traverse ce bord de { $hex }.
steam-no-exit = Cette voie de { $hex } sortirait de la carte.
steam-no-exit-beyond = Cette voie mènerait à { $place }, hors jeu.
steam-no-exit-sea = Cette voie de { $hex } mènerait à la mer.
steam-no-exit-white = Aucune voie ne mène à { $place }.
steam-no-foreign-end = Cela rejoindrait la voie d’un autre joueur en { $hex }.
steam-no-anchor = La voie { $face } en { $hex } ne part ni d’une cité ni d’une de vos voies.
steam-no-town-anchor = Ni cité ni voie à vous ne mène à { $place }.
steam-no-loop = Cela formerait un anneau en { $hex }.
steam-no-way = De { $start }, aucune ligne ne peut être construite vers { $goal } maintenant.
steam-no-goals = De { $start }, on ne peut rien atteindre.
steam-no-ferry-none = Cette carte n’a pas de ferry.
steam-no-ferry-built = Le ferry est déjà construit.
steam-no-ferry-city = Aucun bout du ferry n’est encore une cité nouvelle.
steam-no-ferry-end = Le ferry se construit depuis un bout qui est une cité nouvelle.
steam-no-no-city = « { $text } » n’est pas une cité.
steam-no-new-city = { $place } est une cité nouvelle et ne grandit pas.
steam-no-grown = { $place } a déjà un marqueur de croissance.
steam-no-white = { $place } est une cité blanche.
steam-no-space-empty = { $space ->
    [0] Choisissez une case de la réserve qui a des cubes
   *[other] La case { $space } de la réserve est vide
}.
steam-no-supply-empty = Plus aucune cité ne peut grandir.
steam-no-not-town = « { $text } » n’est pas une ville à urbaniser.
steam-no-colour-gone = Il ne reste pas de cité nouvelle { $colour }.
steam-no-flood = Il n’y a pas d’inondation dans cette partie.
steam-no-flood-city = « { $text } » n’est pas une cité inondable.
steam-no-fund-none = Il n’y a pas de fonds où vous puissiez verser maintenant.
steam-no-connected = Rien ne vous relie à { $place }.
steam-no-funded = Vous avez déjà versé pour { $place } ce tour-ci.
steam-no-delivery = Il n’y a pas de cube que vous puissiez livrer maintenant.
steam-no-cube = Il n’y a pas de tel cube à { $text }.
steam-no-start = { $place } : aucun cube n’en part maintenant.
steam-no-link = Aucune liaison complétée ne joint { $start } et { $goal }.
steam-no-which-link = Plusieurs chemins mènent à { $goal }.
steam-no-level = Il y faut { $links } liaisons, et votre locomotive est de niveau { $level }.
steam-no-origin = Le cube ne peut pas revenir à { $place }.
steam-no-twice = Le cube ne peut pas entrer deux fois à { $place }.
steam-no-passes = Le cube s’arrêterait à { $place } : c’est une cité de sa couleur.
steam-no-end = { $place } ne prend pas de cubes de cette couleur.
steam-no-under-water = { $place } est sous les eaux.
steam-no-own-link = Une des liaisons au moins doit être à vous.
steam-no-fewer-own = Vous empruntez { $own ->
    [one] { $own } liaison
   *[other] { $own } liaisons
} à vous et { $most } d’un autre joueur ; aucun joueur ne doit en avoir plus que vous.
steam-no-toll = Le péage est de { $toll } ; avec vos { $cash }, vous ne pouvez pas le payer.
steam-no-raised = Vous avez déjà amélioré votre locomotive ce tour-ci.
steam-no-top-level = Votre locomotive est au plus haut niveau.
steam-no-asked = On ne vous demande pas de placer des points.

## Que faire d’autre
steam-instead-bid = Misez { $least } ou plus, ou passez.
steam-instead-tiles = Encore disponibles : { $tiles }.
steam-instead-now = Vous pouvez maintenant : { $moves }.
steam-instead-bid-most = Misez { $most } au plus, ou passez.
steam-instead-steps = Indiquez un nombre de 0 à { $most }.
steam-instead-hex = En { $place }, vous pourriez poser { $tiles }.
steam-instead-starts = Vous pouvez construire depuis { $found }.
steam-instead-ferry = Il part de { $found }.
steam-instead-growing = Peuvent grandir : { $found }.
steam-instead-towns = Peuvent devenir une cité nouvelle : { $found }.
steam-instead-colours = Encore disponibles : { $found }.
steam-instead-spaces = Cases avec des cubes : { $found }.
steam-instead-funds = Vous pouvez verser pour { $found }.
steam-instead-deliver = Vous pourriez livrer { $found }.
steam-instead-tracks = Vos voies touchées : { $found }.
steam-face-for = { $face } pour { $price }
steam-could-deliver = { $start } → { $goal } ({ $cube })
steam-instead-tile-pass = Prenez-la sans l’utiliser.
steam-instead-link = Dites laquelle : { $ways }.
steam-instead-stops = Nommez chaque étape du chemin, dans l’ordre ; « Livrer » sans aucun champ propose toutes les livraisons possibles.

## Ce qu’on ne peut lire
steam-misread-move = « { $text } » n’est pas un coup. Par exemple : build J4 N-S
steam-misread-field = Ce coup n’a pas de champ « { $text } ».
steam-misread-gap = Il manque le champ « { $text } ».
steam-misread-number = « { $text } » n’est pas un nombre qui convient ici.
steam-misread-place = Aucune cité ni ville ne s’appelle « { $text } ».
steam-misread-board = On ne peut pas jouer sur cette carte : { $text }
steam-misread-board-rules = Cette carte demande des règles que je ne connais pas : { $text }
steam-misread-build = « { $text } » ne dit pas hexagone et tuile. Écrivez `build J6 NE-SO`, ou `build K7 t:N,SE` pour une ville.
steam-misread-route = « { $text } » ne donne pas tour à tour hexagone et tuile. Écrivez `line J4 N-S J5 N-SE`.
steam-misread-start = On ne peut pas construire depuis « { $text } ».
steam-misread-ferry = « { $text } » ne dit pas d’où part le ferry. Écrivez `ferry N4`.
steam-misread-fund = « { $text } » ne nomme pas de cité inondable. Écrivez `fund Wuhan`, ou `fund all`.
steam-misread-grow = « { $text } » ne dit pas cité et case de réserve. Écrivez `grow Wuhan 4`.
steam-misread-urbanize = « { $text } » ne dit pas ville, couleur et case de réserve. Écrivez `urbanize M6 gray 4`.
steam-misread-tile = « { $text } » n’est pas une tuile d’action.
steam-misread-deliver = « { $text } » ne dit pas une livraison. Écrivez `deliver red I10 K9 M9 vp`.
steam-misread-cube = « { $text } » ne dit pas couleur, départ et arrivée.
steam-misread-points = « { $text } » n’est ni income (revenu) ni vp (PV).
steam-misread-prefer = « { $text } » n’est ni income, ni vp, ni ask.
steam-misread-answer = « { $text } » n’est ni oui ni non.
steam-misread-plan = Pour une ligne, donnez départ et arrivée ; « { $text } » n’en est qu’un.
steam-misread-no-seat = Vous n’êtes pas à cette table : il n’y a rien à prévoir pour vous.

## Commandes
command-steam = steam
command-steam-help = Vos coups à Steam
command-steam-bid = enchérir
command-steam-bid-help = Miser aux enchères de l’ordre du tour, ou passer
field-steam-bid-amount = mise
field-steam-bid-amount-help = Combien vous misez, ou pass
command-steam-capital = capital
command-steam-capital-help = Emprunter au début d’un tour du jeu standard
field-steam-capital-steps = emprunts
field-steam-capital-steps-help = Chaque emprunt rapporte 5 et baisse votre revenu de 1
command-steam-tile = tuile
command-steam-tile-help = Prendre une tuile d’action
field-steam-tile-tile = tuile
field-steam-tile-tile-help = Une tuile que personne n’a prise ce tour-ci
field-steam-tile-use = usage
field-steam-tile-use-help = Croissance de cité et Urbanisation : payer et utiliser, ou prendre sans utiliser
command-steam-route = ligne
command-steam-route-help = Construire une ligne : les tuiles les moins chères d’un lieu à un autre
field-steam-route-start = départ
field-steam-route-start-help = Une cité, une ville où vous avez une voie, ou une de vos extrémités
field-steam-route-goal = arrivée
field-steam-route-goal-help = La cité ou la ville où mène la ligne
field-steam-route-way = trajet
field-steam-route-way-help = Les tuiles, une ligne proposée ou la vôtre : J4 N-S J5 N-SE
field-steam-route-steps = emprunts
field-steam-route-steps-help = Emprunts pour chaque tuile, là où vous pouvez les choisir
command-steam-build = construire
command-steam-build-help = Construire une seule tuile, la réorienter ou la remplacer
field-steam-build-start = départ
field-steam-build-start-help = D’où ; sert seulement à trouver l’hexagone
field-steam-build-hex = hexagone
field-steam-build-hex-help = Où va la tuile, par exemple J6
field-steam-build-face = face
field-steam-build-face-help = Les côtés reliés par ses voies : NE-SW, N-S+NE-SW, ou t:N,SE sur une ville
field-steam-build-sides = côtés
field-steam-build-sides-help = Sur une ville : les côtés où mènent ses voies, par exemple N SE
field-steam-build-steps = emprunts
field-steam-build-steps-help = Emprunts, là où vous pouvez les choisir
command-steam-ferry = ferry
command-steam-ferry-help = Construire le ferry depuis un bout qui est une cité nouvelle
field-steam-ferry-start = départ
field-steam-ferry-start-help = Le bout d’où il part
field-steam-ferry-steps = emprunts
field-steam-ferry-steps-help = Emprunts, là où vous pouvez les choisir
command-steam-grow = croissance
command-steam-grow-help = Croissance de cité : porter les cubes d’une case de réserve dans une cité
field-steam-grow-city = cité
field-steam-grow-city-help = Une cité qui n’a pas encore grandi
field-steam-grow-space = case
field-steam-grow-space-help = La case de la réserve de marchandises, de 1 à 12
command-steam-urbanize = urbaniser
command-steam-urbanize-help = Urbanisation : faire d’une ville une cité nouvelle
field-steam-urbanize-town = ville
field-steam-urbanize-town-help = La ville, reliée ou non
field-steam-urbanize-colour = couleur
field-steam-urbanize-colour-help = La couleur de la cité nouvelle
field-steam-urbanize-space = case
field-steam-urbanize-space-help = La case de la réserve de marchandises, de 1 à 12
command-steam-fund = secours
command-steam-fund-help = Verser aux fonds de secours des cités inondables
field-steam-fund-city = cité
field-steam-fund-city-help = Une cité inondable que vos liaisons atteignent, ou all
command-steam-done = finir
command-steam-done-help = Finir votre tour de construction
command-steam-deliver = livrer
command-steam-deliver-help = Livrer un cube par liaisons complétées à une cité de sa couleur
field-steam-deliver-cube = cube
field-steam-deliver-cube-help = Quel cube, d’où vers où ; les meilleurs d’abord
field-steam-deliver-way = trajet
field-steam-deliver-way-help = Par quels arrêts
field-steam-deliver-points = points
field-steam-deliver-points-help = Tous vos points au revenu, ou tous aux PV
command-steam-loco = loco
command-steam-loco-help = Améliorer votre locomotive d’un niveau au lieu de livrer, une fois par tour
command-steam-pass = passer
command-steam-pass-help = Ni livrer ni améliorer votre locomotive
command-steam-allocate = placer
command-steam-allocate-help = Placer vos points de la livraison d’un autre au revenu ou aux PV
field-steam-allocate-points = points
field-steam-allocate-points-help = Revenu ou PV
command-steam-concede = concéder
command-steam-concede-help = Dire si une partie en équipes s’arrête avant son dernier tour
field-steam-concede-answer = réponse
field-steam-concede-answer-help = Oui ou non
command-steam-plan = plan
command-steam-plan-help = En privé : ce que vous pourriez livrer, ou ce que coûterait une ligne
field-steam-plan-start = départ
field-steam-plan-start-help = Où commence la ligne ; laissé vide : vos meilleures livraisons
field-steam-plan-goal = arrivée
field-steam-plan-goal-help = Où mène la ligne

## Ce qu’un panneau demande, champ par champ
ask-steam-bid-amount = Combien misez-vous ?
ask-steam-capital-steps = Combien d’emprunts ? Chacun rapporte 5 et baisse votre revenu de 1.
ask-steam-tile-tile = Quelle tuile d’action ?
ask-steam-tile-use = L’utilisez-vous ?
ask-steam-route-start = D’où part la ligne ?
ask-steam-route-goal = Où mène-t-elle ?
ask-steam-route-way = Par quelles tuiles ?
ask-steam-route-steps = Combien d’emprunts pour chaque tuile ?
ask-steam-build-start = D’où construisez-vous ?
ask-steam-build-hex = Sur quel hexagone ?
ask-steam-build-face = Quelle tuile ?
ask-steam-build-sides = Par quels côtés passent les voies de la ville ?
ask-steam-build-steps = Combien d’emprunts ?
ask-steam-ferry-start = Depuis quel bout ?
ask-steam-ferry-steps = Combien d’emprunts ?
ask-steam-grow-city = Quelle cité croît ?
ask-steam-grow-space = Les cubes de quelle case de la réserve ?
ask-steam-urbanize-town = Quelle ville devient une cité nouvelle ?
ask-steam-urbanize-colour = De quelle couleur ?
ask-steam-urbanize-space = Les cubes de quelle case de la réserve ?
ask-steam-fund-city = Le fonds de quelle cité ?
ask-steam-deliver-cube = Quel cube, et pour où ?
ask-steam-deliver-way = Par quel chemin ?
ask-steam-deliver-points = Où vont vos points ?
ask-steam-allocate-points = Où vont vos points ?
ask-steam-concede-answer = La partie s’arrête-t-elle ici ?
ask-steam-repair-tracks = Quelles voies abandonnez-vous ?
