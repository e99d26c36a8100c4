# China Rails. Cities, goods and events have the names of the board; M is a million yuan.
china-title = China Rails
china-about = Draw your railway across China, carry goods where they are asked for, and survive floods and sand storms.
china-example = build beijing tianjin
china-line = { $a } – { $b }
china-place-in = { $city } ({ $at })
china-demand = { $good } to { $city } { $pay }M
china-taiwan = Taiwan
china-anywhere = Wherever it is cheapest
china-good = { $good }
china-city = { $city }
china-port = { $port }
china-owner = { $who }
china-on-board = on board
china-target = { $to } ({ $at })
china-step = { $way }: { $to }
china-way-e = East
china-way-se = South-east
china-way-sw = South-west
china-way-w = West
china-way-nw = North-west
china-way-ne = North-east
china-key-e = → { $price ->
    [0] –
   *[other] { $price }M
}
china-key-se = ↘ { $price ->
    [0] –
   *[other] { $price }M
}
china-key-sw = ↙ { $price ->
    [0] –
   *[other] { $price }M
}
china-key-w = ← { $price ->
    [0] –
   *[other] { $price }M
}
china-key-nw = ↖ { $price ->
    [0] –
   *[other] { $price }M
}
china-key-ne = ↗ { $price ->
    [0] –
   *[other] { $price }M
}
china-size-small = small city
china-size-medium = medium city
china-size-major = major city
china-loco-freight = Freight
china-loco-fast = Fast Freight
china-loco-heavy = Heavy Freight
china-loco-super = Super Heavy

china-option-express = Express trains
china-option-express-help = Trains run 12 and 16 mileposts a turn instead of 9 and 12: a quicker game
china-option-express-on = With **express trains**: 12 and 16 points a turn.
china-option-loan = Leniency loan
china-option-loan-help = A player may borrow up to 20M from the bank and owes twice that
china-option-loan-on = With **leniency loans**: up to 20M, repaid double.
china-option-time_limit = Time limit
china-option-time_limit-help = The game stops after so many rounds; then network and cash decide
china-option-time_limit-on = The game stops after **round { $value }**.
china-option-city_exits = Segments out of major cities
china-option-city_exits-help = Two a turn out of each major city, or two in all
china-option-city_exits-on = At most **two segments a turn** out of all major cities together.
china-option-third_at_port = Third player at a ferry port
china-option-third_at_port-help = A third player builds there as elsewhere, or not at all
china-option-third_at_port-on = Once the ferry has two owners, **nobody else builds** to its ports.
china-option-port_start = Start at a container port
china-option-port_start-help = Take a full train of Taiwan goods at once, or one load only
china-option-port_start-on = A train that starts at a container port takes **one load** from Taiwan in that turn.
china-option-congress_present = Train already at the Congress
china-option-congress_present-help = Is a train that stands in a major city when the Congress is called paid, or only freed?
china-option-congress_present-on = The Party Congress **pays nothing** to trains that are already there.
china-option-congress_start = Train placed during the Congress
china-option-congress_start-help = Does placing the train in a major city free its owner from the Congress?
china-option-congress_start-on = Placing a train in a major city **does not free** anybody from the Party Congress.
china-option-cut_off = Train cut off by an event
china-option-cut_off-help = May a train that lost every way forward turn back, or must it wait?
china-option-cut_off-on = A train cut off by an event **waits** until it can go on.
china-option-stranded = Sand storm without a city
china-option-stranded-help = No city along the track: to the nearest city, or the train stays
china-option-stranded-on = In a sand storm, a train without a city along its track **stays where it is**.
china-option-board = Board
china-option-board-help = The board that comes with the house, or a table’s own by its name

