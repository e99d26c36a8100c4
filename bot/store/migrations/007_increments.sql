-- What is taken back brings no time: a turn that is played again has had its increment.

ALTER TABLE clock ADD COLUMN paid INTEGER;  -- how many moves the seat had made when it last got one; NULL: none yet
