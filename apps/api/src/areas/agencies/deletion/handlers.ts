import { agencyDeletableAt } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { invalidRequest, notFound } from '../../../contract/answers.ts';
import { changeAnyVersion } from '../../../contract/changeRecord.ts';
import { defineHandlers } from '../../../contract/defineHandlers.ts';
import type { Services } from '../../../contract/services.ts';
import { audit } from '../../../db/audit.ts';
import { assertExists, lockAndFind } from '../../../db/rows.ts';
import { agencies } from '../../../db/schema/index.ts';
import { changeScope } from '../../../db/scope.ts';
import { endSessionsOfAgency } from '../../../db/sessions.ts';
import { toSeconds } from '../../../db/time.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { readAgency } from '../agencies.ts';
import { findAgency } from '../list.ts';
import { readSettings, settingsOfAgency } from '../settings.ts';
import { writeDeletionMails } from './mails.ts';

const pending = { status: 409, code: 'agency.deletionPending' } as const;
const running = { status: 409, code: 'agency.deletionRunning' } as const;
const tooEarly = { status: 409, code: 'agency.deletionTooEarly' } as const;
const notRequested = { status: 409, code: 'agency.deletionNotRequested' } as const;

type Stored = typeof agencies.$inferSelect;

function refusalOfWithdrawal({ deletionRequestedAt, deletionStartedAt }: Stored) {
  if (deletionRequestedAt === null) return notRequested;
  return deletionStartedAt === null ? undefined : running;
}

/** `now` in Unix seconds. */
function refusalOfDeletion(agency: Stored, now: number) {
  if (agency.deletionRequestedAt === null) return notRequested;
  if (agency.deletionStartedAt !== null) return running;
  return now < agencyDeletableAt(toSeconds(agency.deletionRequestedAt)) ? tooEarly : undefined;
}

const wrongName = invalidRequest([{ field: 'agencyName', code: 'agency.deletionName' }]);
const isNamed = ({ name }: Stored, entered: string): boolean => entered.trim() === name.trim();

/** Handlers by which an agency asks to be deleted, and platform admins delete it. */
export function agencyDeletionHandlers({ clock, mailer, linkTo }: Pick<Services, 'clock' | 'mailer' | 'linkTo'>) {
  return defineHandlers({
    requestAgencyDeletion({ body: { agencyId: id, agencyName }, session, operationId, run }) {
      const { userId } = session;
      return run((tx) =>
        changeAnyVersion(
          settingsOfAgency,
          { tx, session, operationId, id, check: (before) => (before.deletionRequestedAt ? pending : undefined) },
          async (before, save) => {
            if (!isNamed(before, agencyName)) return wrongName;
            const requested = { deletionRequestedAt: new Date(clock.now() * 1000), deletionRequestedBy: userId };
            const after = await save(requested);
            await writeDeletionMails(tx, mailer, after, { kind: 'deletionRequested', userId });
            return { status: 200, code: 'agency.deletionRequested', payload: await readSettings(tx, after) } as const;
          },
        ),
      );
    },

    withdrawAgencyDeletion({ body: { agencyId: id }, session, operationId, run }) {
      const { userId } = session;
      return run((tx) =>
        changeAnyVersion(
          settingsOfAgency,
          { tx, session, operationId, id, check: refusalOfWithdrawal },
          async (_, save) => {
            const after = await save({ deletionRequestedAt: null, deletionRequestedBy: null });
            await writeDeletionMails(tx, mailer, after, { kind: 'deletionWithdrawn', userId });
            return { status: 200, code: 'agency.deletionWithdrawn', payload: await readSettings(tx, after) } as const;
          },
        ),
      );
    },

    deleteAgency({ path: { id }, body: { agencyName }, session, operationId, run }) {
      const now = clock.now();
      return run(async (tx) => {
        const found = await lockAndFind(tx, agencies, id, findAgency);
        if (!found) return notFound('agency.notFound');
        const { name, deletionRequestedAt, disabledAt } = found.agency;
        const refusal = refusalOfDeletion(found.agency, now);
        if (refusal) return refusal;
        if (!isNamed(found.agency, agencyName)) return wrongName;
        const at = new Date(now * 1000);
        // The people of the agency add no rows while the job runs.
        const started = { deletionStartedAt: at, disabledAt: disabledAt ?? at };
        await tx.update(agencies).set(started).where(eq(agencies.id, id));
        // The entry of the platform, which stays.
        const before = { name, deletionRequestedAt, requestedBy: found.requester };
        await audit(tx, session, operationId, { type: 'agency', id, before });
        await enqueue(tx, null, { kind: 'deleteAgency', payload: { agencyId: id } }, id);
        const row = assertExists(await findAgency(tx, id), `agency ${id}`);
        const payload = await readAgency(tx, row, now, linkTo);
        // authentication alone sees the sessions of every account
        await changeScope(tx, { role: 'fairlead_auth' });
        await endSessionsOfAgency(tx, id, at);
        return { status: 200, code: 'agency.deletionStarted', payload } as const;
      });
    },
  });
}
