# La Grande-Bretagne dans Steam : ports, docker, canaux.
steam-option-canal_extra = Supplément des canaux
steam-option-canal_extra-help = Il remplace celui des rivières et collines, ou s’y ajoute
steam-option-canal_extra-on = Sur les canaux, rivières et collines se paient **en plus**.
steam-option-docker_direct = Par mer seulement
steam-option-docker_direct-help = Une livraison peut se limiter au transport maritime ; sinon il faut une liaison à soi
steam-option-docker_direct-on = Une livraison **par mer seulement** n’est pas permise.
steam-option-canal_bare_transit = Villes non construites
steam-option-canal_bare_transit-help = Un cube peut y passer d’un canal à l’autre
steam-option-canal_bare_transit-on = Les cubes **ne passent pas par les villes non construites**.
steam-option-canal_town_town = Canaux entre villes
steam-option-canal_town_town-help = Un canal entre deux villes est aussi une liaison
steam-option-canal_town_town-on = Un canal **entre deux villes** n’est pas une liaison.

steam-leg-sea = { $place } (par mer)
steam-leg-canal = { $place } (par canal)
steam-port-flipped = ⚓ **{ $at }** : le pion port est retourné, plus rien n’y arrive par mer.

steam-flips-port = Pion port retourné : { $place }.
steam-ends-canal = Canal couvert, perdu pour tous : { $canal }.

steam-no-canal-level = { $hex } est un hexagone de canal : il faut une locomotive de niveau { $need }, la vôtre est au niveau { $level }.
steam-no-bare-start = { $place } : aucun cube n’en part tant qu’il n’y a ni voie ni cité nouvelle.
steam-no-docker = Seule la tuile Docker permet de déplacer des cubes par mer.
steam-no-sea-first = Le transport maritime vient en premier, et une seule fois.
steam-no-sea-start = { $place } n’est pas un port.
steam-no-port-closed = Rien ne peut arriver par mer à { $place } depuis là : il faut un autre port dont le pion est actif.
steam-no-port-rail = Aucune de vos liaisons complétées ne mène à { $place }.
steam-no-canal-covered = Une tuile recouvre ce canal : ce n’est plus une liaison ({ $canal }).
steam-no-canal-towns = À cette table, un canal entre deux villes n’est pas une liaison ({ $canal }).
steam-no-canal-bare = À cette table, aucun cube n’entre à { $place } tant qu’il n’y a ni voie ni cité nouvelle.
steam-no-canal-twice = Le cube ne peut pas emprunter deux fois le canal ({ $place }).
steam-no-canals-own = Vous empruntez { $own ->
    [one] { $own } liaison
   *[other] { $own } liaisons
} à vous et { $canals ->
    [one] { $canals } canal
   *[other] { $canals } canaux
} : il faut au moins autant de liaisons que de canaux.

# Sur l’image, et l’image en mots
steam-colour-white = blanche
steam-picture-legend-canal = canal : niveau 4, +2, collines +3
steam-picture-legend-port = port actif
steam-picture-legend-port-used = port retourné
steam-alt-ports = Ports encore actifs : { $ports }.
steam-alt-canals = Canaux non couverts : { $canals }.
