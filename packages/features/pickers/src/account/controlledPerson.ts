import type { ControlledAccount } from '@fairlead/rules';

/** Person whose account other people control. */
export interface ControlledPerson
  extends Pick<ControlledAccount, 'role'>,
    Partial<Pick<ControlledAccount, 'agencyAdmin' | 'privileges'>> {
  /** Id of the account. */
  id: string;
  name: string;
  /** Whether the person has a second factor. Without it, Reset is shown, and the server refuses it if there is none. */
  secondFactor?: boolean | undefined;
  /** Whether the account of a customer is disabled. */
  disabled?: boolean;
}

export type AccountWrite = 'endSessions' | 'resetFactor' | 'disable' | 'enable';

/** Action that waits for the confirmation of the user. */
export interface AskedWrite {
  person: ControlledPerson;
  write: AccountWrite;
}
