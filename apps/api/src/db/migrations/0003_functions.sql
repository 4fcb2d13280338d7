-- Functions and views of the tables. Their bodies are checked when they run, because they use each other.
SET LOCAL check_function_bodies = off;
--> statement-breakpoint
-- Keeps the number of coupons, which the list shows. Runs as another role, because roles that change coupons cannot change the
-- numbers. One update per statement.
CREATE FUNCTION count_coupons() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  kept bigint := 0;
  deleted_now bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT count(*) FILTER (WHERE deleted_at IS NULL), count(*) FILTER (WHERE deleted_at IS NOT NULL)
      INTO kept, deleted_now FROM added;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT kept - count(*) FILTER (WHERE deleted_at IS NULL), deleted_now - count(*) FILTER (WHERE deleted_at IS NOT NULL)
      INTO kept, deleted_now FROM removed;
  END IF;
  -- Most updates move nothing, and must not wait for those that do.
  IF kept <> 0 OR deleted_now <> 0 THEN
    UPDATE coupon_counts SET total = total + CASE WHEN deleted THEN deleted_now ELSE kept END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION count_coupons() FROM PUBLIC;
--> statement-breakpoint
-- Removes files that no row refers to: uploads whose form was never saved, replaced photos and logos. Earlier versions of
-- other files stay. A reference that another transaction is inserting makes the whole deletion fail.
CREATE FUNCTION remove_unused_files(created_before timestamp with time zone) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
DECLARE
  unused text;
  removed integer;
