# Les mots sur les images de Santa Fe Rails, et les images en mots. Courts : on les lit sur un téléphone.
santafe-picture-pacific = Océan|Pacifique
santafe-picture-gulf = Golfe du Mexique
santafe-picture-legend-first = 1re desserte
santafe-picture-legend-square = historique, 4 $
santafe-picture-legend-depot = origine
santafe-picture-legend-head = tête de ligne 1
santafe-picture-legend-branch = embranchement
santafe-picture-legend-plain = trait
santafe-picture-legend-mountain = montagne
santafe-picture-legend-river = fleuve
santafe-picture-legend-arrow = sens unique
santafe-picture-money = { $money } $
santafe-picture-laid = { $count ->
    [one] vers { $towards }
   *[other] { $count } tronçons
}
santafe-picture-round = Tour { $round }
santafe-picture-phase-draw = Pioche
santafe-picture-phase-choose = Choix des cartes
santafe-picture-phase-first = Première pose
santafe-picture-phase-second = Seconde pose
santafe-picture-phase-over = Partie finie
santafe-picture-nobody = personne
santafe-picture-closed = fermée
santafe-picture-blocked = bloquée
santafe-picture-double = Double tour
santafe-picture-triple = Triple tour
santafe-picture-four = 4 en 1
santafe-picture-boom = Boom
santafe-picture-branch = Embr. { $company }
santafe-picture-token4 = Jetons 4
santafe-picture-token5 = Jetons 5
santafe-picture-deck = Pioche
santafe-picture-third = 3e homme
santafe-picture-double-sign = 2×
santafe-picture-triple-sign = 3×
santafe-picture-four-sign = 4
santafe-picture-first = 1er joueur
santafe-picture-chosen = a choisi
santafe-picture-choosing = choisit
santafe-picture-cards = cartes { $cards }
santafe-picture-total = = { $total }
santafe-picture-hand = { $who }, votre main

santafe-alt-head = Santa Fe Rails, tour { $round }, { $phase }.
santafe-alt-choosing = Choisissent encore : { $who }.
santafe-alt-nobody = La partie est finie. Personne ne gagne.
santafe-alt-scores = Argent, et total avec les cartes jouées : { $scores }.
santafe-alt-score = { $who } { $money } $, { $total }
santafe-alt-companies = Tronçons restants et têtes : { $companies }.
santafe-alt-on-the-way = { $laid } sur { $spaces } vers { $towards }
santafe-alt-stock = Cartes visibles : double tour { $doubles }, triple tour { $triple }, 4 en 1 { $four }, boom { $booms }. { $deck ->
    [one] { $deck } carte dans la pioche.
   *[other] { $deck } cartes dans la pioche.
}
santafe-alt-crop = La partie de la carte qui a changé, agrandie.
santafe-alt-choices = La partie de la carte avec les choix, agrandie : { $choices }.
santafe-alt-laid = { $who } a posé { $company }, { $start } → { $towards }, trait { $nth } sur { $spaces }.
santafe-alt-token = { $city } vaut maintenant { $value }.

santafe-text-first = Premier joueur : { $who }.
santafe-text-closed = { $company } ({ $code }) : pas encore ouverte.
santafe-text-company = { $company } ({ $code }) : { $left ->
    [one] { $left } tronçon restant.
   *[other] { $left } tronçons restants.
}
santafe-text-served = Dessert { $cities }.
santafe-text-line = Tête de la ligne { $number } : { $place }.
santafe-text-blocked = { $code } est bloquée.
santafe-text-first-open = La première desserte rapporte encore 2 $ : { $cities }.
santafe-text-historical-open = Bonus historiques de 4 $ encore à prendre : { $squares }.
santafe-text-tokens = Jetons de boom : { $tokens }.
santafe-text-player = { $who } : { $money } $, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, cartes jouées { $cards }, { $total } en tout.
santafe-text-revealed = Ce tour : { $cards }.
santafe-text-played = Jouées : { $cards }.
santafe-text-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, et { $money } $.
santafe-text-hand-city = { $city } ({ $code }) : valeur { $value }, vaut { $worth } maintenant.
santafe-text-hand-card = { $card }.
santafe-text-choice = Choisi en secret : { $cards }.
