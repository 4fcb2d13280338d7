'use client';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { ListOption } from '../Listbox/option';

const changeTypes = useCombobox.stateChangeTypes;

/** In a dialog, Esc closes the dialog and must not clear the selection first. */
const inDialog = () => Boolean(document.activeElement?.closest('[role="dialog"], [role="alertdialog"]'));

/** Changes to the default behaviour of downshift. */
export function reduce<Option extends ListOption>(
  state: UseComboboxState<Option>,
  { type, changes, index = state.highlightedIndex }: UseComboboxStateChangeOptions<Option>,
  { multiple, clearable }: { multiple: boolean; clearable: boolean },
): Partial<UseComboboxState<Option>> {
  switch (type) {
    // The list stays open, because the second press places the text cursor.
    case changeTypes.InputClick:
      return state.isOpen ? state : changes;
    // Highlights the first match, so that Enter selects it.
    case changeTypes.InputChange:
      return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
    // Leaving the field does not change the selection.
    case changeTypes.InputBlur:
      return { ...changes, selectedItem: state.selectedItem };
    case changeTypes.InputKeyDownEscape:
      return state.isOpen || (clearable && !multiple && !inDialog()) ? changes : state;
    case changeTypes.InputKeyDownEnter:
    case changeTypes.ItemClick: {
      const picked = changes.selectedItem !== state.selectedItem;
      if (picked && changes.selectedItem?.disabled) return state;
      // The list stays open for further choices. Clearing the search text changes the list and removes the highlight.
      if (multiple && picked) return { ...changes, isOpen: true, highlightedIndex: state.inputValue ? -1 : index };
      return changes;
    }
    default:
      return changes;
  }
}

/** The pointer highlights only visible options, so the list need not scroll. */
export const isPointerMove = (type: string | number): boolean =>
  type === changeTypes.ItemMouseMove || type === changeTypes.MenuMouseLeave;

/** Whether the change selects the highlighted option. */
export const selectsHighlighted = (type: string | number): boolean => type === changeTypes.InputKeyDownEnter;

export const inputBlurred = changeTypes.InputBlur;
