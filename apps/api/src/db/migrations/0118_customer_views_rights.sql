-- Only authentication starts, reads and ends views. A job records the end of those whose time is up.
ALTER TABLE customer_views ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON customer_views TO fairlead_auth;
--> statement-breakpoint
GRANT SELECT, UPDATE (ended_at) ON customer_views TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY auth ON customer_views TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY jobs ON customer_views TO fairlead_jobs USING (true);
--> statement-breakpoint
GRANT SELECT (agency_id) ON users TO fairlead_jobs;
--> statement-breakpoint
GRANT INSERT ON audit_log TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON audit_log FOR INSERT TO fairlead_jobs WITH CHECK (operation_id = 'endCustomerView');
--> statement-breakpoint
-- Kind of an entry. Only a change of a record has a state before and after.
CREATE FUNCTION set_audit_action() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.action := CASE
    WHEN NEW.outcome <> 'DONE' THEN NEW.outcome
    WHEN NEW.record_type = 'auditLog' THEN 'READ'
    WHEN NEW.record_type = 'export' THEN 'EXPORTED'
    WHEN NEW.operation_id IN ('signIn', 'signInWithSecondFactor') THEN 'SIGNED_IN'
    WHEN NEW.operation_id IN ('signOut', 'endSession', 'endOtherSessions') THEN 'SIGNED_OUT'
    WHEN NEW.operation_id = 'startCustomerView' THEN 'VIEW_STARTED'
    WHEN NEW.operation_id = 'endCustomerView' THEN 'VIEW_ENDED'
    WHEN NEW.operation_id IN ('downloadIdCard', 'downloadQuote', 'downloadOpportunityDetails', 'openDoc') THEN 'DOWNLOADED'
    WHEN NEW.before IS NULL AND NEW.after IS NOT NULL THEN 'CREATED'
    WHEN NEW.before IS NOT NULL AND NEW.after IS NULL THEN 'DELETED'
    ELSE 'CHANGED'
  END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_action BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION set_audit_action();
