# Clocks, reminders and /me.

## Lengths of time
span-days = { $count } d
span-hours = { $count } h
span-minutes = { $count } min
span-and = { $head } { $tail }
pace = { $bank } each, plus { $increment } with every turn, never more than { $cap }. At zero: { $zero }
pace-none = no clock
preset-live = live: 20 min each, plus 2 min a turn
preset-daily = daily: 2 days each, plus 1 day a turn
preset-relaxed = relaxed: 7 days each, plus 3 days a turn
preset-none = no clock
at-zero-nudge = only a reminder
at-zero-turn = a robot plays the turn
at-zero-seat = a robot takes the seat
at-zero-moderators = moderators decide

## Told to the channel
told-clock = ⏱️ The clock of this table: { $pace }.
told-clock-none = ⏱️ This table plays without a clock.
told-pin = 📌 The message of the start will be pinned, and link to the newest board.
told-pin-not = 📌 The message of the start will not be pinned.
told-pause = ⏸️ Agreed: the clocks are paused. You can still play; /table resume starts them again.
told-resume = ⏯️ Agreed: the clocks are running again.
told-ask-pause = ⏸️ { $who } asks to pause the clocks.
told-ask-resume = ⏯️ { $who } asks to resume the clocks.
told-ask-clock = ⏱️ { $who } asks for another clock, with full time for everybody: { $pace }.
told-ask-left = -# { $count ->
    [one] One more has to agree
   *[other] { $count } more have to agree
}; the question closes { $until }.
told-aye = { $who } agrees. { $count ->
    [one] One more has to agree.
   *[other] { $count } more have to agree.
}
told-nay = { $who } refuses; { $what ->
    [pause] the clocks run on.
    [resume] the clocks stand still for now.
   *[other] the clock stays as it is.
}
told-out-of-time = ⌛ { $who } is out of time: a robot plays this turn.
told-out-of-time-seat = ⌛ **{ $name }** is out of time: a robot takes the seat.
called = 👉 { $who }
lobby-clock = -# Clock: { $pace }. Change it with /table clock.
clock-from-now = -# ⏱️ { $who }: deadline { $until }.

## Reminders
reminder-turn = 🔔 { $who }: it is your turn.
reminder-next = 🔜 { $who }: you are next.
reminder-half = ⏳ { $who }: half of your time is gone. Deadline: { $until }.
reminder-last = ⏰ { $who }: last call. Deadline: { $until }; then { $zero }.
reminder-zero = ⌛ { $who }: your time is up; { $zero }.
zero-nudge = the table waits for you
zero-turn = a robot plays this turn
zero-seat = a robot takes your seat
zero-moderators = moderators decide how it goes on
direct-turn = 🔔 It is your turn: **{ $title }** in { $place }.
direct-next = 🔜 You are next: **{ $title }** in { $place }.
direct-half = ⏳ Half of your time is gone: **{ $title }** in { $place }. Deadline: { $until }.
direct-last = ⏰ Last call: **{ $title }** in { $place }. Deadline: { $until }; then { $zero }.
direct-zero = ⌛ Your time is up: **{ $title }** in { $place }; { $zero }.
moderators-zero = ⌛ **{ $title }** in { $place }: { $who } is out of time, and this table leaves it to you. There: /moderate skip, replace, extend or end.
direct-link = [To the table]({ $link })
direct-hello = 🚂 From now on I tell you here when it is your turn. /me notifications changes that.

## The status message
status-board = ➡️ [The newest board]({ $link })
status-turn = ▶️ On turn: { $who }
status-over = 🏁 The game is over.
status-paused = ⏸️ The clocks are paused.
status-not-pinned = -# 📌 I could not pin this message: I lack the permission Pin Messages here.

## Buttons
button-aye = Agree
button-nay = Refuse

## Private answers
done-asked = The others vote on it.
done-clock = The clock is set: { $pace }.
done-pause = The clocks are paused.
done-resume = The clocks are running again.
done-pin = The message of the start will be pinned.
done-pin-not = The message of the start will not be pinned.
clock-none = This table has no clock. To set one: /table clock with a preset, or with a bank of time.
clock-heading = ⏱️ { $pace }.
clock-paused = ⏸️ The clocks are paused.
clock-left = { $left }; deadline { $until }
me-none = You are not in any game.
me-turns = { $count ->
    [0] **No game is waiting for you.**
    [one] **It is your turn at one table:**
   *[other] **It is your turn at { $count } tables:**
}
me-turn = - ▶️ **{ $title }** in { $place }: your turn began { $since }.
me-until = Deadline: { $until }.
me-paused = The clocks are paused.
me-others = { $count ->
    [one] Your other table:
   *[other] Your { $count } other tables:
}
me-other = - **{ $title }** in { $place }: { $phase }.
me-away = - **{ $title }** in { $place }: a robot keeps your seat. /table join takes it back.
me-link = message
me-more = -# … and { $count } more.
notify-channel = call me in the channel
notify-direct = send me a direct message
notify-reminders = only reminders
notify-is-channel = 🔔 I call you in the channel when it is your turn.
notify-is-direct = 🔔 I send you a direct message when it is your turn. If Discord does not let me, I call you in the channel.
notify-is-reminders = 🔕 I do not call you when it is your turn; you only get the reminders of the clock.
notify-next-yes = 🔜 I also tell you when you are next.
notify-next-no = -# I do not tell you when you are next: /me notifications next does that.
hours = 🌙 Your quiet hours: { $start } to { $end }, { $zone }. Your clocks are paused then, and no reminder comes.
hours-none = You have no quiet hours. Set them with /me quiet-hours: your time zone, from when and until when, ten hours at most.
hours-later = 🌙 From { $since } on: { $start } to { $end }, { $zone }. A change counts from the next day on.
hours-none-later = 🌙 From { $since } on: none. A change counts from the next day on.

