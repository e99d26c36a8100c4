# Les mots des images de Steam, et les images en mots. Courts : on les lit sur un téléphone.
steam-picture-turn = Tour { $turn }/{ $turns }
steam-picture-phase-auction = Enchères
steam-picture-phase-capital = Capital
steam-picture-phase-bidding = Enchères
steam-picture-phase-select = Tuiles d’action
steam-picture-phase-build = Construction
steam-picture-phase-move = Marchandises, manche { $round }
steam-picture-phase-allocate = Revenu ou PV
steam-picture-phase-decide = Désastre
steam-picture-phase-concede = Finir ici ?
steam-picture-phase-over = Partie finie
steam-picture-legend-hill = collines +2
steam-picture-legend-river = fleuve +1
steam-picture-legend-town = ville +1
steam-picture-legend-grown = a grandi
steam-picture-legend-line = à deux : au nord
steam-picture-pass = passe
steam-picture-stack = pile { $place }
steam-picture-new-cities = Cités nouvelles
steam-picture-danger = Crue
steam-picture-income = Revenu
steam-picture-vp = Points de victoire
steam-picture-level = Locomotive
steam-picture-points = { $vp } PV
steam-picture-earns = { $income } rev.
steam-picture-cash = { $cash } coffre
steam-picture-links = { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}
steam-picture-out = hors jeu
steam-picture-place = n° { $place }
steam-picture-team = équipe { $team }
steam-picture-bid = mise { $bid }
steam-picture-faces = { $hex ->
    [none] Quelle tuile ?
   *[other] Quelle tuile en { $hex } ?
}

steam-alt-head = Steam, tour { $turn } sur { $turns }, { $phase }.
steam-alt-players = Joueurs : { $players }.
steam-alt-player = { $who } coffre { $cash }, revenu { $income }, PV { $vp }, niveau { $level }, liaisons { $links }
steam-alt-tiles = Tuiles d’action : { $tiles }.
steam-alt-held = { $tile } { $who }
steam-alt-free = Tuiles libres : { $tiles }.
steam-alt-funds = Fonds de secours : { $cities }.
steam-alt-fund-dry = { $place } { $fund }
steam-alt-fund-toll = { $place } { $fund }, inondée, péage 1
steam-alt-fund-under_water = { $place } { $fund }, sous les eaux
steam-alt-crop = La partie de la carte qui a changé, agrandie.
steam-alt-built = { $who } a construit { $hex } { $face } pour { $price }.
steam-alt-ferry = { $who } a construit le ferry en { $hex }.
steam-alt-city = { $who } a porté des cubes à { $place } : { $cubes }.
steam-alt-fund = { $who } a versé aux fonds de secours : { $places }.
steam-alt-delivered = { $who } a livré une marchandise { $colour } : { $way }.
steam-alt-choices = Choix numérotés : { $choices }.
steam-alt-faces = Tuiles au choix : { $choices }.

steam-text-order = Ordre du tour : { $who }.
steam-text-supply = Réserve de marchandises : { $spaces }.
steam-text-city = { $hex } { $name }, cité { $colour }{ $grown ->
    [yes] , a grandi
   *[no] {""}
} : { $cubes }.
steam-text-new-city = { $hex } { $name }, cité nouvelle { $colour } : { $cubes }.
steam-text-town = { $hex } { $name }, ville : { $cubes }.
steam-text-link = Liaison { $a } – { $b } : { $who }.
steam-text-unfinished = Liaison inachevée { $a } – { $b } : { $who }.
steam-text-tiles = Tuiles : { $tiles }.
steam-text-closed = Hors jeu : { $hexes }.
