# Railroad Dice 2. Cells are named as on the map, placements by the sides their tracks join: NS, NE, NS+SW.
dice-title = Railroad Dice 2
dice-about = Roll rails, lay them from your home station and connect the stations of the map.
    Buy locomotives in time and bring home the waiting passengers: they are your money and your points.
dice-example = lay 1 H7 NS

dice-nothing = nothing
dice-free = free
dice-cost = costs { $units }
dice-units = { $units ->
    [one] { $units } passenger
   *[other] { $units } passengers
}
dice-station = { $cell }
dice-station-home = { $cell } ({ $who }’s home)
dice-die = { $number }: { $face }
dice-code = { $code }, { $face }
dice-loco = { $value }
dice-tile-units = tile { $tile } +{ $units }
dice-face-straight = straight
dice-face-curve = curve
dice-face-locomotive = locomotive
dice-face-joker = joker
dice-face-joker_complex = complex joker
dice-face-crossing = crossing
dice-face-switch_left = left switch
dice-face-switch_right = right switch
dice-face-switch_y = Y switch
dice-face-double_curve = double curve
dice-terrain-plain = plain
dice-terrain-mountain = mountain
dice-terrain-water = water

dice-option-tiles = Tile set
dice-option-tiles-help = Six tiles of 4 × 4 cells as in the box, or large ones of 5 × 5
dice-option-tiles-on = With the **large tiles** of 5 × 5 cells.
dice-option-layout = Layout
dice-option-layout-help = The beginners’ map, one drawn by lot, or one that seat 1 lays out
dice-option-first = First player
dice-option-first-help = By lot, or the player in the seat that the table agrees on
dice-option-scoring = What wins
dice-option-scoring-help = All units you have at the end, or only the passengers brought home
dice-option-scoring-on = The **passengers transported** decide, not the units held.
dice-option-three_player_neutrals = Neutral stations for three
dice-option-three_player_neutrals-help = 9, with the unused home as a ninth; or the 8 grey ones
dice-option-three_player_neutrals-on = Three players place **8 neutral stations**, not 9.
dice-option-station_gap = Gap between stations
dice-option-station_gap-help = Two cells along the track, or two in every direction, diagonals too
dice-option-station_gap-on = Stations keep **two cells apart in every direction**, diagonals too.
dice-option-final_mint = Full final placement
dice-option-final_mint-help = The final passengers appear in full even if the bank is short; otherwise only what it has
dice-option-final_mint-on = The final placement gives **only what the bank has**.
dice-option-extend_pays_terrain = Extending pays terrain
dice-option-extend_pays_terrain-help = A complex die costs 1 on a mountain and 2 on water, as a simple one does
dice-option-extend_pays_terrain-on = **Extending pays terrain** too: 1 on a mountain, 2 on water.
dice-option-pay_only_builder = Only builders are paid
dice-option-pay_only_builder-help = A connection pays only if the home of the player who placed the die is part of it
dice-option-pay_only_builder-on = A connection pays **only if the builder’s home is part of it**.
dice-option-dice_trigger = Running out of dice
dice-option-dice_trigger-help = Whether dice in hand still count as in the bank
dice-option-dice_trigger-on = The end comes when the **dice bank itself** runs low: dice in hand do not count.
dice-option-stall_years = Standstill
dice-option-stall_years-help = 2: after two years without a move the final phase begins; 0: never
dice-option-stall_years-on = The game **never ends by standstill**.

## Standing orders
dice-order-run = Final phase
dice-order-run-help = Runs all your locomotives in your turns of the final phase, and buys nothing
dice-run-end = run everything, then end the turn
dice-run-ask = run everything, then ask me

