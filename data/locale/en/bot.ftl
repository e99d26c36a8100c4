# What the house says around the games.

## Told to the channel
told-new = 🚂 { $who } opens a table.
told-rematch = 🔁 { $who } opens a rematch.{ $count ->
    [0] {""}
   *[other] {" "}{ $others }, press Join.
}
told-join = { $who } takes a seat.
told-robot = 🤖 { $who }, a robot, takes a seat.
told-leave = **{ $name }** leaves the table.
moderators-where = 🛡️ **{ $title }**, table { $number }, in { $place } ([open]({ $link })):
concerned = -# { $who }: this is about you.
told-closed = 🚪 The table is closed. /table new opens another one.
told-option = Option changed: **{ $option }** is now **{ $value }**.
told-board = 🗺️ This table plays on its own board, “{ $file }”.
told-language = This table now speaks English.
told-start = 🚂 **All aboard!** In order of seats: { $seats }.
told-commitment = -# Every shuffle comes from one secret. Its SHA-256 is `{ $commitment }`; the secret is shown at the end.
told-words = -# Words the players added to the shuffle: { $words }.
told-word = { $who } adds **{ $word }** to the shuffle.
told-seed = -# The secret of this game: `{ $seed }`. Check it with /game verify, or take the file with /game export.
told-fingerprint = -# SHA-256 of the record: `{ $fingerprint }`.
told-undo = ↩️ { $who } undoes { $count ->
    [one] this move:
   *[other] these { $count } moves:
}
told-redo = ↪️ { $who } redoes { $count ->
    [one] this move:
   *[other] these { $count } moves:
}
told-appeal-undo = ↩️ { $who } asks to undo { $count ->
    [one] this move:
   *[other] these { $count } moves:
}
told-appeal-redo = ↪️ { $who } asks to redo { $count ->
    [one] what was undone:
   *[other] what was undone, { $count } moves:
}
told-appeal-move = - { $move }
moves-more = { $count ->
    [one] one more move
   *[other] { $count } more moves
}
told-appeal-unanimity = -# { $count ->
    [one] { $who } must agree.
   *[other] Everyone must agree: { $who }.
} The vote closes { $until }.
told-appeal-majority = -# { $count ->
    [one] One of these must agree: { $who }.
   *[other] { $count } of these must agree: { $who }.
} The vote closes { $until }.
told-appeal-left = Yet to vote: { $who }.
told-appeal-refused = Nothing is taken back or played again.
told-agree = ✅ { $who } agrees.
told-refuse = ✋ { $who } refuses.
told-refused = ✋ { $who } refuses; { $what ->
    [undo] nothing is undone.
    [redo] nothing is redone.
    [pause] the clocks run on.
    [resume] the clocks stay paused.
    [clock] the clock stays as it is.
   *[seat] the seat stays as it is.
}
told-withdrawn = { $who } withdraws the request.
told-offer = 💺 { $who } offers this seat to { $to }.
told-handover = 💺 { $who } takes over the seat of **{ $name }**.
told-decline = **{ $name }** declines; the seat stays as it is.
told-away = 🤖 **{ $name }** is away; { $who }, a robot, plays on. /table join takes the seat back.
told-back = { $who } is back and takes over from **{ $name }**.
told-resigned = 🏳️ { $who } resigns.
told-resigned-robot = 🏳️ **{ $name }** resigns; { $who }, a robot, plays on.
told-replaced = 💺 { $who } takes over the seat of **{ $name }**.
told-moderator = Decided by **{ $by }**, a moderator. Reason: { $reason }
told-skip = ⏭️ **{ $by }**, a moderator, { $how ->
    [empty] skipped the turn of { $who }; what was done in it stays
   *[robot] let a robot play for { $who } this once
}. Reason: { $reason }
told-moderator-pause = ⏸️ **{ $by }**, a moderator, paused the clocks. You can still play. Reason: { $reason }
told-moderator-resume = ⏯️ **{ $by }**, a moderator, resumed the clocks. Reason: { $reason }
told-extend = ⏱️ **{ $by }**, a moderator, gave { $who } { $span } more. Reason: { $reason }
told-rewind = ⏪ **{ $by }**, a moderator, restored an earlier moment of the game, after move { $moves }. Reason: { $reason }
told-lock = 🔒 **{ $by }**, a moderator, locked the table: you can look, but not play. Reason: { $reason }
told-unlock = 🔓 **{ $by }**, a moderator, unlocked the table. Reason: { $reason }
told-standing = Standing: { $scores }. { $count ->
    [one] { $winners } leads.
   *[other] { $winners } lead together.
}
told-score = { $who } { $score }
told-no-standing = This game has no score before its end.
told-moderator-undo = ↩️ **{ $by }**, a moderator, undid { $count ->
    [one] one move.
   *[other] { $count } moves.
} Reason: { $reason }
told-end = 🛑 **{ $by }**, a moderator, ended the game as it stands. Reason: { $reason }
told-reset = 📦 **{ $by }**, a moderator, archived this game. Nothing is lost: /moderate restore restores it. Reason: { $reason }
told-restore = 📦 **{ $by }**, a moderator, restored this game, as it was. Reason: { $reason }
told-robot-stuck = 🤖 A robot is stuck: something went wrong on my side. I keep trying. If it stays so, a moderator can undo the last move with /moderate undo.
told-owed = 📬 I could not post here for a while. Since then, in { $count } messages:
told-no-picture = -# 🖼️ The picture could not be posted here. See it with /game board.
owed = ⚠️ { $count ->
    [one] One message waits
   *[other] { $count } messages wait
}, since I could not post in this channel: { $why ->
    [permissions] I lack the permission to.
    [thread] the thread is locked or archived.
    [outage] Discord does not answer.
    [token] Discord refuses me altogether.
   *[other] Discord refuses it.
} Nothing is lost: I post it as soon as I can.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
lobby-game = **{ $title }** — { $about }
lobby-options = -# { $count ->
    [0] Options: the usual ones.
   *[other] Options changed: { $options }.
} See or change them with /table options.
lobby-option = { $name }: { $value }
lobby-seats = { $count ->
    [0] Nobody is seated yet. { $least } to { $most } players.
   *[other] Seated: { $seats }. { $least } to { $most } players.
}
lobby-seats-exactly = { $count ->
    [0] Nobody is seated yet. Exactly { $most } players.
   *[other] Seated: { $seats }. Exactly { $most } players.
}
lobby-nobody = nobody
lobby-commitment = -# { $count ->
    [0] {""}
   *[other] Added to the shuffle: { $words }.{" "}
}Add a word with /table seed. SHA-256 of my secret: `{ $commitment }`
lobby-word = { $who } “{ $word }”
duty = ▶️ { $what }
duty-meanwhile = ⏳ { $what }

