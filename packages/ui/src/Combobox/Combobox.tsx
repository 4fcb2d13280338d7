import { type ReactNode, useId } from 'react';
import { Control } from '../Control/Control';
import * as control from '../Control/Control.css';
import { ControlButton } from '../Control/ControlButton';
import { FormField } from '../FormField/FormField';
import { type ControlProps, type FieldProps, labelId, splitField } from '../FormField/fieldProps';
import { X } from '../fieldIcons';
import { ChevronDown } from '../icons';
import { ListPopover } from '../Listbox/ListPopover';
import { OptionList } from '../Listbox/OptionList';
import type { ListOption } from '../Listbox/option';
import type { MultipleChoice, SingleChoice } from '../Listbox/useChosen';
import { useLocale, useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import type { ControlSize } from '../theme/control';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Chips } from './Chips';
import * as styles from './Combobox.css';
import { FoundMessage } from './FoundMessage';
import { useCombo } from './useCombo';
import type { OptionSource } from './useOptions';

interface CommonProps
  extends FieldProps,
    Omit<
      NativeProps<'input'>,
      'id' | 'size' | 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'multiple' | 'children'
    > {
  /** 28, 32 or 40 px; at least 40 where a finger is likely. */
  size?: ControlSize;
  /** Before the text: an icon. */
  leading?: ReactNode;
  /** Whether the choice can be taken back to nothing, by a button and by Esc. A required one cannot, unless it is said. */
  clearable?: boolean;
}

export type ComboboxProps<Option extends ListOption = ListOption> = CommonProps &
  OptionSource<Option> &
  (SingleChoice<Option> | MultipleChoice<Option>);

/**
 * One or several of a list that is searched by typing: all of it known, or asked from a server. A short list is a `Select`,
 * several of a short list a `MultiSelect` or a `CheckboxList`.
 *
 * With react-hook-form it stands in a `Controller`: `<Combobox {...field} onValueChange={field.onChange} />`; in a plain form
 * `name` sends the value, or one for each that is chosen.
 *
 * Keyboard: typing searches; Up and Down open the list and move, Enter chooses; Esc closes the list, then clears; Backspace in
 * an empty text removes the last chip, Left goes to the chips.
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
  const say = useWords();
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
      ? say(words.loading)
      : failed
        ? say(words.optionsFailed)
        : count > 0
          ? say(words.results, { count: new Intl.NumberFormat(locale).format(count) })
          : say(words.noResults);
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
                label={say(words.clear)}
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
              label={say(words.showOptions)}
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
            // what is typed next takes the place of the choice
            if (!open && !multiple) event.currentTarget.select();
          },
          onFocus: (event) => {
            onFocus?.(event);
            combo.leaveChips();
          },
          onKeyDown: (event) => {
            onKeyDown?.(event);
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
    <FormField {...field} id={id}>
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
              <FoundMessage
                state={found.state}
                error={found.error}
                menuProps={menuProps}
                retryProps={{ id: retryId, onClick: found.retry }}
              />
            )}
          </ListPopover>
          <VisuallyHidden role="status">
            {open ? summary : combo.removed && say(words.optionRemoved, { name: combo.removed })}
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
