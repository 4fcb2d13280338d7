'use client';
import { useSelect } from 'downshift';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import * as control from '../Control/Control.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, labelId, splitField } from '../FormField/fieldProps';
import { ChevronDown } from '../icons';
import { ListPopover } from '../Listbox/ListPopover';
import { OptionList, type OptionListHandle } from '../Listbox/OptionList';
import { message } from '../Listbox/OptionList.css';
import type { ListOption } from '../Listbox/option';
import { type MultipleChoice, useChosen } from '../Listbox/useChosen';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import * as select from '../Select/Select.css';
import type { ControlSize } from '../theme/control';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { isPointerMove, reduce } from './reduce';

export interface MultiSelectProps<Option extends ListOption = ListOption>
  extends FieldProps,
    Omit<MultipleChoice<Option>, 'multiple'>,
    Omit<NativeProps<'button'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'children' | 'role'> {
  /** Options, in order. */
  options: readonly Option[];
  /** Text shown while nothing is selected. */
  placeholder?: string;
  /** 28, 32 or 40 px. Use at least 40 px on touch screens. Defaults to `medium` (32 px). */
  size?: ControlSize;
  /** Icon before the value. */
  leading?: ReactNode;
  /** Form field name. Submits one value per selected option. */
  name?: string;
}

/**
 * Select for several options of a short list, in a single line, for example in a filter or table cell. Use `CheckboxList` when
 * users should read all options and `Combobox` with `multiple` when they have to search.
 *
 * With react-hook-form, use a `Controller`: `<MultiSelect {...field} onValueChange={field.onChange} />`.
 *
 * Keyboard: Enter, Space, Up and Down open the list. Up, Down, Home, End and letters move, Enter and Space toggle an option,
 * Esc closes.
 *
 * @example
 * <MultiSelect label="States" options={[{ value: "ME", label: "Maine" }]} />
 */
export function MultiSelect<Option extends ListOption = ListOption>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder = '\u00a0',
  size = 'medium',
  leading,
  name,
  disabled,
  ref,
  ...props
}: MultiSelectProps<Option>) {
  const [field, button] = splitField(props);
  const madeId = useId();
  const id = field.id ?? madeId;
  const translate = useTranslate();
  const locale = useLocale();
  const [buttonRef, merged] = useOwnRef(ref);
  const listRef = useRef<OptionListHandle>(null);
  const { values, find, toggle, reset } = useChosen({ multiple: true, value, defaultValue, onValueChange }, options);
  useFormReset(buttonRef, reset);
  const items = useMemo(() => [...options], [options]);
  const labels = values.map((each) => find(each)?.label ?? each);
  const count = labels.length;
  const summary =
    count > 1 ? translate(messages.selected, { count: new Intl.NumberFormat(locale).format(count) }) : labels[0];
  const selectionId = `${id}-chosen`;

  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect({
    items,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    toggleButtonId: id,
    labelId: labelId(id),
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    // Downshift's single selection is not used. Picking an option toggles it instead.
    selectedItem: null,
    scrollIntoView: () => undefined,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) toggle(selectedItem.value);
    },
    onHighlightedIndexChange: ({ highlightedIndex: next, type }) => {
      if (!isPointerMove(type)) listRef.current?.show(next);
    },
  });
  const menuProps = getMenuProps({}, { suppressRefError: true });

  return (
    <FormField {...field} id={id}>
      {(wiring) => (
        <>
          <ListPopover
            open={isOpen}
            anchor={
              <button
                {...wiring}
                {...getToggleButtonProps({ ...button, disabled, ref: merged })}
                type="button"
                aria-controls={isOpen ? `${id}-list` : undefined}
                aria-activedescendant={isOpen && highlightedIndex >= 0 ? `${id}-option-${highlightedIndex}` : undefined}
                aria-describedby={
                  [wiring['aria-describedby'], count > 1 && selectionId].filter(Boolean).join(' ') || undefined
                }
                className={`${control.button} ${control.size[size]}`}
              >
                {leading && <span className={control.affix}>{leading}</span>}
                <span className={count > 0 ? select.value : select.placeholder}>{summary ?? placeholder}</span>
                <ChevronDown className={select.chevron} />
              </button>
            }
          >
            <OptionList
              options={options}
              chosen={values}
              highlighted={highlightedIndex}
              multiple
              menuProps={menuProps}
              optionProps={(index) => getItemProps({ index })}
              handle={listRef}
            />
            {options.length === 0 && <div className={message}>{translate(messages.noResults)}</div>}
          </ListPopover>
          {count > 1 && <VisuallyHidden id={selectionId}>{new Intl.ListFormat(locale).format(labels)}</VisuallyHidden>}
          {name !== undefined &&
            values.map((each) => <input key={each} type="hidden" name={name} value={each} disabled={disabled} />)}
        </>
      )}
    </FormField>
  );
}
