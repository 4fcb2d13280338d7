'use client';
import { ChoiceField } from '../Choice/ChoiceField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { NativeProps } from '../nativeProps';
import { blockedProps, useReadOnly } from '../ReadOnly/readOnlyState';
import * as styles from './Switch.css';

export interface SwitchProps
  extends Omit<FieldProps, 'optional' | 'required'>,
    Omit<NativeProps<'input'>, 'id' | 'type' | 'role' | 'required' | 'children'> {
  /** Changes data, so that the switch is disabled inside `ReadOnly`. Defaults to `true`. */
  writes?: boolean;
}

/**
 * On or off setting that applies immediately. Use `Checkbox` for a choice that is saved with a form. Renders a native input, so
 * it works with `register` of react-hook-form.
 *
 * Keyboard: Space toggles.
 *
 * @example
 * <Switch label="Notify me" checked={isOn} onChange={toggle} />
 */
export function Switch({ writes = true, ...props }: SwitchProps) {
  const reason = useReadOnly(writes)?.reason;
  const [field, own] = splitField(props);
  const input = reason === undefined ? own : { ...blockedProps(own, reason), readOnly: true };
  const control = (
    <ChoiceField {...field} mark="track">
      {(wiring) => (
        <>
          <input {...input} {...wiring} type="checkbox" role="switch" className={styles.track} />
          <span className={styles.thumb} />
        </>
      )}
    </ChoiceField>
  );
  return reason === undefined ? control : <span title={reason}>{control}</span>;
}