## What happened
dice-dealt = Everyone has **{ $capital } units** and { $neutrals } neutral stations to place.
dice-dealt-first-drawn = { $who } was drawn to begin.
dice-dealt-first-set = { $who } begins, as the table agreed.
dice-dealt-order = Order of play: { $seats }.
dice-dealt-locomotives = -# { $count } locomotives: { $cards }.
dice-dealt-layout-standard = -# Played on the beginners’ map.
dice-dealt-layout-random = -# The map was drawn by lot: { $layout }.
dice-dealt-layout-own = { $who } lays out the tiles first.
dice-dealt-reconstruction = -# Terrain, die faces and the fourth colour are a reconstruction: the rulebook names them, but does not show them.
dice-laid-out = { $who } lays out the map: **{ $layout }**.
dice-home-placed = { $who } places the home station on **{ $cell }**, tile { $tile }.
dice-neutral-placed = { $who } places a neutral station on **{ $cell }**, tile { $tile }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left to place)
}.
dice-stations-removed = { $count ->
    [one] One neutral station finds no cell and leaves the game.
   *[other] { $count } neutral stations find no cell and leave the game.
}
dice-stocked-opening = Passengers arrive: { $tiles }. Bank: { $bank }.
dice-stocked-skip = Passengers arrive at every station: { $tiles }. Bank: { $bank }.
dice-stocked-appear = Passengers appear: { $tiles }. Bank: { $bank }.
dice-stocked-lack = 🧍 **Lack of passengers!** New ones arrive everywhere: { $tiles }. Bank: { $bank }.
dice-stocked-final = The last passengers arrive: { $tiles }. Bank: { $bank }.
dice-minted = -# { $units } of them from outside the bank.
dice-rolled = 🎲 { $who } rolls **{ $dice }**. Dice bank: { $simple } simple, { $complex } complex.
dice-joker-taken = 🎲 { $who } takes a complex die as a **joker** (die { $number }); { $complex } complex dice left.
dice-skipped = { $who } skips the roll.
dice-laid = { $who } lays **{ $cell }** { $code } ({ $cost }).
dice-extended = { $who } extends **{ $cell }** to { $code } ({ $cost }) and takes back die { $back }.
dice-connected = 🔗 { $who } connects **{ $station }**: **+{ $paid }**.
dice-connected-homes = 🔗 The homes of { $who } and { $other } are connected: **+{ $paid }** and **+{ $theirs }**.
dice-appeared = { $who } gives back die { $number } for passengers on **tile { $tile }**.
dice-bought = 🚂 { $who } buys a **locomotive { $value }** for { $price } ({ $money } left).
dice-on-sale = Now on sale: locomotive { $value } for { $price }.
dice-sold-out = The last locomotive is sold.
dice-scrapped = ⚙️ **Progress:** the first 4 is sold and every 2 is scrapped: { $losses }.
dice-scrapped-share = { $who } { $count }
dice-transported = { $who } brings home **{ $units ->
    [one] { $units } passenger
   *[other] { $units } passengers
}** from { $station } with locomotive { $locomotive } (distance { $distance }); { $left } still on tile { $tile }. Now **{ $money }**.
dice-turn-ended-plain = { $who } ends the turn.
dice-turn-ended-returned = { $who } ends the turn; { $returned ->
    [one] { $returned } die goes back
   *[other] { $returned } dice go back
}.
dice-turn-ended-idle = { $who } ends the turn without rolling or skipping: no passengers are placed.
dice-turn-ended-forced = { $who } can neither buy nor transport: the turn ends by itself.
dice-turns-ended = { $seats } can neither buy nor transport: { $count ->
    [one] the turn ends by itself.
   *[other] their turns end by themselves.
}
dice-year = **Year { $year }.**
dice-standstill-warning = ⚠️ A whole year without a move: one more, and the final phase begins.
dice-left = { $who } leaves the game; the home station stays.
dice-final-connected = 🏁 **Final phase:** { $who } has connected every station.
dice-final-bank = 🏁 **Final phase:** the bank is empty.
dice-final-complex = 🏁 **Final phase:** the last complex die is placed.
dice-final-dice = 🏁 **Final phase:** hardly a die is left.
dice-final-standstill = 🏁 **Final phase:** nothing has moved for two years.
dice-final-rules = From now on: only buying locomotives and transporting passengers.
dice-final-returned = { $returned ->
    [one] The die in hand goes back.
   *[other] The { $returned } dice in hand go back.
}
dice-ended-stock = **The end:** nobody is waiting any more.
dice-ended-transport = **The end:** nobody can transport any more.
dice-ended-standstill = **The end:** a whole round went by without a transport.
dice-ended-alone = **The end:** only one player is left.
dice-won = 🏆 **{ $who } wins with { $score } units.**
dice-won-shared = 🏆 **{ $who } share the victory with { $score } units.**
dice-score-holdings = { $who }: **{ $money }** units · stations: { $stations } · locomotives: { $locomotives } · transported: { $transported }
dice-score-transported = { $who }: **{ $transported }** transported · stations: { $stations } · locomotives: { $locomotives } · units: { $money }
dice-score-left = { $who } (left): { $money } units · stations: { $stations } · locomotives: { $locomotives } · transported: { $transported }

