ALTER TABLE "outbox" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "outbox" CASCADE;--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_status_ck";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "email_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "retries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_email_fk" FOREIGN KEY ("agency_id","email_id") REFERENCES "public"."emails"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_email_ix" ON "mails" USING btree ("agency_id","email_id");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_failure_ck" CHECK (("emails"."status" = 'FAILED') = ("emails"."failure" is not null));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_failure_kind_ck" CHECK ("emails"."failure" in ('REFUSED', 'UNREACHABLE'));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_status_ck" CHECK ("emails"."status" in ('DELIVERED', 'RESPONDED', 'FAILED'));--> statement-breakpoint
CREATE TABLE "storage_identity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sweeps" integer DEFAULT 0 NOT NULL
);
