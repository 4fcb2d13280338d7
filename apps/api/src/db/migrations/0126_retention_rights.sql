-- Agency admins limit how long records are kept: see docs/privacy.md.
GRANT UPDATE (correspondence_years, document_years, lost_opportunity_years, audit_years) ON agencies TO fairlead_agency_admin;
--> statement-breakpoint
GRANT SELECT (correspondence_years, document_years, lost_opportunity_years, audit_years, deletion_started_at) ON agencies
  TO fairlead_jobs;
--> statement-breakpoint
-- Opportunities that are lost already count as lost today: nobody knows since when they are. Forced row security would hide them
-- from the owner of the table; it is forced again after the migrations.
ALTER TABLE opportunities NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE opportunities SET lost_at = now() WHERE status = 'LOST';
--> statement-breakpoint
CREATE FUNCTION set_lost_at() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.lost_at := CASE WHEN NEW.status = 'LOST' THEN coalesce(NEW.lost_at, now()) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER opportunities_lost_at BEFORE INSERT OR UPDATE OF status, lost_at ON opportunities
  FOR EACH ROW EXECUTE FUNCTION set_lost_at();
--> statement-breakpoint
CREATE FUNCTION is_open_request(request uuid) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM service_requests s WHERE s.id = request AND s.status <> 'RESOLVED')
$$;
--> statement-breakpoint
-- Records of an agency that are kept no longer, at most `most`. `kind` is a column of the agency that limits them. Threads with an
-- open service request, documents of open claims, and lost opportunities with a policy stay.
CREATE FUNCTION expired_records(owner uuid, kind text, kept_from timestamptz, most integer) RETURNS TABLE (part text, id uuid)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  IF kind = 'correspondence_years' THEN
    RETURN QUERY SELECT found.part, found.id FROM (
      (SELECT 'thread' AS part, t.id FROM mail_threads t
        WHERE t.agency_id = owner AND t.done_at IS NULL AND t.last_at < kept_from AND NOT is_open_request(t.service_request_id)
        LIMIT most)
      UNION ALL
      (SELECT 'thread', t.id FROM mail_threads t
        WHERE t.agency_id = owner AND t.done_at IS NOT NULL AND t.last_at < kept_from AND NOT is_open_request(t.service_request_id)
        LIMIT most)
      UNION ALL
      (SELECT 'note', n.id FROM notes n WHERE n.agency_id = owner AND n.created_at < kept_from LIMIT most)) found
      LIMIT most;
  ELSIF kind = 'document_years' THEN
    RETURN QUERY SELECT found.part, found.id FROM (
      (SELECT 'doc' AS part, d.id FROM policies p JOIN docs d ON d.agency_id = owner AND d.policy_id = p.id
        WHERE p.agency_id = owner AND p.expires_on < kept_from::date AND d.claim_id IS NULL LIMIT most)
      UNION ALL
      (SELECT 'doc', d.id FROM policies p
        JOIN claims c ON c.agency_id = owner AND c.policy_id = p.id
        JOIN docs d ON d.agency_id = owner AND d.claim_id = c.id
        WHERE p.agency_id = owner AND p.expires_on < kept_from::date AND c.status IN ('SETTLED', 'DENIED', 'CLOSED', 'WITHDRAWN')
        LIMIT most)
      UNION ALL
      (SELECT 'certificate', c.id FROM policies p JOIN certificates c ON c.agency_id = owner AND c.policy_id = p.id
        WHERE p.agency_id = owner AND p.expires_on < kept_from::date LIMIT most)) found
      LIMIT most;
  ELSIF kind = 'lost_opportunity_years' THEN
    RETURN QUERY SELECT 'opportunity', o.id FROM opportunities o
      WHERE o.agency_id = owner AND o.lost_at < kept_from
        AND NOT EXISTS (SELECT FROM quotes q JOIN policies p ON p.agency_id = owner AND p.quote_id = q.id
          WHERE q.agency_id = owner AND q.opportunity_id = o.id)
      LIMIT most;
  ELSIF kind = 'audit_years' THEN
    RETURN QUERY SELECT 'entry', a.id FROM audit_log a WHERE a.agency_id = owner AND a.at < kept_from LIMIT most;
  ELSE
    RAISE EXCEPTION 'no kind of records: %', kind;
  END IF;
