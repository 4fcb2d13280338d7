import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type Ref } from 'react';
import { Control } from '../Control/Control';
import { input } from '../Control/Control.css';
import { ControlButton } from '../Control/ControlButton';
import { X } from '../fieldIcons';
import { Search } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Select, type SelectOption } from '../Select/Select';
import { useOwnRef } from '../useOwnRef';
import * as styles from './SearchField.css';

interface SearchBy<Field extends string> {
  /** What can be searched. The text waits until one is chosen. */
  fields: readonly SelectOption<Field>[];
  /** The chosen one; `undefined` until there is one. */
  field: Field | undefined;
  onFieldChange: (field: Field) => void;
}
interface SearchAll {
  fields?: undefined;
  field?: undefined;
  onFieldChange?: undefined;
}

export type SearchFieldProps<Field extends string = string> = Omit<NativeProps<'div'>, 'children'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Says what a search would search, or that something has to be chosen first. */
  placeholder?: string;
  /** Reaches the text, to put the focus there. */
  inputRef?: Ref<HTMLInputElement>;
} & (SearchBy<Field> | SearchAll);

/**
 * Searches a list while one types. With `fields` it is one joined control: what to search by, then the text.
 *
 * Keyboard: Esc clears the text.
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
  const say = useWords();
  const [textRef, merged] = useOwnRef(inputRef);
  const clear = () => {
    onValueChange('');
    textRef.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  };
  return (
    <div {...rest} className={styles.root}>
      {fields && (
        <div className={styles.by}>
          <Select
            label={say(words.searchBy)}
            hideLabel
            placeholder={say(words.searchBy)}
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
              <ControlButton label={say(words.clear)} onClick={clear}>
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
            aria-label={say(words.search)}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={clearOnEscape}
            disabled={fields !== undefined && field === undefined}
            className={input}
          />
        </Control>
      </div>
    </div>
  );
}
