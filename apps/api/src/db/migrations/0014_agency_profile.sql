CREATE TABLE "agency_insurance_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"insurance_type_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_insurance_types_ux" UNIQUE("agency_id","insurance_type_id")
);
--> statement-breakpoint
DROP INDEX "invitations_agency_ix";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "facebook_url" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "linked_in_url" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "google_review_url" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agency_insurance_types" ADD CONSTRAINT "agency_insurance_types_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_insurance_types" ADD CONSTRAINT "agency_insurance_types_insurance_type_id_insurance_types_id_fk" FOREIGN KEY ("insurance_type_id") REFERENCES "public"."insurance_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_insurance_types_type_ix" ON "agency_insurance_types" USING btree ("insurance_type_id");--> statement-breakpoint
CREATE INDEX "invitations_contact_ix" ON "invitations" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "users_agency_name_ix" ON "users" USING btree ("agency_id","name" collate "und-x-icu","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_agency_ix" ON "invitations" USING btree ("agency_id","created_at","id");