# Words on pictures, and pictures in words. Kept short: they are read on a telephone.
picture-to-play = To play
picture-winner = { $count ->
    [one] Winner
   *[other] Winners
}
picture-day = Day { $day } of { $days }
picture-round = Round { $round }
picture-game-over = Game over
picture-main-yard = Main yard
picture-open-end = Take from this end
picture-deck = Deck
picture-this-round = Still to play
picture-last-turns = Last turns
picture-cabooses = Cabooses
picture-last-move = Last move
picture-day-ended = End of day { $day } of { $days }
picture-trains-leave = The trains leave
picture-day-gains = trains { $trains }, yard { $yard } ({ $wagons })
picture-plan = Plan, not played
picture-choices = The numbers are the choices
picture-found = Numbered as in the answer
picture-empty = empty
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}

# On the wagons. Short, and words that may be typed.
picture-wagon-auto = auto
picture-wagon-box = box
picture-wagon-coil = coil
picture-wagon-cont = cont
picture-wagon-gond = gond
picture-wagon-hopp = hopp
picture-wagon-ore = ore
picture-wagon-pigg = pigg
picture-wagon-refr = refr
picture-wagon-stock = stock
picture-wagon-tank = tank

picture-alt-plan = A plan: nothing of this has been played.
picture-alt-head = Freight Train, day { $day } of { $days }, round { $round }.
picture-alt-turn = { $who } to play.
picture-alt-over = The game is over. { $count ->
    [one] Winner: { $who }.
   *[other] Winners: { $who }.
}
picture-alt-deck = { $count ->
    [0] The deck is empty.
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}
picture-alt-last-turns = Last turns of the day: { $who }.
picture-alt-cabooses = Cabooses left: { $count }.
picture-alt-main = Main yard, from bumper to open end:
picture-alt-row = { $row }: { $wagons }.
picture-alt-scores = Scores: { $scores }.
picture-alt-score = { $who } { $points }

picture-text-player = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $locos ->
    [one] 1 locomotive
   *[other] { $locos } locomotives
}.
picture-text-marker = { $who } holds the wooden locomotive and began this round.
picture-text-yard = Private yard row { $row }, from the bumper, { $count } of { $room }: { $wagons }.
picture-text-plain = Locomotive { $loco }: { $wagon } × { $count }.
picture-text-mixed = Locomotive { $loco }, mixed train of { $count }: { $wagons }.
picture-text-plain-closed = Locomotive { $loco }: { $wagon } × { $count }, closed by a caboose.
picture-text-mixed-closed = Locomotive { $loco }, mixed train of { $count }, closed by a caboose: { $wagons }.
picture-text-empty-locos = { $count ->
    [one] Empty locomotive: { $locos }.
   *[other] Empty locomotives: { $locos }.
}
