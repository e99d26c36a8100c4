-- Words that make the seed, seats that change hands, tables that are locked, and what servers have settled.

ALTER TABLE seat ADD COLUMN word TEXT NOT NULL DEFAULT '';     -- none at all: the secret alone is the seed
ALTER TABLE seat ADD COLUMN away INTEGER;                      -- the user whose seat a robot keeps
ALTER TABLE game ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN agreement TEXT NOT NULL DEFAULT 'unanimity' CHECK (agreement IN ('unanimity', 'majority'));

ALTER TABLE intent ADD COLUMN seat INTEGER;
ALTER TABLE intent ADD COLUMN target INTEGER;                  -- the revision to go back to, the newcomer, the hours
ALTER TABLE intent ADD COLUMN name TEXT NOT NULL DEFAULT '';   -- of the newcomer

CREATE TABLE server (                      -- what a server has settled: its newest row holds
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER NOT NULL,
    role     INTEGER,                      -- whoever has it moderates
    channel  INTEGER,                      -- hears of every moderator's act
    apart    INTEGER NOT NULL,             -- nobody moderates a game of their own
    actor    INTEGER NOT NULL,
    at       TEXT    NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;
CREATE INDEX server_of_guild ON server (guild, id);
