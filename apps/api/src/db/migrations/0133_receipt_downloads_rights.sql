-- Receipts and stored files are downloads too.
CREATE OR REPLACE FUNCTION set_audit_action() RETURNS trigger
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
    WHEN NEW.operation_id IN ('downloadIdCard', 'downloadQuote', 'downloadOpportunityDetails', 'downloadReceipt',
      'downloadFile', 'openDoc') THEN 'DOWNLOADED'
    WHEN NEW.before IS NULL AND NEW.after IS NOT NULL THEN 'CREATED'
    WHEN NEW.before IS NOT NULL AND NEW.after IS NULL THEN 'DELETED'
    ELSE 'CHANGED'
  END;
  RETURN NEW;
END $$;
