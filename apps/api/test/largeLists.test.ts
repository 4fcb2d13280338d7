import { MAX_LISTED } from '@fairlead/rules';
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactName } from '../src/db/contactName.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { claims, contacts, opportunities, policies, quotes, users } from '../src/db/schema/index.ts';
import { type Scope, scoped } from '../src/db/scope.ts';
import { countsByStatus } from '../src/db/statusCounts.ts';
import { containing, nameContains } from '../src/db/text.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { makeManyContacts } from './support/manyContacts.ts';
import { agent } from './support/quotes.ts';

const ROWS = MAX_LISTED + 25;
let server: Harness;
let agencyId: string;
let otherAgencyId: string;

beforeAll(async () => {
  server = await startHarness();
  const [own] = await server.db.select({ id: users.agencyId }).from(users).where(eq(users.email, agent));
  agencyId = own?.id ?? '';
  const [other] = await server.db
    .select({ id: contacts.agencyId })
    .from(contacts)
    .where(sql`${contacts.agencyId} <> ${agencyId}`);
  otherAgencyId = other?.id ?? '';
  await makeManyContacts(server.db, agent, ROWS);
}, 120_000);
afterAll(() => server.close());

const list = async (query: string) => {
  const { content, ...page } = (await server.call(agent, { url: `/api/contact/all?${query}` })).json().payload;
  return { ...page, names: content.map(({ lastName }: { lastName: string }) => lastName) };
};

describe(`a list of more than ${MAX_LISTED} rows`, () => {
  it('says that its total is capped, and ends there', async () => {
    const capped = { totalElements: MAX_LISTED, totalIsCapped: true };
    expect(await list('pageSize=100')).toMatchObject({ ...capped, numberOfElements: 100, totalPages: 100 });
    expect(await list('pageSize=100&pageNo=99')).toMatchObject({ ...capped, numberOfElements: 100 });
    expect(await list('pageSize=100&pageNo=100')).toMatchObject({ ...capped, numberOfElements: 0 });
    // The last page of this size has room for one row more than the list has.
    expect(await list('pageSize=73&pageNo=136')).toMatchObject({ ...capped, numberOfElements: MAX_LISTED - 136 * 73 });
  });

  it('has an exact total when a search finds fewer', async () => {
    expect(await list('name=many%2012&pageSize=20')).toMatchObject({ totalElements: 111, totalIsCapped: false });
    expect(await list('phone=(555)%20000-0042')).toMatchObject({ totalElements: 1, names: ['42'] });
    expect(await list('email=many-77%40')).toMatchObject({ totalElements: 1, names: ['77'] });
    expect(await list('name=works%20100&sortBy=name&ascOrDesc=asc')).toMatchObject({
      totalElements: 3,
      names: ['100', '1000', '10000'],
    });
  });

  it('shows the same rows for a text that many contain', async () => {
    expect(await list('name=many&pageSize=3')).toMatchObject({ totalIsCapped: true, names: ['1', '2', '3'] });
    expect(await list('name=MANY%20&sortBy=creationDate&ascOrDesc=asc&pageSize=2')).toMatchObject({
      totalIsCapped: true,
      names: [`${ROWS}`, `${ROWS - 1}`],
    });
  });

  it('lists policies by a name or company that many contacts have', async () => {
    const url = (name: string) => `/api/policy/all?customerName=${name}&pageSize=5`;
    const contains = async (name: string) =>
      (await server.call(agent, { url: url(name) })).json().payload.totalElements;
    const [found] = await server.db
      .select({ total: count() })
      .from(policies)
      .innerJoin(contacts, eq(contacts.id, policies.contactId))
      .where(
        and(eq(policies.agencyId, agencyId), sql`lower(first_name || ' ' || last_name || company_name) like '%a%'`),
      );
    expect(await contains('a')).toBe(found?.total);
    expect(await contains('many')).toBe(0);
  });
});

