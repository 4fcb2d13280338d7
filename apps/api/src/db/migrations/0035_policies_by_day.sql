-- What the day makes of a policy: one that insures somebody is expiring when its last day is near, and expired when that day is
-- over. Every other status says something that a day does not change. Over all agencies at once, so as the owner of the tables.
CREATE FUNCTION age_policies(today date, near integer, at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  aged integer;
BEGIN
  WITH due AS (
    SELECT id, status, CASE WHEN expires_on < today THEN 'EXPIRED' ELSE 'EXPIRING' END AS becomes
      FROM policies
      WHERE status IN ('ACTIVE', 'EXPIRING') AND expires_on < today + near AND (status = 'ACTIVE' OR expires_on < today)
      FOR UPDATE
  ), changed AS (
    UPDATE policies p
      SET status = due.becomes, updated_at = at, version = p.version + 1
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
REVOKE EXECUTE ON FUNCTION age_policies(date, integer, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION age_policies(date, integer, timestamptz) TO fairlead_jobs;
--> statement-breakpoint
-- The function is all that the nightly work needs.
DROP POLICY jobs ON policies;
--> statement-breakpoint
REVOKE SELECT (agency_id, status, expires_on) ON policies FROM fairlead_jobs;
