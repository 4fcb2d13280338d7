-- Agents read the rules of their agency. The agency admin changes them and the time zone.
ALTER TABLE task_rule_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON task_rule_changes TO fairlead_app;
--> statement-breakpoint
GRANT INSERT, UPDATE ON task_rule_changes TO fairlead_agency_admin;
--> statement-breakpoint
CREATE POLICY tenant ON task_rule_changes TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
GRANT UPDATE (time_zone, day_started_on) ON agencies TO fairlead_agency_admin;
--> statement-breakpoint
-- The functions below create and close tasks whoever changes the record, also a customer or a job.
GRANT SELECT, INSERT, UPDATE ON tasks TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT ON task_rule_changes TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, time_zone, day_started_on), UPDATE (day_started_on) ON agencies TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, role_id, agency_admin, licensed_agent, email_verified_at, disabled_at, created_at, deleted_at)
  ON users TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, role_type) ON roles TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (opportunity_id, contact_id, assigned_agent_id, status, effective_on, sent_at, customer_feedback, feedback_at,
  created_at, deleted_at) ON quotes TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (contact_id, assigned_agent_id, status, created_at, deleted_at) ON opportunities TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (assigned_agent_id, previous_policy_id, non_renewal_reason, created_at) ON policies TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, policy_id, premium, payment_status, transaction_on, due_on, created_at, deleted_at)
  ON policy_transactions TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, policy_id, status, holder_name, created_at) ON certificates TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, policy_id, service_type, title, certificate_id, status, created_at) ON service_requests
  TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (policy_id, contact_id, status, assigned_agent_id, created_at, updated_at) ON claims TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, doc_id, expires_on, status, created_at, replaced_at) ON uploaded_docs TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, name) ON verification_docs TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer ON tasks TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON task_rule_changes FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON agencies TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON users FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON roles FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON policy_transactions FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON certificates FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON service_requests FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON uploaded_docs FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON verification_docs FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
-- Rules of every agency. The defaults are those of `taskRuleDays` in packages/rules.
CREATE VIEW task_rule_settings WITH (security_invoker = true) AS
  SELECT a.id AS agency_id, coalesce(a.time_zone, 'UTC') AS time_zone, d.rule, coalesce(c.enabled, true) AS enabled, coalesce(c.days, d.days) AS days
    FROM agencies a
    CROSS JOIN (VALUES
      ('QUOTE_UNANSWERED', ARRAY[3]),
      ('QUOTE_ACCEPTED', '{}'::integer[]),
      ('OPPORTUNITY_UNTOUCHED', ARRAY[2]),
      ('POLICY_EXPIRING', ARRAY[60, 30]),
      ('TRANSACTION_PAST_DUE', '{}'),
      ('CERTIFICATE_REQUESTED', '{}'),
      ('SERVICE_REQUESTED', '{}'),
      ('REPLY_RECEIVED', '{}'),
      ('CLAIM_MOVED', '{}'),
      ('CLAIM_UNCHANGED', ARRAY[5]),
      ('DOCUMENT_EXPIRING', ARRAY[30])
    ) AS d (rule, days)
    LEFT JOIN task_rule_changes c ON c.agency_id = a.id AND c.rule = d.rule;
