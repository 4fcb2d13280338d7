-- Rights and row security, by table. A role without a policy sees no rows of a table.
-- A policy uses (SELECT true FROM …) instead of EXISTS: PostgreSQL plans each EXISTS twice, and these are nested.
-- A sign-up by referral adds the address of the contact.
ALTER TABLE addresses ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON addresses TO fairlead_app, fairlead_platform;--> statement-breakpoint
GRANT SELECT, INSERT ON addresses TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (street, city, state, zip_code, country, version) ON addresses TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE ON addresses TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON addresses FOR SELECT TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY auth_new ON addresses FOR INSERT TO fairlead_auth WITH CHECK (address_type = 'CONTACT_ADDRESS');
--> statement-breakpoint
CREATE POLICY customer ON addresses FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency())
  AND (
    (address_type = 'USER_ADDRESS' AND created_by = (SELECT app_user()))
    OR id = (SELECT agencies.address_id FROM agencies WHERE agencies.id = (SELECT app_agency()))
    OR id = (SELECT contacts.address_id FROM contacts WHERE contacts.id = (SELECT app_contact()))
  )
);
--> statement-breakpoint
CREATE POLICY customer_adds ON addresses FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND address_type = 'USER_ADDRESS' AND created_by = (SELECT app_user())
);
--> statement-breakpoint
CREATE POLICY customer_changes ON addresses FOR UPDATE TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND address_type = 'USER_ADDRESS' AND created_by = (SELECT app_user())
);
--> statement-breakpoint
CREATE POLICY eraser ON addresses TO fairlead_eraser USING (true);
--> statement-breakpoint
CREATE POLICY own ON "addresses" FOR UPDATE TO fairlead_platform
  USING (agency_id IS NULL AND created_by = (SELECT app_user()));
--> statement-breakpoint
-- Platform admins have their own addresses only.
CREATE POLICY own_new ON "addresses" FOR INSERT TO fairlead_platform
  WITH CHECK (agency_id IS NULL AND created_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY platform ON addresses FOR SELECT TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON addresses TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Sign-up creates agencies, before anyone is signed in.
-- Jobs work for enabled agencies only, and the digests of a day need the day of the agency.
-- Agency admins request the deletion of their agency, withdraw the request, and limit how long records are kept: see
-- docs/privacy.md.
ALTER TABLE agencies ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON agencies TO fairlead_app, fairlead_billing, fairlead_customer;--> statement-breakpoint
GRANT SELECT, INSERT ON agencies TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON agencies TO fairlead_platform;
--> statement-breakpoint
GRANT SELECT, DELETE, UPDATE (photo_file_id, address_id, deletion_requested_at, deletion_requested_by, deletion_started_at)
  ON agencies TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, time_zone, day_started_on, digest_time, digested_on, disabled_at), UPDATE (day_started_on, digested_on)
  ON agencies TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, time_zone, disabled_at, deletion_started_at, correspondence_years, document_years, lost_opportunity_years,
  audit_years, default_language) ON agencies TO fairlead_jobs;
--> statement-breakpoint
GRANT UPDATE (name, email, phone, photo_file_id, website, states, version, address_id, facebook_url, linked_in_url,
  google_review_url, time_zone, day_started_on, digest_time, factor_required_for, idle_minutes, deletion_requested_at,
  deletion_requested_by, correspondence_years, document_years, lost_opportunity_years, audit_years, default_language, theme)
  ON agencies TO fairlead_agency_admin;
--> statement-breakpoint
CREATE POLICY auth ON agencies FOR SELECT TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY auth_insert ON agencies FOR INSERT TO fairlead_auth WITH CHECK (true);--> statement-breakpoint
CREATE POLICY billing ON agencies FOR SELECT TO fairlead_billing USING (true);--> statement-breakpoint
CREATE POLICY customer ON agencies FOR SELECT TO fairlead_customer USING (id = (SELECT app_agency()));--> statement-breakpoint
CREATE POLICY definer ON agencies TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON agencies TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON agencies FOR SELECT TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY platform ON agencies TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON agencies TO fairlead_app USING (id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE agency_insurance_types ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON agency_insurance_types TO fairlead_app, fairlead_platform, fairlead_customer;--> statement-breakpoint
GRANT INSERT, DELETE ON agency_insurance_types TO fairlead_agency_admin;--> statement-breakpoint
GRANT SELECT, DELETE ON agency_insurance_types TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY customer ON agency_insurance_types FOR SELECT TO fairlead_customer USING (agency_id = (SELECT app_agency()));--> statement-breakpoint
CREATE POLICY eraser ON agency_insurance_types TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY platform ON agency_insurance_types FOR SELECT TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON agency_insurance_types TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Every new record takes a serial number.
ALTER TABLE agency_serials ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON agency_serials TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (last) ON agency_serials TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE ON agency_serials TO fairlead_eraser;
--> statement-breakpoint
CREATE POLICY customer ON agency_serials TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND kind IN ('opportunity', 'claim'));
--> statement-breakpoint
CREATE POLICY eraser ON agency_serials TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON agency_serials TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- A plan follows from a payment, so only billing writes plans.
ALTER TABLE agency_subscriptions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON agency_subscriptions TO fairlead_app, fairlead_auth, fairlead_platform;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON agency_subscriptions TO fairlead_billing;--> statement-breakpoint
GRANT SELECT, DELETE ON agency_subscriptions TO fairlead_eraser;--> statement-breakpoint
GRANT SELECT (agency_id, expires_at, closed_at) ON agency_subscriptions TO fairlead_customer;--> statement-breakpoint
CREATE POLICY auth ON agency_subscriptions FOR SELECT TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY billing ON agency_subscriptions TO fairlead_billing USING (true);--> statement-breakpoint
CREATE POLICY customer ON agency_subscriptions FOR SELECT TO fairlead_customer USING (agency_id = (SELECT app_agency()));--> statement-breakpoint
CREATE POLICY eraser ON agency_subscriptions TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY platform ON agency_subscriptions TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON agency_subscriptions TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- No role changes entries. age_policies adds entries, and audit_refusal counts a repeated refusal in the first entry.
-- Customers have no rights to the log. The function customer_timeline returns the status changes that concern them.
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON audit_log TO fairlead_app, fairlead_platform;--> statement-breakpoint
GRANT INSERT ON audit_log TO fairlead_auth, fairlead_billing, fairlead_customer, fairlead_jobs;
--> statement-breakpoint
GRANT INSERT, DELETE, SELECT (id, at, user_id, agency_id, record_type, record_id, before, after, actor_kind, outcome,
  occurrences, bucket, action), UPDATE (occurrences) ON audit_log TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON audit_log TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON audit_log FOR INSERT TO fairlead_auth WITH CHECK (true);--> statement-breakpoint
