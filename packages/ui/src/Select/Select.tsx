import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as control from '../Control/Control.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { ChevronDown } from '../icons';
import type { NativeProps } from '../nativeProps';
import type { ControlSize } from '../theme/control';
import { useFormReset } from '../useFormReset';
import { useLater } from '../useLater';
import * as styles from './Select.css';
import { useTypeahead } from './useTypeahead';

// the list comes with the first that opens, or when the page has nothing better to do
const list = () => import('./SelectList');

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
  onClick,
  onPointerDown,
  ...props
}: SelectProps<Value>) {
  const [field, trigger] = splitField(props);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [own, setOwn] = useState<Value | ''>(defaultValue);
  const pointer = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const later = useLater(list, open, () => setOpen(false));
  const current = value ?? own;
  const chosen = options.find((option) => option.value === current);
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    setOwn(option?.value ?? '');
    if (option) onValueChange?.(option.value);
  };
  useFormReset(input, () => choose(defaultValue));
  const typeahead = useTypeahead(options, current, choose);

  // a mouse opens it as it goes down, a finger once it has not scrolled
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    onPointerDown?.(event);
    pointer.current = event.pointerType;
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.ctrlKey) return;
    setOpen(true);
    // the focus goes into the list
    event.preventDefault();
  };
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    // Safari does not focus a button that is clicked, nor one whose label is
    event.currentTarget.focus();
    if (pointer.current !== 'mouse') setOpen(true);
    pointer.current = '';
  };
  const type = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || typeahead(event)) return;
    if (!['Enter', ' ', 'ArrowUp', 'ArrowDown'].includes(event.key)) return;
    setOpen(true);
    event.preventDefault();
  };
  return (
    <FormField {...field}>
      {(wiring) => (
        <>
          <button
            {...trigger}
            {...wiring}
            type="button"
            role="combobox"
            aria-autocomplete="none"
            aria-controls={open && later ? listId : undefined}
            aria-expanded={open}
            data-state={open ? 'open' : 'closed'}
            className={`${control.button} ${control.size[size]}`}
            onPointerDown={press}
            onClick={click}
            onKeyDown={type}
            onBlur={(event) => {
              // opening the list takes the focus, but does not leave the field
              if (open && later) return;
              setOpen(false);
              onBlur?.(event);
            }}
          >
            {(leading ?? chosen?.icon) && <span className={control.affix}>{leading ?? chosen?.icon}</span>}
            <span className={chosen ? styles.value : styles.placeholder}>
              {chosen?.label ?? placeholder ?? '\u00a0'}
            </span>
            <ChevronDown className={styles.chevron} />
          </button>
          {name !== undefined && (
            <input ref={input} type="hidden" name={name} value={current} disabled={trigger.disabled} />
          )}
          {open && later && (
            <later.SelectList
              id={listId}
              buttonId={wiring.id}
              options={options}
              value={current}
              onValueChange={choose}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </FormField>
  );
}
