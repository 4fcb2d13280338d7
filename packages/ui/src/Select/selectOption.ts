import type { ReactNode } from 'react';

export interface SelectOption<Value extends string = string> {
  /** Value of the option. */
  value: Value;
  /** Text in the list and, when selected, in the field. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Prevents the user from selecting the option. */
  disabled?: boolean;
}
