-- Agents see and change their own views, and see those that colleagues share. Agency admins also change shared views. Customers and
-- platform admins have no views.
GRANT SELECT, INSERT, UPDATE, DELETE ON list_views TO fairlead_app;
--> statement-breakpoint
CREATE POLICY visible ON list_views FOR SELECT TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (shared OR created_by = (SELECT app_user())));
--> statement-breakpoint
CREATE POLICY own_new ON list_views FOR INSERT TO fairlead_app
  WITH CHECK (agency_id = (SELECT app_agency()) AND created_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own ON list_views FOR UPDATE TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND created_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own_gone ON list_views FOR DELETE TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND created_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY shared ON list_views FOR UPDATE TO fairlead_agency_admin
  USING (agency_id = (SELECT app_agency()) AND shared);
--> statement-breakpoint
CREATE POLICY shared_gone ON list_views FOR DELETE TO fairlead_agency_admin
  USING (agency_id = (SELECT app_agency()) AND shared);
