import type { HttpHandler } from 'msw';
import type { PathOf, PayloadOf } from './client';
import {
  type Answer,
  type Method,
  type MockRequest,
  mock,
  mockBroken,
  mockOffline,
  mockPending,
  type Refusal,
  respond,
} from './mock';

/** Mock of one operation: its usual response, and responses for other network states. */
export interface MockEndpoint<T> {
  /** Handler with the usual response. */
  usual: HttpHandler;
  /** Handler that never responds. */
  pending: HttpHandler;
  /** Handler that fails like a lost connection. */
  offline: HttpHandler;
  /** Handler that fails without a message. */
  broken: (kind: 'empty' | 'html') => HttpHandler;
  /** Handler with another response. `message` defaults to the usual message. */
  answers: (answer: Answer<T> | Refusal, message?: string) => HttpHandler;
  /** Usual payload. */
  payload: (request: MockRequest) => Promise<T | Refusal>;
}

/** Mocks one operation of the contract. `message` is the message of a successful response. */
export const endpoint = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  answer: Answer<PayloadOf<M, P>> | Refusal,
  message = '',
): MockEndpoint<PayloadOf<M, P>> => ({
  usual: mock(method, path, answer, message),
  pending: mockPending(method, path),
  offline: mockOffline(method, path),
  broken: (kind) => mockBroken(method, path, kind),
  answers: (other, text = message) => mock(method, path, other, text),
  payload: (request) => respond(answer, request),
});
