'use client';
import { type UseSelectState, type UseSelectStateChangeOptions, useSelect } from 'downshift';
import type { ListOption } from '../Listbox/option';

const changeTypes = useSelect.stateChangeTypes;

/** Changes to the default behaviour of downshift, which selects a single option. */
export function reduce<Option extends ListOption>(
  state: UseSelectState<Option>,
  { type, changes, index = state.highlightedIndex }: UseSelectStateChangeOptions<Option>,
): Partial<UseSelectState<Option>> {
  switch (type) {
    // The list stays open for further choices.
    case changeTypes.ToggleButtonKeyDownEnter:
    case changeTypes.ToggleButtonKeyDownSpaceButton:
    case changeTypes.ItemClick:
      return { ...changes, isOpen: true, highlightedIndex: index };
    // Leaving the field does not change the selection.
    case changeTypes.ToggleButtonBlur:
      return { ...changes, selectedItem: state.selectedItem };
    // Closing with Alt and Up does not change the selection.
    case changeTypes.ToggleButtonKeyDownArrowUp:
      return changes.isOpen ? changes : { ...changes, selectedItem: state.selectedItem };
    default:
      return changes;
  }
}

/** The pointer highlights only visible options, so the list need not scroll. */
export const isPointerMove = (type: string | number): boolean =>
  type === changeTypes.ItemMouseMove || type === changeTypes.MenuMouseLeave;
