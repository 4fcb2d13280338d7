import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { only } from '../src/db/rows.ts';
import { agencies, contacts, files, insuranceTypes, opportunities, verificationDocs } from '../src/db/schema/index.ts';
import { type Scope, scoped } from '../src/db/scope.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { insertInto, someoneOf } from './support/tenantRows.ts';

let server: Harness;
let tenants: { a: string; b: string };
/** Every table with an agency, as the database says: a table that comes later is among them. */
let tables: string[];

beforeAll(async () => {
  server = await startHarness();
  const [a, b] = await server.db.select({ id: agencies.id }).from(agencies);
  tenants = { a: a?.id ?? '', b: b?.id ?? '' };
  const found = await server.db.execute(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'agency_id' order by 1`,
  );
  tables = rowsOf<{ name: string }>(found).map(({ name }) => name);
  const doc = { name: 'Sample', hasExpirationDate: false, required: false, active: true };
  await server.db.insert(verificationDocs).values({ id: uuidv7(), ...doc });
  await server.db.insert(insuranceTypes).values({ id: uuidv7(), name: 'Sample', tag: 'SAMPLE', active: true });
  for (const table of tables) {
    await server.db.transaction((tx) => insertInto(table, tx, tenants.a));
    await server.db.transaction((tx) => insertInto(table, tx, tenants.b));
  }
});
afterAll(() => server.close());

const failure = (error: unknown): string => {
  const messages: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) messages.push(at.message);
  return messages.join(' ');
};

/** The agencies of all rows of a table that a scope sees without any `where`. */
async function visible(scope: Scope, table: string): Promise<Set<string | null> | 'no right to read'> {
  try {
    const all = await scoped(server.db, scope)((tx) => tx.execute(sql`select * from ${sql.identifier(table)}`));
    return new Set(rowsOf<{ agency_id: string | null }>(all).map((row) => row.agency_id));
  } catch (error) {
    expect(failure(error)).toContain('permission denied');
    return 'no right to read';
  }
}

describe('somebody of an agency', () => {
  const asA = (): Scope => ({ role: 'fairlead_app', agency: tenants.a, user: uuidv7() });

  it('sees in each table the rows of that agency and no other', async () => {
    expect(tables).toEqual([
      'addresses',
      'agency_insurance_types',
      'agency_serials',
      'agency_subscriptions',
      'audit_log',
      'certificates',
      'claim_notes',
      'claim_people',
      'claim_status_history',
      'claims',
      'contacts',
      'coverages',
      'discounts',
      'docs',
      'email_attachments',
      'email_reply_tokens',
      'emails',
      'files',
      'invitations',
      'mail_attachments',
      'mails',
      'opportunities',
      'outbox',
      'policies',
      'policy_transactions',
      'quotes',
      'service_requests',
      'transactions',
      'uploaded_docs',
      'user_details',
      'users',
    ]);
    for (const table of tables) {
      const seen = await visible(asA(), table);
      // Files without an agency are the platform's own: images that everybody is shown.
      if (table === 'files' && seen !== 'no right to read') seen.delete(null);
      if (seen !== 'no right to read') expect([table, ...seen]).toEqual([table, tenants.a]);
    }
    const own = await scoped(server.db, asA())((tx) => tx.select({ id: agencies.id }).from(agencies));
    expect(own).toEqual([{ id: tenants.a }]);
  });

  it('can add nothing to another agency', async () => {
    for (const table of tables) {
      const attempt = scoped(server.db, asA())((tx) => insertInto(table, tx, tenants.b));
      await expect(
        attempt.catch((error) => Promise.reject(new Error(failure(error)))),
        table,
      ).rejects.toThrow(/row-level security|permission denied/);
    }
  });

  it('cannot move a row to another agency, nor change one of it', async () => {
    const run = scoped(server.db, asA());
    const move = run((tx) => tx.update(files).set({ agencyId: tenants.b }));
    await expect(move.catch((error) => Promise.reject(new Error(failure(error))))).rejects.toThrow(
      'row-level security',
    );
    const changed = await run((tx) =>
      tx.update(files).set({ name: 'mine' }).where(eq(files.agencyId, tenants.b)).returning({ id: files.id }),
    );
    expect(changed).toEqual([]);
  });

  it('reads no credential and no session', async () => {
    for (const table of ['credentials', 'sessions', 'sign_in_failures']) {
      expect(await visible(asA(), table), table).toBe('no right to read');
    }
  });
});

describe('a customer', () => {
  it('sees and makes opportunities of their own, and no others of the agency', async () => {
    const [mine, theirs] = await Promise.all(
      ['Mine', 'Theirs'].map(async (firstName) => {
        const made = await server.db
          .insert(contacts)
          .values({
            id: uuidv7(),
            agencyId: tenants.a,
            agentId: await server.db.transaction((tx) => someoneOf(tx, tenants.a)),
            firstName,
            lastName: 'Contact',
            email: `${firstName}@sample.test`,
            phone: '1',
          })
          .returning({ id: contacts.id, agentId: contacts.agentId });
        return only(made);
      }),
    );
    if (!mine || !theirs) throw new Error('two contacts were made');
    const of = (contactId: string, serial: number) => ({
      id: uuidv7(),
      agencyId: tenants.a,
      serial,
      contactId,
      createdBy: mine.agentId,
      createdByRole: 'CUSTOMER' as const,
    });
    await server.db.insert(opportunities).values([of(mine.id, 2_000_000), of(theirs.id, 2_000_001)]);
    const run = scoped(server.db, { role: 'fairlead_app', agency: tenants.a, contact: mine.id });
    const seen = await run((tx) => tx.select({ contactId: opportunities.contactId }).from(opportunities));
    expect(seen).toEqual([{ contactId: mine.id }]);
    await run((tx) => tx.insert(opportunities).values(of(mine.id, 2_000_002)));
    const another = run((tx) => tx.insert(opportunities).values(of(theirs.id, 2_000_003)));
    await expect(another.catch((error) => Promise.reject(new Error(failure(error))))).rejects.toThrow(
      'row-level security',
    );
  });
});

describe('nobody', () => {
  it('sees no row of any agency', async () => {
    for (const table of [...tables, 'agencies']) {
      const seen = await visible({ role: 'fairlead_app' }, table);
      if (seen !== 'no right to read') expect([table, seen.size]).toEqual([table, 0]);
    }
  });

  it('leaves nothing of a scope behind for the next transaction', async () => {
    await scoped(server.db, { role: 'fairlead_app', agency: tenants.a })((tx) => tx.execute(sql`select 1`));
    const [after] = rowsOf<{ agency: string | null; role: string }>(
      await server.db.execute(
        sql`select nullif(current_setting('app.agency', true), '') as agency, current_user as role`,
      ),
    );
    expect(after?.agency).toBeNull();
    expect(after?.role).not.toMatch(/^fairlead_/);
  });
});

describe('a transaction', () => {
  it('inside another one is refused, where PGlite would wait for ever', async () => {
    const run = scoped(server.db, { role: 'fairlead_app' });
    await expect(run(() => run(() => Promise.resolve()))).rejects.toThrow('a transaction inside a transaction');
    await Promise.all([run(() => Promise.resolve()), run(() => Promise.resolve())]);
  });
});

describe('every table', () => {
  it('has row security on, but for the one that needs the planner to know its codes', async () => {
    const without = await server.db.execute(
      sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
    );
    expect(rowsOf(without)).toEqual([{ relname: 'coupons' }]);
  });

  it('of a tenant has an agency that every role but the platform and its own workers is held to', async () => {
    const policies = await server.db.execute(
      sql`select tablename as table, qual as using, with_check as check from pg_policies
        where 'fairlead_app' = any(roles) or 'public' = any(roles)`,
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
