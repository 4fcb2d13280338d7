import { mayGiveContact } from '@fairlead/rules';
import { forbidden, invalidRequest, taken, unlessTaken } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { createOnce } from '../../contract/createRecord.ts';
import { listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { existing } from '../../db/rows.ts';
import { contacts } from '../../db/schema/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { isAgent } from '../../records/isAgent.ts';
import { columnsOf, contactErrors, findContact, isFreeAddress, toContact } from './contacts.ts';
import { contactOptions, listContacts } from './list.ts';

type ContactHandlers = Pick<
  Handlers,
  'listContacts' | 'listContactOptions' | 'getContact' | 'createContact' | 'updateContact'
>;

const addressUnknown = invalidRequest([{ field: 'addressId', code: 'address.notFound' }]);
const uniqueIndexes = { contacts_email_ux: taken('email', 'contact.emailTaken') };

const contact = recordKind({
  table: contacts,
  type: 'contact',
  notFound: 'contact.notFound',
  find: findContact,
  rowOf: (row) => row.contact,
  toPayload: toContact,
});

/** Handlers for contacts. */
export function contactHandlers(clock: Clock): ContactHandlers {
  return {
    listContacts: listHandler(listContacts, toContact),

    async listContactOptions({ query, run }) {
      return { status: 200, code: 'ok', payload: await run((tx) => contactOptions(tx, query.text)) };
    },

    getContact: readHandler(contact),

    async createContact({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      if (agencyId === null) return forbidden;
      const errors = contactErrors(body, clock.now());
      if (errors.length > 0) return invalidRequest(errors);
      const { email } = body;
      return unlessTaken(uniqueIndexes, () =>
        run((tx) =>
          createOnce(
            { tx, session, operationId, header, body },
            async () => {
              if (body.addressId && !(await isFreeAddress(tx, body.addressId))) return { unknown: true as const };
              const id = uuidv7();
              await tx.insert(contacts).values({ id, agencyId, agentId: userId, email, ...columnsOf(body) });
              const row = existing(await findContact(tx, id), `contact ${id}`);
              await audit(tx, session, operationId, { type: 'contact', id, after: row.contact });
              return toContact(row);
            },
            (result) => {
              if ('unknown' in result) return addressUnknown;
              const headers = { location: `/api/contact/id/${result.id}` };
              return { status: 201, code: 'contact.created', payload: result, headers } as const;
            },
          ),
        ),
      );
    },

    async updateContact({ body, session, operationId, run }) {
      const { contactId: id, version, agentId } = body;
      return run((tx) =>
        changeRecord(contact, { tx, session, operationId, id, version }, async (before, save) => {
          const { companyName, contactType } = before.contact;
          const agentChanges = agentId !== undefined && agentId !== before.agent.id;
          if (agentChanges && !mayGiveContact(session.viewer, session.userId, before))
            return { status: 403, code: 'contact.notOwner' };
          const errors = contactErrors(body, clock.now(), contactType === 'COMMERCIAL' ? companyName : '');
          if (agentChanges && !(await isAgent(tx, agentId)))
            errors.push({ field: 'agentId', code: 'contact.agentUnknown' });
          if (errors.length > 0) return invalidRequest(errors);
          if (body.addressId && !(await isFreeAddress(tx, body.addressId, id))) return addressUnknown;
          const payload = toContact(await save({ ...columnsOf(body), ...(agentChanges && { agentId }) }));
          return { status: 200, code: 'contact.updated', payload };
        }),
      );
    },
  };
}
