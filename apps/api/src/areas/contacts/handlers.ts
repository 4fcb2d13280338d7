import { mayGiveContact } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { isTaken } from '../../db/errors.ts';
import { once } from '../../db/idempotency.ts';
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
const refused = (errors: FieldMessage[]) => ({ status: 400, code: 'request.invalid', errors }) as const;
const addressUnknown = refused([{ field: 'addressId', code: 'address.notFound' }]);
const emailTaken = {
  status: 409 as const,
  code: 'contact.emailTaken' as const,
  errors: [{ field: 'email', code: 'contact.emailTaken' as const }],
};

/** The people of an agency's address book. Specification, document 2, sections 2, 3, 5 and 7. */
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
      if (errors.length > 0) return refused(errors);
      const request = { userId, operationId, key: header['Idempotency-Key'], body };
      const { email } = body;
      try {
        const made = await run((tx) =>
          once(tx, request, async () => {
            if (body.addressId && !(await isFreeAddress(tx, body.addressId))) return { unknown: true as const };
            const id = uuidv7();
            await tx.insert(contacts).values({ id, agencyId, agentId: userId, email, ...columnsOf(body) });
            const row = await findContact(tx, id);
            if (!row) throw new Error('the contact was not inserted');
            await audit(tx, session, operationId, { type: 'contact', id, after: row.contact });
            return toContact(row);
          }),
        );
        if (made === 'reused') return { status: 409, code: 'idempotency.reused' };
        if ('unknown' in made) return addressUnknown;
        const headers = { location: `/api/contact/id/${made.id}` };
        return { status: 201, code: 'contact.created', payload: made, headers };
      } catch (error) {
        if (isTaken(error, 'contacts_email_ux')) return emailTaken;
        throw error;
      }
    },

    updateContact: ({ body, session, operationId, run }) =>
      run(async (tx) => {
        const before = await findContact(tx, body.contactId, 'lock');
        if (!before) return notFound;
        const { id, version, companyName, contactType } = before.contact;
        if (version !== body.version) return { status: 409, code: 'stale', payload: toContact(before) };
        const gives = body.agentId !== undefined && body.agentId !== before.agent.id;
        if (gives && !mayGiveContact(session.viewer, session.userId, before)) {
          return { status: 403, code: 'contact.notOwner' };
        }
        const errors = contactErrors(body, clock.now(), contactType === 'COMMERCIAL' ? companyName : '');
        if (gives && !(await isAgent(tx, body.agentId ?? ''))) {
          errors.push({ field: 'agentId', code: 'contact.agentUnknown' });
        }
        if (errors.length > 0) return refused(errors);
        if (body.addressId && !(await isFreeAddress(tx, body.addressId, id))) return addressUnknown;
        await tx
          .update(contacts)
          .set({ ...columnsOf(body), ...(gives && { agentId: body.agentId }), version: version + 1 })
          .where(eq(contacts.id, id));
        const after = await findContact(tx, id);
        if (!after) return notFound;
        const change = { type: 'contact', id } as const;
        await audit(tx, session, operationId, { ...change, before: before.contact, after: after.contact });
        return { status: 200, code: 'contact.updated', payload: toContact(after) };
      }),
  };
}
