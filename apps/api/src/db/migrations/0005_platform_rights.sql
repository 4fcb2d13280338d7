-- Who may see and change the tables of accounts and of the platform. One role more:
--   fairlead_billing   charges and what follows from them: it counts the uses of a coupon over all agencies
DO $$
DECLARE
  attempt int;
BEGIN
  FOR attempt IN 1..20 LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairlead_billing') THEN
        CREATE ROLE fairlead_billing NOLOGIN;
      END IF;
      BEGIN
        PERFORM set_config('role', 'fairlead_billing', true);
        PERFORM set_config('role', 'none', true);
      EXCEPTION WHEN insufficient_privilege THEN
        GRANT fairlead_billing TO CURRENT_USER;
      END;
      EXIT;
    EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
      IF attempt = 20 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['mail_tokens', 'invitations', 'contacts', 'mails', 'carriers', 'insurance_types',
    'transactions', 'verification_docs', 'uploaded_docs'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Sign-up, verification, reset and invitations: nobody is signed in yet
GRANT INSERT ON agencies, users, contacts TO fairlead_auth;
--> statement-breakpoint
GRANT SELECT ON contacts TO fairlead_auth;
--> statement-breakpoint
GRANT UPDATE (name, email_verified_at, last_sign_in_at, licensed_agent, language, version) ON users TO fairlead_auth;
--> statement-breakpoint
GRANT INSERT, UPDATE ON credentials TO fairlead_auth;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON mail_tokens TO fairlead_auth;
--> statement-breakpoint
GRANT SELECT, UPDATE ON invitations TO fairlead_auth;
--> statement-breakpoint
CREATE POLICY auth_insert ON agencies FOR INSERT TO fairlead_auth WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY auth ON contacts TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY auth ON mail_tokens TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY auth ON invitations TO fairlead_auth USING (true);
--> statement-breakpoint
GRANT SELECT, DELETE ON mail_tokens TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON mail_tokens TO fairlead_jobs USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON contacts TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON contacts TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON invitations TO fairlead_app, fairlead_platform;
--> statement-breakpoint
CREATE POLICY tenant ON invitations TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON invitations TO fairlead_platform USING (true);
--> statement-breakpoint
-- Mails are written by whoever causes them, and read by the job that sends them.
GRANT INSERT ON mails TO fairlead_app, fairlead_platform, fairlead_auth, fairlead_billing;
--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON mails TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY tenant ON mails FOR INSERT TO fairlead_app WITH CHECK (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY others ON mails FOR INSERT TO fairlead_platform, fairlead_auth, fairlead_billing WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY jobs ON mails TO fairlead_jobs USING (true);
--> statement-breakpoint
-- Admins and their roles
GRANT INSERT, UPDATE ON users TO fairlead_platform;
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON roles TO fairlead_platform;
--> statement-breakpoint
CREATE POLICY platform ON roles TO fairlead_platform USING (true);
--> statement-breakpoint
-- What the platform keeps for all agencies; images of the platform are for everybody who is signed in.
GRANT SELECT, INSERT, UPDATE ON carriers, insurance_types, verification_docs TO fairlead_platform;
--> statement-breakpoint
GRANT SELECT ON carriers, insurance_types, verification_docs TO fairlead_app;
--> statement-breakpoint
CREATE POLICY platform ON carriers TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY platform ON insurance_types TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY platform ON verification_docs TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY kept ON carriers FOR SELECT TO fairlead_app USING (deleted_at IS NULL);
--> statement-breakpoint
CREATE POLICY kept ON insurance_types FOR SELECT TO fairlead_app USING (deleted_at IS NULL);
--> statement-breakpoint
CREATE POLICY kept ON verification_docs FOR SELECT TO fairlead_app USING (deleted_at IS NULL);
--> statement-breakpoint
CREATE POLICY platforms_own ON files FOR SELECT TO fairlead_app
  USING (agency_id IS NULL AND (SELECT app_agency()) IS NOT NULL);
--> statement-breakpoint
-- Verification documents of the agencies
GRANT SELECT, INSERT, UPDATE ON uploaded_docs TO fairlead_app;
--> statement-breakpoint
GRANT SELECT, UPDATE ON uploaded_docs TO fairlead_platform;
--> statement-breakpoint
CREATE POLICY tenant ON uploaded_docs TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON uploaded_docs TO fairlead_platform USING (true);
--> statement-breakpoint
-- Money: an agency reads its own, and only billing writes.
GRANT SELECT ON transactions TO fairlead_app, fairlead_platform;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON transactions, agency_subscriptions TO fairlead_billing;
--> statement-breakpoint
GRANT SELECT ON agencies, users, subscription_packages, coupons TO fairlead_billing;
--> statement-breakpoint
GRANT UPDATE (used_count, version) ON coupons TO fairlead_billing;
--> statement-breakpoint
GRANT INSERT ON audit_log, outbox TO fairlead_billing;
--> statement-breakpoint
CREATE POLICY tenant ON transactions FOR SELECT TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON transactions FOR SELECT TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY billing ON transactions TO fairlead_billing USING (true);
--> statement-breakpoint
CREATE POLICY billing ON agency_subscriptions TO fairlead_billing USING (true);
--> statement-breakpoint
CREATE POLICY billing ON agencies FOR SELECT TO fairlead_billing USING (true);
--> statement-breakpoint
CREATE POLICY billing ON users FOR SELECT TO fairlead_billing USING (true);
--> statement-breakpoint
CREATE POLICY billing ON subscription_packages FOR SELECT TO fairlead_billing USING (true);
--> statement-breakpoint
CREATE POLICY billing ON audit_log FOR INSERT TO fairlead_billing WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY billing ON outbox FOR INSERT TO fairlead_billing WITH CHECK (true);
