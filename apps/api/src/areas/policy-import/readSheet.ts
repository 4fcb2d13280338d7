import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { makeFairQueue } from './fairQueue.ts';
import type { ReadRequest, Sheet } from './sheet.ts';

/** Milliseconds. The largest allowed file takes about two seconds. */
const TIMEOUT = 20_000;

/**
 * Each reader may use 512 MB, and each waiting file 5 MB. At least two readers, so that one slow file does not block the
 * others.
 */
const queue = makeFairQueue({
  running: Math.max(2, Math.min(4, availableParallelism())),
  waitingOfGroup: 3,
  waiting: 40,
});

/** Whether the queue of this agency, or of all agencies, is full. */
export const isQueueFull = (agencyId: string): boolean => queue.isFull(agencyId);

/** Reads a spreadsheet when it is the agency's turn. */
export const readSheet = (agencyId: string, request: ReadRequest): Promise<Sheet> | 'full' =>
  queue.run(agencyId, () => readOne(request));

/** Reads a spreadsheet in a worker thread. A file that takes too long or too much memory only ends its worker. */
async function readOne(request: ReadRequest): Promise<Sheet> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // hides environment secrets and disables the debugger port
    env: {},
    execArgv: [],
  });
  const { promise, resolve } = Promise.withResolvers<Sheet>();
  const giveUp = () => resolve({ refused: 'import.unreadable' });
  const timer = setTimeout(giveUp, TIMEOUT);
  worker.once('message', (sheet: Sheet) => resolve(sheet));
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