## Buttons and panels
button-join = Join
button-robot = Add a robot
button-leave = Leave
button-start = Start
button-play = Play
button-hand = My hand
button-board = Board
button-rematch = Rematch
button-rules = Rules
button-section = Next page
button-howto = How to play
button-confirm = Confirm
button-add = Add and go on
button-close = Done
button-back = Back
button-anew = Start over
button-more = More…
button-write = Write a move
button-agree = Agree
button-refuse = Refuse
button-accept = Take the seat
button-decline = Decline
button-briefing = Briefing
button-resign = Yes, resign
button-proceed = Yes, do it
button-refrain = No, leave it
button-undo = Undo
panel-kind = **Your turn.** What will you do?
panel-planned = **Planned so far:**
panel-next = **So far so good.** What next? Confirm plays all that is planned.
panel-placeholder = Choose an action
panel-suggested = Choose an action (★ = suggestion)
panel-answer = Choose
panel-go-on = Anything else? Add it or press Done.
panel-ready = Ready: press Confirm.
panel-enough = Ready: press Confirm, or add details:
panel-stale = The game has moved on; here is the panel as it stands now.
panel-reopened = 📝 You had begun this earlier: go on, or press Start over to drop it.
form-title = Write a move
form-label = The move in notation
move-done = ✅ Played.
move-halted = ⏸️ Something happened that asks for a new decision, so this was not played: `{ $rest }`
go-on-in-panel = Too long for this box: go on in the panel
possible-now = Possible now: { $kinds }.

