import type { components, operations } from '@fairlead/openapi';
import { claimStatuses, openClaimStatuses } from '@fairlead/rules';
import { and, count, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { contactName } from '../../db/contactName.ts';
import { inOrder, type Page, readPage } from '../../db/page.ts';
import { carriers, claims, contacts, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, serialContains } from '../../db/text.ts';
import { type ClaimRow, selectClaims } from '../../records/claims.ts';

type ClaimQuery = NonNullable<operations['listClaims']['parameters']['query']>;

/** Each sort column has an index in the schema. */
const orders = {
  reportedDate: claims.createdAt,
  lossDate: claims.lossOn,
  updatedAt: claims.updatedAt,
} as const satisfies Record<NonNullable<ClaimQuery['sortBy']>, unknown>;

function filter(query: ClaimQuery): SQL | undefined {
  const { serial, policyNumber, carrierName, customerName, claimStatus, claimType, isOpen, policyId, contactId } =
    query;
  const open = [...openClaimStatuses];
  return and(
    serial === undefined ? undefined : serialContains(claims.serial, 'clm', serial),
    policyNumber === undefined ? undefined : nameContains(policies.policyNumber, policyNumber),
    carrierName === undefined ? undefined : nameContains(carriers.name, carrierName),
    customerName === undefined ? undefined : nameContains(contactName, customerName),
    claimStatus === undefined ? undefined : eq(claims.status, claimStatus),
    claimType === undefined ? undefined : eq(claims.claimType, claimType),
    isOpen === undefined ? undefined : isOpen ? inArray(claims.status, open) : notInArray(claims.status, open),
    policyId === undefined ? undefined : eq(claims.policyId, policyId),
    contactId === undefined ? undefined : eq(claims.contactId, contactId),
  );
}

/** A page of the claims that the caller may see. */
export function listClaims(tx: Transaction, query: ClaimQuery): Promise<Page<ClaimRow>> {
  const condition = filter(query);
  return readPage(
    query,
    selectClaims(tx)
      .where(condition)
      .orderBy(...inOrder(query.ascOrDesc, orders[query.sortBy ?? 'reportedDate'], claims.id)),
    tx
      .select({ total: count() })
      .from(claims)
      .innerJoin(policies, eq(policies.id, claims.policyId))
      .innerJoin(contacts, eq(contacts.id, claims.contactId))
      .leftJoin(carriers, eq(carriers.id, policies.carrierId))
      .where(condition),
  );
}

/** Number of claims that the caller may see, per status. Includes statuses without claims. */
export async function countClaims(tx: Transaction): Promise<components['schemas']['ClaimCounters']> {
  const found = await tx.select({ status: claims.status, total: count() }).from(claims).groupBy(claims.status);
  const totals = new Map(found.map(({ status, total }) => [status, total]));
  const counters = claimStatuses.map((claimStatus) => ({ claimStatus, count: totals.get(claimStatus) ?? 0 }));
  const sum = (counts: typeof counters) => counts.reduce((all, counter) => all + counter.count, 0);
  const open = counters.filter(({ claimStatus }) => openClaimStatuses.some((status) => status === claimStatus));
  return { total: sum(counters), open: sum(open), counters };
}
