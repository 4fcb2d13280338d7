import { useEffect } from 'react';
import * as styles from '../Choice/Choice.css';
import { ChoiceField } from '../Choice/ChoiceField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { Check, Minus } from '../icons';
import type { NativeProps } from '../nativeProps';
import { useOwnRef } from '../useOwnRef';

export interface CheckboxProps
  extends Omit<FieldProps, 'optional'>,
    Omit<NativeProps<'input'>, 'id' | 'type' | 'role' | 'required' | 'children'> {
  /** Stands for several, of which some are checked and some are not. Pressing it checks or clears them all. */
  indeterminate?: boolean;
}

/**
 * Yes or no, taken with the form that it stands in. What takes effect at once is a `Switch`; one of several is a
 * `RadioGroup`. Native: `register` is all it needs.
 *
 * Keyboard: Space checks and clears.
 */
export function Checkbox({ indeterminate = false, ref, ...props }: CheckboxProps) {
  const [field, input] = splitField(props);
  const [inputRef, merged] = useOwnRef(ref);
  // no attribute says it; and pressing the box ends it, so it is said again after each change
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  });
  return (
    <ChoiceField {...field} mark="box">
      {(wiring) => (
        <>
          <input {...input} {...wiring} ref={merged} type="checkbox" className={styles.input} />
          <Check className={styles.check} />
          <Minus className={styles.minus} />
        </>
      )}
    </ChoiceField>
  );
}
