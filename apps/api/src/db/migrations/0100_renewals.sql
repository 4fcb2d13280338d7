ALTER TABLE "bulk_runs" DROP CONSTRAINT "bulk_runs_list_ck";--> statement-breakpoint
ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_ck";--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "renewed_policy_id" uuid;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_renewed_fk" FOREIGN KEY ("agency_id","renewed_policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opportunities_renewed_ix" ON "opportunities" USING btree ("agency_id","renewed_policy_id") WHERE "opportunities"."renewed_policy_id" is not null;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_list_ck" CHECK ("bulk_runs"."list" in ('policies', 'opportunities', 'quotes', 'contacts', 'claims', 'renewals'));--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_ck" CHECK ("list_views"."list" in ('policies', 'quotes', 'opportunities', 'contacts', 'claims', 'emails', 'renewals'));