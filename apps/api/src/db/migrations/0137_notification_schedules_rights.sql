GRANT SELECT (id, agency_id, digest_days, quiet_hours) ON user_details TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON user_details FOR SELECT TO fairlead_jobs USING (true);
--> statement-breakpoint
GRANT UPDATE (start_after) ON pgboss.job TO fairlead_definer;
--> statement-breakpoint
-- Keeps a job that waits with this key from starting before a time.
CREATE FUNCTION delay_job(lane text, key text, starts timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE pgboss.job j SET start_after = starts WHERE j.name = lane AND j.singleton_key = key AND j.state = 'created'
$$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION delay_job(text, text, timestamptz) OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION delay_job(text, text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION delay_job(text, text, timestamptz) TO fairlead_jobs;
