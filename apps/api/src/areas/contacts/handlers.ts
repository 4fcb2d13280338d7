import { mayGiveContact } from '@fairlead/rules';
import { answerUniqueViolations, forbidden, invalidRequest, notFound, taken } from '../../contract/answers.ts';
import { changeRecord } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import { listHandler, readHandler, resultHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { contactErased } from '../../records/erasedContacts.ts';
import { isAgent } from '../../records/isAgent.ts';
import { columnsOf, contact, contactErrors, isFreeAddress, toContact } from './contacts.ts';
import { contactExport } from './export.ts';
import { type ContactQuery, contactOptions, listContacts } from './list.ts';
import { contactOverview } from './overview.ts';

const unknownAddress = { field: 'addressId', code: 'address.notFound' } as const;
const addressUsed = { contacts_address_ux: invalidRequest([unknownAddress]) };
const uniqueIndexes = { contacts_email_ux: taken('email', 'contact.emailTaken'), ...addressUsed };

/** Handlers for contacts. */
export function contactHandlers({ clock }: Services) {
  return defineHandlers({
    exportContacts: exportHandler(contactExport, clock),

    listContacts: listHandler(
      (tx, query: ContactQuery, { userId }) => listContacts(tx, query, { userId, now: clock.now() }),
      toContact,
    ),

    listContactOptions: resultHandler((tx, { text }: { text?: string }) => contactOptions(tx, text)),

    getContact: readHandler(contact),

    getContactOverview: ({ path, session, run }) =>
      run(async (tx) => {
        const found = await contact.find(tx, path.id);
        if (!found) return notFound(contact.notFound);
        const payload = await contactOverview(tx, { id: path.id, agentId: found.agent.id }, session);
        return { status: 200, code: 'ok', payload };
      }),

    async createContact({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      if (agencyId === null) return forbidden;
      const errors = contactErrors(body, clock.now());
      if (errors.length > 0) return invalidRequest(errors);
      const { email } = body;
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) => {
          const values = async () => {
            if (body.addressId && !(await isFreeAddress(tx, body.addressId)))
              throw new InvalidRequest([unknownAddress]);
            return { agencyId, agentId: userId, email, ...columnsOf(body) };
          };
          const created = { values, code: 'contact.created', path: '/api/contact/id/' } as const;
          return insertRecord(contact, { tx, session, operationId, header, body }, created);
        }),
      );
    },

    async updateContact({ body, session, operationId, run }) {
      const { contactId: id, version, agentId } = body;
      // Another contact may get the address meanwhile.
      return answerUniqueViolations(addressUsed, () =>
        run((tx) =>
          changeRecord(contact, { tx, session, operationId, id, version }, async (before, save) => {
            const { companyName, contactType, erasedAt } = before.contact;
            if (erasedAt) return contactErased;
            const agentChanges = agentId !== undefined && agentId !== before.agent.id;
            if (agentChanges && !mayGiveContact(session.viewer, session.userId, before))
              return { status: 403, code: 'contact.notOwner' };
            const errors = contactErrors(body, clock.now(), contactType === 'COMMERCIAL' ? companyName : '');
            if (agentChanges && !(await isAgent(tx, agentId)))
              errors.push({ field: 'agentId', code: 'contact.agentUnknown' });
            if (errors.length > 0) return invalidRequest(errors);
            if (body.addressId && !(await isFreeAddress(tx, body.addressId, id)))
              return invalidRequest([unknownAddress]);
            const payload = toContact(await save({ ...columnsOf(body), ...(agentChanges && { agentId }) }));
            return { status: 200, code: 'contact.updated', payload };
          }),
        ),
      );
    },
  });
}