CREATE POLICY billing ON audit_log FOR INSERT TO fairlead_billing WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY customer_adds ON audit_log FOR INSERT TO fairlead_customer
  WITH CHECK (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY definer ON audit_log TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON audit_log TO fairlead_eraser USING (true);
--> statement-breakpoint
CREATE POLICY jobs ON audit_log FOR INSERT TO fairlead_jobs
  WITH CHECK (operation_id IN ('endCustomerView', 'deleteExpiredRecords'));
--> statement-breakpoint
CREATE POLICY platform ON audit_log TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON audit_log TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Only authentication reads and changes second factors. The clean-up job deletes expired challenges. Agency admins see who has
-- a second factor, and nothing else of it.
ALTER TABLE authenticators ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON authenticators TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON authenticators TO fairlead_eraser;--> statement-breakpoint
GRANT SELECT (user_id, enabled_at) ON authenticators TO fairlead_agency_admin;--> statement-breakpoint
CREATE POLICY auth ON authenticators TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON authenticators TO fairlead_eraser USING (true);
--> statement-breakpoint
-- The condition is limited by the row security of the users.
CREATE POLICY tenant ON authenticators FOR SELECT TO fairlead_agency_admin
  USING (EXISTS (SELECT FROM users WHERE users.id = authenticators.user_id AND users.agency_id = (SELECT app_agency())));--> statement-breakpoint

ALTER TABLE bulk_run_rows ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON bulk_run_rows TO fairlead_app;--> statement-breakpoint
GRANT SELECT, DELETE ON bulk_run_rows TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY eraser ON bulk_run_rows TO fairlead_eraser USING (true);
--> statement-breakpoint
CREATE POLICY own ON bulk_run_rows TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user()));--> statement-breakpoint

-- Agents read and write their own bulk actions only. Jobs find the agent of an action and delete old actions.
ALTER TABLE bulk_runs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON bulk_runs TO fairlead_app;--> statement-breakpoint
GRANT DELETE, SELECT (id, agency_id, user_id, created_at) ON bulk_runs TO fairlead_jobs;--> statement-breakpoint
GRANT SELECT, DELETE ON bulk_runs TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY eraser ON bulk_runs TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON bulk_runs TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY own ON bulk_runs TO fairlead_app USING ((agency_id = (SELECT app_agency())) AND (user_id = (SELECT app_user())));--> statement-breakpoint

-- The platform keeps carriers for all agencies. Its images are for all signed-in users.
ALTER TABLE carriers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON carriers TO fairlead_platform;--> statement-breakpoint
GRANT SELECT ON carriers TO fairlead_app, fairlead_customer;--> statement-breakpoint
CREATE POLICY customer ON carriers FOR SELECT TO fairlead_customer USING ((SELECT app_agency()) IS NOT NULL);--> statement-breakpoint
CREATE POLICY named ON carriers FOR SELECT TO fairlead_app USING (true);--> statement-breakpoint
CREATE POLICY platform ON carriers TO fairlead_platform USING (true);--> statement-breakpoint

ALTER TABLE certificates ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON certificates TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT ON certificates TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE ON certificates TO fairlead_eraser;--> statement-breakpoint
GRANT SELECT (id, agency_id, policy_id, status, holder_name, created_at) ON certificates TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY customer ON certificates FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM policies WHERE policies.id = certificates.policy_id)
);
--> statement-breakpoint
CREATE POLICY customer_adds ON certificates FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND requested_by = (SELECT app_user()) AND status = 'REQUESTED'
  AND (SELECT true FROM policies WHERE policies.id = certificates.policy_id)
);
--> statement-breakpoint
CREATE POLICY definer ON certificates FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON certificates TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON certificates TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE claim_notes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON claim_notes TO fairlead_app;--> statement-breakpoint
GRANT SELECT, DELETE ON claim_notes TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY eraser ON claim_notes TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON claim_notes TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE claim_people ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON claim_people TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT ON claim_people TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE ON claim_people TO fairlead_eraser;
--> statement-breakpoint
CREATE POLICY customer ON claim_people FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM claims WHERE claims.id = claim_people.claim_id)
);
--> statement-breakpoint
CREATE POLICY customer_adds ON claim_people FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM claims WHERE claims.id = claim_people.claim_id)
);
--> statement-breakpoint
CREATE POLICY eraser ON claim_people TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON claim_people TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE claim_status_history ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON claim_status_history TO fairlead_app, fairlead_customer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON claim_status_history TO fairlead_eraser;
--> statement-breakpoint
CREATE POLICY customer ON claim_status_history FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM claims WHERE claims.id = claim_status_history.claim_id)
);
--> statement-breakpoint
CREATE POLICY customer_adds ON claim_status_history FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND changed_by = (SELECT app_user()) AND status IN ('SUBMITTED', 'WITHDRAWN')
  AND (SELECT true FROM claims WHERE claims.id = claim_status_history.claim_id)
);
--> statement-breakpoint
CREATE POLICY eraser ON claim_status_history TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON claim_status_history TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Customers see their own claims with the people and the history, but not the notes of agents. They file, add documents, and
-- withdraw.
ALTER TABLE claims ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON claims TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (status, updated_at, version) ON claims TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON claims TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, agency_id, serial, policy_id, contact_id, status, assigned_agent_id, created_at, updated_at) ON claims TO
  fairlead_definer;
