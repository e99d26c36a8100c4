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
told-option = Option changed: **{ $option }** is now **{ $value }**.
told-board = 🗺️ This table plays on its own board, “{ $file }”.
told-language = This table now speaks English.
told-start = 🚂 **All aboard!** In order of seats: { $seats }.
told-commitment = -# Every shuffle comes from one secret seed. Its SHA-256 is `{ $commitment }`; the seed is shown at the end.
told-seed = -# The seed of this game: `{ $seed }`. Check it with /table verify, or take the file with /table record.
told-undo = ↩️ { $who } takes back: { $move }
told-moderator-undo = ↩️ **{ $by }**, a moderator, took back: { $moves }. Reason: { $reason }
told-end = 🛑 **{ $by }**, a moderator, ended the game as it stands. Reason: { $reason }
told-reset = 📦 **{ $by }**, a moderator, put this game away. Nothing is lost: /moderate restore brings it back. Reason: { $reason }
told-restore = 📦 **{ $by }**, a moderator, brought this game back, as it was. Reason: { $reason }
no-reason = none given
told-robot-stuck = 🤖 A robot is stuck: something went wrong on my side. I keep trying. If it stays so, a moderator can take back the last move with /moderate undo.
told-owed = 📬 I could not post here for a while. Since then, in { $count } messages:
told-no-picture = -# 🖼️ The picture could not be posted here. See it with /table board.
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
lobby-options = -# Options: { $options }. Change them with /table options.
lobby-option = { $name }: { $value }
lobby-seats = { $count ->
    [0] Nobody is seated yet. { $least } to { $most } players.
   *[other] Seated: { $seats }. { $least } to { $most } players.
}
lobby-nobody = nobody
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
button-close = Done with this list
button-back = Step back
button-anew = Start over
button-more = More…
button-write = Write a move
button-proceed = Yes, do it
button-refrain = No, leave it
panel-kind = **Your turn.** What will you do?
panel-planned = **Planned so far:**
panel-next = **So far so good.** What next? Confirm plays all that is planned.
panel-placeholder = Choose an action
panel-ready = That is a whole move. Confirm to play it.
panel-stale = The game has moved on; here is the panel as it stands now.
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
done-robot = Done.
done-board = This table plays on the board “{ $file }”. It passed every check.
done-option = Option changed.
done-start = The game begins.
done-language = Language changed.
done-undo = Taken back. It is your turn again.
done-refrain = Nothing was changed.
done-moderate-reset = The game is put away. /moderate restore brings it back.
done-moderate-restore = The game is back.
done-moderate-undo = The move is taken back.
done-moderate-end = The game is ended.
moderate-reset = Put away the game of **{ $players }** (revision { $revision })? It can be restored.
moderate-restore = Bring back the game of **{ $players }** (revision { $revision })?
moderate-restore-aside = The game of **{ $players }**, which is here now, is put away for it. It can be restored in the same way.
archived-game = { $at } · { $game } · { $players } · { $phase }, entry { $revision }
moderate-undo = Take back the last move in the game of **{ $players }** (revision { $revision })? This would be undone:
moderate-end = End the game of **{ $players }** as it stands (revision { $revision })? The seed will be shown.
moves-heading = **You can now:**
moves-how = Press Play under the last message, or type /{ $group }.
rules-how = Choose a section below, or search with /rules and a word or a number.
rules-more = … and { $count } more. Search more closely.
rules-section = Choose a section
rules-none = No rule speaks of “{ $search }”. Try one word, or a number such as 6.7.
why-nothing = Nothing has been refused to you here.
options-heading = **Options of this table**
phase-gathering = waiting for players
phase-playing = in play
phase-over = over
seat-person = { $number }. **{ $name }**
seat-robot = { $number }. **{ $name }** 🤖
value-yes = yes
value-no = no
value-named = { $value }
log-heading = **The log** ({ $count } entries; the latest at the bottom)
log-join = { $text } took a seat
log-robot = { $text }, a robot, took a seat
log-leave = { $text } left
log-options = option { $text }
log-language = language { $text }
log-start = the game began
log-move = { $name }: { $text }
log-undo = { $by } took a move back: { $text }
log-moderator-undo = { $by }, a moderator, took the last move back ({ $text })
log-end = { $by }, a moderator, ended the game ({ $text })
log-reset = { $by }, a moderator, put the game away ({ $text })
log-restore = { $by }, a moderator, brought the game back ({ $text })
log-archive = the game made way for a new one
record-whole = The whole game, with its seed: `chefdegare verify` checks it.
record-running = The game so far. The seed stays secret until the end.
verify-good = ✅ { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} replayed: every shuffle, draw and move checks out. Commitment `{ $commitment }`.
verify-unfinished = The record stops before the end of the game.
verify-bad = ❌ { $where }: { $why }
verify-differs = ❌ After { $moves } moves the replayed position differs from the stored one. Tell a moderator.