## Who must do what
dice-duty-layout = { $who }: lay out the six tiles.
dice-duty-home = { $who }: place your home station.
dice-duty-neutral = { $who }: place a neutral station.
dice-duty-turn = { $who }: roll or skip, build, buy, transport, then end your turn.
dice-duty-build = { $who }: build, buy, transport, then end your turn.
dice-duty-run = { $who }: buy and transport, then end your turn.
dice-duty-final = { $who }: buy and transport, then end your turn.

## What can be chosen
dice-kind-layout = Lay out the tiles
dice-kind-station = Place a station
dice-kind-roll = Roll the dice
dice-kind-lay = Lay a simple die
dice-kind-extend = Extend with a complex die
dice-kind-appear = Make passengers appear
dice-kind-run = Run all locomotives
dice-kind-transport = Transport passengers
dice-kind-buy = Buy a locomotive
dice-kind-skip = Skip the roll
dice-kind-end = End your turn
dice-roll-4s = 4 simple dice
dice-roll-2s1c = 2 simple, 1 complex
dice-roll-2c = 2 complex dice
dice-roll-joker = 1 complex die as a joker
dice-choice-cell = { $cell }
dice-choice-tile = Tile { $tile } at { $x },{ $y }, { $turns ->
    [0] not turned
    [one] turned once
   *[other] turned { $turns } times
}
dice-choice-appear = Tile { $tile }
dice-choice-player = { $who }
dice-note-home = your home station
dice-note-neutral = { $left ->
    [one] your last neutral station
   *[other] { $left } neutral stations left
}
dice-note-tile = tile { $tile }, { $terrain }, { $stations ->
    [0] no station
    [one] { $stations } station
   *[other] { $stations } stations
}
dice-note-roll = only { $simple } simple, { $complex } complex left
dice-note-cells = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
dice-note-connects = connects { $stations }, +{ $gain } · { $cost }
dice-note-connects-others = { $count ->
    [one] connects another player
   *[other] { $count } connections for others
} · { $cost }
dice-note-leads = { $steps ->
    [0] next to a new station
    [one] { $steps } step from a new station
   *[other] { $steps } steps from a new station
} · { $cost }
dice-note-distance = distance { $distance }, tile { $tile }
dice-note-appear = +{ $units }, now { $stock }
dice-note-buy = a { $value }, for { $price }
dice-note-skip = +{ $units } passengers for all, bank { $bank }
dice-note-end = { $dice ->
    [one] { $dice } die goes back
   *[other] { $dice } dice go back
}
dice-suggest-layout = The beginners’ layout
dice-suggest-station = Station on { $cell }
dice-suggest-roll-4s = Roll 4 simple dice
dice-suggest-roll-2s1c = Roll 2 simple, 1 complex
dice-suggest-roll-2c = Roll 2 complex dice
dice-suggest-roll-joker = Take a complex joker
dice-suggest-lay = { $cell } { $rail } (die { $die })
dice-suggest-extend = Extend { $cell } to { $rail } (die { $die })
dice-suggest-appear = Passengers on tile { $tile }
dice-suggest-buy = Buy locomotive { $value } for { $price }
dice-suggest-run = Run all: { $units } with { $trains }
dice-suggest-transport = { $units } from { $station } with { $value }
dice-warn-idle = You have neither rolled nor skipped: **no passengers** will be placed.