## What happened
china-begun = The demand cards are dealt, face up, and everyone has **60M**. { $who } holds the best-paid demand, **{ $pay }M**, and begins. Two rounds of building come first: the second one runs backwards.
china-begun-board = -# The map “{ $board }” and its cards are a reconstruction: the printed ones are not public.
china-round-began = **Round { $round }.**
china-halved-turn = { $who } has only { $points } points this turn.
china-built = { $who } builds **{ $lines }**: { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
} for **{ $cost }M** ({ $spent }M of 20M this turn).
china-ferry-bought = { $who } now owns a place on the **{ $ferry }**.
china-link-bought = { $who } buys the container link of **{ $port }** for **{ $price }M** ({ $spent }M of 20M this turn).
china-upgraded = { $who } now drives a **{ $loco }**, for 20M.
china-started = { $docked ->
    [yes] { $who } puts the train down in **{ $at }**, docked: goods of Taiwan can be loaded at once.
   *[other] { $who } puts the train down in **{ $at }**.
}
china-moved = { $who } runs to **{ $to }** ({ $used ->
    [one] { $used } point
   *[other] { $used } points
}, { $points } left).
china-halved = { $card }: { $who } loses { $lost } of the points left and has { $points }.
china-fee-paid = { $to_bank ->
    [yes] { $who } pays the bank **{ $amount }M** for the track of { $owner }, who has left.
   *[other] { $who } pays { $owner } **{ $amount }M** to use the track.
}
china-ferried = ⛴️ { $who } crosses to **{ $to }** and has { $points ->
    [one] { $points } point
   *[other] { $points } points
} this turn.
china-stopped = { $who } stops in **{ $at }**{ $lost ->
    [0] {""}
    [one] {" "}and gives up { $lost } point
   *[other] {" "}and gives up { $lost } points
}.
china-congress-reached = { $who } reaches **{ $city }**{ $pay ->
    [0] {""}
   *[other] , is paid **{ $pay }M**
} and is free of the Party Congress.
china-loaded = { $who } loads **{ $goods }** in { $where }.
china-dropped = { $who } unloads { $good } in { $at }, for nothing.
china-delivered = { $bonus ->
    [0] 📦 { $who } delivers **{ $good }** to **{ $city }**: **+{ $pay }M**.
   *[other] 📦 { $who } delivers **{ $good }** to **{ $city }**: **+{ $pay }M**, { $bonus }M of it a bonus.
}
china-hand-discarded = { $who } discards all three demand cards; that is the whole turn.
china-drew = { $who } draws: { $card }.
china-reshuffled = The discard pile is shuffled into a new deck.
china-happened = ⚡ { $who } turns up **{ $card }**. { $text }
china-track-lost = { $who } loses { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
} of track.
china-thrown = The storm throws the train of { $who } back to **{ $to }**.
china-load-due = { $who } must give up { $loads ->
    [one] a load
   *[other] { $loads } loads
} of their choice: { $choice }.
china-load-lost = { $who } loses **{ $good }**.
china-turn-due = { $now ->
    [yes] { $who } loses the rest of this turn, and the next one.
   *[other] { $who } will lose the next turn.
}
china-turn-lost = { $who } loses this turn.
china-taxed = { $amount ->
    [0] { $who } pays no Rail Tax.
   *[other] { $who } pays **{ $amount }M** of Rail Tax.
}
china-shaken = The next turn of { $who } has half its points.
china-event-ended = **{ $card }** is over.
china-borrowed = { $who } borrows **{ $amount }M** and owes { $debt }M.
china-repaid = { $who } pays back **{ $amount }M**.
china-qualified = 🏁 { $who } has the network and **at least { $target }M**. The round is played to its end.
china-tied = { $seats } are tied: nobody wins yet, and from now on it takes **{ $target }M**.
china-time-up = ⏱️ Round { $round } was the last: time is up.
china-won = 🏆 **{ $seats } { $count ->
    [one] wins
   *[other] win together
}!**
china-left = { $who } leaves the game. The track stays; fees for it go to the bank.
china-score = { $who }: **{ $cash }M**{ $debt ->
    [0] {""}
   *[other] {""}, { $debt }M of it owed
}
china-score-network = { $who }: **{ $cash }M**{ $debt ->
    [0] {""}
   *[other] {""}, { $debt }M of it owed
}, with the network
china-score-left = { $who }: has left

