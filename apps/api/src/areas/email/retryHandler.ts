import { and, eq } from 'drizzle-orm';
import { forbidden, notFound } from '../../contract/answers.ts';
import { changeAnyVersion, recordKind } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { assertExists } from '../../db/rows.ts';
import { emails, mails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { visibleEmails } from '../../records/visibleThreads.ts';
import { loadEmail } from './emails.ts';
import { requeueMail } from './requeueMail.ts';
import { emailRecord } from './write.ts';

type EmailRow = typeof emails.$inferSelect;

/** Handler that sends a failed mail again. */
export function retryHandler({ clock, links, linkTo }: Services) {
  const failedEmail = recordKind({
    ...emailRecord,
    toAudited: ({ status, failure }) => ({ status, failure }),
    toPayload: async ({ id }, tx) => assertExists(await loadEmail(tx, id, linkTo, links), `mail ${id}`),
  });

  return defineHandlers({
    retryEmail: ({ path, session, operationId, run }) =>
      run((tx) => {
        const check = async ({ id, sender, agentId }: EmailRow) => {
          const isVisible = and(eq(emails.id, id), visibleEmails(tx, session.viewer));
          if (sender !== 'AGENT' || (await tx.$count(emails, isVisible)) === 0) return notFound('email.notFound');
          return agentId === session.userId || session.viewer.agencyAdmin ? undefined : forbidden;
        };
        const request = { tx, session, operationId, id: path.id, check };
        return changeAnyVersion(failedEmail, request, async (email, save) => {
          if (email.status !== 'FAILED') return { status: 409, code: 'email.notFailed' };
          const refusal = await requeueMail(tx, clock, await findMail(tx, email));
          if (refusal) return refusal;
          const after = await save({ status: 'DELIVERED', failure: null });
          return { status: 200, code: 'email.retried', payload: await failedEmail.toPayload(after, tx) };
        });
      }),
  });
}

async function findMail(tx: Transaction, { agencyId, id }: { agencyId: string; id: string }) {
  const [mail] = await tx
    .select({ id: mails.id, agencyId: mails.agencyId, failedAt: mails.failedAt, retries: mails.retries })
    .from(mails)
    .where(and(eq(mails.agencyId, agencyId), eq(mails.emailId, id)));
  return mail;
}
