import type { operations } from '@fairlead/openapi';
import type { LightMyRequestResponse } from 'fastify';
import type { access, OperationId } from '../../src/access.ts';
import type { Harness } from './harness.ts';

export type RequestSender = () => Promise<LightMyRequestResponse>;
/**
 * Statuses of every operation. `rateLimits.test.ts` covers 429, `cancelledTransactions.test.ts` 503, and no request should cause
 * 500.
 */
type CommonStatuses = 429 | 500 | 503;
/** Operations without a body reject any body in the same way. `statuses.test.ts` covers them. */
type BodyStatuses<K extends OperationId> = operations[K] extends { requestBody?: never } ? 413 | 415 : never;
/** `statuses.test.ts` covers the refusal of users who must set up a second factor first. */
type EnrolStatuses<K extends OperationId> = (typeof access)[K] extends 'signedIn' ? 403 : never;
/** A request for each status that the contract declares for an operation. */
export type StatusCases<K extends OperationId> = {
  [Status in Exclude<
    keyof operations[K]['responses'] & number,
    CommonStatuses | BodyStatuses<K> | EnrolStatuses<K>
  >]: RequestSender;
} & { 403?: RequestSender; 429?: RequestSender; 503?: RequestSender };

/** Unused id. */
export const unknownId = '01940000-0000-7000-8000-000000000000';
/** JSON that exceeds the limit of a body. */
export const tooLargeJson = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });

/** Sends requests as a demo account, or without a session when `as` is null. */
export const requests = (server: () => Harness) => ({
  get: (as: string | null, url: string) => server().call(as, { url }),
  send: (as: string | null, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object | string) =>
    server().call(as, { method, url, ...(payload !== undefined && { payload }) }),
  raw: (as: string | null, method: 'POST' | 'PUT', url: string, type: string, payload: string) =>
    server().call(as, { method, url, headers: { 'content-type': type, domain: 'x' }, payload }),
});
