CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"holder_name" text DEFAULT '' NOT NULL,
	"holder_address" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"requested_by" uuid NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "certificates_status_ck" CHECK ("certificates"."status" in ('REQUESTED', 'SENT')),
	CONSTRAINT "certificates_asked_ck" CHECK ("certificates"."holder_name" || "certificates"."holder_address" || "certificates"."description" <> ''),
	CONSTRAINT "certificates_sent_ck" CHECK (num_nonnulls("certificates"."file_id", "certificates"."sent_by", "certificates"."sent_at") = case "certificates"."status" when 'SENT' then 3 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"policy_number" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"insurance_type_id" uuid NOT NULL,
	"carrier_id" uuid,
	"quote_id" uuid,
	"assigned_agent_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"premium_cents" bigint,
	"effective_on" date,
	"expires_on" date,
	"policy_term" text DEFAULT '' NOT NULL,
	"policy_type" text,
	"payment_type" text,
	"payment_term" text,
	"payment_status" text,
	"other_information" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'CREATED' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "policies_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "policies_serial_ux" UNIQUE("agency_id","serial"),
	CONSTRAINT "policies_status_ck" CHECK ("policies"."status" in ('MISSING_INFO', 'ACTIVE', 'PENDING', 'IN_REVIEW', 'EXPIRING', 'EXPIRED', 'NOT_RENEWED', 'BOUND', 'FAILED', 'QUEUED', 'CANCELLED')),
	CONSTRAINT "policies_number_ck" CHECK ("policies"."policy_number" <> ''),
	CONSTRAINT "policies_premium_ck" CHECK ("policies"."premium_cents" >= 0),
	CONSTRAINT "policies_expiry_ck" CHECK ("policies"."expires_on" > "policies"."effective_on"),
	CONSTRAINT "policies_type_ck" CHECK ("policies"."policy_type" in ('NEW_BUSINESS', 'RENEWAL')),
	CONSTRAINT "policies_payment_type_ck" CHECK ("policies"."payment_type" in ('AGENCY_BILL', 'DIRECT_BILL')),
	CONSTRAINT "policies_payment_term_ck" CHECK ("policies"."payment_term" in ('ESCROW_BILLING', 'INSTALLMENT', 'PAID_IN_FULL', 'PREMIUM_FINANCE')),
	CONSTRAINT "policies_payment_status_ck" CHECK ("policies"."payment_status" in ('PENDING', 'PAID', 'PAST_DUE', 'AUTO_PAY')),
	CONSTRAINT "policies_source_ck" CHECK ("policies"."source" in ('CREATED', 'CUSTOMER'))
);
--> statement-breakpoint
CREATE TABLE "policy_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"transaction_type" text NOT NULL,
	"premium" text DEFAULT '' NOT NULL,
	"billing_type" text,
	"invoice_number" text DEFAULT '' NOT NULL,
	"payment_status" text NOT NULL,
	"transaction_on" date NOT NULL,
	"due_on" date,
	"reference" text NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "policy_transactions_reference_ux" UNIQUE("agency_id","reference"),
	CONSTRAINT "policy_transactions_type_ck" CHECK ("policy_transactions"."transaction_type" in ('AUDIT', 'ENDORSEMENT', 'NOC', 'RENEWAL', 'REWRITE', 'NON_RENEWAL', 'CANCEL', 'NEW_BUSINESS')),
	CONSTRAINT "policy_transactions_payment_status_ck" CHECK ("policy_transactions"."payment_status" in ('PENDING', 'PAID', 'PAST_DUE', 'AUTO_PAY')),
	CONSTRAINT "policy_transactions_billing_ck" CHECK ("policy_transactions"."billing_type" = 'INVOICE'),
	CONSTRAINT "policy_transactions_invoice_ck" CHECK (("policy_transactions"."billing_type" is null) = ("policy_transactions"."invoice_number" = ''))
);
--> statement-breakpoint
ALTER TABLE "docs" DROP CONSTRAINT "docs_record_ck";--> statement-breakpoint
ALTER TABLE "coverages" ALTER COLUMN "quote_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "coverages" ADD COLUMN "policy_id" uuid;--> statement-breakpoint
ALTER TABLE "docs" ADD COLUMN "policy_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_file_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_requester_fk" FOREIGN KEY ("agency_id","requested_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_sender_fk" FOREIGN KEY ("agency_id","sent_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_insurance_type_id_insurance_types_id_fk" FOREIGN KEY ("insurance_type_id") REFERENCES "public"."insurance_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_agent_fk" FOREIGN KEY ("agency_id","assigned_agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_transactions" ADD CONSTRAINT "policy_transactions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_transactions" ADD CONSTRAINT "policy_transactions_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_transactions" ADD CONSTRAINT "policy_transactions_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_file_ux" ON "certificates" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "certificates_policy_ix" ON "certificates" USING btree ("agency_id","policy_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_quote_ux" ON "policies" USING btree ("agency_id","quote_id");--> statement-breakpoint
CREATE INDEX "policies_created_ix" ON "policies" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_effective_ix" ON "policies" USING btree ("agency_id","effective_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "policies_expires_ix" ON "policies" USING btree ("agency_id","expires_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "policies_status_ix" ON "policies" USING btree ("agency_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_contact_ix" ON "policies" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policy_transactions_policy_ix" ON "policy_transactions" USING btree ("agency_id","policy_id","transaction_on","id") WHERE "policy_transactions"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coverages_policy_ix" ON "coverages" USING btree ("agency_id","policy_id","id") WHERE "coverages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "docs_policy_ix" ON "docs" USING btree ("agency_id","policy_id","created_at","id") WHERE "docs"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_record_ck" CHECK (num_nonnulls("coverages"."quote_id", "coverages"."policy_id") = 1);--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_record_ck" CHECK (num_nonnulls("docs"."quote_id", "docs"."policy_id") = 1);