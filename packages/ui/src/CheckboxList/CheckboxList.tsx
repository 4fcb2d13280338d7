'use client';
import { type ChangeEvent, useRef, useState } from 'react';
import { Choice } from '../Choice/Choice';
import * as choice from '../Choice/Choice.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { groupProps, RequiredText } from '../FormField/RequiredText';
import { Check, Search } from '../icons';
import { matcher } from '../Listbox/matcher';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { useEscape } from '../useEscape';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CheckboxList.css';

export interface CheckboxListOption<Value extends string = string> {
  /** Value of the checkbox. */
  value: Value;
  /** Label of the checkbox. */
  label: string;
  /** Prevents the user from changing the checkbox. */
  disabled?: boolean;
}

type InputProps = Omit<
  NativeProps<'input'>,
  'id' | 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'required' | 'children'
>;

export interface CheckboxListProps<Value extends string = string> extends FieldProps, InputProps {
  /** Options, in order. */
  options: readonly CheckboxListOption<Value>[];
  /** Checked options (controlled). Values that are not in `options` are kept. */
  value?: readonly Value[];
  /** Options that are checked initially (uncontrolled). */
  defaultValue?: readonly Value[];
  /** Called with the checked options, in the order of the list. */
  onValueChange?: (value: Value[]) => void;
  /** Shows a text field above the list that filters the options. Defaults to `false`. */
  filter?: boolean;
}

/**
 * List of checkboxes for options that users should read through, such as the states of a licence or the lines of business.
 * Scrolls above 300 px. Use `MultiSelect` when space is limited and `Combobox` when users have to search. Other props go to
 * each native checkbox, so it works with `register` of react-hook-form.
 *
 * Keyboard: Tab moves between options, Space toggles, Esc clears the filter.
 *
 * @example
 * <CheckboxList label="States" options={[{ value: "ME", label: "Maine" }, { value: "VT", label: "Vermont" }]} />
 */
export function CheckboxList<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  filter = false,
  disabled = false,
  ref,
  ...props
}: CheckboxListProps<Value>) {
  const [field, input] = splitField(props);
  const [query, setQuery] = useState('');
  const filterRef = useRef<HTMLInputElement>(null);
  useEscape(filterRef, query !== '', () => setQuery(''));
  const translate = useTranslate();
  const matches = matcher(query);
  const count = options.filter(({ label }) => matches(label)).length;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const boxes = event.currentTarget.closest('[role="group"]')?.querySelectorAll<HTMLInputElement>('input:checked');
    const checked = new Set(Array.from(boxes ?? [], (box) => box.value));
    const known = new Set<string>(options.map((option) => option.value));
    onValueChange?.([
      ...(value ?? []).filter((each) => !known.has(each)),
      ...options.filter((option) => checked.has(option.value)).map((option) => option.value),
    ]);
  };

  return (
    <FormField {...field} group>
      {(wiring) => (
        <div className={styles.frame}>
          {filter && (
            <div className={styles.filter}>
              <Search />
              <input
                ref={filterRef}
                type="text"
                inputMode="search"
                autoComplete="off"
                aria-label={translate(messages.filter)}
                placeholder={translate(messages.filter)}
                value={query}
                disabled={disabled}
                onChange={(event) => setQuery(event.target.value)}
                onKeyDown={(event) => {
                  // Enter would submit the form.
                  if (event.key === 'Enter') event.preventDefault();
                }}
                className={styles.query}
              />
            </div>
          )}
          <div {...groupProps(wiring)} className={styles.list}>
            {options.map((option, index) => (
              <div key={option.value} hidden={!matches(option.label)}>
                <Choice label={option.label}>
                  <input
                    {...input}
                    // The form treats a controlled list as one field and focuses its first checkbox.
                    ref={value && index > 0 ? undefined : ref}
                    type="checkbox"
                    value={option.value}
                    disabled={disabled || option.disabled}
                    {...(value
                      ? { checked: value.includes(option.value) }
                      : { defaultChecked: defaultValue?.includes(option.value) })}
                    onChange={change}
                    className={choice.input}
                  />
                  <Check className={choice.check} />
                </Choice>
              </div>
            ))}
            {count === 0 && (
              <p className={styles.none} aria-hidden>
                {translate(messages.noResults)}
              </p>
            )}
          </div>
          <RequiredText {...wiring} />
          {filter && (
            <VisuallyHidden role="status">
              {query && (count > 0 ? translate(messages.results, { count }) : translate(messages.noResults))}
            </VisuallyHidden>
          )}
        </div>
      )}
    </FormField>
  );
}