## Denials
denied-no-clock = This table has no clock. /table clock sets one.
denied-paused = The clocks are already paused.
denied-not-paused = The clocks are running.
denied-bad-span = “{ $text }” is not a length of time. Write it like 90m, 12h or 1d 12h.
denied-bad-zero = “{ $text }” cannot happen at zero. Choose from the list.
denied-bad-preset = There is no preset “{ $text }”. Choose from the list.
denied-bad-pace = These values do not go together: the bank is between one minute and 60 days, and the cap is not smaller.
denied-pace-increment = An increment of { $increment } can't be kept under a cap of { $cap }. Set a smaller increment or a higher cap.
denied-pace-cap = A cap of { $cap } would cut the bank of { $bank } at once. Set the cap to { $bank } or more, or a smaller bank.
denied-pace-bank = The bank is between one minute and 60 days, not { $bank }.
denied-pin = ⚠️ In this channel I lack the permission Pin Messages. Ask a moderator to allow it.
denied-bad-notify = “{ $text }” is not a way to call you. Choose from the list.
denied-direct = Discord does not let me write to you. Allow direct messages from members of this server, then try again.
denied-direct-later = Discord does not answer just now. Try again in a moment.
denied-bad-zone = “{ $text }” is not a time zone I know. Choose from the list, for example Europe/London.
denied-bad-hour = “{ $text }” is not a time of day. Write it like 22:30.
denied-long-hours = Quiet hours last ten hours a day at most.

## The log
log-clock = { $by } set the clock: { $text }
log-pin = { $text ->
    [yes] { $by } wanted the start pinned
   *[other] { $by } wanted the start not pinned
}
log-ask = { $text ->
    [undo] { $by } asked to undo moves
    [redo] { $by } asked to redo what was undone
    [seat] { $by } offered a seat
    [pause] { $by } asked to pause the clocks
    [resume] { $by } asked to resume the clocks
   *[other] { $by } asked for another clock
}
log-aye = { $by } agreed
log-nay = { $by } refused
log-pause = the clocks were paused { $text }
log-resume = the clocks were resumed { $text }
log-extend = { $name } got more time { $text }

## Commands
command-table-clock = clock
command-table-clock-help = See or set how much time everyone has; during a game the players decide together
field-table-clock-preset = preset
field-table-clock-preset-help = A pace to begin with
field-table-clock-bank = bank
field-table-clock-bank-help = Time that everybody has, like 2d or 90m
field-table-clock-increment = increment
field-table-clock-increment-help = Time that comes with every turn
field-table-clock-cap = cap
field-table-clock-cap-help = The most that anybody can have
field-table-clock-zero = zero
field-table-clock-zero-help = What happens when somebody is out of time
command-table-pause = pause
command-table-pause-help = Ask the others to pause the clocks
command-table-resume = resume
command-table-resume-help = Ask the others to resume the clocks
command-table-pin = pin
command-table-pin-help = Pin the first message of the game, which links to the newest board, or not
field-table-pin-pin = pin
field-table-pin-pin-help = Yes: pin it
command-me = me
command-me-help = Your games, your notifications, your quiet hours
command-me-games = games
command-me-games-help = See where it is your turn, since when, and how long you have
command-me-notifications = notifications
command-me-notifications-help = Choose how you hear that it is your turn
field-me-notifications-how = how
field-me-notifications-how-help = In the channel, by direct message, or only by reminders
field-me-notifications-next = next
field-me-notifications-next-help = Yes: also tell me when I am next
command-me-quiet-hours = quiet-hours
command-me-quiet-hours-help = Set hours in which your clocks are paused and no reminder comes, ten a day at most
field-me-quiet-hours-zone = zone
field-me-quiet-hours-zone-help = Your time zone, for example Europe/London
field-me-quiet-hours-start = start
field-me-quiet-hours-start-help = From when, like 22:30
field-me-quiet-hours-end = end
field-me-quiet-hours-end-help = Until when, like 07:30
field-me-quiet-hours-off = off
field-me-quiet-hours-off-help = Yes: no quiet hours any more
