-- As `age_policies` without a limit, but for at most `most` policies, those that expire first. Each policy updates its tasks and
-- notifications, so that the policies of one day can take too long for one statement.
CREATE FUNCTION age_policies(agency uuid, near integer, at timestamp with time zone, most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  today date := (SELECT (age_policies.at AT TIME ZONE coalesce(time_zone, 'UTC'))::date FROM agencies WHERE id = agency);
  aged integer;
BEGIN
  WITH due AS (
    SELECT id, status, CASE WHEN expires_on < today THEN 'EXPIRED' ELSE 'EXPIRING' END AS becomes
      FROM policies
      WHERE agency_id = agency AND status IN ('ACTIVE', 'EXPIRING') AND expires_on < today + near
        AND (status = 'ACTIVE' OR expires_on < today)
      ORDER BY expires_on, id
      LIMIT most
      FOR UPDATE
  ), changed AS (
    UPDATE policies p
      SET status = due.becomes, updated_at = age_policies.at, version = p.version + 1
      FROM due
      WHERE p.id = due.id
      RETURNING p.id, p.agency_id, due.status AS before, p.status AS after
  )
  INSERT INTO audit_log (id, at, agency_id, operation_id, record_type, record_id, before, after)
    SELECT gen_random_uuid(), age_policies.at, agency_id, 'agePolicies', 'policy', id,
      jsonb_build_object('status', before), jsonb_build_object('status', after)
      FROM changed;
  GET DIAGNOSTICS aged = ROW_COUNT;
  RETURN aged;
END $$;
--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION age_policies(uuid, integer, timestamp with time zone, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION age_policies(uuid, integer, timestamp with time zone, integer) TO fairlead_jobs;
--> statement-breakpoint
-- The owner of a function needs the right to create functions in the schema.
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION age_policies(uuid, integer, timestamp with time zone, integer) OWNER TO fairlead_definer;
--> statement-breakpoint
-- allow rights: the right was granted for the change of the owner only
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
-- Requests add a job that continues a bulk action if the server stops before its end.
GRANT EXECUTE ON FUNCTION delay_job(text, text, timestamp with time zone) TO fairlead_app;
