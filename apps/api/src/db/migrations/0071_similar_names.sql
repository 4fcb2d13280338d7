-- Contacts of the caller's agency whose name or company resembles the text, the most similar first. The server then compares
-- letters; 0.3 keeps names of five letters with one wrong letter. Returns null for customers, as `search_ids` does.
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
CREATE FUNCTION similar_contacts(searched text, most integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agency uuid := app_agency();
BEGIN
  IF agency IS NULL OR app_contact() IS NOT NULL THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('pg_trgm.word_similarity_threshold', '0.3', true);
  RETURN (
    SELECT coalesce(array_agg(id), '{}') FROM (
      SELECT id FROM contacts
      WHERE agency_id = agency AND (
        searched <% lower((first_name || ' ' || last_name) COLLATE "und-x-icu")
        OR searched <% lower(company_name COLLATE "und-x-icu")
      )
      ORDER BY greatest(
        word_similarity(searched, lower((first_name || ' ' || last_name) COLLATE "und-x-icu")),
        word_similarity(searched, lower(company_name COLLATE "und-x-icu"))
      ) DESC LIMIT most
    ) AS found
  );
END $$;
--> statement-breakpoint
ALTER FUNCTION similar_contacts(text, integer) OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION similar_contacts(text, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION similar_contacts(text, integer) TO fairlead_app;
