-- The whole database, made from migrations/ by `python -m bot.store.schema`. Only to be read.

CREATE TABLE board (                            -- the tables' own board files, by what their options call them
    name TEXT NOT NULL PRIMARY KEY,
    rules TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE clock (                            -- a person's seat: the time it has, and the turn that the table waits for
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,                      -- who sat there
    turn INTEGER,                               -- the revision with which the turn began; NULL: nobody waits for the seat
    began INTEGER NOT NULL,                     -- when it did
    announced INTEGER,                          -- when the channel heard of it
    bank INTEGER,                               -- seconds left at `since`; NULL: the table has no clock
    budget INTEGER,                             -- what there was when the turn began
    since INTEGER,                              -- since when it runs; NULL: it stands still
    paid INTEGER,                               -- how many moves the seat had made when it last got one; NULL: none yet
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX turns_of_people ON clock (user, game) WHERE turn IS NOT NULL;
CREATE INDEX turns_unannounced ON clock (game) WHERE turn IS NOT NULL AND announced IS NULL;
CREATE INDEX clocks_running ON clock (game) WHERE since IS NOT NULL;

CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    rules TEXT NOT NULL,                        -- which game, and which version of its rules
    version INTEGER NOT NULL,
    options TEXT NOT NULL,                      -- JSON
    language TEXT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('gathering', 'playing', 'over')),
    archived INTEGER NOT NULL DEFAULT 0,        -- set by a reset; a restore clears it
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    revision INTEGER NOT NULL,                  -- that of the newest log row
    put_away INTEGER,                           -- of an archived game: the log row that archived it
    robot_due INTEGER NOT NULL DEFAULT 0,       -- a robot or a standing order may have to move
    paused INTEGER NOT NULL DEFAULT 0,
    locked INTEGER NOT NULL DEFAULT 0,
    house TEXT NOT NULL DEFAULT '{}'            -- JSON: bot.tables.house.HouseOptions
) STRICT;
CREATE UNIQUE INDEX one_live_game_a_channel ON game (channel) WHERE archived = 0;
CREATE INDEX game_of_channel ON game (channel, id);
CREATE INDEX archive_of_channel ON game (channel, put_away) WHERE archived = 1;
CREATE INDEX robots_due ON game (id) WHERE robot_due = 1;

CREATE TABLE handled (                          -- interactions already carried out, so that none counts twice
    interaction INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id),
    revision INTEGER NOT NULL,
    before INTEGER,                             -- the revision before it
    panel TEXT                                  -- the mark of the panel it was confirmed on
) STRICT;
CREATE INDEX confirmed ON handled (game, panel) WHERE panel IS NOT NULL;

CREATE TABLE house (
    tag TEXT NOT NULL,                          -- makes message nonces of this database its own
    alive INTEGER                               -- when the bot was last known to run: clocks stood still since
) STRICT;

CREATE TABLE intent (                           -- a moderator's act waiting for its second step
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    user INTEGER NOT NULL,
    act TEXT NOT NULL,
    reason TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES game (id),
    revision INTEGER NOT NULL,
    aside INTEGER NOT NULL DEFAULT 0,           -- of a restore: the game in its way
    seat INTEGER,
    target INTEGER,                             -- the revision to go back to, the newcomer, the hours
    name TEXT NOT NULL DEFAULT ''               -- of the newcomer
) STRICT;

CREATE TABLE log (
    game INTEGER NOT NULL REFERENCES game (id),
    revision INTEGER NOT NULL,
    act TEXT NOT NULL,                          -- new, join, start, move, undo, reset, ...
    seat INTEGER,                               -- of a move
    actor INTEGER,                              -- the user who acted; NULL: a robot
    text TEXT NOT NULL,                         -- the move in notation, or what was set, or the reason
    events TEXT NOT NULL,                       -- JSON: what happened
    reversible INTEGER NOT NULL,                -- drew no chance, showed no secret
    quiet INTEGER NOT NULL,                     -- a secret choice while others still choose
    back_to INTEGER,                            -- of an undo: the revision whose position holds again
    at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    PRIMARY KEY (game, revision)
) STRICT;
CREATE INDEX settled ON log (game, revision) WHERE quiet = 0;

