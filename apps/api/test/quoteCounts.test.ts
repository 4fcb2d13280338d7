import { readFile } from 'node:fs/promises';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quotes, statusCounts } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const toWrite = sql`${quotes.customerFeedback} = 'ACCEPTED' and not ${quotes.hasPolicy} and ${quotes.status} in ('PENDING', 'PENDING_APPROVAL', 'QUOTED')`;
/** Status under which a quote was counted before the migration. */
const formerKey = sql<string>`case when ${toWrite} then 'POLICY_TO_WRITE' else coalesce(${quotes.customerFeedback}, ${quotes.status}) end`;
const key = sql<string>`case when ${quotes.customerFeedback} is null and ${quotes.hasPolicy} then 'HAS_POLICY' else ${formerKey} end`;

/** Quotes and premiums of each agency and status. */
const actual = (status: SQL<string>) =>
  server.db
    .select({
      agencyId: quotes.agencyId,
      status,
      total: sql`count(*)`.mapWith(Number),
      premiumCents: sql`sum(${quotes.premiumCents})`.mapWith(Number),
    })
    .from(quotes)
    .where(sql`${quotes.deletedAt} is null`)
    .groupBy(quotes.agencyId, status)
    .orderBy(quotes.agencyId, sql`2`);
const counted = () =>
  server.db
    .select({
      agencyId: statusCounts.agencyId,
      status: statusCounts.status,
      total: sql`sum(${statusCounts.total})`.mapWith(Number),
      premiumCents: sql`sum(${statusCounts.premiumCents})`.mapWith(Number),
    })
    .from(statusCounts)
    .where(eq(statusCounts.tableName, 'quotes'))
    .groupBy(statusCounts.agencyId, statusCounts.status)
    .having(sql`sum(${statusCounts.total}) <> 0`)
    .orderBy(statusCounts.agencyId, statusCounts.status);

it('counts quotes with a policy apart, also those from before the migration', async () => {
  expect(await counted()).toEqual(await actual(key));

  // some quotes with a policy have no answer, as when the customer agreed on the phone
  const hasPolicy = sql`id in (select id from quotes where has_policy and deleted_at is null order by id limit 5)`;
  await server.db
    .update(quotes)
    .set({ customerFeedback: null, feedbackAt: null, feedbackReason: null })
    .where(hasPolicy);
  expect(await counted()).toEqual(await actual(key));

  const before = await actual(formerKey);
  expect(before).not.toEqual(await actual(key));
  await server.db.delete(statusCounts).where(eq(statusCounts.tableName, 'quotes'));
  await server.db.insert(statusCounts).values(before.map((row) => ({ ...row, tableName: 'quotes' as const })));
  const migration = await readFile(
    new URL('../src/db/migrations/0009_quotes_with_policy.sql', import.meta.url),
    'utf8',
  );
  const move = migration
    .split('--> statement-breakpoint')
    .find((statement) => /^insert into status_counts/im.test(statement));
  await server.db.execute(sql.raw(move ?? ''));
  expect(await counted()).toEqual(await actual(key));
});
