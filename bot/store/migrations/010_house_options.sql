-- What a table chooses in every game is one value, so that the next choice needs no column of its own.

ALTER TABLE game ADD COLUMN house TEXT NOT NULL DEFAULT '{}';  -- JSON: bot.tables.house.HouseOptions
UPDATE game SET house = json_object(
    'undo', agreement, 'pins', json(iif(pins, 'true', 'false')), 'pace', json(pace));
ALTER TABLE game DROP COLUMN agreement;
ALTER TABLE game DROP COLUMN pins;
ALTER TABLE game DROP COLUMN pace;

-- Not used any more: questions to players are rows of the log, and quiet hours are in player.hours.
DROP TABLE proposal;
ALTER TABLE player DROP COLUMN zone;
ALTER TABLE player DROP COLUMN start;
ALTER TABLE player DROP COLUMN ends;
