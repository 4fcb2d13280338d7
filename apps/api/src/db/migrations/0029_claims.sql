CREATE TABLE "claim_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_notes_text_ck" CHECK ("claim_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "claim_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "claim_people_name_ck" CHECK ("claim_people"."name" <> ''),
	CONSTRAINT "claim_people_role_ck" CHECK ("claim_people"."role" in ('CLAIMANT', 'WITNESS', 'INJURED'))
);
--> statement-breakpoint
CREATE TABLE "claim_status_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_status_history_status_ck" CHECK ("claim_status_history"."status" in ('SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'SETTLED', 'DENIED', 'CLOSED', 'REOPENED', 'WITHDRAWN'))
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"policy_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"claim_type" text NOT NULL,
	"status" text DEFAULT 'SUBMITTED' NOT NULL,
	"filed_at" timestamp (3) with time zone,
	"loss_on" date NOT NULL,
	"loss_time" text,
	"location" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"estimated_cents" bigint,
	"injuries" text DEFAULT '' NOT NULL,
	"police_report_number" text DEFAULT '' NOT NULL,
	"carrier_claim_number" text DEFAULT '' NOT NULL,
	"adjuster_name" text DEFAULT '' NOT NULL,
	"adjuster_phone" text DEFAULT '' NOT NULL,
	"assigned_agent_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "claims_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "claims_serial_ux" UNIQUE("agency_id","serial"),
	CONSTRAINT "claims_type_ck" CHECK ("claims"."claim_type" in ('AUTOMOBILE', 'PROPERTY', 'GENERAL_LIABILITY', 'WORKERS_COMPENSATION', 'COMMERCIAL_AUTO', 'MEDICAL', 'OTHER')),
	CONSTRAINT "claims_status_ck" CHECK ("claims"."status" in ('SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'SETTLED', 'DENIED', 'CLOSED', 'REOPENED', 'WITHDRAWN')),
	CONSTRAINT "claims_time_ck" CHECK ("claims"."loss_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "claims_description_ck" CHECK ("claims"."description" <> ''),
	CONSTRAINT "claims_estimated_ck" CHECK ("claims"."estimated_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "docs" DROP CONSTRAINT "docs_record_ck";--> statement-breakpoint
ALTER TABLE "docs" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "claim_notes" ADD CONSTRAINT "claim_notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notes" ADD CONSTRAINT "claim_notes_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notes" ADD CONSTRAINT "claim_notes_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_people" ADD CONSTRAINT "claim_people_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_people" ADD CONSTRAINT "claim_people_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_status_history" ADD CONSTRAINT "claim_status_history_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_status_history" ADD CONSTRAINT "claim_status_history_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_status_history" ADD CONSTRAINT "claim_status_history_user_fk" FOREIGN KEY ("agency_id","changed_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_agent_fk" FOREIGN KEY ("agency_id","assigned_agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_notes_claim_ix" ON "claim_notes" USING btree ("agency_id","claim_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_people_claim_ix" ON "claim_people" USING btree ("agency_id","claim_id","id") WHERE "claim_people"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claim_status_history_claim_ix" ON "claim_status_history" USING btree ("agency_id","claim_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_created_ix" ON "claims" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_loss_ix" ON "claims" USING btree ("agency_id","loss_on","id");--> statement-breakpoint
CREATE INDEX "claims_updated_ix" ON "claims" USING btree ("agency_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "claims_status_ix" ON "claims" USING btree ("agency_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_contact_ix" ON "claims" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_policy_ix" ON "claims" USING btree ("agency_id","policy_id","created_at","id");--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "docs_claim_ix" ON "docs" USING btree ("agency_id","claim_id","created_at","id") WHERE "docs"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_record_ck" CHECK (num_nonnulls("docs"."quote_id", "docs"."policy_id", "docs"."claim_id") = 1);