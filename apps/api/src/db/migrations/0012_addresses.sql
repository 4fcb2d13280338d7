CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"address_type" text NOT NULL,
	"created_by" uuid NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "addresses_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "addresses_type_ck" CHECK ("addresses"."address_type" in ('USER_ADDRESS', 'AGENCY_ADDRESS', 'CONTACT_ADDRESS'))
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "address_id" uuid;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_created_by_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_created_by_ix" ON "addresses" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_address_fk" FOREIGN KEY ("id","address_id") REFERENCES "public"."addresses"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "addresses" TO fairlead_app, fairlead_platform;--> statement-breakpoint
GRANT SELECT ON "addresses" TO fairlead_auth;--> statement-breakpoint
CREATE POLICY tenant ON "addresses" TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint
CREATE POLICY platform ON "addresses" FOR SELECT TO fairlead_platform USING (true);--> statement-breakpoint
-- A platform admin keeps their own, and none of an agency or of another admin.
CREATE POLICY own_new ON "addresses" FOR INSERT TO fairlead_platform
  WITH CHECK (agency_id IS NULL AND created_by = (SELECT app_user()));--> statement-breakpoint
CREATE POLICY own ON "addresses" FOR UPDATE TO fairlead_platform
  USING (agency_id IS NULL AND created_by = (SELECT app_user()));--> statement-breakpoint
CREATE POLICY auth ON "addresses" FOR SELECT TO fairlead_auth USING (true);
