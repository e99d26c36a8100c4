# Les mots sur les images de Railroad Dice 2, et les images en mots. Brefs : on les lit sur un téléphone.
dice-picture-year = Année { $year }
dice-picture-phase-layout = Pose des tuiles
dice-picture-phase-homes = Pose des gares colorées
dice-picture-phase-neutrals = Pose des gares grises
dice-picture-phase-play = Construction
dice-picture-phase-final = Phase finale
dice-picture-phase-over = Partie terminée
dice-picture-legend-tile = tuile
dice-picture-legend-stock = en attente
dice-picture-legend-mountain = montagne
dice-picture-legend-water = eau
dice-picture-legend-blocked = bloqué
dice-picture-nobody = personne
dice-picture-hand-unrolled = Dés pas encore lancés
dice-picture-hand-skipped = Lancer passé
dice-picture-hand-used = Plus de dés en main
dice-picture-hand-layout = D’abord la carte
dice-picture-hand-final = On ne construit plus
dice-picture-hand-over = Le dernier train est arrivé
dice-picture-rolled = a lancé les dés
dice-picture-hand = dés en main
dice-picture-sold = vendues
dice-picture-simple = simples
dice-picture-complex = complexes
dice-picture-bank = banque
dice-picture-first = commence
dice-picture-home-left = gare à poser
dice-picture-neutrals = { $count ->
    [one] 1 gare grise à poser
   *[other] { $count } gares grises à poser
}
dice-picture-gone = a quitté
dice-picture-stations = { $count }/{ $all } gares
dice-picture-transported = { $units } transportés
dice-picture-choose = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
dice-picture-network = réseau
dice-picture-placements = Dans quel sens sur { $cell } ?

dice-alt-head = Railroad Dice 2, année { $year }, { $phase }.
dice-alt-nobody = La partie est terminée. Personne ne gagne.
dice-alt-hand = Dés en main : { $dice }.
dice-alt-players = Unités et gares connectées : { $players }.
dice-alt-player = { $who } { $money }, { $stations }
dice-alt-stocks = Passagers en attente : { $stocks }.
dice-alt-waiting = tuile { $tile } { $units }
dice-alt-banks = Banque de dés : { $simple ->
    [one] { $simple } simple
   *[other] { $simple } simples
}, { $complex ->
    [one] { $complex } complexe
   *[other] { $complex } complexes
}. Banque : { $bank } unités.
dice-alt-sold = Toutes les locomotives sont vendues.
dice-alt-sale = En vente : locomotive { $value }, prix { $price }, il en reste { $left }.
dice-alt-later = Ensuite : { $cards }.
dice-alt-crop = La partie de la carte qui a changé, agrandie.
dice-alt-laid = { $who } a posé { $rail } en { $cell }.
dice-alt-extended = { $who } a étendu { $cell } en { $rail }.
dice-alt-station = { $who } a placé une gare en { $cell }.
dice-alt-connected = { $who } a maintenant une ligne jusqu’à { $cell }.
dice-alt-run = { $who } a ramené { $units ->
    [one] 1 passager
   *[other] { $units } passagers
} par { $line }.
dice-alt-bought = { $who } a acheté une locomotive { $value }.
dice-alt-network = { $who }, réseau : { $cells }.
dice-alt-choices = Choix numérotés : { $choices }.
dice-alt-dice = { $who }, dés en main : { $dice }.
dice-alt-placements = Positions possibles en { $cell } : { $choices }.

dice-text-tile = Tuile { $tile }, de { $first } à { $last } : { $units ->
    [0] personne n’attend
    [one] 1 passager attend
   *[other] { $units } passagers attendent
}.
dice-text-mountain = Montagnes : { $cells }.
dice-text-water = Eau : { $cells }.
dice-text-stations = Gares : { $stations }.
dice-text-neutral = grise
dice-text-home = chez { $who }
dice-text-reached = { $station }, connectée : { $who }
dice-text-rails = Rails : { $rails }.
dice-text-player = { $who } : { $money ->
    [one] 1 unité
   *[other] { $money } unités
}, { $transported ->
    [one] 1 passager transporté
   *[other] { $transported } passagers transportés
}.
dice-text-to-place = { $count ->
    [one] 1 gare grise à poser.
   *[other] { $count } gares grises à poser.
}
dice-text-locomotives = Locomotives : { $cards }.
dice-text-used = { $value } (utilisée)
dice-text-connected = Gares connectées : { $cells }.
dice-text-left = { $who } a quitté la partie.
