ALTER TABLE "mails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender_id" uuid DEFAULT app_user();--> statement-breakpoint
CREATE INDEX "mails_undelivered_ix" ON "mails" USING btree ("agency_id","failed_at") WHERE "mails"."failed_at" is not null and "mails"."email_id" is null;--> statement-breakpoint
CREATE INDEX "mails_recipient_ix" ON "mails" USING btree ("agency_id","to","kind","created_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_failure_ck" CHECK ("mails"."failure" in ('REFUSED', 'UNREACHABLE'));