--> statement-breakpoint
GRANT SELECT ON task_rule_settings TO fairlead_app, fairlead_definer;
--> statement-breakpoint
-- Causes of tasks at present. A task exists from `from_on` (null: at once) until the day before `until_on` (null: until its cause
-- is gone). A policy that expires has one cause for each of the rule's days, and each lasts until the next one begins.
CREATE VIEW task_causes WITH (security_invoker = true) AS
  SELECT q.agency_id, s.rule, q.id AS subject_id, coalesce(q.sent_at, q.created_at) AS cause_at, 'CALL' AS kind,
      (coalesce(q.sent_at, q.created_at) AT TIME ZONE s.time_zone)::date + s.days[1] AS from_on, NULL::date AS until_on,
      (coalesce(q.sent_at, q.created_at) AT TIME ZONE s.time_zone)::date + s.days[1] AS due_on, q.assigned_agent_id AS agent_id,
      q.contact_id, NULL::uuid AS opportunity_id, q.id AS quote_id, NULL::uuid AS policy_id, NULL::uuid AS claim_id, '' AS detail
    FROM quotes q
    JOIN task_rule_settings s ON s.agency_id = q.agency_id AND s.rule = 'QUOTE_UNANSWERED' AND s.enabled
    WHERE q.status = 'PENDING_APPROVAL' AND q.customer_feedback IS NULL AND q.deleted_at IS NULL
  UNION ALL
  SELECT q.agency_id, s.rule, q.id, q.feedback_at, 'QUOTE', NULL, NULL, (q.feedback_at AT TIME ZONE s.time_zone)::date,
      q.assigned_agent_id, q.contact_id, NULL, q.id, NULL, NULL, ''
    FROM quotes q
    JOIN task_rule_settings s ON s.agency_id = q.agency_id AND s.rule = 'QUOTE_ACCEPTED' AND s.enabled
    WHERE q.customer_feedback = 'ACCEPTED' AND NOT q.has_policy AND q.status IN ('PENDING', 'PENDING_APPROVAL', 'QUOTED')
      AND q.deleted_at IS NULL
  UNION ALL
  SELECT o.agency_id, s.rule, o.id, o.created_at, 'CALL', (o.created_at AT TIME ZONE s.time_zone)::date + s.days[1], NULL,
      (o.created_at AT TIME ZONE s.time_zone)::date + s.days[1], o.assigned_agent_id, o.contact_id, o.id, NULL, NULL, NULL, ''
    FROM opportunities o
    JOIN task_rule_settings s ON s.agency_id = o.agency_id AND s.rule = 'OPPORTUNITY_UNTOUCHED' AND s.enabled
    WHERE o.status = 'NEW' AND o.deleted_at IS NULL
  UNION ALL
  SELECT p.agency_id, s.rule, p.id, (p.expires_on - d.days)::timestamp AT TIME ZONE 'UTC', 'RENEWAL', p.expires_on - d.days,
      p.expires_on + CASE WHEN s.days[d.place + 1] IS NULL THEN 60 ELSE -s.days[d.place + 1] END,
      p.expires_on - coalesce(s.days[d.place + 1], d.days / 2), p.assigned_agent_id, p.contact_id, NULL, NULL, p.id, NULL,
      p.expires_on::text
    FROM policies p
    JOIN task_rule_settings s ON s.agency_id = p.agency_id AND s.rule = 'POLICY_EXPIRING' AND s.enabled
    CROSS JOIN LATERAL unnest(s.days) WITH ORDINALITY AS d (days, place)
    WHERE p.status IN ('ACTIVE', 'EXPIRING', 'BOUND', 'EXPIRED') AND p.expires_on IS NOT NULL AND p.non_renewal_reason IS NULL
      AND NOT EXISTS (SELECT FROM policies n WHERE n.agency_id = p.agency_id AND n.previous_policy_id = p.id)
  UNION ALL
  SELECT t.agency_id, s.rule, t.id, coalesce(t.due_on, t.transaction_on)::timestamp AT TIME ZONE 'UTC', 'PAYMENT', NULL, NULL,
      coalesce(t.due_on, t.transaction_on), p.assigned_agent_id, p.contact_id, NULL, NULL, p.id, NULL, t.premium
    FROM policy_transactions t
    JOIN task_rule_settings s ON s.agency_id = t.agency_id AND s.rule = 'TRANSACTION_PAST_DUE' AND s.enabled
    JOIN policies p ON p.agency_id = t.agency_id AND p.id = t.policy_id
    WHERE t.payment_status = 'PAST_DUE' AND t.deleted_at IS NULL
  UNION ALL
  SELECT c.agency_id, s.rule, c.id, c.created_at, 'CERTIFICATE', NULL, NULL, (c.created_at AT TIME ZONE s.time_zone)::date,
      p.assigned_agent_id, p.contact_id, NULL, NULL, p.id, NULL, c.holder_name
    FROM certificates c
    JOIN task_rule_settings s ON s.agency_id = c.agency_id AND s.rule = 'CERTIFICATE_REQUESTED' AND s.enabled
    JOIN policies p ON p.agency_id = c.agency_id AND p.id = c.policy_id
    WHERE c.status = 'REQUESTED'
  UNION ALL
  -- a request for a certificate is a certificate to send
  SELECT r.agency_id, s.rule, r.id, r.created_at,
      CASE r.service_type WHEN 'REQUEST_A_CALLBACK' THEN 'CALL' WHEN 'BILLING_INQUIRY' THEN 'PAYMENT'
        WHEN 'REQUEST_FOR_ID' THEN 'DOCUMENT' ELSE 'OTHER' END,
      NULL, NULL, (r.created_at AT TIME ZONE s.time_zone)::date, p.assigned_agent_id, p.contact_id, NULL, NULL, p.id, NULL, r.title
    FROM service_requests r
    JOIN task_rule_settings s ON s.agency_id = r.agency_id AND s.rule = 'SERVICE_REQUESTED' AND s.enabled
    JOIN policies p ON p.agency_id = r.agency_id AND p.id = r.policy_id
    WHERE r.status <> 'RESOLVED' AND r.certificate_id IS NULL
  UNION ALL
  -- the first message of a service request is the request itself
  SELECT m.agency_id, s.rule, m.id, m.waiting_since, 'EMAIL', NULL, NULL, (m.waiting_since AT TIME ZONE s.time_zone)::date,
      m.owner_id, m.contact_id, m.opportunity_id, CASE WHEN m.opportunity_id IS NULL THEN m.quote_id END,
      CASE WHEN m.opportunity_id IS NULL AND m.quote_id IS NULL THEN m.policy_id END, NULL, m.subject
    FROM mail_threads m
    JOIN task_rule_settings s ON s.agency_id = m.agency_id AND s.rule = 'REPLY_RECEIVED' AND s.enabled
    WHERE m.waiting_since IS NOT NULL AND m.done_at IS NULL
      AND (m.service_request_id IS NULL OR m.waiting_since <> m.created_at)
  UNION ALL
  SELECT c.agency_id, s.rule, c.id, c.updated_at, 'CLAIM', NULL, NULL, (c.updated_at AT TIME ZONE s.time_zone)::date,
      c.assigned_agent_id, c.contact_id, NULL, NULL, NULL, c.id, ''
    FROM claims c
    JOIN task_rule_settings s ON s.agency_id = c.agency_id AND s.rule = 'CLAIM_MOVED' AND s.enabled
    WHERE c.status IN ('SUBMITTED', 'REOPENED')
  UNION ALL
  SELECT c.agency_id, s.rule, c.id, c.updated_at, 'CLAIM', (c.updated_at AT TIME ZONE s.time_zone)::date + s.days[1], NULL,
      (c.updated_at AT TIME ZONE s.time_zone)::date + s.days[1], c.assigned_agent_id, c.contact_id, NULL, NULL, NULL, c.id, ''
    FROM claims c
    JOIN task_rule_settings s ON s.agency_id = c.agency_id AND s.rule = 'CLAIM_UNCHANGED' AND s.enabled
    WHERE c.status IN ('IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED')
  UNION ALL
  SELECT u.agency_id, s.rule, u.id, (u.expires_on - s.days[1])::timestamp AT TIME ZONE 'UTC', 'DOCUMENT', u.expires_on - s.days[1],
      NULL, u.expires_on - s.days[1] / 2, NULL, NULL, NULL, NULL, NULL, NULL, v.name
    FROM uploaded_docs u
    JOIN task_rule_settings s ON s.agency_id = u.agency_id AND s.rule = 'DOCUMENT_EXPIRING' AND s.enabled
    JOIN verification_docs v ON v.id = u.doc_id
    WHERE u.status = 'APPROVED' AND u.replaced_at IS NULL AND u.expires_on IS NOT NULL;
