import type { components } from '@fairlead/openapi';
import { type OpportunityStatus, settableStatuses, toCents } from '@fairlead/rules';
import type { Session } from '../../contract/session.ts';
import type { FieldMessage } from '../../contract/types.ts';
import type { opportunities } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { isAgent } from '../../records/isAgent.ts';
import type { OpportunityRow } from '../../records/opportunities.ts';
import { insuranceError } from '../../records/references.ts';
import { documentError } from './checks.ts';

type Input = components['schemas']['OpportunityUpdate'];

/** Columns of the fields that the caller sent. */
export function columnsOf(input: Input): Partial<typeof opportunities.$inferInsert> {
  const { status, agentId, shortNote, premium, insuranceTypeId, opportunityDocId, completed } = input;
  return {
    ...(status !== undefined && { status }),
    ...(agentId !== undefined && { assignedAgentId: agentId }),
    ...(shortNote !== undefined && { shortNote: shortNote?.trim() ?? '' }),
    ...(premium !== undefined && { premiumCents: premium === null ? null : toCents(premium) }),
    ...(insuranceTypeId !== undefined && { insuranceTypeId }),
    ...(opportunityDocId !== undefined && { documentFileId: opportunityDocId }),
    ...(completed !== undefined && { completed }),
  };
}

/** Errors of the changed fields; unchanged values are always accepted. */
export async function changeErrors(
  tx: Transaction,
  { opportunity }: OpportunityRow,
  { status, contactId, agentId, insuranceTypeId, opportunityDocId }: Input,
  { viewer, userId }: Session,
): Promise<FieldMessage[]> {
  const errors: (FieldMessage | undefined)[] = [];
  const changed = <T>(given: T | undefined, before: T): given is T & {} =>
    given !== undefined && given !== null && given !== before;
  if (changed<OpportunityStatus>(status, opportunity.status) && !settableStatuses(viewer).includes(status)) {
    errors.push({ field: 'status', code: 'opportunity.statusNotYours' });
  }
  if (changed(contactId, opportunity.contactId)) errors.push({ field: 'contactId', code: 'opportunity.contactFixed' });
  if (changed(agentId, opportunity.assignedAgentId) && !(await isAgent(tx, agentId))) {
    errors.push({ field: 'agentId', code: 'opportunity.agentUnknown' });
  }
  if (insuranceTypeId === null && opportunity.insuranceTypeId !== null) {
    errors.push({ field: 'insuranceTypeId', code: 'opportunity.insuranceUnknown' });
  }
  if (changed(insuranceTypeId, opportunity.insuranceTypeId)) {
    errors.push(await insuranceError(tx, 'insuranceTypeId', [insuranceTypeId]));
  }
  if (changed(opportunityDocId, opportunity.documentFileId)) {
    errors.push(await documentError(tx, opportunityDocId, { field: 'opportunityDocId', userId, pdf: true }));
  }
  return errors.filter((error) => error !== undefined);
}

type Row = typeof opportunities.$inferSelect;

/** Specific message for each changed field. */
const messages = {
  status: 'opportunity.statusUpdated',
  shortNote: 'opportunity.noteUpdated',
  premiumCents: 'opportunity.premiumUpdated',
  documentFileId: 'opportunity.documentUpdated',
} as const;

/** The message of the one field that changed; the general message when several fields or other fields changed. */
export function changeMessage(before: Row, after: Row) {
  const compared = [...Object.keys(messages), 'assignedAgentId', 'insuranceTypeId', 'completed'] as (keyof Row)[];
  const [field, ...others] = compared.filter((name) => before[name] !== after[name]);
  const known = others.length === 0 && field !== undefined && field in messages;
  return known ? messages[field as keyof typeof messages] : 'opportunity.updated';
}
