-- A customer sees the quotes that are theirs, and with them what they cover and their documents.
ALTER TABLE quotes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE coverages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE discounts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE docs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON quotes, coverages, discounts, docs TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON quotes TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR contact_id = (SELECT app_contact()))
);
--> statement-breakpoint
CREATE POLICY tenant ON coverages TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR EXISTS (SELECT FROM quotes WHERE quotes.id = coverages.quote_id))
);
--> statement-breakpoint
CREATE POLICY tenant ON discounts TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR EXISTS (SELECT FROM quotes WHERE quotes.id = discounts.quote_id))
);
--> statement-breakpoint
CREATE POLICY tenant ON docs TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR contact_id = (SELECT app_contact()))
);
