-- A stored value as searches of the audit log compare it. A format that is not listed is the name of an enum. Erased values can
-- be texts in a field of numbers.
CREATE FUNCTION audit_value(stored text, format text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
BEGIN
  RETURN CASE
    WHEN format IN ('text', 'name') THEN left(stored, 500)
    WHEN format = 'id' THEN stored
    WHEN format = 'phone' THEN stored || E'\n' || regexp_replace(stored, '\D', '', 'g')
    WHEN format = 'html' THEN left(btrim(regexp_replace(replace(replace(replace(replace(replace(
      regexp_replace(stored, '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\s+', ' ', 'g')), 500)
    WHEN format = 'list' THEN translate(stored, '[]"', '')
    WHEN format = 'active' THEN 'adminStatus.' || CASE stored WHEN 'true' THEN 'ACTIVE' ELSE 'DISABLED' END
    WHEN format NOT IN ('cents', 'dollars', 'seconds') THEN format || '.' || stored
    WHEN stored !~ '^-?\d{1,12}(\.\d+)?$' THEN left(stored, 500)
    WHEN format = 'cents' THEN round(stored::numeric / 100, 2)::text
    WHEN format = 'dollars' THEN round(stored::numeric, 2)::text
    ELSE to_char(to_timestamp(stored::double precision) AT TIME ZONE 'UTC', 'YYYY-MM-DD')
  END;
END $$;
--> statement-breakpoint
-- Values of an entry of the audit log that its readers see, before and after the change: texts in lower case, or codes (values of
-- enums and ids of agents, carriers and insurance types). Unchanged fields and fields that the log does not show are left out, so
-- that a search reveals nothing else. Must have the fields of auditedFields.ts and platformValues.ts; auditValues.test.ts compares
-- them. Texts are cut like the shown ones. Amounts are in dollars, days as YYYY-MM-DD. The indexes of the next migration contain
-- the results: another version of the function needs another name and new indexes.
CREATE FUNCTION audit_values(record_type text, before jsonb, after jsonb, wants_codes boolean) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000
  AS $$
DECLARE
  field text[];
  is_deleted boolean := jsonb_typeof(after) IS DISTINCT FROM 'object';
  new_state jsonb := CASE WHEN is_deleted THEN before ELSE after END;
  old_state jsonb := CASE WHEN is_deleted OR jsonb_typeof(before) IS DISTINCT FROM 'object' THEN '{}' ELSE before END;
  -- a field that is missing in the new state is unchanged in records of agencies, and empty in others
  keeps_missing boolean := record_type IN ('address', 'claim', 'contact', 'coverage', 'opportunity', 'policy', 'policyTransaction', 'quote');
  fields text[];
  format text;
  new_value jsonb;
  old_value jsonb;
  value text;
  previous text;
  found text[];
BEGIN
  IF jsonb_typeof(new_state) IS DISTINCT FROM 'object' THEN RETURN NULL; END IF;
  fields := CASE record_type
    WHEN 'address' THEN ARRAY[['street', 'text'], ['city', 'text'], ['state', 'text'], ['zipCode', 'text']]
    WHEN 'carrier' THEN ARRAY[['name', 'text'], ['websiteUrl', 'text'], ['claimUrl', 'text'], ['paymentUrl', 'text']]
    WHEN 'claim' THEN ARRAY[['status', 'claimStatus'], ['claimType', 'claimType'], ['lossOn', 'text'], ['lossTime', 'text'],
      ['location', 'text'], ['description', 'text'], ['estimatedCents', 'cents'], ['injuries', 'text'],
      ['policeReportNumber', 'text'], ['carrierClaimNumber', 'text'], ['adjusterName', 'text'], ['adjusterPhone', 'phone'],
      ['reportedBy', 'claimReporter'], ['reporterName', 'text'], ['assignedAgentId', 'id']]
    WHEN 'contact' THEN ARRAY[['firstName', 'text'], ['lastName', 'text'], ['email', 'text'], ['phone', 'phone'],
      ['homePhone', 'phone'], ['dateOfBirth', 'text'], ['contactType', 'contactType'], ['companyName', 'text'],
      ['website', 'text'], ['businessDescription', 'text'], ['fein', 'text'], ['nsaicCode', 'text'], ['year', 'text'],
      ['noOfEmployees', 'text'], ['entityLegalType', 'entityLegalType'], ['payrollCents', 'cents'], ['revenueCents', 'cents'],
      ['agentId', 'id']]
    WHEN 'coupon' THEN ARRAY[['couponCode', 'text'], ['discountAmount', 'dollars'], ['maxTimesCanBeUsed', 'text'],
      ['expirationDate', 'seconds']]
    WHEN 'coverage' THEN ARRAY[['name', 'text'], ['value', 'text'], ['description', 'text']]
    WHEN 'insuranceType' THEN ARRAY[['name', 'text'], ['tag', 'text'], ['active', 'active']]
    WHEN 'invitation' THEN ARRAY[['email', 'text'], ['roleType', 'role'],
      ['status', 'memberInvitationState'], ['state', 'memberInvitationState'], ['expiresAt', 'seconds']]
    WHEN 'opportunity' THEN ARRAY[['status', 'opportunityStatus'], ['premiumCents', 'cents'], ['shortNote', 'text'],
      ['insuranceTypeId', 'id'], ['assignedAgentId', 'id']]
    WHEN 'policy' THEN ARRAY[['status', 'policyStatus'], ['policyNumber', 'text'], ['premiumCents', 'cents'],
      ['effectiveOn', 'text'], ['expiresOn', 'text'], ['policyTerm', 'text'], ['policyType', 'policyType'],
      ['paymentType', 'policyPaymentType'], ['paymentTerm', 'policyPaymentTerm'], ['paymentStatus', 'policyPaymentStatus'],
      ['insuranceTypeId', 'id'], ['carrierId', 'id'], ['assignedAgentId', 'id'], ['otherInformation', 'html'],
      ['nonRenewalReason', 'nonRenewalReason'], ['nonRenewalNote', 'text']]
    WHEN 'policyTransaction' THEN ARRAY[['transactionType', 'policyTransactionType'], ['premium', 'text'],
      ['paymentStatus', 'policyPaymentStatus'], ['transactionOn', 'text'], ['dueOn', 'text'], ['invoiceNumber', 'text']]
    WHEN 'quote' THEN ARRAY[['status', 'quoteStatus'], ['premiumCents', 'cents'], ['effectiveOn', 'text'],
      ['insuranceTypeId', 'id'], ['carrierId', 'id'], ['assignedAgentId', 'id'], ['customerFeedback', 'quoteFeedback'],
      ['feedbackReason', 'text']]
    WHEN 'refund' THEN ARRAY[['amountCents', 'cents'], ['reason', 'refundReason'], ['note', 'text'], ['status', 'refundStatus']]
    WHEN 'role' THEN ARRAY[['name', 'text'], ['description', 'text'], ['privileges', 'list']]
    WHEN 'subscriptionPackage' THEN ARRAY[['packageName', 'text'], ['price', 'dollars'],
      ['subscriptionDuration', 'subscriptionDuration'], ['packageDetails', 'text']]
    WHEN 'user' THEN ARRAY[['name', 'text'], ['role', 'name'], ['status', 'adminStatus'], ['active', 'active'],
      ['licenseNumber', 'text'], ['licenseState', 'text'], ['licenseExpirationDate', 'seconds']]
    WHEN 'verificationDoc' THEN ARRAY[['name', 'text'], ['active', 'active']]
  END;
  IF fields IS NULL THEN RETURN NULL; END IF;
  FOREACH field SLICE 1 IN ARRAY fields LOOP
    new_value := new_state -> field[1];
    old_value := old_state -> field[1];
    CONTINUE WHEN new_value IS NOT DISTINCT FROM old_value OR (new_value IS NULL AND keeps_missing);
    format := field[2];
    CONTINUE WHEN (format IN ('text', 'phone', 'html', 'cents', 'dollars', 'seconds', 'list', 'name')) = wants_codes;
    IF format = 'name' THEN
      new_value := new_value -> 'name';
      old_value := old_value -> 'name';
    END IF;
    value := coalesce(new_value #>> '{}', '');
    previous := coalesce(old_value #>> '{}', '');
    CONTINUE WHEN value = previous;
    IF previous <> '' THEN found := found || public.audit_value(previous, format); END IF;
    IF value <> '' THEN found := found || public.audit_value(value, format); END IF;
  END LOOP;
  RETURN found;
END $$;
--> statement-breakpoint
-- Texts of an entry, each between line breaks, so that a search can ask for a whole value.
CREATE FUNCTION audit_text(record_type text, before jsonb, after jsonb) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000
  AS $$
BEGIN
  RETURN E'\n' || nullif(lower(array_to_string(public.audit_values(record_type, before, after, false), E'\n') COLLATE "und-x-icu"), '') || E'\n';
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_codes(record_type text, before jsonb, after jsonb) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000
  AS $$
BEGIN
  RETURN nullif(public.audit_values(record_type, before, after, true), '{}');
END $$;
--> statement-breakpoint
-- Entries of the agency of the caller whose values match a pattern or have a code. Null if there are more than `most`. Filters by
-- the agency first, like search_ids. Starting parallel workers takes longer than the search.
CREATE FUNCTION search_audit_log(patterns text[], codes text[], most integer) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  agency uuid := app_agency();
  found uuid[];
BEGIN
  IF agency IS NULL OR app_contact() IS NOT NULL THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('max_parallel_workers_per_gather', '0', true);
  -- planned for each text
  EXECUTE 'SELECT array_agg(id) FROM (
    SELECT a.id FROM audit_log a
      WHERE a.agency_id = $4 AND (audit_text(a.record_type, a.before, a.after) LIKE ANY($1)
        OR audit_codes(a.record_type, a.before, a.after) && $2)
      LIMIT $3) AS found' INTO found USING patterns, codes, most + 1, agency;
  RETURN CASE WHEN coalesce(cardinality(found), 0) <= most THEN coalesce(found, '{}') END;
END $$;
--> statement-breakpoint
-- The same for the entries of the platform.
CREATE FUNCTION search_platform_audit_log(patterns text[], codes text[], most integer) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  found uuid[];
BEGIN
  PERFORM set_config('max_parallel_workers_per_gather', '0', true);
  -- planned for each text
  EXECUTE 'SELECT array_agg(id) FROM (
    SELECT a.id FROM audit_log a
      WHERE a.agency_id IS NULL AND (audit_text(a.record_type, a.before, a.after) LIKE ANY($1)
        OR audit_codes(a.record_type, a.before, a.after) && $2)
      LIMIT $3) AS found' INTO found USING patterns, codes, most + 1;
  RETURN CASE WHEN coalesce(cardinality(found), 0) <= most THEN coalesce(found, '{}') END;
END $$;
--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION search_audit_log(text[], text[], integer) FROM PUBLIC;--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION search_platform_audit_log(text[], text[], integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_audit_log(text[], text[], integer) TO fairlead_agency_admin;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_platform_audit_log(text[], text[], integer) TO fairlead_platform;
--> statement-breakpoint
-- The owner of a function needs the right to create functions in the schema.
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION search_audit_log(text[], text[], integer) OWNER TO fairlead_definer;--> statement-breakpoint
ALTER FUNCTION search_platform_audit_log(text[], text[], integer) OWNER TO fairlead_definer;
--> statement-breakpoint
-- allow rights: the right was granted for the change of the owner only
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
