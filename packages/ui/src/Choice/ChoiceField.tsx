'use client';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from '../FormField/FieldMessage';
import { type ControlProps, controlProps, type FieldProps, messageId } from '../FormField/fieldProps';
import { Choice } from './Choice';
import * as styles from './Choice.css';

interface ChoiceFieldProps extends Omit<FieldProps, 'optional'> {
  /** Kind of control before the label. */
  mark: keyof typeof styles.message;
  children: (control: ControlProps) => ReactNode;
}

/** Layout of a checkbox or switch: label after the control, hint or error below the label. */
export function ChoiceField({
  label,
  hint,
  error,
  required,
  hideLabel,
  id: givenId,
  mark,
  children,
}: ChoiceFieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  return (
    <div className={styles.root}>
      <Choice label={label} hideLabel={hideLabel} required={required}>
        {children(controlProps(id, { label, hint, error, required }))}
      </Choice>
      {(hint || error) && (
        <div className={styles.message[mark]}>
          <FieldMessage id={messageId(id)} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}