## What can be chosen
china-kind-build = Build track
china-kind-link = Buy a container link
china-kind-upgrade = Buy a better locomotive
china-kind-start = Put the train on the map
china-kind-move = Run the train
china-kind-ferry = Take the ferry
china-kind-stop = Stop at this port
china-kind-load = Load
china-kind-deliver = Deliver
china-kind-drop = Unload without pay
china-kind-lose = Give up a load
china-kind-loan = Borrow
china-kind-discard = Discard the hand
china-kind-end = End the turn
china-note-build = { $left }M can still be spent
china-note-price = { $price }M, { $left }M left of this turn
china-note-later = as sketched before, { $cost }M then
china-note-line-far = { $cost }M: this turn as far as { $at }
china-note-line = { $cost ->
    [0] nothing to pay
   *[other] { $cost }M
} · { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
}
china-note-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
china-note-fees = { $fees ->
    [0] no fee
   *[other] { $fees }M of fees
}
china-note-sale = deliver { $good }: +{ $pay }M{ $fees ->
    [0] {""}
   *[other] , { $fees }M of fees
}
china-note-loco = { $speed } points, { $capacity } loads, { $price }M
china-note-pay = +{ $pay }M in { $city }
china-note-pay-only = +{ $pay }M
china-note-chips = { $chips } left
china-note-supplies = supplies { $goods }
china-card = Card { $card }: { $demands }
china-goal = { $to } · { $steps } of { $points ->
    [one] { $points } point
   *[other] { $points } points
}
china-by-fees = by the least fees
china-by-points = by the fewest points
china-by-far = as far as this turn’s points reach
china-end-turn = End the turn
china-end-delivery = End the delivery phase and build
china-loan = { $amount }M, { $debt }M to pay back
china-suggest-build = Build to { $to }
china-suggest-bridge = Build the bridge { $line } again
china-suggest-later = Go on with the line to { $to }
china-suggest-link = Buy the link of { $port }
china-suggest-upgrade = Upgrade to { $loco }
china-suggest-start = Start in { $at }
china-suggest-ferry = Take the ferry to { $to }
china-suggest-afar = Towards { $to } · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
china-suggest-load = Load { $good }
china-suggest-deliver = Deliver { $good } in { $city }, +{ $pay }M
china-warn-delivery = This closes the delivery phase: { $points ->
    [0] no point is left, but nothing can be loaded or delivered any more
    [one] { $points } point is left unused
   *[other] { $points } points are left unused
}.
china-warn-beyond = The money reaches as far as **{ $at }**; the rest of the line would cost { $cost }M more and waits for a later turn.
china-warn-dead-end = **{ $at } is a dead end** outside a city: the train could not turn back until somebody builds on.
china-warn-fees = Every way on from there needs a fee, and you would not have 4M left.
china-warn-no-track = **No track leaves this city** yet: the train would stand still.
china-warn-undocked = Your train would stand in the centre of { $city }, **not docked**. To load goods of Taiwan at once, start at **{ $port }**.
china-warn-stop = { $points ->
    [one] The { $points } point left is given up.
   *[other] The { $points } points left are given up.
}
china-warn-discard = This is the whole turn: no running and no building.

## What a plan costs and leaves
china-account-build = Costs **{ $cost }M**; { $spent }M of { $limit }M this turn, cash after it { $cash }M.
china-account-move = { $used ->
    [one] Uses { $used } point
   *[other] Uses { $used } points
}, { $points } left{ $fees ->
    [0] {""}
   *[other] ; { $fees }M of fees, cash after it { $cash }M
}.
china-account-deliver = Earns **{ $pay }M**; cash after it { $cash }M.
china-account-loads = On board then: { $loads }; room for { $free } more.

## What must be done
china-duty-play = Your turn, { $who }.
china-duty-lose = { $who }, give up a load: say which.

## What was asked
china-hand = { $who }, card { $card }: { $demands }.
china-running = **{ $event }** ({ $turns ->
    [0] to the end of this turn of { $who }
    [one] to the end of the next turn of { $who }
   *[other] for { $turns } more turns of { $who }
}). { $text }
china-running-ever = **{ $event }** (for the rest of the game). { $text }
china-running-bound = **{ $event }** (still bound: { $who }). { $text }
china-find-good = **{ $good }** comes from { $cities }; { $chips } of { $all } left.
china-find-carried = { $who } carries { $good }.
china-find-demand = { $who }: { $good } to { $city }, **{ $pay }M**.
china-find-city = **{ $city }** ({ $size }, { $at }) supplies { $goods }.
china-find-supply = { $good } ({ $chips } left)
china-plan = **{ $good } to { $city }**, { $pay }M: from { $source }, { $build ->
    [0] nothing to build
   *[other] { $build }M to build
}, about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $rate }M a turn.
china-plan-none = { $good } to { $city }, { $pay }M: no way found.
china-plan-pair = Together: { $stops }: { $pay }M, { $build ->
    [0] nothing to build
   *[other] { $build }M to build
}, about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $rate }M a turn.
china-cost = { $line }: **{ $cost }M**, { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
}, { $turns ->
    [one] one turn of building
   *[other] { $turns } turns of building
}.

