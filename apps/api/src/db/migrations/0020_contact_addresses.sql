-- What was kept with the contact becomes an address of its own, kept by the agent who looks after them.
INSERT INTO "addresses" (id, agency_id, address_type, created_by, street, city, state, zip_code, created_at)
  SELECT c.id, c.agency_id, 'CONTACT_ADDRESS', c.agent_id, c.street, c.city, c.state, c.zip_code, c.created_at
  FROM "contacts" c WHERE c.street || c.city || c.state || c.zip_code <> '';--> statement-breakpoint
UPDATE "contacts" SET address_id = id WHERE id IN (SELECT id FROM "addresses");--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "street";--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "city";--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "zip_code";--> statement-breakpoint
-- A customer sees what is kept of them, and of nobody else in the agency's book.
ALTER POLICY tenant ON "contacts" USING (agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR id = (SELECT app_contact())));--> statement-breakpoint
ALTER POLICY tenant ON "addresses" USING (agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR address_type <> 'CONTACT_ADDRESS'
    OR EXISTS (SELECT FROM "contacts" WHERE "contacts".address_id = "addresses".id)));--> statement-breakpoint
-- Whoever signs up by a referral says where they are.
GRANT INSERT ON "addresses" TO fairlead_auth;--> statement-breakpoint
CREATE POLICY auth_new ON "addresses" FOR INSERT TO fairlead_auth WITH CHECK (address_type = 'CONTACT_ADDRESS');
