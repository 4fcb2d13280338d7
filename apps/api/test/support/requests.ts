import type { operations } from '@fairlead/openapi';
import type { LightMyRequestResponse } from 'fastify';
import type { OperationId } from '../../src/access.ts';
import type { Harness } from './harness.ts';

export type Answering = () => Promise<LightMyRequestResponse>;
/** How each status that the contract declares for an operation comes about. */
export type Ways<K extends OperationId> = { [Status in keyof operations[K]['responses'] & number]: Answering };

/** An id that nothing has. */
export const nowhere = '01940000-0000-7000-8000-000000000000';
/** JSON beyond what a body may have. */
export const tooMuch = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });

/** Requests as a demo account, or as nobody when `as` is null. */
export const requests = (server: () => Harness) => ({
  get: (as: string | null, url: string) => server().call(as, { url }),
  send: (as: string | null, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object | string) =>
    server().call(as, { method, url, ...(payload !== undefined && { payload }) }),
  raw: (as: string | null, method: 'POST' | 'PUT', url: string, type: string, payload: string) =>
    server().call(as, { method, url, headers: { 'content-type': type, domain: 'x' }, payload }),
});
