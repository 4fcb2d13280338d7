import { accountLimits } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import { accountOf, countFailure, secondsLocked } from './failures.ts';

const { windowSeconds, signUpsOfCaller, mailsOfCaller, mailsToAddress } = accountLimits;

/** The numbers are counted where failed sign-ins are, under names that no address has. */
interface Counted {
  name: string;
  failures: number;
}

/** Counts an attempt under each name, unless one of them has had its number: then the seconds until it is open again. */
async function attempt(tx: Transaction, counted: readonly Counted[], now: number): Promise<number> {
  const accounts = counted.map(({ name, failures }) => ({ account: accountOf(name), failures }));
  let wait = 0;
  for (const { account, failures } of accounts)
    wait = Math.max(wait, await secondsLocked(tx, account, now, { failures, windowSeconds }));
  if (wait === 0) for (const { account } of accounts) await countFailure(tx, account, now);
  return wait;
}

/** Somebody signs up. @param caller Their address on the network. */
export const attemptSignUp = (tx: Transaction, caller: string, now: number) =>
  attempt(tx, [{ name: `sign-up by ${caller}`, failures: signUpsOfCaller }], now);

/** Somebody asks for a mail to an address, whether or not anybody has it. */
export const attemptMail = (tx: Transaction, kind: string, email: string, caller: string, now: number) =>
  attempt(
    tx,
    [
      { name: `${kind} to ${email}`, failures: mailsToAddress },
      { name: `${kind} by ${caller}`, failures: mailsOfCaller },
    ],
    now,
  );

export const tooMany = (seconds: number) =>
  ({
    status: 429,
    code: 'auth.tooManyAttempts',
    params: { minutes: Math.ceil(seconds / 60) },
    headers: { 'retry-after': String(seconds) },
  }) as const;

/** Milliseconds: longer than it takes to write a mail, so that the time of an answer does not tell whether one was. */
const FLOOR = 250;

export async function evenly<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, FLOOR))]);
  return result;
}
