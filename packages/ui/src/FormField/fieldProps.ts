import type { ReactNode } from 'react';

/** What every field takes, whatever its control. */
export interface FieldProps {
  /** What is asked for. It is the accessible name of the control. */
  label: ReactNode;
  /** One line below that helps before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. It stands in the hint's place and marks the control as invalid. */
  error?: ReactNode;
  /** Has to be filled: a star after the label, `aria-required` on the control. The form's schema does the checking. */
  required?: boolean;
  /** Says `Optional` beside the label, for the few such fields of a form where most are required. */
  optional?: boolean;
  /** Leaves the label to screen readers, where the place says what is asked for: a toolbar, a cell. */
  hideLabel?: boolean;
  /** The control's id. One is made when it is left out. */
  id?: string;
}

/** What ties a control to its label and its message. Spread it on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Parts what the frame takes from what goes on to the control. */
export function splitField<P extends FieldProps>(props: P) {
  const { label, hint, error, required, optional, hideLabel, id, ...control } = props;
  return [{ label, hint, error, required, optional, hideLabel, id } satisfies FieldProps, control] as const;
}

export const labelId = (id: string) => `${id}-label`;
export const messageId = (id: string) => `${id}-message`;

/** The attributes that a control gets from its field. */
export const controlProps = (id: string, { hint, error, required }: FieldProps): ControlProps => ({
  id,
  'aria-describedby': hint || error ? messageId(id) : undefined,
  'aria-invalid': error ? true : undefined,
  'aria-required': required || undefined,
});
