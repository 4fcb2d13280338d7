CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"policy_id" uuid,
	"claim_id" uuid,
	"requested_type" text NOT NULL,
	"document_name" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"needed_by" date NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"sends_reminders" boolean DEFAULT true NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"answer_note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_requests_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "document_requests_record_ck" CHECK (num_nonnulls("document_requests"."policy_id", "document_requests"."claim_id") <= 1),
	CONSTRAINT "document_requests_type_ck" CHECK ("document_requests"."requested_type" in ('PRIOR_INSURANCE', 'DRIVERS_LICENSE', 'PHOTOS', 'SIGNED_FORM', 'OTHER')),
	CONSTRAINT "document_requests_name_ck" CHECK ("document_requests"."requested_type" <> 'OTHER' or "document_requests"."document_name" <> ''),
	CONSTRAINT "document_requests_status_ck" CHECK ("document_requests"."status" in ('OPEN', 'UPLOADED', 'UNAVAILABLE', 'WITHDRAWN')),
	CONSTRAINT "document_requests_answer_ck" CHECK ("document_requests"."status" in ('OPEN', 'WITHDRAWN') or "document_requests"."answered_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "docs" DROP CONSTRAINT "docs_record_ck";--> statement-breakpoint
ALTER TABLE "docs" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_requester_fk" FOREIGN KEY ("agency_id","requested_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_requests_created_ix" ON "document_requests" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_requests_contact_ix" ON "document_requests" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_requests_policy_ix" ON "document_requests" USING btree ("agency_id","policy_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_requests_claim_ix" ON "document_requests" USING btree ("agency_id","claim_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_requests_reminders_ix" ON "document_requests" USING btree ("needed_by","id") WHERE "document_requests"."status" = 'OPEN' and "document_requests"."sends_reminders";--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_request_fk" FOREIGN KEY ("agency_id","request_id") REFERENCES "public"."document_requests"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "docs_request_ix" ON "docs" USING btree ("agency_id","request_id","id") WHERE "docs"."request_id" is not null;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_record_ck" CHECK (case when "docs"."request_id" is null then num_nonnulls("docs"."quote_id", "docs"."policy_id", "docs"."claim_id") = 1
        else "docs"."quote_id" is null and num_nonnulls("docs"."policy_id", "docs"."claim_id") <= 1 end);