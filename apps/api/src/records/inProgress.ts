import type { components } from '@fairlead/openapi';
import { openClaimStatuses } from '@fairlead/rules';
import { and, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import {
  certificates,
  claims,
  insuranceTypes,
  opportunities,
  policies,
  quotes,
  serviceRequests,
} from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { toSeconds } from '../db/time.ts';
import { claimSerial } from './claims.ts';
import { opportunitySerial } from './opportunities.ts';
import { isRequested } from './policyFilters.ts';
import { quoteSerial, waitsForPolicy } from './quotes.ts';

type Entry = components['schemas']['InProgress'];

/** Statuses of open requests. */
const openStatuses = ['NEW', 'CONTACTED', 'QUOTE_REVIEW', 'POLICY_REVIEW', 'IN_PROCESS'] as const;
const LIMIT = 6;

interface Kinds {
  /** Defaults to `true`. */
  claims?: boolean;
  /** Defaults to `true`. */
  certificates?: boolean;
  /** Accepted quotes without a policy. Defaults to `true`. */
  quotes?: boolean;
}

/** Open claims and requests of a contact, and accepted quotes without a policy, newest first. */
export async function inProgress(
  tx: Transaction,
  contactId: string,
  { claims: withClaims = true, certificates: withCertificates = true, quotes: withQuotes = true }: Kinds = {},
): Promise<Entry[]> {
  const ofContact = eq(policies.contactId, contactId);
  const claimQuery = tx
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
    .where(and(eq(claims.contactId, contactId), inArray(claims.status, [...openClaimStatuses])))
    .orderBy(desc(claims.createdAt))
    .limit(LIMIT);
  const certificateQuery = tx
    .select({
      id: certificates.id,
      policyId: certificates.policyId,
      insuranceName: insuranceTypes.name,
      at: certificates.createdAt,
    })
    .from(certificates)
    .innerJoin(policies, eq(policies.id, certificates.policyId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .where(and(ofContact, isRequested))
    .orderBy(desc(certificates.createdAt))
    .limit(LIMIT);
  const serviceQuery = tx
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
    .where(and(ofContact, ne(serviceRequests.status, 'RESOLVED'), isNull(serviceRequests.certificateId)))
    .orderBy(desc(serviceRequests.createdAt))
    .limit(LIMIT);
  const opportunityQuery = tx
    .select({
      id: opportunities.id,
      serial: opportunities.serial,
      opportunityStatus: opportunities.status,
      insuranceName: insuranceTypes.name,
      at: opportunities.createdAt,
    })
    .from(opportunities)
    .leftJoin(insuranceTypes, eq(insuranceTypes.id, opportunities.insuranceTypeId))
    .where(
      and(
        eq(opportunities.contactId, contactId),
        inArray(opportunities.status, [...openStatuses]),
        isNull(opportunities.deletedAt),
      ),
    )
    .orderBy(desc(opportunities.createdAt))
    .limit(LIMIT);
  const quoteQuery = tx
    .select({ id: quotes.id, serial: quotes.serial, insuranceName: insuranceTypes.name, at: quotes.feedbackAt })
    .from(quotes)
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, quotes.insuranceTypeId))
    .where(and(eq(quotes.contactId, contactId), waitsForPolicy, isNotNull(quotes.feedbackAt), isNull(quotes.deletedAt)))
    .orderBy(desc(quotes.feedbackAt))
    .limit(LIMIT);
  const [claimRows, certificateRows, serviceRows, opportunityRows, quoteRows] = await Promise.all([
    withClaims ? claimQuery : [],
    withCertificates ? certificateQuery : [],
    serviceQuery,
    opportunityQuery,
    withQuotes ? quoteQuery : [],
  ]);
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
    ...quoteRows.flatMap(({ at, serial, ...row }) =>
      at === null
        ? []
        : { ...row, kind: 'QUOTE' as const, policyId: null, serial: quoteSerial(serial), since: toSeconds(at) },
    ),
  ];
  return entries.toSorted((a, b) => b.since - a.since).slice(0, LIMIT);
}
