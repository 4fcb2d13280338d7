import { fromCents, secondsOf, type Viewer } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '../../contract/answers.ts';
import type { RecordTable } from '../../contract/changeRecord.ts';
import { type Caller, type ChangeAnswer, contextOf, isDone, mayCall } from '../../contract/innerCall.ts';
import type { Answer, Handlers } from '../../contract/types.ts';
import { first } from '../../db/rows.ts';
import { claims, contacts, opportunities, policies, quotes } from '../../db/schema/index.ts';
import {
  type AuditedType,
  type Content,
  changedColumns,
  isAuditedType,
  isContent,
  isEqual,
  shownColumns,
} from '../../records/auditedFields.ts';
import type { AuditRow } from './list.ts';

/** Operations that change single records. */
export type RestoreOperations = Pick<
  Handlers,
  'updateClaim' | 'updateContact' | 'updateOpportunity' | 'updatePolicy' | 'updateQuote'
>;

interface Restorer {
  table: RecordTable & { version: PgColumn };
  operation: keyof RestoreOperations;
  /** Field of the operation with the id of the record. */
  id: string;
  /** Fields of the operation that are named differently than in the entry, by column. */
  fields?: Readonly<Record<string, string>>;
  /** Columns that the operation always needs. */
  needed?: readonly string[];
  /** Columns that the operation does not change, or whose change has more effects than the record, such as mails. */
  fixed: readonly string[];
}

const restorers: Partial<Record<AuditedType, Restorer>> = {
  contact: {
    table: contacts,
    operation: 'updateContact',
    id: 'contactId',
    needed: ['contactType', 'firstName', 'lastName'],
    fixed: ['email'],
  },
  opportunity: {
    table: opportunities,
    operation: 'updateOpportunity',
    id: 'id',
    fields: { assignedAgentId: 'agentId' },
    fixed: [],
  },
  quote: {
    table: quotes,
    operation: 'updateQuote',
    id: 'quoteId',
    fields: { status: 'quoteStatus', premiumCents: 'premiumAmount' },
    needed: ['status', 'premiumCents', 'effectiveOn'],
    fixed: ['status', 'insuranceTypeId', 'carrierId', 'assignedAgentId', 'customerFeedback', 'feedbackReason'],
  },
  policy: {
    table: policies,
    operation: 'updatePolicy',
    id: 'policyId',
    fixed: ['status', 'assignedAgentId', 'nonRenewalReason', 'nonRenewalNote'],
  },
  claim: { table: claims, operation: 'updateClaim', id: 'claimId', fixed: ['status'] },
};

interface Restorable {
  type: AuditedType;
  recordId: string;
  restorer: Restorer;
  before: Content;
  after: Content;
}

/** The change that a caller can take back; undefined for other entries. */
function restorableChange({ row }: AuditRow, viewer: Viewer): Restorable | undefined {
  const { recordType: type, recordId, before, after } = row;
  if (!isAuditedType(type) || recordId === null || !isContent(before) || !isContent(after)) return undefined;
  const restorer = restorers[type];
  if (!restorer || !mayCall(restorer.operation, viewer)) return undefined;
  const changed = changedColumns(type, before, after);
  if (changed.length === 0 || changed.some(({ column }) => restorer.fixed.includes(column))) return undefined;
  return { type, recordId, restorer, before, after };
}

/** Whether `restoreEntry` can put the values before the change back, as far as the entry shows. */
export const isRestorable = (entry: AuditRow, viewer: Viewer): boolean => restorableChange(entry, viewer) !== undefined;

/** Value of a column in the format of the contract. */
function fieldValue(format: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (format === 'cents') return fromCents(Number(value));
  return format === 'day' && typeof value === 'string' ? secondsOf(value) : value;
}

/**
 * Puts the values before a change back by the operation that changes the record, with all of its rules. Refused when one of the
 * fields has changed again since. The operation writes an entry of its own.
 */
export async function restoreEntry(
  operations: RestoreOperations,
  { session, run }: Caller,
  entry: AuditRow,
): Promise<Answer<'restoreAuditEntry'>> {
  const change = restorableChange(entry, session.viewer);
  if (!change) return { status: 409, code: 'audit.notRestorable' };
  const { type, recordId, restorer, before, after } = change;
  const { table, operation, id, fields = {}, needed = [] } = restorer;
  const current = await run((tx) => first(tx.select().from(table).where(eq(table.id, recordId))));
  if (!current) return notFound('audit.recordGone');
  const changed = changedColumns(type, before, after);
  if (changed.some(({ column }) => !isEqual(current[column], after[column])))
    return { status: 409, code: 'audit.changedSince' };
  const restored = { ...current, ...Object.fromEntries(changed.map(({ column }) => [column, before[column]])) };
  const names = [...needed, ...changed.map(({ column }) => column)];
  const sent = shownColumns(type).filter(({ column }) => names.includes(column));
  const body = Object.fromEntries(
    sent.map(({ column, field, format }) => [fields[column] ?? field, fieldValue(format, restored[column])]),
  );
  const answer = await call(
    operations,
    operation,
    { session, run },
    { ...body, [id]: recordId, version: current['version'] },
  );
  if (isDone(answer)) return { status: 200, code: 'audit.restored' };
  const { status, code, errors = [] } = answer;
  const [{ field: _, ...reason } = { field: '', code }] = errors;
  // There is no form beside which the messages of fields would stand, so the first one is the reason. Without the record, which
  // the answer to a conflict contains.
  return { status, ...reason, errors } as Answer<'restoreAuditEntry'>;
}

/** The body fits the operation by the table above, which types cannot express. */
const call = <K extends keyof RestoreOperations>(
  operations: RestoreOperations,
  operation: K,
  caller: Caller,
  body: object,
): Promise<ChangeAnswer> => {
  const perform = operations[operation] as unknown as (context: object) => Promise<ChangeAnswer>;
  return perform(contextOf(operation, caller, { body: body as never }));
};
