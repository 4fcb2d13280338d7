-- The function takes long compared with an index lookup. With the default cost, the planner prefers to read the table and to
-- call it for each row when many rows contain the pair.
ALTER FUNCTION letter_pairs(text) COST 2000;
