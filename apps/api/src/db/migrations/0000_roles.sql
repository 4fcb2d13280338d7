-- Roles. Each transaction of the server takes one of the first seven (src/db/scope.ts), which decides the rows that it may read
-- and change. Functions and migrations use the others.
--   fairlead_app           an agent, named by app.agency and app.user
--   fairlead_agency_admin  an agent who administers the agency: everything of fairlead_app, and what only admins change
--   fairlead_customer      a customer of an agency, named by app.user and app.contact, or a visitor
--   fairlead_platform      a platform admin
--   fairlead_auth          before the caller is known: sign-in, sessions, signed addresses of files
--   fairlead_billing       charges and their consequences; counts the uses of a coupon over all agencies
--   fairlead_jobs          the job queue and the nightly jobs
--   fairlead_definer       owner of the SECURITY DEFINER functions; cannot sign in
--   fairlead_eraser        owner of the functions that erase personal data; cannot sign in
--   fairlead_setup         migrations and the first rows of a new database; only the owner of the tables is a member
-- Roles belong to the whole cluster: another database may be creating the same ones at this moment, or has created them.
DO $$
DECLARE
  wanted text;
  attempt int;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['fairlead_app', 'fairlead_platform', 'fairlead_auth', 'fairlead_jobs', 'fairlead_billing',
    'fairlead_customer', 'fairlead_agency_admin', 'fairlead_definer', 'fairlead_setup', 'fairlead_eraser'] LOOP
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
        IF wanted = 'fairlead_agency_admin' AND NOT pg_has_role(wanted, 'fairlead_app', 'MEMBER') THEN
          GRANT fairlead_app TO fairlead_agency_admin;
        END IF;
        EXIT;
      EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
        -- internal_error is "tuple concurrently updated": two GRANTs of one role at the same time.
        IF attempt = 20 THEN RAISE; END IF;
        PERFORM pg_sleep(0.05);
      END;
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
-- Agency, user and contact of the caller, as the first statement of the transaction has set them. NULL equals no row.
CREATE FUNCTION app_agency() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.agency', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION app_user() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.user', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION app_contact() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.contact', true), '')::uuid $$;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- All pairs of neighbouring letters in a text, for search indexes. The function takes long compared with an index lookup: with the
-- default cost, the planner prefers to read the table and to call it for each row when many rows contain the pair.
CREATE FUNCTION letter_pairs(text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 2000
RETURN (SELECT array_agg(DISTINCT substr($1, position, 2)) FROM generate_series(1, length($1) - 1) AS position);
