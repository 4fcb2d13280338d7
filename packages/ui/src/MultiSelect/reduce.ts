import { type UseSelectState, type UseSelectStateChangeOptions, useSelect } from 'downshift';
import type { ListOption } from '../Listbox/option';

const does = useSelect.stateChangeTypes;

/** Where choosing several differs from choosing one, which is what downshift does by itself. */
export function reduce<Option extends ListOption>(
  state: UseSelectState<Option>,
  { type, changes, index = state.highlightedIndex }: UseSelectStateChangeOptions<Option>,
): Partial<UseSelectState<Option>> {
  switch (type) {
    // one after the other, in an open list
    case does.ToggleButtonKeyDownEnter:
    case does.ToggleButtonKeyDownSpaceButton:
    case does.ItemClick:
      return { ...changes, isOpen: true, highlightedIndex: index };
    // leaving chooses nothing
    case does.ToggleButtonBlur:
      return { ...changes, selectedItem: state.selectedItem };
    // nor does closing by Alt and Up
    case does.ToggleButtonKeyDownArrowUp:
      return changes.isOpen ? changes : { ...changes, selectedItem: state.selectedItem };
    default:
      return changes;
  }
}

/** What the pointer is on can be seen already. */
export const byPointer = (type: string | number): boolean =>
  type === does.ItemMouseMove || type === does.MenuMouseLeave;
