import { mayGiveContact } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { contacts } from '../../db/schema/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { isAgent } from '../agencies/isAgent.ts';
import { columnsOf, contactErrors, findContact, isFreeAddress, toContact } from './contacts.ts';
import { contactOptions, listContacts } from './list.ts';

type ContactHandlers = Pick<
  Handlers,
  'listContacts' | 'listContactOptions' | 'getContact' | 'createContact' | 'updateContact'
>;

const notFound = { status: 404, code: 'contact.notFound' } as const;
const invalidRequest = (errors: FieldMessage[]) => ({ status: 400, code: 'request.invalid', errors }) as const;
const addressUnknown = invalidRequest([{ field: 'addressId', code: 'address.notFound' }]);
const emailTaken = {
  status: 409 as const,
  code: 'contact.emailTaken' as const,
  errors: [{ field: 'email', code: 'contact.emailTaken' as const }],
};

/** Handlers for contacts. */
export function contactHandlers(clock: Clock): ContactHandlers {
  return {
    async listContacts({ query, run }) {
      const page = await run((tx) => listContacts(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, toContact) };
    },

    async listContactOptions({ query, run }) {
      return { status: 200, code: 'ok', payload: await run((tx) => contactOptions(tx, query.text)) };
    },

    async getContact({ path, run }) {
      const row = await run((tx) => findContact(tx, path.id));
      return row ? { status: 200, code: 'ok', payload: toContact(row) } : notFound;
    },

    async createContact({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      if (agencyId === null) return { status: 403, code: 'auth.forbidden' };
      const errors = contactErrors(body, clock.now());
      if (errors.length > 0) return invalidRequest(errors);
      const request = { userId, operationId, key: header['Idempotency-Key'], body };
      const { email } = body;
      try {
        const result = await run((tx) =>
          runOnce(tx, request, async () => {
            if (body.addressId && !(await isFreeAddress(tx, body.addressId))) return { unknown: true as const };
            const id = uuidv7();
            await tx.insert(contacts).values({ id, agencyId, agentId: userId, email, ...columnsOf(body) });
            const row = await findContact(tx, id);
            if (!row) throw new Error('the contact was not inserted');
            await audit(tx, session, operationId, { type: 'contact', id, after: row.contact });
            return toContact(row);
          }),
        );
        if (result === 'reused') return { status: 409, code: 'idempotency.reused' };
        if ('unknown' in result) return addressUnknown;
        const headers = { location: `/api/contact/id/${result.id}` };
        return { status: 201, code: 'contact.created', payload: result, headers };
      } catch (error) {
        if (isUniqueViolation(error, 'contacts_email_ux')) return emailTaken;
        throw error;
      }
    },

    updateContact: ({ body, session, operationId, run }) =>
      run(async (tx) => {
        const before = await findContact(tx, body.contactId, 'lock');
        if (!before) return notFound;
        const { id, version, companyName, contactType } = before.contact;
        if (version !== body.version) return { status: 409, code: 'stale', payload: toContact(before) };
        const agentChanges = body.agentId !== undefined && body.agentId !== before.agent.id;
        if (agentChanges && !mayGiveContact(session.viewer, session.userId, before)) {
          return { status: 403, code: 'contact.notOwner' };
        }
        const errors = contactErrors(body, clock.now(), contactType === 'COMMERCIAL' ? companyName : '');
        if (agentChanges && !(await isAgent(tx, body.agentId ?? ''))) {
          errors.push({ field: 'agentId', code: 'contact.agentUnknown' });
        }
        if (errors.length > 0) return invalidRequest(errors);
        if (body.addressId && !(await isFreeAddress(tx, body.addressId, id))) return addressUnknown;
        await tx
          .update(contacts)
          .set({ ...columnsOf(body), ...(agentChanges && { agentId: body.agentId }), version: version + 1 })
          .where(eq(contacts.id, id));
        const after = await findContact(tx, id);
        if (!after) return notFound;
        const change = { type: 'contact', id } as const;
        await audit(tx, session, operationId, { ...change, before: before.contact, after: after.contact });
        return { status: 200, code: 'contact.updated', payload: toContact(after) };
      }),
  };
}
