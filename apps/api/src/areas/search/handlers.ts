import { checkAccess } from '@fairlead/rules';
import { access } from '../../access.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { findMisspelled, prepareFind, sources } from './sources.ts';

export const searchHandlers = defineHandlers({
  async search({ query, session: { viewer, agencyId }, run }) {
    const text = query.q.trim();
    const open = sources.filter(({ list }) => checkAccess(access[list], viewer) === 'allowed');
    const payload = await run(async (tx) => {
      if (text === '') return [];
      // The platform has no contacts.
      const ofContact = agencyId === null ? () => undefined : await prepareFind(tx, 'contacts.nameOrCompany', text);
      const results = [];
      for (const { find } of open) results.push(...(await find(tx, text, ofContact, viewer)));
      const findsContacts = open.some(({ list }) => list === 'listContacts');
      return results.length === 0 && findsContacts ? findMisspelled(tx, text) : results;
    });
    return { status: 200, code: 'ok', payload };
  },
});
