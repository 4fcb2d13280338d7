import { z } from 'zod';
import { uuidv7 } from '../../db/ids.ts';
import type { contacts } from '../../db/schema/index.ts';
import { columns, type Field } from './columns.ts';
import type { PolicyLine, Problem } from './rows.ts';

type Columns = Omit<typeof contacts.$inferInsert, 'agencyId' | 'createdAt'> & { id: string };

const email = z.email();

/** Contacts that the lines of an import create, by email in lower case. */
export type NewContacts = Map<string, Columns>;

/**
 * Contact that a line creates, because its email is unknown; undefined with problems. Lines with the same email share the contact
 * of the first one.
 */
export function contactOfLine(
  { at, values }: PolicyLine,
  { found, agentId, problems }: { found: NewContacts; agentId: string; problems: Problem[] },
): Columns | undefined {
  const { contactEmail = '', contactFirstName, contactLastName, contactCompany = '', contactPhone = '' } = values;
  const known = found.get(contactEmail.toLowerCase());
  if (known) return known;
  const report = (field: Field, code: 'import.contactUnknown' | 'import.contactEmail') =>
    problems.push({ row: at, field, message: { code } });
  const reportMissing = (field: Field) =>
    problems.push({ row: at, field, message: { code: 'field.required', params: { label: columns[field].heading } } });
  if (contactFirstName === undefined && contactLastName === undefined) {
    report('contactEmail', 'import.contactUnknown');
    return undefined;
  }
  const isEmail = email.safeParse(contactEmail).success;
  if (!isEmail) report('contactEmail', 'import.contactEmail');
  if (contactFirstName === undefined) reportMissing('contactFirstName');
  if (contactLastName === undefined) reportMissing('contactLastName');
  if (!isEmail || contactFirstName === undefined || contactLastName === undefined) return undefined;
  const contact: Columns = {
    id: uuidv7(),
    agentId,
    contactType: contactCompany === '' ? 'PERSONAL' : 'COMMERCIAL',
    firstName: contactFirstName,
    lastName: contactLastName,
    email: contactEmail,
    companyName: contactCompany,
    phone: contactPhone,
  };
  found.set(contactEmail.toLowerCase(), contact);
  return contact;
}
