ALTER TABLE "policies" ADD COLUMN "previous_policy_id" uuid;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "non_renewal_reason" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "non_renewal_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_previous_fk" FOREIGN KEY ("agency_id","previous_policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policies_previous_ux" ON "policies" USING btree ("agency_id","previous_policy_id");--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_previous_ck" CHECK ("policies"."previous_policy_id" <> "policies"."id");--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_non_renewal_reason_ck" CHECK ("policies"."non_renewal_reason" in ('PRICE', 'SOLD', 'MOVED', 'CARRIER', 'OTHER'));--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_non_renewal_note_ck" CHECK ("policies"."non_renewal_reason" is not null or "policies"."non_renewal_note" = '');