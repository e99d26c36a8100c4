# Steam. Places have the names of the map; hexes are called by letter and number, tiles by the sides their tracks join.
steam-title = Steam
steam-about =
    Build track, link cities and deliver goods: every link a cube travels earns its owner a point.
    Put your points on income, which pays for more track, or on victory, which wins.
    Four maps to choose from: China, Great Britain, California and California 2090.
steam-example = build J6 NE-SW

steam-mode-base = Base Game
steam-mode-standard = Standard Game
steam-nobody = nobody
steam-unknown = “{ $text }”
steam-at = { $place }
steam-free = free
steam-colour-red = red
steam-colour-blue = blue
steam-colour-yellow = yellow
steam-colour-purple = purple
steam-colour-gray = gray
steam-cubes-none = no cube
steam-cubes-red = { $count } red
steam-cubes-blue = { $count } blue
steam-cubes-yellow = { $count } yellow
steam-cubes-purple = { $count } purple
steam-cubes-gray = { $count } gray
steam-tile-none = none
steam-tile-turn_order = Turn Order
steam-tile-first_move = First Move
steam-tile-first_build = First Build
steam-tile-city_growth = City Growth
steam-tile-locomotive = Locomotive
steam-tile-engineer = Engineer
steam-tile-urbanization = Urbanization
steam-tile-docker = Docker
steam-tile-note = { $does } · { $price }
steam-tile-does-turn_order = { $mode ->
    [base] first in the order of the next turn
   *[standard] passes once in the next auction and stays in
}
steam-tile-does-first_move = first in both rounds of moving goods
steam-tile-does-first_build = builds first
steam-tile-does-city_growth = brings a set of cubes to a city
steam-tile-does-locomotive = one level more, at once
steam-tile-does-locomotive-top = no level more: yours has the highest
steam-tile-does-engineer = one build more
steam-tile-does-urbanization = makes a town a New City
steam-tile-does-docker = moves cubes by sea
steam-tile-number = { $number } · { $tile }
steam-phase-auction = the auction for the first order
steam-phase-capital = raising capital
steam-phase-bidding = the auction for the order
steam-phase-select = the choice of action tiles
steam-phase-build = building
steam-phase-move = moving goods
steam-phase-decide = repairs after the disaster
steam-phase-concede = the question whether the game ends here
steam-phase-allocate = an owner’s choice between income and VP

steam-option-map = Map
steam-option-map-help = China for 2 to 4 players, Great Britain for 3 or 4, California and California 2090 for 3
steam-option-mode = Base or Standard
steam-option-mode-help = Base: borrow when you pay, tiles cost; Standard: capital first, auction every turn, upkeep
steam-option-mode-on = The **Standard Game**: capital, an auction and upkeep in every turn.
steam-option-first_order = First order
steam-option-first_order-help = An auction for each place, or by lot, where later places get some money
steam-option-first_order-on = **Beginners’ start**: the first order is drawn by lot.
steam-option-partners = Partners
steam-option-partners-help = Who plays with whom among four: across the table, neighbours, or the two ends
steam-option-partners-on = Partners do **not sit across** from each other.
steam-option-team_win = Winning team
steam-option-team_win-help = In the winning team the richer partner wins, or both do
steam-option-team_win-on = **Cooperative**: both partners of the best team win.
steam-option-early_end = Early end
steam-option-early_end-help = With four, the team behind may end the game after turn 6, or all seven turns are played
steam-option-early_end-on = All turns are played: **no early end**.
steam-option-allocate_default = Points of others
steam-option-allocate_default-help = Other owners choose where their points of a delivery go, or they always go to VP
steam-option-allocate_default-on = Other owners’ points of a delivery go **to VP** without asking.
steam-option-income_overflow = Income beyond +10
steam-option-income_overflow-help = What goes beyond +10 is lost, or becomes VP
steam-option-income_overflow-on = Income beyond +10 **becomes VP**.
steam-option-two_player_auction = Auction for two
steam-option-two_player_auction-help = Whoever leaves the auction pays nothing, or both pay their bid
steam-option-two_player_auction-on = In the auction for two, **both pay** their bid.
steam-option-terrain_add = Hills with a river
steam-option-terrain_add-help = Both extras are paid, or only the larger
steam-option-terrain_add-on = Of hills and river on one hex **only the larger** extra is paid.
steam-option-adjacent_city_link = Link of neighbouring cities
steam-option-adjacent_city_link-help = It stays as a link without tiles, or is removed
steam-option-adjacent_city_link-on = A link between neighbouring cities **is removed**.
steam-option-town_revisit = Towns twice
steam-option-town_revisit-help = A cube may pass a town again, over links it has not used
steam-option-town_revisit-on = A cube **may pass a town twice**.
steam-option-enforce_tile_supply = Limited tiles
steam-option-enforce_tile_supply-help = There are only as many tiles of each face as in the box
steam-option-enforce_tile_supply-on = **Track tiles are limited** as in the box.
steam-option-extra_cube = Extra cube for four
steam-option-extra_cube-help = For every city but Beijing and Hong Kong, or only for cities with a red +1
steam-option-extra_cube-on = The extra cube goes only to cities **with a red +1**.
steam-option-fund_per_turn = Relief per turn
steam-option-fund_per_turn-help = 1 yuan for each city and turn, or as many as you like
steam-option-fund_per_turn-on = **No limit** on payments into relief funds.
steam-option-fund_connection = Connected to a fund
steam-option-fund_connection-help = Over completed links, or over any track
steam-option-fund_connection-on = **Any track** connects you to a relief fund.
steam-option-flood_return = Disks returned
steam-option-flood_return-help = The old disks go back to the bag after or before the draw
steam-option-flood_return-on = The old disks go back **before** the draw.
steam-option-flood_test = Under water
steam-option-flood_test-help = A fund emptied by this flood does not help, or it saves the city once
steam-option-flood_test-on = A fund emptied by a flood **still saves** its city this time.
steam-option-toll_ends = Toll at both ends
steam-option-toll_ends-help = The toll is due where a cube starts and arrives too; otherwise only where it passes
steam-option-toll_ends-on = The toll is due **only where a cube passes**.
steam-option-board = Board
steam-option-board-help = The map of the house, or a table’s own by its name

