import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { useCreate } from '@fairlead/kit';
import { useCallback } from 'react';
import { countsRead, type InboxState, threadRead, threadsRead } from './inboxReads';

export type MailThread = Schemas['MailThread'];
export type ThreadDetail = Schemas['MailThreadDetail'];
export type ThreadMessage = Schemas['ThreadMessage'];

/** Milliseconds between reloads, because mails arrive without an action of the user. */
const REFRESH = 30_000;

export const useThreads = (state: InboxState) =>
  useRead(threadsRead(state), { refreshInterval: REFRESH, keepPreviousData: true });

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

/** Returns a function that adds an internal note to a thread. */
export function useAddThreadNote(threadId: string): (text: string) => Promise<Result<Schemas['ThreadNote']>> {
  const create = useCreate('/api/inbox/notes/create');
  return (text) => create({ threadId, text });
}
