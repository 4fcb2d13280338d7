import type { components } from '@fairlead/openapi';
import { fromCents, mayHandleClaims, openClaimStatuses, secondsOf, type Viewer } from '@fairlead/rules';
import { asc, count, countDistinct, eq, type SQL, sql } from 'drizzle-orm';
import {
  carriers,
  certificates,
  contacts,
  insuranceTypes,
  policies,
  policyTransactions,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { countsByStatus, totalOf } from '../../db/statusCounts.ts';
import { todayOf } from '../../records/agencyTime.ts';
import { expiring, isPastDue, isRequested } from '../../records/policyFilters.ts';

type Work = components['schemas']['PolicyWork'];

/** Policies that need work. Each figure matches the filtered list that it links to. Claims need a license. */
export async function policyWork(tx: Transaction, viewer: Viewer, now: number): Promise<Work> {
  const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const today = await todayOf(tx, now);
  const [ends] = await tx
    .select({
      in30: countWhere(expiring(30, today)),
      in60: countWhere(expiring(60, today)),
      in90: countWhere(expiring(90, today)),
    })
    .from(policies)
    .where(expiring(90, today));
  const [due] = await tx
    .select({ policies: countDistinct(policyTransactions.policyId), transactions: count() })
    .from(policyTransactions)
    .where(isPastDue);
  const [requestedCertificates] = await tx
    .select({ policies: countDistinct(certificates.policyId), certificates: count() })
    .from(certificates)
    .where(isRequested);
  return {
    expiring: ends ?? { in30: 0, in60: 0, in90: 0 },
    pastDue: due ?? { policies: 0, transactions: 0 },
    certificateRequests: requestedCertificates ?? { policies: 0, certificates: 0 },
    openClaims: mayHandleClaims(viewer) ? totalOf(await countsByStatus(tx, 'claims'), openClaimStatuses) : null,
    renewals: await renewals(tx, today),
  };
}

async function renewals(tx: Transaction, today: number): Promise<Work['renewals']> {
  const first = tx
    .select({ id: policies.id })
    .from(policies)
    .where(expiring(90, today))
    .orderBy(asc(policies.expiresOn), asc(policies.id))
    .limit(5);
  const rows = await tx
    .select({
      id: policies.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      insuranceName: insuranceTypes.name,
      carrierName: carriers.name,
      expiresOn: policies.expiresOn,
      premiumCents: policies.premiumCents,
    })
    .from(policies)
    .innerJoin(contacts, eq(contacts.id, policies.contactId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .leftJoin(carriers, eq(carriers.id, policies.carrierId))
    .where(sql`${policies.id} = any(array${first})`)
    .orderBy(asc(policies.expiresOn), asc(policies.id));
  return rows.map(({ firstName, lastName, expiresOn, premiumCents, ...row }) => ({
    ...row,
    customerName: `${firstName} ${lastName}`.trim(),
    expiredDate: secondsOf(expiresOn ?? ''),
    premium: premiumCents === null ? null : fromCents(premiumCents),
  }));
}
