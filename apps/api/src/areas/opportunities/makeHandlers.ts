import { reviewStatus } from '@fairlead/rules';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { once } from '../../db/idempotency.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { labelOf } from '../../messages/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { isAgent } from '../agencies/isAgent.ts';
import type { Session } from '../auth/sessions.ts';
import type { FileLinks } from '../files/links.ts';
import { documentError, findOwner, insuranceError } from './checks.ts';
import { makeOpportunities, showMade } from './create.ts';
import { toOpportunity } from './opportunities.ts';
import { readerFor, requestError, writeRequestMail } from './requests.ts';

type MakeHandlers = Pick<Handlers, 'createOpportunities' | 'submitCustomerPolicyDoc'>;

const refused = (...errors: FieldMessage[]) => ({ status: 400, code: 'request.invalid', errors }) as const;
const notOwner = { status: 403, code: 'opportunity.notOwner' } as const;
const contactNotFound = { status: 404, code: 'opportunity.contactNotFound' } as const;
const reused = { status: 409, code: 'idempotency.reused' } as const;

/** Somebody of an agency; a customer has a contact. */
function memberOf({ userId, agencyId, contactId, viewer }: Session) {
  if (!agencyId) throw new Error('an opportunity is somebody’s of an agency');
  return { userId, agencyId, contactId: viewer.role === 'CUSTOMER' ? contactId : null };
}

interface MakeOptions {
  clock: Clock;
  links: FileLinks;
  mailer: Mailer;
}

/** How opportunities come about. Specification, document 2, sections 2, 5 and 7; RESOLUTIONS G-76, G-78, G-115. */
export function makeOpportunityHandlers({ clock, links, mailer }: MakeOptions): MakeHandlers {
  const shown = async (tx: Transaction, ids: readonly string[]) =>
    (await showMade(tx, ids)).map((row) => toOpportunity(row, links));

  return {
    async createOpportunities({ body, header, session, operationId, language, run }) {
      const { role } = session.viewer;
      const createdByRole = role === 'CUSTOMER' ? 'CUSTOMER' : 'AGENT';
      const { userId, agencyId, contactId: own } = memberOf(session);
      const contactId = body.contactId ?? own;
      if (!contactId) {
        return refused({
          field: 'contactId',
          code: 'field.required',
          params: { label: labelOf(language, 'contactId') },
        });
      }
      if (body.opportunityCreatedBy !== undefined && body.opportunityCreatedBy !== createdByRole) {
        return refused({ field: 'opportunityCreatedBy', code: 'opportunity.creatorWrong' });
      }
      return run(async (tx) => {
        const contact = await findOwner(tx, contactId);
        if (!contact || (role === 'CUSTOMER' && contactId !== own)) return contactNotFound;
        // of what a customer asks their agent hears, and works on it
        const reader = role === 'CUSTOMER' ? await readerFor(tx, contact.agentId) : undefined;
        const assignedAgentId = body.agentId ?? (role === 'CUSTOMER' ? (reader?.id ?? null) : userId);
        if (body.agentId !== undefined && body.agentId !== userId && contact.agentId !== userId) return notOwner;
        if (assignedAgentId !== null && !(await isAgent(tx, assignedAgentId))) {
          return refused({ field: 'agentId', code: 'opportunity.agentUnknown' });
        }
        const wrong = await errorsOf(tx, body, userId, role === 'CUSTOMER');
        if (wrong.length > 0) return refused(...wrong);
        const key = header['Idempotency-Key'];
        const made = await once(tx, { userId, operationId, key, body }, async () => {
          const values = {
            agencyId,
            contactId,
            assignedAgentId,
            createdBy: userId,
            createdByRole,
            shortNote: body.shortNote?.trim() ?? '',
            documentFileId: body.opportunityDocId ?? null,
          } as const;
          const rows = await makeOpportunities(tx, values, body.insuranceTypeIds, clock.now());
          for (const row of rows)
            await audit(tx, session, operationId, { type: 'opportunity', id: row.id, after: row });
          const ids = rows.map(({ id }) => id);
          if (reader) await writeRequestMail(tx, mailer, reader, ids);
          return { ids };
        });
        if (made === 'reused') return reused;
        const code = role === 'CUSTOMER' ? 'opportunity.requested' : 'opportunity.created';
        return { status: 201, code, payload: await shown(tx, made.ids) };
      });
    },

    async submitCustomerPolicyDoc({ body, header, session, operationId, run }) {
      const { userId, agencyId, contactId } = memberOf(session);
      if (!contactId) return { status: 403, code: 'auth.forbidden' };
      return run(async (tx) => {
        const wrong = await documentError(tx, body.docId, { field: 'docId', uploadedBy: userId, pdf: false });
        if (wrong) return refused(wrong);
        const key = header['Idempotency-Key'];
        const made = await once(tx, { userId, operationId, key, body }, async () => {
          const values = {
            agencyId,
            contactId,
            createdBy: userId,
            createdByRole: 'CUSTOMER',
            status: reviewStatus(body.type),
            docType: body.type,
            shortNote: body.shortNote?.trim() ?? '',
            documentFileId: body.docId,
          } as const;
          const [row] = await makeOpportunities(tx, values, [null], clock.now());
          if (!row) throw new Error('the opportunity was not inserted');
          await audit(tx, session, operationId, { type: 'opportunity', id: row.id, after: row });
          return { id: row.id };
        });
        if (made === 'reused') return reused;
        const [payload] = await shown(tx, [made.id]);
        if (!payload) throw new Error('the opportunity is not to be seen');
        return { status: 201, code: 'opportunity.docSubmitted', payload };
      });
    },
  };
}

async function errorsOf(
  tx: Transaction,
  { insuranceTypeIds, opportunityDocId }: { insuranceTypeIds: string[]; opportunityDocId?: string },
  userId: string,
  ofCustomer: boolean,
): Promise<FieldMessage[]> {
  // a customer is offered what their agency sells
  const insurance = await (ofCustomer ? requestError : insuranceError)(tx, 'insuranceTypeIds', insuranceTypeIds);
  const wanted = { field: 'opportunityDocId', pdf: true, ...(ofCustomer && { uploadedBy: userId }) };
  const document = opportunityDocId === undefined ? undefined : await documentError(tx, opportunityDocId, wanted);
  return [insurance, document].filter((error) => error !== undefined);
}
