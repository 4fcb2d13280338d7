-- Conversations belong to the agency. Customers read their mails in their mailbox.
ALTER TABLE mail_threads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mail_messages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mail_unread ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE (reference, assignee_id, waiting_since, done_at) ON mail_threads TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON mail_threads TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);
--> statement-breakpoint
GRANT SELECT ON mail_messages TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON mail_messages FOR SELECT TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);
--> statement-breakpoint
-- Users mark threads for themselves only. Triggers mark new messages.
GRANT SELECT, INSERT, DELETE ON mail_unread TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON mail_unread FOR SELECT TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);
--> statement-breakpoint
CREATE POLICY own_marks ON mail_unread FOR INSERT TO fairlead_app
  WITH CHECK (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own_reads ON mail_unread FOR DELETE TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL AND user_id = (SELECT app_user()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON mail_threads TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT, INSERT ON mail_messages TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_unread TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, thread_id) ON emails TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (agent_id) ON contacts TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (contact_id) ON policies TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer ON mail_threads TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON mail_messages TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON mail_unread TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON emails FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
-- Beginning of a message without markup.
CREATE FUNCTION mail_preview(body text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(btrim(regexp_replace(
  replace(replace(replace(replace(replace(
    regexp_replace(left(body, 4000), '<[^>]*>?', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
  '\s+', ' ', 'g')), 200);
--> statement-breakpoint
-- The owner of a thread is its assignee, or else the agent of the contact.
CREATE FUNCTION set_thread_owner() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.owner_id := coalesce(NEW.assignee_id, (SELECT agent_id FROM contacts WHERE id = NEW.contact_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER mail_threads_owner BEFORE INSERT OR UPDATE OF assignee_id ON mail_threads
  FOR EACH ROW EXECUTE FUNCTION set_thread_owner();
--> statement-breakpoint
CREATE FUNCTION move_threads_of_contact() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE mail_threads SET owner_id = NEW.agent_id
    WHERE agency_id = NEW.agency_id AND contact_id = NEW.id AND assignee_id IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contacts_move_threads AFTER UPDATE OF agent_id ON contacts
  FOR EACH ROW WHEN (NEW.agent_id <> OLD.agent_id) EXECUTE FUNCTION move_threads_of_contact();
--> statement-breakpoint
-- Unread marks follow their thread. A new assignee has not read it, and a thread that is done needs no mark.
CREATE FUNCTION update_unread() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
  UPDATE mail_unread SET last_at = NEW.last_at, is_own = (user_id = NEW.owner_id)
    WHERE agency_id = NEW.agency_id AND thread_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mail_threads_unread AFTER UPDATE ON mail_threads FOR EACH ROW
  WHEN (NEW.done_at IS DISTINCT FROM OLD.done_at OR NEW.owner_id <> OLD.owner_id OR NEW.last_at <> OLD.last_at
    OR NEW.assignee_id IS DISTINCT FROM OLD.assignee_id)
  EXECUTE FUNCTION update_unread();
--> statement-breakpoint
CREATE FUNCTION complete_unread() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.last_at := coalesce((SELECT last_at FROM mail_threads WHERE agency_id = NEW.agency_id AND id = NEW.thread_id), now());
  NEW.is_own := EXISTS (
    SELECT FROM mail_threads WHERE agency_id = NEW.agency_id AND id = NEW.thread_id AND owner_id = NEW.user_id
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER mail_unread_complete BEFORE INSERT ON mail_unread
  FOR EACH ROW EXECUTE FUNCTION complete_unread();
--> statement-breakpoint
-- Each mail belongs to a thread: its own, that of the mail it answers, or a new one. A mail of the customer opens the thread
-- again and is unread for its owner. A mail of an agent is the answer.
CREATE FUNCTION thread_mail() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  is_customer boolean := NEW.sender = 'CUSTOMER';
BEGIN
  -- Row security refuses a mail of another agency, after this trigger.
  IF NEW.agency_id <> app_agency() THEN
    RETURN NEW;
  END IF;
  IF NEW.thread_id IS NULL AND NEW.parent_id IS NOT NULL THEN
    SELECT thread_id INTO NEW.thread_id FROM emails WHERE agency_id = NEW.agency_id AND id = NEW.parent_id;
  END IF;
  IF NEW.thread_id IS NULL THEN
    NEW.thread_id := NEW.id;
    INSERT INTO mail_threads (id, agency_id, contact_id, subject, reference, assignee_id, opportunity_id, quote_id, policy_id,
        last_text, last_at, last_sender, waiting_since, created_at)
      VALUES (NEW.id, NEW.agency_id, NEW.contact_id, NEW.subject, NEW.reference, NEW.agent_id, NEW.opportunity_id, NEW.quote_id,
        NEW.policy_id, mail_preview(NEW.body), NEW.created_at, NEW.sender, CASE WHEN is_customer THEN NEW.created_at END,
        NEW.created_at);
  ELSE
    UPDATE mail_threads SET
        reference = CASE WHEN reference = '' THEN NEW.reference ELSE reference END,
        last_text = mail_preview(NEW.body), last_at = NEW.created_at, last_sender = NEW.sender,
        message_count = message_count + 1,
        waiting_since = CASE WHEN is_customer THEN coalesce(waiting_since, NEW.created_at) END,
        done_at = CASE WHEN NOT is_customer THEN done_at END
      WHERE agency_id = NEW.agency_id AND id = NEW.thread_id;
  END IF;
  IF is_customer THEN
    INSERT INTO mail_unread (agency_id, user_id, thread_id)
      SELECT agency_id, owner_id, id FROM mail_threads WHERE agency_id = NEW.agency_id AND id = NEW.thread_id
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_mail_message() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO mail_messages (id, agency_id, thread_id, email_id, created_at)
    VALUES (NEW.id, NEW.agency_id, NEW.thread_id, NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A service request starts a thread that waits for the agency until the request is answered.
CREATE FUNCTION thread_service_request() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE mail_threads SET waiting_since = NULL
      WHERE agency_id = NEW.agency_id AND id = NEW.id AND waiting_since IS NOT NULL;
    RETURN NULL;
  END IF;
  INSERT INTO mail_threads (id, agency_id, contact_id, subject, policy_id, service_request_id, last_text, last_at, last_sender,
      waiting_since, created_at)
    SELECT NEW.id, NEW.agency_id, contact_id, NEW.title, NEW.policy_id, NEW.id, mail_preview(NEW.description), NEW.created_at,
        'CUSTOMER', CASE WHEN NEW.status <> 'RESOLVED' THEN NEW.created_at END, NEW.created_at
      FROM policies WHERE agency_id = NEW.agency_id AND id = NEW.policy_id;
  INSERT INTO mail_messages (id, agency_id, thread_id, service_request_id, created_at)
    VALUES (NEW.id, NEW.agency_id, NEW.id, NEW.id, NEW.created_at);
  INSERT INTO mail_unread (agency_id, user_id, thread_id)
    SELECT agency_id, owner_id, id FROM mail_threads
      WHERE agency_id = NEW.agency_id AND id = NEW.id AND waiting_since IS NOT NULL AND owner_id IS DISTINCT FROM app_user()
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Mails of the system to a contact join the newest thread about the same record, or start one. The definer may read contacts of
-- all agencies, so the contact is compared with the caller's agency.
CREATE FUNCTION thread_system_mail(message uuid, contact uuid, title text, about json, sent timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agency uuid := app_agency();
  opportunity uuid := about ->> 'opportunityId';
  quote uuid := about ->> 'quoteId';
  policy uuid := about ->> 'policyId';
  claim uuid := about ->> 'claimId';
  request uuid := about ->> 'serviceRequestId';
  thread uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM contacts WHERE agency_id = agency AND id = contact) THEN
    RAISE EXCEPTION 'contact % is not in the agency', contact;
  END IF;
  SELECT id INTO thread FROM mail_threads
    WHERE agency_id = agency AND contact_id = contact AND CASE
      WHEN request IS NOT NULL THEN id = request
      WHEN claim IS NOT NULL THEN claim_id = claim
      WHEN policy IS NOT NULL THEN policy_id = policy AND claim_id IS NULL AND service_request_id IS NULL
      WHEN quote IS NOT NULL THEN quote_id = quote
      ELSE opportunity_id = opportunity END
    ORDER BY last_at DESC, id DESC LIMIT 1;
  IF thread IS NULL THEN
    thread := message;
    INSERT INTO mail_threads (id, agency_id, contact_id, subject, opportunity_id, quote_id, policy_id, claim_id, last_text,
        last_at, last_sender, created_at)
      VALUES (message, agency, contact, title, opportunity, quote, policy, claim, title, sent, 'SYSTEM', sent);
  ELSE
    UPDATE mail_threads SET last_text = title, last_at = sent, last_sender = 'SYSTEM', message_count = message_count + 1
      WHERE agency_id = agency AND id = thread;
  END IF;
  INSERT INTO mail_messages (id, agency_id, thread_id, subject, created_at) VALUES (message, agency, thread, title, sent);
END $$;
--> statement-breakpoint
-- Searches subjects. The operators of search indexes are not leakproof, so that row security keeps the planner from using them.
-- Returns null if more than `most` threads match.
CREATE FUNCTION search_threads(pattern text, most integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agency uuid := app_agency();
  found uuid[];
BEGIN
  IF agency IS NULL OR app_contact() IS NOT NULL THEN
    RETURN NULL;
  END IF;
  EXECUTE format('SELECT array_agg(id) FROM (SELECT id FROM mail_threads WHERE agency_id = $1 AND %s LIMIT $3) AS found',
    CASE WHEN pattern ~ '^%[^\\%_]{2}%$'
      THEN 'letter_pairs(lower(subject COLLATE "und-x-icu")) @> ARRAY[substr($2, 2, 2)]'
      ELSE 'lower(subject COLLATE "und-x-icu") LIKE $2' END
  ) INTO found USING agency, pattern, most + 1;
  RETURN CASE WHEN coalesce(cardinality(found), 0) <= most THEN coalesce(found, '{}') END;
END $$;
--> statement-breakpoint
-- Threads of mails that exist already. Agents were told about old replies, so only those of the last 30 days wait.
INSERT INTO mail_threads (id, agency_id, contact_id, subject, reference, assignee_id, owner_id, opportunity_id, quote_id, policy_id,
    last_text, last_at, last_sender, message_count, waiting_since, done_at, created_at)
  SELECT root.id, root.agency_id, root.contact_id, root.subject, root.reference, root.agent_id, root.agent_id, root.opportunity_id,
      root.quote_id, root.policy_id, mail_preview(last.body), last.created_at, last.sender,
      CASE WHEN reply.id IS NULL THEN 1 ELSE 2 END,
      CASE WHEN reply.created_at > now() - interval '30 days' THEN reply.created_at END,
      CASE WHEN last.created_at <= now() - interval '30 days' THEN last.created_at END,
      root.created_at
    FROM emails AS root
    LEFT JOIN emails AS reply ON reply.agency_id = root.agency_id AND reply.parent_id = root.id
    JOIN emails AS last ON last.agency_id = root.agency_id AND last.id = coalesce(reply.id, root.id)
    WHERE root.parent_id IS NULL;
--> statement-breakpoint
UPDATE emails SET thread_id = coalesce(parent_id, id);
--> statement-breakpoint
INSERT INTO mail_messages (id, agency_id, thread_id, email_id, created_at)
  SELECT id, agency_id, thread_id, id, created_at FROM emails;
--> statement-breakpoint
INSERT INTO mail_threads (id, agency_id, contact_id, subject, owner_id, policy_id, service_request_id, last_text, last_at,
    last_sender, waiting_since, done_at, created_at)
  SELECT request.id, request.agency_id, policy.contact_id, request.title, contact.agent_id, policy.id, request.id,
      mail_preview(request.description), request.created_at, 'CUSTOMER',
      CASE WHEN request.status = 'OPEN' THEN request.created_at END,
      CASE WHEN request.status = 'RESOLVED' THEN request.updated_at END, request.created_at
    FROM service_requests AS request
    JOIN policies AS policy ON policy.agency_id = request.agency_id AND policy.id = request.policy_id
    JOIN contacts AS contact ON contact.agency_id = policy.agency_id AND contact.id = policy.contact_id;
--> statement-breakpoint
INSERT INTO mail_messages (id, agency_id, thread_id, service_request_id, created_at)
  SELECT id, agency_id, id, id, created_at FROM mail_threads WHERE service_request_id IS NOT NULL;
--> statement-breakpoint
-- Mails of the system name their contact only by its address.
WITH sent AS (
  SELECT mails.id, mails.agency_id, contact.id AS contact_id, contact.agent_id, mails.subject, mails.created_at
    FROM mails
    JOIN contacts AS contact ON contact.agency_id = mails.agency_id AND lower(contact.email) = lower(mails."to")
    WHERE mails.email_id IS NULL
      AND mails.kind IN ('quoteReady', 'policyTransaction', 'certificateSent', 'serviceAnswered', 'claimStatus', 'claimReported')
), threads AS (
  INSERT INTO mail_threads (id, agency_id, contact_id, subject, owner_id, last_text, last_at, last_sender, created_at)
    SELECT id, agency_id, contact_id, subject, agent_id, subject, created_at, 'SYSTEM', created_at FROM sent
    RETURNING id, agency_id, subject, created_at
)
INSERT INTO mail_messages (id, agency_id, thread_id, subject, created_at)
  SELECT id, agency_id, id, subject, created_at FROM threads;
--> statement-breakpoint
CREATE TRIGGER emails_thread BEFORE INSERT ON emails FOR EACH ROW EXECUTE FUNCTION thread_mail();
--> statement-breakpoint
CREATE TRIGGER emails_message AFTER INSERT ON emails FOR EACH ROW EXECUTE FUNCTION add_mail_message();
--> statement-breakpoint
CREATE TRIGGER service_requests_thread AFTER INSERT ON service_requests
  FOR EACH ROW EXECUTE FUNCTION thread_service_request();
--> statement-breakpoint
CREATE TRIGGER service_requests_answered AFTER UPDATE ON service_requests FOR EACH ROW
  WHEN (NEW.answer <> OLD.answer OR NEW.status = 'RESOLVED' AND OLD.status <> 'RESOLVED')
  EXECUTE FUNCTION thread_service_request();
--> statement-breakpoint
-- Threads are counted by owner and state, unread marks by user.
DO $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('mail_threads', $key$owner_id || CASE WHEN done_at IS NOT NULL THEN ':DONE' WHEN waiting_since IS NOT NULL THEN ':WAITING'
      ELSE ':OPEN' END$key$),
    ('mail_unread', $key$user_id || CASE WHEN is_own THEN ':OWN' ELSE ':OTHER' END$key$)
  ) AS tables (name, key)
  LOOP
    EXECUTE format(
      'INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
        SELECT agency_id, %L, %s, count(*), 0 FROM %I GROUP BY 1, 3', counted.name, counted.key, counted.name);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%L, %L, %L)',
      counted.name || '_added', counted.name, '0', 'true', counted.key);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%L, %L, %L)',
      counted.name || '_changed', counted.name, '0', 'true', counted.key);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%L, %L, %L)',
      counted.name || '_removed', counted.name, '0', 'true', counted.key);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
DO $$
DECLARE
  definer regprocedure;
BEGIN
  FOREACH definer IN ARRAY ARRAY[
    'set_thread_owner()', 'move_threads_of_contact()', 'update_unread()', 'complete_unread()', 'thread_mail()',
    'add_mail_message()', 'thread_service_request()', 'thread_system_mail(uuid, uuid, text, json, timestamptz)',
    'search_threads(text, integer)'
  ]::regprocedure[]
  LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO fairlead_definer', definer);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', definer);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION thread_system_mail(uuid, uuid, text, json, timestamptz), search_threads(text, integer) TO fairlead_app;
