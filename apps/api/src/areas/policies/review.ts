import type { components } from '@fairlead/openapi';
import type { Write } from '../../contract/changeRecord.ts';
import { insertRows } from '../../contract/createRecord.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import { uuidv7 } from '../../db/ids.ts';
import { lockAndFind } from '../../db/rows.ts';
import { docs, opportunities } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { findOpportunity, type OpportunityRow } from '../../records/opportunities.ts';

type Input = components['schemas']['PolicyCreate'];

/** Finds a document that a customer has submitted for review. */
export async function lockReview(tx: Transaction, id: string, { quoteId }: Input): Promise<OpportunityRow> {
  if (quoteId) throw new InvalidRequest([{ field: 'opportunityId', code: 'policy.quoteOrOpportunity' }]);
  const found = await lockAndFind(tx, opportunities, id, findOpportunity);
  if (!found) throw new InvalidRequest([{ field: 'opportunityId', code: 'policy.opportunityUnknown' }]);
  if (found.opportunity.status !== 'POLICY_REVIEW')
    throw new InvalidRequest([{ field: 'opportunityId', code: 'policy.opportunityReviewed' }]);
  return found;
}

/** Contact, agent and insurance type of the policy, as submitted by the customer where given. */
export function subjectOfReview({ opportunity, owner }: OpportunityRow, input: Input) {
  const { contactId, assignedAgentId } = opportunity;
  const insuranceTypeId = input.insuranceTypeId ?? opportunity.insuranceTypeId;
  const isOtherContact = input.contactId !== undefined && input.contactId !== contactId;
  if (isOtherContact) throw new InvalidRequest([{ field: 'contactId', code: 'policy.contactOther' }]);
  if (insuranceTypeId === null)
    throw new InvalidRequest([{ field: 'insuranceTypeId', code: 'policy.insuranceRequired' }]);
  return { contactId, insuranceTypeId, assignedAgentId: assignedAgentId ?? owner.id };
}

/** Adds the submitted document to the policy. The customer remains its creator. `now` in Unix seconds. */
export async function copyReviewDocument(write: Write, { opportunity }: OpportunityRow, policyId: string, now: number) {
  const { agencyId, contactId, documentFileId: fileId, createdBy, createdByRole, docType } = opportunity;
  if (fileId === null) return;
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
  await insertRows({ table: docs, type: 'doc' }, write, [row]);
}
