import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Secures all tables after migrations. Enables row security, also for the owner of the tables. Allows `fairlead_setup` to fill
 * them, and `fairlead_definer` to look up their file references. Run it under the migration lock. Idempotent.
 */
export const secureTables = (owner: Pick<Database, 'execute'>): Promise<unknown> =>
  owner.execute(sql`DO $$
DECLARE
  item record;
BEGIN
  IF NOT pg_has_role('fairlead_setup', 'USAGE') THEN
    GRANT fairlead_setup TO CURRENT_USER;
  END IF;
  -- The readiness check compares the newest migration with those of the server.
  IF NOT has_schema_privilege('fairlead_jobs', 'drizzle', 'USAGE')
      OR NOT has_table_privilege('fairlead_jobs', 'drizzle.__drizzle_migrations', 'SELECT') THEN
    GRANT USAGE ON SCHEMA drizzle TO fairlead_jobs;
    GRANT SELECT ON drizzle.__drizzle_migrations TO fairlead_jobs;
  END IF;
  -- Not coupons: they belong to no agency, and the planner needs the statistics of their codes, which row security hides.
  FOR item IN
    SELECT oid::regclass AS name, relrowsecurity AS enabled, relforcerowsecurity AS forced,
        EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'setup') AS has_setup
      FROM pg_class c
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> 'coupons'
  LOOP
    IF NOT item.enabled THEN
      EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', item.name);
    END IF;
    IF NOT item.has_setup THEN
      EXECUTE format('CREATE POLICY setup ON %s TO fairlead_setup USING (true)', item.name);
    END IF;
    IF NOT item.forced THEN
      EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', item.name);
    END IF;
  END LOOP;
  FOR item IN
    SELECT fk.conrelid AS oid, fk.conrelid::regclass AS name, referring.attname AS referring
      FROM pg_constraint fk
      JOIN pg_attribute id ON id.attrelid = fk.confrelid AND id.attname = 'id'
      JOIN pg_attribute referring
        ON referring.attrelid = fk.conrelid AND referring.attnum = fk.conkey[array_position(fk.confkey, id.attnum)]
      WHERE fk.contype = 'f' AND fk.confrelid = 'public.files'::regclass
  LOOP
    IF NOT has_column_privilege('fairlead_definer', item.oid, item.referring, 'SELECT') THEN
      EXECUTE format('GRANT SELECT (%I) ON %s TO fairlead_definer', item.referring, item.name);
    END IF;
    IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = item.oid AND polname = 'definer_reads') THEN
      EXECUTE format('CREATE POLICY definer_reads ON %s FOR SELECT TO fairlead_definer USING (true)', item.name);
    END IF;
  END LOOP;
END $$`);