--> statement-breakpoint
GRANT SELECT ON task_causes TO fairlead_definer;
--> statement-breakpoint
-- The agent who gets a task: the agent of the record if able, else the agent of the contact, else an agency admin.
CREATE FUNCTION agent_for_task(agency uuid, rule text, agent uuid, contact uuid) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(
    (SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.id = agent AND u.agency_id = agency AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (u.licensed_agent OR rule NOT IN ('POLICY_EXPIRING', 'CLAIM_MOVED', 'CLAIM_UNCHANGED'))
        AND (u.agency_admin OR rule <> 'DOCUMENT_EXPIRING')),
    (SELECT u.id FROM contacts c JOIN users u ON u.id = c.agent_id JOIN roles r ON r.id = u.role_id
      WHERE c.id = contact AND u.agency_id = agency AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (u.licensed_agent OR rule NOT IN ('POLICY_EXPIRING', 'CLAIM_MOVED', 'CLAIM_UNCHANGED'))
        AND (u.agency_admin OR rule <> 'DOCUMENT_EXPIRING')),
    (SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.agency_id = agency AND u.agency_admin AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (u.licensed_agent OR rule NOT IN ('POLICY_EXPIRING', 'CLAIM_MOVED', 'CLAIM_UNCHANGED'))
        AND (u.agency_admin OR rule <> 'DOCUMENT_EXPIRING') ORDER BY u.created_at, u.id LIMIT 1))