END $$;
--> statement-breakpoint
-- Number of records of the caller's agency that are kept no longer, at most `most`.
CREATE FUNCTION count_expired_records(kind text, kept_from timestamptz, most integer) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*) FROM expired_records(app_agency(), kind, kept_from, most)
$$;
--> statement-breakpoint
-- Deletes at most `most` of the records of an agency that are kept no longer, with all that belongs to them. Returns their number.
-- The job `cleanUp` later deletes the files that no other record uses.
CREATE FUNCTION delete_expired_records(owner uuid, kind text, kept_from timestamptz, most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  thread_ids uuid[];
  note_ids uuid[];
  doc_ids uuid[];
  certificate_ids uuid[];
  opportunity_ids uuid[];
  entry_ids uuid[];
  email_ids uuid[];
  quote_ids uuid[];
BEGIN
  SELECT
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'thread'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'note'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'doc'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'certificate'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'opportunity'), '{}'),
      coalesce(array_agg(r.id) FILTER (WHERE r.part = 'entry'), '{}')
    INTO thread_ids, note_ids, doc_ids, certificate_ids, opportunity_ids, entry_ids
    FROM expired_records(owner, kind, kept_from, most) r;

  IF cardinality(thread_ids) > 0 THEN
    -- A message that arrives meanwhile waits for this transaction. Threads with one that arrived earlier stay.
    SELECT coalesce(array_agg(locked.id), '{}') INTO thread_ids FROM (
      SELECT t.id FROM mail_threads t WHERE t.agency_id = owner AND t.id = ANY(thread_ids) AND t.last_at < kept_from FOR UPDATE) locked;
    SELECT coalesce(array_agg(e.id), '{}') INTO email_ids FROM emails e
      WHERE e.agency_id = owner AND e.thread_id = ANY(thread_ids);
    DELETE FROM email_reply_tokens t WHERE t.agency_id = owner AND t.email_id = ANY(email_ids);
    DELETE FROM email_attachments a WHERE a.agency_id = owner AND a.email_id = ANY(email_ids);
    DELETE FROM mails m WHERE m.agency_id = owner AND m.email_id = ANY(email_ids);
    DELETE FROM mail_messages m WHERE m.agency_id = owner AND m.thread_id = ANY(thread_ids);
    DELETE FROM mail_notes n WHERE n.agency_id = owner AND n.thread_id = ANY(thread_ids);
    DELETE FROM mail_unread u WHERE u.agency_id = owner AND u.thread_id = ANY(thread_ids);
    DELETE FROM emails e WHERE e.agency_id = owner AND e.id = ANY(email_ids);
    DELETE FROM service_requests s WHERE s.agency_id = owner
      AND s.id IN (SELECT t.service_request_id FROM mail_threads t WHERE t.agency_id = owner AND t.id = ANY(thread_ids));
    -- Tasks of these mails contain their subject.
    DELETE FROM tasks t WHERE t.agency_id = owner AND t.rule IS NOT NULL AND t.subject_id = ANY(thread_ids);
    DELETE FROM mail_threads t WHERE t.agency_id = owner AND t.id = ANY(thread_ids);
  END IF;

  DELETE FROM notes n WHERE n.agency_id = owner AND n.id = ANY(note_ids);
  DELETE FROM docs d WHERE d.agency_id = owner AND d.id = ANY(doc_ids);
  IF cardinality(certificate_ids) > 0 THEN
    UPDATE service_requests s SET certificate_id = NULL WHERE s.agency_id = owner AND s.certificate_id = ANY(certificate_ids);
    DELETE FROM tasks t WHERE t.agency_id = owner AND t.rule IS NOT NULL AND t.subject_id = ANY(certificate_ids);
    DELETE FROM certificates c WHERE c.agency_id = owner AND c.id = ANY(certificate_ids);
  END IF;

  IF cardinality(opportunity_ids) > 0 THEN
    SELECT coalesce(array_agg(locked.id), '{}') INTO opportunity_ids FROM (
      SELECT o.id FROM opportunities o
        WHERE o.agency_id = owner AND o.id = ANY(opportunity_ids) AND o.lost_at < kept_from FOR UPDATE) locked;
    SELECT coalesce(array_agg(q.id), '{}') INTO quote_ids FROM quotes q
      WHERE q.agency_id = owner AND q.opportunity_id = ANY(opportunity_ids);
    UPDATE emails e SET opportunity_id = NULL WHERE e.agency_id = owner AND e.opportunity_id = ANY(opportunity_ids);
    UPDATE emails e SET quote_id = NULL WHERE e.agency_id = owner AND e.quote_id = ANY(quote_ids);
    UPDATE mail_threads t SET opportunity_id = NULL WHERE t.agency_id = owner AND t.opportunity_id = ANY(opportunity_ids);
    UPDATE mail_threads t SET quote_id = NULL WHERE t.agency_id = owner AND t.quote_id = ANY(quote_ids);
    DELETE FROM docs d WHERE d.agency_id = owner AND d.quote_id = ANY(quote_ids);
    DELETE FROM notes n WHERE n.agency_id = owner AND (n.opportunity_id = ANY(opportunity_ids) OR n.quote_id = ANY(quote_ids));
    DELETE FROM coverages c WHERE c.agency_id = owner AND c.quote_id = ANY(quote_ids);
    DELETE FROM discounts d WHERE d.agency_id = owner AND d.quote_id = ANY(quote_ids);
    DELETE FROM notifications n WHERE n.agency_id = owner AND (n.opportunity_id = ANY(opportunity_ids) OR n.quote_id = ANY(quote_ids));
    DELETE FROM tasks t WHERE t.agency_id = owner AND (t.opportunity_id = ANY(opportunity_ids) OR t.quote_id = ANY(quote_ids));
    DELETE FROM quotes q WHERE q.agency_id = owner AND q.id = ANY(quote_ids);
    DELETE FROM opportunities o WHERE o.agency_id = owner AND o.id = ANY(opportunity_ids);
  END IF;

  DELETE FROM audit_log a WHERE a.id = ANY(entry_ids);
  RETURN cardinality(thread_ids) + cardinality(note_ids) + cardinality(doc_ids) + cardinality(certificate_ids)
    + cardinality(opportunity_ids) + cardinality(entry_ids);