## Standing orders
steam-order-limit = Bid up to
steam-order-limit-help = Bids one more than the others, up to your limit, then passes
steam-order-prefer = Points of other deliveries
steam-order-prefer-help = Where your points go when others use your links
steam-up-to = Up to { $bid }
steam-prefer-income = Income
steam-prefer-vp = VP
steam-prefer-ask = Ask me

## What happened
steam-dealt = **{ $map }**, { $mode }, { $turns } turns.
steam-dealt-board = -# The map and the common rules are a reconstruction: the printed ones are not public.
steam-dealt-team = Team: { $seats }.
steam-dealt-auction = The first places are auctioned. Bidding order: { $seats }.
steam-dealt-order = Order of play: { $seats }.
steam-stack = -# Stack of action tiles, top first: { $tiles }.
steam-offer-changed = On offer now: { $offer }.
steam-turn-begun = 🚂 **Turn { $turn } of { $turns }.**
steam-opened = **{ $place }** is in play from now on.
steam-bid-made = { $who } bids **{ $bid }**{ $place ->
    [0] {""}
   *[other] {" "}for place { $place }
}.
steam-bid-passed = { $stays ->
    [yes] { $who } passes by Turn Order and stays in the auction.
   *[no] { $who } passes.
}
steam-place-taken = { $who } takes **place { $place }** for **{ $price }**.
steam-order-set = Order of play: { $order }.
steam-raised = -# Capital raised:{ $income ->
    [0] {""}
   *[other] {" "}income −{ $income }
}{ $vp ->
    [0] {""}
   *[other] { $income ->
        [0] {" "}
       *[other] {" · "}
    }VP −{ $vp }
}.
steam-short = -# Not enough cash:{ $income ->
    [0] {""}
   *[other] {" "}income −{ $income }
}{ $vp ->
    [0] {""}
   *[other] { $income ->
        [0] {" "}
       *[other] {" · "}
    }VP −{ $vp }
}.
steam-capital = { $who } raises **{ $money }** for { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of income (now { $income }).
steam-capital-none = { $who } raises no capital.
steam-capital-split = The capital is shared: { $shares }.
steam-share = { $who } { $money }
steam-tile-taken = { $idle ->
    [yes] { $who } takes **{ $tile }** ({ $number }) as a pass.
   *[no] { $who } takes **{ $tile }** ({ $number }){ $price ->
        [0] {""}
       *[other] {" "}for **{ $price }**
    }.
}
steam-level-raised = { $who } has a locomotive of **level { $level }**.
steam-built-new = { $who } builds **{ $hex } { $face }** for **{ $price }** ({ $sides } for sides{ $town ->
    [0] {""}
   *[other] , { $town } for the town
}{ $ground ->
    [0] {""}
   *[other] , { $ground } for the ground
}).
steam-built-redirect = { $who } redirects **{ $hex }** to **{ $face }** for **{ $price }** ({ $sides } for sides{ $town ->
    [0] {""}
   *[other] , { $town } for the town
}{ $ground ->
    [0] {""}
   *[other] , { $ground } for the ground
}).
steam-built-replacement = { $who } replaces the tile on **{ $hex }** by **{ $face }** for **{ $price }** ({ $sides } for sides{ $town ->
    [0] {""}
   *[other] , { $town } for the town
}{ $ground ->
    [0] {""}
   *[other] , { $ground } for the ground
}).
steam-claimed = -# This also claims unowned track.
steam-joined = 🔗 **{ $a } – { $b }** is complete ({ $owner }).
steam-ferry-built = { $who } builds the **{ $ferry }** from { $place } for **{ $price }**.
steam-ferry-waits = -# It is not complete yet and is lost at the end of its owner’s build turn in turn { $turn }, if it is still open.
steam-city-grew = { $who } lets **{ $at }** grow: { $cubes } from space { $space }.
steam-founded-red = { $who } makes **{ $at }** a **red** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-founded-blue = { $who } makes **{ $at }** a **blue** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-founded-yellow = { $who } makes **{ $at }** a **yellow** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-founded-purple = { $who } makes **{ $at }** a **purple** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-founded-gray = { $who } makes **{ $at }** a **gray** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-spurs-gone = -# { $count ->
    [one] An unused spur is gone
   *[other] { $count } unused spurs are gone
}.
steam-fund-now = { $place } **{ $fund }**
steam-fund-paid = { $who } pays into relief funds, which now hold: { $funds }.
steam-building-done = { $who } has finished building ({ $builds ->
    [one] { $builds } build
   *[other] { $builds } builds
}).
steam-lapsed = -# The unfinished link at { $place } belongs to nobody now.
steam-removed = Track of { $who } is removed: { $hexes }.
steam-flood-none = 🌊 Disks: { $disks }. No flood.
steam-flood = 🌊 **The { $river } floods!**
steam-flood-toll = { $place } works with a toll of 1; its fund has **{ $fund }** left.
steam-flood-under = **{ $place } is under water**: no cube goes in, through or out.
steam-delivered-red = { $who } delivers **red** from **{ $start }** to **{ $goal }**{ $links ->
    [0] {""}
    [one] {" "}over { $links } link
   *[other] {" "}over { $links } links
}.
steam-delivered-blue = { $who } delivers **blue** from **{ $start }** to **{ $goal }**{ $links ->
    [0] {""}
    [one] {" "}over { $links } link
   *[other] {" "}over { $links } links
}.
steam-delivered-yellow = { $who } delivers **yellow** from **{ $start }** to **{ $goal }**{ $links ->
    [0] {""}
    [one] {" "}over { $links } link
   *[other] {" "}over { $links } links
}.
steam-delivered-purple = { $who } delivers **purple** from **{ $start }** to **{ $goal }**{ $links ->
    [0] {""}
    [one] {" "}over { $links } link
   *[other] {" "}over { $links } links
}.
steam-delivered-gray = { $who } delivers **gray** from **{ $start }** to **{ $goal }**{ $links ->
    [0] {""}
    [one] {" "}over { $links } link
   *[other] {" "}over { $links } links
}.
steam-delivered-via = -# Way: { $stops }.
steam-delivered-share = -# { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $money ->
    [0] {""}
   *[other] , { $money } in cash
}.
steam-toll = { $who } pays a toll of **{ $toll }**.
steam-put-income = { $who }: income **+{ $points }**, now **{ $now }**.
steam-put-vp = { $who }: **+{ $points } VP**, now **{ $now }**.
steam-points-lost = -# { $points ->
    [one] { $points } point is lost
   *[other] { $points } points are lost
} beyond +10.
steam-go-passed = { $who } passes.
steam-round-begun = **Round { $round }** of moving goods.
steam-income = 💰 **Income.**
steam-income-gets = { $who } receives { $money ->
    [0] nothing
   *[other] **{ $money }**
}{ $upkeep ->
    [0] {""}
   *[other] {" "}(income { $income }, locomotive −{ $upkeep })
} · cash { $cash }.
steam-income-pays = { $who } pays **{ $money }**{ $upkeep ->
    [0] {""}
   *[other] {" "}(income { $income }, locomotive −{ $upkeep })
} · cash { $cash }.
steam-share-gets = { $who } receives **{ $money }**, a share of the team’s income · cash { $cash }.
steam-share-pays = { $who } pays **{ $money }**, a share of the team’s debt · cash { $cash }.
steam-upkeep-pays = { $who } pays **{ $money }** for the locomotive · cash { $cash }.
steam-share-helped = -# { $who } pays **{ $money }** of it for the team · cash { $cash }.
steam-went-out = { $resigned ->
    [yes] Out of the game: **{ $seats }**. Their links belong to nobody now.
   *[no] 💥 Bankrupt: **{ $seats }**. Their links belong to nobody now.
}
steam-concession-asked = { $seats }: your team is behind. Does the game end here, before its last turn?
steam-conceded = { $yes ->
    [yes] { $who } concedes.
   *[no] { $who } plays on: the last turn follows.
}
steam-ended = 🏁 **The game is over**{ $cause ->
    [conceded] : the team behind has conceded
    [alone] : the others are out
   *[other] {""}
}.
steam-score = { $seats }: { $vp } VP, { $income } for income, { $links } for links = **{ $total }**
steam-tie-income = -# Equal VP: the higher income decides.
steam-tie-tile = -# Equal VP and income: the lower number of the last action tile decides.
steam-score-cash = -# Cash: { $cash }.
steam-won = 🏆 Victory: **{ $seats }**!

