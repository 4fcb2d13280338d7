import type { FieldMessage } from '../../contract/types.ts';

/** Rolls the transaction back, including the idempotency key of the request. */
export class PolicyRefused extends Error {
  readonly errors: FieldMessage[];
  constructor(errors: FieldMessage[]) {
    super('the policy is refused');
    this.errors = errors;
  }
}
