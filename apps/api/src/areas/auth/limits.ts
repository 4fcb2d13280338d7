import { accountLimits } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import { networkOf } from '../../network.ts';
import { accountOf, countFailure, secondsLocked } from './failures.ts';

const { windowSeconds, signUpsOfCaller, mailsOfCaller, mailsToAddress } = accountLimits;

/** Attempts share the counters of failed sign-ins, under names that are not email addresses. */
interface Counted {
  name: string;
  failures: number;
}

/**
 * Counts an attempt under each name. When one of them is used up, returns the seconds until it is open again and counts
 * nothing.
 */
async function attempt(tx: Transaction, counted: readonly Counted[], now: number): Promise<number> {
  const accounts = counted.map(({ name, failures }) => ({ account: accountOf(name), failures }));
  let wait = 0;
  for (const { account, failures } of accounts)
    wait = Math.max(wait, await secondsLocked(tx, account, now, { failures, windowSeconds }));
  if (wait === 0) for (const { account } of accounts) await countFailure(tx, account, now);
  return wait;
}

/** Counts a sign-up by the network of an address. Returns the seconds until the network may sign up again; 0 when it may now. */
export const attemptSignUp = (tx: Transaction, address: string, now: number) =>
  attempt(tx, [{ name: `sign-up by ${networkOf(address)}`, failures: signUpsOfCaller }], now);

/** Counts a request for a mail, by its email and by the network of the caller's address. Returns the seconds to wait. */
export const attemptMail = (tx: Transaction, kind: string, email: string, address: string, now: number) =>
  attempt(
    tx,
    [
      { name: `${kind} to ${email}`, failures: mailsToAddress },
      { name: `${kind} by ${networkOf(address)}`, failures: mailsOfCaller },
    ],
    now,
  );

/** Failed sign-ins of one network, over all accounts. Successes do not count: an office may share one address. */
export const networkSignInLimits = [
  { failures: 60, windowSeconds: 15 * 60 },
  { failures: 300, windowSeconds: 24 * 3600 },
] as const;

/** Key of a network's counter of failed sign-ins. */
export const signInNetworkOf = (address: string): string => accountOf(`sign-in by ${networkOf(address)}`);

/** Seconds until a network may sign in again; 0 when it is not locked. */
export async function secondsNetworkLocked(tx: Transaction, network: string, now: number): Promise<number> {
  let wait = 0;
  for (const limit of networkSignInLimits) wait = Math.max(wait, await secondsLocked(tx, network, now, limit));
  return wait;
}

export const tooMany = (seconds: number) =>
  ({
    status: 429,
    code: 'auth.tooManyAttempts',
    params: { minutes: Math.ceil(seconds / 60) },
    headers: { 'retry-after': String(seconds) },
  }) as const;

export const tooManyFailures = (seconds: number) => ({ ...tooMany(seconds), code: 'auth.tooManyFailures' }) as const;

/** Milliseconds. Longer than writing a mail takes, so the response time does not reveal whether a mail was written. */
const MIN_DURATION = 250;

export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, MIN_DURATION))]);
  return result;
}
