-- What an agency says of itself, and what its admin decides about its people.
ALTER TABLE agency_insurance_types ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON agency_insurance_types TO fairlead_app;
--> statement-breakpoint
GRANT SELECT ON agency_insurance_types TO fairlead_platform;
--> statement-breakpoint
CREATE POLICY tenant ON agency_insurance_types TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON agency_insurance_types FOR SELECT TO fairlead_platform USING (true);
--> statement-breakpoint
GRANT UPDATE (name, email, phone, website, facebook_url, linked_in_url, google_review_url, address_id, states,
  photo_file_id, version) ON agencies TO fairlead_app;
--> statement-breakpoint
GRANT UPDATE (name, role_id, agency_admin, licensed_agent, disabled_at, version) ON users TO fairlead_app;
--> statement-breakpoint
-- Whoever may not sign in any more is signed out.
GRANT SELECT (id, user_id, ended_at), UPDATE (ended_at) ON sessions TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON sessions TO fairlead_app
  USING (EXISTS (SELECT FROM users WHERE users.id = sessions.user_id AND users.agency_id = (SELECT app_agency())));
--> statement-breakpoint
-- Every invitation until now was sent when it was made.
UPDATE invitations SET sent_at = created_at;
