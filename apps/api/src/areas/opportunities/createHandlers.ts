import { reviewStatus, takesPolicy } from '@fairlead/rules';
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import { createOnce, createRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { onlyRow } from '../../db/rows.ts';
import type { Transaction } from '../../db/scope.ts';
import { labelOf } from '../../messages/index.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { isAgent } from '../../records/isAgent.ts';
import { insertOpportunities, loadOpportunities } from '../../records/newOpportunities.ts';
import { opportunityKind, toOpportunity } from '../../records/opportunities.ts';
import { requestError, writeRequestMail } from '../../records/quoteRequests.ts';
import { recipientFor } from '../../records/recipients.ts';
import { findContactAgent, insuranceError } from '../../records/references.ts';
import { documentError, findOwnPolicy } from './checks.ts';

const notOwner = { status: 403, code: 'opportunity.notOwner' } as const;

/** User, agency, role and contact of the caller. */
function memberOf({ userId, agencyId, contactId, viewer }: Session) {
  if (!agencyId) throw new Error('the caller has no agency');
  return { userId, agencyId, contactId: viewer.role === 'CUSTOMER' ? contactId : null };
}

/** Handlers that create opportunities. */
export function createOpportunityHandlers({ clock, links, mailer }: Services) {
  const loadPayload = async (tx: Transaction, ids: readonly string[]) =>
    (await loadOpportunities(tx, ids)).map((row) => toOpportunity(row, links));

  return defineHandlers({
    async createOpportunities({ body, header, session, operationId, language, run }) {
      const { role } = session.viewer;
      const createdByRole = role === 'CUSTOMER' ? 'CUSTOMER' : 'AGENT';
      const { userId, agencyId, contactId: ownContactId } = memberOf(session);
      const contactId = body.contactId ?? ownContactId;
      if (!contactId) {
        return invalidRequest([
          {
            field: 'contactId',
            code: 'field.required',
            params: { label: labelOf(language, 'contactId') },
          },
        ]);
      }
      if (body.opportunityCreatedBy !== undefined && body.opportunityCreatedBy !== createdByRole) {
        return invalidRequest([{ field: 'opportunityCreatedBy', code: 'opportunity.creatorWrong' }]);
      }
      return run(async (tx) => {
        const refused = role === 'CUSTOMER' ? undefined : await refusalOfErased(tx, contactId);
        if (refused) return refused;
        const contact = await findContactAgent(tx, contactId);
        if (!contact || (role === 'CUSTOMER' && contactId !== ownContactId))
          return notFound('opportunity.contactNotFound');
        // the agent of the contact is notified of a customer's request and assigned to it
        const reader = role === 'CUSTOMER' ? await recipientFor(tx, contact.agentId) : undefined;
        const assignedAgentId = body.agentId ?? (role === 'CUSTOMER' ? (reader?.id ?? null) : userId);
        if (body.agentId !== undefined && body.agentId !== userId && contact.agentId !== userId) return notOwner;
        if (assignedAgentId !== null && !(await isAgent(tx, assignedAgentId))) {
          return invalidRequest([{ field: 'agentId', code: 'opportunity.agentUnknown' }]);
        }
        const create = async () => {
          const validationErrors = await errorsOf(tx, body, userId, role === 'CUSTOMER');
          if (validationErrors.length > 0) throw new InvalidRequest(validationErrors);
          const values = {
            agencyId,
            contactId,
            assignedAgentId,
            createdBy: userId,
            createdByRole,
            shortNote: body.shortNote?.trim() ?? '',
            documentFileId: body.opportunityDocId ?? null,
          } as const;
          const write = { tx, session, operationId };
          const ids = await insertOpportunities(write, values, body.insuranceTypeIds, clock.now());
          if (reader) await writeRequestMail(tx, mailer, reader, ids);
          return { ids };
        };
        const code = role === 'CUSTOMER' ? 'opportunity.requested' : 'opportunity.created';
        return createOnce({ tx, session, operationId, header, body }, create, async ({ ids }) => {
          return { status: 201, code, payload: await loadPayload(tx, ids) } as const;
        });
      });
    },

    async submitCustomerPolicyDoc({ body, header, session, operationId, run }) {
      const { userId, agencyId, contactId } = memberOf(session);
      if (!contactId) return forbidden;
      return run(async (tx) => {
        const { policyId = null } = body;
        if (policyId !== null && !takesPolicy(body.type))
          return invalidRequest([{ field: 'type', code: 'opportunity.typeNotOfPolicy' }]);
        const policy = policyId === null ? null : await findOwnPolicy(tx, policyId, contactId);
        if (policy === undefined) return notFound('policy.notFound');
        const create = async () => {
          const validationErrors = await documentError(tx, body.docId, { field: 'docId', userId, pdf: false });
          if (validationErrors) throw new InvalidRequest([validationErrors]);
          const values = {
            agencyId,
            contactId,
            createdBy: userId,
            createdByRole: 'CUSTOMER',
            status: reviewStatus(body.type),
            docType: body.type,
            policyId,
            assignedAgentId: policy?.assignedAgentId ?? null,
            shortNote: body.shortNote?.trim() ?? '',
            documentFileId: body.docId,
          } as const;
          return onlyRow(await insertOpportunities({ tx, session, operationId }, values, [null], clock.now()));
        };
        const created = { create, code: 'opportunity.docSubmitted' } as const;
        return createRecord(opportunityKind(links), { tx, session, operationId, header, body }, created);
      });
    },
  });
}

async function errorsOf(
  tx: Transaction,
  { insuranceTypeIds, opportunityDocId }: { insuranceTypeIds: string[]; opportunityDocId?: string },
  userId: string,
  ofCustomer: boolean,
): Promise<FieldMessage[]> {
  // customers can only request what their agency sells
  const insurance = await (ofCustomer ? requestError : insuranceError)(tx, 'insuranceTypeIds', insuranceTypeIds);
  const expectedDocument = { field: 'opportunityDocId', userId, pdf: true };
  const document =
    opportunityDocId === undefined ? undefined : await documentError(tx, opportunityDocId, expectedDocument);
  return [insurance, document].filter((error) => error !== undefined);
}
