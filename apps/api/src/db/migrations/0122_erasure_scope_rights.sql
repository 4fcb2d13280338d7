-- Agency admins erase contacts of their own agency only, also in a transaction without an agency. The job that repeats
-- erasures after a restore calls the function behind it.
ALTER FUNCTION erase_contact(uuid, timestamptz) RENAME TO erase_contact_of_any_agency;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION erase_contact_of_any_agency(uuid, timestamptz) FROM fairlead_agency_admin;
--> statement-breakpoint
CREATE FUNCTION erase_contact(erased uuid, erased_time timestamptz) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM contacts c WHERE c.id = erased AND c.agency_id = app_agency()) THEN
    RETURN QUERY SELECT erase_contact_of_any_agency(erased, erased_time);
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION repeat_erasures(listed uuid[], erased_time timestamptz)
RETURNS TABLE (contact_id uuid, agency_id uuid, keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  FOR contact_id, agency_id IN
    SELECT c.id, c.agency_id FROM contacts c WHERE c.id = ANY(listed) AND c.erased_at IS NULL
  LOOP
    keys := ARRAY(SELECT erase_contact_of_any_agency(contact_id, erased_time));
    INSERT INTO audit_log (id, at, agency_id, operation_id, record_type, record_id, before, after)
      VALUES (gen_random_uuid(), erased_time, repeat_erasures.agency_id, 'repeatErasures', 'contact', repeat_erasures.contact_id,
        jsonb_build_object('erasedAt', NULL), jsonb_build_object('erasedAt', extract(epoch FROM erased_time)::bigint));
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_eraser;
--> statement-breakpoint
ALTER FUNCTION erase_contact(uuid, timestamptz) OWNER TO fairlead_eraser;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_eraser;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION erase_contact(uuid, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_contact(uuid, timestamptz) TO fairlead_agency_admin;
