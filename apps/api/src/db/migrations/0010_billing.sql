-- What was bought stays as it was, also how long it was to last.
ALTER TABLE "agency_subscriptions" ADD COLUMN "duration" text;--> statement-breakpoint
UPDATE "agency_subscriptions" s SET "duration" = p."duration" FROM "subscription_packages" p WHERE p."id" = s."package_id";--> statement-breakpoint
ALTER TABLE "agency_subscriptions" ALTER COLUMN "duration" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_subscriptions_present_ux" ON "agency_subscriptions" USING btree ("agency_id") WHERE "agency_subscriptions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "agency_subscriptions_subscribed_ix" ON "agency_subscriptions" USING btree ("subscribed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_open_ux" ON "transactions" USING btree ("agency_id") WHERE "transactions"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "transactions_subscription_ix" ON "transactions" USING btree ("subscription_id");--> statement-breakpoint
-- A plan follows from a payment: only billing writes one.
REVOKE INSERT, UPDATE ON "agency_subscriptions" FROM fairlead_platform;
