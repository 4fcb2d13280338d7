-- Agents ask for documents. A customer sees their own requests and answers them.
ALTER TABLE document_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON document_requests TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON document_requests TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
GRANT SELECT ON document_requests TO fairlead_customer;
--> statement-breakpoint
GRANT UPDATE (status, answer_note, answered_at, updated_at, version) ON document_requests TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer ON document_requests FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
CREATE POLICY customer_changes ON document_requests FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()))
  WITH CHECK (
    agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
    AND status IN ('UPLOADED', 'UNAVAILABLE') AND answered_at IS NOT NULL
  );
--> statement-breakpoint
-- A policy cannot compare the new status with the old one.
CREATE FUNCTION refuse_answer_of_customer() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'a customer cannot change document request % from % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER document_requests_answer BEFORE UPDATE ON document_requests FOR EACH ROW
  WHEN (current_user = 'fairlead_customer' AND OLD.status NOT IN ('OPEN', 'UNAVAILABLE'))
  EXECUTE FUNCTION refuse_answer_of_customer();
--> statement-breakpoint
-- Customers add documents to requests that they can see.
ALTER POLICY customer_adds ON docs WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND created_by = (SELECT app_user()) AND created_by_role = 'CUSTOMER' AND is_own_upload(file_id)
  AND (quote_id IS NULL OR (SELECT true FROM quotes WHERE quotes.id = docs.quote_id))
  AND (policy_id IS NULL OR (SELECT true FROM policies WHERE policies.id = docs.policy_id))
  AND (claim_id IS NULL OR (SELECT true FROM claims WHERE claims.id = docs.claim_id))
  AND (request_id IS NULL OR (SELECT true FROM document_requests WHERE document_requests.id = docs.request_id))
);
--> statement-breakpoint
-- The job finds due requests of all agencies, and reminds as the agency of each.
GRANT SELECT (id, agency_id, requested_by, status, needed_by, sends_reminders, reminded_at) ON document_requests TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON document_requests FOR SELECT TO fairlead_jobs USING (true);
