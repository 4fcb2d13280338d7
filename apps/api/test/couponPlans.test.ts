import { isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CouponOrder, type CouponQuery, countQuery, listCoupons, pageQuery } from '../src/areas/coupons/list.ts';
import { coupons } from '../src/db/schema/index.ts';
import { scoped, type Transaction } from '../src/db/scope.ts';
import { openTestDatabase, rowsOf, type TestDatabase } from './support/database.ts';
import { makeManyCoupons } from './support/manyCoupons.ts';

const ROWS = 100_000;
const now = Math.floor(Date.now() / 1000);
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await makeManyCoupons(database.db, ROWS);
}, 120_000);
afterAll(() => database.close());

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
type Query = (tx: Transaction) => { getSQL(): ReturnType<typeof sql> };

/** Returns the query plan under the role of the list, with default planner settings. */
async function planOf(query: Query): Promise<Plan[]> {
  const run = scoped(database.db, { role: 'fairlead_platform' });
  const result = await run((tx) => tx.execute(sql`explain (analyze, format json) ${query(tx).getSQL()}`));
  const rows = rowsOf<{ 'QUERY PLAN': { Plan: Plan }[] }>(result);
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => flat(plan)));
}
const nodes = (plan: Plan[], type: string) => plan.filter((node) => node['Node Type'] === type);
const indexes = (plan: Plan[]) => plan.flatMap((node) => node['Index Name'] ?? []);

const orders: Record<CouponOrder, string> = {
  creationDate: 'coupons_created_ix',
  couponCode: 'coupons_code_ix',
  discountAmount: 'coupons_discount_ix',
  maxTimesCanBeUsed: 'coupons_max_ix',
  useTimeRemaining: 'coupons_remaining_ix',
  expirationDate: 'coupons_expires_ix',
};
const cases = Object.entries(orders).flatMap(([sortBy, index]) =>
  (['asc', 'desc'] as const).map((ascOrDesc) => ({ sortBy: sortBy as CouponOrder, ascOrDesc, index })),
);

describe(`the first page of ${ROWS} coupons`, () => {
  it.each(cases)('by $sortBy $ascOrDesc reads its index without a sort', async ({ sortBy, ascOrDesc, index }) => {
    const plan = await planOf((tx) => pageQuery(tx, { sortBy, ascOrDesc }, now).limit(20));
    expect(indexes(plan)).toEqual([index]);
    expect([...nodes(plan, 'Sort'), ...nodes(plan, 'Incremental Sort'), ...nodes(plan, 'Seq Scan')]).toEqual([]);
    expect(nodes(plan, 'Index Scan')[0]?.['Actual Rows']).toBe(20);
  });

  it.each([true, false])('filtered by isActive %s reads few additional rows', async (isActive) => {
    const plan = await planOf((tx) => pageQuery(tx, { isActive }, now).limit(20));
    expect(indexes(plan)).toEqual(['coupons_created_ix']);
    expect(nodes(plan, 'Sort')).toEqual([]);
    expect(nodes(plan, 'Index Scan')[0]?.['Rows Removed by Filter'] ?? 0).toBeLessThan(500);
  });

  it.each([
    ['a whole code', '-77777'],
    ['a part that few have', '9-9876'],
    ['a part that nobody has', 'zzzz'],
  ])('with %s in the code reads the index of codes in any order', async (_, couponCode) => {
    for (const { sortBy, ascOrDesc } of cases) {
      const plan = await planOf((tx) => pageQuery(tx, { couponCode, sortBy, ascOrDesc }, now).limit(20));
      expect(indexes(plan), sortBy).toEqual(['coupons_code_search_ix']);
      expect(nodes(plan, 'Seq Scan'), sortBy).toEqual([]);
      // Only the found rows are sorted.
      for (const sorted of nodes(plan, 'Sort')) expect(sorted['Actual Rows'], sortBy).toBeLessThanOrEqual(20);
    }
  });

  it.each(['1', '-1', 'a'])(
    'with %s in the code, which is frequent, reads the index of the sort order',
    async (couponCode) => {
      for (const { sortBy, ascOrDesc, index } of cases) {
        const plan = await planOf((tx) => pageQuery(tx, { couponCode, sortBy, ascOrDesc }, now).limit(20));
        expect(indexes(plan), sortBy).toEqual([index]);
        expect([...nodes(plan, 'Sort'), ...nodes(plan, 'Seq Scan')], sortBy).toEqual([]);
      }
    },
  );
});

describe('the total', () => {
  const exact = async (query: CouponQuery) => {
    const countedRows = await scoped(database.db, { role: 'fairlead_platform' })((tx) => countQuery(tx, query, now));
    return countedRows[0]?.total;
  };

  it('is stored instead of counted, and exact after every change', async () => {
    const storedCount = async (isDeleted: boolean) => exact({ isDeleted });
    const countedRows = async (isDeleted: boolean) =>
      database.db.$count(coupons, isDeleted ? isNotNull(coupons.deletedAt) : isNull(coupons.deletedAt));
    const isExact = async () => {
      expect(await storedCount(false)).toBe(await countedRows(false));
      expect(await storedCount(true)).toBe(await countedRows(true));
    };
    expect(await storedCount(false)).toBe(ROWS - ROWS / 50);
    await isExact();
    const plan = await planOf((tx) => countQuery(tx, {}, now));
    expect(plan.every((node) => node['Actual Rows'] <= 2)).toBe(true);
    await database.db.execute(sql`update coupons set deleted_at = now() where code like '%-1234%'`);
    await isExact();
    await database.db.execute(sql`update coupons set deleted_at = null where code like '%-12345'`);
    await database.db.execute(sql`update coupons set max_uses = max_uses + 1 where code like '%-5678'`);
    await database.db.execute(sql`delete from coupons where code like '%-4321%'`);
    await isExact();
  });

  it('is not queried when the page already contains all rows', async () => {
    const run = scoped(database.db, { role: 'fairlead_platform' });
    for (const query of [{ couponCode: '9-9876' }, { couponCode: '-7777' }, { isDeleted: true, pageNo: 99 }]) {
      const { total } = await run((tx) => listCoupons(tx, query, { userId: '', now }));
      expect(total).toBe(await exact(query));
    }
  });
});
