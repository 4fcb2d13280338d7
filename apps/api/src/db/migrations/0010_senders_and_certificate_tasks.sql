-- The agent who gets a task: the agent of the record if able, else the agent of the contact, else an agency admin. Certificates
-- are sent by the agents of `answersCertificates` in packages/rules: with a license, the agent of the contact and agency admins,
-- or every agent if the agent of the contact has no license.
CREATE OR REPLACE FUNCTION agent_for_task(agency uuid, rule text, agent uuid, contact uuid) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT coalesce(
    (SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.id = agent AND u.agency_id = agency AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (u.licensed_agent OR rule NOT IN ('POLICY_EXPIRING', 'CERTIFICATE_REQUESTED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED'))
        AND (u.agency_admin OR rule <> 'DOCUMENT_EXPIRING')
        AND (u.agency_admin OR rule <> 'CERTIFICATE_REQUESTED' OR NOT EXISTS (SELECT FROM contacts c JOIN users o ON o.id = c.agent_id
          WHERE c.id = contact AND o.id <> u.id AND o.licensed_agent))),
    (SELECT u.id FROM contacts c JOIN users u ON u.id = c.agent_id JOIN roles r ON r.id = u.role_id
      WHERE c.id = contact AND u.agency_id = agency AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (u.licensed_agent OR rule NOT IN ('POLICY_EXPIRING', 'CERTIFICATE_REQUESTED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED'))
        AND (u.agency_admin OR rule <> 'DOCUMENT_EXPIRING')),
    (SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.agency_id = agency AND u.agency_admin AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (u.licensed_agent OR rule NOT IN ('POLICY_EXPIRING', 'CERTIFICATE_REQUESTED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED'))
        AND (u.agency_admin OR rule <> 'DOCUMENT_EXPIRING') ORDER BY u.created_at, u.id LIMIT 1),
    -- without a licensed admin, the request of the customer would reach no agent
    (SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.agency_id = agency AND rule = 'CERTIFICATE_REQUESTED' AND u.licensed_agent AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM contacts c JOIN users o ON o.id = c.agent_id WHERE c.id = contact AND o.licensed_agent)
      ORDER BY u.created_at, u.id LIMIT 1))
$$;
--> statement-breakpoint
-- Moves the open tasks of agents who cannot send the certificate, unless an agent has assigned them.
UPDATE tasks t
  SET assignee_id = agent_for_task(t.agency_id, t.rule, p.assigned_agent_id, t.contact_id), version = t.version + 1
  FROM policies p
  WHERE t.rule = 'CERTIFICATE_REQUESTED' AND t.done_at IS NULL AND t.deleted_at IS NULL
    AND p.agency_id = t.agency_id AND p.id = t.policy_id AND t.assignee_id = p.assigned_agent_id
    AND agent_for_task(t.agency_id, t.rule, p.assigned_agent_id, t.contact_id) <> t.assignee_id;
--> statement-breakpoint
-- Newest entries of a record of the calling customer, `MAIL` or `CHANGE` or both, older than a position. Notes and failed mails
-- are left out, and so are the fields of a change except the status and the customer's answer. The system writes mails with a
-- quote, and an agent sends them (`isQuoteMail`).
CREATE OR REPLACE FUNCTION customer_timeline(about text, record uuid, wanted text, older_at timestamp with time zone, older_id uuid, most integer) RETURNS TABLE(kind text, id uuid, at timestamp with time zone, actor_kind text, actor_id uuid, subject text, is_request boolean, action text, before jsonb, after jsonb)
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  WITH own AS MATERIALIZED (
    SELECT c.id, c.agency_id, c.user_id FROM contacts c
      WHERE c.id = app_contact() AND c.agency_id = app_agency() AND CASE about
        WHEN 'QUOTE' THEN EXISTS (SELECT FROM quotes q
          WHERE q.id = record AND q.agency_id = c.agency_id AND q.contact_id = c.id AND q.deleted_at IS NULL)
        WHEN 'POLICY' THEN EXISTS (SELECT FROM policies p
          WHERE p.id = record AND p.agency_id = c.agency_id AND p.contact_id = c.id)
        WHEN 'CLAIM' THEN EXISTS (SELECT FROM claims l
          WHERE l.id = record AND l.agency_id = c.agency_id AND l.contact_id = c.id)
        ELSE false END
  )
  (SELECT 'MAIL', m.id, m.created_at,
      CASE WHEN e.id IS NOT NULL THEN e.sender WHEN r.id IS NOT NULL THEN 'CUSTOMER'
        WHEN s.sender_id IS NOT NULL THEN 'AGENT' ELSE 'SYSTEM' END,
      CASE WHEN e.sender = 'AGENT' THEN e.agent_id WHEN e.sender = 'CUSTOMER' THEN own.user_id
        WHEN r.id IS NOT NULL THEN r.requested_by ELSE s.sender_id END,
      coalesce(e.subject, r.title, nullif(m.subject, ''), t.subject), r.id IS NOT NULL, NULL, NULL::jsonb, NULL::jsonb
    FROM own
    JOIN mail_threads t ON t.agency_id = own.agency_id AND t.contact_id = own.id
      AND record = CASE about WHEN 'QUOTE' THEN t.quote_id WHEN 'POLICY' THEN t.policy_id ELSE t.claim_id END
    JOIN mail_messages m ON m.agency_id = t.agency_id AND m.thread_id = t.id
    LEFT JOIN emails e ON e.agency_id = m.agency_id AND e.id = m.email_id
    LEFT JOIN service_requests r ON r.agency_id = m.agency_id AND r.id = m.service_request_id
    LEFT JOIN mails s ON s.agency_id = m.agency_id AND s.id = m.id AND s.kind = 'quoteReady'
    WHERE coalesce(wanted, 'MAIL') = 'MAIL' AND (e.id IS NULL OR e.sender = 'CUSTOMER' OR e.status <> 'FAILED')
      AND (older_at IS NULL OR (m.created_at, m.id) < (older_at, older_id))
    ORDER BY m.created_at DESC, m.id DESC LIMIT most)
  UNION ALL
  (SELECT 'CHANGE', a.id, a.at,
      CASE WHEN a.actor_kind <> 'USER' OR a.user_id IS NULL THEN 'SYSTEM' WHEN a.user_id = own.user_id THEN 'CUSTOMER'
        ELSE 'AGENT' END,
      a.user_id, NULL, false, a.action,
      jsonb_build_object('status', a.before -> 'status', 'customerFeedback', a.before -> 'customerFeedback'),
      jsonb_build_object('status', a.after -> 'status', 'customerFeedback', a.after -> 'customerFeedback')
    FROM own
    JOIN audit_log a ON a.record_id = record AND a.agency_id = own.agency_id AND a.record_type = lower(about)
    WHERE coalesce(wanted, 'CHANGE') = 'CHANGE' AND a.outcome = 'DONE'
      AND (a.action = 'CREATED' OR a.action = 'CHANGED' AND (
        (a.after ? 'status' AND a.before ->> 'status' IS DISTINCT FROM a.after ->> 'status')
        OR (about = 'QUOTE' AND a.after ? 'customerFeedback'
          AND a.before ->> 'customerFeedback' IS DISTINCT FROM a.after ->> 'customerFeedback')))
      AND (older_at IS NULL OR (a.at, a.id) < (older_at, older_id))
    ORDER BY a.at DESC, a.id DESC LIMIT most)
$$;
--> statement-breakpoint
GRANT SELECT (id, agency_id, kind, sender_id) ON mails TO fairlead_definer;--> statement-breakpoint
CREATE POLICY definer ON mails FOR SELECT TO fairlead_definer USING (true);
