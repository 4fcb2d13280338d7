ALTER TABLE "quotes" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "feedback_reason" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "has_policy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_waiting_ix" ON "quotes" USING btree ("agency_id","created_at","id") WHERE "quotes"."status" = 'PENDING_APPROVAL' and "quotes"."customer_feedback" is null and "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_feedback_ix" ON "quotes" USING btree ("agency_id","customer_feedback","created_at","id") WHERE "quotes"."customer_feedback" is not null and "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_to_write_ix" ON "quotes" USING btree ("agency_id","created_at","id") WHERE "quotes"."customer_feedback" = 'ACCEPTED' and not "quotes"."has_policy" and "quotes"."status" in ('PENDING', 'PENDING_APPROVAL', 'QUOTED') and "quotes"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_feedback_reason_ck" CHECK ("quotes"."feedback_reason" is null or "quotes"."customer_feedback" = 'REJECTED');