import { type ReactNode, useId } from 'react';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldMessage } from './FieldMessage';
import * as styles from './FormField.css';
import { type ControlProps, controlProps, type FieldProps, labelId, messageId } from './fieldProps';
import { RequiredStar } from './RequiredStar';

export interface FormFieldProps extends FieldProps, Omit<NativeProps<'div'>, 'children' | 'id'> {
  /** Frames several controls, radio buttons for example: the label names the group through `aria-labelledby`. */
  group?: boolean;
  /** At the end of the label's line: a counter. */
  aside?: ReactNode;
  /** The control, with the attributes that tie it to its label and message. */
  children: (control: ControlProps & { 'aria-labelledby'?: string }) => ReactNode;
}

/**
 * The frame around a control: label above, hint below, and in the hint's place the error. Every field of this package
 * stands in it; take it directly only for a control that has no field of its own (a picker, a file list).
 */
export function FormField({ group = false, aside, children, ...props }: FormFieldProps) {
  const { label, hint, error, required, optional, hideLabel, id: givenId, ...rest } = props;
  const say = useWords();
  const madeId = useId();
  const id = givenId ?? madeId;
  const text = (
    <>
      {label}
      {required && <RequiredStar />}
    </>
  );
  const labelled = group ? (
    <span id={labelId(id)} className={styles.label}>
      {text}
    </span>
  ) : (
    <label id={labelId(id)} htmlFor={id} className={styles.label}>
      {text}
    </label>
  );
  const end = aside ?? (optional && !required ? say(words.optional) : undefined);
  return (
    <div {...rest} className={styles.root}>
      {hideLabel ? (
        <VisuallyHidden>{labelled}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {labelled}
          {end && <span className={styles.aside}>{end}</span>}
        </div>
      )}
      {children({
        ...controlProps(id, { label, hint, error, required }),
        ...(group && { 'aria-labelledby': labelId(id) }),
      })}
      <FieldMessage id={messageId(id)} hint={hint} error={error} />
    </div>
  );
}
