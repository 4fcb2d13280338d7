import type { components } from '@fairlead/openapi';
import { openClaimStatuses } from '@fairlead/rules';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import {
  certificates,
  claims,
  insuranceTypes,
  opportunities,
  policies,
  serviceRequests,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { claimSerial } from '../../records/claims.ts';
import { opportunitySerial } from '../../records/opportunities.ts';
import { isRequested } from '../../records/policyFilters.ts';

type Entry = components['schemas']['InProgress'];

/** Statuses of open requests. */
const openStatuses = ['NEW', 'CONTACTED', 'QUOTE_REVIEW', 'POLICY_REVIEW', 'IN_PROCESS'] as const;
const LIMIT = 6;
/** Open claims and requests of the customer, newest first. Row security limits them to the customer's own. */
export async function inProgress(tx: Transaction): Promise<Entry[]> {
  const claimRows = await tx
    .select({
      id: claims.id,
      policyId: claims.policyId,
      serial: claims.serial,
      claimStatus: claims.status,
      insuranceName: insuranceTypes.name,
      at: claims.createdAt,
    })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .where(inArray(claims.status, [...openClaimStatuses]))
    .orderBy(desc(claims.createdAt))
    .limit(LIMIT);
  const certificateRows = await tx
    .select({
      id: certificates.id,
      policyId: certificates.policyId,
      insuranceName: insuranceTypes.name,
      at: certificates.createdAt,
    })
    .from(certificates)
    .innerJoin(policies, eq(policies.id, certificates.policyId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .where(isRequested)
    .orderBy(desc(certificates.createdAt))
    .limit(LIMIT);
  const serviceRows = await tx
    .select({
      id: serviceRequests.id,
      policyId: serviceRequests.policyId,
      serviceType: serviceRequests.serviceType,
      serviceStatus: serviceRequests.status,
      insuranceName: insuranceTypes.name,
      at: serviceRequests.createdAt,
    })
    .from(serviceRequests)
    .innerJoin(policies, eq(policies.id, serviceRequests.policyId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    // requests for certificates appear as certificates
    .where(and(ne(serviceRequests.status, 'RESOLVED'), isNull(serviceRequests.certificateId)))
    .orderBy(desc(serviceRequests.createdAt))
    .limit(LIMIT);
  const opportunityRows = await tx
    .select({
      id: opportunities.id,
      serial: opportunities.serial,
      opportunityStatus: opportunities.status,
      insuranceName: insuranceTypes.name,
      at: opportunities.createdAt,
    })
    .from(opportunities)
    .leftJoin(insuranceTypes, eq(insuranceTypes.id, opportunities.insuranceTypeId))
    .where(and(inArray(opportunities.status, [...openStatuses]), isNull(opportunities.deletedAt)))
    .orderBy(desc(opportunities.createdAt))
    .limit(LIMIT);
  const entries: Entry[] = [
    ...claimRows.map(({ at, serial, ...row }) => ({
      ...row,
      kind: 'CLAIM' as const,
      serial: claimSerial(serial),
      since: toSeconds(at),
    })),
    ...certificateRows.map(({ at, ...row }) => ({
      ...row,
      kind: 'CERTIFICATE' as const,
      serial: null,
      since: toSeconds(at),
    })),
    ...serviceRows.map(({ at, ...row }) => ({ ...row, kind: 'SERVICE' as const, serial: null, since: toSeconds(at) })),
    ...opportunityRows.map(({ at, serial, ...row }) => ({
      ...row,
      kind: 'REQUEST' as const,
      policyId: null,
      serial: opportunitySerial(serial),
      since: toSeconds(at),
    })),
  ];
  return entries.toSorted((a, b) => b.since - a.since).slice(0, LIMIT);
}
