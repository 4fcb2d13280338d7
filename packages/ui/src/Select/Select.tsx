import * as Radix from '@radix-ui/react-select';
import { type ReactNode, useState } from 'react';
import * as control from '../Control/Control.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, labelId, splitField } from '../FormField/fieldProps';
import { ChevronDown } from '../icons';
import type { NativeProps } from '../nativeProps';
import type { ControlSize } from '../theme/control';
import * as styles from './Select.css';
import { SelectList } from './SelectList';
import { useTypeahead } from './useTypeahead';

export interface SelectOption<Value extends string = string> {
  value: Value;
  /** What is shown, in the list and once chosen. */
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends FieldProps,
    Omit<NativeProps<'button'>, 'id' | 'value' | 'defaultValue' | 'type' | 'children' | 'role'> {
  options: readonly SelectOption<Value>[];
  /** The chosen option. Nothing is chosen when it is empty or names no option. */
  value?: Value | '';
  /** The option chosen at first, for a form that reads the field by its `name`. */
  defaultValue?: Value | '';
  onValueChange?: (value: Value) => void;
  /** Shown until something is chosen. */
  placeholder?: string;
  /** 28, 32 or 40 px; at least 40 where a finger is likely. */
  size?: ControlSize;
  /** An icon before the value. */
  leading?: ReactNode;
  /** Sends the value with a form under this name. */
  name?: string;
}

/**
 * One of a known, short list. Two or three options that should be seen at once are a `RadioGroup`; commands are a `Menu`;
 * a list so long that it must be searched needs a picker.
 *
 * Keyboard: Enter, Space, Up and Down open the list; Up, Down, Home, End and letters move; Enter and Space choose;
 * Esc closes. Letters on the closed list choose at once.
 */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  size = 'medium',
  leading,
  name,
  onBlur,
  onKeyDown,
  ...props
}: SelectProps<Value>) {
  const [field, trigger] = splitField(props);
  const [open, setOpen] = useState(false);
  const [own, setOwn] = useState<Value | ''>(defaultValue);
  const current = value ?? own;
  const chosen = options.find((option) => option.value === current);
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    setOwn(option?.value ?? '');
    if (option) onValueChange?.(option.value);
  };
  const typeahead = useTypeahead(options, current, choose);
  return (
    <FormField {...field}>
      {(wiring) => (
        // The provider and not Radix's root: that adds a native select which, as the options are mounted on opening only,
        // has none of them and would answer every change of the value with an empty one.
        <Radix.unstable_Provider value={current} onValueChange={choose} open={open} onOpenChange={setOpen}>
          <Radix.Trigger
            {...trigger}
            {...wiring}
            className={`${control.button} ${control.size[size]}`}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!open) typeahead(event);
            }}
            // opening the list takes the focus, but does not leave the field
            onBlur={open ? undefined : onBlur}
          >
            {(leading ?? chosen?.icon) && <span className={control.affix}>{leading ?? chosen?.icon}</span>}
            <span className={chosen ? styles.value : styles.placeholder}>
              {chosen?.label ?? placeholder ?? '\u00a0'}
            </span>
            <ChevronDown className={styles.chevron} />
          </Radix.Trigger>
          {name !== undefined && <input type="hidden" name={name} value={current} disabled={trigger.disabled} />}
          {open && <SelectList options={options} labelledBy={labelId(wiring.id)} />}
        </Radix.unstable_Provider>
      )}
    </FormField>
  );
}