--> statement-breakpoint
CREATE POLICY customer ON claims FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
CREATE POLICY customer_adds ON claims FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND created_by = (SELECT app_user()) AND status = 'SUBMITTED'
  AND (SELECT true FROM policies WHERE policies.id = claims.policy_id)
);
--> statement-breakpoint
-- Customers withdraw a claim that the carrier has not received. They also add documents to an open claim, which touches it.
CREATE POLICY customer_changes ON claims FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()))
  WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND status IN ('SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'REOPENED', 'WITHDRAWN')
);
--> statement-breakpoint
CREATE POLICY definer ON claims FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON claims TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON claims TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- An accepted invitation links its contact to the customer.
ALTER TABLE contacts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (user_id) ON contacts TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON contacts TO fairlead_app;--> statement-breakpoint
GRANT SELECT ON contacts TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON contacts TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, agency_id, agent_id, user_id, first_name, last_name, email, phone, home_phone, company_name) ON contacts TO
  fairlead_definer;
--> statement-breakpoint
CREATE POLICY auth ON contacts TO fairlead_auth USING (true);
--> statement-breakpoint
-- IS TRUE keeps the planner from comparing every contact_id of a query with this value: that takes longer than the query.
CREATE POLICY customer ON contacts FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND (id = (SELECT app_contact())) IS TRUE);
--> statement-breakpoint
CREATE POLICY definer ON contacts FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON contacts TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON contacts TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Only the function count_coupons changes the numbers.
ALTER TABLE coupon_counts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON coupon_counts TO fairlead_platform;--> statement-breakpoint
GRANT SELECT, UPDATE ON coupon_counts TO fairlead_definer;--> statement-breakpoint
CREATE POLICY definer ON coupon_counts TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY platform ON coupon_counts TO fairlead_platform USING (true);--> statement-breakpoint

-- Coupons belong to the platform. Agencies only check one. No row security: the planner needs the statistics of the codes.
GRANT SELECT, INSERT, UPDATE ON coupons TO fairlead_platform;
--> statement-breakpoint
GRANT SELECT, UPDATE (used_count, version) ON coupons TO fairlead_billing;--> statement-breakpoint
GRANT SELECT ON coupons TO fairlead_agency_admin;--> statement-breakpoint

ALTER TABLE coverages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON coverages TO fairlead_app;--> statement-breakpoint
GRANT SELECT ON coverages TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON coverages TO fairlead_eraser;
--> statement-breakpoint
CREATE POLICY customer ON coverages FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency())
  AND (
    (SELECT true FROM quotes WHERE quotes.id = coverages.quote_id)
    OR (SELECT true FROM policies WHERE policies.id = coverages.policy_id)
  )
);
--> statement-breakpoint
CREATE POLICY eraser ON coverages TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON coverages TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE credentials ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON credentials TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON credentials TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON credentials TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON credentials TO fairlead_eraser USING (true);--> statement-breakpoint

-- Only authentication starts, reads and ends views. A job records the end of expired views.
ALTER TABLE customer_views ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON customer_views TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, UPDATE (ended_at) ON customer_views TO fairlead_jobs;--> statement-breakpoint
GRANT SELECT, DELETE ON customer_views TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON customer_views TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON customer_views TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON customer_views TO fairlead_jobs USING (true);--> statement-breakpoint

ALTER TABLE discounts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON discounts TO fairlead_app;--> statement-breakpoint
GRANT SELECT ON discounts TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE ON discounts TO fairlead_eraser;
--> statement-breakpoint
CREATE POLICY customer ON discounts FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM quotes WHERE quotes.id = discounts.quote_id)
);
--> statement-breakpoint
CREATE POLICY eraser ON discounts TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON discounts TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE docs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON docs TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (deleted_at) ON docs TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE ON docs TO fairlead_eraser;
--> statement-breakpoint
CREATE POLICY customer ON docs FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
-- Customers add documents to requests that they can see.
CREATE POLICY customer_adds ON docs FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND created_by = (SELECT app_user()) AND created_by_role = 'CUSTOMER' AND is_own_upload(file_id)
  AND (quote_id IS NULL OR (SELECT true FROM quotes WHERE quotes.id = docs.quote_id))
  AND (policy_id IS NULL OR (SELECT true FROM policies WHERE policies.id = docs.policy_id))
  AND (claim_id IS NULL OR (SELECT true FROM claims WHERE claims.id = docs.claim_id))
  AND (request_id IS NULL OR (SELECT true FROM document_requests WHERE document_requests.id = docs.request_id))
);
--> statement-breakpoint
CREATE POLICY customer_replaces ON docs FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
    AND request_id IS NOT NULL AND created_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY eraser ON docs TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON docs TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Agents request documents. Customers see their own requests and answer them. The job finds due requests of all agencies, and
