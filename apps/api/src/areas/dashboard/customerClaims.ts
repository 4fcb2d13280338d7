import type { components } from '@fairlead/openapi';
import { openClaimStatuses } from '@fairlead/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { claimStatusHistory, claims, insuranceTypes, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { claimSerial } from '../../records/claims.ts';

const LIMIT = 3;

/** Open claims of a contact with their progress: those that wait for information first, then the newest. */
export async function customerClaims(
  tx: Transaction,
  contactId: string,
): Promise<components['schemas']['DashboardClaim'][]> {
  const rows = await tx
    .select({
      id: claims.id,
      serial: claims.serial,
      insuranceName: insuranceTypes.name,
      claimStatus: claims.status,
    })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .where(and(eq(claims.contactId, contactId), inArray(claims.status, [...openClaimStatuses])))
    .orderBy(desc(eq(claims.status, 'INFO_REQUESTED')), desc(claims.createdAt), desc(claims.id))
    .limit(LIMIT);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { claimId, status, note, createdAt } = claimStatusHistory;
  const changes = await tx
    .selectDistinctOn([claimId, status], { claimId, claimStatus: status, note, createdAt, id: claimStatusHistory.id })
    .from(claimStatusHistory)
    .where(inArray(claimId, ids))
    .orderBy(claimId, status, desc(createdAt), desc(claimStatusHistory.id));
  const newestFirst = changes.toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  );
  return rows.map(({ serial, ...row }) => ({
    ...row,
    serial: claimSerial(serial),
    history: newestFirst
      .filter((change) => change.claimId === row.id)
      .map((change) => ({
        claimStatus: change.claimStatus,
        note: change.note,
        changedAt: toSeconds(change.createdAt),
      })),
  }));
}
