-- Enabled agencies whose mails of the day are due. The job runs every 15 minutes, so its last run of a day is at 23:45.
CREATE OR REPLACE FUNCTION agencies_with_digest(at timestamp with time zone) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT id FROM agencies a
    CROSS JOIN LATERAL (SELECT at AT TIME ZONE coalesce(time_zone, 'UTC') AS local) here
    WHERE disabled_at IS NULL AND to_char(local, 'HH24:MI') >= least(digest_time, '23:45') AND digested_on IS DISTINCT FROM local::date
    ORDER BY id
$$;
--> statement-breakpoint
-- Creates and closes the tasks of one record, or of all records of an agency. A closed task opens again when its cause comes
-- back, but not when an agent has finished it. Causes of more than 90 days ago create none.
CREATE OR REPLACE FUNCTION update_tasks(agency uuid, subject uuid, at timestamp with time zone) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  today date;
  row_version xid;
BEGIN
  SELECT (at AT TIME ZONE coalesce(time_zone, 'UTC'))::date, xmin INTO today, row_version FROM agencies WHERE id = agency;
  IF subject IS NULL THEN
    -- Materialized, because the planner would search all causes again for each task.
    WITH causes AS MATERIALIZED (
      SELECT rule, subject_id, cause_at FROM task_causes WHERE agency_id = agency AND (until_on IS NULL OR until_on > today)
    )
    UPDATE tasks t SET done_at = at, snoozed_until = NULL, updated_at = at, version = version + 1
      WHERE agency_id = agency AND rule IS NOT NULL AND done_at IS NULL AND deleted_at IS NULL
        AND NOT EXISTS (
          SELECT FROM causes c WHERE c.subject_id = t.subject_id AND c.rule = t.rule AND c.cause_at = t.cause_at);
  ELSE
    UPDATE tasks t SET done_at = at, snoozed_until = NULL, updated_at = at, version = version + 1
      WHERE agency_id = agency AND subject_id = subject AND rule IS NOT NULL AND done_at IS NULL AND deleted_at IS NULL
        AND NOT EXISTS (
          SELECT FROM task_causes c
            WHERE c.agency_id = agency AND c.subject_id = subject AND c.rule = t.rule AND c.cause_at = t.cause_at);
  END IF;
  INSERT INTO tasks AS t (id, agency_id, rule, subject_id, cause_at, detail, kind, due_on, assignee_id, contact_id,
      opportunity_id, quote_id, policy_id, claim_id, created_at, updated_at)
    SELECT gen_random_uuid(), agency, rule, subject_id, cause_at, left(detail, 120), kind, due_on, assignee, contact_id,
        opportunity_id, quote_id, policy_id, claim_id, at, at
      FROM task_causes
      CROSS JOIN LATERAL (SELECT agent_for_task(agency, rule, agent_id, contact_id) AS assignee) found
      WHERE agency_id = agency AND (subject IS NULL OR subject_id = subject) AND assignee IS NOT NULL
        AND (from_on IS NULL OR from_on <= today) AND (until_on IS NULL OR until_on > today) AND due_on > today - 90
    ON CONFLICT (agency_id, subject_id, rule, cause_at) WHERE rule IS NOT NULL
      DO UPDATE SET done_at = NULL, updated_at = at, version = t.version + 1
        WHERE t.done_at IS NOT NULL AND t.done_by IS NULL AND t.deleted_at IS NULL;
  IF subject IS NULL THEN
    -- A task rule or the time zone may have changed meanwhile. The next run then repeats the update.
    UPDATE agencies SET day_started_on = CASE WHEN xmin = row_version THEN today END WHERE id = agency;
  END IF;
END $$;
--> statement-breakpoint
-- The system column changes with each update of the row.
GRANT SELECT (xmin) ON agencies TO fairlead_definer;
--> statement-breakpoint
-- Agency admins see who has a passkey, and nothing else of it. The condition is limited by the row security of the users.
GRANT SELECT (user_id) ON passkeys TO fairlead_agency_admin;--> statement-breakpoint
CREATE POLICY tenant ON passkeys FOR SELECT TO fairlead_agency_admin
  USING (EXISTS (SELECT FROM users WHERE users.id = passkeys.user_id AND users.agency_id = (SELECT app_agency())));
