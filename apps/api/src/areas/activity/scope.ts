import type { TaskRecordType } from '@fairlead/rules';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  claims,
  contacts,
  coverages,
  mailThreads,
  opportunities,
  policies,
  policyTransactions,
  quotes,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

/** Records of each kind and threads that the timeline of a contact includes, the newest first. */
const MOST_RECORDS = 100;
const MOST_THREADS = 300;

export interface TimelineRecord {
  recordType: TaskRecordType;
  recordId: string;
}

/** Records whose changes a timeline shows, and the threads of its mails. */
export interface TimelineScope {
  /** Record of each audited id: parts such as coverages belong to a policy or quote. */
  recordOf: ReadonlyMap<string, TimelineRecord>;
  threadIds: string[];
}

/** Finds the records and threads of a timeline. Each query reads an index. */
export async function findScope(
  tx: Transaction,
  agencyId: string,
  record: TimelineRecord,
  includesClaims: boolean,
): Promise<TimelineScope> {
  const records =
    record.recordType === 'CONTACT'
      ? [record, ...(await recordsOfContact(tx, agencyId, record.recordId, includesClaims))]
      : [record];
  const parts = await findParts(tx, agencyId, records);
  const threads = await findThreads(tx, agencyId, record, includesClaims);
  return {
    recordOf: new Map([...parts, ...records.map((each) => [each.recordId, each] as const)]),
    threadIds: threads,
  };
}

async function recordsOfContact(tx: Transaction, agencyId: string, contactId: string, includesClaims: boolean) {
  const found: TimelineRecord[] = [];
  const add = (recordType: TaskRecordType, rows: { id: string }[]) =>
    found.push(...rows.map(({ id }) => ({ recordType, recordId: id })));
  const tables = {
    OPPORTUNITY: opportunities,
    QUOTE: quotes,
    POLICY: policies,
    ...(includesClaims && { CLAIM: claims }),
  };
  for (const [type, table] of Object.entries(tables)) {
    const rows = tx
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.agencyId, agencyId),
          eq(table.contactId, contactId),
          'deletedAt' in table ? isNull(table.deletedAt) : undefined,
        ),
      )
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(MOST_RECORDS);
    add(type as TaskRecordType, await rows);
  }
  return found;
}

/** Parts of records with changes of their own: the address of a contact, coverages and transactions. */
async function findParts(tx: Transaction, agencyId: string, records: readonly TimelineRecord[]) {
  const idsOf = (...types: TaskRecordType[]) =>
    records.flatMap(({ recordType, recordId }) => (types.includes(recordType) ? [recordId] : []));
  const [contactIds, quoteIds, policyIds] = [idsOf('CONTACT'), idsOf('QUOTE'), idsOf('POLICY')];
  const parts: (readonly [string, TimelineRecord])[] = [];
  const add = (recordType: TaskRecordType, rows: { id: string | null; of: string | null }[]) => {
    for (const { id, of } of rows) if (id !== null && of !== null) parts.push([id, { recordType, recordId: of }]);
  };
  if (contactIds.length > 0)
    add(
      'CONTACT',
      await tx
        .select({ id: contacts.addressId, of: contacts.id })
        .from(contacts)
        .where(inArray(contacts.id, contactIds)),
    );
  const coveragesOf = (column: typeof coverages.policyId | typeof coverages.quoteId, ids: string[]) => {
    const columns = { id: coverages.id, of: sql<string>`coalesce(${coverages.policyId}, ${coverages.quoteId})` };
    const ofAgency = eq(coverages.agencyId, agencyId);
    return tx
      .select(columns)
      .from(coverages)
      .where(and(ofAgency, inArray(column, ids), isNull(coverages.deletedAt)))
      .unionAll(
        tx
          .select(columns)
          .from(coverages)
          .where(and(ofAgency, inArray(columns.of, ids), isNotNull(coverages.deletedAt))),
      );
  };
  if (quoteIds.length > 0) add('QUOTE', await coveragesOf(coverages.quoteId, quoteIds));
  if (policyIds.length > 0) {
    add('POLICY', await coveragesOf(coverages.policyId, policyIds));
    const columns = { id: policyTransactions.id, of: policyTransactions.policyId };
    const ofPolicies = and(eq(policyTransactions.agencyId, agencyId), inArray(policyTransactions.policyId, policyIds));
    const { deletedAt } = policyTransactions;
    add(
      'POLICY',
      await tx
        .select(columns)
        .from(policyTransactions)
        .where(and(ofPolicies, isNull(deletedAt))),
    );
    add(
      'POLICY',
      await tx
        .select(columns)
        .from(policyTransactions)
        .where(and(ofPolicies, isNotNull(deletedAt))),
    );
  }
  return parts;
}

/** Columns of tables that refer to the record of a row. */
export const recordColumns = {
  CONTACT: 'contactId',
  OPPORTUNITY: 'opportunityId',
  QUOTE: 'quoteId',
  POLICY: 'policyId',
  CLAIM: 'claimId',
} as const satisfies Record<TaskRecordType, string>;

async function findThreads(
  tx: Transaction,
  agencyId: string,
  { recordType, recordId }: TimelineRecord,
  includesClaims: boolean,
): Promise<string[]> {
  const rows = await tx
    .select({ id: mailThreads.id })
    .from(mailThreads)
    .where(
      and(
        eq(mailThreads.agencyId, agencyId),
        eq(mailThreads[recordColumns[recordType]], recordId),
        includesClaims ? undefined : isNull(mailThreads.claimId),
      ),
    )
    .orderBy(desc(mailThreads.lastAt), desc(mailThreads.id))
    .limit(MOST_THREADS);
  return rows.map(({ id }) => id);
}