BEGIN
  SELECT string_agg(
      CASE WHEN (referring, field) = ('files'::regclass, 'previous_version_id'::name)
        THEN '(f.upload_type IN (''USER_IMAGE'', ''AGENCY'', ''CARRIER'') OR '
          || 'NOT EXISTS (SELECT FROM files r WHERE r.previous_version_id = f.id))'
        ELSE format('NOT EXISTS (SELECT FROM %s r WHERE r.%I = f.id)', referring, field)
      END, ' AND ')
    INTO unused FROM file_references();
  EXECUTE format('DELETE FROM files f WHERE f.created_at < $1 AND f.kept_at IS NULL AND %s', unused) USING created_before;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $_$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION remove_unused_files(timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION remove_unused_files(timestamp with time zone) TO fairlead_jobs;
--> statement-breakpoint
-- Updates the statuses of the policies of an agency for a new day: EXPIRING near the last day, and EXPIRED after it. The day is
-- that of the time zone of the agency.
CREATE FUNCTION age_policies(agency uuid, near integer, at timestamp with time zone) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION age_policies(uuid, integer, timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION age_policies(uuid, integer, timestamp with time zone) TO fairlead_jobs;
--> statement-breakpoint
-- Columns that refer to files, from the catalog, so that it covers new tables. A file that a record uses never changes: a
-- change is a new file that names the earlier one as its previous version.
CREATE FUNCTION file_references() RETURNS TABLE(referring regclass, field name)
  LANGUAGE sql STABLE
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT DISTINCT fk.conrelid::regclass, referring.attname
    FROM pg_constraint fk
    JOIN pg_attribute id ON id.attrelid = fk.confrelid AND id.attname = 'id'
    JOIN pg_attribute referring
      ON referring.attrelid = fk.conrelid AND referring.attnum = fk.conkey[array_position(fk.confkey, id.attnum)]
    WHERE fk.contype = 'f' AND fk.confrelid = 'public.files'::regclass
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION file_references() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION file_references() TO fairlead_definer;
--> statement-breakpoint
-- Whether any row refers to a file, a newer version of it included. SECURITY DEFINER: rows that the caller may not see count
-- too. Lock the file row FOR UPDATE first; a transaction that is inserting a reference holds a lock on it until it ends.
CREATE FUNCTION file_is_used(file_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
DECLARE
  used text;
  answer boolean;
BEGIN
  SELECT string_agg(format('EXISTS (SELECT FROM %s r WHERE r.%I = $1)', referring, field), ' OR ') INTO used
    FROM file_references();
  EXECUTE 'SELECT EXISTS (SELECT FROM files f WHERE f.id = $1 AND f.kept_at IS NOT NULL) OR ' || used
    INTO answer USING file_id;
  RETURN answer;
END $_$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION file_is_used(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION file_is_used(uuid) TO fairlead_app, fairlead_platform, fairlead_customer;
--> statement-breakpoint
CREATE FUNCTION keep_used_file() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  -- The clean-up has deleted the previous version of a photo or logo.
  IF NEW.previous_version_id IS NULL
    AND to_jsonb(NEW) - 'previous_version_id' = to_jsonb(OLD) - 'previous_version_id'
    AND NOT EXISTS (SELECT FROM files WHERE id = OLD.previous_version_id) THEN
    RETURN NEW;
  END IF;
  PERFORM FROM files WHERE id = OLD.id FOR UPDATE;
  IF file_is_used(OLD.id) THEN
    RAISE EXCEPTION 'file % is used by a record and cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_used_file() FROM PUBLIC;
--> statement-breakpoint
-- Counts a failed sign-in or a refused request. Those of one bucket share a row, and a minute has at most `most` rows: further
-- ones are counted in one row for the rest, so that an attacker cannot fill the table. Runs as the owner of the tables, because
-- the server's roles can add rows and cannot change them.
CREATE FUNCTION audit_refusal(id uuid, at timestamp with time zone, actor_kind text, user_id uuid, agency_id uuid, operation_id text, outcome text, record_id uuid, after jsonb, network_address text, user_agent text, minute text, network text, digest text, most_of_network integer, most integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
#variable_conflict use_variable
DECLARE
  -- Digits and letters only, which every collation sorts alike: minute < x < network < x < digest.
  of_network text := minute || 'x' || network;
  wanted text := of_network || 'x' || digest;
BEGIN
  UPDATE audit_log a SET occurrences = a.occurrences + 1 WHERE a.bucket = wanted;
  IF FOUND THEN
    RETURN;
  END IF;
  IF (SELECT count(*) FROM audit_log a WHERE a.bucket > of_network || 'x' AND a.bucket < of_network || 'y')
      >= most_of_network THEN
    wanted := of_network || 'y';
    UPDATE audit_log a SET occurrences = a.occurrences + 1 WHERE a.bucket = wanted;
    IF FOUND THEN
      RETURN;
    END IF;
  END IF;
  IF (SELECT count(*) FROM audit_log a WHERE a.bucket > minute || 'x' AND a.bucket < minute || 'y') >= most THEN
    wanted := minute || 'y';
    network_address := NULL;
  END IF;
  IF right(wanted, 1) = 'y' THEN
    actor_kind := 'VISITOR';
    user_id := NULL;
    agency_id := NULL;
    record_id := NULL;
    operation_id := 'others';
    after := NULL;
    user_agent := NULL;
  END IF;
  INSERT INTO audit_log AS a (id, at, actor_kind, user_id, agency_id, operation_id, outcome, record_type, record_id, after,
      network_address, user_agent, bucket)
    VALUES (id, at, actor_kind, user_id, agency_id, operation_id, outcome, 'user', record_id, after,
      network_address, user_agent, wanted)
    ON CONFLICT (bucket) WHERE bucket IS NOT NULL DO UPDATE SET occurrences = a.occurrences + 1;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_refusal(uuid, timestamp with time zone, text, uuid, uuid, text, text, uuid, jsonb, text, text, text, text, text, integer, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION audit_refusal(uuid, timestamp with time zone, text, uuid, uuid, text, text, uuid, jsonb, text, text, text, text, text, integer, integer) TO fairlead_auth;
--> statement-breakpoint
-- Adds to counters and returns their totals, in one statement. Requests are counted before a transaction takes a role, so
-- the function runs with its owner's rights and every role may call it. `counters` is [{"key", "amount", "expires"}], with
-- `expires` in unix seconds. The order by key prevents deadlocks.
CREATE FUNCTION count_usage(counters json) RETURNS TABLE(counter text, total bigint)
  LANGUAGE sql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  INSERT INTO rate_limits AS r (key, used, expires_at)
    SELECT c.key, c.amount, to_timestamp(c.expires)
      FROM json_to_recordset(counters) AS c (key text, amount bigint, expires bigint)
      ORDER BY c.key
    ON CONFLICT (key) DO UPDATE SET used = r.used + excluded.used
    RETURNING r.key, r.used
$$;
--> statement-breakpoint
-- The only access of the roles of requests to the queue: adds a job to a lane in the caller's transaction. A caller of an
-- agency adds jobs of that agency only. The new job replaces a dead letter with the same key. Returns whether it added the job:
-- a job with the same key may still be running.
CREATE FUNCTION enqueue_job(lane text, kind text, agency uuid, payload jsonb, key text, retries integer, first_delay integer, longest_delay integer, run_limit integer) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
BEGIN
  IF public.app_agency() IS NOT NULL AND agency IS DISTINCT FROM public.app_agency() THEN
    RAISE insufficient_privilege USING MESSAGE = 'a job of another agency';
  END IF;
  IF NOT EXISTS (SELECT FROM pgboss.queue q WHERE q.name = lane AND q.dead_letter = 'failed') THEN
    RAISE EXCEPTION 'unknown lane: %', lane;
  END IF;
  DELETE FROM pgboss.job j
    WHERE j.name = 'failed' AND j.state < 'active' AND j.source_name = lane AND j.singleton_key = key;
  INSERT INTO pgboss.job (name, data, policy, dead_letter, singleton_key, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds, keep_until)
    SELECT q.name, jsonb_build_object('kind', kind, 'agencyId', agency, 'payload', payload), q.policy, q.dead_letter,
        coalesce(key, gen_random_uuid()::text), retries, first_delay, true, longest_delay, run_limit,
        q.heartbeat_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second'
      FROM pgboss.queue q WHERE q.name = lane
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION enqueue_job(text, text, uuid, jsonb, text, integer, integer, integer, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION enqueue_job(text, text, uuid, jsonb, text, integer, integer, integer, integer) TO fairlead_app, fairlead_customer, fairlead_platform, fairlead_auth, fairlead_billing, fairlead_jobs;
--> statement-breakpoint
-- Failed jobs, for platform admins: the latest of each key. Leaves out the payload.
CREATE FUNCTION failed_jobs() RETURNS TABLE(id uuid, lane text, kind text, agency_id uuid, attempts integer, created_at timestamp with time zone, failed_at timestamp with time zone, error text)
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
  SELECT DISTINCT ON (j.source_name, coalesce(j.singleton_key, j.id::text))
      j.id, j.source_name, j.data ->> 'kind', (j.data ->> 'agencyId')::uuid, coalesce(j.source_retry_count, 0) + 1,
      coalesce(j.source_created_on, j.created_on), j.created_on,
      coalesce(j.source_output ->> 'message', j.source_output -> 'value' ->> 'message', j.source_output ->> 'value', '')
    FROM pgboss.job j WHERE j.name = 'failed' AND j.state < 'active'
    ORDER BY j.source_name, coalesce(j.singleton_key, j.id::text), j.created_on DESC
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION failed_jobs() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION failed_jobs() TO fairlead_platform;
--> statement-breakpoint
-- Removes a failed job, with earlier ones of its key, and returns it: the caller enqueues it again or discards it.
CREATE FUNCTION take_failed_job(job uuid) RETURNS TABLE(kind text, agency_id uuid, payload jsonb, key text)
  LANGUAGE sql SECURITY DEFINER
  SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
  WITH chosen AS (
    SELECT j.id, j.source_name, j.data, j.singleton_key FROM pgboss.job j
      WHERE j.name = 'failed' AND j.state < 'active' AND j.id = job FOR UPDATE
  ), removed AS (
    DELETE FROM pgboss.job j USING chosen c
      WHERE j.name = 'failed' AND j.state < 'active'
        AND (j.id = c.id OR (j.source_name = c.source_name AND j.singleton_key = c.singleton_key))
      RETURNING j.id
  )
  SELECT c.data ->> 'kind', (c.data ->> 'agencyId')::uuid, c.data -> 'payload', c.singleton_key
    FROM chosen c WHERE c.id IN (SELECT r.id FROM removed r)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION take_failed_job(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION take_failed_job(uuid) TO fairlead_platform;
--> statement-breakpoint
-- What a customer refers to in a new row must be a file of their own. A policy cannot ask this itself: the policies of files
-- look into these tables, and PostgreSQL refuses policies that look into each other.
CREATE FUNCTION is_own_upload(file_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT EXISTS (SELECT FROM files WHERE id = file_id AND uploaded_by = app_user())
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION is_own_upload(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION is_own_upload(uuid) TO fairlead_customer;
--> statement-breakpoint
-- Whether a file is the logo of the agency, the photo of one of its agents, or belongs to a record of the customer: whatever
-- the policies of these tables show the caller. A function, because as part of the policy of files these subqueries are
-- planned with every query that joins files, which takes longer than the query.
CREATE FUNCTION is_shown_to_customer(file_id uuid, uploader uuid) RETURNS boolean
  LANGUAGE plpgsql STABLE
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  RETURN EXISTS (SELECT FROM docs d WHERE d.file_id = is_shown_to_customer.file_id)
    OR EXISTS (SELECT FROM users u WHERE u.id = uploader AND u.photo_file_id = is_shown_to_customer.file_id)
    OR EXISTS (SELECT FROM agencies a WHERE a.photo_file_id = is_shown_to_customer.file_id)
    OR EXISTS (SELECT FROM certificates c WHERE c.file_id = is_shown_to_customer.file_id)
    OR EXISTS (SELECT FROM opportunities o WHERE o.document_file_id = is_shown_to_customer.file_id);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION is_shown_to_customer(uuid, uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION is_shown_to_customer(uuid, uuid) TO fairlead_customer;
--> statement-breakpoint
-- A policy cannot compare the new status with the old one.
CREATE FUNCTION refuse_status_of_customer() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  RAISE EXCEPTION 'a customer cannot change claim % from % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- Deletes refusals of the past. No role of the server may delete from the audit log, and this function keeps changes of
-- records, and refusals of the last 90 days whatever its caller passes.
CREATE FUNCTION remove_old_refusals(refused_before timestamp with time zone) RETURNS void
  LANGUAGE sql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  DELETE FROM audit_log a WHERE a.outcome <> 'DONE' AND a.at < least(refused_before, now() - interval '90 days');
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION remove_old_refusals(timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION remove_old_refusals(timestamp with time zone) TO fairlead_jobs;
--> statement-breakpoint
-- Looks up texts of two letters by pairs. In a pattern, a backslash is no letter.
CREATE FUNCTION search_ids(field text, pattern text, most integer) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
DECLARE
  agency uuid := app_agency();
  contact_name text := $name$lower((first_name || ' ' || last_name) COLLATE "und-x-icu")$name$;
  company text := $name$lower(company_name COLLATE "und-x-icu")$name$;
  email text := $name$lower(email COLLATE "und-x-icu")$name$;
  texts text[];
  is_pair boolean := pattern ~ '^%[^\\%_]{2}%$';
  condition text;
  found uuid[];
BEGIN
  IF agency IS NULL OR app_contact() IS NOT NULL THEN
    RETURN NULL;
  END IF;
  texts := CASE field
    WHEN 'contacts.name' THEN ARRAY[contact_name]
    WHEN 'contacts.nameOrCompany' THEN ARRAY[contact_name, company]
    WHEN 'contacts.nameCompanyOrEmail' THEN ARRAY[contact_name, company, email]
    WHEN 'contacts.email' THEN ARRAY[email]
    WHEN 'contacts.phone' THEN ARRAY['phone', 'home_phone']
    WHEN 'policies.number' THEN ARRAY[$name$lower(policy_number COLLATE "und-x-icu")$name$]
    WHEN 'policies.serial' THEN ARRAY['(serial::text)']
    WHEN 'quotes.serial' THEN ARRAY['(serial::text)']
    WHEN 'opportunities.serial' THEN ARRAY['(serial::text)']
    WHEN 'claims.serial' THEN ARRAY['(serial::text)']
  END;
  IF texts IS NULL THEN
    RAISE EXCEPTION 'unknown search field %', field;
  END IF;
  SELECT string_agg(
    format(CASE WHEN is_pair THEN 'letter_pairs(%s) @> ARRAY[substr($2, 2, 2)]' ELSE '%s LIKE $2' END, expression), ' OR '
  ) INTO condition FROM unnest(texts) AS expression;
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT id FROM %I WHERE agency_id = $1 AND (%s) LIMIT $3) AS found',
    split_part(field, '.', 1), condition
  ) INTO found USING agency, pattern, most + 1;
  RETURN CASE WHEN coalesce(cardinality(found), 0) <= most THEN coalesce(found, '{}') END;
END $_$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION search_ids(text, text, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_ids(text, text, integer) TO fairlead_app, fairlead_customer;
--> statement-breakpoint
-- Adds the changes of a statement to the numbers per status. The fourth argument is the name under which the rows are counted.
-- It defaults to the table.
CREATE FUNCTION count_statuses() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
DECLARE
  key text := coalesce(TG_ARGV[2], 'status');
  name text := coalesce(TG_ARGV[3], TG_TABLE_NAME);
  changes text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN
      format('SELECT agency_id, %s AS key, 1 AS rows, coalesce(%s, 0) AS cents FROM added WHERE %s', key, TG_ARGV[0], TG_ARGV[1])
    END,
    CASE WHEN TG_OP <> 'INSERT' THEN
      format('SELECT agency_id, %s AS key, -1 AS rows, -coalesce(%s, 0) AS cents FROM removed WHERE %s', key, TG_ARGV[0], TG_ARGV[1])
    END);
  changed uuid;
BEGIN
  EXECUTE format(
    'INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
      SELECT agency_id, $1, key, sum(rows), sum(cents) FROM (%s) AS changes
      GROUP BY agency_id, key HAVING sum(rows) <> 0 OR sum(cents) <> 0
      RETURNING agency_id', changes
  ) INTO changed USING name;
  IF changed IS NOT NULL AND random() < 0.02 THEN
    WITH combined AS (
      DELETE FROM status_counts WHERE id IN (
        SELECT id FROM status_counts WHERE agency_id = changed AND table_name = name FOR UPDATE SKIP LOCKED
      ) RETURNING status, total, premium_cents
    )
    INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
      SELECT changed, name, status, sum(total), sum(premium_cents) FROM combined
      GROUP BY status HAVING sum(total) <> 0 OR sum(premium_cents) <> 0;
  END IF;
  RETURN NULL;
END $_$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION count_statuses() FROM PUBLIC;
--> statement-breakpoint
-- A policy keeps its quote, and policies are never deleted.
CREATE FUNCTION mark_quotes_with_policy() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  UPDATE quotes SET has_policy = true FROM added
  WHERE quotes.agency_id = added.agency_id AND quotes.id = added.quote_id AND NOT quotes.has_policy;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION mark_quotes_with_policy() FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION similar_contacts(searched text, most integer) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  agency uuid := app_agency();
BEGIN
  IF agency IS NULL OR app_contact() IS NOT NULL THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('pg_trgm.word_similarity_threshold', '0.3', true);
  RETURN (
    SELECT coalesce(array_agg(id), '{}') FROM (
      SELECT id FROM contacts
      WHERE agency_id = agency AND (
        searched <% lower((first_name || ' ' || last_name) COLLATE "und-x-icu")
        OR searched <% lower(company_name COLLATE "und-x-icu")
      )
      ORDER BY greatest(
        word_similarity(searched, lower((first_name || ' ' || last_name) COLLATE "und-x-icu")),
        word_similarity(searched, lower(company_name COLLATE "und-x-icu"))
      ) DESC LIMIT most
    ) AS found
  );
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION similar_contacts(text, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION similar_contacts(text, integer) TO fairlead_app;
--> statement-breakpoint
-- A policy cannot compare the new status with the old one.
CREATE FUNCTION refuse_answer_of_customer() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  RAISE EXCEPTION 'a customer cannot change document request % from % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'insufficient_privilege';
END $$;
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
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  NEW.owner_id := coalesce(NEW.assignee_id, (SELECT agent_id FROM contacts WHERE id = NEW.contact_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION set_thread_owner() FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION move_threads_of_contact() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  UPDATE mail_threads SET owner_id = NEW.agent_id
    WHERE agency_id = NEW.agency_id AND contact_id = NEW.id AND assignee_id IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION move_threads_of_contact() FROM PUBLIC;
--> statement-breakpoint
-- Unread marks follow their thread. A new assignee has not read it, and a thread that is done needs no mark.
CREATE FUNCTION update_unread() RETURNS trigger
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
  UPDATE mail_unread SET last_at = NEW.last_at, is_own = (user_id = NEW.owner_id)
    WHERE agency_id = NEW.agency_id AND thread_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION update_unread() FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION complete_unread() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  NEW.last_at := coalesce((SELECT last_at FROM mail_threads WHERE agency_id = NEW.agency_id AND id = NEW.thread_id), now());
  NEW.is_own := EXISTS (
    SELECT FROM mail_threads WHERE agency_id = NEW.agency_id AND id = NEW.thread_id AND owner_id = NEW.user_id
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION complete_unread() FROM PUBLIC;
--> statement-breakpoint
-- Each mail belongs to a thread: its own, that of the mail it answers, or a new one. A mail of the customer opens the thread
-- again and is unread for its owner. A mail of an agent is the answer.
CREATE FUNCTION thread_mail() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION thread_mail() FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION add_mail_message() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  INSERT INTO mail_messages (id, agency_id, thread_id, email_id, created_at)
    VALUES (NEW.id, NEW.agency_id, NEW.thread_id, NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION add_mail_message() FROM PUBLIC;
--> statement-breakpoint
-- A service request starts a thread that waits for the agency until the request is answered.
CREATE FUNCTION thread_service_request() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION thread_service_request() FROM PUBLIC;
--> statement-breakpoint
-- Mails of the system to a contact join the newest thread about the same record, or start one. The definer may read contacts of
-- all agencies, so the contact is compared with the caller's agency.
CREATE FUNCTION thread_system_mail(message uuid, contact uuid, title text, about json, sent timestamp with time zone) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION thread_system_mail(uuid, uuid, text, json, timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION thread_system_mail(uuid, uuid, text, json, timestamp with time zone) TO fairlead_app;
--> statement-breakpoint
-- Searches subjects. The operators of search indexes are not leakproof, so that row security keeps the planner from using them.
-- Returns null if more than `most` threads match.
CREATE FUNCTION search_threads(pattern text, most integer) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
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
END $_$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION search_threads(text, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_threads(text, integer) TO fairlead_app;
--> statement-breakpoint
-- The owner of a thread has not read the note of another agent.
CREATE FUNCTION mark_noted_thread() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  INSERT INTO mail_unread (agency_id, user_id, thread_id)
    SELECT agency_id, owner_id, id FROM mail_threads
      WHERE agency_id = NEW.agency_id AND id = NEW.thread_id AND owner_id <> NEW.created_by AND done_at IS NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION mark_noted_thread() FROM PUBLIC;
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
-- The agent who gets a task: the agent of the record if able, else the agent of the contact, else an agency admin.
CREATE FUNCTION agent_for_task(agency uuid, rule text, agent uuid, contact uuid) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION agent_for_task(uuid, text, uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
-- Creates and closes the tasks of one record, or of all records of an agency. A closed task opens again when its cause comes
-- back, but not when an agent has finished it. Causes of more than 90 days ago create none.
CREATE FUNCTION update_tasks(agency uuid, subject uuid, at timestamp with time zone) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION update_tasks(uuid, uuid, timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION update_tasks(uuid, uuid, timestamp with time zone) TO fairlead_jobs, fairlead_setup;
--> statement-breakpoint
-- Enabled agencies where a new day has begun since the last update.
CREATE FUNCTION agencies_with_new_day(at timestamp with time zone) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT id FROM agencies
    WHERE disabled_at IS NULL
      AND (day_started_on IS NULL OR day_started_on <> (at AT TIME ZONE coalesce(time_zone, 'UTC'))::date)
    ORDER BY id
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION agencies_with_new_day(timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION agencies_with_new_day(timestamp with time zone) TO fairlead_jobs;
--> statement-breakpoint
CREATE FUNCTION update_tasks_of_row() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  PERFORM update_tasks(NEW.agency_id, NEW.id, now());
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION update_tasks_of_row() FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION update_tasks_of_renewed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  PERFORM update_tasks(NEW.agency_id, NEW.previous_policy_id, now());
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION update_tasks_of_renewed() FROM PUBLIC;
--> statement-breakpoint
-- A new agent of a record gets its tasks of rules, unless another agent has them.
-- Arguments: column of the task that refers to the record, column of the agent.
CREATE FUNCTION hand_over_tasks() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
BEGIN
  EXECUTE format(
    'UPDATE tasks SET assignee_id = coalesce(agent_for_task(agency_id, rule, $1, contact_id), assignee_id), version = version + 1
      WHERE agency_id = $2 AND %I = $3 AND rule IS NOT NULL AND done_at IS NULL AND deleted_at IS NULL AND assignee_id = $4',
    TG_ARGV[0])
    USING (to_jsonb(NEW) ->> TG_ARGV[1])::uuid, NEW.agency_id, NEW.id, (to_jsonb(OLD) ->> TG_ARGV[1])::uuid;
  RETURN NULL;
END $_$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION hand_over_tasks() FROM PUBLIC;
--> statement-breakpoint
-- Tasks that agents have added are deleted and restored with their opportunity or quote.
CREATE FUNCTION delete_tasks_of_record() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  UPDATE tasks SET deleted_at = NEW.deleted_at, version = version + 1
    WHERE agency_id = NEW.agency_id AND NEW.id = CASE TG_TABLE_NAME WHEN 'quotes' THEN quote_id ELSE opportunity_id END
      AND rule IS NULL AND deleted_at IS NOT DISTINCT FROM OLD.deleted_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION delete_tasks_of_record() FROM PUBLIC;
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
-- Whether a user may receive a notification: the event is for the role, and claims need a license.
CREATE FUNCTION may_be_notified(recipient uuid, about text, of_claim boolean) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT EXISTS (
    SELECT FROM users u
      JOIN roles r ON r.id = u.role_id
      JOIN notification_events e ON e.event = about AND e.role_type = r.role_type
      WHERE u.id = recipient AND u.deleted_at IS NULL AND u.disabled_at IS NULL
        AND (u.agency_admin OR NOT e.agency_admin)
        AND (r.role_type <> 'AGENT' OR u.licensed_agent OR NOT of_claim))
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION may_be_notified(uuid, text, boolean) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION may_be_notified(uuid, text, boolean) TO fairlead_app, fairlead_customer;
--> statement-breakpoint
-- Adds the notifications that their recipients may receive and want, and a job for each mail at once. `candidates` is an array of
-- objects with the names of the columns. The user who causes the event gets none.
CREATE FUNCTION add_notifications(agency uuid, candidates jsonb, actor uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION add_notifications(uuid, jsonb, uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION add_notifications(uuid, jsonb, uuid) TO fairlead_app, fairlead_customer, fairlead_jobs;
--> statement-breakpoint
-- Removes notifications that nobody has read, because their cause is gone.
CREATE FUNCTION remove_notifications(agency uuid, subject uuid, about text) RETURNS void
  LANGUAGE sql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  DELETE FROM notifications
    WHERE agency_id = agency AND (app_agency() IS NULL OR agency = app_agency())
      AND subject_id = subject AND event = about AND read_at IS NULL
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION remove_notifications(uuid, uuid, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION remove_notifications(uuid, uuid, text) TO fairlead_app, fairlead_customer, fairlead_jobs;
--> statement-breakpoint
-- Tasks of rules notify their assignee, and so does a task that a colleague assigns. Quotes notify of their answer themselves.
-- One statement for all changed tasks, because a new day can create thousands.
CREATE FUNCTION notify_of_tasks() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION notify_of_tasks() FROM PUBLIC;
--> statement-breakpoint
-- Adds a notification for the customer of a contact.
CREATE FUNCTION notify_customer(agency uuid, contact uuid, about text, record jsonb) RETURNS void
  LANGUAGE sql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT add_notifications(agency, jsonb_agg(record || jsonb_build_object('user_id', c.user_id, 'event', about, 'contact_id', c.id)),
      app_user())
    FROM contacts c
    WHERE c.agency_id = agency AND c.id = contact AND c.user_id IS NOT NULL
    HAVING count(*) > 0
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION notify_customer(uuid, uuid, text, jsonb) FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION notify_of_quote() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION notify_of_quote() FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION notify_of_document_request() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION notify_of_document_request() FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION notify_of_claim() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  PERFORM remove_notifications(NEW.agency_id, NEW.id, 'CLAIM_STATUS_CHANGED');
  PERFORM notify_customer(NEW.agency_id, NEW.contact_id, 'CLAIM_STATUS_CHANGED', jsonb_build_object('subject_id', NEW.id,
    'claim_id', NEW.id, 'detail', NEW.status));
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION notify_of_claim() FROM PUBLIC;
--> statement-breakpoint
-- Answered requests, certificates and payments notify the customer of their policy.
CREATE FUNCTION notify_of_policy_part() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION notify_of_policy_part() FROM PUBLIC;
--> statement-breakpoint
-- Enabled agencies whose mails of the day are due.
CREATE FUNCTION agencies_with_digest(at timestamp with time zone) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT id FROM agencies a
    CROSS JOIN LATERAL (SELECT at AT TIME ZONE coalesce(time_zone, 'UTC') AS local) here
    WHERE disabled_at IS NULL AND to_char(local, 'HH24:MI') >= digest_time AND digested_on IS DISTINCT FROM local::date
    ORDER BY id
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION agencies_with_digest(timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION agencies_with_digest(timestamp with time zone) TO fairlead_jobs;
--> statement-breakpoint
-- Records that the mails of the day of an agency are written.
CREATE FUNCTION end_digest(agency uuid, at timestamp with time zone) RETURNS void
  LANGUAGE sql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  UPDATE agencies SET digested_on = (at AT TIME ZONE coalesce(time_zone, 'UTC'))::date WHERE id = agency
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION end_digest(uuid, timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION end_digest(uuid, timestamp with time zone) TO fairlead_jobs;
--> statement-breakpoint
-- Server processes listen to these channels. The payloads are ids only.
CREATE FUNCTION announce_notifications() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  PERFORM pg_notify('fairlead_notifications', user_id::text) FROM (SELECT DISTINCT user_id FROM changed) users;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION announce_notifications() FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION announce_session_end() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  PERFORM pg_notify('fairlead_session_ends', NEW.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION announce_session_end() FROM PUBLIC;
--> statement-breakpoint
-- As `file_is_used`, also for insurance documents, which are kept although no record refers to them.
CREATE FUNCTION file_is_referenced(file_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
DECLARE
  used text;
  answer boolean;
BEGIN
  SELECT string_agg(format('EXISTS (SELECT FROM %s r WHERE r.%I = $1)', referring, field), ' OR ') INTO used
    FROM file_references();
  EXECUTE 'SELECT ' || used INTO answer USING file_id;
  RETURN answer;
END $_$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION file_is_referenced(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION file_is_referenced(uuid) TO fairlead_eraser;
--> statement-breakpoint
-- Replaces personal values in the state of a record in the audit log. Keeps keys, ids, numbers, times, codes and the numbers of
-- legal records, so that the log still tells what happened. Other texts become the pseudonym: a list of personal fields would
-- miss the fields that are added later.
CREATE FUNCTION without_personal_values(content jsonb, pseudonym text, field text DEFAULT ''::text) RETURNS jsonb
  LANGUAGE sql IMMUTABLE
  SET search_path TO 'public', 'pg_temp'
  AS $_$
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
$_$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION without_personal_values(jsonb, text, text) TO fairlead_eraser;
--> statement-breakpoint
-- Agency admins erase contacts of their own agency only, also in a transaction without an agency. The job that repeats erasures
-- after a restore calls the function behind it.
CREATE FUNCTION erase_contact(erased uuid, erased_time timestamp with time zone) RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  IF EXISTS (SELECT FROM contacts c WHERE c.id = erased AND c.agency_id = app_agency()) THEN
    RETURN QUERY SELECT erase_contact_of_any_agency(erased, erased_time);
  END IF;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION erase_contact(uuid, timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_contact(uuid, timestamp with time zone) TO fairlead_agency_admin;
--> statement-breakpoint
-- Erases the personal data of a contact and of its account: see docs/privacy.md. Opportunities, quotes, policies, their
-- transactions and claims stay, with a pseudonym. Returns the storage keys of the removed files. Callers of an agency can only
-- erase their own contacts; jobs have no agency. Erasing again removes what was added since.
CREATE FUNCTION erase_contact_of_any_agency(erased uuid, erased_time timestamp with time zone) RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
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
REVOKE EXECUTE ON FUNCTION erase_contact_of_any_agency(uuid, timestamp with time zone) FROM PUBLIC;
--> statement-breakpoint
-- Erases the contacts of a list that are not erased, as after the restore of a backup. Returns their agencies and the storage
-- keys of the removed files.
CREATE FUNCTION repeat_erasures(listed uuid[], erased_time timestamp with time zone) RETURNS TABLE(contact_id uuid, agency_id uuid, keys text[])
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  FOR contact_id, agency_id IN
    SELECT c.id, c.agency_id FROM contacts c WHERE c.id = ANY(listed) AND c.erased_at IS NULL
  LOOP
    keys := ARRAY(SELECT erase_contact_of_any_agency(contact_id, erased_time));
    INSERT INTO audit_log (id, at, agency_id, operation_id, record_type, record_id, before, after)
      VALUES (gen_random_uuid(), erased_time, repeat_erasures.agency_id, 'repeatErasures', 'contact', repeat_erasures.contact_id,
        jsonb_build_object('erasedAt', NULL), jsonb_build_object('erasedAt', extract(epoch FROM erased_time)::bigint));
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION repeat_erasures(uuid[], timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION repeat_erasures(uuid[], timestamp with time zone) TO fairlead_jobs;
--> statement-breakpoint
-- Kind of an entry. Only a change of a record has a state before and after. Receipts and stored files are downloads too.
CREATE FUNCTION set_audit_action() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  NEW.action := CASE
    WHEN NEW.outcome <> 'DONE' THEN NEW.outcome
    WHEN NEW.record_type = 'auditLog' THEN 'READ'
    WHEN NEW.record_type = 'export' THEN 'EXPORTED'
    WHEN NEW.operation_id IN ('signIn', 'signInWithSecondFactor') THEN 'SIGNED_IN'
    WHEN NEW.operation_id IN ('signOut', 'endSession', 'endOtherSessions') THEN 'SIGNED_OUT'
    WHEN NEW.operation_id = 'startCustomerView' THEN 'VIEW_STARTED'
    WHEN NEW.operation_id = 'endCustomerView' THEN 'VIEW_ENDED'
    WHEN NEW.operation_id IN ('downloadIdCard', 'downloadQuote', 'downloadOpportunityDetails', 'downloadReceipt',
      'downloadFile', 'openDoc') THEN 'DOWNLOADED'
    WHEN NEW.before IS NULL AND NEW.after IS NOT NULL THEN 'CREATED'
    WHEN NEW.before IS NOT NULL AND NEW.after IS NULL THEN 'DELETED'
    ELSE 'CHANGED'
  END;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Deletes rows of an agency whose deletion was started, at most `most` of one table: see docs/privacy.md. Steps are numbered
-- from 1, in the order of the foreign keys: first the access of its users, so that they add no rows, and last the agency.
-- Returns the number of rows, the storage keys of deleted files, the next step, which is null after the last one, and whether the
-- agency is gone. Rows that were added meanwhile to a table of an earlier step stop a step; the caller then starts again.
CREATE FUNCTION delete_agency_rows(doomed uuid, step integer, most integer, OUT rows bigint, OUT keys text[], OUT next integer, OUT done boolean) RETURNS record
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
DECLARE
  of_users constant text := 'DELETE FROM %1$I WHERE ctid = ANY(ARRAY(
    SELECT t.ctid FROM %1$I t JOIN users u ON u.id = t.%2$I WHERE u.agency_id = $1 LIMIT $2))';
  of_agency constant text := 'DELETE FROM %1$I WHERE ctid = ANY(ARRAY(SELECT t.ctid FROM %1$I t WHERE t.agency_id = $1 LIMIT $2))';
  references_of constant text := 'UPDATE %1$I SET %2$s = NULL WHERE ctid = ANY(ARRAY(
    SELECT t.ctid FROM %1$I t WHERE t.agency_id = $1 AND t.%2$s IS NOT NULL LIMIT $2))';
  steps constant text[] := ARRAY[
    format(of_users, 'credentials', 'user_id'),
    'UPDATE sessions SET ended_at = now() WHERE ctid = ANY(ARRAY(
      SELECT t.ctid FROM sessions t JOIN users u ON u.id = t.user_id
        WHERE u.agency_id = $1 AND t.ended_at IS NULL LIMIT $2))',
    format(of_users, 'customer_views', 'viewer_id'),
    format(of_users, 'sessions', 'user_id'),
    format(of_users, 'sign_in_challenges', 'user_id'),
    format(of_users, 'mail_tokens', 'user_id'),
    format(of_users, 'recovery_codes', 'user_id'),
    format(of_users, 'authenticators', 'user_id'),
    format(of_users, 'idempotency_keys', 'user_id'),
    format(of_agency, 'referral_sign_ups'),
    format(of_agency, 'invitations'),
    format(of_agency, 'support_forwards'),
    format(of_agency, 'mail_attachments'),
    format(of_agency, 'mails'),
    -- mails of the platform to users of the agency
    'DELETE FROM mails WHERE ctid = ANY(ARRAY(
      SELECT t.ctid FROM mails t JOIN users u ON lower(u.email) = lower(t."to")
        WHERE u.agency_id = $1 AND t.agency_id IS NULL LIMIT $2))',
    format(of_agency, 'email_reply_tokens'),
    format(of_agency, 'email_attachments'),
    format(of_agency, 'mail_messages'),
    format(of_agency, 'mail_notes'),
    format(of_agency, 'mail_unread'),
    format(references_of, 'emails', 'parent_id'),
    format(of_agency, 'emails'),
    format(of_agency, 'mail_threads'),
    format(of_agency, 'bulk_run_rows'),
    format(of_agency, 'bulk_runs'),
    format(of_agency, 'list_views'),
    format(of_agency, 'task_rule_changes'),
    format(of_agency, 'docs'),
    format(of_agency, 'document_requests'),
    format(of_agency, 'service_requests'),
    format(of_agency, 'certificates'),
    format(of_agency, 'claim_notes'),
    format(of_agency, 'claim_people'),
    format(of_agency, 'claim_status_history'),
    format(of_agency, 'coverages'),
    format(of_agency, 'discounts'),
    format(of_agency, 'policy_transactions'),
    format(of_agency, 'notes'),
    -- Opportunities, quotes and policies refer to each other. The changes can add tasks and notifications.
    format(references_of, 'opportunities', 'policy_id'),
    format(references_of, 'opportunities', 'renewed_policy_id'),
    format(references_of, 'policies', 'previous_policy_id'),
    format(references_of, 'policies', 'quote_id'),
    format(of_agency, 'tasks'),
    format(of_agency, 'notifications'),
    format(of_agency, 'notification_settings'),
    format(of_agency, 'claims'),
    format(of_agency, 'quotes'),
    format(of_agency, 'opportunities'),
    format(of_agency, 'policies'),
    format(of_agency, 'uploaded_docs'),
    format(of_agency, 'refunds'),
    format(of_agency, 'transactions'),
    format(of_agency, 'agency_subscriptions'),
    format(of_agency, 'agency_insurance_types'),
    format(of_agency, 'agency_serials'),
    format(of_agency, 'contacts'),
    format(of_agency, 'user_details'),
    format(references_of, 'users', 'photo_file_id'),
    'UPDATE agencies SET photo_file_id = NULL, address_id = NULL, deletion_requested_at = NULL, deletion_requested_by = NULL
      WHERE id = $1 AND (photo_file_id, address_id, deletion_requested_by) IS DISTINCT FROM (NULL, NULL, NULL) AND $2 > 0',
    'files',
    format(of_agency, 'addresses'),
    format(of_agency, 'users'),
    format(of_agency, 'status_counts'),
    format(of_agency, 'audit_log'),
    'DELETE FROM agencies WHERE id = $1 AND $2 > 0'];
BEGIN
  rows := 0;
  keys := '{}';
  done := NOT EXISTS (SELECT FROM agencies a WHERE a.id = doomed);
  PERFORM FROM agencies a WHERE a.id = doomed AND a.deletion_started_at IS NOT NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  BEGIN
    IF steps[step] = 'files' THEN
      WITH gone AS (
        DELETE FROM files WHERE ctid = ANY(ARRAY(SELECT f.ctid FROM files f WHERE f.agency_id = doomed LIMIT most))
          RETURNING storage_key)
      SELECT count(*), coalesce(array_agg(storage_key), '{}') INTO rows, keys FROM gone;
    ELSE
      EXECUTE steps[step] USING doomed, most;
      GET DIAGNOSTICS rows = ROW_COUNT;
    END IF;
  EXCEPTION WHEN foreign_key_violation THEN
    rows := 0;
    RETURN;
  END;
  IF rows >= most THEN
    next := step;
  ELSIF step < cardinality(steps) THEN
    next := step + 1;
  ELSE
    done := true;
  END IF;
END $_$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION delete_agency_rows(uuid, integer, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION delete_agency_rows(uuid, integer, integer) TO fairlead_jobs;
--> statement-breakpoint
-- Starts the deletion of the agencies of a list, as after the restore of a backup. Returns their ids.
CREATE FUNCTION repeat_agency_deletions(listed uuid[], started_time timestamp with time zone) RETURNS SETOF uuid
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  agency agencies%ROWTYPE;
BEGIN
  FOR agency IN
    UPDATE agencies a SET deletion_started_at = started_time WHERE a.id = ANY(listed) AND a.deletion_started_at IS NULL RETURNING a.*
  LOOP
    INSERT INTO audit_log (id, at, operation_id, record_type, record_id, before)
      VALUES (gen_random_uuid(), started_time, 'repeatErasures', 'agency', agency.id, jsonb_build_object('name', agency.name));
    RETURN NEXT agency.id;
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION repeat_agency_deletions(uuid[], timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION repeat_agency_deletions(uuid[], timestamp with time zone) TO fairlead_jobs;
--> statement-breakpoint
CREATE FUNCTION set_lost_at() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  NEW.lost_at := CASE WHEN NEW.status = 'LOST' THEN coalesce(NEW.lost_at, now()) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION is_open_request(request uuid) RETURNS boolean
  LANGUAGE sql STABLE
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT EXISTS (SELECT FROM service_requests s WHERE s.id = request AND s.status <> 'RESOLVED')
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION is_open_request(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION is_open_request(uuid) TO fairlead_eraser;
--> statement-breakpoint
-- Records of an agency that are kept no longer, at most `most`. `kind` is a column of the agency that limits them. Threads with an
-- open service request, documents of open claims, and lost opportunities with a policy stay.
CREATE FUNCTION expired_records(owner uuid, kind text, kept_from timestamp with time zone, most integer) RETURNS TABLE(part text, id uuid)
  LANGUAGE plpgsql STABLE
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  IF kind = 'correspondence_years' THEN
    RETURN QUERY SELECT found.part, found.id FROM (
      (SELECT 'thread' AS part, t.id FROM mail_threads t
        WHERE t.agency_id = owner AND t.done_at IS NULL AND t.last_at < kept_from AND NOT is_open_request(t.service_request_id)
        LIMIT most)
      UNION ALL
      (SELECT 'thread', t.id FROM mail_threads t
        WHERE t.agency_id = owner AND t.done_at IS NOT NULL AND t.last_at < kept_from AND NOT is_open_request(t.service_request_id)
        LIMIT most)
      UNION ALL
      (SELECT 'note', n.id FROM notes n WHERE n.agency_id = owner AND n.created_at < kept_from LIMIT most)) found
      LIMIT most;
  ELSIF kind = 'document_years' THEN
    RETURN QUERY SELECT found.part, found.id FROM (
      (SELECT 'doc' AS part, d.id FROM policies p JOIN docs d ON d.agency_id = owner AND d.policy_id = p.id
        WHERE p.agency_id = owner AND p.expires_on < kept_from::date AND d.claim_id IS NULL LIMIT most)
      UNION ALL
      (SELECT 'doc', d.id FROM policies p
        JOIN claims c ON c.agency_id = owner AND c.policy_id = p.id
        JOIN docs d ON d.agency_id = owner AND d.claim_id = c.id
        WHERE p.agency_id = owner AND p.expires_on < kept_from::date AND c.status IN ('SETTLED', 'DENIED', 'CLOSED', 'WITHDRAWN')
        LIMIT most)
      UNION ALL
      (SELECT 'certificate', c.id FROM policies p JOIN certificates c ON c.agency_id = owner AND c.policy_id = p.id
        WHERE p.agency_id = owner AND p.expires_on < kept_from::date LIMIT most)) found
      LIMIT most;
  ELSIF kind = 'lost_opportunity_years' THEN
    RETURN QUERY SELECT 'opportunity', o.id FROM opportunities o
      WHERE o.agency_id = owner AND o.lost_at < kept_from
        AND NOT EXISTS (SELECT FROM quotes q JOIN policies p ON p.agency_id = owner AND p.quote_id = q.id
          WHERE q.agency_id = owner AND q.opportunity_id = o.id)
      LIMIT most;
  ELSIF kind = 'audit_years' THEN
    RETURN QUERY SELECT 'entry', a.id FROM audit_log a WHERE a.agency_id = owner AND a.at < kept_from LIMIT most;
  ELSE
    RAISE EXCEPTION 'no kind of records: %', kind;
  END IF;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION expired_records(uuid, text, timestamp with time zone, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION expired_records(uuid, text, timestamp with time zone, integer) TO fairlead_eraser;
--> statement-breakpoint
-- Number of records of the caller's agency that are kept no longer, at most `most`.
CREATE FUNCTION count_expired_records(kind text, kept_from timestamp with time zone, most integer) RETURNS bigint
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT count(*) FROM expired_records(app_agency(), kind, kept_from, most)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION count_expired_records(text, timestamp with time zone, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION count_expired_records(text, timestamp with time zone, integer) TO fairlead_agency_admin;
--> statement-breakpoint
-- Deletes at most `most` of the records of an agency that are kept no longer, with all that belongs to them. Returns their number.
-- The job `cleanUp` later deletes the files that no other record uses.
CREATE FUNCTION delete_expired_records(owner uuid, kind text, kept_from timestamp with time zone, most integer) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  thread_ids uuid[];
  note_ids uuid[];
  doc_ids uuid[];
  certificate_ids uuid[];
  opportunity_ids uuid[];
  entry_ids uuid[];
  email_ids uuid[];
  quote_ids uuid[];
BEGIN
  SELECT
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'thread'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'note'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'doc'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'certificate'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'opportunity'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'entry'), '{}')
    INTO thread_ids, note_ids, doc_ids, certificate_ids, opportunity_ids, entry_ids
    FROM expired_records(owner, kind, kept_from, most) r;

  IF cardinality(thread_ids) > 0 THEN
    -- A message that arrives meanwhile waits for this transaction. Threads with one that arrived earlier stay.
    SELECT coalesce(array_agg(locked.id), '{}') INTO thread_ids FROM (
      SELECT t.id FROM mail_threads t WHERE t.agency_id = owner AND t.id = ANY(thread_ids) AND t.last_at < kept_from FOR UPDATE) locked;
    SELECT coalesce(array_agg(e.id), '{}') INTO email_ids FROM emails e
      WHERE e.agency_id = owner AND e.thread_id = ANY(thread_ids);
    DELETE FROM email_reply_tokens t WHERE t.agency_id = owner AND t.email_id = ANY(email_ids);
    DELETE FROM email_attachments a WHERE a.agency_id = owner AND a.email_id = ANY(email_ids);
    DELETE FROM mails m WHERE m.agency_id = owner AND m.email_id = ANY(email_ids);
    DELETE FROM mail_messages m WHERE m.agency_id = owner AND m.thread_id = ANY(thread_ids);
    DELETE FROM mail_notes n WHERE n.agency_id = owner AND n.thread_id = ANY(thread_ids);
    DELETE FROM mail_unread u WHERE u.agency_id = owner AND u.thread_id = ANY(thread_ids);
    DELETE FROM emails e WHERE e.agency_id = owner AND e.id = ANY(email_ids);
    DELETE FROM service_requests s WHERE s.agency_id = owner
      AND s.id IN (SELECT t.service_request_id FROM mail_threads t WHERE t.agency_id = owner AND t.id = ANY(thread_ids));
    -- Tasks of these mails contain their subject.
    DELETE FROM tasks t WHERE t.agency_id = owner AND t.rule IS NOT NULL AND t.subject_id = ANY(thread_ids);
    DELETE FROM mail_threads t WHERE t.agency_id = owner AND t.id = ANY(thread_ids);
  END IF;

  DELETE FROM notes n WHERE n.agency_id = owner AND n.id = ANY(note_ids);
  DELETE FROM docs d WHERE d.agency_id = owner AND d.id = ANY(doc_ids);
  IF cardinality(certificate_ids) > 0 THEN
    UPDATE service_requests s SET certificate_id = NULL WHERE s.agency_id = owner AND s.certificate_id = ANY(certificate_ids);
    DELETE FROM tasks t WHERE t.agency_id = owner AND t.rule IS NOT NULL AND t.subject_id = ANY(certificate_ids);
    DELETE FROM certificates c WHERE c.agency_id = owner AND c.id = ANY(certificate_ids);
  END IF;

  IF cardinality(opportunity_ids) > 0 THEN
    SELECT coalesce(array_agg(locked.id), '{}') INTO opportunity_ids FROM (
      SELECT o.id FROM opportunities o
        WHERE o.agency_id = owner AND o.id = ANY(opportunity_ids) AND o.lost_at < kept_from FOR UPDATE) locked;
    SELECT coalesce(array_agg(q.id), '{}') INTO quote_ids FROM quotes q
      WHERE q.agency_id = owner AND q.opportunity_id = ANY(opportunity_ids);
    UPDATE emails e SET opportunity_id = NULL WHERE e.agency_id = owner AND e.opportunity_id = ANY(opportunity_ids);
    UPDATE emails e SET quote_id = NULL WHERE e.agency_id = owner AND e.quote_id = ANY(quote_ids);
    UPDATE mail_threads t SET opportunity_id = NULL WHERE t.agency_id = owner AND t.opportunity_id = ANY(opportunity_ids);
    UPDATE mail_threads t SET quote_id = NULL WHERE t.agency_id = owner AND t.quote_id = ANY(quote_ids);
    DELETE FROM docs d WHERE d.agency_id = owner AND d.quote_id = ANY(quote_ids);
    DELETE FROM notes n WHERE n.agency_id = owner AND (n.opportunity_id = ANY(opportunity_ids) OR n.quote_id = ANY(quote_ids));
    DELETE FROM coverages c WHERE c.agency_id = owner AND c.quote_id = ANY(quote_ids);
    DELETE FROM discounts d WHERE d.agency_id = owner AND d.quote_id = ANY(quote_ids);
    DELETE FROM notifications n WHERE n.agency_id = owner AND (n.opportunity_id = ANY(opportunity_ids) OR n.quote_id = ANY(quote_ids));
    DELETE FROM tasks t WHERE t.agency_id = owner AND (t.opportunity_id = ANY(opportunity_ids) OR t.quote_id = ANY(quote_ids));
    DELETE FROM quotes q WHERE q.agency_id = owner AND q.id = ANY(quote_ids);
    DELETE FROM opportunities o WHERE o.agency_id = owner AND o.id = ANY(opportunity_ids);
  END IF;

  DELETE FROM audit_log a WHERE a.id = ANY(entry_ids);
  RETURN cardinality(thread_ids) + cardinality(note_ids) + cardinality(doc_ids) + cardinality(certificate_ids)
    + cardinality(opportunity_ids) + cardinality(entry_ids);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION delete_expired_records(uuid, text, timestamp with time zone, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION delete_expired_records(uuid, text, timestamp with time zone, integer) TO fairlead_jobs;
--> statement-breakpoint
-- A policy keeps its previous term, and policies are deleted only with their agency.
CREATE FUNCTION mark_previous_terms() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  UPDATE policies SET has_next_term = true FROM added
  WHERE policies.agency_id = added.agency_id AND policies.id = added.previous_policy_id AND NOT policies.has_next_term;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION mark_previous_terms() FROM PUBLIC;
--> statement-breakpoint
-- Newest entries of a record of the calling customer, `MAIL` or `CHANGE` or both, older than a position. Notes and failed mails
-- are left out, and so are the fields of a change except the status and the customer's answer.
CREATE FUNCTION customer_timeline(about text, record uuid, wanted text, older_at timestamp with time zone, older_id uuid, most integer) RETURNS TABLE(kind text, id uuid, at timestamp with time zone, actor_kind text, actor_id uuid, subject text, is_request boolean, action text, before jsonb, after jsonb)
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
REVOKE EXECUTE ON FUNCTION customer_timeline(text, uuid, text, timestamp with time zone, uuid, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION customer_timeline(text, uuid, text, timestamp with time zone, uuid, integer) TO fairlead_customer;
--> statement-breakpoint
-- How close a quote is to a policy. The function sets no search path, so that PostgreSQL can inline it in a query.
CREATE FUNCTION renewal_rank(status text, customer_feedback text, has_policy boolean) RETURNS integer
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT CASE
    WHEN customer_feedback = 'ACCEPTED' AND (has_policy OR status IN ('PENDING', 'PENDING_APPROVAL', 'QUOTED')) THEN 4
    WHEN customer_feedback IS NULL AND status = 'PENDING_APPROVAL' THEN 3
    WHEN customer_feedback IS NULL AND status IN ('PENDING', 'QUOTED') THEN 2
    ELSE 1 END
$$;
--> statement-breakpoint
-- Stage of the open opportunities for the next term of a policy. Null without one.
CREATE FUNCTION next_term_stage_of(owner uuid, policy uuid) RETURNS text
  LANGUAGE sql STABLE
  SET search_path TO 'public', 'pg_temp'
  AS $$
  SELECT CASE max(renewal_rank(q.status, q.customer_feedback, q.has_policy))
    WHEN 4 THEN 'ACCEPTED' WHEN 3 THEN 'OFFERED' ELSE 'QUOTING' END
  FROM opportunities o
  LEFT JOIN quotes q ON q.agency_id = owner AND q.opportunity_id = o.id AND q.deleted_at IS NULL
  WHERE o.agency_id = owner AND o.renewed_policy_id = policy AND o.deleted_at IS NULL AND o.status <> 'LOST'
  HAVING count(*) > 0
$$;
--> statement-breakpoint
-- Keeps the stage of a renewal with its policy, so that lists and figures do not search the quotes of each policy. Locks the
-- rows first: the update then sees the quotes of the transactions that it waited for.
CREATE FUNCTION set_next_term_stages(owner uuid, policy_ids uuid[]) RETURNS void
  LANGUAGE plpgsql
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  PERFORM FROM policies p WHERE p.agency_id = owner AND p.id = ANY (policy_ids) ORDER BY p.id FOR NO KEY UPDATE;
  WITH found AS MATERIALIZED (
    SELECT id, next_term_stage_of(owner, id) AS stage FROM unnest(policy_ids) AS due (id)
  )
  UPDATE policies p SET next_term_stage = found.stage FROM found
  WHERE p.agency_id = owner AND p.id = found.id AND p.next_term_stage IS DISTINCT FROM found.stage;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION set_next_term_stages(uuid, uuid[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION set_next_term_stages(uuid, uuid[]) TO fairlead_definer;
--> statement-breakpoint
-- Customers answer quotes without the right to read opportunities or to change policies.
CREATE FUNCTION opportunities_set_stages() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  owner uuid;
  policy_ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR owner, policy_ids IN
      SELECT agency_id, array_agg(DISTINCT renewed_policy_id) FROM added WHERE renewed_policy_id IS NOT NULL GROUP BY agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR owner, policy_ids IN
      SELECT agency_id, array_agg(DISTINCT renewed_policy_id) FROM removed WHERE renewed_policy_id IS NOT NULL GROUP BY agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  ELSE
    FOR owner, policy_ids IN
      SELECT added.agency_id, array_agg(DISTINCT renewed.id)
      FROM added JOIN removed USING (id)
      CROSS JOIN LATERAL (VALUES (added.renewed_policy_id), (removed.renewed_policy_id)) AS renewed (id)
      WHERE renewed.id IS NOT NULL
        AND (added.renewed_policy_id, added.status = 'LOST', added.deleted_at IS NULL)
          IS DISTINCT FROM (removed.renewed_policy_id, removed.status = 'LOST', removed.deleted_at IS NULL)
      GROUP BY added.agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION opportunities_set_stages() FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION quotes_set_stages() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  owner uuid;
  policy_ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR owner, policy_ids IN
      SELECT o.agency_id, array_agg(DISTINCT o.renewed_policy_id)
      FROM added q JOIN opportunities o ON o.agency_id = q.agency_id AND o.id = q.opportunity_id
      WHERE o.renewed_policy_id IS NOT NULL GROUP BY o.agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR owner, policy_ids IN
      SELECT o.agency_id, array_agg(DISTINCT o.renewed_policy_id)
      FROM removed q JOIN opportunities o ON o.agency_id = q.agency_id AND o.id = q.opportunity_id
      WHERE o.renewed_policy_id IS NOT NULL GROUP BY o.agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  ELSE
    FOR owner, policy_ids IN
      SELECT o.agency_id, array_agg(DISTINCT o.renewed_policy_id)
      FROM added JOIN removed USING (id)
      JOIN opportunities o ON o.agency_id = added.agency_id AND o.id IN (added.opportunity_id, removed.opportunity_id)
      WHERE o.renewed_policy_id IS NOT NULL
        AND (added.opportunity_id, added.deleted_at IS NULL,
            renewal_rank(added.status, added.customer_feedback, added.has_policy))
          IS DISTINCT FROM (removed.opportunity_id, removed.deleted_at IS NULL,
            renewal_rank(removed.status, removed.customer_feedback, removed.has_policy))
      GROUP BY o.agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION quotes_set_stages() FROM PUBLIC;
--> statement-breakpoint
-- Keeps a job that waits with this key from starting before a time.
CREATE FUNCTION delay_job(lane text, key text, starts timestamp with time zone) RETURNS void
  LANGUAGE sql SECURITY DEFINER
  SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
  UPDATE pgboss.job j SET start_after = starts WHERE j.name = lane AND j.singleton_key = key AND j.state = 'created'
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION delay_job(text, text, timestamp with time zone) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION delay_job(text, text, timestamp with time zone) TO fairlead_jobs;
--> statement-breakpoint
-- Functions that do more than their caller may do belong to a role that has no other rights and cannot sign in.
-- The owner of a function needs the right to create functions in the schema.
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION add_mail_message() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION add_notifications(uuid, jsonb, uuid) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION age_policies(uuid, integer, timestamp with time zone) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION agencies_with_digest(timestamp with time zone) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION agencies_with_new_day(timestamp with time zone) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION agent_for_task(uuid, text, uuid, uuid) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION announce_notifications() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION announce_session_end() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION audit_refusal(uuid, timestamp with time zone, text, uuid, uuid, text, text, uuid, jsonb, text, text, text, text, text, integer, integer) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION complete_unread() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION count_coupons() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION count_statuses() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION count_usage(json) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION customer_timeline(text, uuid, text, timestamp with time zone, uuid, integer) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION delay_job(text, text, timestamp with time zone) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION delete_tasks_of_record() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION end_digest(uuid, timestamp with time zone) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION enqueue_job(text, text, uuid, jsonb, text, integer, integer, integer, integer) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION failed_jobs() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION file_is_referenced(uuid) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION file_is_used(uuid) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION hand_over_tasks() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION is_own_upload(uuid) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION keep_used_file() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION mark_noted_thread() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION mark_previous_terms() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION mark_quotes_with_policy() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION may_be_notified(uuid, text, boolean) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION move_threads_of_contact() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION notify_customer(uuid, uuid, text, jsonb) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION notify_of_claim() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION notify_of_document_request() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION notify_of_policy_part() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION notify_of_quote() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION notify_of_tasks() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION opportunities_set_stages() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION quotes_set_stages() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION remove_notifications(uuid, uuid, text) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION remove_old_refusals(timestamp with time zone) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION remove_unused_files(timestamp with time zone) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION search_ids(text, text, integer) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION search_threads(text, integer) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION set_thread_owner() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION similar_contacts(text, integer) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION take_failed_job(uuid) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION thread_mail() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION thread_service_request() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION thread_system_mail(uuid, uuid, text, json, timestamp with time zone) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION update_tasks(uuid, uuid, timestamp with time zone) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION update_tasks_of_renewed() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION update_tasks_of_row() OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION update_unread() OWNER TO fairlead_definer;--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
-- Functions that erase personal data belong to a role of their own, because only they may change the audit log.
GRANT CREATE ON SCHEMA public TO fairlead_eraser;
--> statement-breakpoint
ALTER FUNCTION count_expired_records(text, timestamp with time zone, integer) OWNER TO fairlead_eraser;--> statement-breakpoint
ALTER FUNCTION delete_agency_rows(uuid, integer, integer) OWNER TO fairlead_eraser;--> statement-breakpoint
ALTER FUNCTION delete_expired_records(uuid, text, timestamp with time zone, integer) OWNER TO fairlead_eraser;--> statement-breakpoint
ALTER FUNCTION erase_contact(uuid, timestamp with time zone) OWNER TO fairlead_eraser;--> statement-breakpoint
ALTER FUNCTION erase_contact_of_any_agency(uuid, timestamp with time zone) OWNER TO fairlead_eraser;--> statement-breakpoint
ALTER FUNCTION repeat_agency_deletions(uuid[], timestamp with time zone) OWNER TO fairlead_eraser;--> statement-breakpoint
ALTER FUNCTION repeat_erasures(uuid[], timestamp with time zone) OWNER TO fairlead_eraser;--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_eraser;
