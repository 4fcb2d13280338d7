-- Only authentication reads and changes second factors. The clean-up job deletes expired challenges.
ALTER TABLE authenticators ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sign_in_challenges ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON authenticators, recovery_codes, sign_in_challenges TO fairlead_auth;
--> statement-breakpoint
GRANT SELECT, DELETE ON sign_in_challenges TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY auth ON authenticators TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY auth ON recovery_codes TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY auth ON sign_in_challenges TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY jobs ON sign_in_challenges TO fairlead_jobs USING (true);
