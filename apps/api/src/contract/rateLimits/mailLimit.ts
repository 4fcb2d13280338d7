import { contract, rateLimitClasses } from '../document.ts';
import type { Session } from '../session.ts';
import type { RateLimitClasses } from './classes.ts';
import { accountOf } from './hook.ts';
import type { Limiter } from './limiter.ts';

/** Counts one mail of a user like a request that sends a single mail. Returns whether the mail may be sent. */
export type TakeMail = (session: Session) => Promise<boolean>;

/**
 * Counts the mails of bulk actions in the class that their operation declares.
 *
 * @param limiter - Undefined allows every mail, for tests.
 */
export function makeTakeMail(limiter: Limiter | undefined, classes: RateLimitClasses = rateLimitClasses): TakeMail {
  const name = contract.get('startBulk')?.mailRateLimit ?? '';
  const rateLimitClass = classes[name];
  if (!rateLimitClass) throw new Error('operation startBulk has no rate-limit class for its mails');
  return async (session) => {
    if (!limiter) return true;
    // The agent's request itself is limited by its address.
    const verdict = await limiter.count(name, rateLimitClass, { address: '', ...accountOf(session) }, 0);
    return verdict.retryAfter === undefined;
  };
}
