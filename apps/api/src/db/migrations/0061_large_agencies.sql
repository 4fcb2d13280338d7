CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "status_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"premium_cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "status_counts" ADD CONSTRAINT "status_counts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_counts_ix" ON "status_counts" USING btree ("agency_id","table_name");--> statement-breakpoint
CREATE INDEX "certificates_requested_ix" ON "certificates" USING btree ("agency_id","policy_id") WHERE "certificates"."status" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "claims_serial_search_ix" ON "claims" USING gin ("agency_id",("serial"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_agent_ix" ON "contacts" USING btree ("agency_id","agent_id");--> statement-breakpoint
CREATE INDEX "contacts_name_search_ix" ON "contacts" USING gin ("agency_id",lower(("first_name" || ' ' || "last_name") collate "und-x-icu") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_company_search_ix" ON "contacts" USING gin ("agency_id",lower("company_name" collate "und-x-icu") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_email_search_ix" ON "contacts" USING gin ("agency_id",lower("email" collate "und-x-icu") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_phone_search_ix" ON "contacts" USING gin ("agency_id","phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_home_phone_search_ix" ON "contacts" USING gin ("agency_id","home_phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "opportunities_deleted_ix" ON "opportunities" USING btree ("agency_id","created_at","id") WHERE "opportunities"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "opportunities_serial_search_ix" ON "opportunities" USING gin ("agency_id",("serial"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policies_running_ix" ON "policies" USING btree ("agency_id","expires_on","id") WHERE "policies"."status" in ('ACTIVE', 'EXPIRING', 'BOUND');--> statement-breakpoint
CREATE INDEX "policies_carrier_ix" ON "policies" USING btree ("agency_id","carrier_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_insurance_ix" ON "policies" USING btree ("agency_id","insurance_type_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_number_search_ix" ON "policies" USING gin ("agency_id",lower("policy_number" collate "und-x-icu") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policies_serial_search_ix" ON "policies" USING gin ("agency_id",("serial"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policy_transactions_past_due_ix" ON "policy_transactions" USING btree ("agency_id","policy_id") WHERE "policy_transactions"."payment_status" = 'PAST_DUE' and "policy_transactions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_deleted_ix" ON "quotes" USING btree ("agency_id","created_at","id") WHERE "quotes"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "quotes_agent_ix" ON "quotes" USING btree ("agency_id","assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_carrier_ix" ON "quotes" USING btree ("agency_id","carrier_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_serial_search_ix" ON "quotes" USING gin ("agency_id",("serial"::text) gin_trgm_ops);