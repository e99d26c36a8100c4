# Santa Fe Rails. Cities and companies have the names of the board; the notation uses their codes.
santafe-title = Santa Fe Rails
santafe-about = Choose cards in secret, lay track for nine railways that nobody owns, and make the cities on your cards worth most.
santafe-example = lay SF from CHI to KC
santafe-nothing = { "" }
santafe-card-city = { $city }
santafe-card-double = double turn
santafe-card-triple = triple turn
santafe-card-four = 4-in-1
santafe-card-boom = boomtown
santafe-card-branch = { $company } branch
santafe-card-short = { $company } short line
santafe-card-none = no card
santafe-a-card-city = { $city }
santafe-a-card-double = a double turn
santafe-a-card-triple = the triple turn
santafe-a-card-four = the 4-in-1
santafe-a-card-boom = a boomtown card
santafe-a-card-branch = a { $company } branch card
santafe-phase-draw = the draw
santafe-phase-choose = the choice of cards
santafe-phase-first = the first track-laying
santafe-phase-second = the second track-laying
santafe-phase-over = the end

santafe-option-terrain = Rivers and mountains
santafe-option-terrain-help = Mountains and rivers cost $1 each; everyone starts with $5, branch cards cost $2, nobody must lay
santafe-option-terrain-on = With **rivers and mountains**: $1 each, branch cards $2, and nobody must lay.
santafe-option-retake_own = Retaking one’s own card
santafe-option-retake_own-help = A player may take back the special card they played the round before
santafe-option-retake_own-on = A special card **cannot be taken back** in the next round by the player who played it, unless another of its kind lies on display.
santafe-option-rock_island = Rock Island segments
santafe-option-rock_island-help = 10 as this rulebook says, or 11 as other editions do
santafe-option-rock_island-on = Rock Island has **11 segments**.
santafe-option-tokens = Boomtown tokens
santafe-option-tokens-on = Boomtown tokens: **five of each value**.
santafe-option-tokens-help = As the board says (three 4s and seven 5s), or five of each
santafe-option-board = Board
santafe-option-board-help = The board that comes with the house, or a table’s own by its name

