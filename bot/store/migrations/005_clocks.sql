-- Clocks, reminders, and what each person wants to hear.

ALTER TABLE house ADD COLUMN alive INTEGER;        -- when the bot was last known to run: clocks stood still since
ALTER TABLE game ADD COLUMN pace TEXT;             -- JSON: bot.clocks.Pace; NULL: no clock
ALTER TABLE game ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN pins INTEGER NOT NULL DEFAULT 0;  -- its status message is to be pinned
ALTER TABLE outbox ADD COLUMN user INTEGER;        -- to whom it goes as a direct message; NULL: to the channel

CREATE TABLE clock (                       -- a person's seat: the time it has, and the turn that the table waits for
    game       INTEGER NOT NULL REFERENCES game (id),
    seat       INTEGER NOT NULL,
    user       INTEGER NOT NULL,           -- who sat there
    turn       INTEGER,                    -- the revision with which the turn began; NULL: nobody waits for the seat
    began      INTEGER NOT NULL,           -- when it did
    announced  INTEGER,                    -- when the channel heard of it
    bank       INTEGER,                    -- seconds left at `since`; NULL: the table has no clock
    budget     INTEGER,                    -- what there was when the turn began
    since      INTEGER,                    -- since when it runs; NULL: it stands still
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX turns_of_people ON clock (user, game) WHERE turn IS NOT NULL;
CREATE INDEX turns_unannounced ON clock (game) WHERE turn IS NOT NULL AND announced IS NULL;
CREATE INDEX clocks_running ON clock (game) WHERE since IS NOT NULL;

CREATE TABLE reminder (                    -- one of a seat, a turn and a stage: written with the turn, told once
    game   INTEGER NOT NULL REFERENCES game (id),
    seat   INTEGER NOT NULL,
    turn   INTEGER NOT NULL,
    stage  TEXT    NOT NULL CHECK (stage IN ('turn', 'next', 'half', 'last', 'zero')),
    due    INTEGER,                        -- NULL while the clock stands still
    done   INTEGER,                        -- when it was told, or passed over
    PRIMARY KEY (game, seat, turn, stage)
) STRICT, WITHOUT ROWID;
CREATE INDEX reminders_due ON reminder (due) WHERE done IS NULL AND due IS NOT NULL;

CREATE TABLE player (                      -- what a person has asked for, at all tables
    user      INTEGER PRIMARY KEY,
    language  TEXT    NOT NULL,
    notify    TEXT    NOT NULL DEFAULT 'channel' CHECK (notify IN ('channel', 'direct', 'reminders')),
    next      INTEGER NOT NULL DEFAULT 0,  -- wants to hear of being next
    direct    INTEGER,                     -- the channel of direct messages
    zone      TEXT,                        -- quiet hours: the time zone, and minutes of the day
    start     INTEGER,
    ends      INTEGER,
    hours_at  INTEGER                      -- when they were last set
) STRICT;

CREATE TABLE proposal (                    -- what players are asked to agree to; one a game
    game   INTEGER PRIMARY KEY REFERENCES game (id),
    id     INTEGER NOT NULL,               -- the revision with which it was made
    what   TEXT    NOT NULL,               -- pause, resume, clock
    pace   TEXT,                           -- of a clock: JSON
    users  TEXT    NOT NULL                -- JSON: who has agreed
) STRICT;

CREATE TABLE status (                      -- the message that tells how a table stands: the one of its start
    game    INTEGER PRIMARY KEY REFERENCES game (id),
    letter  INTEGER NOT NULL REFERENCES outbox (id),
    board   INTEGER,                       -- the message it links to
    pinned  TEXT                           -- NULL: to be tried; else done, refused or off
) STRICT;