## Denials
denied-no-guild = Tables stand in the channels of a server. Type this there.
denied-permissions = I could not post the game here. In this channel I lack: { $missing }. Ask a moderator to allow it, then try again.
denied-not-member = I am not a member of this server, so I could not post here. Somebody who manages it has to invite me first.
denied-no-table = There is no table in this channel. Open one with /table new.
denied-table-gathering = A table is already open here. Take a seat with /table join, or ask a moderator to reset it.
denied-table-playing = A game is being played here. Use another channel, or ask a moderator to reset it.
denied-unknown-game = I do not know the game “{ $game }”. Choose one from the list.
denied-already-seated = You already have a seat here.
denied-not-seated = You have no seat at this table. You can watch with /table board.
denied-start-not-seated = Only a seated player can start the game. Take a seat with /table join.
denied-full = The table is full: { $most } seats at most.
denied-no-hand = Nobody holds anything hidden in this game: all is on the table. See it with /table board.
denied-no-robot = There is no robot to take away.
denied-leave-playing = The game has begun; your seat waits for you. Ask a moderator if you cannot go on.
denied-already-started = The game has already begun; this can only be done before.
denied-not-started = The game has not begun yet. When all are seated, press Start or type /table start.
denied-over = This game is over. Open a new one with /table new.
denied-unknown-option = There is no option “{ $name }” here. There are: { $known }.
denied-bad-option = “{ $value }” will not do for “{ $name }”. Choose a value from the list.
denied-no-boards = No board files are kept here. The keeper of this bot can set CHEF_BOARDS to a folder of them.
denied-unknown-board = There is no board file “{ $file }”. There are: { $known }.
denied-unreadable-board = The board file “{ $file }” cannot be read. Ask the keeper of this bot to look at it.
board-not-used = This game is played without a board, so there is none to load.
denied-board-lost = The board of this table, { $board }, can no longer be read. Ask the keeper of this bot.
misread-usage = { $why }
    -# { $usage }. Legal now, for example: { $example }
misread-not-open = not open at this moment
misread-many-moves = That is more than { $most } moves in one line.
denied-same-language = This table speaks that language already.
denied-unknown-archive = Choose one of the games put away here from the list.
denied-but-done = It is done; only the answer went wrong on my side. See /table status.
denied-unsure = My store fails, so I cannot tell whether that was saved. Look with /table status in a moment.
denied-bad-language = I speak English (en) and French (fr), not “{ $language }”.
denied-other-game = Another game is played here. Its moves are under /{ $group }.
denied-nothing-to-undo = There is nothing to take back.
denied-undo-other = **{ $who }** has moved since; your move can no longer be taken back freely. Ask a moderator.
denied-undo-chance = `{ $move }` turned up something hidden, so it cannot be taken back freely. Ask a moderator.
denied-nothing-to-end = No game is in play here.
denied-nothing-to-restore = No such game has been put away in this channel.
denied-not-moderator = This is for moderators (permission Manage Channels). Ask one of them.
denied-stale-moderation = This question is not yours, or out of date. Type the /moderate command again.
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
record-illegal = the move is not legal ({ $rule }): { $why }
record-wrong-draw = the seed gives “{ $found }”, but the record says “{ $written }”
record-unknown-game = I do not know the game “{ $name }”

## Standing orders
orders-heading = **Your standing orders** (nobody else sees them)
order-none = none
orders-possible = You can give, with /table order:
order-given = { $name } { $value }
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
help-more = More about one game: /help and its name.
