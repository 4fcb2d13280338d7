-- Every user reads the own notifications and settings. The function `add_notifications` below adds all notifications.
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE (read_at) ON notifications TO fairlead_app, fairlead_customer;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON notification_settings TO fairlead_app, fairlead_customer;
--> statement-breakpoint
GRANT SELECT, UPDATE (mailed_at, digested_at), DELETE ON notifications TO fairlead_jobs;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON notifications TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT ON notification_settings TO fairlead_definer;
--> statement-breakpoint
GRANT UPDATE (digest_time) ON agencies TO fairlead_agency_admin;
--> statement-breakpoint
GRANT SELECT (id, time_zone, digest_time, digested_on), UPDATE (digested_on) ON agencies TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (user_id) ON contacts TO fairlead_definer;
--> statement-breakpoint
-- The defaults of `notificationEvents` in packages/rules. `mail` is false for events that have a mail of their own.
CREATE VIEW notification_events AS
  SELECT * FROM (VALUES
    ('QUOTE_ANSWERED', 'AGENT', true, false, false, false),
    ('QUOTE_UNANSWERED', 'AGENT', true, false, true, false),
    ('REPLY_RECEIVED', 'AGENT', true, false, false, false),
    ('SERVICE_REQUESTED', 'AGENT', true, false, false, false),
    ('CERTIFICATE_REQUESTED', 'AGENT', true, false, true, false),
    ('OPPORTUNITY_UNTOUCHED', 'AGENT', true, false, true, false),
    ('POLICY_EXPIRING', 'AGENT', true, false, true, false),
    ('TRANSACTION_PAST_DUE', 'AGENT', true, false, true, false),
    ('CLAIM_MOVED', 'AGENT', true, false, false, false),
    ('CLAIM_UNCHANGED', 'AGENT', true, false, true, false),
    ('DOCUMENT_EXPIRING', 'AGENT', true, false, true, true),
    ('MENTION', 'AGENT', true, true, false, false),
    ('TASK_ASSIGNED', 'AGENT', true, false, false, false),
    ('QUOTE_SENT', 'CUSTOMER', true, false, false, false),
    ('DOCUMENT_REQUESTED', 'CUSTOMER', true, false, false, false),
    ('CLAIM_STATUS_CHANGED', 'CUSTOMER', true, false, false, false),
    ('SERVICE_ANSWERED', 'CUSTOMER', true, false, false, false),
    ('CERTIFICATE_READY', 'CUSTOMER', true, false, false, false),
    ('PAYMENT_PAST_DUE', 'CUSTOMER', true, false, true, false)
  ) AS d (event, role_type, portal, mail, digest, agency_admin);
--> statement-breakpoint
GRANT SELECT ON notification_events TO fairlead_definer;
--> statement-breakpoint
-- Whether a user may receive a notification: the event is for the role, and claims need a license.
CREATE FUNCTION may_be_notified(recipient uuid, about text, of_claim boolean) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM users u
      JOIN roles r ON r.id = u.role_id
      JOIN notification_events e ON e.event = about AND e.role_type = r.role_type
      WHERE u.id = recipient AND u.deleted_at IS NULL AND u.disabled_at IS NULL
        AND (u.agency_admin OR NOT e.agency_admin)
        AND (r.role_type <> 'AGENT' OR u.licensed_agent OR NOT of_claim))
$$;
--> statement-breakpoint
CREATE POLICY own ON notifications FOR SELECT TO fairlead_app, fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user())
    AND may_be_notified(user_id, event, claim_id IS NOT NULL));
