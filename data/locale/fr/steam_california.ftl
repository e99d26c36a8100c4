# Steam en Californie et en Californie 2090 : la ligne continue, le prestige, les désastres et les réparations.

steam-option-last_prestige = Dernier tour complet
steam-option-last_prestige-help = Le prestige, et en 2090 le désastre, suivent aussi le revenu du dernier tour
steam-option-last_prestige-on = Le dernier tour s’achève **sans ce qui suit le revenu** : ni prestige ni désastre.
steam-option-trunk = Ligne continue
steam-option-trunk-help = 5 PV tant que la ligne tient, perdus si elle rompt, ou 5 PV acquis
steam-option-trunk-on = Les 5 PV de la ligne continue se marquent **une fois et restent acquis**.
steam-option-volcano = Éruptions
steam-option-volcano-help = Shasta et Lassen ensemble, ou l’un des deux, au sort
steam-option-volcano-on = **Un seul volcan** entre en éruption, tiré au sort.
steam-option-prestige_floor = Prestige à −10 de revenu
steam-option-prestige_floor-help = Pas de PV si le revenu ne peut plus baisser, ou les PV quand même
steam-option-prestige_floor-on = À −10 de revenu, le prestige **donne encore des PV**.
steam-option-token_return = Jetons remis
steam-option-token_return-help = Un jeton désastre retourne dans le sac après son tour ; sinon il sort du jeu
steam-option-token_return-on = Les jetons désastre **retournent dans le sac**.

## Ordres permanents
steam-order-repairs = Après un désastre
steam-order-repairs-help = Ce que vous payez quand vos voies sont touchées
steam-repairs-all = Tout réparer
steam-repairs-trunk = Garder la ligne continue
steam-repairs-ask = Me demander

## Ce qui s’est passé
steam-trunk-joined = 🛤️ **{ $who } relie { $a } à { $b }** par ses propres voies : **+{ $points } PV**.
steam-trunk-broken = La ligne de { $who } entre { $a } et { $b } est rompue{ $points ->
    [0] {""} ; aucun PV n’est perdu
   *[other] {""} : **−{ $points } PV**
}.
steam-prestige = 🎩 **Prestige.**
steam-prestige-none = 🎩 Prestige : personne n’a de liaison complétée vers l’une des deux cités.
steam-prestige-one = { $who } ({ $cities }) : { $points ->
    [0] revenu au plus bas, donc rien
   *[other] revenu −{ $income }, **+{ $points } PV**
}.
steam-calm = 🌤️ Le jeton montre un **terrain normal**. Il ne se passe rien.
steam-earthquake = 🫨 **Tremblement de terre !** Le sol bouge : { $places }.
steam-volcano = 🌋 **Éruption : { $places } !**
steam-bill = { $who } : { $tracks ->
    [one] { $tracks } voie touchée
   *[other] { $tracks } voies touchées
}, **{ $price }** pour tout réparer.
steam-unhurt = Aucun joueur n’est touché.
steam-repaired = { $who } répare { $tracks ->
    [one] { $tracks } voie
   *[other] { $tracks } voies
} pour **{ $price }**.
steam-repaired-none = { $who } ne répare rien.
steam-relief = -# Fonds de secours : { $money } pour { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} de revenu.
steam-cut = ✂️ **{ $a } – { $b }** est coupée.

## Ce qu’on peut choisir
steam-kind-repair = Réparer après le désastre
steam-repair-all = Tout réparer
steam-repair-trunk = Garder la ligne continue, abandonner le reste
steam-repair-nothing = Ne rien réparer
steam-give-up = Abandonner { $place }, voie { $track }
steam-saves = économise { $price }
steam-saves-cuts = économise { $price }, coupe { $a } – { $b }

## Ce qu’une réparation coûte et laisse
steam-repair-price = Les réparations coûtent { $price }{ $steps ->
    [0] {""}
    [one] , avec { $steps } case de secours
   *[other] , avec { $steps } cases de secours
}.
steam-repair-cut = { $count ->
    [one] { $count } liaison complétée est coupée.
   *[other] { $count } liaisons complétées sont coupées.
}
steam-repair-keeps-trunk = Votre ligne continue tient.
steam-repair-loses-trunk = Votre ligne continue est rompue.
steam-repair-prestige = Prestige ce tour-ci : { $count ->
    [0] pour aucune cité
    [one] pour { $count } cité
   *[other] pour { $count } cités
}.

steam-joins-trunk = Votre ligne continue est établie.

## Ce qui est refusé
steam-no-unhurt = Aucune de vos voies n’est touchée : il n’y a rien à réparer.
steam-no-not-struck = { $track } n’est pas une voie à vous qui soit touchée.
steam-no-repairs = Des réparations à { $price } dépassent vos moyens : avec votre coffre et le fonds de secours, vous pouvez payer { $means }.

## Que faire à la place
steam-instead-repairs = Abandonnez davantage de voies.

## Ce qui ne se lit pas
steam-misread-repair = « { $text } » ne dit pas ce qui est réparé. Écrivez repair tout, ou repair sauf E9:NO G11:N-S.
steam-misread-repairs = « { $text } » n’est ni tout, ni ligne, ni demander.

## Commandes
command-steam-repair = réparer
command-steam-repair-help = Après un désastre : payer vos voies, ou en abandonner
field-steam-repair-tracks = voies
field-steam-repair-tracks-help = Quelles voies abandonnez-vous ? Comme E9:NO G11:N-S ; tout : vous payez tout

## Sur l’image, et l’image en mots
steam-picture-legend-wall = infranchissable
steam-picture-legend-trunk = ligne et prestige
steam-picture-legend-fault = faille, 1 par voie
steam-picture-legend-volcano = volcan, 2 par voie
steam-picture-tokens = Désastres
steam-picture-trunk = ligne continue
steam-alt-trunk = Ligne continue { $a } – { $b } : { $who }.
steam-alt-tokens = Jetons désastre restants : volcan { $volcano }, tremblement de terre { $earthquake }, terrain normal { $calm }.
steam-alt-repaired = { $who } a réparé pour { $price }.
steam-alt-removed = { $who } a perdu des voies sur { $hexes }.
