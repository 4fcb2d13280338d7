import type { components } from '@fairlead/openapi';
import { fromCents } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordKind } from '../contract/changeRecord.ts';
import { first } from '../db/rows.ts';
import { addresses, contacts, files, insuranceTypes, opportunities, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { dayToSeconds, toSeconds } from '../db/time.ts';
import type { FileLinks } from '../ports/fileLinks.ts';
import { toAddress } from './addresses.ts';

type Opportunity = components['schemas']['Opportunity'];
export type OpportunityRow = Awaited<ReturnType<typeof selectOpportunities>>[number];

const owners = alias(users, 'owners');
const assignees = alias(users, 'assignees');
const creators = alias(users, 'creators');

/** Selects opportunities with related rows. Row security limits them to those the caller may see. */
export const selectOpportunities = (tx: Transaction) =>
  tx
    .select({
      opportunity: opportunities,
      contact: contacts,
      address: addresses,
      owner: { id: owners.id, name: owners.name, email: owners.email },
      assignee: { id: assignees.id, name: assignees.name, email: assignees.email },
      creator: { id: creators.id, name: creators.name },
      insurance: { name: insuranceTypes.name, tag: insuranceTypes.tag },
      file: files,
    })
    .from(opportunities)
    .innerJoin(contacts, eq(contacts.id, opportunities.contactId))
    .innerJoin(owners, eq(owners.id, contacts.agentId))
    .innerJoin(creators, eq(creators.id, opportunities.createdBy))
    .leftJoin(assignees, eq(assignees.id, opportunities.assignedAgentId))
    .leftJoin(addresses, eq(addresses.id, contacts.addressId))
    .leftJoin(insuranceTypes, eq(insuranceTypes.id, opportunities.insuranceTypeId))
    .leftJoin(files, eq(files.id, opportunities.documentFileId));

export const opportunitySerial = (serial: number): string => `OPP-${serial}`;

export function toOpportunity(row: OpportunityRow, links: FileLinks): Opportunity {
  const { opportunity, contact, address, owner, assignee, creator, insurance, file } = row;
  const created = toSeconds(opportunity.createdAt);
  return {
    id: opportunity.id,
    serial: opportunitySerial(opportunity.serial),
    status: opportunity.status,
    contact: {
      id: contact.id,
      firstName: contact.firstName,
      lastName: contact.lastName,
      contactType: contact.contactType,
      companyName: contact.companyName,
      client: contact.userId !== null,
      ...(contact.erasedAt && { erased: true }),
      phone: contact.phone,
      email: contact.email,
      address: address && toAddress(address),
      dateOfBirth: dayToSeconds(contact.dateOfBirth),
      agent: owner,
    },
    assignedAgent: assignee,
    opportunityCreatedBy: opportunity.createdByRole,
    createdBy: creator,
    insuranceName: insurance?.name ?? null,
    insuranceTypeId: opportunity.insuranceTypeId,
    premium: opportunity.premiumCents === null ? null : fromCents(opportunity.premiumCents),
    shortNote: opportunity.shortNote,
    opportunityDocument: file && toDocument(file, links),
    docType: opportunity.docType,
    policyId: opportunity.policyId,
    creationDate: created,
    creationDateTimeStamp: created,
    completed: opportunity.completed,
    tag: insurance?.tag ?? null,
    fromDefy: false,
    deleted: opportunity.deletedAt !== null,
    version: opportunity.version,
  };
}

function toDocument(
  file: typeof files.$inferSelect,
  links: FileLinks,
): NonNullable<Opportunity['opportunityDocument']> {
  const { id, fileUrl, name, size, contentType } = links.show(file);
  return { id, fileUrl, fileName: name, uploadType: 'OPPORTUNITY', size, contentType };
}

/** Finds an opportunity that is not deleted. */
export const findOpportunity = (tx: Transaction, id: string): Promise<OpportunityRow | undefined> =>
  first(selectOpportunities(tx).where(and(eq(opportunities.id, id), isNull(opportunities.deletedAt))));

export const opportunityKind = (links: FileLinks) =>
  recordKind({
    table: opportunities,
    type: 'opportunity',
    notFound: 'opportunity.notFound',
    find: findOpportunity,
    rowOf: (row) => row.opportunity,
    toPayload: (row) => toOpportunity(row, links),
  });