describe('the search function', () => {
  const searchIds = async (scope: Scope, field: string, pattern: string, most = 5_000) => {
    const run = scoped(server.runtime, scope);
    const found = await run((tx) => tx.execute(sql`select search_ids(${field}, ${pattern}, ${most}) as ids`));
    return rowsOf<{ ids: string[] | null }>(found)[0]?.ids;
  };
  const changeName = async (lastName: string) => {
    const [contact] = await server.db.select().from(contacts).where(eq(contacts.agencyId, agencyId)).limit(1);
    await server.db
      .update(contacts)
      .set({ lastName })
      .where(eq(contacts.id, contact?.id ?? ''));
  };
  const member = (agency: string | null): Scope => ({ role: 'fairlead_app', agency, user: uuidv7() });

  it.each([
    ['contacts.name', contacts],
    ['contacts.nameOrCompany', contacts],
    ['contacts.nameCompanyOrEmail', contacts],
    ['contacts.email', contacts],
    ['contacts.phone', contacts],
    ['policies.number', policies],
    ['policies.serial', policies],
    ['quotes.serial', quotes],
    ['opportunities.serial', opportunities],
    ['claims.serial', claims],
  ] as const)('finds rows by %s in the agency of the caller only', async (field, table) => {
    const found = (await searchIds(member(otherAgencyId), field, '%')) ?? [];
    const own = await server.db.select({ id: table.id }).from(table).where(eq(table.agencyId, otherAgencyId));
    expect(found.toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  });

  it.each(['an', 'n ', 'É!', '7%', '_1', '\\', 'a\\', 'a', '%%'])(
    'finds the rows whose name contains %j',
    async (text) => {
      await changeName(`Zoë${text}`);
      const found = await searchIds(member(agencyId), 'contacts.name', containing(text.toLowerCase()), 2 * ROWS);
      const rows = await server.db
        .select({ id: contacts.id })
        .from(contacts)
        .where(and(eq(contacts.agencyId, agencyId), nameContains(contactName, text)));
      expect(rows).not.toEqual([]);
      expect(found?.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    },
  );

  it('finds nothing without an agency and for customers', async () => {
    expect(await searchIds(member(null), 'contacts.name', '%')).toBeNull();
    const [contact] = await server.db.select().from(contacts).where(eq(contacts.agencyId, agencyId)).limit(1);
    const customer: Scope = { role: 'fairlead_customer', agency: agencyId, contact: contact?.id ?? '', user: uuidv7() };
    expect(await searchIds(customer, 'contacts.name', '%')).toBeNull();
  });

  it('returns null if there are too many', async () => {
    expect(await searchIds(member(agencyId), 'contacts.name', 'many %', 100)).toBeNull();
    expect(await searchIds(member(agencyId), 'contacts.name', 'many 77', 1)).toHaveLength(1);
  });

  it('takes the pattern as a value and no other field', async () => {
    expect(await searchIds(member(otherAgencyId), 'contacts.name', "%' or true --")).toEqual([]);
    for (const field of ['contacts.agency_id', 'users.name', 'contacts WHERE true OR $1 = $2 --.name']) {
      await expect(searchIds(member(agencyId), field, '%'), field).rejects.toThrow();
    }
  });

  it('cannot be called by other roles', async () => {
    for (const role of ['fairlead_platform', 'fairlead_auth', 'fairlead_billing', 'fairlead_jobs'] as const) {
      await expect(searchIds({ role, agency: agencyId }, 'contacts.name', '%'), role).rejects.toThrow();
    }
  });
});

describe('numbers of rows per status', () => {
  const hasPolicy = sql`exists (select from policies where policies.quote_id = quotes.id)`;
  const ofQuotes = sql<string>`case
    when customer_feedback is null and ${hasPolicy} then 'HAS_POLICY'
    when customer_feedback = 'ACCEPTED' and status in ('PENDING', 'PENDING_APPROVAL', 'QUOTED')
      and not ${hasPolicy} then 'POLICY_TO_WRITE'
    else coalesce(customer_feedback, status) end`;
  const counted = {
    opportunities: { table: opportunities, premium: sql`premium_cents`, where: isNull(opportunities.deletedAt) },
    quotes: { table: quotes, status: ofQuotes, premium: sql`premium_cents`, where: isNull(quotes.deletedAt) },
    policies: { table: policies, premium: sql`premium_cents`, where: sql`true` },
    claims: { table: claims, premium: sql`0`, where: sql`true` },
  } as const;

  /** Compares the stored numbers with the rows. */
  async function expectExact(name: keyof typeof counted) {
    const { table, premium, where, ...rest } = counted[name];
    const status = sql<string>`${'status' in rest ? rest.status : table.status}`;
    const run = scoped(server.runtime, { role: 'fairlead_app', agency: agencyId, user: uuidv7() });
    const stored = await run((tx) => countsByStatus(tx, name));
    const rows = await server.db
      .select({
        status: status.as('key'),
        total: count(),
        premiumCents: sql<number>`coalesce(sum(${premium}), 0)`.mapWith(Number),
      })
      .from(table)
      .where(and(eq(table.agencyId, agencyId), where))
      .groupBy(sql`1`);
    const sorted = (counts: readonly { status: string; total: number }[]) =>
      counts.filter(({ total }) => total > 0).toSorted((a, b) => a.status.localeCompare(b.status));
    expect(sorted(stored), name).toEqual(sorted(rows));
    expect(rows.length, name).toBeGreaterThan(0);
  }
  const change = (statement: SQL) => server.db.execute(statement);

  it('stay exact after inserts, updates and deletions', async () => {
    for (const name of ['opportunities', 'quotes', 'policies', 'claims'] as const) await expectExact(name);
    await change(sql`update policies set status = 'CANCELLED', premium_cents = 1000 where serial % 3 = 0`);
    await change(sql`update policies set premium_cents = null where serial % 5 = 0`);
    await change(sql`update quotes set deleted_at = now() where serial % 4 = 0`);
    await change(sql`update quotes set deleted_at = null, status = 'CLOSED' where serial % 8 = 0`);
    await change(
      sql`update quotes set customer_feedback = 'ACCEPTED', feedback_at = now(), feedback_reason = null where serial % 3 = 0`,
    );
    await change(sql`update quotes set customer_feedback = 'REJECTED', feedback_at = now() where serial % 3 = 1`);
    await change(sql`update opportunities set deleted_at = now() where serial % 4 = 0`);
    await change(sql`update claims set status = 'SETTLED' where serial % 2 = 0`);
    for (const name of ['opportunities', 'quotes', 'policies', 'claims'] as const) await expectExact(name);
  });

  it('stay few rows, however many statements change them', async () => {
    await change(sql`do $$ begin
      for turn in 1..1000 loop
        update policies set status = case status when 'ACTIVE' then 'BOUND' else 'ACTIVE' end
          where id = (select id from policies order by agency_id, id limit 1);
      end loop;
    end $$`);
    await expectExact('policies');
    const [stored] = rowsOf<{ rows: number }>(
      await change(sql`select count(*)::int as rows from status_counts
        where table_name = 'policies' and agency_id = (select agency_id from policies order by agency_id, id limit 1)`),
    );
    // Two rows per statement would be 2,000. They are combined after 50 statements on average.
    expect(stored?.rows).toBeLessThan(1_900);
  });
});