--> statement-breakpoint
CREATE POLICY own_changes ON notifications FOR UPDATE TO fairlead_app, fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own ON notification_settings TO fairlead_app, fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY jobs ON notifications TO fairlead_jobs USING (true);
--> statement-breakpoint
CREATE POLICY definer ON notifications TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON notification_settings FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
-- Adds the notifications that their recipients may receive and want, and a job for each mail at once. `candidates` is an array of
-- objects with the names of the columns. The user who causes the event gets none.
CREATE FUNCTION add_notifications(agency uuid, candidates jsonb, actor uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  mailed uuid;
BEGIN
  IF app_agency() IS NOT NULL AND agency IS DISTINCT FROM app_agency() THEN
    RAISE insufficient_privilege USING MESSAGE = 'a notification of another agency';
  END IF;
  FOR mailed IN
    WITH wanted AS (
      SELECT DISTINCT ON (c.user_id, c.event, c.subject_id) c.*, coalesce(s.portal, e.portal) AS portal,
          coalesce(s.mail, e.mail) AS mail, coalesce(s.digest, e.digest) AS digest
        FROM jsonb_to_recordset(candidates) AS c (user_id uuid, event text, subject_id uuid, task_id uuid, detail text,
          contact_id uuid, opportunity_id uuid, quote_id uuid, policy_id uuid, claim_id uuid)
        JOIN users u ON u.agency_id = agency AND u.id = c.user_id
        JOIN notification_events e ON e.event = c.event
        LEFT JOIN notification_settings s ON s.agency_id = agency AND s.user_id = c.user_id AND s.event = c.event
        WHERE c.user_id IS DISTINCT FROM actor AND may_be_notified(c.user_id, c.event, c.claim_id IS NOT NULL)
    ), added AS (
      INSERT INTO notifications (id, agency_id, user_id, event, subject_id, task_id, detail, contact_id, opportunity_id,
          quote_id, policy_id, claim_id, actor_id, created_at, in_portal, in_digest)
        SELECT gen_random_uuid(), agency, user_id, event, subject_id, task_id, left(coalesce(detail, ''), 200), contact_id,
            opportunity_id, quote_id, policy_id, claim_id,
            -- a platform admin is no user of the agency
            (SELECT id FROM users WHERE agency_id = agency AND id = actor), now(), portal, digest
          FROM wanted
          WHERE portal OR mail OR digest
        RETURNING id, user_id, event, subject_id
    )
    SELECT added.id FROM added JOIN wanted USING (user_id, event, subject_id) WHERE wanted.mail
  LOOP
    PERFORM enqueue_job('mail', 'mailNotification', agency, jsonb_build_object('notificationId', mailed),
      'mailNotification ' || mailed, 12, 10, 3600, 120);
  END LOOP;
END $$;
--> statement-breakpoint
-- Removes notifications that nobody has read, because their cause is gone.
CREATE FUNCTION remove_notifications(agency uuid, subject uuid, about text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM notifications
    WHERE agency_id = agency AND (app_agency() IS NULL OR agency = app_agency())
      AND subject_id = subject AND event = about AND read_at IS NULL
$$;
--> statement-breakpoint
-- Tasks of rules notify their assignee, and so does a task that a colleague assigns. Quotes notify of their answer themselves.
-- One statement for all changed tasks, because a new day can create thousands.
CREATE FUNCTION notify_of_tasks() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  assigned jsonb;
  agency uuid;
  candidates jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM notifications n USING changed_tasks t
      WHERE n.agency_id = t.agency_id AND n.task_id = t.id AND n.read_at IS NULL
        AND (t.done_at IS NOT NULL OR t.deleted_at IS NOT NULL OR t.assignee_id <> n.user_id);
    SELECT jsonb_agg(to_jsonb(t)) INTO assigned FROM changed_tasks t JOIN old_tasks o ON o.id = t.id
      WHERE o.assignee_id <> t.assignee_id OR (t.rule IS NOT NULL AND o.done_at IS NOT NULL);
  ELSE
    SELECT jsonb_agg(to_jsonb(t)) INTO assigned FROM changed_tasks t
      WHERE t.rule IS NOT NULL OR t.created_by <> t.assignee_id;
  END IF;
  FOR agency, candidates IN
    SELECT (t ->> 'agency_id')::uuid, jsonb_agg(t || jsonb_build_object('user_id', t -> 'assignee_id', 'task_id', t -> 'id',
        'event', coalesce(t ->> 'rule', 'TASK_ASSIGNED'), 'subject_id', coalesce(t ->> 'subject_id', t ->> 'id'),
        'detail', CASE WHEN t ->> 'rule' IS NULL THEN t ->> 'title' ELSE t ->> 'detail' END))
      FROM jsonb_array_elements(assigned) AS t
      WHERE t ->> 'rule' IS DISTINCT FROM 'QUOTE_ACCEPTED' AND t ->> 'done_at' IS NULL AND t ->> 'deleted_at' IS NULL
      GROUP BY 1
  LOOP
    PERFORM add_notifications(agency, candidates, app_user());
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tasks_notify_new AFTER INSERT ON tasks REFERENCING NEW TABLE AS changed_tasks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_tasks();
--> statement-breakpoint
CREATE TRIGGER tasks_notify AFTER UPDATE ON tasks REFERENCING OLD TABLE AS old_tasks NEW TABLE AS changed_tasks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_tasks();
--> statement-breakpoint
-- Adds a notification for the customer of a contact.
CREATE FUNCTION notify_customer(agency uuid, contact uuid, about text, record jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT add_notifications(agency, jsonb_agg(record || jsonb_build_object('user_id', c.user_id, 'event', about, 'contact_id', c.id)),
      app_user())
    FROM contacts c
    WHERE c.agency_id = agency AND c.id = contact AND c.user_id IS NOT NULL
    HAVING count(*) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION notify_of_quote() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  record jsonb := jsonb_build_object('subject_id', NEW.id, 'quote_id', NEW.id, 'contact_id', NEW.contact_id);
  is_waiting boolean := NEW.status = 'PENDING_APPROVAL' AND NEW.customer_feedback IS NULL AND NEW.deleted_at IS NULL;
BEGIN
  IF NEW.customer_feedback IS DISTINCT FROM OLD.customer_feedback OR NEW.has_policy OR NEW.deleted_at IS NOT NULL THEN
    PERFORM remove_notifications(NEW.agency_id, NEW.id, 'QUOTE_ANSWERED');
  END IF;
  IF NEW.customer_feedback IS DISTINCT FROM OLD.customer_feedback AND NEW.customer_feedback IS NOT NULL
      AND NEW.deleted_at IS NULL THEN
    PERFORM add_notifications(NEW.agency_id, (
      SELECT jsonb_agg(record || jsonb_build_object('user_id', agent, 'event', 'QUOTE_ANSWERED', 'detail', NEW.customer_feedback))
        FROM (SELECT NEW.assigned_agent_id AS agent UNION SELECT agent_id FROM contacts WHERE id = NEW.contact_id) agents
      ), app_user());
  END IF;
  IF is_waiting AND (NEW.sent_at IS DISTINCT FROM OLD.sent_at OR OLD.status <> 'PENDING_APPROVAL') THEN
    PERFORM remove_notifications(NEW.agency_id, NEW.id, 'QUOTE_SENT');
    PERFORM notify_customer(NEW.agency_id, NEW.contact_id, 'QUOTE_SENT', record);
  ELSIF NOT is_waiting THEN
    PERFORM remove_notifications(NEW.agency_id, NEW.id, 'QUOTE_SENT');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotes_notify AFTER UPDATE ON quotes FOR EACH ROW
  WHEN ((OLD.status, OLD.customer_feedback, OLD.sent_at, OLD.has_policy, OLD.deleted_at)
    IS DISTINCT FROM (NEW.status, NEW.customer_feedback, NEW.sent_at, NEW.has_policy, NEW.deleted_at))
  EXECUTE FUNCTION notify_of_quote();
--> statement-breakpoint
CREATE FUNCTION notify_of_document_request() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.status = 'OPEN' THEN
    PERFORM notify_customer(NEW.agency_id, NEW.contact_id, 'DOCUMENT_REQUESTED', jsonb_build_object('subject_id', NEW.id,
      'policy_id', NEW.policy_id, 'claim_id', NEW.claim_id, 'detail', coalesce(nullif(NEW.document_name, ''), NEW.requested_type)));
  ELSE
    PERFORM remove_notifications(NEW.agency_id, NEW.id, 'DOCUMENT_REQUESTED');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER document_requests_notify_new AFTER INSERT ON document_requests FOR EACH ROW
  EXECUTE FUNCTION notify_of_document_request();
--> statement-breakpoint
CREATE TRIGGER document_requests_notify AFTER UPDATE OF status ON document_requests FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION notify_of_document_request();
--> statement-breakpoint
CREATE FUNCTION notify_of_claim() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM remove_notifications(NEW.agency_id, NEW.id, 'CLAIM_STATUS_CHANGED');
  PERFORM notify_customer(NEW.agency_id, NEW.contact_id, 'CLAIM_STATUS_CHANGED', jsonb_build_object('subject_id', NEW.id,
    'claim_id', NEW.id, 'detail', NEW.status));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claims_notify AFTER UPDATE OF status ON claims FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION notify_of_claim();
--> statement-breakpoint
-- Answered requests, certificates and payments notify the customer of their policy.
CREATE FUNCTION notify_of_policy_part() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  part jsonb := to_jsonb(NEW);
  about text := CASE TG_TABLE_NAME WHEN 'service_requests' THEN 'SERVICE_ANSWERED'
    WHEN 'certificates' THEN 'CERTIFICATE_READY' ELSE 'PAYMENT_PAST_DUE' END;
  holds boolean := CASE TG_TABLE_NAME WHEN 'service_requests' THEN part ->> 'status' = 'RESOLVED'
    WHEN 'certificates' THEN part ->> 'status' = 'SENT'
    ELSE part ->> 'payment_status' = 'PAST_DUE' AND part ->> 'deleted_at' IS NULL END;
BEGIN
  IF holds THEN
    PERFORM notify_customer(NEW.agency_id, p.contact_id, about, jsonb_build_object('subject_id', NEW.id, 'policy_id', p.id,
        'detail', coalesce(part ->> 'title', part ->> 'holder_name', part ->> 'premium')))
      FROM policies p WHERE p.agency_id = NEW.agency_id AND p.id = NEW.policy_id;
  ELSE
    PERFORM remove_notifications(NEW.agency_id, NEW.id, about);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER service_requests_notify AFTER UPDATE OF status ON service_requests FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION notify_of_policy_part();
--> statement-breakpoint
CREATE TRIGGER certificates_notify AFTER UPDATE OF status ON certificates FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION notify_of_policy_part();
--> statement-breakpoint
CREATE TRIGGER policy_transactions_notify_new AFTER INSERT ON policy_transactions FOR EACH ROW
  WHEN (NEW.payment_status = 'PAST_DUE') EXECUTE FUNCTION notify_of_policy_part();
--> statement-breakpoint
CREATE TRIGGER policy_transactions_notify AFTER UPDATE ON policy_transactions FOR EACH ROW
  WHEN ((OLD.payment_status, OLD.deleted_at) IS DISTINCT FROM (NEW.payment_status, NEW.deleted_at))
  EXECUTE FUNCTION notify_of_policy_part();
--> statement-breakpoint
-- Agencies whose mails of the day are due.
CREATE FUNCTION agencies_with_digest(at timestamptz) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT id FROM agencies a
    CROSS JOIN LATERAL (SELECT at AT TIME ZONE coalesce(time_zone, 'UTC') AS local) here
    WHERE to_char(local, 'HH24:MI') >= digest_time AND digested_on IS DISTINCT FROM local::date
    ORDER BY id
$$;
--> statement-breakpoint
-- Records that the mails of the day of an agency are written.
CREATE FUNCTION end_digest(agency uuid, at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE agencies SET digested_on = (at AT TIME ZONE coalesce(time_zone, 'UTC'))::date WHERE id = agency
$$;
--> statement-breakpoint
-- Server processes listen to these channels. The payloads are ids only.
CREATE FUNCTION announce_notifications() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('fairlead_notifications', user_id::text) FROM (SELECT DISTINCT user_id FROM changed) users;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notifications_added AFTER INSERT ON notifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
--> statement-breakpoint
CREATE TRIGGER notifications_changed AFTER UPDATE ON notifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
--> statement-breakpoint
CREATE TRIGGER notifications_removed AFTER DELETE ON notifications REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
--> statement-breakpoint
CREATE FUNCTION announce_session_end() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('fairlead_session_ends', NEW.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_end AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION announce_session_end();
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION enqueue_job(text, text, uuid, jsonb, text, integer, integer, integer, integer) TO fairlead_definer;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
DO $$
DECLARE
  definer regprocedure;
BEGIN
  FOREACH definer IN ARRAY ARRAY['may_be_notified(uuid, text, boolean)', 'add_notifications(uuid, jsonb, uuid)',
    'remove_notifications(uuid, uuid, text)', 'notify_of_tasks()', 'notify_customer(uuid, uuid, text, jsonb)',
    'notify_of_quote()', 'notify_of_document_request()', 'notify_of_claim()', 'notify_of_policy_part()',
    'agencies_with_digest(timestamptz)', 'end_digest(uuid, timestamptz)', 'announce_notifications()',
    'announce_session_end()']::regprocedure[]
  LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO fairlead_definer', definer);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', definer);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION may_be_notified(uuid, text, boolean) TO fairlead_app, fairlead_customer;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION add_notifications(uuid, jsonb, uuid), remove_notifications(uuid, uuid, text)
  TO fairlead_app, fairlead_customer, fairlead_jobs;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION agencies_with_digest(timestamptz), end_digest(uuid, timestamptz) TO fairlead_jobs;
