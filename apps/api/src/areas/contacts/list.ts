import type { components, operations } from '@fairlead/openapi';
import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { contacts } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { containing, nameContains } from '../../db/text.ts';
import { type ContactRow, withDetails } from './contacts.ts';

type Query = NonNullable<operations['listContacts']['parameters']['query']>;

/** Contacts that a picker offers at once. */
const OPTIONS = 20;

const name = sql`(${contacts.firstName} || ' ' || ${contacts.lastName})`;
const byName = sql`${name} collate "und-x-icu"`;

/** What each order of the contract sorts by. */
const orders: Record<NonNullable<Query['sortBy']>, SQL> = { creationDate: sql`${contacts.createdAt}`, name: byName };

const named = (text: string) => or(nameContains(name, text), nameContains(contacts.companyName, text));

/** However it was written, a number is its digits. */
function numbered(text: string): SQL | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return sql`false`;
  return or(...[contacts.phone, contacts.homePhone].map((column) => sql`${column} like ${containing(digits)}`));
}

/** Of whose agency, the transaction knows. */
export function listContacts(tx: Transaction, query: Query): Promise<Page<ContactRow>> {
  const { contactType, client, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const direction = ascOrDesc === 'asc' ? asc : desc;
  const wanted = and(
    query.name === undefined ? undefined : named(query.name),
    query.email === undefined ? undefined : nameContains(contacts.email, query.email),
    query.phone === undefined ? undefined : numbered(query.phone),
    contactType === undefined ? undefined : eq(contacts.contactType, contactType),
    client === undefined ? undefined : client ? isNotNull(contacts.userId) : isNull(contacts.userId),
  );
  return readPage(
    query,
    ({ limit, offset }) =>
      withDetails(tx)
        .where(wanted)
        .orderBy(direction(orders[sortBy]), direction(contacts.id))
        .limit(limit)
        .offset(offset),
    () => tx.select({ total: count() }).from(contacts).where(wanted),
  );
}

/** The first of those who can be meant by what was typed. */
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
    .where(text === undefined ? undefined : or(named(text), nameContains(contacts.email, text)))
    .orderBy(asc(byName), asc(contacts.id))
    .limit(OPTIONS);
