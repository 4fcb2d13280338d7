CREATE TABLE "user_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address_id" uuid,
	"bio" text DEFAULT '' NOT NULL,
	"linked_in_url" text DEFAULT '' NOT NULL,
	"facebook_url" text DEFAULT '' NOT NULL,
	"availability_time" text DEFAULT '' NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"states" text[] DEFAULT '{}' NOT NULL,
	"insurance_type_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "user_details_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "user_details_address_ux" UNIQUE("address_id")
);
--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_user_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_address_fk" FOREIGN KEY ("agency_id","address_id") REFERENCES "public"."addresses"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "user_details" TO fairlead_app, fairlead_platform;--> statement-breakpoint
GRANT SELECT ON "user_details" TO fairlead_auth;--> statement-breakpoint
CREATE POLICY tenant ON "user_details" TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint
CREATE POLICY platform ON "user_details" FOR SELECT TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY own_new ON "user_details" FOR INSERT TO fairlead_platform
  WITH CHECK (agency_id IS NULL AND id = (SELECT app_user()));--> statement-breakpoint
CREATE POLICY own ON "user_details" FOR UPDATE TO fairlead_platform
  USING (agency_id IS NULL AND id = (SELECT app_user()));--> statement-breakpoint
CREATE POLICY auth ON "user_details" FOR SELECT TO fairlead_auth USING (true);--> statement-breakpoint
-- One's own photo; the name is granted already.
GRANT UPDATE (photo_file_id) ON "users" TO fairlead_app;--> statement-breakpoint
-- Whoever signs in is shown what they sell.
GRANT SELECT ON "insurance_types" TO fairlead_auth;--> statement-breakpoint
CREATE POLICY auth ON "insurance_types" FOR SELECT TO fairlead_auth USING (deleted_at IS NULL);
