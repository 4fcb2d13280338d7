import { useDirection } from '@radix-ui/react-direction';
import { useCombobox, useMultipleSelection } from 'downshift';
import { type RefCallback, useRef, useState } from 'react';
import { labelId } from '../FormField/fieldProps';
import type { OptionListHandle } from '../Listbox/OptionList';
import type { ListOption } from '../Listbox/option';
import { type MultipleChoice, type SingleChoice, useChosen } from '../Listbox/useChosen';
import { byPointer, left, picks, reduce } from './reduce';
import { type OptionSource, useOptions } from './useOptions';

interface Settings {
  id: string;
  clearable: boolean;
  /** Neither disabled nor read-only. */
  usable: boolean;
  inputRef: RefCallback<HTMLInputElement>;
}

/** The state of a combobox, and the attributes of its parts. */
export function useCombo<Option extends ListOption>(
  props: OptionSource<Option> & (SingleChoice<Option> | MultipleChoice<Option>),
  { id, clearable, usable, inputRef }: Settings,
) {
  const { multiple = false } = props;
  const backwards = useDirection() === 'rtl';
  const listRef = useRef<OptionListHandle>(null);
  const [open, setOpen] = useState(false);
  /** What is being typed; nothing while the choice itself is shown. */
  const [text, setText] = useState<string>();
  /** What went last, to be said. */
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
    // the list does it, which knows the options that are not in the document
    scrollIntoView: () => undefined,
    stateReducer: (state, action) =>
      usable && !(failed && picks(action.type)) ? reduce(state, action, { multiple, clearable }) : state,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!multiple) choose(selectedItem ? [selectedItem.value] : []);
      else if (selectedItem) toggle(selectedItem.value);
      setText(undefined);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      setOpen(isOpen);
      setRemoved('');
      if (isOpen) return;
      // who empties the text and leaves wants nothing chosen
      if (type === left && text === '' && clearable && !multiple) choose([]);
      setText(undefined);
    },
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (!byPointer(type)) listRef.current?.show(highlightedIndex);
    },
  });

  const keep = (next: readonly string[]) => {
    setRemoved(labels.filter((_, index) => !next.includes(values[index] ?? '')).join(', '));
    choose(next);
  };
  const chips = useMultipleSelection<string>({
    selectedItems: multiple ? [...values] : [],
    onSelectedItemsChange: ({ selectedItems = [] }) => keep(selectedItems),
    keyNavigationPrevious: backwards ? 'ArrowRight' : 'ArrowLeft',
    keyNavigationNext: backwards ? 'ArrowLeft' : 'ArrowRight',
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
    /** The text has the focus again. */
    leaveChips: () => chips.activeIndex >= 0 && chips.setActiveIndex(-1),
    chipProps: (index: number) => chips.getSelectedItemProps({ selectedItem: values[index] ?? '', index }),
    remove: (index: number) => keep(values.filter((_, at) => at !== index)),
  };
}