-- reminds as the agency of each.
ALTER TABLE document_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON document_requests TO fairlead_app;--> statement-breakpoint
GRANT SELECT, UPDATE (status, answer_note, answered_at, updated_at, version) ON document_requests TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE ON document_requests TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, agency_id, status, needed_by, sends_reminders, reminded_at, requested_by) ON document_requests TO
  fairlead_jobs;
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
CREATE POLICY eraser ON document_requests TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON document_requests FOR SELECT TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY tenant ON document_requests TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE email_attachments ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON email_attachments TO fairlead_app;--> statement-breakpoint
GRANT SELECT, DELETE ON email_attachments TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY eraser ON email_attachments TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON email_attachments TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- A contact who answers a mail is not signed in. Only the token of the link identifies the mail.
ALTER TABLE email_reply_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (used_at) ON email_reply_tokens TO fairlead_app;--> statement-breakpoint
GRANT SELECT ON email_reply_tokens TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON email_reply_tokens TO fairlead_jobs, fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON email_reply_tokens FOR SELECT TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON email_reply_tokens TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON email_reply_tokens TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY tenant ON email_reply_tokens TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Correspondence belongs to the agency. Customers read it in their mailbox.
-- The job that delivers a mail records on the agent's email that delivery failed, or that a retry was delivered. Answering or
-- retrying clears the failure.
ALTER TABLE emails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (status, failure) ON emails TO fairlead_app;--> statement-breakpoint
GRANT SELECT, DELETE, UPDATE (parent_id, opportunity_id, quote_id) ON emails TO fairlead_eraser;--> statement-breakpoint
GRANT SELECT (id, agency_id, status), UPDATE (status, failure) ON emails TO fairlead_jobs;--> statement-breakpoint
GRANT SELECT (id, agency_id, agent_id, sender, status, subject, thread_id) ON emails TO fairlead_definer;--> statement-breakpoint
CREATE POLICY definer ON emails FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON emails TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON emails TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY tenant ON emails TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- A receipt contains the logo of its agency. The functions about files lock a file, which needs the right to update a column.
ALTER TABLE files ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (storage_key, name, content_type, size, sha256, version, previous_version_id, kept_at) ON files TO
  fairlead_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (storage_key, name, content_type, size, sha256, version, previous_version_id) ON files TO
  fairlead_platform, fairlead_customer;
