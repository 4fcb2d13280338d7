'use client';
import { type ReactNode, useId } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldMessage } from './FieldMessage';
import * as styles from './FormField.css';
import { type ControlProps, controlProps, type FieldProps, labelId, messageId } from './fieldProps';
import { RequiredStar } from './RequiredStar';

export interface FormFieldProps extends FieldProps, Omit<NativeProps<'div'>, 'children' | 'id'> {
  /**
   * Frames several controls, such as radio buttons, and labels them as a group through `aria-labelledby`. Defaults to `false`.
   */
  group?: boolean;
  /** Content at the end of the label's line, such as a counter. */
  aside?: ReactNode;
  /** Shows the hint or the error above the control, for a control that is taller than the window. Defaults to `false`. */
  messageFirst?: boolean;
  /** Renders the control with the attributes that link it to its label and message. */
  children: (control: ControlProps & { 'aria-labelledby'?: string }) => ReactNode;
}

/**
 * Label, hint and error of a control. All fields of this package use it. Use it directly only for a custom control without its
 * own field.
 *
 * @example
 * <FormField label="Signature">{(control) => <input {...control} />}</FormField>
 */
export function FormField({ group = false, aside, messageFirst = false, children, ...props }: FormFieldProps) {
  const { label, hint, error, required, optional, hideLabel, id: givenId, ...rest } = props;
  const translate = useTranslate();
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
  const end = aside ?? (optional && !required ? translate(messages.optional) : undefined);
  const message = <FieldMessage id={messageId(id)} hint={hint} error={error} />;
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
      {messageFirst && message}
      {children({
        ...controlProps(id, { label, hint, error, required }),
        ...(group && { 'aria-labelledby': labelId(id) }),
      })}
      {!messageFirst && message}
    </div>
  );
}