## What can be chosen
steam-kind-bid = Bid
steam-kind-capital = Raise capital
steam-kind-tile = Take an action tile
steam-kind-route = Build a line
steam-kind-build = Build a single tile
steam-kind-ferry = Build the ferry
steam-kind-grow = City Growth
steam-kind-urbanize = Urbanize a town
steam-kind-fund = Pay into relief funds
steam-kind-done = End your build turn
steam-kind-deliver = Deliver a cube
steam-kind-loco = Raise your locomotive
steam-kind-pass = Pass
steam-kind-allocate = Choose income or VP
steam-kind-concede = Answer: end the game?
steam-note-no-bid = { $place ->
    [0] no bid yet
   *[other] place { $place }, no bid yet
}
steam-note-high = { $place ->
    [0] highest bid { $bid }
   *[other] place { $place }, highest bid { $bid }
}
steam-note-steps = { $steps ->
    [one] { $steps } step of capital
   *[other] { $steps } steps of capital
}
steam-note-level = to level { $level }, free
steam-note-lapse = { $count ->
    [one] an unfinished link is lost
   *[other] { $count } unfinished links are lost
}
steam-bid-amount = Bid { $bid }
steam-bid-pass = Pass
steam-bid-stay = Pass and stay in (Turn Order)
steam-steps = { $steps ->
    [0] No capital
    [one] { $steps } step: { $money }
   *[other] { $steps } steps: { $money }
}
steam-steps-income = income then { $income }
steam-use-pay = Use it
steam-use-pass = Take it as a pass
steam-costs = costs { $price }
steam-costs-steps = costs { $price }, with { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of capital
steam-from-price = from { $price }
steam-builds-left = { $builds ->
    [0] no build left
    [one] { $builds } build left
   *[other] { $builds } builds left
}
steam-start = From { $place }
steam-side-n = North, to { $place }
steam-side-ne = North-east, to { $place }
steam-side-se = South-east, to { $place }
steam-side-s = South, to { $place }
steam-side-sw = South-west, to { $place }
steam-side-nw = North-west, to { $place }
steam-start-loose = From the end of your track at { $place }, { $side }
steam-tiles-away = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
steam-face-new = { $face }
steam-face-redirect = redirect to { $face }
steam-face-replacement = replace by { $face }
steam-way = { $line } ({ $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
})
steam-way-begun = { $line } (a beginning of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
})
steam-suggest-route = Line { $start } – { $goal }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
steam-suggest-income = { $what }, income +{ $points }
steam-suggest-vp = { $what }, VP +{ $points }
steam-tiles-left = { $count } left
steam-space = Space { $space }: { $cubes }
steam-fund-all = All of them
steam-fund-holds = holds { $fund }
steam-deliver-red = Red, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } link
   *[other] , { $links } links
}
steam-deliver-blue = Blue, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } link
   *[other] , { $links } links
}
steam-deliver-yellow = Yellow, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } link
   *[other] , { $links } links
}
steam-deliver-purple = Purple, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } link
   *[other] , { $links } links
}
steam-deliver-gray = Gray, { $start } → { $goal }{ $links ->
    [0] {""}
    [one] , { $links } link
   *[other] , { $links } links
}
steam-deliver-note = { $shares }{ $free ->
    [0] {""}
   *[other] {" "}· { $besides }
}{ $toll ->
    [0] {""}
   *[other] {" "}· toll { $toll }
}{ $others ->
    [0] {""}
    [one] {" "}· { $others } other way
   *[other] {" "}· { $others } other ways
}
steam-you = you { $points }
steam-theirs = { $who } { $points }
steam-directly = Directly{ $links ->
    [0] {""}
    [one] , { $links } link
   *[other] , { $links } links
}
steam-via = Way: { $stops }{ $links ->
    [0] {""}
    [one] , { $links } link
   *[other] , { $links } links
}
steam-to-income = Income +{ $points }
steam-to-vp = VP +{ $points }
steam-now = now { $now }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
steam-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
steam-concede-yes = Yes, we concede
steam-concede-no = No, play the last turn

