import { Worker } from 'node:worker_threads';
import type { ReadRequest, Sheet } from './sheet.ts';

/** How long a file may take, in ms: one of the largest size takes two seconds. */
const PATIENCE = 20_000;

let last: Promise<unknown> = Promise.resolve();

/** Reads a spreadsheet when the one before is read: each may take much memory. */
export function readSheet(request: ReadRequest): Promise<Sheet> {
  const reading = last.then(() => readOne(request));
  last = reading;
  return reading;
}

/**
 * Reads a spreadsheet beside everything else that the server does. One that takes too long, or more memory than any real
 * one, ends its reader alone.
 */
function readOne(request: ReadRequest): Promise<Sheet> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // neither the secrets of the environment nor a debugger's port
    env: {},
    execArgv: [],
  });
  const { promise, resolve } = Promise.withResolvers<Sheet>();
  const giveUp = () => resolve({ refused: 'import.unreadable' });
  const timer = setTimeout(giveUp, PATIENCE);
  worker.once('message', (sheet: Sheet) => resolve(sheet));
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
