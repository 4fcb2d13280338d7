import type { components } from '@fairlead/openapi';
import type { TaskRecordType } from '@fairlead/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { rowFinder } from '../db/rows.ts';
import { claims, contacts, insuranceTypes, opportunities, policies, quotes } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { claimSerial } from './claims.ts';
import { opportunitySerial } from './opportunities.ts';
import { quoteSerial } from './quotes.ts';

type WorkRecord = components['schemas']['TaskRecord'];

/** Codes of the answer when the record of a task or a note does not exist. */
export const missingWorkRecord = {
  CONTACT: 'contact.notFound',
  OPPORTUNITY: 'opportunity.notFound',
  QUOTE: 'quote.notFound',
  POLICY: 'policy.notFound',
  CLAIM: 'claim.notFound',
} as const;

/** How to find the records of tasks and notes, and the columns that refer to them. */
const recordsOf = {
  CONTACT: { find: rowFinder(contacts), columnsOf: (id: string) => ({ contactId: id }) },
  OPPORTUNITY: { find: rowFinder(opportunities), columnsOf: (id: string) => ({ opportunityId: id }) },
  QUOTE: { find: rowFinder(quotes), columnsOf: (id: string) => ({ quoteId: id }) },
  POLICY: { find: rowFinder(policies), columnsOf: (id: string) => ({ policyId: id }) },
  CLAIM: { find: rowFinder(claims), columnsOf: (id: string) => ({ claimId: id }) },
} as const;

/** Columns for the record of a task or a note and its contact. Undefined when the caller cannot see the record. */
export async function findWorkRecord(tx: Transaction, recordType: TaskRecordType, id: string) {
  const { find, columnsOf } = recordsOf[recordType];
  const row = await find(tx, id);
  if (!row) return undefined;
  return { contactId: 'contactId' in row ? row.contactId : row.id, ...columnsOf(id) };
}

/** Columns of a row that refers to one record, possibly only to its contact. */
export interface RecordColumns {
  contactId: string;
  opportunityId: string | null;
  quoteId: string | null;
  policyId: string | null;
  claimId: string | null;
}

/** Type and id of the record of a row. */
export function recordIdOf(row: RecordColumns): { recordType: TaskRecordType; recordId: string } {
  if (row.claimId !== null) return { recordType: 'CLAIM', recordId: row.claimId };
  if (row.policyId !== null) return { recordType: 'POLICY', recordId: row.policyId };
  if (row.quoteId !== null) return { recordType: 'QUOTE', recordId: row.quoteId };
  if (row.opportunityId !== null) return { recordType: 'OPPORTUNITY', recordId: row.opportunityId };
  return { recordType: 'CONTACT', recordId: row.contactId };
}

/** Loads the numbers and insurance types of records. Returns a function that describes one of them. */
export async function loadWorkRecords(
  tx: Transaction,
  records: readonly { recordType: TaskRecordType; recordId: string }[],
): Promise<(record: { recordType: TaskRecordType; recordId: string }) => WorkRecord> {
  const idsOf = (type: TaskRecordType) => [
    ...new Set(records.flatMap(({ recordType, recordId }) => (recordType === type ? [recordId] : []))),
  ];
  const insuranceName = insuranceTypes.name;
  const loads = {
    OPPORTUNITY: (ids: string[]) =>
      tx
        .select({ id: opportunities.id, serial: opportunities.serial, insuranceName })
        .from(opportunities)
        .leftJoin(insuranceTypes, eq(insuranceTypes.id, opportunities.insuranceTypeId))
        .where(inArray(opportunities.id, ids))
        .then((rows) => rows.map(({ serial, ...row }) => ({ ...row, number: opportunitySerial(serial) }))),
    QUOTE: (ids: string[]) =>
      tx
        .select({ id: quotes.id, serial: quotes.serial, insuranceName })
        .from(quotes)
        .leftJoin(insuranceTypes, eq(insuranceTypes.id, quotes.insuranceTypeId))
        .where(inArray(quotes.id, ids))
        .then((rows) => rows.map(({ serial, ...row }) => ({ ...row, number: quoteSerial(serial) }))),
    POLICY: (ids: string[]) =>
      tx
        .select({ id: policies.id, number: policies.policyNumber, insuranceName })
        .from(policies)
        .leftJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
        .where(inArray(policies.id, ids)),
    CLAIM: (ids: string[]) =>
      tx
        .select({ id: claims.id, serial: claims.serial, insuranceName })
        .from(claims)
        .leftJoin(policies, and(eq(policies.agencyId, claims.agencyId), eq(policies.id, claims.policyId)))
        .leftJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
        .where(inArray(claims.id, ids))
        .then((rows) => rows.map(({ serial, ...row }) => ({ ...row, number: claimSerial(serial) }))),
  };
  const found = new Map<string, { number: string; insuranceName: string | null }>();
  for (const type of ['OPPORTUNITY', 'QUOTE', 'POLICY', 'CLAIM'] as const) {
    const ids = idsOf(type);
    if (ids.length > 0) for (const { id, ...record } of await loads[type](ids)) found.set(id, record);
  }
  return ({ recordType, recordId }) => ({
    recordType,
    recordId,
    ...(found.get(recordId) ?? { number: null, insuranceName: null }),
  });
}
