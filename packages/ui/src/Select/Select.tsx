'use client';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as control from '../Control/Control.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { ChevronDown } from '../icons';
import { isDisabled } from '../isDisabled';
import type { NativeProps } from '../nativeProps';
import type { ControlSize } from '../theme/control';
import { useFormReset } from '../useFormReset';
import { useLater } from '../useLater';
import * as styles from './Select.css';
import type { SelectOption } from './selectOption';
import { useTypeahead } from './useTypeahead';

// Loaded when the first list opens, or when the page is idle.
const loadList = () => import('./SelectList');

export interface SelectProps<Value extends string = string>
  extends FieldProps,
    Omit<NativeProps<'button'>, 'id' | 'value' | 'defaultValue' | 'type' | 'children' | 'role'> {
  /** Options, in order. */
  options: readonly SelectOption<Value>[];
  /** Selected option (controlled). Empty string when none is selected. */
  value?: Value | '';
  /** Option that is selected initially (uncontrolled). Submitted under the field's `name`. */
  defaultValue?: Value | '';
  /** Called with the option that the user selects. */
  onValueChange?: (value: Value) => void;
  /** Text shown while nothing is selected. */
  placeholder?: string;
  /** 28, 32 or 40 px. Use at least 40 px on touch screens. Defaults to `medium` (32 px). */
  size?: ControlSize;
  /** Icon before the value. */
  leading?: ReactNode;
  /** Form field name. Submits the value. */
  name?: string;
}

/**
 * Choice of one option from a short list. Use `RadioGroup` for two or three options that should all be visible, `Menu` for
 * actions, and `Combobox` for a long list that users search.
 *
 * Keyboard: Enter, Space, Up and Down open the list. Up, Down, Home, End and letters move, Enter and Space select, Esc closes.
 * On the closed field, letters select directly.
 *
 * @example
 * <Select label="State" name="state" options={[{ value: "ME", label: "Maine" }, { value: "VT", label: "Vermont" }]} />
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
  const later = useLater(loadList, open, () => setOpen(false));
  const current = value ?? own;
  const chosen = options.find((option) => option.value === current);
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    setOwn(option?.value ?? '');
    if (option) onValueChange?.(option.value);
  };
  useFormReset(input, () => choose(defaultValue));
  const typeahead = useTypeahead(options, current, choose);

  // Opens on mouse down, but only on touch end, because a touch may start scrolling.
  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    onPointerDown?.(event);
    if (isDisabled(event.currentTarget)) return;
    pointer.current = event.pointerType;
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.ctrlKey) return;
    setOpen(true);
    // Keeps the focus from moving to the button, because it moves into the list.
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    // Safari does not focus a button on click, neither directly nor through its label.
    event.currentTarget.focus();
    if (pointer.current !== 'mouse' && !isDisabled(event.currentTarget)) setOpen(true);
    pointer.current = '';
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isDisabled(event.currentTarget) || typeahead(event)) return;
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
            onPointerDown={handlePointerDown}
            onClick={handleClick}
            onKeyDown={handleKeyDown}
            onBlur={(event) => {
              // Opening the list moves the focus, but the user has not left the field.
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
