import { ChoiceField } from '../Choice/ChoiceField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { NativeProps } from '../nativeProps';
import * as styles from './Switch.css';

export interface SwitchProps
  extends Omit<FieldProps, 'optional' | 'required'>,
    Omit<NativeProps<'input'>, 'id' | 'type' | 'role' | 'required' | 'children'> {}

/**
 * On or off, with effect at once. What waits for a form to be saved is a `Checkbox`. Native: `register` is all it needs.
 *
 * Keyboard: Space turns it on and off.
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
