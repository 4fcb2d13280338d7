import type { InitOf, PayloadOf } from '@fairlead/api-client/client';
import { useRead, useReload } from '@fairlead/api-client/swr';
import { readById, useCreate, useWriteById } from '@fairlead/kit';
import { type ClaimStatus, claimStatuses } from '@fairlead/rules';
import { useEffect, useState } from 'react';

const readRun = readById('/api/bulk/id/{id}');

export type BulkRun = PayloadOf<'get', '/api/bulk/id/{id}'>;
export type BulkList = BulkRun['list'];
export type BulkAction = BulkRun['action'];
export type BulkStart = InitOf<'post', '/api/bulk/start'>['body'];
/** Action with its new value, without the records. */
export type BulkChange = Omit<BulkStart, 'records' | 'query'>;
export type BulkStatus = NonNullable<BulkStart['status'] | BulkStart['claimStatus']>;

export const isClaimStatus = (status: BulkStatus): status is ClaimStatus =>
  claimStatuses.some((each) => each === status);

/** Milliseconds between two reads of the progress. */
const POLL_MS = 700;

export const isRunning = ({ state }: BulkRun): boolean => state === 'RUNNING' || state === 'UNDOING';
export const isUndo = ({ state }: BulkRun): boolean => state === 'UNDOING' || state === 'UNDONE';

/** Latest bulk action of the page, with its progress. `onEnd` is called once when it ends. */
export function useBulkRun(onEnd: (run: BulkRun) => void) {
  const [latest, setLatest] = useState<BulkRun>();
  const running = latest !== undefined && isRunning(latest);
  const create = useCreate('/api/bulk/start');
  const undo = useWriteById('post', '/api/bulk/undo/id/{id}');
  const stop = useWriteById('post', '/api/bulk/stop/id/{id}');
  const reload = useReload('POST /api/bulk/start');
  const { data } = useRead(running ? readRun(latest.id) : null, {
    refreshInterval: POLL_MS,
    revalidateOnFocus: false,
    // Until the server answers again, for example after its restart. Without another try, the dialog would never end.
    shouldRetryOnError: true,
    errorRetryCount: undefined,
    errorRetryInterval: POLL_MS,
    onSuccess(next: BulkRun) {
      if (!running || isRunning(next)) return;
      reload();
      receive(next);
    },
  });

  const receive = (next: BulkRun) => {
    setLatest(next);
    if (!isRunning(next)) onEnd(next);
  };
  const run = running && data && data.id === latest.id && isUndo(data) === isUndo(latest) ? data : latest;
  return { run, receive, create, undo, stop };
}

/** Whether a run can still be undone. */
export function useIsUndoable(run: BulkRun | undefined): boolean {
  const until = run?.undoUntil ?? null;
  const [ended, setEnded] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setEnded(until), Math.max(0, until * 1000 - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && ended !== until;
}
