CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_expires_ix" ON "rate_limits" USING btree ("expires_at");
--> statement-breakpoint
-- Counts are worth less than the writes that a log of them costs: after a crash of the database they start at 0.
ALTER TABLE rate_limits SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE rate_limits ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, DELETE ON rate_limits TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON rate_limits TO fairlead_jobs USING (true);
--> statement-breakpoint
-- Adds to counters and returns their totals, in one statement. Requests are counted before a transaction takes a role, so
-- the function runs with its owner's rights and every role may call it. `counters` is [{"key", "amount", "expires"}], with
-- `expires` in unix seconds. The order by key prevents deadlocks.
CREATE FUNCTION count_usage(counters json) RETURNS TABLE (counter text, total bigint)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO rate_limits AS r (key, used, expires_at)
    SELECT c.key, c.amount, to_timestamp(c.expires)
      FROM json_to_recordset(counters) AS c (key text, amount bigint, expires bigint)
      ORDER BY c.key
    ON CONFLICT (key) DO UPDATE SET used = r.used + excluded.used
    RETURNING r.key, r.used
$$;
