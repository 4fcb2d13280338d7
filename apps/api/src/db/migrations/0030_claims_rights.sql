-- A customer sees the claims that are theirs, with the people in them and how they went; never what agents note.
ALTER TABLE claims ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE claim_people ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE claim_status_history ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE claim_notes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON claims, claim_people TO fairlead_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON claim_status_history, claim_notes TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON claims TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR contact_id = (SELECT app_contact()))
);
--> statement-breakpoint
CREATE POLICY tenant ON claim_people TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR EXISTS (SELECT FROM claims WHERE claims.id = claim_people.claim_id))
);
--> statement-breakpoint
CREATE POLICY tenant ON claim_status_history TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR EXISTS (SELECT FROM claims WHERE claims.id = claim_status_history.claim_id))
);
--> statement-breakpoint
CREATE POLICY tenant ON claim_notes TO fairlead_app USING (
  agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL
);
