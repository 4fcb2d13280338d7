CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"provider_reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"withdrawn_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "disputes_provider_ux" UNIQUE("provider_reference"),
	CONSTRAINT "disputes_amount_ck" CHECK ("disputes"."amount_cents" > 0 and "disputes"."withdrawn_cents" >= 0),
	CONSTRAINT "disputes_closed_ck" CHECK (("disputes"."closed_at" is not null) = ("disputes"."status" in ('INQUIRY_CLOSED', 'WON', 'LOST', 'PREVENTED')))
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "withdrawn_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_transaction_fk" FOREIGN KEY ("agency_id","transaction_id") REFERENCES "public"."transactions"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_transaction_ix" ON "disputes" USING btree ("transaction_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "disputes_agency_ix" ON "disputes" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "disputes_open_ix" ON "disputes" USING btree ("opened_at") WHERE "disputes"."closed_at" is null;--> statement-breakpoint
ALTER TABLE disputes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON disputes TO fairlead_agency_admin, fairlead_platform;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON disputes TO fairlead_billing;--> statement-breakpoint
GRANT SELECT, DELETE ON disputes TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY billing ON disputes TO fairlead_billing USING (true);--> statement-breakpoint
CREATE POLICY eraser ON disputes TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY platform ON disputes FOR SELECT TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON disputes FOR SELECT TO fairlead_agency_admin USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
-- Disputes are mailed to the platform admins who may see payments.
GRANT SELECT (id, role_type, privileges, deleted_at) ON roles TO fairlead_billing;--> statement-breakpoint
CREATE POLICY billing ON roles FOR SELECT TO fairlead_billing USING (role_type = 'ADMIN');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION delete_agency_rows(doomed uuid, step integer, most integer, OUT rows bigint, OUT keys text[], OUT next integer, OUT done boolean) RETURNS record
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
    format(of_agency, 'disputes'),
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
