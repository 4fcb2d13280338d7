'use client';
import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { LoadOptions } from '../Combobox/useLoadedOptions';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { useReturnFocus } from '../useReturnFocus';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CommandPalette.css';
import type { Command } from './command';
import { Palette } from './Palette';

export interface CommandPaletteProps {
  /** Whether the palette is open. */
  open: boolean;
  /** Called when the palette should open or close. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name and placeholder, for example "Search or jump to…". */
  label: string;
  /** Pages the user can open and actions the user can take. */
  commands: readonly Command[];
  /** Records the user opened last. Shown first while nothing is typed. */
  recent?: readonly Command[];
  /**
   * Searches for records, 200 ms after the last keystroke. Results follow the commands. If the promise rejects, the error's
   * `message` is shown.
   */
  search?: LoadOptions<Command & { value: string }>;
}

const none: readonly Command[] = [];

/**
 * Search over all pages and actions. The application opens it with Ctrl K or ⌘ K. Everything in it must also be reachable
 * without it.
 *
 * Keyboard: Up and Down move and wrap around, Ctrl with Home and End moves to the ends, Enter runs the command, Ctrl or ⌘ with
 * Enter opens its page in a new tab, Right lists the actions on a record and Left returns, Esc closes.
 *
 * @example
 * <CommandPalette open={isOpen} onOpenChange={setOpen} label="Search" commands={commands} />
 */
export function CommandPalette({ open, onOpenChange, label, commands, recent, search }: CommandPaletteProps) {
  const returnFocus = useReturnFocus(open);
  const chosen = useRef<Command>(undefined);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Overlay className={styles.backdrop}>
          <Radix.Content
            className={styles.root}
            aria-describedby={undefined}
            onEscapeKeyDown={(event) => {
              // The first Esc leaves the actions on a record.
              if (event.target instanceof HTMLElement && event.target.dataset['actions']) event.preventDefault();
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
              commands={commands}
              recent={recent ?? none}
              search={search}
              onChoose={(command) => {
                chosen.current = command;
                onOpenChange(false);
              }}
            />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
