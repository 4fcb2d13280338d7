-- Looks up texts of two letters by pairs. In a pattern, a backslash is no letter.
CREATE OR REPLACE FUNCTION search_ids(field text, pattern text, most integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agency uuid := app_agency();
  contact_name text := $name$lower((first_name || ' ' || last_name) COLLATE "und-x-icu")$name$;
  company text := $name$lower(company_name COLLATE "und-x-icu")$name$;
  email text := $name$lower(email COLLATE "und-x-icu")$name$;
  texts text[];
  is_pair boolean := pattern ~ '^%[^\\%_]{2}%$';
  condition text;
  found uuid[];
BEGIN
  IF agency IS NULL OR app_contact() IS NOT NULL THEN
    RETURN NULL;
  END IF;
  texts := CASE field
    WHEN 'contacts.name' THEN ARRAY[contact_name]
    WHEN 'contacts.nameOrCompany' THEN ARRAY[contact_name, company]
    WHEN 'contacts.nameCompanyOrEmail' THEN ARRAY[contact_name, company, email]
    WHEN 'contacts.email' THEN ARRAY[email]
    WHEN 'contacts.phone' THEN ARRAY['phone', 'home_phone']
    WHEN 'policies.number' THEN ARRAY[$name$lower(policy_number COLLATE "und-x-icu")$name$]
    WHEN 'policies.serial' THEN ARRAY['(serial::text)']
    WHEN 'quotes.serial' THEN ARRAY['(serial::text)']
    WHEN 'opportunities.serial' THEN ARRAY['(serial::text)']
    WHEN 'claims.serial' THEN ARRAY['(serial::text)']
  END;
  IF texts IS NULL THEN
    RAISE EXCEPTION 'unknown search field %', field;
  END IF;
  SELECT string_agg(
    format(CASE WHEN is_pair THEN 'letter_pairs(%s) @> ARRAY[substr($2, 2, 2)]' ELSE '%s LIKE $2' END, expression), ' OR '
  ) INTO condition FROM unnest(texts) AS expression;
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT id FROM %I WHERE agency_id = $1 AND (%s) LIMIT $3) AS found',
    split_part(field, '.', 1), condition
  ) INTO found USING agency, pattern, most + 1;
  RETURN CASE WHEN coalesce(cardinality(found), 0) <= most THEN coalesce(found, '{}') END;
END $$;
