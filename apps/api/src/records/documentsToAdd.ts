import type { components } from '@fairlead/openapi';
import { secondsOf } from '@fairlead/rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { claims, documentRequests, insuranceTypes, policies, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { claimSerial } from './claims.ts';

const LIMIT = 5;

/** Requests for documents of a contact that wait for the upload. */
export const openRequestsOf = (contactId: string, withClaims: boolean) =>
  and(
    eq(documentRequests.contactId, contactId),
    eq(documentRequests.status, 'OPEN'),
    withClaims ? undefined : isNull(documentRequests.claimId),
  );

/** The open requests for documents of a contact that are needed first. */
export async function documentsToAdd(
  tx: Transaction,
  contactId: string,
  withClaims = true,
): Promise<components['schemas']['DashboardDocument'][]> {
  const ofClaims = alias(policies, 'policies_of_claims');
  const rows = await tx
    .select({
      id: documentRequests.id,
      requestedType: documentRequests.requestedType,
      documentName: documentRequests.documentName,
      neededBy: documentRequests.neededBy,
      policyNumber: policies.policyNumber,
      claim: claims.serial,
      insuranceName: insuranceTypes.name,
      agentName: users.name,
    })
    .from(documentRequests)
    .innerJoin(users, eq(users.id, documentRequests.requestedBy))
    .leftJoin(policies, eq(policies.id, documentRequests.policyId))
    .leftJoin(claims, eq(claims.id, documentRequests.claimId))
    .leftJoin(ofClaims, eq(ofClaims.id, claims.policyId))
    .leftJoin(
      insuranceTypes,
      eq(insuranceTypes.id, sql`coalesce(${policies.insuranceTypeId}, ${ofClaims.insuranceTypeId})`),
    )
    .where(openRequestsOf(contactId, withClaims))
    .orderBy(asc(documentRequests.neededBy), asc(documentRequests.id))
    .limit(LIMIT);
  return rows.map(({ neededBy, policyNumber, claim, ...row }) => ({
    ...row,
    neededBy: secondsOf(neededBy),
    number: claim === null ? policyNumber : claimSerial(claim),
  }));
}
