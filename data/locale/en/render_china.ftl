# Words on the pictures of China Rails, and the pictures in words. Kept short: they are read on a telephone.
china-picture-sea-bohai = Bohai
china-picture-sea-yellow = YELLOW SEA
china-picture-sea-east = EAST|CHINA SEA
china-picture-sea-south = SOUTH|CHINA SEA
china-picture-land-russia = RUSSIA
china-picture-land-mongolia = MONGOLIA
china-picture-land-kazakhstan = KAZAKHSTAN
china-picture-land-india = INDIA
china-picture-land-korea = KOREA
china-picture-legend-clear = clear
china-picture-legend-desert = desert
china-picture-legend-mountain = mountain
china-picture-legend-alpine = alpine
china-picture-legend-small = small city
china-picture-legend-medium = medium city
china-picture-legend-major = major city
china-picture-legend-river = river
china-picture-legend-dry-river = dry river, dry lake
china-picture-legend-lake = lake or inlet
china-picture-legend-ferry = ferry, two players
china-picture-legend-link = container link, price on the map
china-picture-legend-target = To win: { $money }M, 4 major cities, a port
china-picture-money = { $money }M
china-picture-sources = { $good } from { $cities }
china-picture-cost = { $cost ->
    [0] free
   *[other] { $cost }M of 20M
}
china-picture-beyond = Beyond:
china-picture-opening = Opening round, { $spent }M of 20M spent
china-picture-building = Building, { $spent }M of 20M spent
china-picture-delivery = { $points ->
    [one] Running, { $points } point left
   *[other] Running, { $points } points left
}
china-picture-until = { $turns ->
    [0] to the end of this turn
    [one] to the end of the drawer’s next turn
   *[other] for { $turns } more turns of the drawer
}
china-picture-until-end = for the rest of the game
china-picture-until-bound = until all trains have arrived
china-picture-at-once = takes effect at once
china-picture-left = has left
china-picture-loses-turn = loses a turn
china-picture-owes-load = must give up a load
china-picture-debt = owes { $money }M
china-picture-docked = docked
china-picture-qualified = qualified
china-alt-head = China Rails, round { $round }.
china-alt-demands = Demand cards of { $who }: { $demands }.
china-alt-demand = { $good } to { $city } { $pay }M
china-alt-trains = Trains: { $trains }.
china-alt-train = { $who }: { $loco }, { $where }, loads: { $loads }
china-alt-no-train = not on the map yet
china-alt-event = In play: { $event } ({ $until }). { $text }
china-alt-card = Event card: { $event }. { $text }
china-alt-choices = Numbered choices: { $choices }.
china-alt-crop = A part of the map.
china-text-hand = Cards: { $demands }.
china-text-card = **Card { $number }**
china-text-demand = { $good } to { $city }: **{ $pay }M** (from { $sources })
china-text-network = Track: { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
}; cities: { $cities }; links: { $links }.
china-text-tray = In the tray: { $goods }.
