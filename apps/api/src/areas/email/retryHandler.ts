import { emailLimits } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { forbidden, notFound } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { emails, mails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks } from '../files/links.ts';
import { loadEmail } from './emails.ts';

const { retries: limit, retryLife } = emailLimits;

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
        const mail = await findMail(tx, email);
        const keptFrom = clock.now() - retryLife;
        if (!mail?.failedAt || mail.failedAt.getTime() / 1000 < keptFrom)
          return { status: 409, code: 'email.retryTooLate' };
        if (mail.retries >= limit) return { status: 409, code: 'email.retryLimit', params: { limit } };
        const job = { kind: 'sendMail', payload: { mailId: mail.id } } as const;
        // The failed attempt is recorded shortly before its job ends.
        if (!(await enqueue(tx, email.agencyId, job, mail.id))) return { status: 409, code: 'email.stillSending' };
        await tx
          .update(mails)
          .set({ failedAt: null, retries: mail.retries + 1 })
          .where(eq(mails.id, mail.id));
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
    .select({ id: mails.id, failedAt: mails.failedAt, retries: mails.retries })
    .from(mails)
    .where(and(eq(mails.agencyId, agencyId), eq(mails.emailId, id)));
  return mail;
}
