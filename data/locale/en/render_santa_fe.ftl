# The words on the pictures of Santa Fe Rails, and the pictures in words. Short: they are read on a phone.
santafe-picture-pacific = Pacific|Ocean
santafe-picture-gulf = Gulf of Mexico
santafe-picture-legend-first = first service
santafe-picture-legend-square = historical, $4
santafe-picture-legend-depot = origin
santafe-picture-legend-head = head of line 1
santafe-picture-legend-branch = branch card
santafe-picture-legend-plain = space
santafe-picture-legend-mountain = mountain
santafe-picture-legend-river = river
santafe-picture-legend-arrow = one way
santafe-picture-money = ${ $money }
santafe-picture-laid = { $count ->
    [one] towards { $towards }
   *[other] { $count } segments
}
santafe-picture-round = Round { $round }
santafe-picture-phase-draw = Drawing cards
santafe-picture-phase-choose = Choosing cards
santafe-picture-phase-first = First laying
santafe-picture-phase-second = Second laying
santafe-picture-phase-over = Game over
santafe-picture-nobody = nobody
santafe-picture-closed = closed
santafe-picture-blocked = blocked
santafe-picture-double = Double turn
santafe-picture-triple = Triple turn
santafe-picture-four = 4-in-1
santafe-picture-boom = Boomtown
santafe-picture-branch = { $company } branch
santafe-picture-token4 = Tokens 4
santafe-picture-token5 = Tokens 5
santafe-picture-deck = Deck
santafe-picture-third = Third man
santafe-picture-double-sign = 2×
santafe-picture-triple-sign = 3×
santafe-picture-four-sign = 4
santafe-picture-first = 1st player
santafe-picture-chosen = has chosen
santafe-picture-choosing = choosing
santafe-picture-cards = cards { $cards }
santafe-picture-total = = { $total }
santafe-picture-hand = { $who }, your hand

santafe-alt-head = Santa Fe Rails, round { $round }, { $phase }.
santafe-alt-choosing = Still choosing: { $who }.
santafe-alt-nobody = The game is over. Nobody wins.
santafe-alt-scores = Money, and total with played cards: { $scores }.
santafe-alt-score = { $who } ${ $money }, { $total }
santafe-alt-companies = Segments left and heads: { $companies }.
santafe-alt-on-the-way = { $laid } of { $spaces } to { $towards }
santafe-alt-stock = On display: double turn { $doubles }, triple turn { $triple }, 4-in-1 { $four }, boomtown { $booms }. { $deck ->
    [one] { $deck } card in the deck.
   *[other] { $deck } cards in the deck.
}
santafe-alt-crop = The changed part of the map, enlarged.
santafe-alt-choices = The part of the map with the choices, enlarged: { $choices }.
santafe-alt-laid = { $who } laid { $company } from { $start } towards { $towards }, space { $nth } of { $spaces }.
santafe-alt-token = { $city } is now worth { $value }.

santafe-text-first = First player: { $who }.
santafe-text-closed = { $company } ({ $code }): not open yet.
santafe-text-company = { $company } ({ $code }): { $left ->
    [one] { $left } segment left.
   *[other] { $left } segments left.
}
santafe-text-served = Serves { $cities }.
santafe-text-line = Line { $number } stands: { $place }.
santafe-text-blocked = { $code } is blocked.
santafe-text-first-open = First service still pays $2: { $cities }.
santafe-text-historical-open = Historical bonuses of $4 still open: { $squares }.
santafe-text-tokens = Boomtown tokens: { $tokens }.
santafe-text-player = { $who }: ${ $money }, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, played cards worth { $cards }, { $total } in all.
santafe-text-revealed = This round: { $cards }.
santafe-text-played = Played: { $cards }.
santafe-text-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, and ${ $money }.
santafe-text-hand-city = { $city } ({ $code }): value { $value }, worth { $worth } now.
santafe-text-hand-card = { $card }.
santafe-text-choice = Chosen secretly: { $cards }.