--> statement-breakpoint
GRANT SELECT ON files TO fairlead_auth, fairlead_jobs, fairlead_billing;--> statement-breakpoint
GRANT SELECT, DELETE, UPDATE (version) ON files TO fairlead_definer;--> statement-breakpoint
GRANT SELECT, DELETE ON files TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON files FOR SELECT TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY billing ON files FOR SELECT TO fairlead_billing USING (true);
--> statement-breakpoint
CREATE POLICY customer ON files FOR SELECT TO fairlead_customer USING (
  uploaded_by = (SELECT app_user())
  OR (agency_id IS NULL AND (SELECT app_agency()) IS NOT NULL)
  OR (agency_id = (SELECT app_agency()) AND is_shown_to_customer(id, uploaded_by))
);
--> statement-breakpoint
CREATE POLICY customer_adds ON files FOR INSERT TO fairlead_customer
  WITH CHECK (agency_id = (SELECT app_agency()) AND uploaded_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY customer_changes ON files FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND uploaded_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY definer ON files TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON files TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON files FOR SELECT TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY platform ON files TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY platforms_own ON files FOR SELECT TO fairlead_app
  USING (agency_id IS NULL AND (SELECT app_agency()) IS NOT NULL);
--> statement-breakpoint
CREATE POLICY tenant ON files TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON idempotency_keys TO fairlead_app, fairlead_platform;--> statement-breakpoint
GRANT SELECT, DELETE ON idempotency_keys TO fairlead_jobs, fairlead_eraser;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (answer) ON idempotency_keys TO fairlead_customer;--> statement-breakpoint
CREATE POLICY eraser ON idempotency_keys TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON idempotency_keys TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY own ON idempotency_keys TO fairlead_app, fairlead_platform, fairlead_customer USING (user_id = (SELECT app_user()));--> statement-breakpoint

-- Sign-in returns the insurance types that an agent sells.
ALTER TABLE insurance_types ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON insurance_types TO fairlead_platform;--> statement-breakpoint
GRANT SELECT ON insurance_types TO fairlead_app, fairlead_auth, fairlead_customer;--> statement-breakpoint
CREATE POLICY auth ON insurance_types FOR SELECT TO fairlead_auth USING (deleted_at IS NULL);--> statement-breakpoint
CREATE POLICY customer ON insurance_types FOR SELECT TO fairlead_customer USING ((SELECT app_agency()) IS NOT NULL);--> statement-breakpoint
CREATE POLICY named ON insurance_types FOR SELECT TO fairlead_app USING (true);--> statement-breakpoint
CREATE POLICY platform ON insurance_types TO fairlead_platform USING (true);--> statement-breakpoint

ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON invitations TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON invitations TO fairlead_app, fairlead_platform;--> statement-breakpoint
GRANT SELECT, DELETE ON invitations TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON invitations TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON invitations TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY platform ON invitations TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON invitations TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Agents see and change their own views, and see those that colleagues share. Agency admins also change shared views. Platform
-- admins have views without an agency. Customers have no views.
GRANT SELECT, INSERT, UPDATE, DELETE ON list_views TO fairlead_app, fairlead_platform;
--> statement-breakpoint
GRANT SELECT, DELETE ON list_views TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY eraser ON list_views TO fairlead_eraser USING (true);
--> statement-breakpoint
CREATE POLICY own ON list_views FOR UPDATE TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND created_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own_gone ON list_views FOR DELETE TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND created_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own_new ON list_views FOR INSERT TO fairlead_app
  WITH CHECK (agency_id = (SELECT app_agency()) AND created_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own_platform ON list_views TO fairlead_platform
  USING (agency_id IS NULL AND created_by = (SELECT app_user()))
  WITH CHECK (agency_id IS NULL AND created_by = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY shared ON list_views FOR UPDATE TO fairlead_agency_admin USING ((agency_id = (SELECT app_agency())) AND shared);
--> statement-breakpoint
CREATE POLICY shared_gone ON list_views FOR DELETE TO fairlead_agency_admin
  USING (agency_id = (SELECT app_agency()) AND shared);
--> statement-breakpoint
CREATE POLICY visible ON list_views FOR SELECT TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (shared OR created_by = (SELECT app_user())));--> statement-breakpoint

ALTER TABLE mail_attachments ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT INSERT ON mail_attachments TO fairlead_app;--> statement-breakpoint
GRANT SELECT ON mail_attachments TO fairlead_jobs;--> statement-breakpoint
GRANT SELECT, DELETE ON mail_attachments TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY eraser ON mail_attachments TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON mail_attachments FOR SELECT TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY tenant ON mail_attachments FOR INSERT TO fairlead_app WITH CHECK (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE mail_messages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON mail_messages TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT ON mail_messages TO fairlead_definer;--> statement-breakpoint
GRANT SELECT, DELETE ON mail_messages TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY definer ON mail_messages TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON mail_messages TO fairlead_eraser USING (true);
--> statement-breakpoint
CREATE POLICY tenant ON mail_messages FOR SELECT TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);--> statement-breakpoint

-- Agents add and read notes of their agency. Customers have no right to them, and they cannot be changed.
ALTER TABLE mail_notes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON mail_notes TO fairlead_app;--> statement-breakpoint
GRANT SELECT, DELETE ON mail_notes TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY eraser ON mail_notes TO fairlead_eraser USING (true);
--> statement-breakpoint
CREATE POLICY tenant ON mail_notes TO fairlead_app USING (
  agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL
);--> statement-breakpoint

-- Conversations belong to the agency. Customers read their mails in their mailbox. A mail about a claim links its thread to the
-- claim.
ALTER TABLE mail_threads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE (reference, assignee_id, claim_id, waiting_since, done_at) ON mail_threads TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON mail_threads TO fairlead_definer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON mail_threads TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY definer ON mail_threads TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON mail_threads TO fairlead_eraser USING (true);
--> statement-breakpoint
CREATE POLICY tenant ON mail_threads TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);--> statement-breakpoint

ALTER TABLE mail_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON mail_tokens TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON mail_tokens TO fairlead_jobs, fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON mail_tokens TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON mail_tokens TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON mail_tokens TO fairlead_jobs USING (true);--> statement-breakpoint

-- Users mark threads for themselves only. Triggers mark new messages.
ALTER TABLE mail_unread ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON mail_unread TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_unread TO fairlead_definer;--> statement-breakpoint
GRANT SELECT, DELETE ON mail_unread TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY definer ON mail_unread TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON mail_unread TO fairlead_eraser USING (true);
--> statement-breakpoint
CREATE POLICY own_marks ON mail_unread FOR INSERT TO fairlead_app
  WITH CHECK (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own_reads ON mail_unread FOR DELETE TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY tenant ON mail_unread FOR SELECT TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);--> statement-breakpoint

-- Every role adds mails, and the job that sends them reads them. Their text, whose links open accounts, stays out of reach.
-- Members of an agency see the automatic mails that they caused, without their text, send failed ones again, and dismiss them.
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT INSERT, SELECT (id, agency_id, kind, "to", subject, created_at, sent_at, email_id, failed_at, retries, failure, sender_id,
  dismissed_at), UPDATE (failed_at, retries, failure, dismissed_at) ON mails TO fairlead_app;
--> statement-breakpoint
GRANT INSERT ON mails TO fairlead_platform, fairlead_auth, fairlead_billing, fairlead_customer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON mails TO fairlead_jobs;--> statement-breakpoint
GRANT SELECT, DELETE ON mails TO fairlead_eraser;
--> statement-breakpoint
CREATE POLICY customer_adds ON mails FOR INSERT TO fairlead_customer
  WITH CHECK (agency_id = (SELECT app_agency()) AND sender_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY eraser ON mails TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON mails TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY of_emails ON mails FOR SELECT TO fairlead_app USING ((agency_id = (SELECT app_agency())) AND ((email_id IS NOT NULL) OR (sender_id IS NOT NULL)));--> statement-breakpoint
CREATE POLICY others ON mails FOR INSERT TO fairlead_platform, fairlead_auth, fairlead_billing WITH CHECK (true);--> statement-breakpoint
CREATE POLICY retries ON mails FOR UPDATE TO fairlead_app USING ((agency_id = (SELECT app_agency())) AND ((email_id IS NOT NULL) OR (sender_id IS NOT NULL)));--> statement-breakpoint
CREATE POLICY tenant ON mails FOR INSERT TO fairlead_app WITH CHECK (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Agents see the notes of their agency. Customers see none.
ALTER TABLE notes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON notes TO fairlead_app;--> statement-breakpoint
GRANT SELECT, DELETE ON notes TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY eraser ON notes TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON notes TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

GRANT SELECT ON notification_events TO fairlead_definer;--> statement-breakpoint

ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON notification_settings TO fairlead_app, fairlead_customer;--> statement-breakpoint
GRANT SELECT ON notification_settings TO fairlead_definer;--> statement-breakpoint
GRANT SELECT, DELETE ON notification_settings TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY definer ON notification_settings FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON notification_settings TO fairlead_eraser USING (true);
--> statement-breakpoint
CREATE POLICY own ON notification_settings TO fairlead_app, fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user()));--> statement-breakpoint

-- Users read their own notifications. The function add_notifications adds all of them.
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE (read_at) ON notifications TO fairlead_app, fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE, UPDATE (mailed_at, digested_at) ON notifications TO fairlead_jobs;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON notifications TO fairlead_definer;--> statement-breakpoint
GRANT SELECT, DELETE ON notifications TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY definer ON notifications TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON notifications TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON notifications TO fairlead_jobs USING (true);
--> statement-breakpoint
CREATE POLICY own ON notifications FOR SELECT TO fairlead_app, fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user())
    AND may_be_notified(user_id, event, claim_id IS NOT NULL));
--> statement-breakpoint
CREATE POLICY own_changes ON notifications FOR UPDATE TO fairlead_app, fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user()));--> statement-breakpoint

-- Customers request insurance and add documents.
ALTER TABLE opportunities ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON opportunities TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT ON opportunities TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON opportunities TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, agency_id, serial, contact_id, assigned_agent_id, status, created_at, deleted_at, renewed_policy_id)
  ON opportunities TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY customer ON opportunities FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