$$;
--> statement-breakpoint
-- Creates and closes the tasks of one record, or of all records of an agency. A closed task opens again when its cause comes
-- back, but not when an agent has finished it. Causes of more than 90 days ago create none.
CREATE FUNCTION update_tasks(agency uuid, subject uuid, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  today date := (SELECT (at AT TIME ZONE coalesce(time_zone, 'UTC'))::date FROM agencies WHERE id = agency);
BEGIN
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
    UPDATE agencies SET day_started_on = today WHERE id = agency;
  END IF;
END $$;
--> statement-breakpoint
-- Agencies where a new day has begun since the last update.
CREATE FUNCTION agencies_with_new_day(at timestamptz) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT id FROM agencies
    WHERE day_started_on IS NULL OR day_started_on <> (at AT TIME ZONE coalesce(time_zone, 'UTC'))::date
    ORDER BY id
$$;
--> statement-breakpoint
CREATE FUNCTION update_tasks_of_row() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM update_tasks(NEW.agency_id, NEW.id, now());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION update_tasks_of_renewed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM update_tasks(NEW.agency_id, NEW.previous_policy_id, now());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotes_tasks AFTER UPDATE OF status, customer_feedback, sent_at, has_policy, deleted_at ON quotes FOR EACH ROW
  WHEN ((OLD.status, OLD.customer_feedback, OLD.sent_at, OLD.has_policy, OLD.deleted_at)
    IS DISTINCT FROM (NEW.status, NEW.customer_feedback, NEW.sent_at, NEW.has_policy, NEW.deleted_at))
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER opportunities_tasks AFTER UPDATE OF status, deleted_at ON opportunities FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.deleted_at)) EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER policies_tasks AFTER UPDATE OF status, expires_on, non_renewal_reason ON policies FOR EACH ROW
  WHEN ((OLD.status, OLD.expires_on, OLD.non_renewal_reason)
    IS DISTINCT FROM (NEW.status, NEW.expires_on, NEW.non_renewal_reason))
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER policies_renewed_tasks AFTER INSERT ON policies FOR EACH ROW
  WHEN (NEW.previous_policy_id IS NOT NULL) EXECUTE FUNCTION update_tasks_of_renewed();
--> statement-breakpoint
CREATE TRIGGER policy_transactions_new_tasks AFTER INSERT ON policy_transactions FOR EACH ROW
  WHEN (NEW.payment_status = 'PAST_DUE') EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER policy_transactions_tasks AFTER UPDATE ON policy_transactions FOR EACH ROW
  WHEN ((OLD.payment_status, OLD.transaction_on, OLD.due_on, OLD.deleted_at)
    IS DISTINCT FROM (NEW.payment_status, NEW.transaction_on, NEW.due_on, NEW.deleted_at))
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER certificates_tasks AFTER INSERT OR UPDATE OF status ON certificates FOR EACH ROW
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER service_requests_tasks AFTER INSERT OR UPDATE OF status ON service_requests FOR EACH ROW
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER mail_threads_new_tasks AFTER INSERT ON mail_threads FOR EACH ROW
  WHEN (NEW.waiting_since IS NOT NULL) EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER mail_threads_tasks AFTER UPDATE ON mail_threads FOR EACH ROW
  WHEN ((OLD.waiting_since, OLD.done_at) IS DISTINCT FROM (NEW.waiting_since, NEW.done_at))
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER claims_tasks AFTER INSERT OR UPDATE OF status, updated_at ON claims FOR EACH ROW
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER uploaded_docs_tasks AFTER UPDATE OF status, expires_on, replaced_at ON uploaded_docs FOR EACH ROW
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
-- A new agent of a record gets its tasks of rules, unless another agent has them.
-- Arguments: column of the task that refers to the record, column of the agent.
CREATE FUNCTION hand_over_tasks() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format(
    'UPDATE tasks SET assignee_id = coalesce(agent_for_task(agency_id, rule, $1, contact_id), assignee_id), version = version + 1
      WHERE agency_id = $2 AND %I = $3 AND rule IS NOT NULL AND done_at IS NULL AND deleted_at IS NULL AND assignee_id = $4',
    TG_ARGV[0])
    USING (to_jsonb(NEW) ->> TG_ARGV[1])::uuid, NEW.agency_id, NEW.id, (to_jsonb(OLD) ->> TG_ARGV[1])::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER opportunities_hand_over AFTER UPDATE OF assigned_agent_id ON opportunities FOR EACH ROW
  WHEN (OLD.assigned_agent_id IS DISTINCT FROM NEW.assigned_agent_id)
  EXECUTE FUNCTION hand_over_tasks('opportunity_id', 'assigned_agent_id');
