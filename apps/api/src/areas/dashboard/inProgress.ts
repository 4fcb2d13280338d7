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
import { claimSerial } from '../claims/claims.ts';
import { opportunitySerial } from '../opportunities/opportunities.ts';
import { isRequested } from '../policies/needs.ts';

type Entry = components['schemas']['InProgress'];

/** Requests that nobody has finished. */
const open = ['NEW', 'CONTACTED', 'QUOTE_REVIEW', 'POLICY_REVIEW', 'IN_PROCESS'] as const;
const MOST = 6;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** What somebody works on for a customer, the newest first; row security lets them see their own. */
export async function inProgress(tx: Transaction): Promise<Entry[]> {
  const filed = await tx
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
    .limit(MOST);
  const asked = await tx
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
    .limit(MOST);
  const served = await tx
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
    // a certificate that is asked for stands among the certificates
    .where(and(ne(serviceRequests.status, 'RESOLVED'), isNull(serviceRequests.certificateId)))
    .orderBy(desc(serviceRequests.createdAt))
    .limit(MOST);
  const requested = await tx
    .select({
      id: opportunities.id,
      serial: opportunities.serial,
      opportunityStatus: opportunities.status,
      insuranceName: insuranceTypes.name,
      at: opportunities.createdAt,
    })
    .from(opportunities)
    .leftJoin(insuranceTypes, eq(insuranceTypes.id, opportunities.insuranceTypeId))
    .where(and(inArray(opportunities.status, [...open]), isNull(opportunities.deletedAt)))
    .orderBy(desc(opportunities.createdAt))
    .limit(MOST);
  const entries: Entry[] = [
    ...filed.map(({ at, serial, ...row }) => ({
      ...row,
      kind: 'CLAIM' as const,
      serial: claimSerial(serial),
      since: seconds(at),
    })),
    ...asked.map(({ at, ...row }) => ({ ...row, kind: 'CERTIFICATE' as const, serial: null, since: seconds(at) })),
    ...served.map(({ at, ...row }) => ({ ...row, kind: 'SERVICE' as const, serial: null, since: seconds(at) })),
    ...requested.map(({ at, serial, ...row }) => ({
      ...row,
      kind: 'REQUEST' as const,
      policyId: null,
      serial: opportunitySerial(serial),
      since: seconds(at),
    })),
  ];
  return entries.toSorted((a, b) => b.since - a.since).slice(0, MOST);
}
