import type { components, operations } from '@fairlead/openapi';
import { policyStatuses } from '@fairlead/rules';
import { and, asc, count, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import { contactName } from '../../db/contactName.ts';
import { type Page, readPage } from '../../db/page.ts';
import { carriers, contacts, insuranceTypes, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, serialContains } from '../../db/text.ts';
import { type PolicyRow, selectPolicies } from '../../records/policies.ts';
import { expiring, hasCertificateRequest, hasPastDue } from '../../records/policyFilters.ts';

type PolicyQuery = NonNullable<operations['listPolicies']['parameters']['query']>;

/** Each sort column has an index in the schema. */
const orders = {
  creationDate: policies.createdAt,
  effectiveDate: policies.effectiveOn,
  expiredDate: policies.expiresOn,
} as const satisfies Record<NonNullable<PolicyQuery['sortBy']>, unknown>;

/** Unknown dates come last, or first in reverse order, to match the indexes. */
const orderBy = ({ sortBy = 'creationDate', ascOrDesc = 'desc' }: PolicyQuery): SQL[] => {
  const column = orders[sortBy];
  if (sortBy === 'creationDate')
    return ascOrDesc === 'asc' ? [asc(column), asc(policies.id)] : [desc(column), desc(policies.id)];
  return ascOrDesc === 'asc'
    ? [sql`${column} asc nulls first`, sql`${policies.id} asc nulls first`]
    : [sql`${column} desc nulls last`, sql`${policies.id} desc nulls last`];
};

/** Condition, its negation, or no filter. */
const filterBy = (what: SQL, value: boolean | undefined) =>
  value === undefined ? undefined : value ? what : not(what);

function filter(query: PolicyQuery, now: number): SQL | undefined {
  const { serial, policyNumber, insuranceName, carrierName, customerName, customerEmail } = query;
  const { policyStatus, contactId, expiresWithin } = query;
  return and(
    serial === undefined ? undefined : serialContains(policies.serial, 'pol', serial),
    policyNumber === undefined ? undefined : nameContains(policies.policyNumber, policyNumber),
    insuranceName === undefined ? undefined : nameContains(insuranceTypes.name, insuranceName),
    carrierName === undefined ? undefined : nameContains(carriers.name, carrierName),
    customerName === undefined ? undefined : nameContains(contactName, customerName),
    customerEmail === undefined ? undefined : nameContains(contacts.email, customerEmail),
    policyStatus === undefined ? undefined : eq(policies.status, policyStatus),
    contactId === undefined ? undefined : eq(policies.contactId, contactId),
    expiresWithin === undefined ? undefined : expiring(expiresWithin, now),
    filterBy(hasPastDue, query.hasPastDue),
    filterBy(hasCertificateRequest, query.hasCertificateRequest),
  );
}

/** A page of the policies that the caller may see. `now` in Unix seconds. */
export function listPolicies(tx: Transaction, query: PolicyQuery, now: number): Promise<Page<PolicyRow>> {
  const condition = filter(query, now);
  return readPage(
    query,
    selectPolicies(tx)
      .where(condition)
      .orderBy(...orderBy(query)),
    tx
      .select({ total: count() })
      .from(policies)
      .leftJoin(carriers, eq(carriers.id, policies.carrierId))
      .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
      .innerJoin(contacts, eq(contacts.id, policies.contactId))
      .where(condition),
  );
}

/** Number of policies that the caller may see, per status. Includes statuses without policies. */
export async function countPolicies(tx: Transaction): Promise<components['schemas']['PolicyCounters']> {
  const found = await tx.select({ status: policies.status, total: count() }).from(policies).groupBy(policies.status);
  const totals = new Map(found.map(({ status, total }) => [status, total]));
  const counters = policyStatuses.map((policyStatus) => ({ policyStatus, count: totals.get(policyStatus) ?? 0 }));
  return { total: counters.reduce((sum, counter) => sum + counter.count, 0), counters };
}
