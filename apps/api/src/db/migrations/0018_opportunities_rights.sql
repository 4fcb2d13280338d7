ALTER TABLE agency_serials ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON agency_serials TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON agency_serials TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
ALTER TABLE opportunities ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON opportunities TO fairlead_app;
--> statement-breakpoint
-- A customer sees and makes their own.
CREATE POLICY tenant ON opportunities TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR contact_id = (SELECT app_contact()))
);
