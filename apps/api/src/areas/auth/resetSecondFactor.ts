import type { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { endSessions } from '../../db/sessions.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { makeAccountMails } from './mails.ts';
import { hasSecondFactor, removeSecondFactor } from './secondFactor.ts';

interface Reset {
  mailer: Mailer;
  /** Unix seconds. */
  now: number;
  /** Name of the person who resets it. Undefined for the operator of the server. */
  by?: string;
}

/**
 * Removes the second factor of a user who has lost it, ends the user's sessions, and mails a notice. Returns false when the user
 * has none. The role of the transaction must be able to see second factors.
 */
export async function resetSecondFactor(
  tx: Transaction,
  user: typeof users.$inferSelect,
  { mailer, now, by }: Reset,
): Promise<boolean> {
  if (!(await hasSecondFactor(tx, user.id))) return false;
  await removeSecondFactor(tx, user.id);
  await endSessions(tx, user.id, new Date(now * 1000));
  await mailer.write(tx, makeAccountMails(mailer).secondFactorReset(user, by));
  return true;
}