-- Customers request insurance or a review of a document.
CREATE POLICY customer_adds ON opportunities FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND created_by = (SELECT app_user()) AND created_by_role = 'CUSTOMER'
  AND status IN ('NEW', 'QUOTE_REVIEW', 'POLICY_REVIEW')
  AND (document_file_id IS NULL OR is_own_upload(document_file_id))
  AND (policy_id IS NULL OR (SELECT true FROM policies WHERE policies.id = opportunities.policy_id))
);
--> statement-breakpoint
CREATE POLICY definer ON opportunities FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON opportunities TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON opportunities TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE passkey_setups ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey_setups TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON passkey_setups TO fairlead_jobs, fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON passkey_setups TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON passkey_setups TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON passkey_setups TO fairlead_jobs USING (true);--> statement-breakpoint

-- Only authentication reads and changes passkeys. The clean-up job deletes expired setups.
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON passkeys TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON passkeys TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON passkeys TO fairlead_eraser USING (true);--> statement-breakpoint

-- Customers see their own policies with the coverages, invoices and requests.
-- The nightly job looks for agencies with due policies, and works for each of them as that agency.
ALTER TABLE policies ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON policies TO fairlead_app;--> statement-breakpoint
GRANT SELECT, UPDATE (status, updated_at, version) ON policies TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON policies TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, agency_id, serial, policy_number, contact_id, assigned_agent_id, status, expires_on, created_at, version,
  previous_policy_id, non_renewal_reason, has_next_term, next_term_stage), UPDATE (status, updated_at, version, has_next_term,
  next_term_stage) ON policies TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY customer ON policies FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
CREATE POLICY customer_changes ON policies FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()))
  WITH CHECK (
    agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()) AND status = 'CANCELLED'
  );
--> statement-breakpoint
CREATE POLICY definer ON policies TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON policies TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON policies TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE policy_transactions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON policy_transactions TO fairlead_app;--> statement-breakpoint
GRANT SELECT ON policy_transactions TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE ON policy_transactions TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, agency_id, policy_id, premium, payment_status, transaction_on, due_on, created_at, deleted_at)
  ON policy_transactions TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY customer ON policy_transactions FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM policies WHERE policies.id = policy_transactions.policy_id)
);
--> statement-breakpoint
CREATE POLICY definer ON policy_transactions FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON policy_transactions TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON policy_transactions TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Customers see their own quotes with the coverages and documents. They accept or reject a quote and may give a reason.
ALTER TABLE quotes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON quotes TO fairlead_app;--> statement-breakpoint
GRANT SELECT, UPDATE (customer_feedback, feedback_at, version, feedback_reason) ON quotes TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON quotes TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, agency_id, serial, opportunity_id, contact_id, assigned_agent_id, status, effective_on, customer_feedback,
  feedback_at, created_at, deleted_at, sent_at, has_policy), UPDATE (has_policy) ON quotes TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY customer ON quotes FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
-- Customers answer a quote that awaits an answer. They cannot write its status.
CREATE POLICY customer_changes ON quotes FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()))
  WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND status = 'PENDING_APPROVAL' AND customer_feedback IS NOT NULL
);
--> statement-breakpoint
CREATE POLICY definer ON quotes FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY definer_changes ON quotes FOR UPDATE TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON quotes TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON quotes TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Only the function count_usage reads and changes the counters.
ALTER TABLE rate_limits ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, DELETE ON rate_limits TO fairlead_jobs;--> statement-breakpoint
GRANT INSERT, SELECT (key, used), UPDATE (used) ON rate_limits TO fairlead_definer;--> statement-breakpoint
CREATE POLICY definer ON rate_limits TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY jobs ON rate_limits TO fairlead_jobs USING (true);--> statement-breakpoint

ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_codes TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON recovery_codes TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON recovery_codes TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON recovery_codes TO fairlead_eraser USING (true);--> statement-breakpoint

-- Written before the person is signed in, and read when the address is verified. The clean-up deletes those that were never
-- verified.
ALTER TABLE referral_sign_ups ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON referral_sign_ups TO fairlead_auth;--> statement-breakpoint
GRANT DELETE, SELECT (id, created_at) ON referral_sign_ups TO fairlead_jobs;--> statement-breakpoint
GRANT SELECT, DELETE ON referral_sign_ups TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON referral_sign_ups TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON referral_sign_ups TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON referral_sign_ups TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY tenant ON referral_sign_ups TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Only billing writes.
ALTER TABLE refunds ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON refunds TO fairlead_agency_admin, fairlead_platform;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON refunds TO fairlead_billing;--> statement-breakpoint
GRANT SELECT, DELETE ON refunds TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY billing ON refunds TO fairlead_billing USING (true);--> statement-breakpoint
CREATE POLICY eraser ON refunds TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY platform ON refunds FOR SELECT TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON refunds FOR SELECT TO fairlead_agency_admin USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE roles ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON roles TO fairlead_app, fairlead_auth, fairlead_customer;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON roles TO fairlead_platform;--> statement-breakpoint
GRANT SELECT (id, role_type) ON roles TO fairlead_definer;--> statement-breakpoint
CREATE POLICY customer ON roles FOR SELECT TO fairlead_customer USING (role_type <> 'ADMIN');--> statement-breakpoint
CREATE POLICY definer ON roles FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
-- The roles of platform admins and their privileges are for the platform and for sign-in.
CREATE POLICY everyone ON roles FOR SELECT TO fairlead_app, fairlead_platform, fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY platform ON roles TO fairlead_platform USING (true);--> statement-breakpoint

