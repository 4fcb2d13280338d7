import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/db/audit.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import {
  addresses,
  agencies,
  certificates,
  claims,
  contacts,
  docs,
  files,
  insuranceTypes,
  mails,
  opportunities,
  policies,
  quotes,
  users,
  verificationDocs,
} from '../src/db/schema/index.ts';
import { type Run, type Scope, scoped, type Transaction } from '../src/db/scope.ts';
import { makeCustomer, type SampleCustomer } from './support/customers.ts';
import { rowsOf, tablesWith } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { findUserOf, insertInto } from './support/tenantRows.ts';

let server: Harness;
let tenants: { a: string; b: string };
/** All tables with an agency, from the catalog, so that new tables are included. */
let tables: string[];

beforeAll(async () => {
  server = await startHarness();
  const { agencyId: a } = onlyRow(await server.db.select().from(users).where(eq(users.email, 'agent@demo.test')));
  const [b] = await server.db
    .select()
    .from(agencies)
    .where(ne(agencies.id, a ?? ''));
  tenants = { a: a ?? '', b: b?.id ?? '' };
  tables = await tablesWith(server.db, 'agency_id');
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

/** Agencies of all rows of a table that a scope can read without a filter. */
async function visible(scope: Scope, table: string): Promise<Set<string | null> | 'no right to read'> {
  try {
    const all = await scoped(server.runtime, scope)((tx) => tx.execute(sql`select * from ${sql.identifier(table)}`));
    return new Set(rowsOf<{ agency_id: string | null }>(all).map((row) => row.agency_id));
  } catch (error) {
    expect(failure(error)).toContain('permission denied');
    return 'no right to read';
  }
}

describe('a member of an agency', () => {
  const asA = (): Scope => ({ role: 'fairlead_app', agency: tenants.a, user: uuidv7() });

  it('reads only rows of that agency in each table', async () => {
    expect(tables).toEqual([
      'addresses',
      'agency_insurance_types',
      'agency_serials',
      'agency_subscriptions',
      'audit_log',
      'bulk_run_rows',
      'bulk_runs',
      'certificates',
      'claim_notes',
      'claim_people',
      'claim_status_history',
      'claims',
      'contacts',
      'coverages',
      'discounts',
      'disputes',
      'docs',
      'document_requests',
      'email_attachments',
      'email_reply_tokens',
      'emails',
      'files',
      'invitations',
      'list_views',
      'mail_attachments',
      'mail_messages',
      'mail_notes',
      'mail_threads',
      'mail_unread',
      'mails',
      'notes',
      'notification_settings',
      'notifications',
      'opportunities',
      'policies',
      'policy_transactions',
      'quotes',
      'referral_sign_ups',
      'refunds',
      'service_requests',
      'status_counts',
      'support_forwards',
      'task_rule_changes',
      'tasks',
      'transactions',
      'uploaded_docs',
      'user_details',
      'users',
    ]);
    for (const table of tables) {
      const seen = await visible(asA(), table);
      // Files without an agency are images of the platform, visible to all users.
      if (table === 'files' && seen !== 'no right to read') seen.delete(null);
      // Each agent sees only the own bulk actions, notifications and their settings, and this one has none.
      const expected = /^(bulk_run|notification)/.test(table) ? [] : [tenants.a];
      if (seen !== 'no right to read') expect([table, ...seen]).toEqual([table, ...expected]);
    }
    const own = await scoped(server.runtime, asA())((tx) => tx.select({ id: agencies.id }).from(agencies));
    expect(own).toEqual([{ id: tenants.a }]);
  });

  it('cannot add rows to another agency', async () => {
    for (const table of tables) {
      const attempt = scoped(server.runtime, asA())((tx) => insertInto(table, tx, tenants.b));
      await expect(
        attempt.catch((error) => Promise.reject(new Error(failure(error)))),
        table,
      ).rejects.toThrow(/row-level security|permission denied/);
    }
  });

  it('cannot move a row to another agency or change rows of it', async () => {
    const run = scoped(server.runtime, asA());
    const move = run((tx) => tx.update(contacts).set({ agencyId: tenants.b }));
    await expect(move.catch((error) => Promise.reject(new Error(failure(error))))).rejects.toThrow(
      'row-level security',
    );
    const changed = await run((tx) =>
      tx.update(files).set({ name: 'mine' }).where(eq(files.agencyId, tenants.b)).returning({ id: files.id }),
    );
    expect(changed).toEqual([]);
  });

  it('cannot read credentials and sessions', async () => {
    for (const table of [
      'credentials',
      'sessions',
      'sign_in_failures',
      'authenticators',
      'recovery_codes',
      'sign_in_challenges',
      'passkeys',
      'passkey_setups',
    ]) {
      expect(await visible(asA(), table), table).toBe('no right to read');
    }
  });
});

/** Rights of `fairlead_customer`, by table. Customers have no access to other tables. */
const customerRights: Readonly<Record<string, string>> = {
  addresses: 'SELECT INSERT UPDATE',
  agencies: 'SELECT',
  agency_insurance_types: 'SELECT',
  agency_serials: 'SELECT INSERT UPDATE',
  agency_subscriptions: 'SELECT',
  audit_log: 'INSERT',
  carriers: 'SELECT',
  certificates: 'SELECT INSERT',
  claim_people: 'SELECT INSERT',
  claim_status_history: 'SELECT INSERT',
  claims: 'SELECT INSERT UPDATE',
  contacts: 'SELECT',
  coverages: 'SELECT',
  discounts: 'SELECT',
  docs: 'SELECT INSERT UPDATE',
  document_requests: 'SELECT UPDATE',
  files: 'SELECT INSERT UPDATE',
  idempotency_keys: 'SELECT INSERT UPDATE',
  insurance_types: 'SELECT',
  mails: 'INSERT',
  notification_settings: 'SELECT INSERT UPDATE',
  notifications: 'SELECT UPDATE',
  opportunities: 'SELECT INSERT',
  policies: 'SELECT UPDATE',
  policy_transactions: 'SELECT',
  quotes: 'SELECT UPDATE',
  roles: 'SELECT',
  service_requests: 'SELECT INSERT',
  states: 'SELECT',
  support_forwards: 'INSERT',
  uploaded_docs: 'SELECT',
  user_details: 'SELECT INSERT UPDATE',
  users: 'SELECT UPDATE',
  verification_docs: 'SELECT',
};

describe('a customer', () => {
  let mine: SampleCustomer;
  let theirs: SampleCustomer;
  beforeAll(async () => {
    mine = await makeCustomer(server.db, 'Carmichaelx');
    theirs = await makeCustomer(server.db, 'Dunwoodyx');
  });
  const asMine = (): Run =>
    scoped(server.runtime, {
      role: 'fairlead_customer',
      agency: mine.agencyId,
      user: mine.userId,
      contact: mine.contactId,
    });
  const refusal = (work: (tx: Transaction) => Promise<unknown>): Promise<string> =>
    asMine()(work).then(
      () => 'not refused',
      (error) => failure(error),
    );
  const first = (customer: SampleCustomer, table: string) => customer.ids[table]?.[0] ?? '';

  it('has the listed rights and no others', async () => {
    const found = await server.db.execute(sql`
      select relname as table, string_agg(right_name, ' ' order by place) as rights
        from pg_class, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
          with ordinality as rights(right_name, place)
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
          and case when relkind = 'S' then has_sequence_privilege('fairlead_customer', oid, 'USAGE')
            when right_name in ('DELETE', 'TRUNCATE', 'TRIGGER')
              then has_table_privilege('fairlead_customer', oid, right_name)
            else has_any_column_privilege('fairlead_customer', oid, right_name) end
        group by relname order by relname`);
    const rights = rowsOf<{ table: string; rights: string }>(found).map((row) => [row.table, row.rights]);
    expect(Object.fromEntries(rights)).toEqual(customerRights);
  });

  it('reads no row of another customer of the agency in any table', async () => {
    const readable = await server.db.execute(sql`
      select relname as table, string_agg(format('%I', attname), ', ' order by attnum) as columns
        from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and has_column_privilege('fairlead_customer', pg_class.oid, attname, 'SELECT')
        group by relname`);
    const foreign = [theirs.marker, ...Object.values(theirs.ids).flat()];
    const owned: string[] = [];
    for (const { table, columns } of rowsOf<{ table: string; columns: string }>(readable)) {
      const found = await asMine()((tx) =>
        tx.execute(
          sql`select to_jsonb(t)::text as row from (select ${sql.raw(columns)} from ${sql.identifier(table)}) t`,
        ),
      );
      const text = rowsOf<{ row: string }>(found).map(({ row }) => row);
      expect([table, text.filter((row) => foreign.some((part) => row.includes(part)))]).toEqual([table, []]);
      if (text.some((row) => [mine.marker, mine.contactId].some((part) => row.includes(part)))) owned.push(table);
    }
    // The customer's own rows are visible.
    expect(owned).toEqual(expect.arrayContaining(['claims', 'contacts', 'docs', 'files', 'policies', 'users']));
  });

  it('cannot make any user an agency admin', async () => {
    for (const values of [{ agencyAdmin: true }, { disabledAt: null }, { roleId: uuidv7() }]) {
      expect(await refusal((tx) => tx.update(users).set(values).where(eq(users.id, mine.userId)))).toContain(
        'permission denied',
      );
    }
    const renamed = await asMine()((tx) => tx.update(users).set({ name: 'Someone' }).returning({ id: users.id }));
    expect(renamed).toEqual([{ id: mine.userId }]);
  });

  it('cannot change records of another customer', async () => {
    const changed = await asMine()(async (tx) => [
      ...(await tx.update(policies).set({ status: 'CANCELLED' }).returning({ id: policies.id })),
      ...(await tx
        .update(quotes)
        .set({ customerFeedback: 'REJECTED', feedbackAt: new Date(), feedbackReason: 'Too expensive' })
        .returning({ id: quotes.id })),
      ...(await tx.update(claims).set({ status: 'WITHDRAWN' }).returning({ id: claims.id })),
      ...(await tx
        .update(files)
        .set({ name: 'mine.pdf' })
        .where(eq(files.uploadType, 'OTHER'))
        .returning({ id: files.id })),
      ...(await tx.update(addresses).set({ street: 'Mine' }).returning({ id: addresses.id })),
    ]);
    const own = Object.values(mine.ids).flat();
    expect(changed.length).toBeGreaterThan(4);
    expect(changed.filter(({ id }) => !own.includes(id))).toEqual([]);
    expect(await refusal((tx) => tx.update(policies).set({ status: 'ACTIVE' }))).toContain('row-level security');
  });

  it('cannot add to the records of another customer', async () => {
    const of = { agencyId: mine.agencyId };
    const by = { createdBy: mine.userId, createdByRole: 'CUSTOMER' as const };
    const doc = { id: uuidv7(), ...of, ...by, contactId: mine.contactId };
    const request = { id: uuidv7(), ...of, serial: 2_000_003, ...by, contactId: mine.contactId };
    const loss = { claimType: 'OTHER' as const, lossOn: '2030-01-01', description: 'x', createdBy: mine.userId };
    const agent = onlyRow(
      await server.db.select({ id: contacts.agentId }).from(contacts).where(eq(contacts.id, mine.contactId)),
    );
    const claim = { id: uuidv7(), ...of, ...loss, serial: 2_000_004, assignedAgentId: agent.id };
    const policyId = first(theirs, 'policies');
    const attempts: Record<string, (tx: Transaction) => Promise<unknown>> = {
      'an opportunity of theirs': (tx) => tx.insert(opportunities).values({ ...request, contactId: theirs.contactId }),
      'an opportunity made by them': (tx) => tx.insert(opportunities).values({ ...request, createdBy: theirs.userId }),
      'an opportunity with their file': (tx) =>
        tx.insert(opportunities).values({ ...request, documentFileId: first(theirs, 'files') }),
      'their file as a document': (tx) =>
        tx.insert(docs).values({ ...doc, policyId: first(mine, 'policies'), fileId: first(theirs, 'files') }),
      'a document with their policy': (tx) =>
        tx.insert(docs).values({ ...doc, policyId, fileId: first(mine, 'files') }),
      'their file as a photo': (tx) => tx.update(users).set({ photoFileId: first(theirs, 'files') }),
      'a certificate of their policy': (tx) =>
        tx.insert(certificates).values({ id: uuidv7(), ...of, policyId, requestedBy: mine.userId, holderName: 'x' }),
      'a claim on their policy': (tx) => tx.insert(claims).values({ ...claim, policyId, contactId: mine.contactId }),
      'a mail of another agency': (tx) =>
        tx
          .insert(mails)
          .values({ id: uuidv7(), agencyId: tenants.b, kind: 'x', to: 'x', subject: '', html: '', text: '' }),
      'an entry of theirs in the trail': (tx) =>
        audit(tx, { userId: theirs.userId, agencyId: mine.agencyId }, 'createClaim', { type: 'claim', id: uuidv7() }),
    };
    for (const [what, attempt] of Object.entries(attempts)) {
      expect([what, await refusal(attempt)]).toEqual([what, expect.stringContaining('row-level security')]);
    }
    await asMine()((tx) => tx.insert(opportunities).values({ ...request, documentFileId: first(mine, 'files') }));
  });
});

describe('an agent', () => {
  const as = (role: Scope['role'], user: string): Run => scoped(server.runtime, { role, agency: tenants.a, user });
  const members = async () => {
    const self = await server.db.transaction((tx) => findUserOf(tx, tenants.a));
    const all = await server.db.select({ id: users.id }).from(users).where(eq(users.agencyId, tenants.a));
    return { self, other: all.find(({ id }) => id !== self)?.id ?? '' };
  };

  it('without admin rights cannot make users admins or change members', async () => {
    const { self, other } = await members();
    const run = as('fairlead_app', self);
    for (const values of [{ agencyAdmin: true }, { disabledAt: null }, { roleId: uuidv7() }, { licensedAgent: true }]) {
      const change = run((tx) => tx.update(users).set(values).where(eq(users.id, self)));
      await expect(change.catch((error) => Promise.reject(new Error(failure(error))))).rejects.toThrow(
        'permission denied',
      );
    }
    const renamed = await run((tx) => tx.update(users).set({ version: 2 }).returning({ id: users.id }));
    expect(renamed).toEqual([{ id: self }]);
    expect(other).not.toBe('');
  });

  it('with admin rights changes only members of the own agency', async () => {
    const { self, other } = await members();
    const changed = await as(
      'fairlead_agency_admin',
      self,
    )((tx) => tx.update(users).set({ agencyAdmin: false }).returning({ id: users.id, agencyId: users.agencyId }));
    expect(changed.map(({ id }) => id)).toEqual(expect.arrayContaining([self, other]));
    expect(new Set(changed.map(({ agencyId }) => agencyId))).toEqual(new Set([tenants.a]));
  });
});

describe('a visitor', () => {
  it.each(['fairlead_app', 'fairlead_agency_admin', 'fairlead_customer'] as const)(
    'as %s sees no row of any agency',
    async (role) => {
      for (const table of [...tables, 'agencies']) {
        const seen = await visible({ role }, table);
        if (seen !== 'no right to read') expect([table, seen.size]).toEqual([table, 0]);
      }
    },
  );

  it('leaves no scope for the next transaction', async () => {
    await scoped(server.runtime, { role: 'fairlead_app', agency: tenants.a })((tx) => tx.execute(sql`select 1`));
    const [after] = rowsOf<{ agency: string | null; reset: boolean }>(
      await server.runtime.execute(
        sql`select nullif(current_setting('app.agency', true), '') as agency, current_user = session_user as reset`,
      ),
    );
    expect(after).toEqual({ agency: null, reset: true });
  });
});

describe('a transaction', () => {
  it('inside another one is rejected, because PGlite would wait forever', async () => {
    const run = scoped(server.runtime, { role: 'fairlead_app' });
    await expect(run(() => run(() => Promise.resolve()))).rejects.toThrow('nested transaction');
    await Promise.all([run(() => Promise.resolve()), run(() => Promise.resolve())]);
  });
});
