import type { Language } from '@fairlead/rules';
import { type Message, translate } from '../messages/index.ts';
import type { FieldMessage } from './types.ts';

/** A refusal that ends a request before, or outside of, its handler. */
export class Problem extends Error {
  readonly status: number;
  readonly answer: Message;
  readonly errors: readonly FieldMessage[] | undefined;

  constructor(status: number, answer: Message, errors?: readonly FieldMessage[]) {
    super(answer.code);
    this.status = status;
    this.answer = answer;
    this.errors = errors;
  }
}

/** The envelope of a refusal. */
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
    errors: errors.map((error) => ({ field: error.field, message: translate(language, error), code: error.code })),
  }),
});

/** The envelope of what was done. */
export const success = (language: Language, answer: Message, payload: unknown = null) => ({
  success: true,
  message: translate(language, answer),
  code: answer.code,
  payload,
});
