DROP INDEX "contacts_agency_ix";--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "phone" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "contact_type" text DEFAULT 'PERSONAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "home_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "address_id" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "company_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "business_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "entity_legal_type" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "fein" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "nsaic_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "no_of_employees" integer;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "payroll_cents" bigint;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "revenue_cents" bigint;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_address_fk" FOREIGN KEY ("agency_id","address_id") REFERENCES "public"."addresses"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_email_ux" ON "contacts" USING btree ("agency_id",lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_created_ix" ON "contacts" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_name_ix" ON "contacts" USING btree ("agency_id",("first_name" || ' ' || "last_name") collate "und-x-icu","id");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_address_ux" UNIQUE("address_id");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_type_ck" CHECK ("contacts"."contact_type" in ('PERSONAL', 'COMMERCIAL'));--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_company_ck" CHECK ("contacts"."contact_type" <> 'COMMERCIAL' or "contacts"."company_name" <> '');