import { Readable } from 'node:stream';
import { dateOf } from '@fairlead/rules';
import { invalidRequest, notFound } from '../../../contract/answers.ts';
import { defineHandlers } from '../../../contract/defineHandlers.ts';
import type { Services } from '../../../contract/services.ts';
import { audit } from '../../../db/audit.ts';
import { assertExists, lockAndFind } from '../../../db/rows.ts';
import { contacts } from '../../../db/schema/index.ts';
import { zipOf } from '../../../files/zip.ts';
import { todayOf } from '../../../records/agencyTime.ts';
import { contactErased } from '../../../records/erasedContacts.ts';
import { contact, toContact } from '../contacts.ts';
import { entriesOf, readArchive } from './archive.ts';
import { eraseContactData } from './eraseContactData.ts';
import { summaryOf } from './summary.ts';

const missing = notFound('contact.notFound');

/** Handlers for the personal data of contacts: its amount, export and erasure. */
export function personalDataHandlers({ clock, storage }: Pick<Services, 'clock' | 'storage'>) {
  return defineHandlers({
    getPersonalData: ({ path, run }) =>
      run(async (tx) => {
        const found = await contact.find(tx, path.id);
        if (!found) return missing;
        return { status: 200, code: 'ok', payload: await summaryOf(tx, found.contact, clock.now()) } as const;
      }),

    async exportPersonalData({ path, session, operationId, run }) {
      const exported = await run(async (tx) => {
        const found = await contact.find(tx, path.id);
        if (!found) return undefined;
        await audit(tx, session, operationId, {
          type: 'export',
          id: path.id,
          after: { contactId: path.id, format: 'zip' },
        });
        return { archive: await readArchive(tx, found.contact), today: await todayOf(tx, clock.now()) };
      });
      if (!exported) return missing;
      return {
        status: 200,
        stream: Readable.from(zipOf(entriesOf(exported.archive, storage))),
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="personal-data-${path.id}-${dateOf(exported.today)}.zip"`,
          'cache-control': 'private, no-store',
        },
      } as const;
    },

    eraseContact: ({ path, body, session, operationId, run }) =>
      run(async (tx) => {
        const { id } = path;
        const found = await lockAndFind(tx, contacts, id, contact.find);
        if (!found) return missing;
        const { email, agencyId, erasedAt } = found.contact;
        if (erasedAt) return contactErased;
        if (body.email.toLowerCase() !== email.toLowerCase())
          return invalidRequest([{ field: 'email', code: 'contact.erasureEmail' }]);
        await eraseContactData(tx, { id, agencyId }, clock.now());
        const payload = toContact(assertExists(await contact.find(tx, id), `contact ${id}`));
        // Written after the erasure, which would replace its values.
        const state = { before: { erasedAt: null }, after: { erasedAt: payload.erasedAt } };
        await audit(tx, session, operationId, { type: 'contact', id, ...state });
        return { status: 200, code: 'contact.erasureDone', payload } as const;
      }),
  });
}