## What happened
santafe-dealt = Everyone has **${ $money }** and four city cards. { $first } has the train. Deck: { $deck } cards.
santafe-dealt-order = Order of play: { $seats }.
santafe-dealt-display = -# Face up: { $doubles ->
    [one] { $doubles } double turn
   *[other] { $doubles } double turns
}, triple turn, 4-in-1, 3 boomtown cards, 15 branch cards; boomtown tokens: { $fours } × 4, { $fives } × 5.
santafe-dealt-board = -# The map “{ $board }” is a reconstruction: the printed board is not public.
santafe-dealt-choose = **Round 1.** Everyone chooses a city card, in secret.
santafe-hand-dealt = Your hand: **{ $hand }**.
santafe-drew = { $who } draws from the deck ({ $deck } left).
santafe-drew-card = You draw **{ $drawn }**.
santafe-short-line-opened = 🚂 { $who } turns up **{ $company }**: a short line opens in { $origin } with { $segments } segments, for everyone to lay.
santafe-took-card = { $who } takes **{ $card }**.
santafe-took-must = { $who } takes **{ $card }** and must play it this round.
santafe-bought-card = { $who } buys **{ $card }** for ${ $price } (${ $money } left) and must play it this round.
santafe-stopped-drawing = { $who } stops drawing with { $hand ->
    [0] no card
    [one] { $hand } card
   *[other] { $hand } cards
}.
santafe-boxed = A card goes to the dummy player, unseen ({ $box } in the box, { $deck } in the deck).
santafe-chose = { $who } has chosen ({ $chosen } of { $players }).
santafe-chose-cards = You play **{ $chosen }**. You may choose again until everyone has chosen.
santafe-chose-cards-last = You play **{ $chosen }**.
santafe-revealed = 🎴 **The cards are shown.**
santafe-revealed-line = { $who }: **{ $cards }** ({ $allowed })
santafe-allowed-city = 1 segment in each phase
santafe-allowed-boom = up to 2 tokens before laying; 1 segment in each phase
santafe-allowed-double = 1 or 2 segments in each phase, bonuses doubled; may exchange city cards at the start of the second
santafe-allowed-triple = up to 3 segments in each phase, no bonus
santafe-allowed-four = up to 4 segments in one of the two phases
santafe-token = { $city } → { $value }
santafe-tokens-placed = { $who } places boomtown tokens: **{ $tokens }**.
santafe-exchanged = { $who } exchanges { $count ->
    [one] { $count } city card
   *[other] { $count } city cards
} ({ $deck } left in the deck).
santafe-laid = { $who } lays **{ $company }** from { $start } towards { $towards }, space { $nth } of { $spaces }{ $new }{ $cost }. { $left } left.
santafe-laid-city = { $who } lays **{ $company }** from { $start } to **{ $towards }**{ $spaces ->
    [one] {""}
   *[other] , space { $nth } of { $spaces }
}{ $new }{ $cost }. { $left } left.
santafe-laid-new = , a new line
santafe-laid-cost = , for ${ $cost }
santafe-bonus = 💰 { $who } earns **${ $total }**: { $why }. Now ${ $money }.
santafe-bonus-first = ${ $money } for first service
santafe-bonus-historical = ${ $money } historical
santafe-bonus-lost = The triple turn pays no bonus: ${ $lost } lost.
santafe-segments-removed = ⛔ **{ $company }** is blocked for good: { $count ->
    [one] its last segment leaves
   *[other] its last { $count } segments leave
} the game.
santafe-turn-ended = { $who } ends the turn with { $laid ->
    [0] no segment
    [one] { $laid } segment
   *[other] { $laid } segments
}.
santafe-deferred = { $who } keeps all four segments for the second phase.
santafe-passed = { $who } passes{ $laid ->
    [0] {""}
    [one] {" "}after { $laid } segment
   *[other] {" "}after { $laid } segments
}.
santafe-skipped = { $who } has used the 4-in-1 and lays nothing in this phase.
santafe-round-ended = **Round { $round }.** { $first } has the train and begins.
santafe-returned = -# Back on display: { $returned }.
santafe-discarded = -# Out of the game: { $discarded }.
santafe-ended-laid = 🏁 **The end:** every segment of the five majors is laid or gone.
santafe-ended-blocked = 🏁 **The end:** every major with segments left is blocked.
santafe-ended-passes = 🏁 **The end:** nobody laid a segment in this phase.
santafe-sheet = { $who }: ${ $money } + { $cards } = **{ $total }**
santafe-sheet-third = Dummy player: { $cards } = **{ $total }**
santafe-sheet-card = { $city } { $value }×{ $companies }={ $points }
santafe-sheet-no-card = no city card
santafe-boxed-all = -# The dummy player’s box: { $boxed }.
santafe-won-alone = 🏆 **{ $who } wins with { $total } points.**
santafe-won-sevens = 🏆 **{ $who } wins with { $total } points**, the tie broken by { $sevens ->
    [one] { $sevens } card
   *[other] { $sevens } cards
} of value 7.
santafe-tie-sevens = { $who } are tied on { $total } points; the tie is broken by { $sevens ->
    [one] { $sevens } card
   *[other] { $sevens } cards
} of value 7.
santafe-won-shared = 🏆 **{ $who } share the victory with { $total } points each.**
santafe-won-nobody = **Nobody wins:** with two players, one must have more points than the other and than the dummy player.

