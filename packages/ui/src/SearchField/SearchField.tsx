'use client';
import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import { Control } from '../Control/Control';
import { input } from '../Control/Control.css';
import { ControlButton } from '../Control/ControlButton';
import { X } from '../fieldIcons';
import { Search } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Select } from '../Select/Select';
import type { SelectOption } from '../Select/selectOption';
import { useEscape } from '../useEscape';
import { useOwnRef } from '../useOwnRef';
import * as styles from './SearchField.css';

interface SearchByField<Field extends string> {
  /** Columns to search in. The text field is disabled until one is selected. */
  fields: readonly SelectOption<Field>[];
  /** Selected column; undefined when none is selected. */
  field: Field | undefined;
  /** Called with the column that the user selects. */
  onFieldChange: (field: Field) => void;
}
interface SearchAll {
  fields?: undefined;
  field?: undefined;
  onFieldChange?: undefined;
}

export type SearchFieldProps<Field extends string = string> = Omit<NativeProps<'div'>, 'children'> & {
  /** Search text. */
  value: string;
  /** Called on every change of the search text. */
  onValueChange: (value: string) => void;
  /** Placeholder, such as the columns that are searched. */
  placeholder?: string;
  /** Ref to the text field, for moving the focus to it. */
  inputRef?: Ref<HTMLInputElement>;
} & (SearchByField<Field> | SearchAll);

/**
 * Search field of a list. With `fields` it includes a select for the column to search in.
 *
 * Keyboard: Esc clears the text.
 *
 * @example
 * <SearchField value={text} onValueChange={setText} placeholder="Search policies" />
 */
export function SearchField<Field extends string = string>({
  fields,
  field,
  onFieldChange,
  value,
  onValueChange,
  placeholder,
  inputRef,
  ...rest
}: SearchFieldProps<Field>) {
  const translate = useTranslate();
  const [textRef, merged] = useOwnRef(inputRef);
  const clear = () => {
    onValueChange('');
    textRef.current?.focus();
  };
  useEscape(textRef, value !== '', clear);
  return (
    <div {...rest} className={styles.root}>
      {fields && (
        <div className={styles.by}>
          <Select
            label={translate(messages.searchBy)}
            hideLabel
            placeholder={translate(messages.searchBy)}
            options={fields}
            value={field ?? ''}
            onValueChange={onFieldChange}
          />
        </div>
      )}
      <div className={cx(styles.text, fields && styles.joined)}>
        <Control
          leading={<Search />}
          trailing={
            value !== '' && (
              <ControlButton label={translate(messages.clear)} onClick={clear}>
                <X />
              </ControlButton>
            )
          }
        >
          <input
            ref={merged}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={translate(messages.search)}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            disabled={fields !== undefined && field === undefined}
            className={input}
          />
        </Control>
      </div>
    </div>
  );
}
