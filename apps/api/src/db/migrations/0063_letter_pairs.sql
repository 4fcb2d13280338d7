-- All pairs of neighbouring letters in a text, for search indexes.
CREATE FUNCTION letter_pairs(text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT array_agg(DISTINCT substr($1, position, 2)) FROM generate_series(1, length($1) - 1) AS position);
