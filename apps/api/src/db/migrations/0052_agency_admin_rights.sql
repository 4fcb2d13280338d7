-- Customers have a role of their own: the policies of fairlead_app hold an agency apart from the others and nothing else.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['addresses', 'certificates', 'claim_notes', 'claim_people', 'claim_status_history', 'claims',
    'contacts', 'coverages', 'discounts', 'docs', 'email_attachments', 'email_reply_tokens', 'emails', 'opportunities',
    'policies', 'policy_transactions', 'quotes', 'service_requests'] LOOP
    EXECUTE format('ALTER POLICY tenant ON %I USING (agency_id = (SELECT app_agency()))', name);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER POLICY tenant ON mail_attachments WITH CHECK (agency_id = (SELECT app_agency()));
--> statement-breakpoint
ALTER POLICY of_emails ON mails USING (agency_id = (SELECT app_agency()) AND email_id IS NOT NULL);
--> statement-breakpoint
ALTER POLICY retries ON mails USING (agency_id = (SELECT app_agency()) AND email_id IS NOT NULL);
--> statement-breakpoint
-- What only an admin of the agency changes: its members, its profile, what it sells, what it hands in for verification.
REVOKE UPDATE (role_id, agency_admin, licensed_agent, disabled_at) ON users FROM fairlead_app;
--> statement-breakpoint
GRANT UPDATE (role_id, agency_admin, licensed_agent, disabled_at) ON users TO fairlead_agency_admin;
--> statement-breakpoint
-- Agents change themselves, admins every member of the agency.
ALTER POLICY tenant ON users TO fairlead_agency_admin;
--> statement-breakpoint
CREATE POLICY tenant_reads ON users FOR SELECT TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY own ON users FOR UPDATE TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND id = (SELECT app_user()));
--> statement-breakpoint
REVOKE SELECT (id, user_id, ended_at), UPDATE (ended_at) ON sessions FROM fairlead_app;
--> statement-breakpoint
GRANT SELECT (id, user_id, ended_at), UPDATE (ended_at) ON sessions TO fairlead_agency_admin;
--> statement-breakpoint
ALTER POLICY tenant ON sessions TO fairlead_agency_admin;
--> statement-breakpoint
REVOKE UPDATE (name, email, phone, website, facebook_url, linked_in_url, google_review_url, address_id, states,
  photo_file_id, version) ON agencies FROM fairlead_app;
--> statement-breakpoint
GRANT UPDATE (name, email, phone, website, facebook_url, linked_in_url, google_review_url, address_id, states,
  photo_file_id, version) ON agencies TO fairlead_agency_admin;
--> statement-breakpoint
REVOKE INSERT, DELETE ON agency_insurance_types FROM fairlead_app;
--> statement-breakpoint
GRANT INSERT, DELETE ON agency_insurance_types TO fairlead_agency_admin;
--> statement-breakpoint
REVOKE INSERT, UPDATE ON uploaded_docs FROM fairlead_app;
--> statement-breakpoint
GRANT INSERT, UPDATE ON uploaded_docs TO fairlead_agency_admin;
--> statement-breakpoint
-- The plan of the agency: what was paid for it, and coupons to pay less.
REVOKE SELECT ON transactions, coupons FROM fairlead_app;
--> statement-breakpoint
GRANT SELECT ON transactions, coupons TO fairlead_agency_admin;
