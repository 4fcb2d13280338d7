-- Whose rows a request may touch. A handler's transaction begins by taking one of these roles (src/db/scope.ts):
--   fairlead_app       somebody of an agency: the agency's own rows, named by app.agency
--   fairlead_platform  a platform admin
--   fairlead_auth      before anyone is known: sign-in, sessions, signed addresses of files
--   fairlead_jobs      the outbox and the nightly work
-- A table that gives a role nothing shows it nothing: each new table is to enable row security and name its policies.

-- Roles belong to the whole cluster: another database may be making the same ones at this moment, or have made them.
DO $$
DECLARE
  wanted text;
  attempt int;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['fairlead_app', 'fairlead_platform', 'fairlead_auth', 'fairlead_jobs'] LOOP
    FOR attempt IN 1..20 LOOP
      BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
          EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
        BEGIN
          PERFORM set_config('role', wanted, true);
          PERFORM set_config('role', 'none', true);
        EXCEPTION WHEN insufficient_privilege THEN
          EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
        END;
        EXIT;
      EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
        -- internal_error: "tuple concurrently updated", what two GRANTs of one role at once end in
        IF attempt = 20 THEN RAISE; END IF;
        PERFORM pg_sleep(0.05);
      END;
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
-- Who asks, as the transaction's first statement said; NULL, which equals nothing, when it said nothing.
CREATE FUNCTION app_agency() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.agency', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION app_user() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.user', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION app_contact() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.contact', true), '')::uuid $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  -- Not coupons: they are no agency's, the grants below say all there is to say, and under row security the planner may
  -- not use its statistics for a search in their codes, so that it takes the wrong index.
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'coupons' LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- What everybody may read, signed in or not.
GRANT SELECT ON states TO fairlead_app, fairlead_platform, fairlead_auth;
--> statement-breakpoint
CREATE POLICY everyone ON states FOR SELECT USING (true);
--> statement-breakpoint
-- Agencies and their plans
GRANT SELECT ON agencies, agency_subscriptions TO fairlead_app, fairlead_auth, fairlead_platform;
--> statement-breakpoint
GRANT INSERT, UPDATE ON agencies, agency_subscriptions TO fairlead_platform;
--> statement-breakpoint
CREATE POLICY tenant ON agencies TO fairlead_app USING (id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON agencies TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY auth ON agencies FOR SELECT TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY tenant ON agency_subscriptions TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON agency_subscriptions TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY auth ON agency_subscriptions FOR SELECT TO fairlead_auth USING (true);
--> statement-breakpoint
GRANT SELECT ON subscription_packages TO fairlead_app, fairlead_platform;
--> statement-breakpoint
GRANT INSERT, UPDATE ON subscription_packages TO fairlead_platform;
--> statement-breakpoint
CREATE POLICY offered ON subscription_packages FOR SELECT TO fairlead_app USING (deleted_at IS NULL);
--> statement-breakpoint
CREATE POLICY platform ON subscription_packages TO fairlead_platform USING (true);
--> statement-breakpoint
-- Users, what they sign in with, and their sessions
GRANT SELECT ON users TO fairlead_app, fairlead_platform, fairlead_auth;
--> statement-breakpoint
GRANT UPDATE (last_sign_in_at) ON users TO fairlead_auth;
--> statement-breakpoint
CREATE POLICY tenant ON users TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON users TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY auth ON users TO fairlead_auth USING (true);
--> statement-breakpoint
GRANT SELECT ON roles TO fairlead_app, fairlead_platform, fairlead_auth;
--> statement-breakpoint
CREATE POLICY everyone ON roles FOR SELECT USING (true);
--> statement-breakpoint
GRANT SELECT ON credentials TO fairlead_auth;
--> statement-breakpoint
CREATE POLICY auth ON credentials TO fairlead_auth USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON sessions TO fairlead_auth;
--> statement-breakpoint
GRANT SELECT, DELETE ON sessions TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY auth ON sessions TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY jobs ON sessions TO fairlead_jobs USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON sign_in_failures TO fairlead_auth;
--> statement-breakpoint
GRANT SELECT, DELETE ON sign_in_failures TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY auth ON sign_in_failures TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY jobs ON sign_in_failures TO fairlead_jobs USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON idempotency_keys TO fairlead_app, fairlead_platform;
--> statement-breakpoint
GRANT SELECT, DELETE ON idempotency_keys TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY own ON idempotency_keys TO fairlead_app, fairlead_platform USING (user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY jobs ON idempotency_keys TO fairlead_jobs USING (true);
--> statement-breakpoint
-- Coupons belong to the platform; an agency only has one checked.
GRANT SELECT, INSERT, UPDATE ON coupons TO fairlead_platform;
--> statement-breakpoint
GRANT SELECT ON coupons TO fairlead_app;
--> statement-breakpoint
-- Files
GRANT SELECT, INSERT, UPDATE ON files TO fairlead_app, fairlead_platform;
--> statement-breakpoint
GRANT SELECT ON files TO fairlead_auth, fairlead_jobs;
--> statement-breakpoint
CREATE POLICY tenant ON files TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON files TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY auth ON files FOR SELECT TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY jobs ON files FOR SELECT TO fairlead_jobs USING (true);
--> statement-breakpoint
-- The trail is written and never rewritten.
GRANT INSERT ON audit_log TO fairlead_app, fairlead_platform, fairlead_auth;
--> statement-breakpoint
GRANT SELECT ON audit_log TO fairlead_app, fairlead_platform;
--> statement-breakpoint
CREATE POLICY tenant ON audit_log TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON audit_log TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY auth ON audit_log FOR INSERT TO fairlead_auth WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON outbox TO fairlead_app, fairlead_platform, fairlead_auth;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON outbox TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY tenant ON outbox FOR INSERT TO fairlead_app WITH CHECK (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON outbox FOR INSERT TO fairlead_platform WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY auth ON outbox FOR INSERT TO fairlead_auth WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY jobs ON outbox TO fairlead_jobs USING (true);
