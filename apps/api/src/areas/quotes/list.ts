import type { components, operations } from '@fairlead/openapi';
import { fromCents, secondsOf } from '@fairlead/rules';
import { type AnyColumn, and, count, desc, eq, isNull, notExists, or, type SQL } from 'drizzle-orm';
import { contactName } from '../../db/contactName.ts';
import { inOrder, type Page, readPage } from '../../db/page.ts';
import { carriers, contacts, insuranceTypes, policies, quotes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, serialContains, whereDeleted } from '../../db/text.ts';
import { fullName } from '../../messages/formats.ts';
import { type QuoteRow, quoteSerial, selectQuotes } from '../../records/quotes.ts';

type QuoteQuery = NonNullable<operations['listQuotes']['parameters']['query']>;
type QuoteOption = components['schemas']['QuoteOption'];

/** Each sort column has an index in the schema. */
const orders: Record<NonNullable<QuoteQuery['sortBy']>, AnyColumn> = {
  creationDate: quotes.createdAt,
  quoteStatus: quotes.status,
};

function filter(query: QuoteQuery, userId: string): SQL | undefined {
  const { serial, name, carrierName, agentName, quoteStatus, contactId, isDeleted = false } = query;
  return and(
    whereDeleted(quotes.deletedAt, isDeleted),
    isDeleted ? eq(contacts.agentId, userId) : undefined,
    serial === undefined ? undefined : serialContains(quotes.serial, 'q', serial),
    name === undefined ? undefined : nameContains(contactName, name),
    carrierName === undefined ? undefined : nameContains(carriers.name, carrierName),
    agentName === undefined ? undefined : nameContains(users.name, agentName),
    quoteStatus === undefined ? undefined : eq(quotes.status, quoteStatus),
    contactId === undefined ? undefined : eq(quotes.contactId, contactId),
  );
}

/** A page of the quotes that the caller may see. Deleted quotes are limited to the caller's own contacts. */
export function listQuotes(tx: Transaction, query: QuoteQuery, userId: string): Promise<Page<QuoteRow>> {
  const { sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = filter(query, userId);
  return readPage(
    query,
    selectQuotes(tx)
      .where(condition)
      .orderBy(...inOrder(ascOrDesc, orders[sortBy], quotes.id)),
    tx
      .select({ total: count() })
      .from(quotes)
      .innerJoin(carriers, eq(carriers.id, quotes.carrierId))
      .innerJoin(contacts, eq(contacts.id, quotes.contactId))
      .innerJoin(users, eq(users.id, quotes.assignedAgentId))
      .where(condition),
  );
}

/** Maximum number of quotes in a select. Users search for the others. */
const MAX_OPTIONS = 50;

/** Quotes without a policy, newest first. */
export async function quoteOptions(tx: Transaction, search: string | undefined): Promise<QuoteOption[]> {
  const rows = await tx
    .select({ quote: quotes, contact: contacts, insuranceName: insuranceTypes.name, carrierName: carriers.name })
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, quotes.insuranceTypeId))
    .innerJoin(carriers, eq(carriers.id, quotes.carrierId))
    .where(
      and(
        isNull(quotes.deletedAt),
        notExists(
          tx
            .select({ id: policies.id })
            .from(policies)
            .where(and(eq(policies.agencyId, quotes.agencyId), eq(policies.quoteId, quotes.id))),
        ),
        search === undefined
          ? undefined
          : or(serialContains(quotes.serial, 'q', search), nameContains(contactName, search)),
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(MAX_OPTIONS);
  return rows.map(({ quote, contact, insuranceName, carrierName }) => ({
    id: quote.id,
    serial: quoteSerial(quote.serial),
    quoteStatus: quote.status,
    contactId: contact.id,
    contactName: fullName(contact),
    insuranceTypeId: quote.insuranceTypeId,
    insuranceName,
    carrierId: quote.carrierId,
    carrierName,
    premiumAmount: fromCents(quote.premiumCents),
    effectiveDate: secondsOf(quote.effectiveOn),
  }));
}
