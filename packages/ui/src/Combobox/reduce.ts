import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { ListOption } from '../Listbox/option';

const does = useCombobox.stateChangeTypes;

/** There the key closes the dialog, and must not change what is in it on the way. */
const inDialog = () => Boolean(document.activeElement?.closest('[role="dialog"], [role="alertdialog"]'));

/** Where this combobox differs from what downshift does by itself. */
export function reduce<Option extends ListOption>(
  state: UseComboboxState<Option>,
  { type, changes, index = state.highlightedIndex }: UseComboboxStateChangeOptions<Option>,
  { multiple, clearable }: { multiple: boolean; clearable: boolean },
): Partial<UseComboboxState<Option>> {
  switch (type) {
    // the second press sets the caret
    case does.InputClick:
      return state.isOpen ? state : changes;
    // the first match is one Enter away
    case does.InputChange:
      return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
    // leaving chooses nothing
    case does.InputBlur:
      return { ...changes, selectedItem: state.selectedItem };
    case does.InputKeyDownEscape:
      return state.isOpen || (clearable && !multiple && !inDialog()) ? changes : state;
    case does.InputKeyDownEnter:
    case does.ItemClick: {
      const picked = changes.selectedItem !== state.selectedItem;
      if (picked && changes.selectedItem?.disabled) return state;
      // several are chosen one after the other; the list is another one when what was typed goes
      if (multiple && picked) return { ...changes, isOpen: true, highlightedIndex: state.inputValue ? -1 : index };
      return changes;
    }
    default:
      return changes;
  }
}

/** Where the list is scrolled to what is highlighted: what the pointer is on can be seen. */
export const byPointer = (type: string | number): boolean =>
  type === does.ItemMouseMove || type === does.MenuMouseLeave;

/** Whether it chooses what is highlighted. */
export const picks = (type: string | number): boolean => type === does.InputKeyDownEnter;

export const left = does.InputBlur;
