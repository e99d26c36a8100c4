# Les mots sur les images de China Rails, et les images en mots. Courts : on les lit sur un téléphone.
china-picture-sea-bohai = Bohai
china-picture-sea-yellow = MER JAUNE
china-picture-sea-east = MER DE CHINE|ORIENTALE
china-picture-sea-south = MER DE CHINE|MÉRIDIONALE
china-picture-land-russia = RUSSIE
china-picture-land-mongolia = MONGOLIE
china-picture-land-kazakhstan = KAZAKHSTAN
china-picture-land-india = INDE
china-picture-land-korea = CORÉE
china-picture-legend-clear = plaine
china-picture-legend-desert = désert
china-picture-legend-mountain = montagne
china-picture-legend-alpine = haute montagne
china-picture-legend-small = petite ville
china-picture-legend-medium = ville moyenne
china-picture-legend-major = Cité
china-picture-legend-river = rivière
china-picture-legend-dry-river = rivière ou lac asséché
china-picture-legend-lake = lac ou bras de mer
china-picture-legend-ferry = ferry, deux joueurs
china-picture-legend-link = lien conteneur, prix sur la carte
china-picture-legend-target = Pour gagner : { $money }M, 4 Cités, un port
china-picture-money = { $money }M
china-picture-sources = { $good }, de { $cities }
china-picture-cost = { $cost ->
    [0] gratuit
   *[other] { $cost }M sur 20M
}
china-picture-beyond = Au-delà :
china-picture-opening = Ouverture, { $spent }M sur 20M
china-picture-building = Construction, { $spent }M sur 20M
china-picture-delivery = { $points ->
    [one] Livraison, reste { $points } point
   *[other] Livraison, reste { $points } points
}
china-picture-until = { $turns ->
    [0] jusqu’à la fin de ce tour
    [one] jusqu’à la fin du prochain tour de qui l’a piochée
   *[other] encore { $turns } tours de qui l’a piochée
}
china-picture-until-end = jusqu’à la fin de la partie
china-picture-until-bound = jusqu’à l’arrivée de tous les trains
china-picture-at-once = effet immédiat
china-picture-left = a quitté
china-picture-loses-turn = perd un tour
china-picture-owes-load = doit perdre une marchandise
china-picture-debt = doit { $money }M
china-picture-docked = à quai
china-picture-qualified = qualifié
china-alt-head = China Rails, tour { $round }.
china-alt-demands = Cartes Demande de { $who } : { $demands }.
china-alt-demand = { $good } pour { $city } { $pay }M
china-alt-trains = Trains : { $trains }.
china-alt-train = { $who } : { $loco }, { $where }, chargement : { $loads }
china-alt-no-train = pas encore sur la carte
china-alt-event = En jeu : { $event } ({ $until }). { $text }
china-alt-card = Carte Évènement : { $event }. { $text }
china-alt-choices = Choix numérotés : { $choices }.
china-alt-crop = Une partie de la carte.
china-text-hand = Cartes : { $demands }.
china-text-card = **Carte { $number }**
china-text-demand = { $good } pour { $city } : **{ $pay }M** (à charger à { $sources })
china-text-network = Voies : { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
} ; villes : { $cities } ; liens : { $links }.
china-text-tray = Dans le casier : { $goods }.