## What is refused
china-no-seats = China Rails takes 2 to 6 players, not { $seats }.
china-no-over = The game is over.
china-no-turn = It is { $who }’s turn.
china-no-lose-first = You have to give up a load first.
china-no-opening = In the two opening rounds everybody only builds; no train is on the map yet.
china-no-building-begun = Your building phase has begun: the train stays where it is until your next turn.
china-no-not-placed = Your train is not on the map yet.
china-no-placed = Your train is on the map already.
china-no-start-taiwan = Trains never run on Taiwan, so yours cannot start there.
china-no-start-city = A train starts in a city, and { $at } is not one.
china-no-start-port = Your track is not connected to { $port }, so your train cannot start there.
china-no-no-target = There is nowhere you can build to now.
china-no-cash = This costs { $price }M, and you have { $left }M.
china-no-limit = This costs { $price }M, and of this turn’s 20M only { $left }M are left.
china-no-limit-reached = You have spent the 20M of this turn.
china-no-upgraded-already = You bought a locomotive this turn: nothing else can be built.
china-no-spent-already = You have spent { $spent }M on building this turn: a locomotive is bought instead of building.
china-no-best-loco = You have the best locomotive there is.
china-no-no-such-step = A { $loco } cannot become a { $to }.
china-no-edge-of-map = The map ends at { $at }.
china-no-taiwan-track = No track is built on Taiwan.
china-no-begin-at-place = A line begins at a place, not with a direction.
china-no-no-way = No way leads to { $at } from your track or a major city.
china-no-nothing-to-build = { $at } is joined to your track already: there is nothing to build.
china-no-red-area = { $segment } lies inside a major city, which is everybody’s track.
china-no-neighbours = { $segment }: nothing can be built between these two mileposts.
china-no-first-start = { $segment }: your first segment starts in a major city.
china-no-start = { $segment }: a segment starts at your own track or in a major city.
china-no-taken = { $segment } is built already, and there is room for one track only.
china-no-reserved = { $segment }: the flood took the bridge of { $owner }, who may rebuild it first.
china-no-building-ban = { $segment }: { $event } forbids building there.
china-no-exits = You have built two segments out of { $city } this turn; a third has to wait.
china-no-access-6-2 = That would leave somebody without a way into { $city }.
china-no-access-7-1 = Three players are in { $city }, and a medium city takes no more.
china-no-access-7-2 = Two players are in { $city }, and a small city takes no more.
china-no-access-7-3 = You have three segments in { $city }, the most a player may have.
china-no-access-7-4 = That would keep a second player out of { $city }.
china-no-access-7-5 = That would keep a third player out of { $city }.
china-no-access-9-5 = Two players own the ferry of { $city }, and it takes no more.
china-no-access-9-6 = That would keep the second owner of the ferry out of { $city }.
china-no-no-port = There is no container link you could buy now.
china-no-no-such-port = “{ $text }” is not a container port.
china-no-link-owned = You own the link of { $port } already.
china-no-link-unconnected = Your track is not connected to { $port }.
china-no-link-full = Two players own the link of { $port }, and it takes no more.
china-no-no-loads = Your train is empty.
china-no-not-on-board = { $good } is not on your train.
china-no-no-such-card = No such card of yours asks for { $good } here.
china-no-no-demand = None of your cards asks for { $good } here.
china-no-drop-outside = Loads are dropped in cities only.
china-no-drop-demanded = One of your cards asks for { $good } in this city: unloading it is a delivery.
china-no-not-in-city = Your train is not in a city.
china-no-not-supplied = { $city } does not supply { $good }.
china-no-nothing-supplied = There is nothing to load here.
china-no-tray-empty = No chip of { $good } is left in the tray.
china-no-train-full = Your train is full: it carries { $capacity } loads.
china-no-not-at-ferry = Your train is not at a ferry port.
china-no-ferry-moved = The ferry is taken before the train moves.
china-no-ferry-wait = The train has to end a turn at the port before it can take the ferry.
china-no-ferry-closed = { $event } keeps the ferry from sailing.
china-no-ferry-not-owned = Nobody owns the ferry, so nobody can use it.
china-no-ferry-whose = Two players own the ferry: say whom you pay, { $owners }.
china-no-fee = The track of { $owner } costs { $fee }M to use, and you have { $cash }M.
china-no-stopped = Your train has stopped for this turn.
china-no-no-points = No points are left this turn.
china-no-no-way-on = No track leads on from here.
china-no-already-there = Your train is in { $at } already.
china-no-taiwan-train = No train ever enters Taiwan: its goods go through a container port.
china-no-no-route = No track leads from your train to { $to }.
china-no-too-far = { $to } is { $steps } mileposts away, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} of running.
china-no-no-track = { $segment }: there is no track.
china-no-reverse = { $segment }: a train turns back in a city only, or docked at a container port.
china-no-closed-milepost = { $segment }: { $event } lets no train through.
china-no-flooded = { $segment }: no train crosses the river during { $event }.
china-no-points = { $segment }: the points do not reach so far.
china-no-not-at-port = Your train is not at a port.
china-no-congress = The Party Congress waits for your train in a major city: until then it loads and unloads nothing.
china-no-strike = { $event }: nothing is loaded or unloaded in { $city }.
china-no-strike-containers = { $event }: no containers go to or come from Taiwan.
china-no-new-year-place = { $event }: only major cities load and unload, and { $city } is not one.
china-no-new-year-taiwan = { $event }: no containers go to or come from Taiwan.
china-no-new-year-good = { $event }: { $good } cannot be delivered now.
china-no-no-link = You do not own the link of { $port }.
china-no-not-docked = Your train is not docked: it has to end a turn at your container port first.
china-no-just-placed = Your train was placed this turn: it may load from Taiwan now, and deliver there from your next turn on.
china-no-loaded-already = You took goods from Taiwan this turn; delivering there has to wait for the next one.
china-no-delivered-already = You delivered to Taiwan this turn; loading from there has to wait for the next one.
china-no-one-container = A train that starts at the port takes one load from Taiwan in that turn.
china-no-not-of-taiwan = Taiwan does not supply { $good }.
china-no-acted-already = The hand is discarded instead of a turn, and you have already done something.
china-no-no-loans = This table plays without loans.
china-no-loan-limit = Nobody may owe the bank more than { $most }M of borrowed money.
china-no-nothing-to-lose = You have no load to give up.
china-instead-as-far-as = It works as far as { $at }, { $cost }M; step { $step } does not.
china-instead-runs-to = The train can run as far as { $at }; step { $step } fails.
china-instead-deliver = Deliver { $good } for { $pay }M.
china-instead-start = Start it in any city of the mainland.
china-instead-lose = Say which load is lost: { $loads }.
china-instead-choices = Possible now: { $choices }.
china-instead-kinds = What you can do now: { $choices }.
china-instead-goods-here = { $city } supplies { $goods }.
china-instead-asked-here = Your cards ask for this here: { $demands }.
china-instead-asked-there = Your cards ask for it elsewhere: { $demands }.
china-instead-carried-by = { $who } carries it: { $good } comes back when it is delivered, dropped or lost.
china-instead-build-first = Build to { $at } first: { $cost }M.
china-instead-by-far = Add `by far` to run towards it as far as your points reach.

