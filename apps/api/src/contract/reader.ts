import { AsyncLocalStorage } from 'node:async_hooks';
import type { Session } from './session.ts';

const readers = new AsyncLocalStorage<string>();

/**
 * Runs the handler of a request as its caller. Links to files that it makes name the caller, so that the audit log knows who used
 * them. Kept beside the call, because links are made deep in the records, which know no session.
 */
export const asReader = <T>(session: Session | null | undefined, handle: () => T): T =>
  session ? readers.run(session.view?.viewerId ?? session.userId, handle) : handle();

/** Id of the user whose request is handled. In a view of the portal as a customer, that is the agent. */
export const currentReader = (): string | undefined => readers.getStore();