## Private answers
done-new = Your table is open and you have the first seat. Others press Join; add robots as you like; then press Start.
done-join = You have a seat. The game begins when someone presses Start.
done-leave = You have left the table.
done-back = The seat is yours again.
done-leave-robot = A robot plays for you from now on. /table join takes the seat back whenever you like.
done-robot = Done.
done-board = This table plays on the board “{ $file }”. It passed every check.
done-option = **{ $option }** is now **{ $value }**.
done-start = The game begins.
done-language = Language changed.
done-word = Your word is in the shuffle. It counts when the game begins.
done-undo = Undone. It is your turn again.
done-redo = Redone.
done-appeal = The others vote on it. It happens once they agree.
done-agree = You agree.
done-refuse = You refuse.
done-offer = The seat is offered to **{ $name }**. It is yours until it is taken.
done-resign = You have resigned.
resign-rules = Give up for good? You leave the game as its rules say; nobody plays on for you.
resign-robot = Give up for good? A robot plays on for you. To come back later, use /table leave instead.
briefing-heading = **Your briefing** (seat { $number }; only you see this)
briefing-lately = **Since this seat last moved:**
briefing-table = **The table:**
done-refrain = Nothing was changed.
done-moderate-reset = The game is archived. /moderate restore restores it.
done-moderate-restore = The game is restored.
done-moderate-undo = The move is undone.
done-moderate-end = The game is ended.
done-moderate-rewind = The earlier moment is restored.
done-moderate-skip = Done; the table goes on.
done-moderate-replace = The seat has changed hands.
done-moderate-pause = The clocks are paused.
done-moderate-resume = The clocks are running.
done-moderate-extend = The time is given.
done-moderate-lock = The table is locked. /moderate unlock opens it again.
done-moderate-unlock = The table is unlocked.
moderate-rewind = Restore this moment in the game of **{ $players }** (entry { $revision })? Every other moment can be restored later.
moderate-rewind-taken = These moves would no longer count:
moderate-rewind-again = These moves would count again:
moderate-skip = { $how ->
    [empty] Skip the turn of **{ $who }**, leaving the rest of it empty,
   *[robot] Let a robot play for **{ $who }** until somebody else must act,
} in the game of **{ $players }** (entry { $revision })?
moderate-replace = Give the seat of **{ $who }** to **{ $after }**, in the game of **{ $players }** (entry { $revision })?
moderate-pause = Pause the clocks in the game of **{ $players }** (entry { $revision })?
moderate-resume = Resume the clocks in the game of **{ $players }** (entry { $revision })?
moderate-extend = Give **{ $who }** { $span } more, in the game of **{ $players }** (entry { $revision })?
moderate-lock = Lock the table of **{ $players }** (entry { $revision })? Nobody can play until you unlock it.
moderate-unlock = Unlock the table of **{ $players }** (entry { $revision })?
settings-role = Moderators here: whoever manages channels, and { $role }.
settings-no-role = Moderators here: whoever manages channels.
settings-report = What moderators do is also told in { $channel }.
settings-silent = What moderators do is told at the table alone.
settings-apart = Nobody moderates a game that they play in.
settings-together = Moderators may moderate games that they play in.
audit-heading = **What moderators did here** { $count ->
    [0] Nothing yet.
   *[other] (the latest at the bottom)
}
archived-point = ⏪ entry { $revision }: { $move }
moderate-reset = Archive the game of **{ $players }** (entry { $revision })? It can be restored.
moderate-restore = Restore the game of **{ $players }** (entry { $revision })?
moderate-restore-aside = The game of **{ $players }**, which is here now, is archived for it. It can be restored in the same way.
archived-game = { $at } UTC · { $game } · { $players } · { $phase }, entry { $revision }
moderate-undo = Undo, in the game of **{ $players }** (entry { $revision }), what is listed here?
moderate-end = End the game of **{ $players }** as it stands (entry { $revision })? The secret will be shown.
moves-heading = **You can now:**
moves-how = Press Play under the last message, or type /{ $group }.
rules-how = Choose a section below, or search with /rules and a word or a number.
rules-more = … and { $count } more. Search more closely.
rules-section = Choose a section
rules-none = No rule speaks of “{ $search }”. Try one word, or a number such as 6.7.
why-nothing = Nothing has been refused to you here.
why-example = ✅ Legal now, for example: `/play { $move }`
options-heading = **Options of this table**
phase-gathering = waiting for players
phase-playing = in play
phase-over = over
seat-person = { $number }. **{ $name }**
seat-robot = { $number }. **{ $name }** 🤖
value-yes = yes
value-no = no
value-named = { $value }
value-unanimity = everybody concerned
value-majority = most of those concerned
house-option-undo = Undo
house-option-undo-help = Who must agree to an undo: everybody concerned, or more than half, the asker included.
log-heading = **The log** ({ $count } entries; the latest at the bottom)
log-join = { $text } took a seat
log-robot = { $text }, a robot, took a seat
log-leave = { $text } left
log-options = option { $text }
log-language = language { $text }
log-start = the game began
log-move = { $name }: { $text }
log-word = { $name } added { $text } to the shuffle
log-undo = { $by } undid: { $text }
log-redo = { $by } redid what was undone
log-appeal = { $text ->
    [redo] { $by } asked to redo what was undone
   *[other] { $by } asked to undo moves
}
log-agree = { $by } agreed
log-refuse = { $by } refused
log-offer = { $by } offered a seat to <@{ $text }>
log-decline = { $by } declined a seat
log-sit = { $text } took over a seat
log-away = { $text }, a robot, keeps a seat
log-back = { $text } came back
log-retire = { $name } resigned
log-skip = { $by }, a moderator, skipped the turn of { $name } ({ $text })
log-replace = { $by }, a moderator, gave the seat of { $name } to somebody else ({ $text })
log-rewind = { $by }, a moderator, restored an earlier moment ({ $text })
log-lock = { $by }, a moderator, locked the table ({ $text })
log-unlock = { $by }, a moderator, unlocked the table ({ $text })
log-moderator-undo = { $by }, a moderator, undid moves ({ $text })
log-end = { $by }, a moderator, ended the game ({ $text })
log-reset = { $by }, a moderator, archived the game ({ $text })
log-restore = { $by }, a moderator, restored the game ({ $text })
log-archive = the game was archived for a new one
record-whole = The whole game, with its secret: `chefdegare verify` checks it.
record-running = The game so far. My secret is added at the end.
verify-good = ✅ { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} replayed: every shuffle, draw and move checks out. Commitment `{ $commitment }`.
verify-unfinished = The record stops before the end of the game.
verify-bad = ❌ { $where }: { $why }
verify-differs = ❌ After { $moves } moves the replayed position differs from the stored one. Tell a moderator.

