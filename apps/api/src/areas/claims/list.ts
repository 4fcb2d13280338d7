import type { components, operations } from '@fairlead/openapi';
import { claimStatuses, openClaimStatuses } from '@fairlead/rules';
import { and, count, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { countListed, inOrder, type List, listOf, pageOf } from '../../db/page.ts';
import { carriers, claims, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { refersToNamed, search } from '../../db/search.ts';
import { countsByStatus, totalOf } from '../../db/statusCounts.ts';
import { type ClaimRow, selectClaims } from '../../records/claims.ts';
import {
  byDay,
  byInstant,
  byText,
  byValue,
  type FilterConditions,
  filterCondition,
  type ListContext,
} from '../../records/listFilters.ts';

export type ClaimQuery = NonNullable<operations['listClaims']['parameters']['query']>;

/** Each sort column has an index in the schema. */
const orders = {
  reportedDate: claims.createdAt,
  lossDate: claims.lossOn,
  updatedAt: claims.updatedAt,
} as const satisfies Record<NonNullable<ClaimQuery['sortBy']>, unknown>;

/** Claims on policies of a carrier with this name. */
async function hasCarrier(tx: Transaction, name: string): Promise<SQL> {
  const ofPolicy = await refersToNamed(tx, policies.carrierId, carriers, name);
  return sql`(select ${ofPolicy} from ${policies} where ${eq(policies.id, claims.policyId)})`;
}

/** Columns of filters. Those with few different values are read in the order of the list. */
const conditions: FilterConditions<'claims'> = {
  status: byValue(claims.status),
  type: byValue(claims.claimType),
  agent: byValue(claims.assignedAgentId),
  customer: byText('contacts.nameOrCompany', claims.contactId),
  policyNumber: byText('policies.number', claims.policyId),
  lossDate: byDay(claims.lossOn),
  reported: byInstant(claims.createdAt),
};

async function filter(tx: Transaction, query: ClaimQuery, { userId, now }: ListContext): Promise<SQL | undefined> {
  const { serial, policyNumber, carrierName, customerName, claimStatus, claimType, isOpen, policyId, contactId } =
    query;
  const open = [...openClaimStatuses];
  return and(
    serial === undefined ? undefined : await search(tx, 'claims.serial', serial),
    policyNumber === undefined ? undefined : await search(tx, 'policies.number', policyNumber, claims.policyId),
    carrierName === undefined ? undefined : await hasCarrier(tx, carrierName),
    customerName === undefined ? undefined : await search(tx, 'contacts.nameOrCompany', customerName, claims.contactId),
    claimStatus === undefined ? undefined : eq(claims.status, claimStatus),
    claimType === undefined ? undefined : eq(claims.claimType, claimType),
    isOpen === undefined ? undefined : isOpen ? inArray(claims.status, open) : notInArray(claims.status, open),
    policyId === undefined ? undefined : eq(claims.policyId, policyId),
    contactId === undefined ? undefined : eq(claims.contactId, contactId),
    await filterCondition('claims', conditions, query.filters, { tx, userId, now }),
  );
}

/** The claims that the caller may see. */
export const claimList = async (tx: Transaction, query: ClaimQuery, context: ListContext): Promise<List<ClaimRow>> =>
  listOf(tx, claims, {
    where: await filter(tx, query, context),
    orderBy: inOrder(query.ascOrDesc, orders[query.sortBy ?? 'reportedDate'], claims.id),
    rows: selectClaims(tx),
  });

/** A page of the claims that the caller may see. */
export const listClaims = pageOf(claimList);

/**
 * Counts the claims that the caller may see, per status, and the claims of the agent. Includes statuses without claims.
 * `contactId` is set for customers.
 */
export async function countClaims(
  tx: Transaction,
  { contactId, userId }: { contactId: string | null; userId: string },
): Promise<components['schemas']['ClaimCounters']> {
  const found = contactId === null ? await countsByStatus(tx, 'claims') : await countOwn(tx);
  const counters = claimStatuses.map((claimStatus) => ({ claimStatus, count: totalOf(found, [claimStatus]) }));
  const mine = contactId === null ? await countListed(tx, claims, eq(claims.assignedAgentId, userId)) : null;
  return { total: totalOf(found, claimStatuses), mine, open: totalOf(found, openClaimStatuses), counters };
}

/** Claims of a customer, which are few. Row security limits them to the customer's own. */
const countOwn = (tx: Transaction) =>
  tx.select({ status: claims.status, total: count() }).from(claims).groupBy(claims.status);
