CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"service_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"callback_time" text DEFAULT '' NOT NULL,
	"certificate_id" uuid,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"requested_by" uuid NOT NULL,
	"answered_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_requests_type_ck" CHECK ("service_requests"."service_type" in ('CHANGE_OF_MAILING_ADDRESS', 'REQUEST_FOR_ID', 'REQUEST_FOR_CERTIFICATE', 'BILLING_INQUIRY', 'REQUEST_A_CALLBACK')),
	CONSTRAINT "service_requests_status_ck" CHECK ("service_requests"."status" in ('OPEN', 'IN_PROGRESS', 'RESOLVED')),
	CONSTRAINT "service_requests_title_ck" CHECK ("service_requests"."title" <> ''),
	CONSTRAINT "service_requests_answer_ck" CHECK ("service_requests"."status" <> 'RESOLVED' or "service_requests"."answer" <> ''),
	CONSTRAINT "service_requests_address_ck" CHECK ("service_requests"."service_type" <> 'CHANGE_OF_MAILING_ADDRESS' or '' not in ("service_requests"."street", "service_requests"."city", "service_requests"."state", "service_requests"."zip_code")),
	CONSTRAINT "service_requests_phone_ck" CHECK ("service_requests"."service_type" <> 'REQUEST_A_CALLBACK' or "service_requests"."phone" <> '')
);
--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "policy_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_agency_id_id_ux" UNIQUE("agency_id","id");--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_certificate_fk" FOREIGN KEY ("agency_id","certificate_id") REFERENCES "public"."certificates"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_requester_fk" FOREIGN KEY ("agency_id","requested_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_answerer_fk" FOREIGN KEY ("agency_id","answered_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_certificate_ux" ON "service_requests" USING btree ("agency_id","certificate_id");--> statement-breakpoint
CREATE INDEX "service_requests_created_ix" ON "service_requests" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_status_ix" ON "service_requests" USING btree ("agency_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_policy_ix" ON "service_requests" USING btree ("agency_id","policy_id","created_at","id");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policies_expiring_ix" ON "policies" USING btree ("expires_on","agency_id") WHERE "policies"."status" in ('ACTIVE', 'EXPIRING');