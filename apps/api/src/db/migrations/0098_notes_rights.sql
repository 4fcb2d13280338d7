-- Agents see the notes of their agency. Customers see none.
ALTER TABLE notes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON notes TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON notes TO fairlead_app USING (agency_id = (SELECT app_agency()));
