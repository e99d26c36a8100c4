-- Standing orders, and which panel a move was confirmed on.

CREATE TABLE standing (                    -- what the house answers for a seat; private
    game   INTEGER NOT NULL REFERENCES game (id),
    seat   INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    value  TEXT    NOT NULL,
    PRIMARY KEY (game, seat, name)
) STRICT, WITHOUT ROWID;

ALTER TABLE handled ADD COLUMN before INTEGER;  -- the revision before it
ALTER TABLE handled ADD COLUMN panel TEXT;      -- the mark of the panel it was confirmed on
CREATE INDEX confirmed ON handled (game, panel) WHERE panel IS NOT NULL;