-- Requests of customers about their policies. Each customer sees the requests of the own policies.
ALTER TABLE service_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON service_requests TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT ON service_requests TO fairlead_customer;--> statement-breakpoint
GRANT SELECT, DELETE, UPDATE (certificate_id) ON service_requests TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, agency_id, policy_id, service_type, title, certificate_id, status, requested_by, created_at)
  ON service_requests TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY customer ON service_requests FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM policies WHERE policies.id = service_requests.policy_id)
);
--> statement-breakpoint
CREATE POLICY customer_adds ON service_requests FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND requested_by = (SELECT app_user()) AND status = 'OPEN'
  AND (SELECT true FROM policies WHERE policies.id = service_requests.policy_id)
);
--> statement-breakpoint
CREATE POLICY definer ON service_requests FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON service_requests TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON service_requests TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Platform admins end the sessions of an admin that they disable or delete, and members of an agency those of their agency.
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON sessions TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON sessions TO fairlead_jobs;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON sessions TO fairlead_eraser;--> statement-breakpoint
GRANT SELECT (id, user_id, ended_at), UPDATE (ended_at) ON sessions TO fairlead_platform, fairlead_agency_admin;--> statement-breakpoint
CREATE POLICY auth ON sessions TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON sessions TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON sessions TO fairlead_jobs USING (true);
--> statement-breakpoint
CREATE POLICY platform ON sessions TO fairlead_platform
  USING (EXISTS (SELECT FROM users WHERE users.id = sessions.user_id AND users.agency_id IS NULL));
--> statement-breakpoint
CREATE POLICY tenant ON sessions TO fairlead_agency_admin USING ((EXISTS ( SELECT
   FROM users
  WHERE ((users.id = sessions.user_id) AND (users.agency_id = (SELECT app_agency()))))));--> statement-breakpoint

ALTER TABLE sign_in_challenges ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_challenges TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON sign_in_challenges TO fairlead_jobs, fairlead_eraser;--> statement-breakpoint
CREATE POLICY auth ON sign_in_challenges TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY eraser ON sign_in_challenges TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON sign_in_challenges TO fairlead_jobs USING (true);--> statement-breakpoint

ALTER TABLE sign_in_failures ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON sign_in_failures TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON sign_in_failures TO fairlead_jobs;--> statement-breakpoint
CREATE POLICY auth ON sign_in_failures TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY jobs ON sign_in_failures TO fairlead_jobs USING (true);--> statement-breakpoint

-- Everyone may read them, also without signing in.
ALTER TABLE states ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON states TO fairlead_app, fairlead_platform, fairlead_auth, fairlead_customer;--> statement-breakpoint
CREATE POLICY everyone ON states FOR SELECT USING (true);--> statement-breakpoint

-- Numbers of rows per status. Each statement adds its changes as new rows, which wait for no other transaction. Some statements
-- combine rows, except those that another transaction combines at the same time. Locking a row needs the right to update one of
-- its columns.
ALTER TABLE status_counts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON status_counts TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE (total) ON status_counts TO fairlead_definer;--> statement-breakpoint
GRANT SELECT, DELETE ON status_counts TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY definer ON status_counts TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON status_counts TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON status_counts FOR SELECT TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE storage_identity ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE (sweeps) ON storage_identity TO fairlead_jobs;--> statement-breakpoint
CREATE POLICY jobs ON storage_identity TO fairlead_jobs USING (true);--> statement-breakpoint

ALTER TABLE subscription_packages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON subscription_packages TO fairlead_app, fairlead_billing;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON subscription_packages TO fairlead_platform;--> statement-breakpoint
CREATE POLICY billing ON subscription_packages FOR SELECT TO fairlead_billing USING (true);--> statement-breakpoint
CREATE POLICY offered ON subscription_packages FOR SELECT TO fairlead_app USING (deleted_at IS NULL);--> statement-breakpoint
CREATE POLICY platform ON subscription_packages TO fairlead_platform USING (true);--> statement-breakpoint

-- Agency requests write the rows. Only jobs read, clear and delete them.
ALTER TABLE support_forwards ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT INSERT ON support_forwards TO fairlead_app, fairlead_customer;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON support_forwards TO fairlead_jobs;--> statement-breakpoint
GRANT SELECT, DELETE ON support_forwards TO fairlead_eraser;
--> statement-breakpoint
CREATE POLICY customer_adds ON support_forwards FOR INSERT TO fairlead_customer
  WITH CHECK (agency_id = (SELECT app_agency()) AND (SELECT app_user()) IS NOT NULL);
--> statement-breakpoint
CREATE POLICY eraser ON support_forwards TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON support_forwards TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY tenant ON support_forwards FOR INSERT TO fairlead_app WITH CHECK (agency_id = (SELECT app_agency()));--> statement-breakpoint

GRANT SELECT ON task_causes TO fairlead_definer;--> statement-breakpoint

-- Agents read the rules of their agency. The agency admin changes them and the time zone.
ALTER TABLE task_rule_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON task_rule_changes TO fairlead_app, fairlead_definer;--> statement-breakpoint
GRANT INSERT, UPDATE ON task_rule_changes TO fairlead_agency_admin;--> statement-breakpoint
GRANT SELECT, DELETE ON task_rule_changes TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY definer ON task_rule_changes FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON task_rule_changes TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON task_rule_changes TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

GRANT SELECT ON task_rule_settings TO fairlead_app, fairlead_definer;--> statement-breakpoint

