-- Jobs work for enabled agencies only.
GRANT SELECT (id, disabled_at) ON agencies TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON agencies FOR SELECT TO fairlead_jobs USING (true);
--> statement-breakpoint
GRANT SELECT (disabled_at) ON agencies TO fairlead_definer;
--> statement-breakpoint
-- Enabled agencies where a new day has begun since the last update.
CREATE OR REPLACE FUNCTION agencies_with_new_day(at timestamptz) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT id FROM agencies
    WHERE disabled_at IS NULL
      AND (day_started_on IS NULL OR day_started_on <> (at AT TIME ZONE coalesce(time_zone, 'UTC'))::date)
    ORDER BY id
$$;
--> statement-breakpoint
-- Enabled agencies whose mails of the day are due.
CREATE OR REPLACE FUNCTION agencies_with_digest(at timestamptz) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT id FROM agencies a
    CROSS JOIN LATERAL (SELECT at AT TIME ZONE coalesce(time_zone, 'UTC') AS local) here
    WHERE disabled_at IS NULL AND to_char(local, 'HH24:MI') >= digest_time AND digested_on IS DISTINCT FROM local::date
    ORDER BY id
$$;
