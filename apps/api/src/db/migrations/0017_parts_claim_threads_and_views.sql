ALTER TABLE "policies" ADD COLUMN "part_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "part_changed_by" uuid;--> statement-breakpoint
-- Each other change of a policy makes all earlier versions outdated.
CREATE FUNCTION reset_part_changes() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  NEW.part_changes := 0;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION reset_part_changes() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER policies_part_changes BEFORE UPDATE OF version ON policies FOR EACH ROW
  WHEN (NEW.version <> OLD.version AND NEW.part_changes = OLD.part_changes) EXECUTE FUNCTION reset_part_changes();
--> statement-breakpoint
-- Customers add the documents that agents ask for, and cannot change the policy.
CREATE FUNCTION count_part_change(policy uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  UPDATE policies SET version = version + 1, part_changes = part_changes + 1,
      part_changed_by = CASE WHEN part_changes = 0 OR part_changed_by = app_user() THEN app_user() END
    WHERE id = policy AND agency_id = app_agency() AND (app_contact() IS NULL OR contact_id = app_contact())
$$;
--> statement-breakpoint
-- The owner of a function needs the right to create functions in the schema.
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION count_part_change(uuid) OWNER TO fairlead_definer;
--> statement-breakpoint
-- allow rights: the right was granted for the change of the owner only
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION count_part_change(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION count_part_change(uuid) TO fairlead_app, fairlead_customer;
--> statement-breakpoint
GRANT SELECT (part_changes, part_changed_by), UPDATE (part_changes, part_changed_by) ON policies TO fairlead_definer;
--> statement-breakpoint
-- The owner of a thread is its assignee, or else the agent of the contact. Agents without a license see no threads about claims:
-- these belong to a licensed assignee, to the agent of the claim, or to another licensed agent.
CREATE OR REPLACE FUNCTION set_thread_owner() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  IF NEW.claim_id IS NOT NULL THEN
    NEW.owner_id := coalesce(
      (SELECT id FROM users WHERE id = NEW.assignee_id AND licensed_agent),
      agent_for_task(NEW.agency_id, 'CLAIM_MOVED',
        (SELECT assigned_agent_id FROM claims WHERE agency_id = NEW.agency_id AND id = NEW.claim_id), NEW.contact_id),
      (SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
        WHERE u.agency_id = NEW.agency_id AND u.licensed_agent AND r.role_type = 'AGENT' AND u.deleted_at IS NULL
          AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        ORDER BY u.created_at, u.id LIMIT 1),
      NEW.assignee_id,
      (SELECT agent_id FROM contacts WHERE id = NEW.contact_id));
  ELSE
    NEW.owner_id := coalesce(NEW.assignee_id, (SELECT agent_id FROM contacts WHERE id = NEW.contact_id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER mail_threads_owner BEFORE INSERT OR UPDATE OF assignee_id, claim_id ON mail_threads
  FOR EACH ROW EXECUTE FUNCTION set_thread_owner();
--> statement-breakpoint
-- Naming the column runs `set_thread_owner`.
CREATE OR REPLACE FUNCTION move_threads_of_contact() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  UPDATE mail_threads SET assignee_id = assignee_id
    WHERE agency_id = NEW.agency_id AND contact_id = NEW.id AND (assignee_id IS NULL OR claim_id IS NOT NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION move_threads_of_claim() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  UPDATE mail_threads SET assignee_id = assignee_id WHERE agency_id = NEW.agency_id AND claim_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION move_claim_threads_of_agent() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  UPDATE mail_threads SET assignee_id = assignee_id
    WHERE agency_id = NEW.agency_id AND owner_id = NEW.id AND claim_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The owner of a function needs the right to create functions in the schema.
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION move_threads_of_claim() OWNER TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION move_claim_threads_of_agent() OWNER TO fairlead_definer;
--> statement-breakpoint
-- allow rights: the right was granted for the change of the owner only
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION move_threads_of_claim(), move_claim_threads_of_agent() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER claims_threads AFTER UPDATE OF assigned_agent_id ON claims FOR EACH ROW
  WHEN (OLD.assigned_agent_id <> NEW.assigned_agent_id) EXECUTE FUNCTION move_threads_of_claim();
--> statement-breakpoint
CREATE TRIGGER users_claim_threads AFTER UPDATE OF licensed_agent ON users FOR EACH ROW
  WHEN (OLD.licensed_agent AND NOT NEW.licensed_agent) EXECUTE FUNCTION move_claim_threads_of_agent();
--> statement-breakpoint
UPDATE mail_threads SET assignee_id = assignee_id WHERE claim_id IS NOT NULL;
--> statement-breakpoint
-- The agent of a task of a rule. Only licensed agents create policies, so the tasks of accepted quotes go to them too.
CREATE OR REPLACE FUNCTION agent_for_task(agency uuid, rule text, agent uuid, contact uuid) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT coalesce(
    (SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.id = agent AND u.agency_id = agency AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (u.licensed_agent OR rule NOT IN ('POLICY_EXPIRING', 'CERTIFICATE_REQUESTED', 'QUOTE_ACCEPTED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED'))
        AND (u.agency_admin OR rule <> 'DOCUMENT_EXPIRING')
        AND (u.agency_admin OR rule <> 'CERTIFICATE_REQUESTED' OR NOT EXISTS (SELECT FROM contacts c JOIN users o ON o.id = c.agent_id
          WHERE c.id = contact AND o.id <> u.id AND o.licensed_agent))),
    (SELECT u.id FROM contacts c JOIN users u ON u.id = c.agent_id JOIN roles r ON r.id = u.role_id
      WHERE c.id = contact AND u.agency_id = agency AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (u.licensed_agent OR rule NOT IN ('POLICY_EXPIRING', 'CERTIFICATE_REQUESTED', 'QUOTE_ACCEPTED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED'))
        AND (u.agency_admin OR rule <> 'DOCUMENT_EXPIRING')),
    (SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.agency_id = agency AND u.agency_admin AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (u.licensed_agent OR rule NOT IN ('POLICY_EXPIRING', 'CERTIFICATE_REQUESTED', 'QUOTE_ACCEPTED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED'))
        AND (u.agency_admin OR rule <> 'DOCUMENT_EXPIRING') ORDER BY u.created_at, u.id LIMIT 1),
    -- without a licensed admin, the request or the answer of the customer would reach no agent
    (SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.agency_id = agency AND rule IN ('CERTIFICATE_REQUESTED', 'QUOTE_ACCEPTED') AND u.licensed_agent AND r.role_type = 'AGENT' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND (rule = 'QUOTE_ACCEPTED'
          OR NOT EXISTS (SELECT FROM contacts c JOIN users o ON o.id = c.agent_id WHERE c.id = contact AND o.licensed_agent))
      ORDER BY u.created_at, u.id LIMIT 1))
$$;
--> statement-breakpoint
-- Tasks that agents have given to a colleague stay there.
UPDATE tasks t SET assignee_id = agent_for_task(t.agency_id, t.rule, t.assignee_id, t.contact_id), version = t.version + 1
  FROM quotes q, users u
  WHERE q.agency_id = t.agency_id AND q.id = t.subject_id AND u.id = t.assignee_id AND NOT u.licensed_agent
    AND t.rule = 'QUOTE_ACCEPTED' AND t.done_at IS NULL AND t.deleted_at IS NULL AND t.assignee_id = q.assigned_agent_id
    AND agent_for_task(t.agency_id, t.rule, t.assignee_id, t.contact_id) IS NOT NULL;
--> statement-breakpoint
-- Text of a part of an address. Null if its percent signs encode no text.
CREATE FUNCTION decoded_address(content text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  RETURN (SELECT convert_from(string_agg(
    CASE WHEN part[1] ~ '^%[0-9A-Fa-f]{2}$' THEN decode(substr(part[1], 2), 'hex') ELSE convert_to(part[1], 'UTF8') END, ''::bytea ORDER BY place), 'UTF8')
    FROM regexp_matches(replace(content, '+', ' '), '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') WITH ORDINALITY found (part, place));
EXCEPTION WHEN character_not_in_repertoire OR untranslatable_character THEN
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whether a text names a person by a name, an email address or a phone number in any notation, as it is or encoded as in the query
-- of an address, where values of filters are encoded twice. `names` are in lower case; `phones` are the last digits of the numbers.
CREATE OR REPLACE FUNCTION names_person(content text, names text[], phones text[]) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  decoded text := decoded_address(content);
BEGIN
  RETURN EXISTS (SELECT FROM unnest(ARRAY[content, decoded, decoded_address(decoded)]) t (variant) WHERE
    EXISTS (SELECT FROM unnest(names) n WHERE position(n IN lower(variant)) > 0)
    OR EXISTS (SELECT FROM unnest(phones) p WHERE position(p IN regexp_replace(variant, '[^0-9]', '', 'g')) > 0));
END $$;
--> statement-breakpoint
-- Whether a saved view has a family name as its name, its search text or the whole text of a filter. `family` is in lower case.
CREATE FUNCTION searches_family_name(name text, query text, family text) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  decoded text := decoded_address(query);
BEGIN
  RETURN family IS NOT NULL AND (coalesce(lower(btrim(name)) = family, false)
    OR EXISTS (SELECT FROM unnest(ARRAY[query, decoded, decoded_address(decoded)]) t (variant),
      unnest(ARRAY['&q=' || family || '&', '.contains.' || family || '&', '.contains.' || family || '*']) s (searched)
      WHERE position(searched IN lower('&' || variant || '&')) > 0));
END $$;
--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION decoded_address(text), searches_family_name(text, text, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION decoded_address(text), searches_family_name(text, text, text) TO fairlead_eraser;
--> statement-breakpoint
-- Erases the personal data of a contact and of its account: see docs/privacy.md. Opportunities, quotes, policies, their
-- transactions and claims stay, with a pseudonym. Returns the storage keys of the removed files. Callers of an agency can only
-- erase their own contacts; jobs have no agency. Erasing again removes what was added since.
CREATE OR REPLACE FUNCTION erase_contact_of_any_agency(erased uuid, erased_time timestamp with time zone) RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  contact contacts%ROWTYPE;
  account users%ROWTYPE;
  pseudonym text;
  names text[];
  family text;
  phones text[];
  opportunity_ids uuid[];
  quote_ids uuid[];
  policy_ids uuid[];
  claim_ids uuid[];
  thread_ids uuid[];
  email_ids uuid[];
  mail_ids uuid[];
  file_ids uuid[];
  address_ids uuid[];
  record_ids uuid[];
BEGIN
  SELECT * INTO contact FROM contacts c
    WHERE c.id = erased AND (app_agency() IS NULL OR c.agency_id = app_agency()) FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO account FROM users u WHERE u.id = contact.user_id FOR UPDATE;
  pseudonym := 'Erased Customer ' || upper(right(contact.id::text, 6));
  -- Texts that identify the person in mails to others. Shorter ones would match too much.
  names := array_remove(ARRAY[
    lower(contact.email), lower(account.email),
    CASE WHEN length(contact.first_name || contact.last_name) > 4
      THEN lower(contact.first_name || ' ' || contact.last_name) END,
    CASE WHEN length(contact.company_name) > 4 THEN lower(contact.company_name) END], NULL);
  -- A family name alone identifies the person if no other contact of the agency has it.
  SELECT lower(btrim(contact.last_name)) INTO family WHERE length(btrim(contact.last_name)) > 1 AND NOT EXISTS (
    SELECT FROM contacts c WHERE c.agency_id = contact.agency_id AND c.id <> erased AND c.erased_at IS NULL
      AND lower(btrim(c.last_name)) = lower(btrim(contact.last_name)));
  -- Without the country, which is rarely typed.
  phones := array_remove(ARRAY[substring(contact.phone FROM '[0-9]{7,10}$'), substring(contact.home_phone FROM '[0-9]{7,10}$')], NULL);

  SELECT coalesce(array_agg(id), '{}') INTO opportunity_ids FROM opportunities o
    WHERE o.agency_id = contact.agency_id AND o.contact_id = erased;
  SELECT coalesce(array_agg(id), '{}') INTO quote_ids FROM quotes q WHERE q.agency_id = contact.agency_id AND q.contact_id = erased;
  SELECT coalesce(array_agg(id), '{}') INTO policy_ids FROM policies p
    WHERE p.agency_id = contact.agency_id AND p.contact_id = erased;
  SELECT coalesce(array_agg(id), '{}') INTO claim_ids FROM claims c WHERE c.agency_id = contact.agency_id AND c.contact_id = erased;
  SELECT coalesce(array_agg(id), '{}') INTO thread_ids FROM mail_threads m
    WHERE m.agency_id = contact.agency_id AND m.contact_id = erased;
  SELECT coalesce(array_agg(id), '{}') INTO email_ids FROM emails e WHERE e.agency_id = contact.agency_id AND e.contact_id = erased;
  -- Mails are kept for a short time only, so all of the agency are read.
  SELECT coalesce(array_agg(m.id), '{}') INTO mail_ids FROM mails m
    WHERE m.agency_id = contact.agency_id AND (m.email_id = ANY(email_ids) OR lower(m."to") = ANY(names)
      OR EXISTS (SELECT FROM unnest(names) n WHERE position(n IN lower(m.subject || ' ' || m.text || ' ' || m.html)) > 0));
  WITH RECURSIVE used AS (
    SELECT d.file_id AS id FROM docs d WHERE d.agency_id = contact.agency_id AND d.contact_id = erased
    UNION SELECT o.document_file_id FROM opportunities o WHERE o.id = ANY(opportunity_ids)
    UNION SELECT c.file_id FROM certificates c WHERE c.policy_id = ANY(policy_ids)
    UNION SELECT a.file_id FROM email_attachments a WHERE a.email_id = ANY(email_ids)
    UNION SELECT a.file_id FROM mail_attachments a WHERE a.mail_id = ANY(mail_ids)
    UNION SELECT f.id FROM files f WHERE f.uploaded_by = contact.user_id
    UNION SELECT account.photo_file_id
    UNION SELECT f.previous_version_id FROM used JOIN files f ON f.id = used.id
  )
  SELECT coalesce(array_agg(id), '{}') INTO file_ids FROM used WHERE id IS NOT NULL;
  SELECT coalesce(array_agg(found.id), '{}') INTO address_ids FROM (
    SELECT contact.address_id AS id
    UNION SELECT d.address_id FROM user_details d WHERE d.id = contact.user_id
    UNION SELECT a.id FROM addresses a WHERE a.created_by = contact.user_id
    -- addresses of the past
    UNION SELECT (state.content #>> '{contact,addressId}')::uuid FROM audit_log l, unnest(ARRAY[l.before, l.after]) state (content)
      WHERE l.record_id = erased AND jsonb_typeof(state.content) = 'object'
  ) found WHERE found.id IS NOT NULL;
  SELECT array_agg(found.id) INTO record_ids FROM (
    SELECT erased AS id UNION SELECT contact.user_id
    UNION SELECT unnest(opportunity_ids || quote_ids || policy_ids || claim_ids || thread_ids || email_ids || mail_ids || file_ids
      || address_ids)
    UNION SELECT d.id FROM docs d WHERE d.agency_id = contact.agency_id AND d.contact_id = erased
    UNION SELECT d.id FROM document_requests d WHERE d.agency_id = contact.agency_id AND d.contact_id = erased
    UNION SELECT n.id FROM notes n WHERE n.agency_id = contact.agency_id AND n.contact_id = erased
    UNION SELECT t.id FROM tasks t WHERE t.agency_id = contact.agency_id AND t.contact_id = erased
    UNION SELECT n.id FROM claim_notes n WHERE n.claim_id = ANY(claim_ids)
    UNION SELECT n.id FROM mail_notes n WHERE n.thread_id = ANY(thread_ids)
    UNION SELECT c.id FROM certificates c WHERE c.policy_id = ANY(policy_ids)
    UNION SELECT s.id FROM service_requests s WHERE s.policy_id = ANY(policy_ids)
    UNION SELECT t.id FROM policy_transactions t WHERE t.policy_id = ANY(policy_ids)
    UNION SELECT c.id FROM coverages c WHERE c.policy_id = ANY(policy_ids) OR c.quote_id = ANY(quote_ids)
    UNION SELECT d.id FROM discounts d WHERE d.quote_id = ANY(quote_ids)
    UNION SELECT i.id FROM invitations i WHERE i.contact_id = erased
  ) found WHERE found.id IS NOT NULL;

  UPDATE audit_log l
    SET before = without_personal_values(l.before, pseudonym),
      after = without_personal_values(l.after, pseudonym),
      network_address = CASE WHEN l.user_id = contact.user_id THEN NULL ELSE l.network_address END,
      user_agent = CASE WHEN l.user_id = contact.user_id THEN NULL ELSE l.user_agent END
    WHERE l.record_id = ANY(record_ids) OR (l.agency_id = contact.agency_id AND l.user_id = contact.user_id);
  -- Filters of exports and of saved views can name the person.
  UPDATE audit_log l SET before = without_personal_values(l.before, pseudonym), after = without_personal_values(l.after, pseudonym)
    WHERE l.agency_id = contact.agency_id AND l.record_type IN ('export', 'listView')
      AND (names_person(concat(l.before, ' ', l.after), names, phones)
        OR EXISTS (SELECT FROM unnest(ARRAY[l.before, l.after]) state (content) WHERE jsonb_typeof(content) = 'object'
          AND searches_family_name(content ->> 'name', coalesce(content ->> 'query', (
            SELECT string_agg(CASE key WHEN 'filters' THEN 'filters=' ELSE 'q=' END || value, '&') FROM jsonb_each_text(content)
              WHERE key = 'filters' OR key ~* 'name|customer|search')), family)));
  DELETE FROM list_views v
    WHERE v.agency_id = contact.agency_id
      AND (names_person(concat(v.name, ' ', v.query), names, phones) OR searches_family_name(v.name, v.query, family));

  DELETE FROM bulk_run_rows r WHERE r.record_id = ANY(record_ids);
  DELETE FROM notifications n
    WHERE n.agency_id = contact.agency_id AND (n.contact_id = erased OR n.user_id = contact.user_id);
  DELETE FROM notes n WHERE n.agency_id = contact.agency_id AND n.contact_id = erased;
  DELETE FROM claim_notes n WHERE n.claim_id = ANY(claim_ids);
  DELETE FROM claim_people p WHERE p.claim_id = ANY(claim_ids);
  UPDATE claim_status_history h SET note = '' WHERE h.claim_id = ANY(claim_ids) AND h.note <> '';
  UPDATE claims c
    SET description = pseudonym, location = '', injuries = '', police_report_number = '', adjuster_name = '', adjuster_phone = '',
      reporter_name = CASE WHEN c.reporter_name = '' THEN '' ELSE pseudonym END, version = c.version + 1
    WHERE c.id = ANY(claim_ids);

  DELETE FROM email_reply_tokens t WHERE t.email_id = ANY(email_ids);
  DELETE FROM email_attachments a WHERE a.email_id = ANY(email_ids);
  DELETE FROM mails m WHERE m.id = ANY(mail_ids);
  DELETE FROM mail_messages m WHERE m.thread_id = ANY(thread_ids);
  DELETE FROM mail_notes n WHERE n.thread_id = ANY(thread_ids);
  DELETE FROM mail_unread u WHERE u.thread_id = ANY(thread_ids);
  DELETE FROM emails e WHERE e.id = ANY(email_ids);
  DELETE FROM mail_threads m WHERE m.id = ANY(thread_ids);

  DELETE FROM docs d WHERE d.agency_id = contact.agency_id AND d.contact_id = erased;
  DELETE FROM document_requests d WHERE d.agency_id = contact.agency_id AND d.contact_id = erased;
  -- Forwards keep their content until the support system has accepted them.
  DELETE FROM support_forwards f
    WHERE f.agency_id = contact.agency_id
      AND EXISTS (SELECT FROM unnest(names) n WHERE position(n IN lower(f.content)) > 0);
  DELETE FROM service_requests s WHERE s.policy_id = ANY(policy_ids);
  DELETE FROM certificates c WHERE c.policy_id = ANY(policy_ids);
  UPDATE opportunities o SET short_note = '', document_file_id = NULL, version = o.version + 1 WHERE o.id = ANY(opportunity_ids);
  UPDATE quotes q SET feedback_reason = NULL, version = q.version + 1 WHERE q.id = ANY(quote_ids) AND q.feedback_reason IS NOT NULL;
  UPDATE policies p SET other_information = '', non_renewal_note = '', version = p.version + 1
    WHERE p.id = ANY(policy_ids) AND (p.other_information, p.non_renewal_note) <> ('', '');
  UPDATE coverages c SET description = '', version = c.version + 1
    WHERE (c.policy_id = ANY(policy_ids) OR c.quote_id = ANY(quote_ids)) AND c.description <> '';
  DELETE FROM invitations i
    WHERE i.agency_id = contact.agency_id AND (i.contact_id = erased OR lower(i.email) = lower(contact.email));
  -- Last, because the changes above can add tasks.
  DELETE FROM tasks t WHERE t.agency_id = contact.agency_id AND t.contact_id = erased;

  IF account.id IS NOT NULL THEN
    -- Ending the sessions first closes the pages that are open.
    UPDATE sessions s SET ended_at = erased_time WHERE s.user_id = account.id AND s.ended_at IS NULL;
    DELETE FROM sessions s WHERE s.user_id = account.id;
    DELETE FROM credentials c WHERE c.user_id = account.id;
    DELETE FROM mail_tokens t WHERE t.user_id = account.id;
    DELETE FROM authenticators a WHERE a.user_id = account.id;
    DELETE FROM recovery_codes r WHERE r.user_id = account.id;
    DELETE FROM sign_in_challenges s WHERE s.user_id = account.id;
    DELETE FROM notification_settings s WHERE s.user_id = account.id;
    DELETE FROM list_views v WHERE v.created_by = account.id;
    DELETE FROM referral_sign_ups r WHERE r.id = account.id;
    DELETE FROM user_details d WHERE d.id = account.id;
    UPDATE users u
      SET name = pseudonym, email = 'erased-' || contact.id || '@erased.invalid', photo_file_id = NULL,
        disabled_at = coalesce(u.disabled_at, erased_time), deleted_at = coalesce(u.deleted_at, erased_time),
        version = u.version + 1
      WHERE u.id = account.id;
  END IF;
  -- Answers that are repeated within a day contain the records of their requests.
  DELETE FROM idempotency_keys k USING users u
    WHERE u.id = k.user_id AND u.agency_id = contact.agency_id
      AND (k.user_id = account.id OR k.answer::text LIKE '%' || erased || '%');

  UPDATE contacts c
    SET first_name = 'Erased', last_name = 'Customer ' || upper(right(c.id::text, 6)),
      email = 'erased-' || c.id || '@erased.invalid', phone = '', home_phone = '', date_of_birth = NULL, address_id = NULL,
      company_name = CASE WHEN c.contact_type = 'COMMERCIAL' THEN pseudonym ELSE '' END, website = '',
      business_description = '', entity_legal_type = NULL, fein = '', nsaic_code = '', year = NULL, no_of_employees = NULL,
      payroll_cents = NULL, revenue_cents = NULL, user_id = NULL, erased_at = coalesce(c.erased_at, erased_time),
      version = c.version + 1
    WHERE c.id = erased;
  DELETE FROM addresses a WHERE a.id = ANY(address_ids) AND a.agency_id = contact.agency_id;

  -- A file that another record uses, such as an attachment of a mail to many, stays. Earlier versions follow the later ones.
  LOOP
    RETURN QUERY DELETE FROM files f WHERE f.id = ANY(file_ids) AND NOT file_is_referenced(f.id) RETURNING f.storage_key;
    EXIT WHEN NOT FOUND;
  END LOOP;
END $$;
