-- Mails and status changes for the timeline that a customer reads of a quote, policy or claim. Customers have no rights to the
-- conversations and the audit log, so a function returns only what concerns them.
GRANT SELECT (user_id, agency_id, record_type, record_id, before, after, actor_kind, action, id) ON audit_log TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (sender, agent_id, subject, status) ON emails TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (requested_by) ON service_requests TO fairlead_definer;
--> statement-breakpoint
-- Newest entries of a record of the calling customer, `MAIL` or `CHANGE` or both, older than a position. Notes and failed mails
-- are left out, and so are the fields of a change except the status and the customer's answer.
CREATE FUNCTION customer_timeline(about text, record uuid, wanted text, older_at timestamptz, older_id uuid, most integer)
RETURNS TABLE (kind text, id uuid, at timestamptz, actor_kind text, actor_id uuid, subject text, is_request boolean,
  action text, before jsonb, after jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
      CASE WHEN e.id IS NOT NULL THEN e.sender WHEN r.id IS NOT NULL THEN 'CUSTOMER' ELSE 'SYSTEM' END,
      CASE WHEN e.sender = 'AGENT' THEN e.agent_id WHEN e.sender = 'CUSTOMER' THEN own.user_id ELSE r.requested_by END,
      coalesce(e.subject, r.title, nullif(m.subject, ''), t.subject), r.id IS NOT NULL, NULL, NULL::jsonb, NULL::jsonb
    FROM own
    JOIN mail_threads t ON t.agency_id = own.agency_id AND t.contact_id = own.id
      AND record = CASE about WHEN 'QUOTE' THEN t.quote_id WHEN 'POLICY' THEN t.policy_id ELSE t.claim_id END
    JOIN mail_messages m ON m.agency_id = t.agency_id AND m.thread_id = t.id
    LEFT JOIN emails e ON e.agency_id = m.agency_id AND e.id = m.email_id
    LEFT JOIN service_requests r ON r.agency_id = m.agency_id AND r.id = m.service_request_id
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
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION customer_timeline(text, uuid, text, timestamptz, uuid, integer) OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION customer_timeline(text, uuid, text, timestamptz, uuid, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION customer_timeline(text, uuid, text, timestamptz, uuid, integer) TO fairlead_customer;
