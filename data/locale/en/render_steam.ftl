# The words on the pictures of Steam, and the pictures in words. Short: they are read on a phone.
steam-picture-turn = Turn { $turn }/{ $turns }
steam-picture-phase-auction = Auction
steam-picture-phase-capital = Capital
steam-picture-phase-bidding = Auction
steam-picture-phase-select = Action tiles
steam-picture-phase-build = Building
steam-picture-phase-move = Goods, round { $round }
steam-picture-phase-allocate = Income or VP
steam-picture-phase-decide = Disaster
steam-picture-phase-concede = End here?
steam-picture-phase-over = Game over
steam-picture-legend-hill = hills +2
steam-picture-legend-river = river +1
steam-picture-legend-town = town +1
steam-picture-legend-grown = has grown
steam-picture-legend-line = two players: north of it
steam-picture-pass = pass
steam-picture-stack = stack { $place }
steam-picture-new-cities = New Cities
steam-picture-danger = Flood
steam-picture-income = Income
steam-picture-vp = Victory points
steam-picture-level = Locomotive
steam-picture-points = { $vp } VP
steam-picture-earns = { $income } inc.
steam-picture-cash = { $cash } cash
steam-picture-links = { $links ->
    [one] { $links } link
   *[other] { $links } links
}
steam-picture-out = out of the game
steam-picture-place = no. { $place }
steam-picture-team = team { $team }
steam-picture-bid = bids { $bid }
steam-picture-faces = { $hex ->
    [none] Which tile?
   *[other] Which tile on { $hex }?
}

steam-alt-head = Steam, turn { $turn } of { $turns }, { $phase }.
steam-alt-players = Players: { $players }.
steam-alt-player = { $who } cash { $cash }, income { $income }, VP { $vp }, level { $level }, links { $links }
steam-alt-tiles = Action tiles: { $tiles }.
steam-alt-held = { $tile } { $who }
steam-alt-free = Tiles not taken: { $tiles }.
steam-alt-funds = Relief funds: { $cities }.
steam-alt-fund-dry = { $place } { $fund }
steam-alt-fund-toll = { $place } { $fund }, flooded, toll 1
steam-alt-fund-under_water = { $place } { $fund }, under water
steam-alt-crop = The changed part of the map, enlarged.
steam-alt-built = { $who } built { $hex } { $face } for { $price }.
steam-alt-ferry = { $who } built the ferry on { $hex }.
steam-alt-city = { $who } brought cubes to { $place }: { $cubes }.
steam-alt-fund = { $who } paid into relief funds: { $places }.
steam-alt-delivered = { $who } delivered { $colour }: { $way }.
steam-alt-choices = Numbered choices: { $choices }.
steam-alt-faces = Tiles to choose from: { $choices }.

steam-text-order = Order of play: { $who }.
steam-text-supply = Goods supply: { $spaces }.
steam-text-city = { $hex } { $name }, { $colour } city{ $grown ->
    [yes] , has grown
   *[no] {""}
}: { $cubes }.
steam-text-new-city = { $hex } { $name }, { $colour } New City: { $cubes }.
steam-text-town = { $hex } { $name }, town: { $cubes }.
steam-text-link = Link { $a } – { $b }: { $who }.
steam-text-unfinished = Unfinished link { $a } – { $b }: { $who }.
steam-text-tiles = Tiles: { $tiles }.
steam-text-closed = Out of play: { $hexes }.
