CREATE TABLE "agency_serials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "agency_serials_ux" UNIQUE("agency_id","kind"),
	CONSTRAINT "agency_serials_kind_ck" CHECK ("agency_serials"."kind" in ('opportunity', 'quote', 'policy', 'claim'))
);
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"contact_id" uuid NOT NULL,
	"assigned_agent_id" uuid,
	"created_by" uuid NOT NULL,
	"created_by_role" text NOT NULL,
	"insurance_type_id" uuid,
	"status" text DEFAULT 'NEW' NOT NULL,
	"premium_cents" bigint,
	"short_note" text DEFAULT '' NOT NULL,
	"document_file_id" uuid,
	"doc_type" text,
	"completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "opportunities_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "opportunities_serial_ux" UNIQUE("agency_id","serial"),
	CONSTRAINT "opportunities_status_ck" CHECK ("opportunities"."status" in ('NEW', 'CONTACTED', 'QUOTED', 'QUOTE_REVIEW', 'POLICIED', 'POLICY_REVIEW', 'WON', 'LOST', 'IN_PROCESS', 'PROCESSED')),
	CONSTRAINT "opportunities_creator_ck" CHECK ("opportunities"."created_by_role" in ('AGENT', 'CUSTOMER')),
	CONSTRAINT "opportunities_doc_type_ck" CHECK ("opportunities"."doc_type" in ('POLICY_REVIEW', 'QUOTE_REVIEW', 'CLAIM', 'BILL', 'OTHER')),
	CONSTRAINT "opportunities_premium_ck" CHECK ("opportunities"."premium_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "agency_serials" ADD CONSTRAINT "agency_serials_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_insurance_type_id_insurance_types_id_fk" FOREIGN KEY ("insurance_type_id") REFERENCES "public"."insurance_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_agent_fk" FOREIGN KEY ("agency_id","assigned_agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_document_fk" FOREIGN KEY ("agency_id","document_file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opportunities_created_ix" ON "opportunities" USING btree ("agency_id","created_at","id") WHERE "opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "opportunities_status_ix" ON "opportunities" USING btree ("agency_id","status","created_at","id") WHERE "opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "opportunities_contact_ix" ON "opportunities" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_agent_ix" ON "opportunities" USING btree ("agency_id","assigned_agent_id","created_at","id");