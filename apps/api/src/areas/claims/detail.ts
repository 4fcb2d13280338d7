import type { components } from '@fairlead/openapi';
import { fromCents } from '@fairlead/rules';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { claimPeople, claimStatusHistory, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { type ClaimRow, toSummary } from '../../records/claims.ts';
import { docsOfClaim, toDoc } from '../../records/docs.ts';

/** Other people involved in a claim, in the order of entry. */
export const peopleOf = (tx: Transaction, claimId: string): Promise<(typeof claimPeople.$inferSelect)[]> =>
  tx
    .select()
    .from(claimPeople)
    .where(and(eq(claimPeople.claimId, claimId), isNull(claimPeople.deletedAt)))
    .orderBy(asc(claimPeople.id));

const historyOf = (tx: Transaction, claimId: string) =>
  tx
    .select({ change: claimStatusHistory, who: { id: users.id, name: users.name } })
    .from(claimStatusHistory)
    .innerJoin(users, eq(users.id, claimStatusHistory.changedBy))
    .where(eq(claimStatusHistory.claimId, claimId))
    .orderBy(desc(claimStatusHistory.createdAt), desc(claimStatusHistory.id));

/** Loads a claim with its related records, except the notes of agents. */
export async function detailOf(
  tx: Transaction,
  row: ClaimRow,
  links: FileLinks,
): Promise<components['schemas']['Claim']> {
  const { claim } = row;
  return {
    ...toSummary(row, links),
    location: claim.location,
    description: claim.description,
    estimatedAmount: claim.estimatedCents === null ? null : fromCents(claim.estimatedCents),
    reportedBy: claim.reportedBy,
    reporterName: claim.reporterName,
    drivable: claim.drivable,
    injuries: claim.injuries,
    people: (await peopleOf(tx, claim.id)).map(({ id, name, phone, role }) => ({ id, name, phone, role })),
    policeReportNumber: claim.policeReportNumber,
    carrierClaimNumber: claim.carrierClaimNumber,
    adjusterName: claim.adjusterName,
    adjusterPhone: claim.adjusterPhone,
    documents: (await docsOfClaim(tx, claim.id)).map((doc) => toDoc(doc, links)),
    history: (await historyOf(tx, claim.id)).map(({ change, who }) => ({
      id: change.id,
      claimStatus: change.status,
      note: change.note,
      changedBy: who,
      changedAt: toSeconds(change.createdAt),
    })),
  };
}
