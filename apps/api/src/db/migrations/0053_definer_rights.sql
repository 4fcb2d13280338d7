-- Functions that do more than their caller may do belong to a role that has nothing else to do and cannot sign in.
-- What they need on tables with files is granted after every migration (src/db/secureTables.ts).
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
DO $$
DECLARE
  definer regprocedure;
BEGIN
  FOR definer IN
    SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef
  LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO fairlead_definer', definer);
    -- Requests are counted before a transaction takes a role.
    IF definer <> 'count_usage(json)'::regprocedure THEN
      EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', definer);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
-- Functions about files; locking a file needs the right to update a column of it.
GRANT SELECT, DELETE ON files TO fairlead_definer;
--> statement-breakpoint
GRANT UPDATE (version) ON files TO fairlead_definer;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION file_references() TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer ON files TO fairlead_definer USING (true);
--> statement-breakpoint
-- age_policies changes statuses.
GRANT SELECT (id, agency_id, status, expires_on, version) ON policies TO fairlead_definer;
--> statement-breakpoint
GRANT UPDATE (status, updated_at, version) ON policies TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer ON policies TO fairlead_definer USING (true);
--> statement-breakpoint
-- age_policies adds rows to the trail; audit_refusal also counts a repeated refusal in the row of the first.
GRANT INSERT, SELECT (bucket, occurrences) ON audit_log TO fairlead_definer;
--> statement-breakpoint
GRANT UPDATE (occurrences) ON audit_log TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer ON audit_log TO fairlead_definer USING (true);
--> statement-breakpoint
-- count_usage
GRANT SELECT (key, used), INSERT, UPDATE (used) ON rate_limits TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer ON rate_limits TO fairlead_definer USING (true);
--> statement-breakpoint
-- count_coupons
GRANT SELECT, UPDATE ON coupon_counts TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer ON coupon_counts TO fairlead_definer USING (true);
--> statement-breakpoint
-- enqueue_job, failed_jobs and take_failed_job; locking a job needs the right to update a column of it.
GRANT USAGE ON SCHEMA pgboss TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT ON pgboss.queue TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE (priority) ON pgboss.job TO fairlead_definer;
