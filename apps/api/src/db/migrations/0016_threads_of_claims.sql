-- Agents without a license see no claims and none of their conversations. The numbers of these threads and unread marks are kept
-- under names of their own, and subtracted for such agents.
CREATE OR REPLACE TRIGGER mail_threads_unread AFTER UPDATE ON mail_threads FOR EACH ROW
  WHEN (NEW.done_at IS DISTINCT FROM OLD.done_at OR NEW.owner_id <> OLD.owner_id OR NEW.last_at <> OLD.last_at
    OR NEW.assignee_id IS DISTINCT FROM OLD.assignee_id OR NEW.claim_id IS DISTINCT FROM OLD.claim_id)
  EXECUTE FUNCTION update_unread();--> statement-breakpoint
CREATE TRIGGER mail_threads_claims_added AFTER INSERT ON mail_threads REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'claim_id IS NOT NULL', 'owner_id || CASE WHEN done_at IS NOT NULL THEN '':DONE'' WHEN waiting_since IS NOT NULL THEN '':WAITING''
      ELSE '':OPEN'' END', 'claim_threads');
--> statement-breakpoint
CREATE TRIGGER mail_threads_claims_changed AFTER UPDATE ON mail_threads REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'claim_id IS NOT NULL', 'owner_id || CASE WHEN done_at IS NOT NULL THEN '':DONE'' WHEN waiting_since IS NOT NULL THEN '':WAITING''
      ELSE '':OPEN'' END', 'claim_threads');
--> statement-breakpoint
CREATE TRIGGER mail_threads_claims_removed AFTER DELETE ON mail_threads REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'claim_id IS NOT NULL', 'owner_id || CASE WHEN done_at IS NOT NULL THEN '':DONE'' WHEN waiting_since IS NOT NULL THEN '':WAITING''
      ELSE '':OPEN'' END', 'claim_threads');
--> statement-breakpoint
INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
  SELECT agency_id, 'claim_threads', owner_id || CASE WHEN done_at IS NOT NULL THEN ':DONE' WHEN waiting_since IS NOT NULL THEN ':WAITING'
      ELSE ':OPEN' END AS key, count(*), 0
    FROM mail_threads WHERE claim_id IS NOT NULL
    GROUP BY agency_id, key;
--> statement-breakpoint
ALTER TABLE "mail_unread" ADD COLUMN "of_claim" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION complete_unread() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  SELECT last_at, owner_id = NEW.user_id, claim_id IS NOT NULL INTO NEW.last_at, NEW.is_own, NEW.of_claim
    FROM mail_threads WHERE agency_id = NEW.agency_id AND id = NEW.thread_id;
  NEW.last_at := coalesce(NEW.last_at, now());
  NEW.is_own := coalesce(NEW.is_own, false);
  NEW.of_claim := coalesce(NEW.of_claim, false);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION update_unread() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  IF NEW.done_at IS NOT NULL THEN
    DELETE FROM mail_unread WHERE agency_id = NEW.agency_id AND thread_id = NEW.id;
    RETURN NULL;
  END IF;
  IF NEW.assignee_id IS DISTINCT FROM OLD.assignee_id THEN
    DELETE FROM mail_unread WHERE agency_id = NEW.agency_id AND thread_id = NEW.id AND user_id = OLD.owner_id
      AND NEW.owner_id <> OLD.owner_id;
    INSERT INTO mail_unread (agency_id, user_id, thread_id)
      SELECT NEW.agency_id, NEW.assignee_id, NEW.id WHERE NEW.assignee_id <> coalesce(app_user(), NEW.assignee_id)
      ON CONFLICT DO NOTHING;
  END IF;
  UPDATE mail_unread SET last_at = NEW.last_at, is_own = (user_id = NEW.owner_id), of_claim = (NEW.claim_id IS NOT NULL)
    WHERE agency_id = NEW.agency_id AND thread_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE mail_unread u SET of_claim = true
  FROM mail_threads t WHERE t.agency_id = u.agency_id AND t.id = u.thread_id AND t.claim_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER mail_unread_claims_added AFTER INSERT ON mail_unread REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'of_claim', 'user_id || CASE WHEN is_own THEN '':OWN'' ELSE '':OTHER'' END', 'claim_unread');
--> statement-breakpoint
CREATE TRIGGER mail_unread_claims_changed AFTER UPDATE ON mail_unread REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'of_claim', 'user_id || CASE WHEN is_own THEN '':OWN'' ELSE '':OTHER'' END', 'claim_unread');
--> statement-breakpoint
CREATE TRIGGER mail_unread_claims_removed AFTER DELETE ON mail_unread REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'of_claim', 'user_id || CASE WHEN is_own THEN '':OWN'' ELSE '':OTHER'' END', 'claim_unread');
--> statement-breakpoint
INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
  SELECT agency_id, 'claim_unread', user_id || CASE WHEN is_own THEN ':OWN' ELSE ':OTHER' END AS key, count(*), 0
    FROM mail_unread WHERE of_claim
    GROUP BY agency_id, key;
