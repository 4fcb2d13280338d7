-- Customers withdraw a claim that the carrier has not received. They also add documents to an open claim, which touches it.
ALTER POLICY customer_changes ON claims WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND status IN ('SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'REOPENED', 'WITHDRAWN')
);
--> statement-breakpoint
-- A policy cannot compare the new status with the old one.
CREATE FUNCTION refuse_status_of_customer() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'a customer cannot change claim % from % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER claims_status_of_customer BEFORE UPDATE OF status ON claims FOR EACH ROW
  WHEN (current_user = 'fairlead_customer' AND NEW.status <> OLD.status
    AND NOT (NEW.status = 'WITHDRAWN' AND OLD.status IN ('SUBMITTED', 'IN_REVIEW') AND OLD.filed_at IS NULL))
  EXECUTE FUNCTION refuse_status_of_customer();
--> statement-breakpoint
-- Customers answer a quote that awaits an answer. They cannot write its status.
ALTER POLICY customer_changes ON quotes WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND status = 'PENDING_APPROVAL' AND customer_feedback IS NOT NULL
);
--> statement-breakpoint
-- Customers request insurance or a review of a document.
ALTER POLICY customer_adds ON opportunities WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND created_by = (SELECT app_user()) AND created_by_role = 'CUSTOMER'
  AND status IN ('NEW', 'QUOTE_REVIEW', 'POLICY_REVIEW')
  AND (document_file_id IS NULL OR is_own_upload(document_file_id))
  AND (policy_id IS NULL OR (SELECT true FROM policies WHERE policies.id = opportunities.policy_id))
);
--> statement-breakpoint
ALTER POLICY customer_adds ON service_requests WITH CHECK (
  agency_id = (SELECT app_agency()) AND requested_by = (SELECT app_user()) AND status = 'OPEN'
  AND (SELECT true FROM policies WHERE policies.id = service_requests.policy_id)
);
--> statement-breakpoint
-- The clean-up deletes the personal data of referral sign-ups that were never verified.
GRANT SELECT (id, created_at), DELETE ON referral_sign_ups TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON referral_sign_ups TO fairlead_jobs USING (true);
--> statement-breakpoint
GRANT SELECT (id, deleted_at) ON users TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON users FOR SELECT TO fairlead_jobs USING (true);
