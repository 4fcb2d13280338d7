import { and, eq } from 'drizzle-orm';
import { forbidden, notFound } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { emails, mails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { loadEmail } from './emails.ts';
import { requeueMail } from './requeueMail.ts';

/** Handler that sends a failed mail again. */
export function retryHandler(clock: Clock, links: FileLinks): Pick<Handlers, 'retryEmail'> {
  return {
    retryEmail: ({ path, session, operationId, run }) =>
      run(async (tx) => {
        const [email] = await tx.select().from(emails).where(eq(emails.id, path.id)).for('update');
        if (!email || email.sender !== 'AGENT') return notFound('email.notFound');
        if (email.agentId !== session.userId && !session.viewer.agencyAdmin) {
          return forbidden;
        }
        if (email.status !== 'FAILED') return { status: 409, code: 'email.notFailed' };
        const refusal = await requeueMail(tx, clock, await findMail(tx, email));
        if (refusal) return refusal;
        const after = { status: 'DELIVERED' as const, failure: null };
        await tx.update(emails).set(after).where(eq(emails.id, email.id));
        const { status, failure } = email;
        await audit(tx, session, operationId, { type: 'email', id: email.id, before: { status, failure }, after });
        const payload = await loadEmail(tx, email.id, (file) => file && links.linkTo(file), links);
        return payload ? { status: 200, code: 'email.retried', payload } : notFound('email.notFound');
      }),
  };
}

async function findMail(tx: Transaction, { agencyId, id }: { agencyId: string; id: string }) {
  const [mail] = await tx
    .select({ id: mails.id, agencyId: mails.agencyId, failedAt: mails.failedAt, retries: mails.retries })
    .from(mails)
    .where(and(eq(mails.agencyId, agencyId), eq(mails.emailId, id)));
  return mail;
}
