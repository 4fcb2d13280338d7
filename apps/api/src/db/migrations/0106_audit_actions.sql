ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_ck";--> statement-breakpoint
DROP INDEX "audit_log_agency_ix";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "action" text GENERATED ALWAYS AS (case
  when outcome <> 'DONE' then outcome
  when record_type = 'auditLog' then 'READ'
  when record_type = 'export' then 'EXPORTED'
  when operation_id in ('signIn', 'signInWithSecondFactor') then 'SIGNED_IN'
  when operation_id in ('signOut', 'endSession', 'endOtherSessions') then 'SIGNED_OUT'
  when before is null and after is not null then 'CREATED'
  when before is not null and after is null then 'DELETED'
  else 'CHANGED' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_user_ix" ON "audit_log" USING btree ("agency_id","user_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_ix" ON "audit_log" USING btree ("agency_id","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_type_ix" ON "audit_log" USING btree ("agency_id","record_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_agency_ix" ON "audit_log" USING btree ("agency_id","at","id");--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_ck" CHECK ("list_views"."list" in ('policies', 'quotes', 'opportunities', 'contacts', 'claims', 'emails', 'renewals', 'agencies', 'transactions', 'coupons', 'audit'));