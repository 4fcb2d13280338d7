-- A quote that became a policy without an answer of the customer no longer waits for one: no task reminds of it, and the figures
-- of unanswered quotes leave it out. The next daily update removes its open tasks.
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
CREATE OR REPLACE TRIGGER quotes_added AFTER INSERT ON quotes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL', 'CASE
    WHEN customer_feedback IS NULL AND has_policy THEN ''HAS_POLICY''
    WHEN customer_feedback = ''ACCEPTED'' AND NOT has_policy AND status IN (''PENDING'', ''PENDING_APPROVAL'', ''QUOTED'') THEN ''POLICY_TO_WRITE''
    ELSE coalesce(customer_feedback, status) END');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER quotes_changed AFTER UPDATE ON quotes REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL', 'CASE
    WHEN customer_feedback IS NULL AND has_policy THEN ''HAS_POLICY''
    WHEN customer_feedback = ''ACCEPTED'' AND NOT has_policy AND status IN (''PENDING'', ''PENDING_APPROVAL'', ''QUOTED'') THEN ''POLICY_TO_WRITE''
    ELSE coalesce(customer_feedback, status) END');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER quotes_removed AFTER DELETE ON quotes REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL', 'CASE
    WHEN customer_feedback IS NULL AND has_policy THEN ''HAS_POLICY''
    WHEN customer_feedback = ''ACCEPTED'' AND NOT has_policy AND status IN (''PENDING'', ''PENDING_APPROVAL'', ''QUOTED'') THEN ''POLICY_TO_WRITE''
    ELSE coalesce(customer_feedback, status) END');
--> statement-breakpoint
-- Moves the quotes that the old triggers counted under their status.
INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
  SELECT agency_id, 'quotes', moved.status, sum(moved.sign), sum(moved.sign * coalesce(premium_cents, 0))
    FROM quotes, LATERAL (VALUES (quotes.status, -1), ('HAS_POLICY', 1)) AS moved(status, sign)
    WHERE customer_feedback IS NULL AND has_policy AND deleted_at IS NULL
    GROUP BY agency_id, moved.status;