## What cannot be read
china-misread-move = “{ $text }” is not a move of this game. For example: build wuhan, or move nanjing; load tea
china-misread-place = “{ $text }” is not a place on the map: write a city, a port, or coordinates such as BA30.
china-misread-place-near = “{ $text }” is not a place on the map. Do you mean { $near }?
china-misread-good = “{ $text }” is not a kind of goods.
china-misread-good-near = “{ $text }” is not a kind of goods. Do you mean { $near }?
china-misread-goods = “{ $text }”: write what to load, for example tea silk.
china-misread-build = “{ $text }” is not a line: write where it goes, for example `beijing tianjin`, `BB30 e4 ne2` or `beijing>wuhan via xuzhou`.
china-misread-port = “{ $text }” is not a container port.
china-misread-loco = “{ $text }” is not a locomotive: fast, heavy or super.
china-misread-deliver = “{ $text }”: write the good, and the card if two of yours ask for it.
china-misread-owner = “{ $text }” is not anybody at this table.
china-misread-path = “{ $text }”: write where the train goes.
china-misread-by = “{ $text }”: ways are chosen by fees or by points.
china-misread-end = “{ $text }”: end the turn, or the delivery.
china-misread-amount = “{ $text }” is not an amount.
china-misread-player = “{ $text }” is not anybody at this table.
china-misread-find = “{ $text }” is neither a good nor a city.
china-misread-no-seat = Only players have something to plan here.
china-misread-board = That board file cannot be played on: { $why }
china-misread-field = This move has no field “{ $text }”.

