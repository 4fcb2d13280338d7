import type { components } from '@fairlead/openapi';
import { secondsOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { first, lockAndFind } from '../db/rows.ts';
import { carriers, claims, contacts, files, insuranceTypes, policies, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { dayToSeconds, toSeconds } from '../db/time.ts';
import type { FileLinks } from '../ports/fileLinks.ts';
import { contactSummary } from './contactSummary.ts';

type Summary = components['schemas']['ClaimSummary'];
export type ClaimRow = Awaited<ReturnType<typeof selectClaims>>[number];

/** Selects claims with the related rows that lists show, including carriers and insurance types that are no longer sold. */
export const selectClaims = (tx: Transaction) =>
  tx
    .select({
      claim: claims,
      policy: policies,
      carrier: { id: carriers.id, name: carriers.name, claimUrl: carriers.claimUrl },
      insuranceName: insuranceTypes.name,
      contact: contacts,
      agent: { id: users.id, name: users.name, email: users.email },
      photo: { id: files.id, version: files.version },
    })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .innerJoin(contacts, eq(contacts.id, claims.contactId))
    .innerJoin(users, eq(users.id, claims.assignedAgentId))
    .leftJoin(carriers, eq(carriers.id, policies.carrierId))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .$dynamic();

export const claimSerial = (serial: number): string => `CLM-${serial}`;

/** Input of the claim rules. */
export const claimStateOf = ({ claim }: ClaimRow) => ({ claimStatus: claim.status, filed: claim.filedAt !== null });

export function toSummary(row: ClaimRow, links: FileLinks): Summary {
  const { claim, policy, carrier, insuranceName, contact, agent, photo } = row;
  return {
    id: claim.id,
    serial: claimSerial(claim.serial),
    ...claimStateOf(row),
    claimType: claim.claimType,
    lossDate: secondsOf(claim.lossOn),
    lossTime: claim.lossTime,
    reportedDate: toSeconds(claim.createdAt),
    policy: {
      id: policy.id,
      policyNumber: policy.policyNumber,
      insuranceName,
      effectiveDate: dayToSeconds(policy.effectiveOn),
      expiredDate: dayToSeconds(policy.expiresOn),
      carrier,
    },
    contact: contactSummary(contact),
    assignedAgent: { ...agent, photo: photo && links.linkTo(photo) },
    updatedAt: toSeconds(claim.updatedAt),
    version: claim.version,
  };
}

/** Finds a claim that the caller may see. */
export const findClaim = (tx: Transaction, id: string): Promise<ClaimRow | undefined> =>
  first(selectClaims(tx).where(eq(claims.id, id)));

/** Finds a claim and locks it until the transaction ends. */
export const lockClaim = (tx: Transaction, id: string) => lockAndFind(tx, claims, id, findClaim);

/** Updates the change time of a claim. The version stays, because no editable field has changed. `now` in Unix seconds. */
export const markClaimUpdated = (tx: Transaction, id: string, now: number) =>
  tx
    .update(claims)
    .set({ updatedAt: new Date(now * 1000) })
    .where(eq(claims.id, id));
