import type { components } from '@fairlead/openapi';
import { agencyVerification, fromCents, openQuoteStatuses, secondsOf } from '@fairlead/rules';
import { and, eq, inArray, isNull, not } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { first, lockAndFind } from '../db/rows.ts';
import {
  addresses,
  carriers,
  contacts,
  files,
  insuranceTypes,
  mails,
  opportunities,
  policies,
  quotes,
  users,
} from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { toSeconds } from '../db/time.ts';
import type { FileLinks } from '../ports/fileLinks.ts';
import { documentsOf } from './agencyDetails.ts';
import { contactSummary } from './contactSummary.ts';

type Quote = components['schemas']['Quote'];
export type QuoteRow = Awaited<ReturnType<typeof selectQuotes>>[number];

const owners = alias(users, 'owners');

/** Selects quotes with the related rows that lists show, including carriers and insurance types that are no longer sold. */
export const selectQuotes = (tx: Transaction) =>
  tx
    .select({
      quote: quotes,
      carrier: { id: carriers.id, name: carriers.name },
      insuranceName: insuranceTypes.name,
      opportunitySerial: opportunities.serial,
      policyId: policies.id,
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
    .leftJoin(policies, and(eq(policies.agencyId, quotes.agencyId), eq(policies.quoteId, quotes.id)))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .$dynamic();

/** Quotes that the customer can answer. A quote with a policy no longer needs an answer. */
export const waitsForAnswer = and(
  eq(quotes.status, 'PENDING_APPROVAL'),
  isNull(quotes.customerFeedback),
  not(quotes.hasPolicy),
);

/** Quotes that the customer has accepted and that have no policy yet. */
export const waitsForPolicy = and(
  eq(quotes.customerFeedback, 'ACCEPTED'),
  not(quotes.hasPolicy),
  inArray(quotes.status, [...openQuoteStatuses]),
);

/** Mails with a quote. The system writes them, and an agent sends them. */
export const isQuoteMail = eq(mails.kind, 'quoteReady');

export const quoteSerial = (serial: number): string => `Q-${serial}`;

export const toAddressFields = (row: typeof addresses.$inferSelect | null) => ({
  street: row?.street ?? '',
  city: row?.city ?? '',
  state: row?.state ?? '',
  zipCode: row?.zipCode ?? '',
});

/** Shared by all rows of an answer, so it is loaded once. */
export interface QuoteContext {
  links: FileLinks;
  /** Whether all required documents of the agency are approved. */
  docVerified: boolean;
}

export function toQuote(row: QuoteRow, { links, docVerified }: QuoteContext): Quote {
  const { quote, carrier, contact, address, owner, agent, photo } = row;
  const created = toSeconds(quote.createdAt);
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
      ...contactSummary(contact),
      address: toAddressFields(address),
      agent: owner,
    },
    assignedAgent: { ...agent, photo: photo && links.linkTo(photo), docVerified },
    sentDate: quote.sentAt && toSeconds(quote.sentAt),
    customerFeedback: quote.customerFeedback,
    feedbackDate: quote.feedbackAt && toSeconds(quote.feedbackAt),
    feedbackReason: quote.feedbackReason,
    policyId: row.policyId,
    deleted: quote.deletedAt !== null,
    version: quote.version,
  };
}

/** Whether all required documents of the agency are approved. `now` in Unix seconds. */
export async function isDocVerified(tx: Transaction, agencyId: string | null, now: number): Promise<boolean> {
  if (!agencyId) return false;
  const { required, of } = await documentsOf(tx, [agencyId], now);
  const documentCounts = of.get(agencyId) ?? { approved: 0, pending: 0 };
  return agencyVerification({ required, ...documentCounts }) === 'VERIFIED';
}

/** Finds a quote that is not deleted and that the caller may see. */
export const findQuote = (tx: Transaction, id: string): Promise<QuoteRow | undefined> =>
  first(selectQuotes(tx).where(and(eq(quotes.id, id), isNull(quotes.deletedAt))));

/** Finds a quote and locks it until the transaction ends. */
export const lockQuote = (tx: Transaction, id: string) => lockAndFind(tx, quotes, id, findQuote);
