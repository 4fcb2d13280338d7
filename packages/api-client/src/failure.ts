import type { components } from '@fairlead/openapi';

export type FieldError = components['schemas']['FieldError'];

/** Failed call: an error response of the server, or no response. */
export interface Failure {
  /** HTTP status; 0 without a response. */
  status: number;
  /** Stable name; `network` or `timeout` without a response. */
  code: string;
  /** In the user's language. Empty if the server sent none. */
  message: string;
  /** One entry per rejected field. */
  errors: readonly FieldError[];
  /** Current record, if the server sent it with a conflict. */
  payload: unknown;
}

export type Result<T> = { ok: true; payload: T; message: string; code: string } | { ok: false; failure: Failure };

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'message' in value;