## What can be chosen
santafe-kind-draw = Take a card
santafe-kind-stop = Stop drawing
santafe-kind-choose = Choose the card to play
santafe-kind-boom = Place boomtown tokens
santafe-kind-exchange = Exchange city cards
santafe-kind-lay = Lay a segment
santafe-kind-done = End your turn
santafe-kind-defer = Keep all four for the second phase
santafe-kind-pass = Pass
santafe-note-draw = you hold { $hand } of 4; { $deck } in the deck
santafe-note-stop = the deck is empty; keep { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}
santafe-note-choose = one of your { $hand } cards, in secret
santafe-note-rechoose = you have chosen; another choice of your { $hand } cards replaces it
santafe-note-boom = up to { $tokens }, before you lay
santafe-note-exchange = up to { $most }, once, before you lay
santafe-note-lay = { $left ->
    [one] { $left } segment
   *[other] up to { $left } segments
} in this phase
santafe-note-done = { $laid ->
    [0] nothing can be laid
    [one] { $laid } segment laid
   *[other] { $laid } segments laid
}
santafe-note-defer = lay nothing now, 1 to 4 in the second phase
santafe-note-pass = { $laid ->
    [0] lay nothing in this phase
    [one] { $laid } segment laid
   *[other] { $laid } segments laid
}
santafe-choice-deck = Top of the deck
santafe-note-take-deck = a city card, unseen; { $left } left
santafe-note-take-double = { $left } left; 1–2 segments a phase, bonuses doubled
santafe-note-take-triple = { $left } left; up to 3 segments a phase, no bonus; must be played now
santafe-note-take-four = { $left } left; up to 4 segments in one phase; must be played now
santafe-note-take-boom = { $left } left; raises one or two small cities
santafe-note-buy = costs ${ $price }, { $left } left; must be played now
santafe-note-play-double = 1–2 segments a phase, bonuses doubled
santafe-note-play-triple = up to 3 segments a phase, no bonus
santafe-note-play-four = up to 4 segments in one phase
santafe-note-play-boom = up to 2 boomtown tokens
santafe-note-must = must be played this round
santafe-note-worth = worth { $worth } now: { $value } × { $companies ->
    [one] { $companies } company
   *[other] { $companies } companies
}
santafe-note-token = now worth { $before }, served by { $companies }
santafe-choice-company = { $company }
santafe-choice-city = { $city }
santafe-choice-track = Track { $track }
santafe-start-head = Line ending in { $city }
santafe-start-way = On the way { $start } → { $towards }, { $laid } of { $spaces }
santafe-start-first = First segment, from { $city }
santafe-start-new = New line from { $city }
santafe-note-company = { $left } left{ $cheapest ->
    [0] {""}
   *[other] , costs ${ $cheapest } or more
}{ $best ->
    [0] {""}
   *[other] , earns up to ${ $best }
}
santafe-note-space = space { $nth } of { $spaces }{ $cost ->
    [0] {""}
   *[other] , costs ${ $cost }
}{ $earns ->
    [0] {""}
   *[other] , earns ${ $earns }
}
santafe-warn-end = This **ends the game** at once.
santafe-warn-tokens = No boomtown token can be placed any more.
santafe-warn-no-segments = { $company } has **no segment left**: its branch card is of no use.
santafe-warn-not-begun = { $company } has **no segment on the board** yet: its branch works only after the first one.

## What a plan costs and leaves
santafe-account-buy = Costs ${ $price }; leaves you ${ $money }.
santafe-account-choose = Stays in your hand: { $cards }.
santafe-account-boom = Tokens left after that: { $fours } × 4, { $fives } × 5.
santafe-account-exchange = You give up { $cards }, unseen, for as many from the deck; you keep { $kept }.
santafe-account-lay = { $cost ->
    [0] Costs nothing
   *[other] Costs ${ $cost }
}{ $earned ->
    [0] {""}
   *[other] , earns ${ $earned }
}; leaves you ${ $money }.
santafe-account-left = { $left ->
    [0] The company has no segment left
    [one] The company has { $left } segment left
   *[other] The company has { $left } segments left
}; { $more ->
    [0] your turn ends
    [one] you may lay { $more } more
   *[other] you may lay up to { $more } more
}.
santafe-suggest-lay = { $company }: { $start } → { $towards }
santafe-note-prospect = space { $nth } of { $spaces }{ $cost ->
    [0] {""}
   *[other] , costs ${ $cost }
}{ $earns ->
    [0] {""}
   *[other] , earns ${ $earns }
}{ $points ->
    [0] {""}
    [one] , { $points } point on your cards
   *[other] , { $points } points on your cards
}{ $held ->
    [0] {""}
   *[other] , a city of your hand
}

## What must be done
santafe-duty-draw = Your turn, { $who }: fill your hand.
santafe-duty-choose = To choose a card: { $who }.
santafe-duty-lay = Your turn, { $who }: lay track.

