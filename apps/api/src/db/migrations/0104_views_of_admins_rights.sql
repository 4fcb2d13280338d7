-- Platform admins see and change their own views, which have no agency.
GRANT SELECT, INSERT, UPDATE, DELETE ON list_views TO fairlead_platform;
--> statement-breakpoint
CREATE POLICY own_platform ON list_views TO fairlead_platform
  USING (agency_id IS NULL AND created_by = (SELECT app_user()))
  WITH CHECK (agency_id IS NULL AND created_by = (SELECT app_user()));
