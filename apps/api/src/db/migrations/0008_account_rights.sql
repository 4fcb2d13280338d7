-- An invitation that is accepted makes a customer of its contact.
GRANT UPDATE (user_id) ON contacts TO fairlead_auth;
--> statement-breakpoint
-- A receipt carries the logo of its agency.
GRANT SELECT ON files TO fairlead_billing;
--> statement-breakpoint
CREATE POLICY billing ON files FOR SELECT TO fairlead_billing USING (true);
