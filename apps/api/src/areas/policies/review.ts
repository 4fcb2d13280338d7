import type { components } from '@fairlead/openapi';
import { uuidv7 } from '../../db/ids.ts';
import { docs } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { findOpportunity, type OpportunityRow } from '../opportunities/opportunities.ts';
import { PolicyRefused } from './refused.ts';

type Input = components['schemas']['PolicyCreate'];

/** What a customer handed in, and waits for an agent to make a policy of it. RESOLUTIONS G-88. */
export async function reviewFor(tx: Transaction, id: string, { quoteId }: Input): Promise<OpportunityRow> {
  if (quoteId) throw new PolicyRefused([{ field: 'opportunityId', code: 'policy.quoteOrOpportunity' }]);
  const found = await findOpportunity(tx, id, 'lock');
  if (!found) throw new PolicyRefused([{ field: 'opportunityId', code: 'policy.opportunityUnknown' }]);
  if (found.opportunity.status !== 'POLICY_REVIEW')
    throw new PolicyRefused([{ field: 'opportunityId', code: 'policy.opportunityReviewed' }]);
  return found;
}

/** Whose the policy is, and about what: as was handed in, where that says so. */
export function ofReview({ opportunity, owner }: OpportunityRow, input: Input) {
  const { contactId, assignedAgentId } = opportunity;
  const insuranceTypeId = input.insuranceTypeId ?? opportunity.insuranceTypeId;
  const contactOther = input.contactId !== undefined && input.contactId !== contactId;
  if (contactOther) throw new PolicyRefused([{ field: 'contactId', code: 'policy.contactOther' }]);
  if (insuranceTypeId === null)
    throw new PolicyRefused([{ field: 'insuranceTypeId', code: 'policy.insuranceRequired' }]);
  return { contactId, insuranceTypeId, assignedAgentId: assignedAgentId ?? owner.id };
}

/** The document is the policy's too, as the customer's own. */
export async function takeOverDocument(
  tx: Transaction,
  { opportunity }: OpportunityRow,
  policyId: string,
  now: number,
): Promise<(typeof docs.$inferInsert)[]> {
  const { agencyId, contactId, documentFileId: fileId, createdBy, createdByRole, docType } = opportunity;
  if (fileId === null) return [];
  const row = {
    id: uuidv7(now * 1000),
    agencyId,
    contactId,
    policyId,
    fileId,
    docType: docType === 'BILL' || docType === 'CLAIM' || docType === 'OTHER' ? docType : ('POLICY' as const),
    createdBy,
    createdByRole,
    createdAt: new Date(now * 1000),
  };
  await tx.insert(docs).values(row);
  return [row];
}
