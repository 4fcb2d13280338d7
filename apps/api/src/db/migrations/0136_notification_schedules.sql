ALTER TABLE "user_details" ADD COLUMN "digest_days" text DEFAULT 'EVERY_DAY' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_details" ADD COLUMN "quiet_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_digest_days_ck" CHECK ("user_details"."digest_days" in ('EVERY_DAY', 'MONDAY_TO_FRIDAY'));