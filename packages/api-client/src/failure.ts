import type { components } from '@fairlead/openapi';

export type FieldError = components['schemas']['FieldError'];

/** Why a call did not do what was asked: the server's own words, or that it could not be reached. */
export interface Failure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Stable name; `network` or `timeout` when no answer came. */
  code: string;
  /** In the user's language. */
  message: string;
  /** One for each field that the server refuses. */
  errors: readonly FieldError[];
  /** The current record, where the server sends it with a conflict. */
  payload: unknown;
}

export type Result<T> = { ok: true; payload: T; message: string; code: string } | { ok: false; failure: Failure };

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'message' in value;