--> statement-breakpoint
CREATE TRIGGER quotes_hand_over AFTER UPDATE OF assigned_agent_id ON quotes FOR EACH ROW
  WHEN (OLD.assigned_agent_id <> NEW.assigned_agent_id) EXECUTE FUNCTION hand_over_tasks('quote_id', 'assigned_agent_id');
--> statement-breakpoint
CREATE TRIGGER policies_hand_over AFTER UPDATE OF assigned_agent_id ON policies FOR EACH ROW
  WHEN (OLD.assigned_agent_id <> NEW.assigned_agent_id) EXECUTE FUNCTION hand_over_tasks('policy_id', 'assigned_agent_id');
--> statement-breakpoint
CREATE TRIGGER claims_hand_over AFTER UPDATE OF assigned_agent_id ON claims FOR EACH ROW
  WHEN (OLD.assigned_agent_id <> NEW.assigned_agent_id) EXECUTE FUNCTION hand_over_tasks('claim_id', 'assigned_agent_id');
--> statement-breakpoint
CREATE TRIGGER mail_threads_hand_over AFTER UPDATE ON mail_threads FOR EACH ROW
  WHEN (OLD.owner_id <> NEW.owner_id) EXECUTE FUNCTION hand_over_tasks('subject_id', 'owner_id');
--> statement-breakpoint
-- Tasks that agents have added are deleted and restored with their opportunity or quote.
CREATE FUNCTION delete_tasks_of_record() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE tasks SET deleted_at = NEW.deleted_at, version = version + 1
    WHERE agency_id = NEW.agency_id AND NEW.id = CASE TG_TABLE_NAME WHEN 'quotes' THEN quote_id ELSE opportunity_id END
      AND rule IS NULL AND deleted_at IS NOT DISTINCT FROM OLD.deleted_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER opportunities_delete_tasks AFTER UPDATE OF deleted_at ON opportunities FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION delete_tasks_of_record();
--> statement-breakpoint
CREATE TRIGGER quotes_delete_tasks AFTER UPDATE OF deleted_at ON quotes FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION delete_tasks_of_record();
--> statement-breakpoint
-- A policy expires at the end of its last day in the time zone of the agency.
DROP FUNCTION age_policies(date, integer, timestamptz);
--> statement-breakpoint
CREATE FUNCTION age_policies(agency uuid, near integer, at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  today date := (SELECT (age_policies.at AT TIME ZONE coalesce(time_zone, 'UTC'))::date FROM agencies WHERE id = agency);
  aged integer;
BEGIN
  WITH due AS (
    SELECT id, status, CASE WHEN expires_on < today THEN 'EXPIRED' ELSE 'EXPIRING' END AS becomes
      FROM policies
      WHERE agency_id = agency AND status IN ('ACTIVE', 'EXPIRING') AND expires_on < today + near
        AND (status = 'ACTIVE' OR expires_on < today)
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
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
DO $$
DECLARE
  definer regprocedure;
BEGIN
  FOREACH definer IN ARRAY ARRAY['agent_for_task(uuid, text, uuid, uuid)', 'update_tasks(uuid, uuid, timestamptz)',
    'agencies_with_new_day(timestamptz)', 'update_tasks_of_row()', 'update_tasks_of_renewed()', 'hand_over_tasks()',
    'delete_tasks_of_record()', 'age_policies(uuid, integer, timestamptz)']::regprocedure[]
  LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO fairlead_definer', definer);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', definer);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION update_tasks(uuid, uuid, timestamptz) TO fairlead_jobs, fairlead_setup;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION agencies_with_new_day(timestamptz), age_policies(uuid, integer, timestamptz) TO fairlead_jobs;
