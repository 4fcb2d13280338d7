-- What was kept with the agency becomes an address of its own, kept by the admin who signed it up.
INSERT INTO "addresses" (id, agency_id, address_type, created_by, street, city, state, zip_code, country, created_at)
  SELECT gen_random_uuid(), a.id, 'AGENCY_ADDRESS', u.id, coalesce(a.street, ''), coalesce(a.city, ''),
    coalesce(a.state, ''), coalesce(a.zip_code, ''), coalesce(a.country, ''), a.created_at
  FROM "agencies" a CROSS JOIN LATERAL (
    SELECT id FROM "users" WHERE agency_id = a.id ORDER BY agency_admin DESC, created_at, id LIMIT 1
  ) u
  WHERE coalesce(a.street, a.city, a.state, a.zip_code, a.country) IS NOT NULL;--> statement-breakpoint
UPDATE "agencies" SET address_id = "addresses".id FROM "addresses" WHERE "addresses".agency_id = "agencies".id;--> statement-breakpoint
ALTER TABLE "agencies" DROP COLUMN "street";--> statement-breakpoint
ALTER TABLE "agencies" DROP COLUMN "city";--> statement-breakpoint
ALTER TABLE "agencies" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "agencies" DROP COLUMN "zip_code";--> statement-breakpoint
ALTER TABLE "agencies" DROP COLUMN "country";