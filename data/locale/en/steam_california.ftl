# Steam in California and in California 2090: the trunk line, prestige, disasters and repairs.

steam-option-last_prestige = Last turn in full
steam-option-last_prestige-help = Prestige, and in 2090 the disaster, follow the income of the last turn too
steam-option-last_prestige-on = The last turn ends **without what follows income**: no prestige, no disaster.
steam-option-trunk = Trunk line
steam-option-trunk-help = 5 VP while your line lasts, lost when it breaks, or 5 VP for good
steam-option-trunk-on = The 5 VP for the trunk line are scored **once and never lost**.
steam-option-volcano = Eruptions
steam-option-volcano-help = Shasta and Lassen erupt together, or one of them, by lot
steam-option-volcano-on = **One volcano** erupts at a time, drawn by lot.
steam-option-prestige_floor = Prestige at income −10
steam-option-prestige_floor-help = No VP where no income can be lost, or the VP anyway
steam-option-prestige_floor-on = At income −10 prestige **still gives VP**.
steam-option-token_return = Tokens go back
steam-option-token_return-help = A disaster token returns to the bag after its turn; otherwise it is out of the game
steam-option-token_return-on = Disaster tokens **go back** into the bag.

## Standing orders
steam-order-repairs = After a disaster
steam-order-repairs-help = What you pay for when your track is struck
steam-repairs-all = Repair everything
steam-repairs-trunk = Keep the trunk line
steam-repairs-ask = Ask me

## What happened
steam-trunk-joined = 🛤️ **{ $who } joins { $a } and { $b }** on track of their own: **+{ $points } VP**.
steam-trunk-broken = The line of { $who } from { $a } to { $b } is broken{ $points ->
    [0] {""}; no VP are lost
   *[other] : **−{ $points } VP**
}.
steam-prestige = 🎩 **Prestige.**
steam-prestige-none = 🎩 Prestige: nobody has a completed link to either of the two cities.
steam-prestige-one = { $who } ({ $cities }): { $points ->
    [0] income is at its lowest, so nothing
   *[other] income −{ $income }, **+{ $points } VP**
}.
steam-calm = 🌤️ The token shows **calm ground**. Nothing happens.
steam-earthquake = 🫨 **Earthquake!** The ground moves: { $places }.
steam-volcano = 🌋 **Eruption!** { $places }.
steam-bill = { $who }: { $tracks ->
    [one] { $tracks } track is struck
   *[other] { $tracks } tracks are struck
}, **{ $price }** to repair all.
steam-unhurt = Nobody’s track is struck.
steam-repaired = { $who } repairs { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
} for **{ $price }**.
steam-repaired-none = { $who } repairs nothing.
steam-relief = -# Relief: { $money } for { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of income.
steam-cut = ✂️ **{ $a } – { $b }** is cut.

## What can be chosen
steam-kind-repair = Repair after the disaster
steam-repair-all = Repair everything
steam-repair-trunk = Keep the trunk line, give up the rest
steam-repair-nothing = Repair nothing
steam-give-up = Give up { $place }, track { $track }
steam-saves = saves { $price }
steam-saves-cuts = saves { $price }, cuts { $a } – { $b }

## What a repair costs and leaves
steam-repair-price = Repairs cost { $price }{ $steps ->
    [0] {""}
    [one] , with { $steps } step of relief
   *[other] , with { $steps } steps of relief
}.
steam-repair-cut = { $count ->
    [one] { $count } completed link is cut.
   *[other] { $count } completed links are cut.
}
steam-repair-keeps-trunk = Your trunk line holds.
steam-repair-loses-trunk = Your trunk line breaks.
steam-repair-prestige = Prestige this turn: { $count ->
    [0] for no city
    [one] for { $count } city
   *[other] for { $count } cities
}.

steam-joins-trunk = Joins your trunk line.

## What is refused
steam-no-unhurt = No track of yours was struck: there is nothing to repair.
steam-no-not-struck = { $track } is not a track of yours that was struck.
steam-no-repairs = Repairs of { $price } are beyond your means: with cash and relief you can pay { $means }.

## What to do instead
steam-instead-repairs = Give up more tracks.

## What cannot be read
steam-misread-repair = “{ $text }” does not say what is repaired. Write repair all, or repair without E9:NW G11:N-S.
steam-misread-repairs = “{ $text }” is none of all, trunk and ask.

## Commands
command-steam-repair = repair
command-steam-repair-help = After a disaster: pay for your tracks, or give some of them up
field-steam-repair-tracks = tracks
field-steam-repair-tracks-help = Which tracks do you give up? Such as E9:NW G11:N-S; all: you pay for everything

## On the picture, and the picture in words
steam-picture-legend-wall = no crossing
steam-picture-legend-trunk = trunk and prestige
steam-picture-legend-fault = fault, 1 a track
steam-picture-legend-volcano = volcano, 2 a track
steam-picture-tokens = Disasters
steam-picture-trunk = trunk line
steam-alt-trunk = Trunk line { $a } – { $b }: { $who }.
steam-alt-tokens = Disaster tokens left: volcano { $volcano }, earthquake { $earthquake }, calm { $calm }.
steam-alt-repaired = { $who } repaired for { $price }.
steam-alt-removed = { $who } lost track on { $hexes }.