## What is refused
santafe-no-players = Santa Fe Rails takes 2 to 5 players, not { $players }.
santafe-no-over = The game is over.
santafe-no-seat = You do not sit at this table.
santafe-no-phase = This is not the moment for that: now comes { $now }.
santafe-no-turn = It is { $who }’s turn.
santafe-no-such-move = There is no move “{ $text }”.
santafe-no-allowance = Your card allows { $most ->
    [one] { $most } segment
   *[other] { $most } segments
} in this phase, and your turn is over; it is { $who }’s turn.
santafe-no-exchange-moment = City cards are exchanged at the start of your second track-laying turn, before you lay.
santafe-no-boom-moment = Tokens are placed in the first track-laying phase, before you lay.
santafe-no-hand-full = You hold four cards.
santafe-no-deck-empty = The deck is empty.
santafe-no-branch-company = “{ $code }” is not a major company; only majors have branch cards.
santafe-no-not-in-display = There is no { $card } to take.
santafe-no-retake = You played { $card } last round; at this table you cannot take it back at once.
santafe-no-two-branches = You may take only one branch card in a round.
santafe-no-branch-with-triple = A branch card and the triple turn cannot be taken in the same round.
santafe-no-branch-with-four = A branch card and the 4-in-1 cannot be taken in the same round.
santafe-no-triple-with-four = Triple turn and 4-in-1 cannot be taken in the same round.
santafe-no-no-partner = A branch card is played with a city card or a double turn, and you hold neither.
santafe-no-branch-money = A branch card costs ${ $price }, and you have ${ $money }.
santafe-no-stop = { $deck ->
    [one] The deck still has a card
   *[other] The deck still has { $deck } cards
}: fill your hand to four.
santafe-no-not-held = { $card } is not in your hand.
santafe-no-set = These cards cannot be played together.
santafe-no-round-one = In the first round everyone plays one city card.
santafe-no-held-back = { $card } must be played in the round it is taken.
santafe-no-branch-held = { $card } must be played in the round it is taken, with a city card or a double turn.
santafe-no-no-card = You have no card to play.
santafe-no-boom-card = You did not play a boomtown card this round.
santafe-no-third-token = A boomtown card places two tokens at most; { $placed } placed so far.
santafe-no-has-token = { $city } has its token already.
santafe-no-four-on = A 4 goes on a city of value 2, and { $city } is not one.
santafe-no-five-on = A 5 goes on a city of value 3, and { $city } is not one.
santafe-no-no-token = There is no token { $value } to place; left: { $fours } × 4, { $fives } × 5.
santafe-no-no-tokens = No boomtown token can be placed any more.
santafe-no-exchange-card = Only a player who showed a double turn may exchange cards.
santafe-no-exchange-city = Only city cards are exchanged, not { $card }.
santafe-no-exchange-deck = The deck has only { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}.
santafe-no-exchange-twice = You have exchanged cards this round.
santafe-no-no-city-card = You have no city card to exchange.
santafe-no-company = “{ $code }” is not a company.
santafe-no-closed = { $company } is closed: its short line card has not been drawn.
santafe-no-none-left = { $company } has no segment left.
santafe-no-removed = { $company } is blocked for good; its segments have left the game.
santafe-no-origin = The first segment of { $company } starts in its origin.
santafe-no-branch-card = You did not play a { $company } branch card this round.
santafe-no-branch-used = Your { $company } branch has started its line.
santafe-no-not-served = { $company } does not serve { $city }, so no line of it starts there.
santafe-no-blocked = { $company } is blocked: every line of it ends in a city without a way out.
santafe-no-no-line = { $company } has no line { $line }.
santafe-no-no-head = No line of { $company } ends there.
santafe-no-several-starts = Several lines of { $company } could go there: say from where.
santafe-no-no-start = No line of { $company } can go to { $towards }.
santafe-no-start = “{ $text }” is not a place to lay from.
santafe-no-part-way = That line of { $company } is on its way to { $towards } and goes on straight.
santafe-no-link = No link joins { $start } and { $towards }; { $company } cannot go that way.
santafe-no-arrow = The arrow points the other way: nobody builds from { $start } to { $towards }, { $company } neither.
santafe-no-track = This link has { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
}, no track { $track } for { $company }.
santafe-no-own-begun = { $company } has begun this track from { $start }: only that line goes on.
santafe-no-own-parallel = { $company } is on the parallel track, and no company has both.
santafe-no-taken = { $company } has filled this track.
santafe-no-other-company = Every track asked for towards { $towards } belongs to another company than { $company }.
santafe-no-terrain-money = This segment of { $company } costs ${ $cost }, and you have ${ $money }.
santafe-no-no-segment = There is no segment you can pay for.
santafe-no-company-stuck = No segment of { $company } can be laid now.
santafe-no-must-lay = You lay at least one segment.
santafe-no-nothing-laid = You have laid nothing in this phase.
santafe-no-pass = At this table nobody passes: laying is compulsory.
santafe-no-defer-card = Only the 4-in-1 can be kept for the second phase.
santafe-no-defer-laid = You have laid in this phase: the 4-in-1 is spent here.

