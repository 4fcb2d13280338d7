import { useRef } from 'react';
import { Control } from '../Control/Control';
import { textarea } from '../Control/Control.css';
import { Counter } from '../Control/Counter';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { useMergedRef } from '../mergeRefs';
import type { NativeProps } from '../nativeProps';

export interface TextAreaProps extends FieldProps, Omit<NativeProps<'textarea'>, 'id' | 'required'> {
  /** Counts characters against this limit, beside the label. It warns and does not cut. */
  counter?: number;
}

/** Text of more than one line, in a box that can be drawn higher. Formatted text has an editor of its own. */
export function TextArea({ counter, ref, rows = 3, ...props }: TextAreaProps) {
  const [field, input] = splitField(props);
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(own, ref);
  return (
    <FormField {...field} aside={counter === undefined ? undefined : <Counter input={own} limit={counter} />}>
      {(wiring) => (
        <Control multiline readOnly={input.readOnly}>
          <textarea {...input} {...wiring} ref={merged} rows={rows} className={textarea} />
        </Control>
      )}
    </FormField>
  );
}