## What a plan costs and leaves
steam-leaves-links = { $links ->
    [one] Completes a link.
   *[other] Completes { $links } links.
}
steam-leaves-builds = { $builds ->
    [0] No build left.
    [one] { $builds } build left.
   *[other] { $builds } builds left.
}
steam-leaves-cash = Cash then { $cash }{ $moved ->
    [0] {""}
   *[other] {" "}({ $change })
}.
steam-leaves-income = Income then { $income } ({ $change }).
steam-leaves-vp = VP then { $vp } ({ $change }).
steam-plan-nothing = There is nothing you could deliver now.
steam-plan-delivery = { $what } · { $note }
steam-plan-line = { $start } – { $goal }: `{ $line }`, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, costs { $price }.
steam-plan-begun = { $start } – { $goal } takes more than this turn. A beginning: `{ $line }`, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, costs { $price }.
steam-plan-no-line = You cannot build from { $start } to { $goal } now.

## What must be done
steam-duty-auction = Your turn, { $who }: bid or pass.
steam-duty-bidding = Your turn, { $who }: bid or pass.
steam-duty-capital = Your turn, { $who }: raise capital, or none.
steam-duty-select = Your turn, { $who }: take an action tile.
steam-duty-build = Your turn, { $who }: build, then say that you are done.
steam-duty-move = Your turn, { $who }: deliver a cube, raise your locomotive, or pass.
steam-duty-allocate = { $who }: a delivery used your links. Income or VP?
steam-duty-decide = { $who }: your track was struck. What do you repair?
steam-duty-concede = { $who }: does the game end here?

