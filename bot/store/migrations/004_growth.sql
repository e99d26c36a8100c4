-- What grows with the years is found without reading all of it.

ALTER TABLE game ADD COLUMN put_away INTEGER;     -- of an archived game: the log row that archived it
UPDATE game SET put_away = (SELECT max(rowid) FROM log WHERE log.game = game.id) WHERE archived = 1;
CREATE INDEX archive_of_channel ON game (channel, put_away) WHERE archived = 1;

ALTER TABLE game ADD COLUMN robot_due INTEGER NOT NULL DEFAULT 0;  -- a robot or a standing order may have to move
UPDATE game SET robot_due = 1 WHERE phase = 'playing' AND archived = 0 AND (
    EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND user IS NULL)
    OR EXISTS (SELECT 1 FROM standing WHERE standing.game = game.id));
CREATE INDEX robots_due ON game (id) WHERE robot_due = 1;

-- outbox.stripped: 0 as it was sent; 2 no longer the newest message of its table; 1 its buttons were taken away.
-- It is never told again then, and of its post only the place in the log stays.
UPDATE outbox SET stripped = 2 WHERE stripped = 0 AND message IS NOT NULL AND merged IS NULL AND coalesce(edits, 0) = 0
    AND id < (SELECT max(id) FROM outbox AS later WHERE later.game = outbox.game AND later.message IS NOT NULL
        AND later.merged IS NULL AND coalesce(later.edits, 0) = 0);
UPDATE outbox SET post = json_object('lines', json('[]'), 'seats', json('[]'), 'since', json_extract(post, '$.since'),
    'revision', json_extract(post, '$.revision'), 'settled', json_extract(post, '$.settled'))
WHERE json_valid(post) AND ((stripped = 1 AND picture_owed = 0 AND message IS NOT NULL) OR merged IS NOT NULL)
    AND id < (SELECT max(id) FROM outbox AS later WHERE later.game = outbox.game);
DROP INDEX unstripped;
CREATE INDEX newest_of_game ON outbox (game, id) WHERE stripped = 0 AND message IS NOT NULL;
CREATE INDEX to_strip ON outbox (channel, id) WHERE stripped = 2;
