-- What the channel must get is kept until it can be sent, and messages are remembered so that they can be edited.

PRAGMA application_id = 0x43684447;        -- "ChDG": no other program's file is taken for ours

ALTER TABLE intent ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;          -- of a restore: the game in its way

ALTER TABLE outbox ADD COLUMN nonce TEXT;         -- random, so that no row written after a restore shares an old one
ALTER TABLE outbox ADD COLUMN owed TEXT;          -- why Discord refused it when it was last tried: it waits for a cure
ALTER TABLE outbox ADD COLUMN merged INTEGER;     -- told by this later row, together with others
ALTER TABLE outbox ADD COLUMN edits INTEGER;      -- told by editing this earlier row's message; 0: must not be
ALTER TABLE outbox ADD COLUMN stripped INTEGER NOT NULL DEFAULT 0;       -- its buttons were taken away
ALTER TABLE outbox ADD COLUMN alts TEXT NOT NULL DEFAULT '[]';           -- JSON: descriptions of the pictures it has
ALTER TABLE outbox ADD COLUMN picture_owed INTEGER NOT NULL DEFAULT 0;   -- words were sent, the picture was not
UPDATE outbox SET stripped = 1;                   -- what was sent before stays as it is
CREATE INDEX outbox_of_game ON outbox (game, id);
CREATE INDEX unstripped ON outbox (channel, id) WHERE stripped = 0 AND message IS NOT NULL;
CREATE INDEX pictures_owed ON outbox (channel) WHERE picture_owed = 1;
