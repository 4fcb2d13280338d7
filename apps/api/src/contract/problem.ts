import type { Language } from '@fairlead/rules';
import { type Message, translate } from '../messages/index.ts';
import type { FieldMessage } from './types.ts';

/** An error answer that is thrown before or outside a handler. */
export class Problem extends Error {
  readonly status: number;
  readonly answer: Message;
  readonly errors: readonly FieldMessage[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    answer: Message,
    errors?: readonly FieldMessage[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(answer.code);
    this.status = status;
    this.answer = answer;
    this.errors = errors;
    this.headers = headers;
  }
}

/**
 * A request with errors in its fields. Thrown inside a transaction, it also rolls back the idempotency key of the request.
 */
export class InvalidRequest extends Problem {
  constructor(errors: readonly FieldMessage[]) {
    super(400, { code: 'request.invalid' }, errors);
  }
}

/** Maximum of `errors` in the contract. A body can have any number of unknown properties. */
const MAX_ERRORS = 100;

/** Envelope of an error. */
export const failure = (
  language: Language,
  answer: Message,
  { errors, payload = null }: { errors?: readonly FieldMessage[] | undefined; payload?: unknown } = {},
) => ({
  success: false,
  message: translate(language, answer),
  code: answer.code,
  payload,
  ...(errors && {
    errors: errors
      .slice(0, MAX_ERRORS)
      .map((error) => ({ field: error.field, message: translate(language, error), code: error.code })),
  }),
});

/** Envelope of a success. */
export const success = (language: Language, answer: Message, payload: unknown = null) => ({
  success: true,
  message: translate(language, answer),
  code: answer.code,
  payload,
});