## What is refused
steam-no-seats = This map does not take { $seats } players.
steam-no-over = The game is over.
steam-no-player = You do not sit at this table.
steam-no-out = You are out of the game.
steam-no-turn = It is { $who }’s turn.
steam-no-phase = This is not the moment for that: now comes { $phase }.
steam-no-such-move = There is no move “{ $text }”.
steam-no-higher = A bid must be higher than { $bid }.
steam-no-means = You could pay { $means } at most.
steam-no-steps = You can raise { $most ->
    [0] no capital
    [one] { $most } step of capital at most
   *[other] { $most } steps of capital at most
}.
steam-no-tile-known = { $tile } is not used on this map.
steam-no-tile-stack = { $tile } lies in the stack and cannot be taken yet.
steam-no-tile-taken = { $tile } has been taken.
steam-no-tile-pass = { $tile } cannot be taken as a pass.
steam-no-tile-use = { $tile } could not be used now.
steam-no-tile-held = Only the holder of { $tile } does that.
steam-no-tile-idle = You took { $tile } as a pass.
steam-no-tile-used = You have used { $tile } this turn.
steam-no-paid-tile = You paid for { $tile }: carry it out first.
steam-no-pay = That costs { $price }; with your { $cash } you cannot pay it.
steam-no-raise = For this you raise { $most ->
    [0] no capital
    [one] { $most } step of capital at most
   *[other] { $most } steps of capital at most
}.
steam-no-builds = You may make { $most ->
    [one] { $most } build
   *[other] { $most } builds
} this turn, no more.
steam-no-hex = There is no hex { $hex } on the map.
steam-no-beyond = { $place } is out of play with this number of players.
steam-no-unopened = { $place } is closed until turn { $turn }.
steam-no-on-city = { $place } is a city: no track tile goes there.
steam-no-on-sea = { $place } lies in the sea.
steam-no-town-face = { $place } is a town and takes a tile with a town, such as t:N,SE.
steam-no-town-here = There is no town on { $hex }: it takes a tile without one.
steam-no-towns-left = No town, or no tile, is left for a new city.
steam-no-face = There is no tile { $face }.
steam-no-pieces = No tile { $face } is left.
steam-no-unchanged = The tracks on { $hex } would stay as they are.
steam-no-spur = The spurs of { $place } cannot be redirected.
steam-no-neither = On { $hex } you may add track to the tile or redirect one loose end, nothing else.
steam-no-foreign-track = The track on { $hex } is not yours to redirect.
steam-no-blocked-edge = No track crosses that edge of { $hex }.
steam-no-exit = That track of { $hex } would leave the map.
steam-no-exit-beyond = That track would lead to { $place }, which is out of play.
steam-no-exit-sea = That track of { $hex } would lead into the sea.
steam-no-exit-white = No track leads into { $place }.
steam-no-foreign-end = That would join another player’s track on { $hex }.
steam-no-anchor = The track { $face } on { $hex } starts neither at a city nor at track of yours.
steam-no-town-anchor = Nothing of yours and no city leads to { $place }.
steam-no-loop = That would make a ring at { $hex }.
steam-no-way = From { $start } no line can be built to { $goal } now.
steam-no-goals = From { $start } no place can be reached.
steam-no-ferry-none = This map has no ferry.
steam-no-ferry-built = The ferry has been built.
steam-no-ferry-city = Neither end of the ferry is a New City yet.
steam-no-ferry-end = The ferry is built from an end that is a New City.
steam-no-no-city = “{ $text }” is not a city.
steam-no-new-city = { $place } is a New City and does not grow.
steam-no-grown = { $place } has grown already.
steam-no-white = { $place } is a white city.
steam-no-space-empty = { $space ->
    [0] Choose a space of the supply with cubes
   *[other] Space { $space } of the supply is empty
}.
steam-no-supply-empty = No city can grow any more.
steam-no-not-town = “{ $text }” is not a town that can be urbanized.
steam-no-colour-gone = No New City of this colour is left ({ $colour }).
steam-no-flood = There are no floods in this game.
steam-no-flood-city = “{ $text }” is not a flood city.
steam-no-fund-none = There is no fund you could pay into now.
steam-no-connected = You are not connected to { $place }.
steam-no-funded = You have paid for { $place } this turn.
steam-no-delivery = There is no cube you could deliver now.
steam-no-cube = There is no such cube in { $text }.
steam-no-start = No cube starts in { $place } now.
steam-no-link = No completed link leads from { $start } to { $goal }.
steam-no-which-link = Several ways lead to { $goal }.
steam-no-level = That takes { $links } links, and your locomotive has level { $level }.
steam-no-origin = The cube may not come back to { $place }.
steam-no-twice = The cube may not enter { $place } twice.
steam-no-passes = The cube would stop in { $place }: it is a city of its colour.
steam-no-end = { $place } does not take cubes of this colour.
steam-no-under-water = { $place } is under water.
steam-no-own-link = At least one of the links must be yours.
steam-no-fewer-own = You use { $own ->
    [one] { $own } link
   *[other] { $own } links
} of your own and { $most } of another player; nobody may have more links on the way than you.
steam-no-toll = The toll is { $toll }; with your { $cash } you cannot pay it.
steam-no-raised = You have raised your locomotive this turn.
steam-no-top-level = Your locomotive has the highest level.
steam-no-asked = You are not asked to put points anywhere.

