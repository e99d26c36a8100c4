-- Time that ran on what was taken back is returned, and quiet hours that are moved count from the next day on.

CREATE TABLE spent (                       -- what a person's turn took of the clock; gone once it has been given back
    game     INTEGER NOT NULL REFERENCES game (id),
    seat     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,             -- the revision with which the turn began
    seconds  INTEGER NOT NULL,
    PRIMARY KEY (game, seat, turn)
) STRICT, WITHOUT ROWID;

ALTER TABLE player ADD COLUMN hours TEXT;  -- JSON: bot.tables.clocks.Quiet; takes the place of zone, start and ends
UPDATE player SET hours = json_object('zone', zone, 'start', start, 'end', ends) WHERE zone IS NOT NULL;