## What to do instead
santafe-instead-choose-now = Choose the card you will play.
santafe-instead-draw-now = { $who } is to take cards.
santafe-instead-lay-now = { $who } is to lay track.
santafe-instead-draw = Take another card, or one from the deck.
santafe-instead-display = Take a card from the display, or stop.
santafe-instead-partner = Draw a city card or take a double turn first.
santafe-instead-companies = Choose one of { $codes }.
santafe-instead-hand = Look at your hand.
santafe-instead-sets = Play a city or a double turn, alone or with a branch; or triple turn, 4-in-1 or boomtown alone.
santafe-instead-cities = A { $value } can go on { $cities }.
santafe-instead-choices = Possible now: { $choices }.
santafe-instead-kinds = What you can do now: { $choices }.
santafe-instead-city-card = Choose one city card.
santafe-instead-play-it = Choose this card: { $card }.
santafe-instead-with-branch = Add “branch { $code }” to a city card or a double turn.
santafe-instead-origin = Start in { $city }.
santafe-instead-branch = Play one of its branch cards, or lay another company.
santafe-instead-onward = Go on towards { $towards }.
santafe-instead-heads = It goes on { $heads }.
santafe-head-city = from { $city }
santafe-head-way = between { $start } and { $towards }
santafe-instead-start = Possible starts: { $cities }.
santafe-instead-exits = From { $start } the way is open to { $cities }.
santafe-instead-other-start = Start somewhere else.
santafe-instead-cheaper = Lay a cheaper segment, or pass.
santafe-instead-other-company = Lay another company.
santafe-instead-lay = Lay a segment.
santafe-instead-done = Say that your turn is done.
santafe-instead-pass = Pass.
santafe-instead-lay-or-pass = Lay a segment, or pass.

## What cannot be read
santafe-misread-board = That board file cannot be played on: { $why }
santafe-misread-move = “{ $text }” is not a move I know. For example: lay SF from KC to DEN
santafe-misread-source = “{ $text }” is nothing to draw. Write deck, double, triple, four, boom or branch SF.
santafe-misread-branch = Only a branch card has a company: write branch SF, not “{ $text }”.
santafe-misread-cards = “{ $text }” is not one to four cards. Write DEN, or DEN +branch SF.
santafe-misread-tokens = “{ $text }” does not name city and token in turn. Write OMA 4 DAL 5.
santafe-misread-code = There is no city or company called “{ $text }”. Write its name or its code.
santafe-misread-number = “{ $text }” is not a number.
santafe-misread-lay = “{ $text }” does not say where to. Write lay SF from KC to DEN.
santafe-misread-start = “{ $text }” is not a start. Write KC, branch KC or line 2.
santafe-misread-field = This move has no field “{ $text }”.
santafe-misread-gap = The field “{ $text }” is missing.

## Commands
command-santafe = santafe
command-santafe-help = Your moves in Santa Fe Rails
command-santafe-draw = draw
command-santafe-draw-help = Take a card from the deck or the display
field-santafe-draw-card = card
field-santafe-draw-card-help = The top of the deck, a special card, or a branch card for money
command-santafe-stop = stop
command-santafe-stop-help = Stop drawing with fewer than four cards, once the deck is empty
command-santafe-choose = choose
command-santafe-choose-help = Choose in secret what you play this round
field-santafe-choose-card = card
field-santafe-choose-card-help = A city or a special card of your hand
field-santafe-choose-branch = branch
field-santafe-choose-branch-help = The company of the branch card you hold
command-santafe-boom = boom
command-santafe-boom-help = Place one or two boomtown tokens before you lay
field-santafe-boom-token1 = token1
field-santafe-boom-token1-help = City and token, such as OMA 4
field-santafe-boom-token2 = token2
field-santafe-boom-token2-help = A second city and token, if you like
command-santafe-exchange = exchange
command-santafe-exchange-help = Exchange city cards of your hand, after a double turn
field-santafe-exchange-cards = cards
field-santafe-exchange-cards-help = The city cards you give up, such as DEN SLC
command-santafe-lay = lay
command-santafe-lay-help = Lay one segment of a company
field-santafe-lay-company = company
field-santafe-lay-company-help = Whose segment
field-santafe-lay-start = start
field-santafe-lay-start-help = The city where the line ends or which it left; “branch KC” for a new line
field-santafe-lay-towards = towards
field-santafe-lay-towards-help = The next city on the way
field-santafe-lay-track = track
field-santafe-lay-track-help = Which of two parallel tracks; the first free one if you do not say
command-santafe-done = done
command-santafe-done-help = End your turn with the segments you have laid
command-santafe-defer = defer
command-santafe-defer-help = Keep all four segments of the 4-in-1 for the second phase
command-santafe-pass = pass
command-santafe-pass-help = Lay nothing more in this phase, with rivers and mountains only

## What a panel asks, field by field
ask-santafe-draw-card = Which card do you take?
ask-santafe-choose-card = Which card do you play this round?
ask-santafe-choose-branch = And which branch card with it?
ask-santafe-boom-token1 = Which city gets a token?
ask-santafe-boom-token2 = A second city?
ask-santafe-exchange-cards = Which city card do you give up?
ask-santafe-lay-company = A segment of which company?
ask-santafe-lay-start = From where?
ask-santafe-lay-towards = Towards which city?
ask-santafe-lay-track = On which of the two parallel tracks?
