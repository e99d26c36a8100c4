# Ce que demande un panneau, champ par champ.

# Freight Train
ask-freight-fill-row = Quelle rangée vide remplissez-vous ?
ask-freight-take-wagon1 = Quel wagon d’abord, et où va-t-il ?
ask-freight-take-wagon2 = Et le deuxième wagon ?
ask-freight-take-wagon3 = Et le troisième wagon ?
ask-freight-take-order = Dans quel ordre les posez-vous ?
ask-freight-switch-wagon1 = Quel wagon d’abord, et vers quelle locomotive ?
ask-freight-switch-wagon2 = Un deuxième wagon ?
ask-freight-switch-wagon3 = Un troisième wagon ?
ask-freight-switch-wagon4 = Un quatrième wagon ?
ask-freight-switch-order = Dans quel ordre les posez-vous ?
ask-freight-rearrange-row1 = Rangée 1, en partant du butoir : quel wagon vient ensuite ?
ask-freight-rearrange-row2 = Rangée 2, en partant du butoir : quel wagon vient ensuite ?
ask-freight-caboose-train = Quel train fermez-vous ?

# Santa Fe Rails
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

# Railroad Dice 2
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

# China Rails
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

# Steam
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