## What to do instead
steam-instead-bid = Bid { $least } or more, or pass.
steam-instead-tiles = Still to be had: { $tiles }.
steam-instead-now = You can do this now: { $moves }.
steam-instead-bid-most = Bid up to { $most }, or pass.
steam-instead-steps = Say a number from 0 to { $most }.
steam-instead-hex = On { $place } you could lay { $tiles }.
steam-instead-starts = You can build from { $found }.
steam-instead-ferry = It starts from { $found }.
steam-instead-growing = These can grow: { $found }.
steam-instead-towns = These can become a New City: { $found }.
steam-instead-colours = Still to be had: { $found }.
steam-instead-spaces = Spaces with cubes: { $found }.
steam-instead-funds = You can pay for { $found }.
steam-instead-deliver = You could deliver { $found }.
steam-instead-tracks = Struck tracks of yours: { $found }.
steam-face-for = { $face } for { $price }
steam-could-deliver = { $start } → { $goal } ({ $cube })
steam-instead-tile-pass = Take it as a pass.
steam-instead-link = Say which: { $ways }.
steam-instead-stops = Name every stop on the way, in order; “Deliver” without any field lists all that can be delivered.

## What cannot be read
steam-misread-move = “{ $text }” is not a move I know. For example: build J6 NE-SW
steam-misread-field = This move has no field “{ $text }”.
steam-misread-gap = The field “{ $text }” is missing.
steam-misread-number = “{ $text }” is not a number that fits here.
steam-misread-place = There is no city or town “{ $text }”.
steam-misread-board = That map file cannot be played on: { $text }
steam-misread-board-rules = That map file asks for rules I do not know: { $text }
steam-misread-build = “{ $text }” does not say hex and tile. Write build J6 NE-SW, or build K7 t:N,SE for a town.
steam-misread-route = “{ $text }” does not give hex and tile in turn. Write line J4 N-S J5 N-SE.
steam-misread-start = “{ $text }” is not a place you can build from.
steam-misread-ferry = “{ $text }” does not say where the ferry starts. Write ferry N4.
steam-misread-fund = “{ $text }” names no flood city. Write fund Wuhan, or fund all.
steam-misread-grow = “{ $text }” does not say city and supply space. Write grow Wuhan 4.
steam-misread-urbanize = “{ $text }” does not say town, colour and supply space. Write urbanize M6 gray 4.
steam-misread-tile = “{ $text }” is not an action tile.
steam-misread-deliver = “{ $text }” does not say a delivery. Write deliver red I10 K9 M9 vp.
steam-misread-cube = “{ $text }” does not say colour, start and goal.
steam-misread-points = “{ $text }” is neither income nor vp.
steam-misread-prefer = “{ $text }” is none of income, vp and ask.
steam-misread-answer = “{ $text }” is neither yes nor no.
steam-misread-plan = For a line, name both its start and its goal; “{ $text }” is only one of them.
steam-misread-no-seat = You do not sit at this table, so there is nothing to plan for.

