CREATE TABLE "coverages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"quote_id" uuid,
	"file_id" uuid NOT NULL,
	"created_by_role" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "docs_creator_ck" CHECK ("docs"."created_by_role" in ('AGENT', 'CUSTOMER')),
	CONSTRAINT "docs_record_ck" CHECK (num_nonnulls("docs"."quote_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"insurance_type_id" uuid NOT NULL,
	"carrier_id" uuid NOT NULL,
	"assigned_agent_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"premium_cents" bigint NOT NULL,
	"effective_on" date NOT NULL,
	"customer_feedback" text,
	"feedback_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quotes_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "quotes_serial_ux" UNIQUE("agency_id","serial"),
	CONSTRAINT "quotes_status_ck" CHECK ("quotes"."status" in ('PENDING', 'PENDING_APPROVAL', 'QUOTED', 'ACTIVE', 'PENDING_CANCEL', 'CANCELLED', 'EXPIRED', 'CLOSED')),
	CONSTRAINT "quotes_premium_ck" CHECK ("quotes"."premium_cents" >= 0),
	CONSTRAINT "quotes_feedback_ck" CHECK ("quotes"."customer_feedback" in ('ACCEPTED', 'REJECTED')),
	CONSTRAINT "quotes_feedback_at_ck" CHECK (("quotes"."customer_feedback" is null) = ("quotes"."feedback_at" is null))
);
--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_file_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_insurance_type_id_insurance_types_id_fk" FOREIGN KEY ("insurance_type_id") REFERENCES "public"."insurance_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agent_fk" FOREIGN KEY ("agency_id","assigned_agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coverages_quote_ix" ON "coverages" USING btree ("agency_id","quote_id","id") WHERE "coverages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discounts_quote_ix" ON "discounts" USING btree ("agency_id","quote_id","id") WHERE "discounts"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "docs_file_ux" ON "docs" USING btree ("file_id") WHERE "docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "docs_quote_ix" ON "docs" USING btree ("agency_id","quote_id","created_at","id") WHERE "docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "docs_created_ix" ON "docs" USING btree ("agency_id","created_at","id") WHERE "docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_created_ix" ON "quotes" USING btree ("agency_id","created_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_status_ix" ON "quotes" USING btree ("agency_id","status","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_contact_ix" ON "quotes" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_opportunity_ix" ON "quotes" USING btree ("agency_id","opportunity_id");