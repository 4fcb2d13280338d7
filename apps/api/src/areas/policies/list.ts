import type { components, operations } from '@fairlead/openapi';
import { policyStatuses } from '@fairlead/rules';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { countListed, inOrder, inOrderNullsLast, type List, listOf, pageOf } from '../../db/page.ts';
import { carriers, insuranceTypes, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { refersToNamed, search } from '../../db/search.ts';
import { countsByStatus, totalOf } from '../../db/statusCounts.ts';
import { sumOf, totalsOf } from '../../db/totals.ts';
import { todayOf } from '../../records/agencyTime.ts';
import {
  byDay,
  byFlag,
  byInstant,
  byText,
  byValue,
  type FilterConditions,
  filterCondition,
  type ListContext,
} from '../../records/listFilters.ts';
import { type PolicyRow, selectPolicies } from '../../records/policies.ts';
import { expiring, hasCertificateRequest, hasPastDue } from '../../records/policyFilters.ts';

type PolicyQuery = NonNullable<operations['listPolicies']['parameters']['query']>;

/** Each sort column has an index in the schema. */
const orders = {
  creationDate: policies.createdAt,
  effectiveDate: policies.effectiveOn,
  expiredDate: policies.expiresOn,
} as const satisfies Record<NonNullable<PolicyQuery['sortBy']>, unknown>;

/** Only the creation date is always known. */
const orderBy = ({ sortBy = 'creationDate', ascOrDesc }: PolicyQuery): SQL[] =>
  (sortBy === 'creationDate' ? inOrder : inOrderNullsLast)(ascOrDesc, orders[sortBy], policies.id);

/** Each column has an index in the schema. */
const conditions: FilterConditions<'policies'> = {
  status: byValue(policies.status),
  carrier: byValue(policies.carrierId),
  insurance: byValue(policies.insuranceTypeId),
  agent: byValue(policies.assignedAgentId),
  customer: byText('contacts.nameOrCompany', policies.contactId),
  number: byText('policies.number'),
  expires: byDay(policies.expiresOn),
  effective: byDay(policies.effectiveOn),
  created: byInstant(policies.createdAt),
  pastDue: byFlag(hasPastDue),
  certificateRequested: byFlag(hasCertificateRequest),
};

async function filter(tx: Transaction, query: PolicyQuery, { userId, now }: ListContext): Promise<SQL | undefined> {
  const { serial, policyNumber, insuranceName, carrierName, customerName, customerEmail } = query;
  const { policyStatus, contactId, expiresWithin } = query;
  return and(
    serial === undefined ? undefined : await search(tx, 'policies.serial', serial),
    policyNumber === undefined ? undefined : await search(tx, 'policies.number', policyNumber),
    insuranceName === undefined
      ? undefined
      : await refersToNamed(tx, policies.insuranceTypeId, insuranceTypes, insuranceName),
    carrierName === undefined ? undefined : await refersToNamed(tx, policies.carrierId, carriers, carrierName),
    customerName === undefined
      ? undefined
      : await search(tx, 'contacts.nameOrCompany', customerName, policies.contactId),
    customerEmail === undefined ? undefined : await search(tx, 'contacts.email', customerEmail, policies.contactId),
    policyStatus === undefined ? undefined : eq(policies.status, policyStatus),
    contactId === undefined ? undefined : eq(policies.contactId, contactId),
    expiresWithin === undefined ? undefined : expiring(expiresWithin, await todayOf(tx, now)),
    query.hasPastDue === undefined ? undefined : hasPastDue(query.hasPastDue),
    query.hasCertificateRequest === undefined ? undefined : hasCertificateRequest(query.hasCertificateRequest),
    await filterCondition('policies', conditions, query.filters, { tx, userId, now }),
  );
}

/** The policies that the caller may see. */
export const policyList = async (tx: Transaction, query: PolicyQuery, context: ListContext): Promise<List<PolicyRow>> =>
  listOf(tx, policies, {
    where: await filter(tx, query, context),
    orderBy: orderBy(query),
    rows: selectPolicies(tx),
  });

/** A page of the policies that the caller may see. */
export const listPolicies = pageOf(policyList);

/** Total premium of the policies that the caller may see. */
export const sumPolicies = totalsOf(policyList, () => ({ sums: { total: sumOf(policies.premiumCents) } }));

/**
 * Counts the policies that the caller may see, per status, and the policies of the agent. Includes statuses without policies.
 * `contactId` is set for customers.
 */
export async function countPolicies(
  tx: Transaction,
  { contactId, userId }: { contactId: string | null; userId: string },
): Promise<components['schemas']['PolicyCounters']> {
  const found = contactId === null ? await countsByStatus(tx, 'policies') : await countOwn(tx);
  const counters = policyStatuses.map((policyStatus) => ({ policyStatus, count: totalOf(found, [policyStatus]) }));
  const mine = contactId === null ? await countListed(tx, policies, eq(policies.assignedAgentId, userId)) : null;
  return { total: totalOf(found, policyStatuses), mine, counters };
}

/** Policies of a customer, which are few. Row security limits them to the customer's own. */
const countOwn = (tx: Transaction) =>
  tx.select({ status: policies.status, total: count() }).from(policies).groupBy(policies.status);
