import type { FieldMessage } from '../../contract/types.ts';

/** Ends the transaction: nothing of a policy that is refused is kept, not even the key under which it was sent. */
export class PolicyRefused extends Error {
  readonly errors: FieldMessage[];
  constructor(errors: FieldMessage[]) {
    super('the policy is refused');
    this.errors = errors;
  }
}
