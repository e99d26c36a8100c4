# Les mots sur les images, et les images en mots. Courts : on les lit sur un téléphone.
picture-to-play = Au tour de
picture-winner = { $count ->
    [one] Vainqueur
   *[other] Vainqueurs
}
picture-day = Jour { $day } sur { $days }
picture-round = Tour { $round }
picture-game-over = Partie finie
picture-main-yard = Entrepôt principal
picture-open-end = On prend de ce côté
picture-deck = Pioche
picture-this-round = Doivent jouer
picture-last-turns = Derniers tours
picture-cabooses = Fourgons
picture-last-move = Dernier coup
picture-day-ended = Fin du jour { $day } sur { $days }
picture-trains-leave = Les trains partent
picture-day-gains = trains { $trains }, entrepôt { $yard } ({ $wagons })
picture-plan = Projet, pas encore joué
picture-choices = Les numéros sont les choix
picture-found = Numérotés comme dans la réponse
picture-empty = vide
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}

# Sur les wagons. Des mots courts, ceux de la règle française, que l’on peut aussi taper.
picture-wagon-auto = voitures
picture-wagon-box = couvert
picture-wagon-coil = acier
picture-wagon-cont = container
picture-wagon-gond = ouvert
picture-wagon-hopp = tombereau
picture-wagon-ore = minerai
picture-wagon-pigg = remorque
picture-wagon-refr = réfrigéré
picture-wagon-stock = marchandises
picture-wagon-tank = citerne

picture-alt-plan = Un projet : rien de cela n’est encore joué.
picture-alt-head = Freight Train, jour { $day } sur { $days }, tour { $round }.
picture-alt-turn = À { $who } de jouer.
picture-alt-over = La partie est finie. { $count ->
    [one] Vainqueur : { $who }.
   *[other] Vainqueurs : { $who }.
}
picture-alt-deck = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
picture-alt-last-turns = Derniers tours du jour : { $who }.
picture-alt-cabooses = Fourgons de queue restants : { $count }.
picture-alt-main = Entrepôt principal, du butoir à l’extrémité libre :
picture-alt-row = { $row } : { $wagons }.
picture-alt-scores = Points : { $scores }.
picture-alt-score = { $who } { $points }

picture-text-player = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $locos ->
    [one] { $locos } locomotive
   *[other] { $locos } locomotives
}.
picture-text-marker = { $who } a la locomotive en bois et a ouvert ce tour de table.
picture-text-yard = Entrepôt privé, rangée { $row }, depuis le butoir, { $count } sur { $room } : { $wagons }.
picture-text-plain = Locomotive { $loco } : { $wagon } × { $count }.
picture-text-mixed = Locomotive { $loco }, train mélangé de { $count } : { $wagons }.
picture-text-plain-closed = Locomotive { $loco } : { $wagon } × { $count }, fermé par un fourgon de queue.
picture-text-mixed-closed = Locomotive { $loco }, train mélangé de { $count }, fermé par un fourgon de queue : { $wagons }.
picture-text-empty-locos = { $count ->
    [one] Locomotive vide : { $locos }.
   *[other] Locomotives vides : { $locos }.
}
