# The words on the pictures of Railroad Dice 2, and the pictures in words. Short: they are read on a phone.
dice-picture-year = Year { $year }
dice-picture-phase-layout = Laying out tiles
dice-picture-phase-homes = Placing homes
dice-picture-phase-neutrals = Placing stations
dice-picture-phase-play = Building
dice-picture-phase-final = Final phase
dice-picture-phase-over = Game over
dice-picture-legend-tile = tile
dice-picture-legend-stock = waiting
dice-picture-legend-mountain = mountain costs
dice-picture-legend-water = water costs
dice-picture-legend-blocked = blocked
dice-picture-nobody = nobody
dice-picture-hand-unrolled = Dice not rolled yet
dice-picture-hand-skipped = Roll skipped
dice-picture-hand-used = No dice left in hand
dice-picture-hand-layout = The map comes first
dice-picture-hand-final = No more building
dice-picture-hand-over = The last train is in
dice-picture-rolled = has rolled
dice-picture-hand = dice in hand
dice-picture-sold = sold out
dice-picture-simple = simple
dice-picture-complex = complex
dice-picture-bank = bank
dice-picture-first = begins
dice-picture-home-left = home to place
dice-picture-neutrals = { $count ->
    [one] 1 neutral station to place
   *[other] { $count } neutral stations to place
}
dice-picture-gone = has left
dice-picture-stations = { $count }/{ $all } stations
dice-picture-transported = { $units } carried
dice-picture-choose = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
dice-picture-network = network
dice-picture-placements = How should it lie on { $cell }?

dice-alt-head = Railroad Dice 2, year { $year }, { $phase }.
dice-alt-nobody = The game is over. Nobody wins.
dice-alt-hand = Dice in hand: { $dice }.
dice-alt-players = Units and connected stations: { $players }.
dice-alt-player = { $who } { $money }, { $stations }
dice-alt-stocks = Passengers waiting: { $stocks }.
dice-alt-waiting = tile { $tile } { $units }
dice-alt-banks = Dice bank: { $simple } simple, { $complex } complex. Bank: { $bank } units.
dice-alt-sold = All locomotives are sold.
dice-alt-sale = On sale: locomotive { $value } for { $price }, { $left } left.
dice-alt-later = Later: { $cards }.
dice-alt-crop = The changed part of the map, enlarged.
dice-alt-laid = { $who } laid { $rail } on { $cell }.
dice-alt-extended = { $who } extended { $cell } to { $rail }.
dice-alt-station = { $who } placed a station on { $cell }.
dice-alt-connected = { $who } is now connected to { $cell }.
dice-alt-run = { $who } brought home { $units ->
    [one] 1 passenger
   *[other] { $units } passengers
} over { $line }.
dice-alt-bought = { $who } bought a locomotive { $value }.
dice-alt-network = The network of { $who }: { $cells }.
dice-alt-choices = Numbered choices: { $choices }.
dice-alt-dice = The dice of { $who }: { $dice }.
dice-alt-placements = Ways to lie on { $cell }: { $choices }.

dice-text-tile = Tile { $tile }, { $first } to { $last }: { $units ->
    [0] nobody waits
    [one] 1 passenger waits
   *[other] { $units } passengers wait
}.
dice-text-mountain = Mountains: { $cells }.
dice-text-water = Water: { $cells }.
dice-text-stations = Stations: { $stations }.
dice-text-neutral = neutral
dice-text-home = home of { $who }
dice-text-reached = { $station }, connected: { $who }
dice-text-rails = Rails: { $rails }.
dice-text-player = { $who }: { $money ->
    [one] 1 unit
   *[other] { $money } units
}, { $transported ->
    [one] 1 passenger
   *[other] { $transported } passengers
} transported.
dice-text-to-place = { $count ->
    [one] 1 neutral station to place.
   *[other] { $count } neutral stations to place.
}
dice-text-locomotives = Locomotives: { $cards }.
dice-text-used = { $value } (used)
dice-text-connected = Connected stations: { $cells }.
dice-text-left = { $who } has left the game.