## Commands
command-steam = steam
command-steam-help = Your moves in Steam
command-steam-bid = bid
command-steam-bid-help = Bid in the auction for the order of play, or pass
field-steam-bid-amount = amount
field-steam-bid-amount-help = How much you bid, or pass
command-steam-capital = capital
command-steam-capital-help = Raise capital at the start of a Standard turn
field-steam-capital-steps = steps
field-steam-capital-steps-help = Each step brings 5 and lowers your income by 1
command-steam-tile = tile
command-steam-tile-help = Take an action tile
field-steam-tile-tile = tile
field-steam-tile-tile-help = One that nobody has taken this turn
field-steam-tile-use = use
field-steam-tile-use-help = City Growth and Urbanization: pay and use it, or take it as a pass
command-steam-route = line
command-steam-route-help = Build a line: the cheapest tiles from one place to another
field-steam-route-start = start
field-steam-route-start-help = A city, a town with your track, or a loose end of yours
field-steam-route-goal = goal
field-steam-route-goal-help = The city or town the line leads to
field-steam-route-way = way
field-steam-route-way-help = The tiles, one of the lines proposed or your own: J4 N-S J5 N-SE
field-steam-route-steps = steps
field-steam-route-steps-help = Capital steps for each tile, where you may choose them
command-steam-build = build
command-steam-build-help = Build a single tile, redirect one or exchange it
field-steam-build-start = start
field-steam-build-start-help = From where; only to find the hex
field-steam-build-hex = hex
field-steam-build-hex-help = Where the tile goes, such as J6
field-steam-build-face = face
field-steam-build-face-help = The sides its tracks join: NE-SW, N-S+NE-SW, or t:N,SE on a town
field-steam-build-sides = sides
field-steam-build-sides-help = On a town: the sides its tracks lead over, such as N SE
field-steam-build-steps = steps
field-steam-build-steps-help = Capital steps, where you may choose them
command-steam-ferry = ferry
command-steam-ferry-help = Build the ferry from an end that is a New City
field-steam-ferry-start = start
field-steam-ferry-start-help = The end it is built from
field-steam-ferry-steps = steps
field-steam-ferry-steps-help = Capital steps, where you may choose them
command-steam-grow = grow
command-steam-grow-help = City Growth: bring the cubes of a supply space to a city
field-steam-grow-city = city
field-steam-grow-city-help = A city that has not grown yet
field-steam-grow-space = space
field-steam-grow-space-help = The space of the goods supply, 1 to 12
command-steam-urbanize = urbanize
command-steam-urbanize-help = Urbanization: make a town a New City
field-steam-urbanize-town = town
field-steam-urbanize-town-help = The town, connected or not
field-steam-urbanize-colour = colour
field-steam-urbanize-colour-help = The colour of the New City
field-steam-urbanize-space = space
field-steam-urbanize-space-help = The space of the goods supply, 1 to 12
command-steam-fund = fund
command-steam-fund-help = Pay into the relief funds of flood cities
field-steam-fund-city = city
field-steam-fund-city-help = A flood city you are connected to, or all
command-steam-done = done
command-steam-done-help = End your build turn
command-steam-deliver = deliver
command-steam-deliver-help = Deliver a cube over completed links to a city of its colour
field-steam-deliver-cube = cube
field-steam-deliver-cube-help = Which cube, from where to where; the best first
field-steam-deliver-way = way
field-steam-deliver-way-help = Over which stops
field-steam-deliver-points = points
field-steam-deliver-points-help = All your points on income, or all on VP
command-steam-loco = loco
command-steam-loco-help = Raise your locomotive by a level instead of delivering, once a turn
command-steam-pass = pass
command-steam-pass-help = Neither deliver nor raise your locomotive
command-steam-allocate = allocate
command-steam-allocate-help = Put your points of another player’s delivery on income or VP
field-steam-allocate-points = points
field-steam-allocate-points-help = Income or VP
command-steam-concede = concede
command-steam-concede-help = Say whether a game of teams ends before its last turn
field-steam-concede-answer = answer
field-steam-concede-answer-help = Yes or no
command-steam-plan = plan
command-steam-plan-help = Privately: what you could deliver, or what a line would cost
field-steam-plan-start = start
field-steam-plan-start-help = Where the line begins; left empty: your best deliveries
field-steam-plan-goal = goal
field-steam-plan-goal-help = Where the line leads