## Denials
denied-no-guild = Use this command in a server channel.
denied-permissions = I could not post the game here. In this channel I lack: { $missing }. Ask a moderator to allow it, then try again.
denied-not-member = I am not a member of this server, so I could not post here. Somebody who manages it has to invite me first.
denied-no-table = There is no table in this channel. Open one with /table new.
denied-table-gathering = A table is already open here. Take a seat with /table join. Whoever has opened it can close it with /table close, or open another game with /table new; so can anybody once no person is seated.
done-close = The table is closed.
denied-close-begun = The game has begun, so the table can't be closed. Leave it with /table leave or /table resign, or ask a moderator to end it.
denied-close = Only whoever has opened the table can close it; anybody can once no person is seated. Leave your seat with /table leave, or ask a moderator.
denied-table-playing = A game is being played here. Use another channel, or ask a moderator to reset it.
denied-unknown-game = I do not know the game “{ $game }”. Choose one from the list.
denied-already-seated = You already have a seat here.
denied-not-seated = You have no seat at this table. You can watch with /game board.
denied-start-not-seated = Only a seated player can start the game. Take a seat with /table join.
denied-full = The table is full: { $most } seats at most.
denied-no-hand = Nobody holds anything hidden in this game: all is on the table. See it with /game board.
denied-no-robot = There is no robot to take away.
denied-last-person = You are the last person at this table. Ask a moderator to end the game or to archive it.
denied-last-seat = Nobody else is left at this table, so robots would play it out. End or archive the game instead.
denied-resigned = You have left this game already.
denied-no-word = A word needs at least one letter.
status-locked = 🔒 A moderator has locked the table: everybody can look, and nobody can move until it is unlocked.
denied-locked = A moderator has locked this table: you can look, but not play.
denied-lost = ⚠️ My database was changed or deleted while I was running, so I can't keep anything any more, and nothing was played. Whoever hosts me has to put it back and start me again.
denied-not-locked = This table is not locked.
denied-nothing-to-redo = There is nothing to redo: something was played since, or nothing was undone.
denied-undo-secret = Somebody has seen what was secret, so only a moderator can undo that.
denied-undo-point = Choose from the list how far to undo.
denied-undo-over = This game is over and its secret is public: whoever looks knows what would be drawn next, so nothing is undone or redone any more. Press **Rematch** under the last message to play again.
denied-undo-stale = You have played on since, or this is undone already. **/game undo** undoes your last move, or as far as you choose from its list.
denied-undo-other = That is somebody else’s move. **/game undo** asks the others to undo it.
denied-appeal-own = You asked for this yourself. The others vote; Refuse withdraws it.
denied-appeal-closed = This vote is closed.
denied-appeal-late = The vote is over. You can ask again.
denied-answered = You have answered so already.
denied-not-asked = This question is not put to you.
denied-offer-seated = **{ $name }** has a seat here already.
denied-offer-robot = Bots cannot sit down here. To leave a seat to one of my robots, use /table leave.
denied-offer-other = This seat is not offered to you.
denied-not-chosen = Choose from the list that Discord shows.
denied-no-reason = Add a reason; players will see it.
denied-not-manager = This is for those who have the permission Manage Channels.
denied-own-game = On this server nobody moderates a game that they play in. Ask another moderator.
denied-unknown-seat = Choose a seat from the list.
denied-not-waiting = It is not **{ $name }**’s turn. See /game status.
denied-already-started = The game has already begun; this can only be done before.
denied-not-started = The game has not begun yet. When all are seated, press Start or type /table start.
denied-over = This game is over. Open a new one with /table new.
denied-unknown-option = There is no option “{ $name }” here. There are: { $known }.
denied-bad-option = “{ $value }” is not possible for “{ $name }”. Possible: { $known }.
denied-no-boards = No board files are kept here. Whoever hosts this bot can set CHEF_BOARDS to a folder of them.
denied-unknown-board = There is no board file “{ $file }”. There are: { $known }.
denied-unreadable-board = The board file “{ $file }” cannot be read. Ask whoever hosts this bot to look at it.
board-not-used = This game is played without a board, so there is none to load.
denied-board-lost = The board of this table, { $board }, can no longer be read. Ask whoever hosts this bot.
misread-usage = { $why }
    -# { $usage }. Legal now, for example: { $example }
