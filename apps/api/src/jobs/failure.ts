import { withoutAddresses } from '../log.ts';

/** A failure that retries cannot fix. The job fails permanently at once. */
export class PermanentFailure extends Error {}

/** The worker stops. The job ended early and runs again later. */
export class Stopped extends Error {
  constructor() {
    super('the worker stops');
  }
}

/** Maximum length of a reason. */
const LONGEST = 300;

/** Innermost cause. Outer errors only repeat the statement and its values. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;

/** One-line reason of a failure for platform admins, without email addresses and links. */
export function reasonOf(error: unknown): string {
  const cause = innermost(error);
  const text = cause instanceof Error ? cause.message || cause.name : String(cause);
  return withoutAddresses(text.replace(/\s+/g, ' ')).trim().slice(0, LONGEST);
}
