-- The daily update of tasks reads the causes of an agency once, whatever the planner knows about its tasks.
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
    -- EXCEPT reads the causes once. Where the planner expects few tasks, NOT EXISTS searches all causes for each of them.
    UPDATE tasks t SET done_at = at, snoozed_until = NULL, updated_at = at, version = version + 1
      FROM (
        SELECT subject_id, rule, cause_at FROM tasks
          WHERE agency_id = agency AND rule IS NOT NULL AND done_at IS NULL AND deleted_at IS NULL
        EXCEPT
        SELECT subject_id, rule, cause_at FROM task_causes
          WHERE agency_id = agency AND (until_on IS NULL OR until_on > today)
      ) ended
      WHERE t.agency_id = agency AND t.subject_id = ended.subject_id AND t.rule = ended.rule AND t.cause_at = ended.cause_at
        AND t.done_at IS NULL AND t.deleted_at IS NULL;
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
      -- Finding an agent is slow. It happens only if no task stays as it is, and OFFSET 0 keeps the planner from doing it twice.
      CROSS JOIN LATERAL (
        SELECT CASE
          WHEN NOT EXISTS (
            SELECT FROM tasks existing
              WHERE existing.agency_id = agency AND existing.subject_id = task_causes.subject_id AND existing.rule = task_causes.rule
                AND existing.cause_at = task_causes.cause_at
                AND (existing.done_at IS NULL OR existing.done_by IS NOT NULL OR existing.deleted_at IS NOT NULL))
          THEN agent_for_task(agency, CASE WHEN claim_id IS NULL THEN rule ELSE 'CLAIM_MOVED' END, agent_id, contact_id)
        END AS assignee
        OFFSET 0
      ) found
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
