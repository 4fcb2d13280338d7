import type { components } from '@fairlead/openapi';
import { agencyVerification, fromCents, secondsOf } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  addresses,
  carriers,
  contacts,
  files,
  insuranceTypes,
  opportunities,
  quotes,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { documentsOf } from '../agencies/details.ts';
import type { FileLinks } from '../files/links.ts';

type Quote = components['schemas']['Quote'];
export type QuoteRow = Awaited<ReturnType<typeof selectQuotes>>[number];

const owners = alias(users, 'owners');

/** Quotes with all that is shown of each: carriers and insurance types also when they are sold no more. */
export const selectQuotes = (tx: Transaction) =>
  tx
    .select({
      quote: quotes,
      carrier: { id: carriers.id, name: carriers.name },
      insuranceName: insuranceTypes.name,
      opportunitySerial: opportunities.serial,
      contact: contacts,
      address: addresses,
      owner: { id: owners.id, name: owners.name },
      agent: { id: users.id, name: users.name, email: users.email },
      photo: { id: files.id, version: files.version },
    })
    .from(quotes)
    .innerJoin(carriers, eq(carriers.id, quotes.carrierId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, quotes.insuranceTypeId))
    .innerJoin(opportunities, eq(opportunities.id, quotes.opportunityId))
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .innerJoin(owners, eq(owners.id, contacts.agentId))
    .innerJoin(users, eq(users.id, quotes.assignedAgentId))
    .leftJoin(addresses, eq(addresses.id, contacts.addressId))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .$dynamic();

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** A number that people call a quote by. */
export const quoteSerial = (serial: number): string => `Q-${serial}`;

export const addressShown = (row: typeof addresses.$inferSelect | null) => ({
  street: row?.street ?? '',
  city: row?.city ?? '',
  state: row?.state ?? '',
  zipCode: row?.zipCode ?? '',
});

/** What the rows of an answer have in common: it is found once. */
export interface Showing {
  links: FileLinks;
  /** The agency has shown all that the platform requires of it. */
  docVerified: boolean;
}

/** As the contract shows it. */
export function toQuote(row: QuoteRow, { links, docVerified }: Showing): Quote {
  const { quote, carrier, contact, address, owner, agent, photo } = row;
  const created = seconds(quote.createdAt);
  return {
    id: quote.id,
    quoteId: quote.id,
    serial: quoteSerial(quote.serial),
    quoteStatus: quote.status,
    premiumAmount: fromCents(quote.premiumCents),
    effectiveDate: secondsOf(quote.effectiveOn),
    creationDate: created,
    creationDateTimeStamp: created,
    carrierId: carrier.id,
    carrier,
    insuranceTypeId: quote.insuranceTypeId,
    insuranceName: row.insuranceName,
    opportunityId: quote.opportunityId,
    opportunitySerial: `OPP-${row.opportunitySerial}`,
    contactId: contact.id,
    contact: {
      id: contact.id,
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      address: addressShown(address),
      agent: owner,
    },
    assignedAgent: { ...agent, photo: photo && links.linkTo(photo), docVerified },
    customerFeedback: quote.customerFeedback,
    feedbackDate: quote.feedbackAt && seconds(quote.feedbackAt),
    deleted: quote.deletedAt !== null,
    version: quote.version,
  };
}

/** Whether the agency has shown every document that the platform requires; `now` in unix seconds. */
export async function isDocVerified(tx: Transaction, agencyId: string | null, now: number): Promise<boolean> {
  if (!agencyId) return false;
  const { required, of } = await documentsOf(tx, [agencyId], now);
  const shown = of.get(agencyId) ?? { approved: 0, pending: 0 };
  return agencyVerification({ required, ...shown }) === 'VERIFIED';
}

/** A quote that is not deleted and that the caller may see. */
export async function findQuote(tx: Transaction, id: string): Promise<QuoteRow | undefined> {
  const [row] = await selectQuotes(tx).where(and(eq(quotes.id, id), isNull(quotes.deletedAt)));
  return row;
}

/** The same, kept from others until the transaction ends. */
export async function lockQuote(tx: Transaction, id: string): Promise<QuoteRow | undefined> {
  const [locked] = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.id, id), isNull(quotes.deletedAt)))
    .for('update');
  return locked && findQuote(tx, locked.id);
}