CREATE TABLE outbox (                           -- messages the channel must get, written with the moves they tell of
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game (id),
    channel INTEGER NOT NULL,
    post TEXT NOT NULL,                         -- JSON: bot.tables.post.Post
    message INTEGER,                            -- the message id once sent
    given_up TEXT,                              -- why it never can be sent
    nonce TEXT,                                 -- random, so that no row written after a restore shares an old one
    owed TEXT,                                  -- why Discord refused it when it was last tried: it waits for a cure
    merged INTEGER,                             -- told by this later row, together with others
    edits INTEGER,                              -- told by editing this earlier row's message; 0: must not be
    stripped INTEGER NOT NULL DEFAULT 0,        -- its buttons were taken away
    alts TEXT NOT NULL DEFAULT '[]',            -- JSON: descriptions of the pictures it has
    picture_owed INTEGER NOT NULL DEFAULT 0,    -- words were sent, the picture was not
    user INTEGER                                -- to whom it goes as a direct message; NULL: to the channel
) STRICT;
CREATE INDEX unsent ON outbox (channel, id) WHERE message IS NULL AND given_up IS NULL;
CREATE INDEX outbox_of_game ON outbox (game, id);
CREATE INDEX pictures_owed ON outbox (channel) WHERE picture_owed = 1;
CREATE INDEX newest_of_game ON outbox (game, id) WHERE stripped = 0 AND message IS NOT NULL;
CREATE INDEX to_strip ON outbox (channel, id) WHERE stripped = 2;

CREATE TABLE player (                           -- what a person has asked for, at all tables
    user INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    notify TEXT NOT NULL DEFAULT 'channel' CHECK (notify IN ('channel', 'direct', 'reminders')),
    next INTEGER NOT NULL DEFAULT 0,            -- wants to hear of being next
    direct INTEGER,                             -- the channel of direct messages
    hours_at INTEGER,                           -- when they were last set
    hours TEXT                                  -- JSON: bot.tables.clocks.Quiet; takes the place of zone, start and ends
) STRICT;

CREATE TABLE position (                         -- the state after every log row that changed it
    game INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    state BLOB NOT NULL,                        -- JSON, deflated
    drawn INTEGER NOT NULL,                     -- how far the chance counter is
    PRIMARY KEY (game, revision),
    FOREIGN KEY (game, revision) REFERENCES log (game, revision)
) STRICT;

CREATE TABLE refusal (                          -- the last one of each reader, for /why
    channel INTEGER NOT NULL,
    user INTEGER NOT NULL,
    rules TEXT NOT NULL,
    refusal TEXT NOT NULL,                      -- JSON: rules.core.contract.Refusal
    PRIMARY KEY (channel, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE reminder (                         -- one of a seat, a turn and a stage: written with the turn, told once
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('turn', 'next', 'half', 'last', 'zero')),
    due INTEGER,                                -- NULL while the clock stands still
    done INTEGER,                               -- when it was told, or passed over
    PRIMARY KEY (game, seat, turn, stage)
) STRICT, WITHOUT ROWID;
CREATE INDEX reminders_due ON reminder (due) WHERE done IS NULL AND due IS NOT NULL;

CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    user INTEGER,                               -- NULL: a robot
    name TEXT NOT NULL,
    word TEXT NOT NULL DEFAULT '',              -- none at all: the secret alone is the seed
    away INTEGER,                               -- the user whose seat a robot keeps
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE server (                           -- what a server has settled: its newest row holds
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    role INTEGER,                               -- whoever has it moderates
    channel INTEGER,                            -- hears of every moderator's act
    apart INTEGER NOT NULL,                     -- nobody moderates a game of their own
    actor INTEGER NOT NULL,
    at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;
CREATE INDEX server_of_guild ON server (guild, id);

CREATE TABLE sketch (                           -- a turn being put together in a panel
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    sketch TEXT NOT NULL,                       -- JSON: bot.tables.sketch.Sketch
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE spent (                            -- what a person's turn took of the clock; gone once it has been given back
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,                      -- the revision with which the turn began
    seconds INTEGER NOT NULL,
    PRIMARY KEY (game, seat, turn)
) STRICT, WITHOUT ROWID;

CREATE TABLE standing (                         -- what the house answers for a seat; private
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (game, seat, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE status (                           -- the message that tells how a table stands: the one of its start
    game INTEGER PRIMARY KEY REFERENCES game (id),
    letter INTEGER NOT NULL REFERENCES outbox (id),
    board INTEGER,                              -- the message it links to
    pinned TEXT                                 -- NULL: to be tried; else done, refused or off
) STRICT;
