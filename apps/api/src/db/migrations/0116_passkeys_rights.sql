-- Only authentication reads and changes passkeys. The clean-up job deletes expired setups.
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE passkey_setups ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys, passkey_setups TO fairlead_auth;
--> statement-breakpoint
GRANT SELECT, DELETE ON passkey_setups TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY auth ON passkeys TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY auth ON passkey_setups TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY jobs ON passkey_setups TO fairlead_jobs USING (true);
