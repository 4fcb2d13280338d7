import { type ReactNode, useId } from 'react';
import { FieldMessage } from '../FormField/FieldMessage';
import { type ControlProps, controlProps, type FieldProps, messageId } from '../FormField/fieldProps';
import { Choice } from './Choice';
import * as styles from './Choice.css';

interface ChoiceFieldProps extends Omit<FieldProps, 'optional'> {
  /** What stands before the words. */
  mark: keyof typeof styles.message;
  children: (control: ControlProps) => ReactNode;
}

/** The frame of a checkbox and of a switch: words after the mark, hint or error under the words. */
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
