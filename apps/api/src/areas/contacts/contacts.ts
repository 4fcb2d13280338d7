import type { components } from '@fairlead/openapi';
import { companyFields, dateOf, fromCents, isBirthDay, isMoney, isWebUrl, toCents, utcToday } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordKind } from '../../contract/changeRecord.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { first } from '../../db/rows.ts';
import { addresses, contacts, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { dayToSeconds, toSeconds } from '../../db/time.ts';
import { type AddressRow, toAddress } from '../../records/addresses.ts';

type ContactBody = Omit<components['schemas']['ContactUpdate'], 'contactId' | 'version'>;
type Stored = typeof contacts.$inferSelect;

/** Account of a customer. */
const accounts = alias(users, 'accounts');

/** A contact with its agent, address and account. */
const contactColumns = {
  contact: contacts,
  address: addresses,
  agent: { id: users.id, name: users.name, email: users.email },
  account: { id: accounts.id, disabledAt: accounts.disabledAt },
};
export interface ContactRow {
  contact: Stored;
  address: AddressRow | null;
  agent: { id: string; name: string; email: string };
  /** Null for a contact who is not a customer. */
  account: { id: string; disabledAt: Date | null } | null;
}

/** Row security limits contacts to the caller's agency, and customers to their own contact. */
export const selectContacts = (tx: Transaction) =>
  tx
    .select(contactColumns)
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.agentId))
    .leftJoin(accounts, eq(accounts.id, contacts.userId))
    .leftJoin(addresses, eq(addresses.id, contacts.addressId));

const dollars = (cents: number | null) => (cents === null ? null : fromCents(cents));

export function toContact({ contact, address, agent, account }: ContactRow): components['schemas']['Contact'] {
  const {
    agencyId: _,
    agentId: __,
    addressId: ___,
    userId,
    createdAt,
    erasedAt,
    payrollCents,
    revenueCents,
    ...shown
  } = contact;
  return {
    ...shown,
    dateOfBirth: dayToSeconds(contact.dateOfBirth),
    payroll: dollars(payrollCents),
    revenue: dollars(revenueCents),
    address: address && toAddress(address),
    client: userId !== null,
    account: account && { id: account.id, disabled: account.disabledAt !== null },
    erasedAt: erasedAt && toSeconds(erasedAt),
    agent,
    creationDateTimeStamp: toSeconds(createdAt),
  };
}

/** Finds a contact. */
const findContact = (tx: Transaction, id: string): Promise<ContactRow | undefined> =>
  first(selectContacts(tx).where(eq(contacts.id, id)));

/** How operations find and change contacts. */
export const contact = recordKind({
  table: contacts,
  type: 'contact',
  notFound: 'contact.notFound',
  find: findContact,
  rowOf: (row) => row.contact,
  toPayload: toContact,
});

/** Empty company fields of an individual. */
const emptyCompany = {
  companyName: '',
  website: '',
  businessDescription: '',
  entityLegalType: null,
  fein: '',
  nsaicCode: '',
  year: null,
  noOfEmployees: null,
  payrollCents: null,
  revenueCents: null,
};

const trimmed = <Values extends Record<string, string | undefined>>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => (text === undefined ? [] : [[name, text.trim()]])),
  ) as Partial<Record<keyof Values, string>>;

const centsOf = (usd: number | null) => (usd === null ? null : toCents(usd));

/** Columns to store. Omitted fields are left out, except the company fields of an individual, which are cleared. */
export function columnsOf(body: ContactBody) {
  const { contactType, firstName, lastName, phone, homePhone, dateOfBirth, addressId } = body;
  const { companyName, website, businessDescription, fein, nsaicCode } = body;
  const company = {
    ...trimmed({ companyName, website, businessDescription, fein, nsaicCode }),
    ...(body.entityLegalType !== undefined && { entityLegalType: body.entityLegalType }),
    ...(body.year !== undefined && { year: body.year }),
    ...(body.noOfEmployees !== undefined && { noOfEmployees: body.noOfEmployees }),
    ...(body.payroll !== undefined && { payrollCents: centsOf(body.payroll) }),
    ...(body.revenue !== undefined && { revenueCents: centsOf(body.revenue) }),
  };
  return {
    contactType,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(phone !== undefined && { phone }),
    ...(homePhone !== undefined && { homePhone }),
    ...(dateOfBirth !== undefined && { dateOfBirth: dateOfBirth === null ? null : dateOf(dateOfBirth) }),
    ...(addressId !== undefined && { addressId }),
    ...(contactType === 'COMMERCIAL' ? company : emptyCompany),
  };
}

/** Errors that the schema cannot detect. `known` is the company name of an existing contact. */
export function contactErrors(body: ContactBody, now: number, known = ''): FieldMessage[] {
  const errors: FieldMessage[] = [];
  const { contactType, dateOfBirth, website } = body;
  if (typeof dateOfBirth === 'number' && !isBirthDay(dateOfBirth, utcToday(now))) {
    errors.push({ field: 'dateOfBirth', code: 'auth.birthNotPast' });
  }
  if (contactType === 'PERSONAL') {
    const companyValues = companyFields.filter(
      (field) => body[field] !== undefined && body[field] !== null && body[field] !== '',
    );
    return [...errors, ...companyValues.map((field) => ({ field, code: 'contact.personal' as const }))];
  }
  if ((body.companyName ?? known).trim() === '') errors.push({ field: 'companyName', code: 'contact.companyRequired' });
  if (website && !isWebUrl(website.trim())) errors.push({ field: 'website', code: 'field.url' });
  for (const field of ['payroll', 'revenue'] as const) {
    const amount = body[field];
    if (typeof amount === 'number' && !isMoney(amount)) errors.push({ field, code: 'contact.number' });
  }
  return errors;
}

/** Whether the address is a contact address that no other contact uses. */
export async function isFreeAddress(tx: Transaction, id: string, contactId?: string): Promise<boolean> {
  const [found] = await tx
    .select({ owner: contacts.id })
    .from(addresses)
    .leftJoin(contacts, eq(contacts.addressId, addresses.id))
    .where(and(eq(addresses.id, id), eq(addresses.addressType, 'CONTACT_ADDRESS')));
  return found !== undefined && (found.owner === null || found.owner === contactId);
}
