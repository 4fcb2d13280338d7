import { NEW_POLICY_STATUS } from '@fairlead/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { carriers, contacts, insuranceTypes, policies, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Message } from '../../messages/index.ts';
import { cleanHtml } from '../../sanitize.ts';
import type { Field, Values } from './columns.ts';
import { contactOfLine, type NewContacts } from './newContacts.ts';
import type { PolicyLine, Problem } from './rows.ts';

type Columns = Omit<typeof policies.$inferInsert, 'id' | 'agencyId' | 'serial' | 'createdBy'>;

const key = (name: string): string => name.toLowerCase();
const byKey = <T>(rows: readonly T[], nameOf: (row: T) => string): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [key(nameOf(row)), row]));
const valuesOf = (lines: readonly PolicyLine[], field: 'contactEmail' | 'policyNumber'): string[] => [
  ...new Set(lines.flatMap(({ values }) => values[field] ?? [])),
];

/** Loads the contacts, carriers, insurance types and agents that a spreadsheet names. */
async function loadReferences(tx: Transaction, lines: readonly PolicyLine[]) {
  const emails = valuesOf(lines, 'contactEmail').map(key);
  const numbers = valuesOf(lines, 'policyNumber');
  const offered = and(eq(insuranceTypes.active, true), isNull(insuranceTypes.deletedAt));
  const sold = and(eq(carriers.active, true), isNull(carriers.deletedAt));
  const working = and(eq(roles.roleType, 'AGENT'), isNull(users.disabledAt), isNull(users.deletedAt));
  const people = await tx
    .select({ id: contacts.id, email: contacts.email, agentId: contacts.agentId })
    .from(contacts)
    .where(inArray(sql`lower(${contacts.email})`, emails));
  const agents = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(working);
  const existing = await tx
    .select({ number: policies.policyNumber, carrierId: policies.carrierId, day: policies.effectiveOn })
    .from(policies)
    .where(inArray(policies.policyNumber, numbers));
  return {
    contacts: byKey(people, ({ email }) => email),
    insurances: byKey(await tx.select().from(insuranceTypes).where(offered), ({ name }) => name),
    carriers: byKey(await tx.select().from(carriers).where(sold), ({ name }) => name),
    agents: byKey(agents, ({ email }) => email),
    policies: new Set(existing.map(({ number, carrierId, day }) => identity(number, carrierId, day))),
  };
}

/** A renewal keeps its number, so only the same number, carrier and date identify a duplicate. */
const identity = (number: string, carrierId: string | null, day: string | null): string =>
  JSON.stringify([number, carrierId, day]);

/**
 * Turns lines into policy columns and the contacts to create before them, and reports what does not match the database. New
 * contacts belong to the agent of the line, or to the user.
 */
export async function resolveLines(
  tx: Transaction,
  lines: readonly PolicyLine[],
  userId: string,
): Promise<{ rows: Columns[]; newContacts: NewContacts; problems: Problem[] }> {
  const known = await loadReferences(tx, lines);
  const problems: Problem[] = [];
  const rows: Columns[] = [];
  const newContacts: NewContacts = new Map();
  const firstOf = new Map<string, number>();
  for (const line of lines) {
    const { at, values } = line;
    const report = (field: Field, message: Message) => problems.push({ row: at, field, message });
    const find = <T>(
      field: 'insurance' | 'carrier' | 'agentEmail',
      among: ReadonlyMap<string, T>,
      code: 'import.insuranceUnknown' | 'import.carrierUnknown' | 'import.agentUnknown',
    ): T | undefined => {
      const name = values[field];
      const found = name === undefined ? undefined : among.get(key(name));
      if (name !== undefined && !found) report(field, { code });
      return found;
    };
    const insurance = find('insurance', known.insurances, 'import.insuranceUnknown');
    const carrier = find('carrier', known.carriers, 'import.carrierUnknown');
    const agent = find('agentEmail', known.agents, 'import.agentUnknown');
    const { contactEmail } = values;
    const contact =
      contactEmail === undefined
        ? undefined
        : (known.contacts.get(key(contactEmail)) ??
          contactOfLine(line, { found: newContacts, agentId: agent?.id ?? userId, problems }));
    const { policyNumber } = values;
    if (policyNumber === undefined) continue;
    const same = identity(policyNumber, carrier?.id ?? null, values.effectiveDate ?? null);
    const first = firstOf.get(same);
    if (first !== undefined) report('policyNumber', { code: 'import.twice', params: { row: String(first) } });
    else if (known.policies.has(same)) report('policyNumber', { code: 'import.exists' });
    else firstOf.set(same, at);
    if (contact && insurance) {
      const assignedAgentId = agent?.id ?? contact.agentId;
      const ids = { contactId: contact.id, insuranceTypeId: insurance.id, carrierId: carrier?.id ?? null };
      rows.push({ ...ids, assignedAgentId, policyNumber, ...termsOf(values) });
    }
  }
  return { rows, newContacts, problems };
}

const termsOf = (values: Values) => ({
  status: values.policyStatus ?? NEW_POLICY_STATUS,
  premiumCents: values.premium ?? null,
  effectiveOn: values.effectiveDate ?? null,
  expiresOn: values.expiredDate ?? null,
  policyTerm: values.policyTerm ?? '',
  policyType: values.policyType ?? null,
  paymentType: values.paymentType ?? null,
  paymentTerm: values.paymentTerm ?? null,
  paymentStatus: values.paymentStatus ?? null,
  otherInformation: asHtml(values.otherInformation ?? ''),
});

/** Escapes the text of a cell as HTML, because cells are plain text. */
const asHtml = (typed: string): string =>
  cleanHtml(
    typed
      .split(/\r?\n/)
      .map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
      .filter((line) => line.trim() !== '')
      .map((line) => `<p>${line}</p>`)
      .join(''),
  );
