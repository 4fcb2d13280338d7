DROP INDEX "mails_undelivered_ix";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "reported_by" text DEFAULT 'CUSTOMER' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "reporter_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "drivable" boolean;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mails_undelivered_ix" ON "mails" USING btree ("agency_id","failed_at") WHERE "mails"."failed_at" is not null and "mails"."email_id" is null and "mails"."dismissed_at" is null;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_reporter_ck" CHECK ("claims"."reported_by" in ('CUSTOMER', 'AGENT', 'OTHER'));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_reporter_name_ck" CHECK (("claims"."reported_by" = 'OTHER') = ("claims"."reporter_name" <> ''));