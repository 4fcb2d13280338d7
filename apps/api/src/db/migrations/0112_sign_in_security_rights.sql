GRANT UPDATE (factor_required_for, idle_minutes) ON agencies TO fairlead_agency_admin;
--> statement-breakpoint
-- Agency admins see who has a second factor, and nothing else of it.
GRANT SELECT (user_id, enabled_at) ON authenticators TO fairlead_agency_admin;
--> statement-breakpoint
-- The condition is limited by the row security of the users.
CREATE POLICY tenant ON authenticators FOR SELECT TO fairlead_agency_admin
  USING (EXISTS (SELECT FROM users WHERE users.id = authenticators.user_id AND users.agency_id = (SELECT app_agency())));
