# Lines of letters that earlier versions wrote: one may still wait to be sent, or its message to be edited.
# A key with `-earlier` is for letters whose line has other parameters than it has now.

china-round = **Round { $round }.**
china-started-docked = { $who } puts the train down in **{ $at }**, docked: goods of Taiwan can be loaded at once.
china-fee = { $who } pays { $owner } **{ $amount }M** to use the track.
china-fee-bank = { $who } pays the bank **{ $amount }M** for the track of { $owner }, who has left.
china-congress = { $who } reaches **{ $city }**{ $pay ->
    [0] {""}
   *[other] , is paid **{ $pay }M**
} and is free of the Party Congress.
china-delivered-bonus = 📦 { $who } delivers **{ $good }** to **{ $city }**: **+{ $pay }M**, { $bonus }M of it a bonus.
china-event = ⚡ { $who } turns up **{ $event }**. { $text }
china-turn-cut = { $who } loses the rest of this turn, and the next one.
china-survey = { $a } – { $b }: **{ $cost }M**, { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
}, { $turns ->
    [one] one turn of building
   *[other] { $turns } turns of building
}.
steam-offer = On offer now: { $tiles }.
steam-turn = 🚂 **Turn { $turn } of { $turns }.**
steam-bid = { $who } bids **{ $bid }**{ $place ->
    [0] {""}
   *[other] {" "}for place { $place }
}.
steam-bid-stays = { $who } passes by Turn Order and stays in the auction.
steam-place = { $who } takes **place { $place }** for **{ $price }**.
steam-order = Order of play: { $seats }.
steam-tile = { $who } takes **{ $tile }** ({ $number }){ $price ->
    [0] {""}
   *[other] {" "}for **{ $price }**
}.
steam-tile-idle = { $who } takes **{ $tile }** ({ $number }) as a pass.
steam-level = { $who } has a locomotive of **level { $level }**.
steam-grew = { $who } lets **{ $place }** grow: { $cubes } from space { $space }.
steam-done = { $who } has finished building ({ $builds ->
    [one] { $builds } build
   *[other] { $builds } builds
}).
steam-passed = { $who } passes.
steam-round = **Round { $round }** of moving goods.
steam-bankrupt = 💥 Bankrupt: **{ $seats }**. Their links belong to nobody now.
steam-resigned = Out of the game: **{ $seats }**. Their links belong to nobody now.
steam-concede-asked = { $seats }: your team is behind. Does the game end here, before its last turn?
steam-not-conceded = { $who } plays on: the last turn follows.
china-started-earlier = { $who } puts the train down in **{ $at }**.
china-halved-earlier = { $cause }: { $who } loses { $lost } of the points left and has { $points }.
china-dropped-earlier = { $who } unloads { $good } in { $where }, for nothing.
china-delivered-earlier = 📦 { $who } delivers **{ $good }** to **{ $city }**: **+{ $pay }M**.
china-drew-earlier = { $who } draws: { $demands }.
china-load-due-earlier = { $who } must give up { $count ->
    [one] a load
   *[other] { $count } loads
} of their choice: { $loads }.
china-turn-due-earlier = { $who } will lose the next turn.
china-event-ended-earlier = **{ $event }** is over.
china-tied-earlier = { $who } are tied: nobody wins yet, and from now on it takes **{ $target }M**.
china-won-earlier = 🏆 **{ $who } { $count ->
    [one] wins
   *[other] win together
}!**
freight-dealt-day-earlier = 🌅 **Day { $day }.** { $who } has the wooden engine and begins. Deck: { $deck } cards.
freight-filled-earlier = { $who } fills **row { $row }**: { $wagons }. { $deck ->
    [0] The deck is empty.
    [one] Deck: { $deck } card.
   *[other] Deck: { $deck } cards.
}
freight-round-began-earlier = **Round { $round }.** The wooden engine goes to { $who }.
dice-laid-earlier = { $who } lays **{ $cell }** { $rail } ({ $cost }).
dice-extended-earlier = { $who } extends **{ $cell }** to { $rail } ({ $cost }) and takes back die { $back }.
dice-connected-earlier = 🔗 { $who } connects **{ $cell }**: **+{ $paid }**.
dice-transported-earlier = { $who } brings home **{ $units ->
    [one] { $units } passenger
   *[other] { $units } passengers
}** from { $station } with locomotive { $value } (distance { $distance }); { $left } still on tile { $tile }. Now **{ $money }**.
steam-bid-passed-earlier = { $who } passes.
steam-built-new-earlier = { $who } builds **{ $hex } { $face }** for **{ $price }** ({ $sides } for sides{ $ground ->
    [0] {""}
   *[other] , { $ground } for the ground
}).
steam-built-redirect-earlier = { $who } redirects **{ $hex }** to **{ $face }** for **{ $price }** ({ $sides } for sides{ $ground ->
    [0] {""}
   *[other] , { $ground } for the ground
}).
steam-built-replacement-earlier = { $who } replaces the tile on **{ $hex }** by **{ $face }** for **{ $price }** ({ $sides } for sides{ $ground ->
    [0] {""}
   *[other] , { $ground } for the ground
}).
steam-founded-red-earlier = { $who } makes **{ $place }** a **red** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-founded-blue-earlier = { $who } makes **{ $place }** a **blue** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-founded-yellow-earlier = { $who } makes **{ $place }** a **yellow** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-founded-purple-earlier = { $who } makes **{ $place }** a **purple** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-founded-gray-earlier = { $who } makes **{ $place }** a **gray** New City: { $cubes }{ $space ->
    [0] {""}
   *[other] {" "}from space { $space }
}.
steam-conceded-earlier = { $who } concedes.
steam-port-flipped-earlier = ⚓ The port of **{ $place }** is used: nothing more arrives there by sea.
