import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, tablesWith } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
/** All tables with an agency, from the catalog, so that new tables are included. */
let tables: string[];
beforeAll(async () => {
  server = await startHarness();
  tables = await tablesWith(server.db, 'agency_id');
});
afterAll(() => server.close());

describe('every table', () => {
  it('has row-level security that also applies to its owner; only coupons need statistics', async () => {
    const without = await server.db.execute(
      sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(rowsOf(without)).toEqual([{ relname: 'coupons' }]);
  });

  it('of a tenant limits every role to its agency, except the platform and its workers', async () => {
    const policies = await server.db.execute(
      sql`select tablename as table, qual as using, with_check as check from pg_policies
        where roles && array['public', 'fairlead_app', 'fairlead_agency_admin', 'fairlead_customer']::name[]`,
    );
    for (const table of tables) {
      const those = rowsOf<{ table: string; using: string | null; check: string | null }>(policies).filter(
        (policy) => policy.table === table,
      );
      expect(those.length, table).toBeGreaterThan(0);
      for (const policy of those) expect(`${policy.using} ${policy.check}`, table).toContain('app_agency()');
    }
  });
});

describe('every SECURITY DEFINER function', () => {
  it('belongs to a role without login, sets its search path and has explicit grants', async () => {
    const found = await server.db.execute(
      sql`select proname as name, pg_get_userbyid(proowner) as owner, proconfig as config,
          exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0) as public
        from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`,
    );
    const functions = rowsOf<{ name: string }>(found);
    expect(functions.map(({ name }) => name)).toContain('remove_unused_files');
    for (const one of functions) {
      expect(one).toMatchObject({
        // Only erasure, retention and the deletion of an agency may change the audit log.
        owner:
          /^(count_expired_records|delete_agency_rows|delete_expired_records|erase_contact|erase_contact_of_any_agency|repeat_agency_deletions|repeat_erasures)$/.test(
            one.name,
          )
            ? 'fairlead_eraser'
            : 'fairlead_definer',
        config: [expect.stringMatching(/^search_path=(public|pg_catalog), pg_temp$/)],
        // The limiter counts requests before a transaction sets a role.
        public: one.name === 'count_usage',
      });
    }
    const owners = rowsOf(
      await server.db.execute(
        sql`select rolcanlogin as login, rolsuper as super, rolbypassrls as bypasses from pg_roles
          where rolname in ('fairlead_definer', 'fairlead_eraser')`,
      ),
    );
    const harmless = { login: false, super: false, bypasses: false };
    expect(owners).toEqual([harmless, harmless]);
  });
});
