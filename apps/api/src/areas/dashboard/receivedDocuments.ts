import type { components } from '@fairlead/openapi';
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { claims, docs, files, insuranceTypes, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { claimSerial } from '../../records/claims.ts';

const LIMIT = 3;

/** The newest documents that agents have added to policies and claims of a contact. */
export async function receivedDocuments(
  tx: Transaction,
  contactId: string,
  links: FileLinks,
): Promise<components['schemas']['ReceivedDocument'][]> {
  const ofClaims = alias(policies, 'policies_of_claims');
  const rows = await tx
    .select({
      id: docs.id,
      file: files,
      createdAt: docs.createdAt,
      policyNumber: policies.policyNumber,
      claim: claims.serial,
      insuranceName: insuranceTypes.name,
    })
    .from(docs)
    .innerJoin(files, eq(files.id, docs.fileId))
    .leftJoin(policies, eq(policies.id, docs.policyId))
    .leftJoin(claims, eq(claims.id, docs.claimId))
    .leftJoin(ofClaims, eq(ofClaims.id, claims.policyId))
    .innerJoin(
      insuranceTypes,
      eq(insuranceTypes.id, sql`coalesce(${policies.insuranceTypeId}, ${ofClaims.insuranceTypeId})`),
    )
    .where(
      and(
        eq(docs.contactId, contactId),
        eq(docs.createdByRole, 'AGENT'),
        or(isNotNull(docs.policyId), isNotNull(docs.claimId)),
        isNull(docs.deletedAt),
      ),
    )
    .orderBy(desc(docs.createdAt), desc(docs.id))
    .limit(LIMIT);
  return rows.map(({ id, file, createdAt, policyNumber, claim, insuranceName }) => ({
    id,
    file: links.show(file),
    number: claim === null ? (policyNumber ?? '') : claimSerial(claim),
    insuranceName,
    createdAt: toSeconds(createdAt),
  }));
}