--> statement-breakpoint
-- The task and the notification of a reply are those of the claim, if the thread is about one. Otherwise the same as before.
CREATE OR REPLACE VIEW task_causes WITH (security_invoker = true) AS
  SELECT q.agency_id, s.rule, q.id AS subject_id, coalesce(q.sent_at, q.created_at) AS cause_at, 'CALL' AS kind,
      (coalesce(q.sent_at, q.created_at) AT TIME ZONE s.time_zone)::date + s.days[1] AS from_on, NULL::date AS until_on,
      (coalesce(q.sent_at, q.created_at) AT TIME ZONE s.time_zone)::date + s.days[1] AS due_on, q.assigned_agent_id AS agent_id,
      q.contact_id, NULL::uuid AS opportunity_id, q.id AS quote_id, NULL::uuid AS policy_id, NULL::uuid AS claim_id, '' AS detail
    FROM quotes q
    JOIN task_rule_settings s ON s.agency_id = q.agency_id AND s.rule = 'QUOTE_UNANSWERED' AND s.enabled
    WHERE q.status = 'PENDING_APPROVAL' AND q.customer_feedback IS NULL AND NOT q.has_policy AND q.deleted_at IS NULL
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
      m.owner_id, m.contact_id, CASE WHEN m.claim_id IS NULL THEN m.opportunity_id END,
      CASE WHEN num_nonnulls(m.claim_id, m.opportunity_id) = 0 THEN m.quote_id END,
      CASE WHEN num_nonnulls(m.claim_id, m.opportunity_id, m.quote_id) = 0 THEN m.policy_id END, m.claim_id, m.subject
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
-- All tasks of claims go to agents with a license, whatever their rule.
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
      CROSS JOIN LATERAL (SELECT agent_for_task(agency, CASE WHEN claim_id IS NULL THEN rule ELSE 'CLAIM_MOVED' END, agent_id, contact_id) AS assignee) found
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
CREATE OR REPLACE FUNCTION hand_over_tasks() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
BEGIN
  EXECUTE format(
    'UPDATE tasks SET version = version + 1, assignee_id = coalesce(
        agent_for_task(agency_id, CASE WHEN claim_id IS NULL THEN rule ELSE ''CLAIM_MOVED'' END, $1, contact_id), assignee_id)
      WHERE agency_id = $2 AND %I = $3 AND rule IS NOT NULL AND done_at IS NULL AND deleted_at IS NULL AND assignee_id = $4',
    TG_ARGV[0])
    USING (to_jsonb(NEW) ->> TG_ARGV[1])::uuid, NEW.agency_id, NEW.id, (to_jsonb(OLD) ->> TG_ARGV[1])::uuid;
  RETURN NULL;
END $_$;
--> statement-breakpoint
-- The tasks of a thread move to the claim with it, and its unread notifications. Read ones have no index by subject.
CREATE FUNCTION move_to_claim() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  UPDATE tasks SET opportunity_id = NULL, quote_id = NULL, policy_id = NULL, claim_id = NEW.claim_id, version = version + 1,
      assignee_id = CASE WHEN done_at IS NOT NULL THEN assignee_id
        ELSE coalesce(agent_for_task(agency_id, 'CLAIM_MOVED',
          CASE WHEN assignee_id = OLD.owner_id THEN NEW.owner_id ELSE assignee_id END, contact_id), assignee_id) END
    WHERE agency_id = NEW.agency_id AND subject_id = NEW.id AND rule = 'REPLY_RECEIVED';
  UPDATE notifications SET opportunity_id = NULL, quote_id = NULL, policy_id = NULL, claim_id = NEW.claim_id
    WHERE agency_id = NEW.agency_id AND subject_id = NEW.id AND event = 'REPLY_RECEIVED' AND read_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The owner of a function needs the right to create functions in the schema.
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION move_to_claim() OWNER TO fairlead_definer;
--> statement-breakpoint
-- allow rights: the right was granted for the change of the owner only
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
GRANT UPDATE (opportunity_id, quote_id, policy_id, claim_id) ON notifications TO fairlead_definer;
--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION move_to_claim() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER mail_threads_claim AFTER UPDATE OF claim_id ON mail_threads FOR EACH ROW
  WHEN (NEW.claim_id IS NOT NULL AND NEW.claim_id IS DISTINCT FROM OLD.claim_id) EXECUTE FUNCTION move_to_claim();
--> statement-breakpoint
UPDATE tasks t SET opportunity_id = NULL, quote_id = NULL, policy_id = NULL, claim_id = m.claim_id, version = t.version + 1,
    assignee_id = CASE WHEN t.done_at IS NULL
      THEN coalesce(agent_for_task(t.agency_id, 'CLAIM_MOVED', t.assignee_id, t.contact_id), t.assignee_id) ELSE t.assignee_id END
  FROM mail_threads m
  WHERE m.agency_id = t.agency_id AND m.id = t.subject_id AND m.claim_id IS NOT NULL AND t.rule = 'REPLY_RECEIVED';
--> statement-breakpoint
UPDATE notifications n SET opportunity_id = NULL, quote_id = NULL, policy_id = NULL, claim_id = m.claim_id
  FROM mail_threads m
  WHERE m.agency_id = n.agency_id AND m.id = n.subject_id AND m.claim_id IS NOT NULL AND n.event = 'REPLY_RECEIVED';
