-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_values_ix" ON "audit_log" USING gin ("agency_id",audit_text("record_type", "before", "after") gin_trgm_ops,audit_codes("record_type", "before", "after")) WHERE "audit_log"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_platform_values_ix" ON "audit_log" USING gin (audit_text("record_type", "before", "after") gin_trgm_ops,audit_codes("record_type", "before", "after")) WHERE "audit_log"."agency_id" is null;
