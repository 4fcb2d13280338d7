DROP INDEX "claims_serial_search_ix";--> statement-breakpoint
DROP INDEX "contacts_name_search_ix";--> statement-breakpoint
DROP INDEX "contacts_company_search_ix";--> statement-breakpoint
DROP INDEX "contacts_email_search_ix";--> statement-breakpoint
DROP INDEX "contacts_phone_search_ix";--> statement-breakpoint
DROP INDEX "contacts_home_phone_search_ix";--> statement-breakpoint
DROP INDEX "opportunities_serial_search_ix";--> statement-breakpoint
DROP INDEX "policies_number_search_ix";--> statement-breakpoint
DROP INDEX "policies_serial_search_ix";--> statement-breakpoint
DROP INDEX "quotes_serial_search_ix";--> statement-breakpoint
CREATE INDEX "claims_serial_search_ix" ON "claims" USING gin ("agency_id",("serial"::text) gin_trgm_ops,letter_pairs(("serial"::text)));--> statement-breakpoint
CREATE INDEX "contacts_name_search_ix" ON "contacts" USING gin ("agency_id",lower(("first_name" || ' ' || "last_name") collate "und-x-icu") gin_trgm_ops,letter_pairs(lower(("first_name" || ' ' || "last_name") collate "und-x-icu")));--> statement-breakpoint
CREATE INDEX "contacts_company_search_ix" ON "contacts" USING gin ("agency_id",lower("company_name" collate "und-x-icu") gin_trgm_ops,letter_pairs(lower("company_name" collate "und-x-icu")));--> statement-breakpoint
CREATE INDEX "contacts_email_search_ix" ON "contacts" USING gin ("agency_id",lower("email" collate "und-x-icu") gin_trgm_ops,letter_pairs(lower("email" collate "und-x-icu")));--> statement-breakpoint
CREATE INDEX "contacts_phone_search_ix" ON "contacts" USING gin ("agency_id","phone" gin_trgm_ops,letter_pairs("phone"));--> statement-breakpoint
CREATE INDEX "contacts_home_phone_search_ix" ON "contacts" USING gin ("agency_id","home_phone" gin_trgm_ops,letter_pairs("home_phone"));--> statement-breakpoint
CREATE INDEX "opportunities_serial_search_ix" ON "opportunities" USING gin ("agency_id",("serial"::text) gin_trgm_ops,letter_pairs(("serial"::text)));--> statement-breakpoint
CREATE INDEX "policies_number_search_ix" ON "policies" USING gin ("agency_id",lower("policy_number" collate "und-x-icu") gin_trgm_ops,letter_pairs(lower("policy_number" collate "und-x-icu")));--> statement-breakpoint
CREATE INDEX "policies_serial_search_ix" ON "policies" USING gin ("agency_id",("serial"::text) gin_trgm_ops,letter_pairs(("serial"::text)));--> statement-breakpoint
CREATE INDEX "quotes_serial_search_ix" ON "quotes" USING gin ("agency_id",("serial"::text) gin_trgm_ops,letter_pairs(("serial"::text)));