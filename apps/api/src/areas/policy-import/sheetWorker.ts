import { parentPort, workerData } from 'node:worker_threads';
import { parseSheet } from './parseSheet.ts';
import type { ReadRequest } from './sheet.ts';

parentPort?.postMessage(parseSheet(workerData as ReadRequest));
