import type { components, operations } from '@fairlead/openapi';
import { fromCents, quoteAnswers, secondsOf } from '@fairlead/rules';
import { type AnyColumn, and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, listOf, pageOf } from '../../db/page.ts';
import { carriers, contacts, insuranceTypes, policies, quotes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { refersToNamed, search } from '../../db/search.ts';
import { whereDeleted } from '../../db/text.ts';
import { sumOf, totalsOf } from '../../db/totals.ts';
import { fullName } from '../../messages/formats.ts';
import {
  byChoice,
  byInstant,
  byText,
  byValue,
  type FilterConditions,
  filterCondition,
  type ListContext,
} from '../../records/listFilters.ts';
import { isOwnContact } from '../../records/ownContacts.ts';
import { type QuoteRow, quoteSerial, selectQuotes, waitsForAnswer, waitsForPolicy } from '../../records/quotes.ts';

type QuoteQuery = NonNullable<operations['listQuotes']['parameters']['query']>;
type QuoteOption = components['schemas']['QuoteOption'];

/** Each sort column has an index in the schema. */
const orders: Record<NonNullable<QuoteQuery['sortBy']>, AnyColumn> = {
  creationDate: quotes.createdAt,
  quoteStatus: quotes.status,
};

/** Each answer has an index in the schema. */
const withAnswer: Record<NonNullable<QuoteQuery['answer']>, SQL | undefined> = {
  WAITING: waitsForAnswer,
  ACCEPTED: eq(quotes.customerFeedback, 'ACCEPTED'),
  REJECTED: eq(quotes.customerFeedback, 'REJECTED'),
  POLICY_TO_WRITE: waitsForPolicy,
};

/** Each column has an index in the schema. */
const conditions: FilterConditions<'quotes'> = {
  status: byValue(quotes.status),
  answer: byChoice((answers) =>
    or(...quoteAnswers.filter((each) => answers.includes(each)).map((each) => withAnswer[each])),
  ),
  carrier: byValue(quotes.carrierId),
  insurance: byValue(quotes.insuranceTypeId),
  agent: byValue(quotes.assignedAgentId),
  customer: byText('contacts.nameOrCompany', quotes.contactId),
  created: byInstant(quotes.createdAt),
};

async function filter(tx: Transaction, query: QuoteQuery, { userId, now }: ListContext): Promise<SQL | undefined> {
  const {
    serial,
    name,
    carrierName,
    agentName,
    quoteStatus,
    answer,
    contactId,
    opportunityId,
    isDeleted = false,
  } = query;
  return and(
    whereDeleted(quotes.deletedAt, isDeleted),
    isDeleted ? isOwnContact(quotes.contactId, userId) : undefined,
    serial === undefined ? undefined : await search(tx, 'quotes.serial', serial),
    name === undefined ? undefined : await search(tx, 'contacts.nameOrCompany', name, quotes.contactId),
    carrierName === undefined ? undefined : await refersToNamed(tx, quotes.carrierId, carriers, carrierName),
    agentName === undefined ? undefined : await refersToNamed(tx, quotes.assignedAgentId, users, agentName),
    quoteStatus === undefined ? undefined : eq(quotes.status, quoteStatus),
    answer === undefined ? undefined : withAnswer[answer],
    contactId === undefined ? undefined : eq(quotes.contactId, contactId),
    opportunityId === undefined ? undefined : eq(quotes.opportunityId, opportunityId),
    await filterCondition('quotes', conditions, query.filters, { tx, userId, now }),
  );
}

/** The quotes that the caller may see. Deleted quotes are limited to the caller's own contacts. */
export async function quoteList(tx: Transaction, query: QuoteQuery, context: ListContext): Promise<List<QuoteRow>> {
  const { sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  return listOf(tx, quotes, {
    where: await filter(tx, query, context),
    orderBy: inOrder(ascOrDesc, orders[sortBy], quotes.id),
    rows: selectQuotes(tx),
  });
}

/** A page of the quotes that the caller may see. */
export const listQuotes = pageOf(quoteList);

/** Total premium of the quotes that the caller may see. */
export const sumQuotes = totalsOf(quoteList, () => ({ sums: { total: sumOf(quotes.premiumCents) } }));

/** Maximum number of quotes in a select. Users search for the others. */
const MAX_OPTIONS = 50;

/** Quotes without a policy, newest first. */
export async function quoteOptions(tx: Transaction, text: string | undefined): Promise<QuoteOption[]> {
  // The number of its policies, because the planner would join all quotes with all policies for `not exists`.
  const hasNoPolicy = sql`(select count(*) from ${policies}
    where ${and(eq(policies.agencyId, quotes.agencyId), eq(policies.quoteId, quotes.id))}) = 0`;
  const condition = and(
    isNull(quotes.deletedAt),
    hasNoPolicy,
    text === undefined
      ? undefined
      : or(await search(tx, 'quotes.serial', text), await search(tx, 'contacts.nameOrCompany', text, quotes.contactId)),
  );
  const options = tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(condition)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(MAX_OPTIONS);
  const rows = await tx
    .select({ quote: quotes, contact: contacts, insuranceName: insuranceTypes.name, carrierName: carriers.name })
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, quotes.insuranceTypeId))
    .innerJoin(carriers, eq(carriers.id, quotes.carrierId))
    .where(sql`${quotes.id} = any(array${options})`)
    .orderBy(desc(quotes.createdAt), desc(quotes.id));
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
