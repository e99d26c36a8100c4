# Freight Train. Wagons have a name here and a short code in the notation.
freight-title = Freight Train
freight-about = Couple the longest trains of every kind, three days long; what is left in your yard at the end costs you.
freight-example = take 1>yard2 1>loco3 4>loco3
freight-wagon-auto = auto rack
freight-wagon-box = box car
freight-wagon-coil = coil car
freight-wagon-cont = container
freight-wagon-gond = gondola
freight-wagon-hopp = hopper
freight-wagon-ore = ore car
freight-wagon-pigg = piggyback
freight-wagon-refr = reefer
freight-wagon-stock = stock car
freight-wagon-tank = tank car
freight-wagon-mixed = mixed
freight-coded = { $name } ({ $code })
freight-several = { $count ->
    [one] { $wagon }
   *[other] { $count } × { $wagon }
}
freight-empty = nothing

freight-option-cabooses = Cabooses
freight-option-cabooses-help = Seven cabooses: one closes a train and doubles its points that day
freight-option-cabooses-on = With **cabooses**: one closes a train and doubles its points.
freight-option-debt = Rearranging on credit
freight-option-debt-help = Rearranging may take a score below 0; otherwise it needs a point to pay with
freight-option-debt-on = With **credit**: rearranging may take a score below 0.

## What happened
freight-dealt-game = Everyone has **{ $locos } locomotives** and **{ $points } points**.
freight-dealt-day = 🌅 **Day { $day }.** { $marker } has the wooden locomotive and begins. Deck: { $deck } cards.
freight-dealt-free = { $count ->
    [one] { $who } did not mobilise and gets **one locomotive** free.
   *[other] **One locomotive** free for each who did not mobilise: { $who }.
}
freight-dealt-row = -# Row { $row }: { $wagons }.
freight-dealt-yard = -# { $who }’s yard: **1** { $first }; **2** { $second }.
freight-filled = { $who } fills **row { $row }**: { $drawn }. { $deck ->
    [0] The deck is empty.
    [one] Deck: { $deck } card.
   *[other] Deck: { $deck } cards.
}
freight-end-drawn = 🌙 **The end-of-day card!** Last turns today: { $who }.
freight-took = { $who } takes: { $placed }.
freight-switched = { $who } switches: { $placed }.
freight-placed-yard = { $wagon } (row { $row }) → **yard row { $number }**
freight-placed-start = { $wagon } (row { $row }) → **train { $number }** (new)
freight-placed-start-mixed = { $wagon } (row { $row }) → **train { $number }** (new, mixed)
freight-placed-became-mixed = { $wagon } (row { $row }) → **train { $number }** (now mixed, { $length } wagons)
freight-placed-train = { $wagon } (row { $row }) → **train { $number }** ({ $length } wagons)
freight-rearranged = { $who } pays **1 point** ({ $score } left) and rearranges: **1** { $first }; **2** { $second }.
freight-mobilised = { $who } mobilises and now has **{ $locos } locomotives**.
freight-took-caboose = { $who } closes **train { $loco }** with a caboose. { $pile ->
    [0] The pile is empty.
   *[other] { $pile } left in the pile.
}
freight-passed = { $forced ->
    [yes] { $who } cannot act: the turn passes on.
   *[no] { $who } cannot act and passes.
}
freight-round-began = **Round { $round }.** The wooden locomotive goes to { $marker }.
freight-day-ended-card = 🌙 **End of day { $day }.** The trains leave.
freight-day-ended-passes = 🌙 **End of day { $day }.** Everyone passed. The trains leave.
freight-class = { $name }: { $shares }
freight-class-none = no train
freight-class-share = { $who } **{ $points }** ({ $length } { $length ->
    [one] wagon
   *[other] wagons
})
freight-class-caboose = { $who } **{ $points }** ({ $length } { $length ->
    [one] wagon
   *[other] wagons
} and a caboose)
freight-yards-day1 = Private yards, a point for every two wagons: { $shares }.
freight-yards-day2 = Private yards score nothing on day 2.
freight-yards-day3 = Private yards, a point lost for every wagon: { $shares }.
freight-yard-share = { $who } **{ $points }** ({ $wagons })
freight-totals = **Results of day { $day }**
freight-total = { $who }: { $before } before, trains { $trains }, yard { $yard } = **{ $score }**
freight-won = 🏆 **{ $who } wins with { $score } { $score ->
    [one] point
   *[other] points
}.**
freight-won-shared = 🏆 **{ $who } share the victory with { $score } { $score ->
    [one] point
   *[other] points
} each.**
freight-sheet = { $who }: { $start } at the start, trains { $trains }, yards { $yards }{ $paid ->
    [0] {""}
   *[other] , { $paid } paid for rearranging
} = **{ $score }**
freight-unscored = Trains and private yards score at the end of a day: those of day { $day } do not count.