## What a panel asks, field by field
ask-steam-bid-amount = How much do you bid?
ask-steam-capital-steps = How much capital? Each step brings 5 and lowers your income by 1.
ask-steam-tile-tile = Which action tile?
ask-steam-tile-use = Do you use it?
ask-steam-route-start = Where does the line begin?
ask-steam-route-goal = Where does it lead?
ask-steam-route-way = By which tiles?
ask-steam-route-steps = How many steps of capital for each tile?
ask-steam-build-start = From where do you build?
ask-steam-build-hex = On which hex?
ask-steam-build-face = Which tile?
ask-steam-build-sides = Over which sides do the tracks of the town lead?
ask-steam-build-steps = How many steps of capital?
ask-steam-ferry-start = From which end?
ask-steam-ferry-steps = How many steps of capital?
ask-steam-grow-city = Which city grows?
ask-steam-grow-space = The cubes of which supply space?
ask-steam-urbanize-town = Which town becomes a New City?
ask-steam-urbanize-colour = Of which colour?
ask-steam-urbanize-space = The cubes of which supply space?
ask-steam-fund-city = The fund of which city?
ask-steam-deliver-cube = Which cube, and where to?
ask-steam-deliver-way = By which way?
ask-steam-deliver-points = Where do your points go?
ask-steam-allocate-points = Where do your points go?
ask-steam-concede-answer = Does the game end here?
ask-steam-repair-tracks = Which tracks do you give up?
