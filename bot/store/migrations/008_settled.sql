-- A table is loaded with its last visible revision: found without touching the log itself, however long it is.

CREATE INDEX settled ON log (game, revision) WHERE quiet = 0;