## What can be chosen
freight-kind-fill = Fill a row
freight-kind-take = Take 3 wagons from the main yard
freight-kind-switch = Switch wagons from your yard to trains
freight-kind-rearrange = Rearrange your yard
freight-kind-mobilise = Mobilise a locomotive
freight-kind-caboose = Close a train with a caboose
freight-kind-pass = Pass
freight-note-fill = { $rows } rows empty, { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck; you still act after it
freight-note-take = { $wagons } wagons there
freight-note-switch = 1 to 4 of your { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}
freight-note-rearrange = costs 1 point of your { $score }
freight-note-mobilise = { $locos } → { $after } locomotives
freight-note-caboose = { $pile } left; doubles the train’s points
freight-note-pass = nothing else is possible
freight-choice-row = Row { $row }
freight-choice-pick = { $place }: { $wagon } from row { $row }
freight-choice-yard = Park in yard row { $row }
freight-choice-train = train { $loco }, { $name }
freight-choice-grows = Lengthen train { $loco }
freight-choice-grows-mixed = Lengthen mixed train { $loco }
freight-choice-becomes-mixed = Make train { $loco } mixed
freight-choice-loco = Start train { $loco }
freight-choice-mixed = Start mixed train { $loco }
freight-choice-order = Place { $wagons } in this order
freight-note-pick = { $brings }; { $left }
freight-note-behind = uncovers { $wagon }
freight-note-last = empties the row
freight-note-row = { $length } of { $most }
freight-note-length = { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
freight-note-starts = starts a train
freight-note-starts-mixed = starts the mixed train
freight-note-becomes-mixed = becomes the mixed train
freight-note-grows = { $before } → { $after } wagons
freight-suggest-take = Take: { $wagons }
freight-suggest-switch = Switch: { $wagons }
freight-suggest-sort = Sort your yard by kind
freight-suggest-wagon = Bring one { $wagon } to the open end of yard row { $row }
freight-note-brings = { $places }
freight-brings-loco = train { $number }: { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
freight-brings-yard = yard row { $number }: { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
freight-note-open-ends = 1 point; open ends then: { $first } and { $second }
freight-account-fill = The next cards of the deck ({ $deck } left) come into the row; you still act after it.
freight-account-train = Train { $loco } ({ $name }): { $before } → { $after } { $after ->
    [one] wagon
   *[other] wagons
}
freight-account-closed = Train { $loco } ({ $name }) is closed and scores double today.
freight-account-yard = Your yard: { $before } → { $after } wagons of { $most }
freight-account-locos = Locomotives: { $before } → { $after }
freight-account-points = Points: { $before } → { $after }
freight-account-cabooses = Cabooses in the pile: { $before } → { $after }
freight-duty-play = Your turn, { $who }.
freight-duty-act = { $who }, the row is filled: now your action.
freight-warn-mixed = Train { $loco } becomes your **mixed train** and stays so until the end of the day.

## What is refused
freight-no-players = Freight Train takes 2 to 5 players, not { $players }.
freight-no-game-over = The game is over.
freight-no-acted = You have acted in this round; it is { $who }’s turn.
freight-no-fill-late = You have acted in this round: too late to fill a row.
freight-no-turn = It is { $who }’s turn.
freight-no-such-move = There is no move “{ $text }”.
freight-no-two-empty-rows = { $empty ->
    [0] No row of the main yard is empty; filling needs two empty rows.
    [one] Only one row of the main yard is empty; filling needs two.
   *[other] Filling needs two empty rows.
}
freight-no-filled-already = You have filled a row this turn.
freight-no-main-row = The main yard has rows 1 to 5, no row { $row }.
freight-no-row-not-empty = Row { $row } is not empty.
freight-no-deck-empty = The deck is empty.
freight-no-pass = You can still act, so you may not pass.
freight-no-three = You take exactly 3 wagons, not { $found }.
freight-no-few-wagons = { $found ->
    [0] The main yard is empty; a take needs 3 wagons.
    [one] The main yard has only 1 wagon; a take needs 3.
   *[other] The main yard has only { $found } wagons; a take needs 3.
}
freight-no-row-empty = There is no wagon to take in row { $row }.
freight-no-open-end = { $wagon } is not at the open end of row { $row }.
freight-no-order = The placing order names each of the { $count } wagons once.
freight-no-take-at-all = There are no three wagons you could place.
freight-no-one-to-four = You switch 1 to 4 wagons, not { $found }.
freight-no-yard-empty-switch = Your yard is empty: nothing to switch.
freight-no-switch-at-all = No wagon at the open ends of your yard fits a train of yours.
freight-no-switch-spot = { $wagon }: from your yard it goes to one of your own locomotives, nowhere else.
freight-no-loco = You have { $locos } locomotives, no number { $number }.
freight-no-plain-train = Train { $number } takes only one type, { $train }: { $wagon } cannot join it.
freight-no-second-mixed = You have a mixed train already.
freight-no-mixed-has-it = Your mixed train already has this type: { $wagon }.
freight-no-second-train = You already have a train of this type ({ $wagon }) and a mixed train, so no other can start with it.
freight-no-declared-late = A train is declared mixed when it starts; train { $number } is under way.
freight-no-train-closed = Train { $number } is closed by a caboose.
freight-no-yard-row = Your yard has rows 1 and 2, no row { $number }.
freight-no-yard-full = Yard row { $number } is full: it holds 8 wagons.
freight-no-yard-empty = Your yard is empty: nothing to rearrange.
freight-no-row-too-long = A yard row holds at most 8 wagons.
freight-no-other-wagons = These are not exactly the wagons of your yard.
freight-no-points = Rearranging costs 1 point, and you have { $score }.
freight-no-mobilise-day = On day { $day } nobody mobilises any more.
freight-no-mobilise-twice = You have mobilised today.
freight-no-caboose-option = This table plays without cabooses.
freight-no-caboose-pile = All cabooses are in use.
freight-no-caboose-empty-loco = Locomotive { $loco } has no wagon yet.
freight-no-caboose-twice = Train { $loco } has its caboose already.
freight-no-caboose-no-train = You have no train without a caboose.
freight-no-caboose-train = You have no train { $loco }.

## What to do instead
freight-instead-act = Go on with your action.
freight-instead-fill = Fill a row first, then look again.
freight-instead-take = Take 3 wagons from the main yard.
freight-instead-switch = Switch a wagon from your yard to a train.
freight-instead-rearrange = Rearrange your yard for 1 point.
freight-instead-mobilise = Mobilise a locomotive.
freight-instead-other-action = Choose another action.
freight-instead-other-row = Choose another row.
freight-instead-other-place = Choose another place for it.
freight-instead-empty-row = Rows to choose from: { $rows }.
freight-instead-open-end = { $wagon } stands there.
freight-instead-own-loco = Name a locomotive from 1 to { $locos }.
freight-instead-own-train = Name one of your trains that is still open.
freight-instead-plainly = Name the locomotive without “mixed”.
freight-instead-yard-rows = Name yard row 1 or 2.
freight-instead-same-wagons = Use every wagon of your yard once.
freight-instead-choices = Possible now: { $choices }.
freight-instead-kinds = What you can do now: { $choices }.

## What cannot be read
freight-misread-move = “{ $text }” is not a move. For example: take 1>yard2 1>loco3 4>loco3
freight-misread-number = “{ $text }” is not a number.
freight-misread-wagon = “{ $text }” is not a wagon. The codes: { $codes }
freight-misread-spot = “{ $text }” is not a place. Write yard1, loco3 or loco3:mixed.
freight-misread-pick = “{ $text }” does not say where from and where to. Write 1>yard2 or 4:box>loco3.
freight-misread-order = “{ $text }” is not a placing order. Write 2 1 3.
freight-misread-rearrange = “{ $text }” does not give two rows. Write: rearrange box ore / tank
freight-misread-field = This move has no field “{ $text }”.
freight-misread-gap = The field “{ $text }” is missing.

## Commands
command-freight = freight
command-freight-help = Your moves in Freight Train
command-freight-fill = fill
command-freight-fill-help = Fill an empty row of the main yard, before your action
field-freight-fill-row = row
field-freight-fill-row-help = Which empty row; the first one if you do not say
command-freight-take = take
command-freight-take-help = Take exactly 3 wagons from the main yard to your trains or your yard
field-freight-take-wagon1 = wagon1
field-freight-take-wagon1-help = The first wagon and where it goes: 1:box>loco3, or 1>yard2
field-freight-take-wagon2 = wagon2
field-freight-take-wagon2-help = The second wagon and where it goes
field-freight-take-wagon3 = wagon3
field-freight-take-wagon3-help = The third wagon and where it goes
field-freight-take-order = order
field-freight-take-order-help = The order of placing if not as taken, such as 2 1 3
command-freight-switch = switch
command-freight-switch-help = Switch 1 to 4 wagons from your yard to your trains
field-freight-switch-wagon1 = wagon1
field-freight-switch-wagon1-help = The first wagon of your yard and its locomotive, such as 1:box>loco3
field-freight-switch-wagon2 = wagon2
field-freight-switch-wagon2-help = The second wagon, if you like
field-freight-switch-wagon3 = wagon3
field-freight-switch-wagon3-help = The third wagon, if you like
field-freight-switch-wagon4 = wagon4
field-freight-switch-wagon4-help = The fourth wagon, if you like
field-freight-switch-order = order
field-freight-switch-order-help = The order of placing if not as taken, such as 2 1
command-freight-rearrange = rearrange
command-freight-rearrange-help = Put your yard in a new order for 1 point
field-freight-rearrange-row1 = row1
field-freight-rearrange-row1-help = Row 1 from the bumper outward, such as box ore tank; - for none
field-freight-rearrange-row2 = row2
field-freight-rearrange-row2-help = Row 2, with all the wagons row 1 leaves
command-freight-mobilise = mobilise
command-freight-mobilise-help = Take one more locomotive, once a day on days 1 and 2
command-freight-caboose = caboose
command-freight-caboose-help = Close one of your trains with a caboose; it scores double today
field-freight-caboose-train = train
field-freight-caboose-train-help = Which of your trains, by the number of its locomotive
command-freight-pass = pass
command-freight-pass-help = Pass, when no action is possible

## What a panel asks, field by field
ask-freight-fill-row = Which empty row do you fill?
ask-freight-take-wagon1 = Which wagon first, and where does it go?
ask-freight-take-wagon2 = And the second wagon?
ask-freight-take-wagon3 = And the third wagon?
ask-freight-take-order = In which order do you place them?
ask-freight-switch-wagon1 = Which wagon first, and to which locomotive?
ask-freight-switch-wagon2 = A second wagon?
ask-freight-switch-wagon3 = A third wagon?
ask-freight-switch-wagon4 = A fourth wagon?
ask-freight-switch-order = In which order do you place them?
ask-freight-rearrange-row1 = Row 1, starting at the bumper: which wagon comes next?
ask-freight-rearrange-row2 = Row 2, starting at the bumper: which wagon comes next?
ask-freight-caboose-train = Which train do you close?
