DROP INDEX "audit_log_user_ix";--> statement-breakpoint
DROP INDEX "audit_log_action_ix";--> statement-breakpoint
DROP INDEX "audit_log_type_ix";--> statement-breakpoint
CREATE INDEX "audit_log_user_ix" ON "audit_log" USING btree ("agency_id","user_id","at","id","record_type","action");--> statement-breakpoint
CREATE INDEX "audit_log_action_ix" ON "audit_log" USING btree ("agency_id","action","at","id","record_type","user_id");--> statement-breakpoint
CREATE INDEX "audit_log_type_ix" ON "audit_log" USING btree ("agency_id","record_type","at","id","action","user_id");