END $$;
--> statement-breakpoint
GRANT UPDATE (certificate_id) ON service_requests TO fairlead_eraser;
--> statement-breakpoint
GRANT UPDATE (opportunity_id, quote_id) ON emails TO fairlead_eraser;
--> statement-breakpoint
GRANT UPDATE ON mail_threads TO fairlead_eraser;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_eraser;
--> statement-breakpoint
ALTER FUNCTION count_expired_records(text, timestamptz, integer) OWNER TO fairlead_eraser;
--> statement-breakpoint
ALTER FUNCTION delete_expired_records(uuid, text, timestamptz, integer) OWNER TO fairlead_eraser;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_eraser;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION expired_records(uuid, text, timestamptz, integer), is_open_request(uuid),
  count_expired_records(text, timestamptz, integer), delete_expired_records(uuid, text, timestamptz, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION expired_records(uuid, text, timestamptz, integer), is_open_request(uuid) TO fairlead_eraser;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION count_expired_records(text, timestamptz, integer) TO fairlead_agency_admin;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION delete_expired_records(uuid, text, timestamptz, integer) TO fairlead_jobs;
--> statement-breakpoint
DROP POLICY jobs ON audit_log;
--> statement-breakpoint
CREATE POLICY jobs ON audit_log FOR INSERT TO fairlead_jobs
  WITH CHECK (operation_id IN ('endCustomerView', 'deleteExpiredRecords'));
