import type { components, operations } from '@fairlead/openapi';
import { and, asc, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { contactName } from '../../db/contactName.ts';
import { inOrder, type Page, readPage } from '../../db/page.ts';
import { contacts } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { containing, nameContains } from '../../db/text.ts';
import { type ContactRow, selectContacts } from './contacts.ts';

type Query = NonNullable<operations['listContacts']['parameters']['query']>;

/** Maximum number of contacts in a select. */
const OPTIONS = 20;

const byName = sql`${contactName} collate "und-x-icu"`;

const orders: Record<NonNullable<Query['sortBy']>, SQL> = { creationDate: sql`${contacts.createdAt}`, name: byName };

const nameMatches = (text: string) => or(nameContains(contactName, text), nameContains(contacts.companyName, text));

/** Searches phone numbers by their digits, whatever the format. */
function phoneMatches(text: string): SQL | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return sql`false`;
  return or(...[contacts.phone, contacts.homePhone].map((column) => sql`${column} like ${containing(digits)}`));
}

/** A page of contacts. Row security limits it to the caller's agency. */
export function listContacts(tx: Transaction, query: Query): Promise<Page<ContactRow>> {
  const { contactType, client, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = and(
    query.name === undefined ? undefined : nameMatches(query.name),
    query.email === undefined ? undefined : nameContains(contacts.email, query.email),
    query.phone === undefined ? undefined : phoneMatches(query.phone),
    contactType === undefined ? undefined : eq(contacts.contactType, contactType),
    client === undefined ? undefined : client ? isNotNull(contacts.userId) : isNull(contacts.userId),
  );
  return readPage(
    query,
    selectContacts(tx)
      .where(condition)
      .orderBy(...inOrder(ascOrDesc, orders[sortBy], contacts.id)),
    tx.select({ total: count() }).from(contacts).where(condition),
  );
}

/** The first contacts that match the search text. */
export const contactOptions = (
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
    .where(text === undefined ? undefined : or(nameMatches(text), nameContains(contacts.email, text)))
    .orderBy(asc(byName), asc(contacts.id))
    .limit(OPTIONS);
