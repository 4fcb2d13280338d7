import { mayReadTimeline } from '@fairlead/rules';
import { forbidden, notFound } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { isErased } from '../../records/erasedContacts.ts';
import { findWorkRecord, missingWorkRecord } from '../../records/workRecords.ts';
import { readCustomerTimeline } from './customerTimeline.ts';
import { readRecent } from './recent.ts';
import { readTimeline } from './timeline.ts';

/** Handlers for the timelines of records and of the agency. */
export function timelineHandlers({ links }: Services) {
  return defineHandlers({
    async getTimeline({ query, session, language, run }) {
      const { agencyId, viewer } = session;
      if (!agencyId) throw new Error('the caller has no agency');
      const { recordType, recordId } = query;
      const isCustomer = viewer.role === 'CUSTOMER';
      if (!mayReadTimeline(viewer, recordType)) return isCustomer ? forbidden : { status: 403, code: 'note.licensed' };
      return run(async (tx) => {
        const record = await findWorkRecord(tx, recordType, recordId);
        if (!record) return notFound(missingWorkRecord[recordType]);
        const timeline = isCustomer
          ? await readCustomerTimeline(tx, query, { language, links })
          : await readTimeline(tx, query, { agencyId, viewer, language, links });
        // an erasure ends the sessions of the customer
        const payload = { ...timeline, erased: !isCustomer && (await isErased(tx, record.contactId)) };
        return { status: 200, code: 'ok', payload };
      });
    },

    async getRecentActivity({ session, language, run }) {
      const { agencyId, viewer } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const payload = await run((tx) => readRecent(tx, { agencyId, viewer, language, links }));
      return { status: 200, code: 'ok', payload };
    },
  });
}
