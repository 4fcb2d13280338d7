import type { components, operations } from '@fairlead/openapi';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { contactName } from '../../db/contactName.ts';
import { inOrder, type List, listOf, pageOf } from '../../db/page.ts';
import { contacts } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { search } from '../../db/search.ts';
import {
  byFlag,
  byInstant,
  byText,
  byValue,
  type FilterConditions,
  filterCondition,
  type ListContext,
} from '../../records/listFilters.ts';
import { type ContactRow, selectContacts } from './contacts.ts';

export type ContactQuery = NonNullable<operations['listContacts']['parameters']['query']>;

/** Maximum number of contacts in a select. */
const OPTIONS = 20;

const byName = sql`${contactName} collate "und-x-icu"`;

const orders: Record<NonNullable<ContactQuery['sortBy']>, SQL> = {
  creationDate: sql`${contacts.createdAt}`,
  name: byName,
};

/** Searches phone numbers by their digits, whatever the format. */
async function phoneMatches(tx: Transaction, text: string): Promise<SQL | undefined> {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? sql`false` : search(tx, 'contacts.phone', digits);
}

const isClient = (client: boolean): SQL => (client ? isNotNull(contacts.userId) : isNull(contacts.userId));

/** Columns of filters. Those with few different values are read in the order of the list. */
const conditions: FilterConditions<'contacts'> = {
  type: byValue(contacts.contactType),
  agent: byValue(contacts.agentId),
  client: byFlag(isClient),
  name: byText('contacts.nameOrCompany'),
  email: byText('contacts.email'),
  created: byInstant(contacts.createdAt),
};

/** Contacts that are not erased. Row security limits them to the caller's agency. */
export async function contactList(
  tx: Transaction,
  query: ContactQuery,
  { userId, now }: ListContext,
): Promise<List<ContactRow>> {
  const { contactType, client, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = and(
    isNull(contacts.erasedAt),
    query.name === undefined ? undefined : await search(tx, 'contacts.nameOrCompany', query.name),
    query.email === undefined ? undefined : await search(tx, 'contacts.email', query.email),
    query.phone === undefined ? undefined : await phoneMatches(tx, query.phone),
    contactType === undefined ? undefined : eq(contacts.contactType, contactType),
    client === undefined ? undefined : isClient(client),
    await filterCondition('contacts', conditions, query.filters, { tx, userId, now }),
  );
  return listOf(tx, contacts, {
    where: condition,
    orderBy: inOrder(ascOrDesc, orders[sortBy], contacts.id),
    rows: selectContacts(tx),
  });
}

/** A page of contacts. */
export const listContacts = pageOf(contactList);

/** The first contacts that match the search text. */
export const contactOptions = async (
  tx: Transaction,
  text: string | undefined,
): Promise<components['schemas']['ContactOption'][]> =>
  tx
    .select({
      id: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: contacts.email,
      contactType: contacts.contactType,
      companyName: contacts.companyName,
    })
    .from(contacts)
    .where(
      and(
        isNull(contacts.erasedAt),
        text === undefined ? undefined : await search(tx, 'contacts.nameCompanyOrEmail', text),
      ),
    )
    .orderBy(asc(byName), asc(contacts.id))
    .limit(OPTIONS);
