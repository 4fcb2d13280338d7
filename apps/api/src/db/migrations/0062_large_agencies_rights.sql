-- Search. The operators of search indexes are not leakproof, so that row security keeps the planner from using them. This function
-- may use them, because it limits the rows to the caller's agency itself. Its fields are those of src/db/search.ts. It returns null
-- for customers, and if more than `most` rows match. The query is planned for each pattern: which index suits depends on it.
CREATE FUNCTION search_ids(field text, pattern text, most integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agency uuid := app_agency();
  contact_name text := $name$lower((first_name || ' ' || last_name) COLLATE "und-x-icu") LIKE $2$name$;
  company text := $name$lower(company_name COLLATE "und-x-icu") LIKE $2$name$;
  email text := $name$lower(email COLLATE "und-x-icu") LIKE $2$name$;
  source text;
  condition text;
  found uuid[];
BEGIN
  IF agency IS NULL OR app_contact() IS NOT NULL THEN
    RETURN NULL;
  END IF;
  source := split_part(field, '.', 1);
  condition := CASE field
    WHEN 'contacts.name' THEN contact_name
    WHEN 'contacts.nameOrCompany' THEN concat_ws(' OR ', contact_name, company)
    WHEN 'contacts.nameCompanyOrEmail' THEN concat_ws(' OR ', contact_name, company, email)
    WHEN 'contacts.email' THEN email
    WHEN 'contacts.phone' THEN 'phone LIKE $2 OR home_phone LIKE $2'
    WHEN 'policies.number' THEN $name$lower(policy_number COLLATE "und-x-icu") LIKE $2$name$
    WHEN 'policies.serial' THEN 'serial::text LIKE $2'
    WHEN 'quotes.serial' THEN 'serial::text LIKE $2'
    WHEN 'opportunities.serial' THEN 'serial::text LIKE $2'
    WHEN 'claims.serial' THEN 'serial::text LIKE $2'
  END;
  IF condition IS NULL THEN
    RAISE EXCEPTION 'unknown search field %', field;
  END IF;
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT id FROM %I WHERE agency_id = $1 AND (%s) LIMIT $3) AS found', source, condition
  ) INTO found USING agency, pattern, most + 1;
  RETURN CASE WHEN coalesce(cardinality(found), 0) <= most THEN coalesce(found, '{}') END;
END $$;
--> statement-breakpoint
GRANT SELECT (id, agency_id, first_name, last_name, company_name, email, phone, home_phone) ON contacts TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (policy_number, serial) ON policies TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, serial) ON quotes, opportunities, claims TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer ON contacts FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON quotes FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON opportunities FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
CREATE POLICY definer ON claims FOR SELECT TO fairlead_definer USING (true);
--> statement-breakpoint
-- Numbers of rows per status. Each statement adds its changes as new rows, which wait for nobody. Now and then they are combined;
-- rows that another transaction combines at the same time are left to it.
ALTER TABLE status_counts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON status_counts TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON status_counts FOR SELECT TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
-- Locking a row needs the right to update a column of it.
GRANT SELECT, INSERT, DELETE, UPDATE (total) ON status_counts TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer ON status_counts TO fairlead_definer USING (true);
--> statement-breakpoint
-- Its arguments are the premium of a row and the condition for rows that count.
CREATE FUNCTION count_statuses() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changes text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN
      format('SELECT agency_id, status, 1 AS rows, coalesce(%s, 0) AS cents FROM added WHERE %s', TG_ARGV[0], TG_ARGV[1])
    END,
    CASE WHEN TG_OP <> 'INSERT' THEN
      format('SELECT agency_id, status, -1 AS rows, -coalesce(%s, 0) AS cents FROM removed WHERE %s', TG_ARGV[0], TG_ARGV[1])
    END);
  changed uuid;
BEGIN
  EXECUTE format(
    'INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
      SELECT agency_id, $1, status, sum(rows), sum(cents) FROM (%s) AS changes
      GROUP BY agency_id, status HAVING sum(rows) <> 0 OR sum(cents) <> 0
      RETURNING agency_id', changes
  ) INTO changed USING TG_TABLE_NAME;
  IF changed IS NOT NULL AND random() < 0.02 THEN
    WITH combined AS (
      DELETE FROM status_counts WHERE id IN (
        SELECT id FROM status_counts WHERE agency_id = changed AND table_name = TG_TABLE_NAME FOR UPDATE SKIP LOCKED
      ) RETURNING status, total, premium_cents
    )
    INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
      SELECT changed, TG_TABLE_NAME, status, sum(total), sum(premium_cents) FROM combined
      GROUP BY status HAVING sum(total) <> 0 OR sum(premium_cents) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('opportunities', 'premium_cents', 'deleted_at IS NULL'),
    ('quotes', 'premium_cents', 'deleted_at IS NULL'),
    ('policies', 'premium_cents', 'true'),
    ('claims', '0', 'true')
  ) AS tables (name, premium, condition)
  LOOP
    EXECUTE format(
      'INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
        SELECT agency_id, %L, status, count(*), coalesce(sum(%s), 0) FROM %I WHERE %s GROUP BY agency_id, status',
      counted.name, counted.premium, counted.name, counted.condition);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%L, %L)',
      counted.name || '_added', counted.name, counted.premium, counted.condition);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%L, %L)',
      counted.name || '_changed', counted.name, counted.premium, counted.condition);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%L, %L)',
      counted.name || '_removed', counted.name, counted.premium, counted.condition);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION search_ids(text, text, integer) OWNER TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION count_statuses() OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION search_ids(text, text, integer), count_statuses() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_ids(text, text, integer) TO fairlead_app, fairlead_customer;