## What a move costs and leaves
dice-account-free = Costs nothing; you keep { $money }.
dice-account-cost = Costs { $units }; you keep { $money }.
dice-account-gain = Brings { $units }; you have { $money } then.
dice-account-bank = Bank afterwards: { $bank }.
dice-account-dice = Dice bank afterwards: { $simple } simple, { $complex } complex.
dice-account-neutrals = { $left ->
    [0] No neutral station left to place.
    [one] { $left } neutral station left to place.
   *[other] { $left } neutral stations left to place.
}
dice-account-regained = You take back a simple die: { $face }.
dice-account-stock = Tile { $tile } has { $stock } then, the bank { $bank }.
dice-account-tiles = { $tiles } of 6 tiles.

## Networks
dice-network = Connected stations ({ $who }): { $stations }.
dice-network-station = { $station } at distance { $distance } ({ $stock } waiting)
dice-network-missing = Not connected: { $stations }.
dice-network-open = Goes on at: { $cells }.
dice-network-blocked = Blocked at: { $cells }.
dice-network-none = { $who } has no home station yet.

## What is refused
dice-no-nothing = There is nothing to choose here now.
dice-no-players = Railroad Dice 2 takes 2 to 4 players, not { $players }.
dice-no-first = Nobody sits in seat { $seat }, which the table chose to begin.
dice-no-over = The game is over.
dice-no-turn = It is not your turn.
dice-no-such-move = There is no move “{ $text }”.
dice-no-opening = The stations are still being placed.
dice-no-layout-first = The tiles are laid out before the first station.
dice-no-layout-fixed = The map is fixed and never changes.
dice-no-stations-fixed = All stations are placed; none is moved or added.
dice-no-final = In the final phase you can only buy and transport.
dice-no-final-stock = In the final phase no more passengers are placed.
dice-no-tile-missing = Tile { $tile } is missing: all six are used.
dice-no-tile-twice = Tile { $tile } is there twice.
dice-no-tiles-overlap = Tiles { $tile } and { $other } overlap.
dice-no-tile-loose = Tile { $tile } touches others with { $cells } of its cells; it takes { $least }.
dice-no-map-in-pieces = The tiles do not form one map.
dice-no-cell = { $cell } is not a cell of this map.
dice-no-tile = There is no tile { $tile }; they are numbered 1 to 6.
dice-no-station-edge = { $cell } lies on the edge of the map.
dice-no-station-water = { $cell } is water.
dice-no-station-home = Tile { $tile } has a home already, so { $cell } cannot take yours.
dice-no-station-near = { $cell } is too near the station on { $station }: two cells must lie between.
dice-no-station-room = A home on { $cell } would leave another player without any cell for a home.
dice-no-roll-again = You have rolled; once a turn is all.
dice-no-roll-skipped = You have skipped the roll this turn.
dice-no-roll-nothing = The dice bank has no such die.
dice-no-skip-rolled = You have rolled, so there is nothing to skip.
dice-no-skip-again = You have skipped already this turn.
dice-no-lay-unrolled = Rails need a roll first.
dice-no-extend-unrolled = Extending needs a roll first.
dice-no-appear-unrolled = Passengers appear by a die: roll first.
dice-no-die = You have no die { $die } in hand.
dice-no-lay-complex = Die { $die } is complex: it only replaces a simple die on the map.
dice-no-lay-locomotive = Die { $die } shows a locomotive, not a rail.
dice-no-lay-code = { $code } is not one simple track.
dice-no-code-face = Die { $die } cannot lie as { $code }.
dice-no-lay-occupied = { $cell } is occupied.
dice-no-lay-unreached = No line from your home ends at { $cell }.
dice-no-lay-unjoined = { $code } on { $cell } does not meet your line, which comes in from { $sides }.
dice-no-end-off-map = { $code } on { $cell } would lead off the map.
dice-no-end-at-complex = { $code } on { $cell } would run against the closed side of the complex die on { $other }.
dice-no-money = That costs { $cost }, and you have { $money }.
dice-no-extend-die = Die { $die } is not a complex die in your hand.
dice-no-extend-simple = There is no simple die on { $cell } to replace.
dice-no-extend-track = { $code } does not keep the track { $was } on { $cell }.
dice-no-extend-unreached = No line of yours reaches { $cell }.
dice-no-extend-unjoined = { $code } on { $cell } would not meet your line, which comes in from { $sides }.
dice-no-extend-facing = { $code } on { $cell } would close the way of the die on { $other }.
dice-no-appear-die = Die { $die } shows neither a locomotive nor a joker, or is not in your hand.
dice-no-appear-complex = Die { $die } is complex: only simple dice make passengers appear.
dice-no-appear-stations = Tile { $tile } has no station.
dice-no-buy-nothing = All locomotives are sold.
dice-no-buy-value = Locomotive { $value } is not on sale.
dice-no-buy-money = Locomotive { $value } costs { $price }, and you have { $money }.
dice-no-run-nothing = None of your locomotives can transport anybody now.
dice-no-transport-locomotive = You have no locomotive { $value }.
dice-no-transport-used = Your locomotive { $value } has run this turn.
dice-no-transport-station = There is no station on { $cell }.
dice-no-transport-home = { $cell } is your own home; passengers come from other stations.
dice-no-transport-interrupted = The way to { $station } is interrupted by the station on { $through }.
dice-no-transport-no-line = No line runs from your home to { $station }.
dice-no-transport-served = { $station } has been served this turn.
dice-no-transport-far = { $station } is { $distance } tiles away: too far for locomotive { $value }.
dice-no-transport-empty = Nobody waits on tile { $tile }, where { $station } stands.
dice-no-transport-count = Locomotive { $value } carries 1 to { $value }, not { $count }.
dice-no-transport-stock = Only { $stock } wait on tile { $tile }, not { $count }.

