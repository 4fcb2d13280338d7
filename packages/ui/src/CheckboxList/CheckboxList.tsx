import { type ChangeEvent, useState } from 'react';
import { Choice } from '../Choice/Choice';
import * as choice from '../Choice/Choice.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { Check, Search } from '../icons';
import { matcher } from '../Listbox/matcher';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CheckboxList.css';

export interface CheckboxListOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

type InputProps = Omit<
  NativeProps<'input'>,
  'id' | 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'required' | 'children'
>;

export interface CheckboxListProps<Value extends string = string> extends FieldProps, InputProps {
  options: readonly CheckboxListOption<Value>[];
  /** The checked options. A value that is no option is kept. */
  value?: readonly Value[];
  /** The options checked at first, where the form or `register` holds the value. */
  defaultValue?: readonly Value[];
  /** Is given the checked options in the order of the list. */
  onValueChange?: (value: Value[]) => void;
  /** A text above the list that narrows it, for more options than can be seen at once. */
  filter?: boolean;
}

/**
 * Several of a list that should be seen and read through: the states of a licence, the lines of business. It scrolls from
 * 300 px on. Where there is little room take `MultiSelect`, for what has to be searched `Combobox`. The other props go to
 * each of the native checkboxes, so that `register` works.
 *
 * Keyboard: Tab from option to option, Space checks and clears; Esc in the filter clears it.
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
  const say = useWords();
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
      {/* a group cannot be required; the star says it */}
      {({ 'aria-required': _, ...wiring }) => (
        <div className={styles.frame}>
          {filter && (
            <div className={styles.filter}>
              <Search />
              <input
                type="text"
                inputMode="search"
                autoComplete="off"
                aria-label={say(words.filter)}
                placeholder={say(words.filter)}
                value={query}
                disabled={disabled}
                onChange={(event) => setQuery(event.target.value)}
                onKeyDown={(event) => {
                  // it narrows what is seen and sends no form
                  if (event.key === 'Enter') event.preventDefault();
                  if (event.key === 'Escape' && query) {
                    event.preventDefault();
                    setQuery('');
                  }
                }}
                className={styles.query}
              />
            </div>
          )}
          <div role="group" {...wiring} className={styles.list}>
            {options.map((option, index) => (
              <div key={option.value} hidden={!matches(option.label)}>
                <Choice label={option.label}>
                  <input
                    {...input}
                    // a controlled list is one field to its form, which puts the focus on the first
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
                {say(words.noResults)}
              </p>
            )}
          </div>
          {filter && (
            <VisuallyHidden role="status">
              {query && (count > 0 ? say(words.results, { count }) : say(words.noResults))}
            </VisuallyHidden>
          )}
        </div>
      )}
    </FormField>
  );
}
