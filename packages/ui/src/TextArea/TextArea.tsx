'use client';
import { CharacterCount } from '../Control/CharacterCount';
import { Control } from '../Control/Control';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { NativeProps } from '../nativeProps';
import { useOwnRef } from '../useOwnRef';
import { textarea } from './TextArea.css';

export interface TextAreaProps extends FieldProps, Omit<NativeProps<'textarea'>, 'id' | 'required'> {
  /** Shows a character count with this limit beside the label. It does not prevent longer texts. */
  counter?: number;
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void;
}

/**
 * Multi-line text field that users can enlarge. Use `RichTextEditor` for formatted text.
 *
 * @example
 * <TextArea label="Note" name="note" counter={1000} />
 */
export function TextArea({ counter, ref, rows = 3, onChange, onValueChange, ...props }: TextAreaProps) {
  const [field, input] = splitField(props);
  const [inputRef, merged] = useOwnRef(ref);
  return (
    <FormField
      {...field}
      aside={counter === undefined ? undefined : <CharacterCount inputRef={inputRef} limit={counter} />}
    >
      {(wiring) => (
        <Control multiline readOnly={input.readOnly}>
          <textarea
            {...input}
            {...wiring}
            ref={merged}
            rows={rows}
            className={textarea}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
        </Control>
      )}
    </FormField>
  );
}
