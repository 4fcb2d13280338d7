import { call, type Result, type Schemas } from '@fairlead/api-client/client';
import { useRead, useReloadReads, useWrite } from '@fairlead/api-client/swr';
import { useCreate } from '@fairlead/kit';
import { useCallback } from 'react';
import { countsRead, type InboxState, MOST, threadRead, threadsRead } from './inboxReads';

export type MailThread = Schemas['MailThread'];
export type ThreadDetail = Schemas['MailThreadDetail'];
export type ThreadMessage = Schemas['ThreadMessage'];

/** Milliseconds between reloads, because mails arrive without an action of the user. */
const REFRESH = 30_000;

export const useThreads = (state: InboxState) =>
  useRead(threadsRead(state), { refreshInterval: REFRESH, keepPreviousData: true });

/** Threads of a scope in which a customer waits. Sends no request if `isNeeded` is false. */
export const useWaitingThreads = (scope: InboxState['scope'], isNeeded: boolean) =>
  useRead(isNeeded ? threadsRead({ scope, filter: 'WAITING', search: '', size: MOST }) : null);

export const useInboxCounts = () => useRead(countsRead, { refreshInterval: REFRESH });

/** One thread. Sends no request for undefined. */
export const useThread = (id: string | undefined) =>
  useRead(id === undefined ? null : threadRead(id), { refreshInterval: REFRESH });

/** Threads of a record, done ones included. */
export const useRecordThreads = (record: RecordOfThreads) =>
  useRead(['/api/inbox/all', { query: { ...record, pageSize: 20 } }]);

/** Id of the record whose threads are shown. */
export type RecordOfThreads =
  | { contactId: string }
  | { opportunityId: string }
  | { quoteId: string }
  | { policyId: string }
  | { claimId: string };

/** Returns a function that changes a thread. */
export function useUpdateThread() {
  const update = useWrite('put', '/api/inbox/id/{id}');
  return useCallback(
    (id: string, changes: Schemas['MailThreadUpdate']) => update({ params: { path: { id } }, body: changes }),
    [update],
  );
}

const marked = ['/api/inbox/all', '/api/inbox/counts', '/api/inbox/id/{id}'] as const;

/** Returns a function that marks a thread as read or unread. Reloads no tasks, which other changes of a thread can close. */
export function useMarkThread() {
  const reload = useReloadReads(marked);
  return useCallback(
    async (id: string, isUnread: boolean) => {
      const result = await call('put', '/api/inbox/id/{id}', { params: { path: { id } }, body: { isUnread } });
      reload();
      return result;
    },
    [reload],
  );
}

/** Returns a function that adds an internal note to a thread. */
export function useAddThreadNote(threadId: string): (text: string) => Promise<Result<Schemas['ThreadNote']>> {
  const create = useCreate('/api/inbox/notes/create');
  return (text) => create({ threadId, text });
}
