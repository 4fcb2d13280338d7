'use client';
import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { LoadOptions } from '../Combobox/useLoadedOptions';
import { keepOpenOnComposing } from '../isComposing';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { useReturnFocus } from '../useReturnFocus';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CommandPalette.css';
import type { Command } from './command';
import { type ListAddress, Palette } from './Palette';

export interface CommandPaletteProps {
  /** Whether the palette is open. */
  open: boolean;
  /** Called when the palette should open or close. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name and placeholder, for example "Search or jump to…". */
  label: string;
  /** Text in the field when the palette opens, such as keys pressed while its code was loading. Defaults to no text. */
  defaultText?: string;
  /** Pages the user can open and actions the user can take. */
  commands: readonly Command[];
  /** Records the user opened last, and recent searches. Shown first while nothing is typed. */
  recent?: readonly Command[];
  /**
   * Searches for records, 200 ms after the last keystroke. The text can begin with `#`, which asks for records by their number.
   * Older results stay until the answer arrives. If the promise rejects, the error's `message` is shown.
   */
  search?: LoadOptions<Command & { value: string }>;
  /**
   * Returns the page that "Show all" of a group opens: the list of such records with the search text. Groups with such a page show
   * their number of records.
   */
  listAddress?: ListAddress;
  /** Maximum number of records per group that `search` returns. A group with 5 of 5 shows "5+". Defaults to no maximum. */
  maxPerGroup?: number;
  /** Returns commands for a search without results, such as creating a record of that name. */
  noResults?: (text: string) => readonly Command[];
  /** Called with the search text when the user opens a result. */
  onSearched?: (text: string) => void;
}

const none: readonly Command[] = [];

/**
 * Search over all records, pages and actions. The application opens it with Ctrl K or ⌘ K. Everything in it must also be
 * reachable without it. A search lists three rows per group, the group with the best match first.
 *
 * Keyboard: Up and Down move and wrap around, Tab goes to the next group, Ctrl with Home and End moves to the ends, Enter runs
 * the command, Ctrl or ⌘ with Enter opens its page in a new tab, Right lists the actions on a record and Left returns, Esc clears
 * the field and then closes. `>` before the text lists only actions, and `#` only records with that number.
 *
 * @example
 * <CommandPalette open={isOpen} onOpenChange={setOpen} label="Search" commands={commands} />
 */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  defaultText = '',
  commands,
  recent,
  search,
  listAddress,
  maxPerGroup,
  noResults,
  onSearched,
}: CommandPaletteProps) {
  const returnFocus = useReturnFocus(open);
  const chosen = useRef<Command>(undefined);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Overlay className={styles.backdrop}>
          <Radix.Content
            className={styles.root}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              // Radix selects the text, and the next key would replace it
              event.preventDefault();
              const field = (event.target as HTMLElement).querySelector('input');
              field?.focus();
              field?.setSelectionRange(defaultText.length, defaultText.length);
            }}
            onEscapeKeyDown={(event) => {
              keepOpenOnComposing(event);
              // The first Esc leaves the actions on a record, or clears the field.
              if (event.target instanceof HTMLElement && event.target.dataset['keepsOpen']) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              returnFocus(event);
              // Runs after the focus has returned, so that a dialog opened by the command can restore it later.
              chosen.current?.onSelect();
              chosen.current = undefined;
            }}
          >
            <VisuallyHidden>
              <Radix.Title>{label}</Radix.Title>
            </VisuallyHidden>
            <Palette
              label={label}
              defaultText={defaultText}
              commands={commands}
              recent={recent ?? none}
              search={search}
              listAddress={listAddress}
              maxPerGroup={maxPerGroup}
              noResults={noResults}
              onSearched={onSearched}
              onChoose={(command) => {
                chosen.current = command;
                onOpenChange(false);
              }}
              onClose={() => onOpenChange(false)}
            />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
