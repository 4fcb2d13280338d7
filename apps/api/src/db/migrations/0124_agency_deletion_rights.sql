-- Agency admins ask for the deletion of their agency, and withdraw the request.
GRANT UPDATE (deletion_requested_at, deletion_requested_by) ON agencies TO fairlead_agency_admin;
--> statement-breakpoint
-- The owner of the functions that erase also deletes agencies.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['addresses', 'agencies', 'agency_insurance_types', 'agency_serials', 'agency_subscriptions',
    'audit_log', 'authenticators', 'bulk_run_rows', 'bulk_runs', 'certificates', 'claim_notes', 'claim_people',
    'claim_status_history', 'claims', 'contacts', 'coverages', 'credentials', 'customer_views', 'discounts', 'docs',
    'document_requests', 'email_attachments', 'email_reply_tokens', 'emails', 'files', 'idempotency_keys', 'invitations',
    'list_views', 'mail_attachments', 'mail_messages', 'mail_notes', 'mail_threads', 'mail_tokens', 'mail_unread', 'mails',
    'notes', 'notification_settings', 'notifications', 'opportunities', 'passkey_setups', 'passkeys', 'policies',
    'policy_transactions', 'quotes', 'recovery_codes', 'referral_sign_ups', 'refunds', 'service_requests', 'sessions',
    'sign_in_challenges', 'status_counts', 'support_forwards', 'task_rule_changes', 'tasks', 'transactions', 'uploaded_docs',
    'user_details', 'users'] LOOP
    EXECUTE format('GRANT SELECT, DELETE ON %I TO fairlead_eraser', name);
    IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = name::regclass AND polname = 'eraser') THEN
      EXECUTE format('CREATE POLICY eraser ON %I TO fairlead_eraser USING (true)', name);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
GRANT UPDATE (photo_file_id, address_id, deletion_requested_at, deletion_requested_by, deletion_started_at) ON agencies TO fairlead_eraser;
--> statement-breakpoint
GRANT UPDATE (parent_id) ON emails TO fairlead_eraser;
--> statement-breakpoint
-- Deletes rows of an agency whose deletion was started, at most `most` of one table: see docs/privacy.md. Steps are numbered
-- from 1, in the order of the foreign keys: first the access of its users, so that they add no rows, and last the agency.
-- Returns the number of rows, the storage keys of deleted files, the next step, which is null after the last one, and whether the
-- agency is gone. Rows that were added meanwhile to a table of an earlier step stop a step; the caller then starts again.
CREATE FUNCTION delete_agency_rows(doomed uuid, step integer, most integer, OUT rows bigint, OUT keys text[], OUT next integer,
  OUT done boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
END $$;
--> statement-breakpoint
-- Starts the deletion of the agencies of a list, as after the restore of a backup. Returns their ids.
CREATE FUNCTION repeat_agency_deletions(listed uuid[], started_time timestamptz) RETURNS SETOF uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
GRANT CREATE ON SCHEMA public TO fairlead_eraser;
--> statement-breakpoint
ALTER FUNCTION delete_agency_rows(uuid, integer, integer) OWNER TO fairlead_eraser;
--> statement-breakpoint
ALTER FUNCTION repeat_agency_deletions(uuid[], timestamptz) OWNER TO fairlead_eraser;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_eraser;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION delete_agency_rows(uuid, integer, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION delete_agency_rows(uuid, integer, integer) TO fairlead_jobs;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION repeat_agency_deletions(uuid[], timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION repeat_agency_deletions(uuid[], timestamptz) TO fairlead_jobs;