## Commands
command-china = china
command-china-help = Your moves in China Rails
command-china-build = build
command-china-build-help = Build track to a place, by the cheapest way or as you say
field-china-build-to = to
field-china-build-to-help = Where the line leads: a city, a port, coordinates, or a whole line such as BB30 e4 ne2
field-china-build-from = from
field-china-build-from-help = Where the line begins; the cheapest start if you say nothing
field-china-build-via = via
field-china-build-via-help = Places on the way; each leg of the line is the cheapest by itself
command-china-link = link
command-china-link-help = Buy a container link to Taiwan
field-china-link-port = port
field-china-link-port-help = Which container port
command-china-upgrade = upgrade
command-china-upgrade-help = Buy a better locomotive for 20M, instead of building
field-china-upgrade-loco = loco
field-china-upgrade-loco-help = Which one
command-china-start = start
command-china-start-help = Put your train on the map
field-china-start-place = place
field-china-start-place-help = Any city of the mainland, or a container port your track reaches
command-china-move = move
command-china-move-help = Run your train
field-china-move-to = to
field-china-move-to-help = A city, coordinates, or a way such as AZ47 e3 wuhan
field-china-move-by = by
field-china-move-by-help = The way with the least fees, or with the fewest points
command-china-ferry = ferry
command-china-ferry-help = Cross by the ferry, at the start of the turn
field-china-ferry-owner = owner
field-china-ferry-owner-help = Whom you pay, if the ferry is not yours and two players own it
command-china-stop = stop
command-china-stop-help = Stop at this port for the ferry or for Taiwan, giving up the points left
command-china-load = load
command-china-load-help = Load goods the city supplies
field-china-load-goods = goods
field-china-load-goods-help = One or more, for example tea silk
command-china-deliver = deliver
command-china-deliver-help = Deliver a load for pay
field-china-deliver-good = good
field-china-deliver-good-help = Which load
field-china-deliver-card = card
field-china-deliver-card-help = Which card, if two of yours ask for it
command-china-drop = drop
command-china-drop-help = Unload without pay, in a city
field-china-drop-good = good
field-china-drop-good-help = Which load
command-china-lose = lose
command-china-lose-help = Say which load an event takes from you
field-china-lose-good = good
field-china-lose-good-help = Which load
command-china-loan = loan
command-china-loan-help = Borrow from the bank, where the table plays with loans
field-china-loan-amount = amount
field-china-loan-amount-help = 1 to 20, in millions; twice that is paid back
command-china-discard = discard
command-china-discard-help = Exchange your three demand cards, instead of a turn
command-china-end = end
command-china-end-help = End your turn, or the delivery phase
field-china-end-what = what
field-china-end-what-help = The turn if you say nothing
command-china-find = find
command-china-find-help = Who supplies a good and who asks for it; what a city gives and wants
field-china-find-what = what
field-china-find-what-help = A good or a city
command-china-sheet = sheet
command-china-sheet-help = All goods: where they come from and how many are left
command-china-cards = cards
command-china-cards-help = Everyone’s demand cards, and the events in play
field-china-cards-player = player
field-china-cards-player-help = Only this player’s
command-china-plan = plan
command-china-plan-help = What each of your nine demands would take and bring
command-china-cost = cost
command-china-cost-help = See what a line would cost, without building it
field-china-cost-to = to
field-china-cost-to-help = Where it goes
field-china-cost-from = from
field-china-cost-from-help = Where it begins; your track or a major city if you say nothing
field-china-cost-via = via
field-china-cost-via-help = Places on the way; each leg of the line is the cheapest by itself

## What a panel asks, field by field
ask-china-build-to = Where does the line go?
ask-china-build-from = Where does it begin?
ask-china-build-via = By way of which place?
ask-china-link-port = The link of which container port?
ask-china-upgrade-loco = Which locomotive?
ask-china-start-place = Where does your train start?
ask-china-move-to = Where does your train go?
ask-china-move-by = By which way?
ask-china-ferry-owner = Whom do you pay for the ferry?
ask-china-load-goods = What do you load?
ask-china-deliver-good = Which load do you deliver?
ask-china-deliver-card = For which card?
ask-china-drop-good = Which load do you unload?
ask-china-lose-good = Which load do you give up?
ask-china-loan-amount = How much do you borrow? You pay back twice that.
ask-china-end-what = What do you end?
