'use client';
import { useDirection } from '@radix-ui/react-direction';
import { useCombobox, useMultipleSelection } from 'downshift';
import { type RefCallback, useRef, useState } from 'react';
import { labelId } from '../FormField/fieldProps';
import type { OptionListHandle } from '../Listbox/OptionList';
import type { ListOption } from '../Listbox/option';
import { type MultipleChoice, type SingleChoice, useChosen } from '../Listbox/useChosen';
import { inputBlurred, isPointerMove, reduce, selectsHighlighted } from './reduce';
import { type OptionSource, useOptions } from './useOptions';

interface Settings {
  id: string;
  clearable: boolean;
  /** Neither disabled nor read-only. */
  usable: boolean;
  inputRef: RefCallback<HTMLInputElement>;
}

/** State of a combobox, and the props of its parts. */
export function useCombo<Option extends ListOption>(
  props: OptionSource<Option> & (SingleChoice<Option> | MultipleChoice<Option>),
  { id, clearable, usable, inputRef }: Settings,
) {
  const { multiple = false } = props;
  const isRtl = useDirection() === 'rtl';
  const listRef = useRef<OptionListHandle>(null);
  const [open, setOpen] = useState(false);
  /** Search text; undefined while the field shows the selection. */
  const [text, setText] = useState<string>();
  /** Labels of the options removed last, for the screen-reader announcement. */
  const [removed, setRemoved] = useState('');
  const found = useOptions(props, text ?? '', open);
  const { values, find, choose, toggle, reset } = useChosen(props, [...(props.options ?? []), ...found.options]);
  const labels = values.map((value) => find(value)?.label ?? value);
  const failed = found.state === 'failed';

  const combo = useCombobox({
    items: found.options,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option?.disabled ?? false,
    inputId: id,
    labelId: labelId(id),
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-option-${index}`,
    isOpen: open,
    inputValue: text ?? (multiple ? '' : (labels[0] ?? '')),
    selectedItem: (!multiple && values[0] !== undefined && find(values[0])) || null,
    // `OptionList` scrolls instead, because most options of a long list are not in the document.
    scrollIntoView: () => undefined,
    stateReducer: (state, action) =>
      usable && !(failed && selectsHighlighted(action.type)) ? reduce(state, action, { multiple, clearable }) : state,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!multiple) choose(selectedItem ? [selectedItem.value] : []);
      else if (selectedItem) toggle(selectedItem.value);
      setText(undefined);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      setOpen(isOpen);
      setRemoved('');
      if (isOpen) return;
      // Emptying the field and leaving it clears the selection.
      if (type === inputBlurred && text === '' && clearable && !multiple) choose([]);
      setText(undefined);
    },
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (!isPointerMove(type)) listRef.current?.show(highlightedIndex);
    },
  });

  const removeAllExcept = (next: readonly string[]) => {
    setRemoved(labels.filter((_, index) => !next.includes(values[index] ?? '')).join(', '));
    choose(next);
  };
  const chips = useMultipleSelection<string>({
    selectedItems: multiple ? [...values] : [],
    onSelectedItemsChange: ({ selectedItems = [] }) => removeAllExcept(selectedItems),
    keyNavigationPrevious: isRtl ? 'ArrowRight' : 'ArrowLeft',
    keyNavigationNext: isRtl ? 'ArrowLeft' : 'ArrowRight',
  });

  return {
    ...combo,
    open,
    found,
    values,
    labels,
    removed,
    listRef,
    highlighted: found.options[combo.highlightedIndex] ? combo.highlightedIndex : -1,
    type: setText,
    reset,
    clear: () => {
      choose([]);
      setText(undefined);
    },
    keysToChips: chips.getDropdownProps({ preventKeyAction: !multiple || !usable, ref: inputRef }),
    /** Called when the text field gets the focus back. */
    leaveChips: () => chips.activeIndex >= 0 && chips.setActiveIndex(-1),
    chipProps: (index: number) => chips.getSelectedItemProps({ selectedItem: values[index] ?? '', index }),
    remove: (index: number) => removeAllExcept(values.filter((_, at) => at !== index)),
  };
}
