import type { components } from '@fairlead/openapi';
import { fromCents, type NonRenewalReason } from '@fairlead/rules';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lockAndFind } from '../db/rows.ts';
import { addresses, carriers, contacts, files, insuranceTypes, policies, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { dayToSeconds, toSeconds } from '../db/time.ts';
import type { FileLinks } from '../ports/fileLinks.ts';
import { contactSummary } from './contactSummary.ts';
import { toAddressFields } from './quotes.ts';

type Summary = components['schemas']['PolicySummary'];
export type PolicyRow = Awaited<ReturnType<typeof selectPolicies>>[number];

const owners = alias(users, 'owners');
const ownerPhotos = alias(files, 'owner_photos');
const previousTerms = alias(policies, 'previous_terms');
const nextTerms = alias(policies, 'next_terms');

/** Selects policies with the related rows that lists show, including carriers and insurance types that are no longer sold. */
export const selectPolicies = (tx: Transaction) =>
  tx
    .select({
      policy: policies,
      carrier: carriers,
      insuranceName: insuranceTypes.name,
      contact: contacts,
      address: addresses,
      owner: { id: owners.id, name: owners.name, email: owners.email, licensedAgent: owners.licensedAgent },
      ownerPhoto: { id: ownerPhotos.id, version: ownerPhotos.version },
      agent: { id: users.id, name: users.name, email: users.email, licensedAgent: users.licensedAgent },
      photo: { id: files.id, version: files.version },
      previousTerm: {
        id: previousTerms.id,
        policyNumber: previousTerms.policyNumber,
        effectiveOn: previousTerms.effectiveOn,
        expiresOn: previousTerms.expiresOn,
        premiumCents: previousTerms.premiumCents,
      },
      nextTerm: {
        id: nextTerms.id,
        policyNumber: nextTerms.policyNumber,
        effectiveOn: nextTerms.effectiveOn,
        expiresOn: nextTerms.expiresOn,
        premiumCents: nextTerms.premiumCents,
      },
      // null for customers: the reason and the note are for the agency
      nonRenewalReason: sql<NonRenewalReason | null>`case when (select app_contact()) is null then ${policies.nonRenewalReason} end`,
    })
    .from(policies)
    .leftJoin(carriers, eq(carriers.id, policies.carrierId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .innerJoin(contacts, eq(contacts.id, policies.contactId))
    .innerJoin(owners, eq(owners.id, contacts.agentId))
    .innerJoin(users, eq(users.id, policies.assignedAgentId))
    .leftJoin(previousTerms, eq(previousTerms.id, policies.previousPolicyId))
    .leftJoin(nextTerms, and(eq(nextTerms.agencyId, policies.agencyId), eq(nextTerms.previousPolicyId, policies.id)))
    .leftJoin(addresses, eq(addresses.id, contacts.addressId))
    .leftJoin(ownerPhotos, eq(ownerPhotos.id, owners.photoFileId))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .$dynamic();

export const policySerial = (serial: number): string => `POL-${serial}`;

export function toSummary(row: PolicyRow, links: FileLinks): Summary {
  const { policy, carrier, contact, address, owner, ownerPhoto, agent, photo } = row;
  return {
    id: policy.id,
    serial: policySerial(policy.serial),
    policyNumber: policy.policyNumber,
    policyStatus: policy.status,
    insuranceTypeId: policy.insuranceTypeId,
    insuranceName: row.insuranceName,
    carrierId: policy.carrierId,
    carrierName: carrier?.name ?? null,
    carrierDetails: carrier && {
      id: carrier.id,
      name: carrier.name,
      websiteUrl: carrier.websiteUrl,
      claimUrl: carrier.claimUrl,
      paymentUrl: carrier.paymentUrl,
    },
    effectiveDate: dayToSeconds(policy.effectiveOn),
    expiredDate: dayToSeconds(policy.expiresOn),
    premium: policy.premiumCents === null ? null : fromCents(policy.premiumCents),
    policyTerm: policy.policyTerm,
    policyType: policy.policyType,
    paymentType: policy.paymentType,
    paymentTerm: policy.paymentTerm,
    paymentStatus: policy.paymentStatus,
    assignedAgentId: agent.id,
    assignedAgent: { ...agent, photo: photo && links.linkTo(photo) },
    contactId: contact.id,
    contactDetails: {
      ...contactSummary(contact),
      dateOfBirth: dayToSeconds(contact.dateOfBirth),
      address: toAddressFields(address),
      agent: { ...owner, photo: ownerPhoto && links.linkTo(ownerPhoto) },
    },
    source: policy.source,
    quoteId: policy.quoteId,
    previousPolicyId: policy.previousPolicyId,
    nextPolicyId: row.nextTerm?.id ?? null,
    createdAt: toSeconds(policy.createdAt),
    updatedAt: toSeconds(policy.updatedAt),
    version: policy.version,
  };
}

/** Link to the policy of another term. */
export const toTermLink = (term: NonNullable<PolicyRow['nextTerm']>): components['schemas']['PolicyTermLink'] => ({
  id: term.id,
  policyNumber: term.policyNumber,
  effectiveDate: dayToSeconds(term.effectiveOn),
  expiredDate: dayToSeconds(term.expiresOn),
  premium: term.premiumCents === null ? null : fromCents(term.premiumCents),
});

/** Finds a policy that the caller may see. */
export async function findPolicy(tx: Transaction, id: string): Promise<PolicyRow | undefined> {
  const [row] = await selectPolicies(tx).where(eq(policies.id, id));
  return row;
}

/** Finds a policy and locks it until the transaction ends. */
export const lockPolicy = (tx: Transaction, id: string) => lockAndFind(tx, policies, id, findPolicy);

/**
 * Counts a change of the coverages or documents of a policy as a version. It makes older versions outdated only for updates
 * that remove what others may have added. Without a policy, it does nothing.
 */
export async function countPartChange(tx: Transaction, policyId: string | null): Promise<void> {
  if (policyId !== null) await tx.execute(sql`select count_part_change(${policyId})`);
}
