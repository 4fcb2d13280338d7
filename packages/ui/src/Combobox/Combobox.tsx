'use client';
import { type ReactNode, useId } from 'react';
import { Control } from '../Control/Control';
import * as control from '../Control/Control.css';
import { ControlButton } from '../Control/ControlButton';
import { FormField } from '../FormField/FormField';
import { type ControlProps, type FieldProps, labelId, splitField } from '../FormField/fieldProps';
import { X } from '../fieldIcons';
import { ChevronDown } from '../icons';
import { isComposing } from '../isComposing';
import { ListPopover } from '../Listbox/ListPopover';
import { OptionList } from '../Listbox/OptionList';
import type { ListOption } from '../Listbox/option';
import type { MultipleChoice, SingleChoice } from '../Listbox/useChosen';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import type { ControlSize } from '../theme/control';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Chips } from './Chips';
import * as styles from './Combobox.css';
import { ResultMessage } from './ResultMessage';
import { useCombo } from './useCombo';
import type { OptionSource } from './useOptions';

interface CommonProps
  extends FieldProps,
    Omit<
      NativeProps<'input'>,
      'id' | 'size' | 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'multiple' | 'children'
    > {
  /** 28, 32 or 40 px. Use at least 40 px on touch screens. Defaults to `medium` (32 px). */
  size?: ControlSize;
  /** Content before the text, such as an icon. */
  leading?: ReactNode;
  /** Content at the end of the label's line, such as a link that creates a missing record. */
  aside?: ReactNode;
  /** Allows the user to clear the selection with a button or Esc. Defaults to `true` unless the field is required. */
  clearable?: boolean;
}

export type ComboboxProps<Option extends ListOption = ListOption> = CommonProps &
  OptionSource<Option> &
  (SingleChoice<Option> | MultipleChoice<Option>);

/**
 * Text field that searches a list of options, for one or several choices. Options are passed as a list or loaded from a server.
 * For short lists, use `Select`, `MultiSelect` or `CheckboxList`.
 *
 * With react-hook-form, use a `Controller`: `<Combobox {...field} onValueChange={field.onChange} />`. In a native form, `name`
 * submits the value, or one value per selected option.
 *
 * Keyboard: type to search. Up and Down open the list and move in it, Enter selects. Esc closes the list, then clears the
 * selection. In an empty field, Backspace removes the last chip and Left moves to the chips.
 *
 * @example
 * <Combobox label="Agent" options={[{ value: "ada", label: "Ada Marsh" }]} onValueChange={setAgent} />
 */
export function Combobox<Option extends ListOption = ListOption>(props: ComboboxProps<Option>) {
  const {
    options: _options,
    loadOptions: _loadOptions,
    debounce: _debounce,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    multiple = false,
    size = 'medium',
    aside,
    leading,
    clearable = !props.required,
    name,
    placeholder,
    disabled = false,
    readOnly = false,
    ref,
    onBlur,
    onClick,
    onFocus,
    onKeyDown,
    ...others
  } = props;
  const [field, input] = splitField(others);
  const madeId = useId();
  const id = field.id ?? madeId;
  const translate = useTranslate();
  const locale = useLocale();
  const [inputRef, merged] = useOwnRef(ref);
  const usable = !disabled && !readOnly;
  const combo = useCombo(props, { id, clearable, usable, inputRef: merged });
  const { found, open, highlighted, values, labels } = combo;
  useFormReset(inputRef, combo.reset);
  const failed = found.state === 'failed';
  const retryId = `${id}-retry`;
  const count = found.options.length;
  const summary =
    found.state === 'loading'
      ? translate(messages.loading)
      : failed
        ? translate(messages.optionsFailed)
        : count > 0
          ? translate(messages.results, { count: new Intl.NumberFormat(locale).format(count) })
          : translate(messages.noResults);
  const chipIds = multiple ? labels.map((_, index) => `${id}-chip-${index}`) : [];
  const menuProps = combo.getMenuProps({}, { suppressRefError: true });

  const box = (wiring: ControlProps) => (
    <Control
      size={size}
      leading={leading}
      readOnly={readOnly}
      layout={multiple ? styles.box : undefined}
      trailing={
        usable && (
          <>
            {clearable && combo.inputValue + labels.join('') !== '' && (
              <ControlButton
                label={translate(messages.clear)}
                onClick={() => {
                  combo.clear();
                  inputRef.current?.focus();
                }}
              >
                <X />
              </ControlButton>
            )}
            <ControlButton
              {...combo.getToggleButtonProps()}
              label={translate(messages.showOptions)}
              aria-controls={undefined}
              onMouseDown={(event) => event.preventDefault()}
            >
              <ChevronDown />
            </ControlButton>
          </>
        )
      }
    >
      {multiple && (
        <Chips
          labelledBy={labelId(id)}
          ids={chipIds}
          labels={labels}
          disabled={!usable}
          removeProps={(index) => ({
            ...combo.chipProps(index),
            onClick: () => {
              combo.remove(index);
              inputRef.current?.focus();
            },
          })}
        />
      )}
      <input
        {...input}
        {...wiring}
        {...combo.getInputProps({
          ...combo.keysToChips,
          disabled,
          readOnly,
          placeholder: values.length > 0 ? undefined : placeholder,
          onBlur,
          onChange: (event) => combo.type(event.currentTarget.value),
          onClick: (event) => {
            onClick?.(event);
            // Typing replaces the current selection.
            if (!open && !multiple) event.currentTarget.select();
          },
          onFocus: (event) => {
            onFocus?.(event);
            combo.leaveChips();
          },
          onKeyDown: (event) => {
            onKeyDown?.(event);
            // Escape ends the composition of an input method (IME), and the arrow keys choose a character.
            if (isComposing(event.nativeEvent)) return void Object.assign(event, { preventDownshiftDefault: true });
            combo.keysToChips.onKeyDown?.(event);
            if (open && failed && event.key === 'Enter') found.retry();
          },
        })}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={
          !open ? undefined : failed ? retryId : highlighted < 0 ? undefined : `${id}-option-${highlighted}`
        }
        aria-describedby={[wiring['aria-describedby'], ...chipIds].filter(Boolean).join(' ') || undefined}
        className={multiple ? styles.entry : control.input}
      />
    </Control>
  );

  return (
    <FormField {...field} id={id} aside={aside}>
      {(wiring) => (
        <>
          <ListPopover open={open} anchor={box(wiring)}>
            {count > 0 ? (
              <OptionList
                options={found.options}
                chosen={values}
                highlighted={highlighted}
                multiple={multiple}
                menuProps={menuProps}
                optionProps={(index) => combo.getItemProps({ index })}
                handle={combo.listRef}
              />
            ) : (
              <ResultMessage
                state={found.state}
                error={found.error}
                menuProps={menuProps}
                retryProps={{ id: retryId, onClick: found.retry }}
              />
            )}
          </ListPopover>
          <VisuallyHidden role="status">
            {open ? summary : combo.removed && translate(messages.optionRemoved, { name: combo.removed })}
          </VisuallyHidden>
          {name !== undefined &&
            (multiple ? values : [values[0] ?? '']).map((value) => (
              <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
            ))}
        </>
      )}
    </FormField>
  );
}