misread-not-open = not possible now
misread-many-moves = That is more than { $most } moves in one line.
denied-same-language = This table speaks that language already.
denied-unknown-archive = Choose one of the archived games from the list.
denied-but-done = It is done; only the answer went wrong on my side. See /game status.
denied-unsure = My store fails, so I cannot tell whether that was saved. Look with /game status in a moment.
denied-bad-language = I speak English (en) and French (fr), not “{ $language }”.
denied-other-game = Another game is played here. Its moves are under /{ $group }.
denied-nothing-to-undo = There is nothing to undo.
denied-nothing-to-end = No game is in play here.
denied-nothing-to-restore = No such game has been archived in this channel.
denied-not-moderator = This is for moderators: the permission Manage Channels, or the role that this server has chosen. Ask one of them.
denied-stale-moderation = This question is not yours, or out of date. Type the command again.
denied-stale = The game has moved on since. Press Play under the newest message.
denied-too-long = That is too long: { $most } characters at most.
denied-repeated = This has been done already.
denied-store = That could not be saved, so nothing has changed. Try again in a moment.
denied-unexpected = Something went wrong on my side; nothing has changed. Try again, and tell a moderator if it stays so.

## Records
record-at-line = Line { $line }
record-at-move = { $move ->
    [0] The deal
   *[other] Move { $move }
}
record-no-record = this is not a record of Chef de Gare
record-too-long = the file is too long
record-no-deal = the line `deal = …` is missing
record-no-heading = the heading “{ $name }” is missing
record-bad-heading = the heading “{ $name }” cannot be read
record-bad-line = cannot be read: { $text }
record-bad-options = the options or the number of seats do not fit the game
record-other-board = this game was played on a board of its own ({ $board }), whose file is needed to check it
record-no-seed = the seed is not in the file; it is shown when the game is over
record-wrong-seed = the seed does not fit the commitment
record-cannot-leave = a player leaves, which the rules of the game do not allow here
record-illegal = the move is not legal ({ $rule }): { $why }
record-wrong-draw = the seed gives “{ $found }”, but the record says “{ $written }”
record-unknown-game = I do not know the game “{ $name }”

## Standing orders
orders-heading = **Your standing orders** (nobody else sees them)
order-none = none
orders-possible = You can give, with /table auto:
order-given = { $name } { $value }
order-chosen = { $name } — { $value }
done-order = Noted: **{ $order }**. I answer for you when it applies.
done-order-dropped = Order withdrawn.
denied-no-orders = This game has no standing orders: every answer is yours.
denied-unknown-order = There is no order “{ $name }”. There are: { $known }.

## How to play
howto-goal = Goal.
howto-turn = A turn.
howto-scoring = Scoring.
howto-more = All the rules: /rules. Your moves: /{ $group }, or the Play button.
help-intro = I keep the rules, the board and the score of railway games, one game a channel. Open a table with **/table new**, let others press Join, add robots if you like, and press Start. Then the Play button leads you through each turn.
help-table = Away for a while? **/table leave** lets a robot keep your seat, **/table handover** gives it to somebody else. A slip? **/game undo** undoes it, if those concerned agree.
help-more = More about one game: /help and its name. Your games: /me games. How much time there is: /table clock.