## What to do instead
dice-instead-cells = Possible: { $cells }.
dice-instead-codes = It can lie as { $codes }.
dice-instead-dice = You can use { $dice }.
dice-instead-tiles = Tiles with stations: { $tiles }.
dice-instead-rolls = Possible: { $rolls }.
dice-instead-trains = Possible: transport { $trains }.
dice-instead-count = You can name 1 to { $most }.
dice-instead-layout-as = For example: layout { $layout }
dice-instead-layout = Lay out the tiles: layout.
dice-instead-homes = Place your home: station.
dice-instead-neutrals = Place a neutral station: station.
dice-instead-roll = You can roll or skip, buy, transport, or end your turn.
dice-instead-build = You can use the dice in your hand, buy, transport, or end your turn.
dice-instead-run = You can buy, transport, or end your turn.
dice-instead-buy = On sale: locomotive { $value } for { $price }.
dice-instead-buy-first = Buy one first.
dice-instead-locomotives = You have { $values }.

## What cannot be read
dice-misread-move = “{ $text }” is not a move. For example: lay 1 H7 NS
dice-misread-number = “{ $text }” is not a number.
dice-misread-cell = “{ $text }” is not a cell. Write a column and a row: H7
dice-misread-code = “{ $text }” is not a placement. Write the sides each track joins: NS, NE or NS+SW
dice-misread-record = “{ $text }” is not a tile. Write tile:column,row or tile:column,row,turns: 3:8,0,1
dice-misread-roll = “{ $text }” cannot be rolled. Write 4s, 2s1c, 2c or joker
dice-misread-run-order = “{ $text }” is not an answer. Write end or ask
dice-misread-player = “{ $text }” is not a player here. Write the number of the seat.
dice-misread-field = This move has no field “{ $text }”.
dice-misread-gap = The field “{ $text }” is missing.