-- Agents see the tasks of their agency. Customers see none. Functions create and close the tasks of rules, also when a customer
-- or a job changes the record.
ALTER TABLE tasks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON tasks TO fairlead_app, fairlead_definer;--> statement-breakpoint
GRANT SELECT, DELETE ON tasks TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY definer ON tasks TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON tasks TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY tenant ON tasks TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Agencies read their own payments. Only billing writes them.
ALTER TABLE transactions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON transactions TO fairlead_platform, fairlead_agency_admin;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON transactions TO fairlead_billing;--> statement-breakpoint
GRANT SELECT, DELETE ON transactions TO fairlead_eraser;--> statement-breakpoint
CREATE POLICY billing ON transactions TO fairlead_billing USING (true);--> statement-breakpoint
CREATE POLICY eraser ON transactions TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY platform ON transactions FOR SELECT TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON transactions FOR SELECT TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE uploaded_docs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON uploaded_docs TO fairlead_app;--> statement-breakpoint
GRANT SELECT, UPDATE ON uploaded_docs TO fairlead_platform;--> statement-breakpoint
GRANT INSERT, UPDATE ON uploaded_docs TO fairlead_agency_admin;--> statement-breakpoint
GRANT SELECT, DELETE ON uploaded_docs TO fairlead_eraser;--> statement-breakpoint
GRANT SELECT (id, agency_id, doc_id, expires_on, status, created_at, replaced_at) ON uploaded_docs TO fairlead_definer;--> statement-breakpoint
GRANT SELECT (agency_id, doc_id, expires_on, status, replaced_at) ON uploaded_docs TO fairlead_customer;--> statement-breakpoint
CREATE POLICY customer ON uploaded_docs FOR SELECT TO fairlead_customer USING (agency_id = (SELECT app_agency()));--> statement-breakpoint
CREATE POLICY definer ON uploaded_docs FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON uploaded_docs TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY platform ON uploaded_docs TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON uploaded_docs TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- The details of an agent contain the phone number that customers call.
ALTER TABLE user_details ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON user_details TO fairlead_app, fairlead_platform, fairlead_customer;--> statement-breakpoint
GRANT SELECT ON user_details TO fairlead_auth;--> statement-breakpoint
GRANT SELECT, DELETE ON user_details TO fairlead_eraser;--> statement-breakpoint
GRANT SELECT (id, agency_id, digest_days, quiet_hours) ON user_details TO fairlead_jobs;--> statement-breakpoint
CREATE POLICY auth ON user_details FOR SELECT TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY customer ON user_details FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency())
  AND (id = (SELECT app_user()) OR id = (SELECT contacts.agent_id FROM contacts WHERE contacts.id = (SELECT app_contact())))
);
--> statement-breakpoint
CREATE POLICY customer_adds ON user_details FOR INSERT TO fairlead_customer
  WITH CHECK (agency_id = (SELECT app_agency()) AND id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY customer_changes ON user_details FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY eraser ON user_details TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON user_details FOR SELECT TO fairlead_jobs USING (true);--> statement-breakpoint
CREATE POLICY own ON user_details FOR UPDATE TO fairlead_platform USING ((agency_id IS NULL) AND (id = (SELECT app_user())));
--> statement-breakpoint
CREATE POLICY own_new ON "user_details" FOR INSERT TO fairlead_platform
  WITH CHECK (agency_id IS NULL AND id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY platform ON user_details FOR SELECT TO fairlead_platform USING (true);--> statement-breakpoint
CREATE POLICY tenant ON user_details TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

-- Users change their own photo and name. An account that was never verified releases its address.
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE (name, photo_file_id, version) ON users TO fairlead_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON users TO fairlead_platform;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (name, licensed_agent, language, email_verified_at, last_sign_in_at, deleted_at, version)
  ON users TO fairlead_auth;
--> statement-breakpoint
GRANT SELECT ON users TO fairlead_billing;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON users TO fairlead_eraser;
--> statement-breakpoint
GRANT SELECT (id, agency_id, role_id, name, email, agency_admin, licensed_agent, language, photo_file_id, disabled_at,
  referral_code, deleted_at, version), UPDATE (name, photo_file_id, version) ON users TO fairlead_customer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, deleted_at) ON users TO fairlead_jobs;
--> statement-breakpoint
GRANT SELECT (id, agency_id, role_id, agency_admin, licensed_agent, email_verified_at, disabled_at, created_at, deleted_at)
  ON users TO fairlead_definer;
--> statement-breakpoint
GRANT UPDATE (role_id, agency_admin, licensed_agent, disabled_at) ON users TO fairlead_agency_admin;--> statement-breakpoint
CREATE POLICY auth ON users TO fairlead_auth USING (true);--> statement-breakpoint
CREATE POLICY billing ON users FOR SELECT TO fairlead_billing USING (true);
--> statement-breakpoint
CREATE POLICY customer ON users FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency())
  AND (id = (SELECT app_user()) OR role_id = ANY (ARRAY(SELECT roles.id FROM roles WHERE roles.role_type = 'AGENT')))
);
--> statement-breakpoint
CREATE POLICY customer_changes ON users FOR UPDATE TO fairlead_customer
  USING (id = (SELECT app_user()))
  WITH CHECK (
    id = (SELECT app_user()) AND agency_id = (SELECT app_agency())
    AND (photo_file_id IS NULL OR is_own_upload(photo_file_id))
  );
--> statement-breakpoint
CREATE POLICY definer ON users FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY eraser ON users TO fairlead_eraser USING (true);--> statement-breakpoint
CREATE POLICY jobs ON users FOR SELECT TO fairlead_jobs USING (true);
--> statement-breakpoint
CREATE POLICY own ON users FOR UPDATE TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY platform ON users TO fairlead_platform USING (true);
--> statement-breakpoint
-- Agents change themselves, admins every member of the agency.
CREATE POLICY tenant ON users TO fairlead_agency_admin USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY tenant_reads ON users FOR SELECT TO fairlead_app USING (agency_id = (SELECT app_agency()));--> statement-breakpoint

ALTER TABLE verification_docs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON verification_docs TO fairlead_platform;--> statement-breakpoint
GRANT SELECT ON verification_docs TO fairlead_app;--> statement-breakpoint
GRANT SELECT (id, required, active, deleted_at) ON verification_docs TO fairlead_customer;--> statement-breakpoint
GRANT SELECT (id, name) ON verification_docs TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY customer ON verification_docs FOR SELECT TO fairlead_customer
  USING (deleted_at IS NULL AND (SELECT app_agency()) IS NOT NULL);
--> statement-breakpoint
CREATE POLICY definer ON verification_docs FOR SELECT TO fairlead_definer USING (true);--> statement-breakpoint
CREATE POLICY kept ON verification_docs FOR SELECT TO fairlead_app USING (deleted_at IS NULL);--> statement-breakpoint
CREATE POLICY platform ON verification_docs TO fairlead_platform USING (true);
