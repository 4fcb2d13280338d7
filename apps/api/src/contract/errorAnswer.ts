import type { OperationId } from '../access.ts';
import type { Answer } from './types.ts';

/** An error answer that is thrown, so that the transaction and the idempotency key of the request are rolled back. */
export class ErrorAnswer<K extends OperationId> extends Error {
  readonly answer: Answer<K>;
  constructor(answer: Answer<K>) {
    super('the request was refused');
    this.answer = answer;
  }
}
