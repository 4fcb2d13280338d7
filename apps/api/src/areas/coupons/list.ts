import type { operations } from '@fairlead/openapi';
import { dateOf, utcToday } from '@fairlead/rules';
import { and, count, eq, gte, isNotNull, isNull, like, lt, not, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, listOf, type Page, readCountedPage } from '../../db/page.ts';
import { couponCounts, coupons } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { containing } from '../../db/text.ts';
import type { CouponRow } from '../../records/coupons.ts';
import {
  byDay,
  byFlag,
  byInstant,
  type FilterConditions,
  filterCondition,
  type ListContext,
} from '../../records/listFilters.ts';

export type CouponQuery = NonNullable<operations['listCoupons']['parameters']['query']>;
export type CouponOrder = NonNullable<CouponQuery['sortBy']>;

/** Each sort column has an index in the schema. */
const orders: Record<CouponOrder, SQL> = {
  creationDate: sql`${coupons.createdAt}`,
  couponCode: sql`${coupons.code} collate "und-x-icu"`,
  discountAmount: sql`${coupons.discountCents}`,
  maxTimesCanBeUsed: sql`${coupons.maxUses}`,
  useTimeRemaining: sql`(${coupons.maxUses} - ${coupons.usedCount})`,
  expirationDate: sql`${coupons.expiresOn}`,
};

/** SQL version of `isCouponActive` for coupons that are not deleted. */
const isActive = (now: number) =>
  sql`(${gte(coupons.expiresOn, dateOf(utcToday(now)))} and ${lt(coupons.usedCount, coupons.maxUses)})`;

const hasCode = (text: string) => like(coupons.codeKey, containing(text.toLowerCase()));

/** Each column has an index in the schema. */
const conditions: FilterConditions<'coupons'> = {
  active: (condition, context) => byFlag((wanted) => activeFilter(wanted, false, context.now))(condition, context),
  code: ({ values: [text = ''] }) => hasCode(text),
  expires: byDay(coupons.expiresOn),
  created: byInstant(coupons.createdAt),
};

const chosenFilters = (tx: Transaction, { filters }: CouponQuery, context: ListContext) =>
  filterCondition('coupons', conditions, filters, { tx, ...context });

function filter({ couponCode, isActive: active, isDeleted = false }: CouponQuery, now: number): SQL | undefined {
  return and(
    isDeleted ? isNotNull(coupons.deletedAt) : isNull(coupons.deletedAt),
    couponCode === undefined ? undefined : hasCode(couponCode),
    active === undefined ? undefined : activeFilter(active, isDeleted, now),
  );
}

/** Deleted coupons are never active. */
function activeFilter(wanted: boolean, isDeleted: boolean, now: number): SQL {
  if (isDeleted) return sql`${!wanted}`;
  return wanted ? isActive(now) : not(isActive(now));
}

/** The requested order, then by id. */
const orderOf = ({ sortBy = 'creationDate', ascOrDesc = 'desc' }: CouponQuery): SQL[] =>
  inOrder(ascOrDesc, orders[sortBy], coupons.id);

/** Rows of the list in the requested order. */
export const pageQuery = (tx: Transaction, query: CouponQuery, now: number, chosen?: SQL) =>
  tx
    .select()
    .from(coupons)
    .where(and(filter(query, now), chosen))
    .orderBy(...orderOf(query));

/** Coupons of the list. */
export const couponList = async (tx: Transaction, query: CouponQuery, context: ListContext): Promise<List<CouponRow>> =>
  listOf(tx, coupons, {
    where: and(filter(query, context.now), await chosenFilters(tx, query, context)),
    orderBy: orderOf(query),
    rows: tx.select().from(coupons),
  });

/** Number of rows. Without a search or filter, the database maintains this count. */
export const countQuery = (tx: Transaction, query: CouponQuery, now: number, chosen?: SQL) =>
  query.couponCode === undefined && query.isActive === undefined && chosen === undefined
    ? tx
        .select({ total: couponCounts.total })
        .from(couponCounts)
        .where(eq(couponCounts.deleted, query.isDeleted ?? false))
    : tx
        .select({ total: count() })
        .from(coupons)
        .where(and(filter(query, now), chosen));

export async function listCoupons(tx: Transaction, query: CouponQuery, context: ListContext): Promise<Page<CouponRow>> {
  const { now } = context;
  const chosen = await chosenFilters(tx, query, context);
  return readCountedPage(
    query,
    ({ limit, offset }) => pageQuery(tx, query, now, chosen).limit(limit).offset(offset),
    () => countQuery(tx, query, now, chosen),
  );
}
