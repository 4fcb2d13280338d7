import type { components } from '@fairlead/openapi';
import { type OpportunityStatus, settableStatuses, toCents } from '@fairlead/rules';
import type { FieldMessage } from '../../contract/types.ts';
import type { opportunities } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { isAgent } from '../agencies/isAgent.ts';
import type { Session } from '../auth/sessions.ts';
import { documentError, insuranceError } from './checks.ts';
import type { OpportunityRow } from './opportunities.ts';

type Input = components['schemas']['OpportunityUpdate'];

/** As the database keeps what was typed; what was left out is not among it. */
export function columnsOf(input: Input): Partial<typeof opportunities.$inferInsert> {
  const { status, agentId, shortNote, premium, insuranceTypeId, opportunityDocId, completed } = input;
  return {
    ...(status !== undefined && { status }),
    ...(agentId !== undefined && { assignedAgentId: agentId }),
    ...(shortNote !== undefined && { shortNote: shortNote.trim() }),
    ...(premium !== undefined && { premiumCents: toCents(premium) }),
    ...(insuranceTypeId !== undefined && { insuranceTypeId }),
    ...(opportunityDocId !== undefined && { documentFileId: opportunityDocId }),
    ...(completed !== undefined && { completed }),
  };
}

/** What is wrong with it; what stays as it was is not asked about. */
export async function changeErrors(
  tx: Transaction,
  { opportunity }: OpportunityRow,
  { status, contactId, agentId, insuranceTypeId, opportunityDocId }: Input,
  { viewer }: Session,
): Promise<FieldMessage[]> {
  const errors: (FieldMessage | undefined)[] = [];
  const changed = <T>(given: T | undefined, before: T): given is T & {} => given !== undefined && given !== before;
  if (changed<OpportunityStatus>(status, opportunity.status) && !settableStatuses(viewer).includes(status)) {
    errors.push({ field: 'status', code: 'opportunity.statusNotYours' });
  }
  if (changed(contactId, opportunity.contactId)) errors.push({ field: 'contactId', code: 'opportunity.contactFixed' });
  if (changed(agentId, opportunity.assignedAgentId) && !(await isAgent(tx, agentId))) {
    errors.push({ field: 'agentId', code: 'opportunity.agentUnknown' });
  }
  if (changed(insuranceTypeId, opportunity.insuranceTypeId)) {
    errors.push(await insuranceError(tx, 'insuranceTypeId', [insuranceTypeId]));
  }
  if (changed(opportunityDocId, opportunity.documentFileId)) {
    errors.push(await documentError(tx, opportunityDocId, { field: 'opportunityDocId', pdf: true }));
  }
  return errors.filter((error) => error !== undefined);
}
