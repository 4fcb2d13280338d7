import type { components } from '@fairlead/openapi';
import { secondsOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { carriers, claims, contacts, files, insuranceTypes, policies, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { FileLinks } from '../files/links.ts';

type Summary = components['schemas']['ClaimSummary'];
export type ClaimRow = Awaited<ReturnType<typeof selectClaims>>[number];

/** Claims with all that lists show of each: carriers and insurance types also when they are sold no more. */
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

/** An instant as the contract has it. */
export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const dayShown = (date: string | null) => (date === null ? null : secondsOf(date));

/** A number that people call a claim by. */
export const claimSerial = (serial: number): string => `CLM-${serial}`;

/** What the rules ask about it. */
export const standingOf = ({ claim }: ClaimRow) => ({ claimStatus: claim.status, filed: claim.filedAt !== null });

/** As lists show it. */
export function toSummary(row: ClaimRow, links: FileLinks): Summary {
  const { claim, policy, carrier, insuranceName, contact, agent, photo } = row;
  return {
    id: claim.id,
    serial: claimSerial(claim.serial),
    ...standingOf(row),
    claimType: claim.claimType,
    lossDate: secondsOf(claim.lossOn),
    lossTime: claim.lossTime,
    reportedDate: seconds(claim.createdAt),
    policy: {
      id: policy.id,
      policyNumber: policy.policyNumber,
      insuranceName,
      effectiveDate: dayShown(policy.effectiveOn),
      expiredDate: dayShown(policy.expiresOn),
      carrier,
    },
    contact: {
      id: contact.id,
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: contact.phone,
    },
    assignedAgent: { ...agent, photo: photo && links.linkTo(photo) },
    updatedAt: seconds(claim.updatedAt),
    version: claim.version,
  };
}

/** A claim that the caller may see. */
export async function findClaim(tx: Transaction, id: string): Promise<ClaimRow | undefined> {
  const [row] = await selectClaims(tx).where(eq(claims.id, id));
  return row;
}

/** The same, kept from others until the transaction ends. */
export async function lockClaim(tx: Transaction, id: string): Promise<ClaimRow | undefined> {
  const [locked] = await tx.select({ id: claims.id }).from(claims).where(eq(claims.id, id)).for('update');
  return locked && findClaim(tx, locked.id);
}

/** Something came to it: it was changed, though nothing that somebody could be editing. `now` in unix seconds. */
export const touchClaim = (tx: Transaction, id: string, now: number) =>
  tx
    .update(claims)
    .set({ updatedAt: new Date(now * 1000) })
    .where(eq(claims.id, id));
