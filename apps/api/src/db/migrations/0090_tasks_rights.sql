-- Agents see the tasks of their agency. Customers see none.
ALTER TABLE tasks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON tasks TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON tasks TO fairlead_app USING (agency_id = (SELECT app_agency()));
