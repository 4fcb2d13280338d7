import type { Readable } from 'node:stream';
import { isUniqueViolation } from '../db/errors.ts';
import type { MessageKey } from '../messages/index.ts';
import type { FieldMessage } from './types.ts';

/** Answer for a record that does not exist or that the caller may not see. */
export const notFound = <Code extends MessageKey>(code: Code) => ({ status: 404, code }) as const;

/** Answer with a record, or that it does not exist. */
export const okOrNotFound = <Payload, Code extends MessageKey>(code: Code, payload: Payload | undefined) =>
  payload === undefined ? notFound(code) : ({ status: 200, code: 'ok', payload } as const);

/** Answer with a PDF that only the caller may cache. */
export const pdf = (stream: Readable, disposition: string) => ({
  status: 200 as const,
  stream,
  headers: {
    'content-type': 'application/pdf',
    'content-disposition': disposition,
    'cache-control': 'private, no-store',
  },
});

/** Answer for a change of a version that is no longer current. `payload` is the current record. */
export const stale = <Payload>(payload: Payload) => ({ status: 409, code: 'stale', payload }) as const;

/** Answer for a request with errors in its fields. */
export const invalidRequest = (errors: FieldMessage[]) => ({ status: 400, code: 'request.invalid', errors }) as const;

/** Answer for a caller who may not use the operation in this way. */
export const forbidden = { status: 403, code: 'auth.forbidden' } as const;

/** Answer for an idempotency key that was used with another body. */
export const keyReused = { status: 409, code: 'idempotency.reused' } as const;

/** Answer for a value that another record already has. The error is at the field of the value. */
export const taken = <Code extends MessageKey>(field: string, code: Code) => ({
  status: 409 as const,
  code,
  errors: [{ field, code }],
});

/** Runs work and answers with `answers[index]` when it violates that unique index. */
export async function answerUniqueViolations<Result, Taken>(
  answers: Readonly<Record<string, Taken>>,
  work: () => Promise<Result>,
): Promise<Result | Taken> {
  try {
    return await work();
  } catch (error) {
    for (const [index, answer] of Object.entries(answers)) if (isUniqueViolation(error, index)) return answer;
    throw error;
  }
}