## Commands
command-dice = dice
command-dice-help = Your moves in Railroad Dice 2
command-dice-layout = layout
command-dice-layout-help = Lay out the six tiles, before the first station
field-dice-layout-tiles = tiles
field-dice-layout-tiles-help = Six times tile:column,row,turns, such as 1:0,0 2:4,0 3:8,0,1
command-dice-station = station
command-dice-station-help = Place your home, then neutral stations
field-dice-station-cell = cell
field-dice-station-cell-help = Where, such as H7
command-dice-roll = roll
command-dice-roll-help = Take dice and roll them, once a turn
field-dice-roll-dice = dice
field-dice-roll-dice-help = 4s, 2s1c, 2c, or joker for one complex die as you like it
command-dice-skip = skip
command-dice-skip-help = Give up the roll: five passengers per station appear on every tile
command-dice-lay = lay
command-dice-lay-help = Lay a simple die on an empty cell
field-dice-lay-die = die
field-dice-lay-die-help = Its number in your hand
field-dice-lay-cell = cell
field-dice-lay-cell-help = Where, such as H7
field-dice-lay-code = code
field-dice-lay-code-help = The sides it joins, such as NS or NE
command-dice-extend = extend
command-dice-extend-help = Replace a simple die on the map by a complex one
field-dice-extend-die = die
field-dice-extend-die-help = The number of the complex die in your hand
field-dice-extend-cell = cell
field-dice-extend-cell-help = The cell of the simple die, such as C7
field-dice-extend-code = code
field-dice-extend-code-help = Its two tracks, such as NS+EW
command-dice-buy = buy
command-dice-buy-help = Buy the locomotive on sale
field-dice-buy-value = value
field-dice-buy-value-help = Its number; the one on sale if you do not say
command-dice-run = run
command-dice-run-help = Run all your locomotives at once, in the best order
field-dice-run-trains = trains
field-dice-run-trains-help = Locomotives and stations, such as 5 L8 4 I7; the best if you do not say
command-dice-transport = transport
command-dice-transport-help = Bring waiting passengers home with a locomotive
field-dice-transport-train = train
field-dice-transport-train-help = The locomotive and the station it serves, such as 5 L8
field-dice-transport-count = count
field-dice-transport-count-help = How many; all that fit if you do not say
command-dice-appear = passengers
command-dice-appear-help = Give back a locomotive or joker die: passengers appear on a tile
field-dice-appear-die = die
field-dice-appear-die-help = Its number in your hand
field-dice-appear-tile = tile
field-dice-appear-tile-help = Which tile, 1 to 6
command-dice-end = end
command-dice-end-help = End your turn; dice in hand go back
command-dice-network = network
command-dice-network-help = Show privately what a home is connected to
field-dice-network-player = player
field-dice-network-player-help = Whose network; yours if you do not say

## What a panel asks, field by field
ask-dice-layout-tiles = Which tile comes next, and where?
ask-dice-station-cell = On which cell?
ask-dice-roll-dice = Which dice do you roll?
ask-dice-lay-die = Which die do you lay?
ask-dice-lay-cell = On which cell?
ask-dice-lay-code = Which way round?
ask-dice-extend-die = Which complex die?
ask-dice-extend-cell = Which simple die does it replace?
ask-dice-extend-code = Which way round?
ask-dice-appear-die = Which die do you give back?
ask-dice-appear-tile = On which tile do passengers appear?
ask-dice-transport-train = Which train, from which station?
ask-dice-run-trains = Which trains?
ask-dice-transport-count = How many passengers?
ask-dice-buy-value = Which locomotive?
