-- One more role: fairlead_eraser owns the function that erases the personal data of a contact. It cannot sign in, and no login is
-- a member of it. Only this function may change the audit log.
DO $$
DECLARE
  attempt int;
BEGIN
  FOR attempt IN 1..20 LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairlead_eraser') THEN
        CREATE ROLE fairlead_eraser NOLOGIN;
      END IF;
      BEGIN
        PERFORM set_config('role', 'fairlead_eraser', true);
        PERFORM set_config('role', 'none', true);
      EXCEPTION WHEN insufficient_privilege THEN
        GRANT fairlead_eraser TO CURRENT_USER;
      END;
      EXIT;
    EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
      -- Another database of the cluster may create the role at the same time.
      IF attempt = 20 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
  changed text[] := ARRAY['audit_log', 'claim_status_history', 'claims', 'contacts', 'coverages', 'opportunities', 'policies',
    'quotes', 'sessions', 'users'];
  removed text[] := ARRAY['addresses', 'authenticators', 'bulk_run_rows', 'certificates', 'claim_notes', 'claim_people',
    'credentials', 'docs', 'document_requests', 'email_attachments', 'email_reply_tokens', 'emails', 'files',
    'idempotency_keys', 'invitations', 'list_views', 'mail_messages', 'mail_notes', 'mail_threads', 'mail_tokens', 'mail_unread',
    'mails', 'notes', 'notification_settings', 'notifications', 'recovery_codes', 'referral_sign_ups', 'service_requests',
    'sessions', 'sign_in_challenges', 'support_forwards', 'tasks', 'user_details'];
BEGIN
  FOREACH name IN ARRAY changed || removed || ARRAY['discounts', 'mail_attachments', 'policy_transactions'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO fairlead_eraser', name);
    IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = name::regclass AND polname = 'eraser') THEN
      EXECUTE format('CREATE POLICY eraser ON %I TO fairlead_eraser USING (true)', name);
    END IF;
  END LOOP;
  FOREACH name IN ARRAY changed LOOP
    EXECUTE format('GRANT UPDATE ON %I TO fairlead_eraser', name);
  END LOOP;
  FOREACH name IN ARRAY removed LOOP
    EXECUTE format('GRANT DELETE ON %I TO fairlead_eraser', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- As `file_is_used`, also for insurance documents, which are kept although no record refers to them.
CREATE FUNCTION file_is_referenced(file_id uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  used text;
  answer boolean;
BEGIN
  SELECT string_agg(format('EXISTS (SELECT FROM %s r WHERE r.%I = $1)', referring, field), ' OR ') INTO used
    FROM file_references();
  EXECUTE 'SELECT ' || used INTO answer USING file_id;
  RETURN answer;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION file_is_referenced(uuid) OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION file_is_referenced(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION file_is_referenced(uuid) TO fairlead_eraser;
--> statement-breakpoint
-- Replaces personal values in the state of a record in the audit log. Keeps keys, ids, numbers, times, codes and the numbers of
-- legal records, so that the log still tells what happened. Other texts become the pseudonym: a list of personal fields would
-- miss the fields that are added later.
CREATE FUNCTION without_personal_values(content jsonb, pseudonym text, field text DEFAULT '') RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE jsonb_typeof(content)
    WHEN 'object' THEN (
      SELECT coalesce(jsonb_object_agg(e.key, without_personal_values(e.value, pseudonym, e.key)), '{}')
        FROM jsonb_each(content) e)
    WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg(without_personal_values(e.value, pseudonym, field) ORDER BY e.place), '[]')
        FROM jsonb_array_elements(content) WITH ORDINALITY e (value, place))
    WHEN 'number' THEN CASE
      WHEN field IN ('dateOfBirth', 'year', 'noOfEmployees', 'payroll', 'payrollCents', 'revenue', 'revenueCents') THEN 'null'
      ELSE content END
    WHEN 'string' THEN CASE
      WHEN content #>> '{}' = ''
        OR field ~ '^(status|kind|sender|source|reference|premium|policyNumber|invoiceNumber|language|rule|event|outcome|customerFeedback|createdByRole|reportedBy|nonRenewalReason|callDirection|callOutcome|paymentStatus|paymentTerm|.*(Type|At|On))$'
        OR content #>> '{}' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' THEN content
      ELSE to_jsonb(pseudonym) END
    ELSE content END
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION without_personal_values(jsonb, text, text) TO fairlead_eraser;
--> statement-breakpoint
-- Erases the personal data of a contact and of its account: see docs/privacy.md. Opportunities, quotes, policies, their
-- transactions and claims stay, with a pseudonym. Returns the storage keys of the removed files. Callers of an agency can only
-- erase their own contacts; jobs have no agency. Erasing again removes what was added since.
CREATE FUNCTION erase_contact(erased uuid, erased_time timestamptz) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  contact contacts%ROWTYPE;
  account users%ROWTYPE;
  pseudonym text;
  names text[];
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
  -- Filters of exports can name the person.
  UPDATE audit_log l SET after = without_personal_values(l.after, pseudonym)
    WHERE l.agency_id = contact.agency_id AND l.record_type = 'export'
      AND EXISTS (SELECT FROM unnest(names) n WHERE position(n IN lower(l.after::text)) > 0);

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
--> statement-breakpoint
GRANT INSERT ON audit_log TO fairlead_eraser;
--> statement-breakpoint
-- Erases the contacts of a list that are not erased, as after the restore of a backup. Returns their agencies and the storage
-- keys of the removed files.
CREATE FUNCTION repeat_erasures(listed uuid[], erased_time timestamptz) RETURNS TABLE (contact_id uuid, agency_id uuid, keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  FOR contact_id, agency_id IN
    SELECT c.id, c.agency_id FROM contacts c WHERE c.id = ANY(listed) AND c.erased_at IS NULL
  LOOP
    keys := ARRAY(SELECT erase_contact(contact_id, erased_time));
    INSERT INTO audit_log (id, at, agency_id, operation_id, record_type, record_id, before, after)
      VALUES (gen_random_uuid(), erased_time, repeat_erasures.agency_id, 'repeatErasures', 'contact', repeat_erasures.contact_id,
        jsonb_build_object('erasedAt', NULL), jsonb_build_object('erasedAt', extract(epoch FROM erased_time)::bigint));
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_eraser;
--> statement-breakpoint
ALTER FUNCTION erase_contact(uuid, timestamptz) OWNER TO fairlead_eraser;
--> statement-breakpoint
ALTER FUNCTION repeat_erasures(uuid[], timestamptz) OWNER TO fairlead_eraser;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_eraser;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION erase_contact(uuid, timestamptz) FROM PUBLIC;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION repeat_erasures(uuid[], timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_contact(uuid, timestamptz) TO fairlead_agency_admin;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION repeat_erasures(uuid[], timestamptz) TO fairlead_jobs;
