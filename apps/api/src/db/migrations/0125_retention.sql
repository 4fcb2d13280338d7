DROP INDEX "coverages_quote_ix";--> statement-breakpoint
DROP INDEX "discounts_quote_ix";--> statement-breakpoint
DROP INDEX "docs_quote_ix";--> statement-breakpoint
DROP INDEX "notes_opportunity_ix";--> statement-breakpoint
DROP INDEX "notes_quote_ix";--> statement-breakpoint
DROP INDEX "notes_policy_ix";--> statement-breakpoint
DROP INDEX "notes_claim_ix";--> statement-breakpoint
DROP INDEX "tasks_contact_ix";--> statement-breakpoint
DROP INDEX "tasks_opportunity_ix";--> statement-breakpoint
DROP INDEX "tasks_quote_ix";--> statement-breakpoint
DROP INDEX "tasks_policy_ix";--> statement-breakpoint
DROP INDEX "tasks_claim_ix";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "correspondence_years" integer;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "document_years" integer;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "lost_opportunity_years" integer;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "audit_years" integer;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "lost_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "email_reply_tokens_email_ix" ON "email_reply_tokens" USING btree ("agency_id","email_id");--> statement-breakpoint
CREATE INDEX "emails_thread_ix" ON "emails" USING btree ("agency_id","thread_id");--> statement-breakpoint
CREATE INDEX "emails_opportunity_ix" ON "emails" USING btree ("agency_id","opportunity_id") WHERE "emails"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "emails_quote_ix" ON "emails" USING btree ("agency_id","quote_id") WHERE "emails"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_messages_email_ix" ON "mail_messages" USING btree ("agency_id","email_id") WHERE "mail_messages"."email_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_created_ix" ON "notes" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_opportunity_ix" ON "notifications" USING btree ("agency_id","opportunity_id") WHERE "notifications"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_quote_ix" ON "notifications" USING btree ("agency_id","quote_id") WHERE "notifications"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "opportunities_lost_ix" ON "opportunities" USING btree ("agency_id","lost_at","id") WHERE "opportunities"."lost_at" is not null;--> statement-breakpoint
CREATE INDEX "coverages_quote_ix" ON "coverages" USING btree ("agency_id","quote_id","id") WHERE "coverages"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "discounts_quote_ix" ON "discounts" USING btree ("agency_id","quote_id","id");--> statement-breakpoint
CREATE INDEX "docs_quote_ix" ON "docs" USING btree ("agency_id","quote_id","created_at","id") WHERE "docs"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_opportunity_ix" ON "notes" USING btree ("agency_id","opportunity_id","created_at","id") WHERE "notes"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_quote_ix" ON "notes" USING btree ("agency_id","quote_id","created_at","id") WHERE "notes"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_policy_ix" ON "notes" USING btree ("agency_id","policy_id","created_at","id") WHERE "notes"."policy_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_claim_ix" ON "notes" USING btree ("agency_id","claim_id","created_at","id") WHERE "notes"."claim_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_contact_ix" ON "tasks" USING btree ("agency_id","contact_id","due_on","id") WHERE "tasks"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_opportunity_ix" ON "tasks" USING btree ("agency_id","opportunity_id","due_on","id") WHERE "tasks"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_quote_ix" ON "tasks" USING btree ("agency_id","quote_id","due_on","id") WHERE "tasks"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_policy_ix" ON "tasks" USING btree ("agency_id","policy_id","due_on","id") WHERE "tasks"."policy_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_claim_ix" ON "tasks" USING btree ("agency_id","claim_id","due_on","id") WHERE "tasks"."claim_id" is not null;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_retention_ck" CHECK (least("agencies"."correspondence_years", "agencies"."document_years", "agencies"."lost_opportunity_years", "agencies"."audit_years") >= 1);