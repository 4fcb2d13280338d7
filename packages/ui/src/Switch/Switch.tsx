import { ChoiceField } from '../Choice/ChoiceField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { NativeProps } from '../nativeProps';
import * as styles from './Switch.css';

export interface SwitchProps
  extends Omit<FieldProps, 'optional' | 'required'>,
    Omit<NativeProps<'input'>, 'id' | 'type' | 'role' | 'required' | 'children'> {}

/**
 * On or off setting that applies immediately. Use `Checkbox` for a choice that is saved with a form. Renders a native input, so
 * it works with `register` of react-hook-form.
 *
 * Keyboard: Space toggles.
 */
export function Switch(props: SwitchProps) {
  const [field, input] = splitField(props);
  return (
    <ChoiceField {...field} mark="track">
      {(wiring) => (
        <>
          <input {...input} {...wiring} type="checkbox" role="switch" className={styles.track} />
          <span className={styles.thumb} />
        </>
      )}
    </ChoiceField>
  );
}
