import { emailLimits } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Clock } from '../../ports/clock.ts';

const { retries: limit, retryLife } = emailLimits;

interface FailedMail {
  id: string;
  agencyId: string | null;
  failedAt: Date | null;
  retries: number;
}

/** Queues a failed mail again. Returns the refusal when it cannot be retried. */
export async function requeueMail(tx: Transaction, clock: Clock, mail: FailedMail | undefined) {
  if (!mail?.failedAt || mail.failedAt.getTime() / 1000 < clock.now() - retryLife)
    return { status: 409, code: 'email.retryTooLate' } as const;
  if (mail.retries >= limit) return { status: 409, code: 'email.retryLimit', params: { limit } } as const;
  const job = { kind: 'sendMail', payload: { mailId: mail.id } } as const;
  // The failed attempt is recorded shortly before its job ends.
  if (!(await enqueue(tx, mail.agencyId, job, mail.id))) return { status: 409, code: 'email.stillSending' } as const;
  await tx
    .update(mails)
    .set({ failedAt: null, failure: null, dismissedAt: null, retries: mail.retries + 1 })
    .where(eq(mails.id, mail.id));
  return undefined;
}
