'use client';
import { cx } from 'class-variance-authority';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { Chips } from '../Combobox/Chips';
import * as combobox from '../Combobox/Combobox.css';
import * as control from '../Control/Control.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, labelId, splitField } from '../FormField/fieldProps';
import { isComposing } from '../isComposing';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import type { ControlSize } from '../theme/control';
import { useControllableState } from '../useControllableState';
import { afterPress } from '../useFieldError';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './TagsField.css';
import { addTags, splitTags } from './tags';

export interface TagsFieldProps
  extends FieldProps,
    Omit<NativeProps<'input'>, 'id' | 'value' | 'defaultValue' | 'size' | 'type' | 'required' | 'multiple'> {
  /** Entries, in order (controlled). */
  value?: readonly string[];
  /** Initial entries (uncontrolled). */
  defaultValue?: readonly string[];
  /** Called with all entries after one was added or removed. */
  onValueChange?: (value: readonly string[]) => void;
  /** Returns the error of an entry, which then stays in the input. Defaults to accepting every text. */
  validate?: (entry: string) => string | undefined;
  /** Maximum number of entries. Defaults to no limit. */
  max?: number;
  /** 28, 32 or 40 px. Use at least 40 px on touch screens. Defaults to `medium` (32 px). */
  size?: ControlSize;
  /** Form field name. Submits one value per entry. */
  name?: string;
}

/**
 * List of short texts that the user types, such as email addresses. Equal entries are added once. Use `Combobox` with `multiple`
 * when users choose from existing records.
 *
 * Keyboard: Enter and comma add the text, Backspace in the empty input removes the last entry. A pasted list is split at commas,
 * semicolons and line breaks. Leaving the field adds the text.
 *
 * @example
 * <TagsField label="Copy to" name="cc" validate={(entry) => (isEmail(entry) ? undefined : 'Enter an email address.')} />
 */
export function TagsField({
  value: given,
  defaultValue = [],
  onValueChange,
  validate,
  max = Number.POSITIVE_INFINITY,
  size = 'medium',
  name,
  disabled = false,
  readOnly = false,
  onChange,
  onKeyDown,
  onPaste,
  onBlur,
  ref,
  ...props
}: TagsFieldProps) {
  const [field, rest] = splitField(props);
  const translate = useTranslate();
  const [input, merged] = useOwnRef(ref);
  const [tags, setTags] = useControllableState<readonly string[]>(given, defaultValue, onValueChange);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  useFormReset(input, () => {
    setTags(defaultValue);
    setText('');
    setProblem(undefined);
  });

  const add = (typed: string, report = (run: () => void) => run()) => {
    const { added, left, error } = addTags(tags, splitTags(typed), { validate, max });
    if (added.length > 0) {
      setTags([...tags, ...added]);
      setNews(translate(messages.rowAdded, { name: added.join(', ') }));
    }
    setText(left.join(', '));
    report(() => setProblem(error === 'limit' ? translate(messages.tagsLimit, { count: max }) : error));
  };
  const remove = (index: number) => {
    const tag = tags[index];
    if (tag === undefined) return;
    setTags(tags.filter((_, at) => at !== index));
    setNews(translate(messages.optionRemoved, { name: tag }));
    setProblem(undefined);
    input.current?.focus();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // The key belongs to an input method that is composing a character.
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (['Enter', ','].includes(event.key) && text.trim()) {
      event.preventDefault();
      add(text);
    } else if (event.key === ',') event.preventDefault();
    else if (event.key === 'Backspace' && text === '' && !readOnly) remove(tags.length - 1);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const pasted = event.clipboardData.getData('text');
    if (event.defaultPrevented || readOnly || splitTags(pasted).length < 2) return;
    event.preventDefault();
    add(`${text},${pasted}`);
  };

  return (
    <FormField {...field} error={field.error ?? problem}>
      {(wiring) => (
        <div className={cx(control.box, control.size[size], styles.box)}>
          <Chips
            labelledBy={labelId(wiring.id)}
            ids={tags.map((_, index) => `${wiring.id}-tag-${index}`)}
            labels={tags}
            disabled={disabled || readOnly}
            removeProps={(index) => ({ onClick: () => remove(index) })}
          />
          <input
            autoComplete="off"
            {...rest}
            {...wiring}
            ref={merged}
            type="text"
            disabled={disabled}
            readOnly={readOnly}
            className={combobox.entry}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setProblem(undefined);
              onChange?.(event);
            }}
            onKeyDown={keyDown}
            onPaste={paste}
            onBlur={(event) => {
              if (text.trim()) add(text, afterPress);
              onBlur?.(event);
            }}
          />
          {name && tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={disabled} />)}
          <VisuallyHidden>
            <span role="status">{news}</span>
          </VisuallyHidden>
        </div>
      )}
    </FormField>
  );
}
