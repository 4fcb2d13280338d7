-- Customers get a role of their own, which sees nothing but their own records and what the agency shows them.
-- Four more roles:
--   fairlead_customer      a customer of an agency, named by app.user and app.contact; also visitors, who are nobody's customer
--   fairlead_agency_admin  an agent who administers the agency: everything of fairlead_app and what only admins change
--   fairlead_definer       owner of the SECURITY DEFINER functions; cannot sign in, and no login is a member of it
--   fairlead_setup         migrations and the first rows of a new database; only the owner of the tables is a member of it

-- A policy asks (SELECT true FROM …) where EXISTS would do: PostgreSQL plans each EXISTS twice, and these are nested.

-- Roles belong to the whole cluster: another database may be creating the same ones at this moment, or has created them.
DO $$
DECLARE
  wanted text;
  attempt int;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['fairlead_customer', 'fairlead_agency_admin', 'fairlead_definer', 'fairlead_setup'] LOOP
    FOR attempt IN 1..20 LOOP
      BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
          EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
        BEGIN
          PERFORM set_config('role', wanted, true);
          PERFORM set_config('role', 'none', true);
        EXCEPTION WHEN insufficient_privilege THEN
          EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
        END;
        IF wanted = 'fairlead_agency_admin' AND NOT pg_has_role(wanted, 'fairlead_app', 'MEMBER') THEN
          GRANT fairlead_app TO fairlead_agency_admin;
        END IF;
        EXIT;
      EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
        -- internal_error is "tuple concurrently updated": two GRANTs of one role at the same time.
        IF attempt = 20 THEN RAISE; END IF;
        PERFORM pg_sleep(0.05);
      END;
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
-- What a customer refers to in a new row must be a file of their own. A policy cannot ask this itself: the policies of files
-- look into these tables, and PostgreSQL refuses policies that look into each other.
CREATE FUNCTION is_own_upload(file_id uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM files WHERE id = file_id AND uploaded_by = app_user())
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION is_own_upload(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION is_own_upload(uuid) TO fairlead_customer;
--> statement-breakpoint
-- Lists of the platform
GRANT SELECT ON states, carriers, insurance_types TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer ON carriers FOR SELECT TO fairlead_customer USING ((SELECT app_agency()) IS NOT NULL);
--> statement-breakpoint
CREATE POLICY customer ON insurance_types FOR SELECT TO fairlead_customer USING ((SELECT app_agency()) IS NOT NULL);
--> statement-breakpoint
-- The roles of platform admins and their privileges are for the platform and for sign-in.
ALTER POLICY everyone ON roles TO fairlead_app, fairlead_platform, fairlead_auth;
--> statement-breakpoint
GRANT SELECT ON roles TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer ON roles FOR SELECT TO fairlead_customer USING (role_type <> 'ADMIN');
--> statement-breakpoint
-- The agency: how it is reached, what it sells, whether it has a plan, whether its documents are verified
GRANT SELECT ON agencies, agency_insurance_types TO fairlead_customer;
--> statement-breakpoint
GRANT SELECT (agency_id, expires_at, closed_at) ON agency_subscriptions TO fairlead_customer;
--> statement-breakpoint
GRANT SELECT (id, required, active, deleted_at) ON verification_docs TO fairlead_customer;
--> statement-breakpoint
GRANT SELECT (agency_id, doc_id, status, expires_on, replaced_at) ON uploaded_docs TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer ON agencies FOR SELECT TO fairlead_customer USING (id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY customer ON agency_insurance_types FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY customer ON agency_subscriptions FOR SELECT TO fairlead_customer USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY customer ON verification_docs FOR SELECT TO fairlead_customer
  USING (deleted_at IS NULL AND (SELECT app_agency()) IS NOT NULL);
--> statement-breakpoint
CREATE POLICY customer ON uploaded_docs FOR SELECT TO fairlead_customer USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
-- People: the customer themselves, and the agents of the agency by what a customer reads or a mail to them needs
GRANT SELECT (id, agency_id, role_id, name, email, agency_admin, licensed_agent, language, photo_file_id, disabled_at,
  referral_code, deleted_at, version) ON users TO fairlead_customer;
--> statement-breakpoint
GRANT UPDATE (name, photo_file_id, version) ON users TO fairlead_customer;
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
GRANT SELECT ON contacts TO fairlead_customer;
--> statement-breakpoint
-- IS TRUE keeps the planner from comparing every contact_id of a query with this value: that takes longer than the query.
CREATE POLICY customer ON contacts FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND (id = (SELECT app_contact())) IS TRUE);
--> statement-breakpoint
-- The details of an agent hold the phone number that their customers call.
GRANT SELECT, INSERT, UPDATE ON user_details TO fairlead_customer;
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
GRANT SELECT, INSERT ON addresses TO fairlead_customer;
--> statement-breakpoint
GRANT UPDATE (street, city, state, zip_code, country, version) ON addresses TO fairlead_customer;
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
-- Opportunities: a customer asks for insurance and hands in documents.
GRANT SELECT, INSERT ON opportunities TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer ON opportunities FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
CREATE POLICY customer_adds ON opportunities FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND created_by = (SELECT app_user()) AND created_by_role = 'CUSTOMER'
  AND (document_file_id IS NULL OR is_own_upload(document_file_id))
  AND (policy_id IS NULL OR (SELECT true FROM policies WHERE policies.id = opportunities.policy_id))
);
--> statement-breakpoint
-- Quotes: a customer accepts or rejects.
GRANT SELECT ON quotes, coverages, discounts TO fairlead_customer;
--> statement-breakpoint
GRANT UPDATE (customer_feedback, feedback_at, version) ON quotes TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer ON quotes FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
CREATE POLICY customer_changes ON quotes FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
CREATE POLICY customer ON coverages FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency())
  AND (
    (SELECT true FROM quotes WHERE quotes.id = coverages.quote_id)
    OR (SELECT true FROM policies WHERE policies.id = coverages.policy_id)
  )
);
--> statement-breakpoint
CREATE POLICY customer ON discounts FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM quotes WHERE quotes.id = discounts.quote_id)
);
--> statement-breakpoint
-- Policies: a customer cancels, and asks for certificates and services.
GRANT SELECT ON policies, policy_transactions TO fairlead_customer;
--> statement-breakpoint
GRANT UPDATE (status, updated_at, version) ON policies TO fairlead_customer;
--> statement-breakpoint
GRANT SELECT, INSERT ON certificates, service_requests TO fairlead_customer;
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
CREATE POLICY customer ON policy_transactions FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM policies WHERE policies.id = policy_transactions.policy_id)
);
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
CREATE POLICY customer ON service_requests FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM policies WHERE policies.id = service_requests.policy_id)
);
--> statement-breakpoint
CREATE POLICY customer_adds ON service_requests FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND requested_by = (SELECT app_user())
  AND (SELECT true FROM policies WHERE policies.id = service_requests.policy_id)
);
--> statement-breakpoint
-- Claims: a customer files, adds documents, withdraws. What agents note down about a claim is not for them.
GRANT SELECT, INSERT ON claims, claim_people, claim_status_history TO fairlead_customer;
--> statement-breakpoint
GRANT UPDATE (status, updated_at, version) ON claims TO fairlead_customer;
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
CREATE POLICY customer_changes ON claims FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
CREATE POLICY customer ON claim_people FOR SELECT TO fairlead_customer USING (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM claims WHERE claims.id = claim_people.claim_id)
);
--> statement-breakpoint
CREATE POLICY customer_adds ON claim_people FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND (SELECT true FROM claims WHERE claims.id = claim_people.claim_id)
);
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
-- Documents, and the files behind everything above
GRANT SELECT, INSERT ON docs TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer ON docs FOR SELECT TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact()));
--> statement-breakpoint
CREATE POLICY customer_adds ON docs FOR INSERT TO fairlead_customer WITH CHECK (
  agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
  AND created_by = (SELECT app_user()) AND created_by_role = 'CUSTOMER' AND is_own_upload(file_id)
  AND (quote_id IS NULL OR (SELECT true FROM quotes WHERE quotes.id = docs.quote_id))
  AND (policy_id IS NULL OR (SELECT true FROM policies WHERE policies.id = docs.policy_id))
  AND (claim_id IS NULL OR (SELECT true FROM claims WHERE claims.id = docs.claim_id))
);
--> statement-breakpoint
GRANT SELECT, INSERT ON files TO fairlead_customer;
--> statement-breakpoint
GRANT UPDATE (storage_key, name, content_type, size, sha256, previous_version_id, version) ON files TO fairlead_customer;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION file_is_used(uuid) TO fairlead_customer;
--> statement-breakpoint
-- Whether a file is the logo of the agency, the photo of one of its agents, or belongs to a record of the customer: whatever
-- the policies of these tables show the caller. A function, because as part of the policy of files these subqueries are
-- planned with every query that joins files, which takes longer than the query.
CREATE FUNCTION is_shown_to_customer(file_id uuid, uploader uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM docs d WHERE d.file_id = is_shown_to_customer.file_id)
    OR EXISTS (SELECT FROM users u WHERE u.id = uploader AND u.photo_file_id = is_shown_to_customer.file_id)
    OR EXISTS (SELECT FROM agencies a WHERE a.photo_file_id = is_shown_to_customer.file_id)
    OR EXISTS (SELECT FROM certificates c WHERE c.file_id = is_shown_to_customer.file_id)
    OR EXISTS (SELECT FROM opportunities o WHERE o.document_file_id = is_shown_to_customer.file_id);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION is_shown_to_customer(uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION is_shown_to_customer(uuid, uuid) TO fairlead_customer;
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
-- What every write brings with it: serial numbers, the answer kept for a repeated request, the trail, mails and jobs
GRANT SELECT, INSERT ON agency_serials TO fairlead_customer;
--> statement-breakpoint
GRANT UPDATE (last) ON agency_serials TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer ON agency_serials TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND kind IN ('opportunity', 'claim'));
--> statement-breakpoint
GRANT SELECT, INSERT ON idempotency_keys TO fairlead_customer;
--> statement-breakpoint
GRANT UPDATE (answer) ON idempotency_keys TO fairlead_customer;
--> statement-breakpoint
ALTER POLICY own ON idempotency_keys TO fairlead_app, fairlead_platform, fairlead_customer;
--> statement-breakpoint
GRANT INSERT ON audit_log, mails TO fairlead_customer;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION enqueue_job(text, text, uuid, jsonb, text, integer, integer, integer, integer)
  TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer_adds ON audit_log FOR INSERT TO fairlead_customer
  WITH CHECK (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY customer_adds ON mails FOR INSERT TO fairlead_customer
  WITH CHECK (agency_id = (SELECT app_agency()) AND (SELECT app_user()) IS NOT NULL);
--> statement-breakpoint
GRANT INSERT ON support_forwards TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer_adds ON support_forwards FOR INSERT TO fairlead_customer
  WITH CHECK (agency_id = (SELECT app_agency()) AND (SELECT app_user()) IS NOT NULL);
