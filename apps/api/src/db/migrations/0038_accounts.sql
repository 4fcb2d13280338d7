CREATE TABLE "referral_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"insurance_tag" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "record_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_kind" text DEFAULT 'USER' NOT NULL;--> statement-breakpoint
UPDATE "audit_log" SET "actor_kind" = 'JOB' WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "actor_kind" SET DEFAULT 'JOB';--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "outcome" text DEFAULT 'DONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "network_address" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "occurrences" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "bucket" text;--> statement-breakpoint
ALTER TABLE "user_details" ADD COLUMN "license_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_details" ADD COLUMN "license_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_details" ADD COLUMN "license_expires_on" date;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_state_states_code_fk" FOREIGN KEY ("state") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_user_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_agent_fk" FOREIGN KEY ("agency_id","agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_bucket_ux" ON "audit_log" USING btree ("bucket") WHERE "audit_log"."bucket" is not null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_kind_ck" CHECK ("audit_log"."actor_kind" in ('USER', 'VISITOR', 'STRIPE', 'JOB'));--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_outcome_ck" CHECK ("audit_log"."outcome" in ('DONE', 'FAILED', 'LOCKED', 'REFUSED'));