-- A customer sees the policies that are theirs, and with them what they cover, what was billed, and what they asked for.
ALTER TABLE policies ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE policy_transactions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE certificates ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON policies, policy_transactions, certificates TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON policies TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR contact_id = (SELECT app_contact()))
);
--> statement-breakpoint
CREATE POLICY tenant ON policy_transactions TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR EXISTS (SELECT FROM policies WHERE policies.id = policy_transactions.policy_id))
);
--> statement-breakpoint
CREATE POLICY tenant ON certificates TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR EXISTS (SELECT FROM policies WHERE policies.id = certificates.policy_id))
);
--> statement-breakpoint
ALTER POLICY tenant ON coverages USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL
    OR EXISTS (SELECT FROM quotes WHERE quotes.id = coverages.quote_id)
    OR EXISTS (SELECT FROM policies WHERE policies.id = coverages.policy_id))
);
