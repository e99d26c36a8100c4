-- One game a channel. The log is the game: rows are only ever added.

CREATE TABLE house (
    tag TEXT NOT NULL                      -- makes message nonces of this database its own
) STRICT;
INSERT INTO house (tag) VALUES (lower(hex(randomblob(4))));

CREATE TABLE game (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    guild     INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    rules     TEXT    NOT NULL,            -- which game, and which version of its rules
    version   INTEGER NOT NULL,
    options   TEXT    NOT NULL,            -- JSON
    language  TEXT    NOT NULL,
    phase     TEXT    NOT NULL CHECK (phase IN ('gathering', 'playing', 'over')),
    archived  INTEGER NOT NULL DEFAULT 0,  -- set by a reset; a restore clears it
    seed      BLOB    NOT NULL CHECK (length(seed) = 32),
    revision  INTEGER NOT NULL             -- that of the newest log row
) STRICT;
CREATE UNIQUE INDEX one_live_game_a_channel ON game (channel) WHERE archived = 0;
CREATE INDEX game_of_channel ON game (channel, id);

CREATE TABLE seat (
    game    INTEGER NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    user    INTEGER,                       -- NULL: a robot
    name    TEXT    NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    game        INTEGER NOT NULL REFERENCES game (id),
    revision    INTEGER NOT NULL,
    act         TEXT    NOT NULL,          -- new, join, start, move, undo, reset, ...
    seat        INTEGER,                   -- of a move
    actor       INTEGER,                   -- the user who acted; NULL: a robot
    text        TEXT    NOT NULL,          -- the move in notation, or what was set, or the reason
    events      TEXT    NOT NULL,          -- JSON: what happened
    reversible  INTEGER NOT NULL,          -- drew no chance, showed no secret
    quiet       INTEGER NOT NULL,          -- a secret choice while others still choose
    back_to     INTEGER,                   -- of an undo: the revision whose position holds again
    at          TEXT    NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    PRIMARY KEY (game, revision)
) STRICT;

CREATE TABLE position (                    -- the state after every log row that changed it
    game      INTEGER NOT NULL,
    revision  INTEGER NOT NULL,
    state     BLOB    NOT NULL,            -- JSON, deflated
    drawn     INTEGER NOT NULL,            -- how far the chance counter is
    PRIMARY KEY (game, revision),
    FOREIGN KEY (game, revision) REFERENCES log (game, revision)
) STRICT;

CREATE TABLE handled (                     -- interactions already carried out, so that none counts twice
    interaction  INTEGER PRIMARY KEY,
    game         INTEGER NOT NULL REFERENCES game (id),
    revision     INTEGER NOT NULL
) STRICT;

CREATE TABLE outbox (                      -- messages the channel must get, written with the moves they tell of
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    game      INTEGER NOT NULL REFERENCES game (id),
    channel   INTEGER NOT NULL,
    post      TEXT    NOT NULL,            -- JSON: bot.post.Post
    message   INTEGER,                     -- the message id once sent
    given_up  TEXT                         -- why it never can be sent
) STRICT;
CREATE INDEX unsent ON outbox (channel, id) WHERE message IS NULL AND given_up IS NULL;

CREATE TABLE sketch (                      -- a turn being put together in a panel
    game      INTEGER NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL,
    revision  INTEGER NOT NULL,
    sketch    TEXT    NOT NULL,            -- JSON: bot.sketch.Sketch
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE board (                       -- the tables' own board files, by what their options call them
    name   TEXT NOT NULL PRIMARY KEY,
    rules  TEXT NOT NULL,
    text   TEXT NOT NULL
) STRICT;

CREATE TABLE refusal (                     -- the last one of each reader, for /why
    channel  INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    rules    TEXT    NOT NULL,
    refusal  TEXT    NOT NULL,             -- JSON: rules.core.contract.Refusal
    PRIMARY KEY (channel, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE intent (                      -- a moderator's act waiting for its second step
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    channel   INTEGER NOT NULL,
    user      INTEGER NOT NULL,
    act       TEXT    NOT NULL,
    reason    TEXT    NOT NULL,
    game      INTEGER NOT NULL REFERENCES game (id),
    revision  INTEGER NOT NULL
) STRICT;
