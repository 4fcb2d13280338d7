import { notFound } from '../../contract/answers.ts';
import { recordKind, saveRecord } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { lockAndFind } from '../../db/rows.ts';
import { agencies } from '../../db/schema/index.ts';
import { changeScope } from '../../db/scope.ts';
import { endSessionsOfAgency } from '../../db/sessions.ts';
import { readAgency } from './agencies.ts';
import { findAgency } from './list.ts';

const agencyKind = recordKind({
  table: agencies,
  type: 'agency',
  notFound: 'agency.notFound',
  find: findAgency,
  rowOf: ({ agency }) => agency,
  toAudited: ({ agency: { name, disabledAt } }) => ({ name, disabled: disabledAt !== null }),
  toPayload: ({ agency }) => agency,
});

/** Handlers with which platform admins disable and enable agencies. */
export function agencyAccessHandlers({ clock, linkTo }: Services) {
  return defineHandlers({
    disableAgency({ path: { id }, session, operationId, run }) {
      const now = clock.now();
      const at = new Date(now * 1000);
      return run(async (tx) => {
        const before = await lockAndFind(tx, agencies, id, findAgency);
        if (!before) return notFound('agency.notFound');
        const write = { tx, session, operationId };
        const after = before.agency.disabledAt
          ? before
          : await saveRecord(agencyKind, write, before, { values: { disabledAt: at } });
        const payload = await readAgency(tx, after, now, linkTo);
        // authentication alone sees the sessions of every account
        await changeScope(tx, { role: 'fairlead_auth' });
        await endSessionsOfAgency(tx, id, at);
        return { status: 200, code: 'agency.disabled', payload } as const;
      });
    },

    enableAgency({ path: { id }, session, operationId, run }) {
      const now = clock.now();
      return run(async (tx) => {
        const before = await lockAndFind(tx, agencies, id, findAgency);
        // An agency that is being deleted stays disabled.
        if (!before || before.agency.deletionStartedAt) return notFound('agency.notFound');
        const write = { tx, session, operationId };
        const after = before.agency.disabledAt
          ? await saveRecord(agencyKind, write, before, { values: { disabledAt: null } })
          : before;
        return { status: 200, code: 'agency.enabled', payload: await readAgency(tx, after, now, linkTo) } as const;
      });
    },
  });
}
