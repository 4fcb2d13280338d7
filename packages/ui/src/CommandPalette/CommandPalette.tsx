import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { LoadOptions } from '../Combobox/useLoadedOptions';
import { useReturnFocus } from '../useReturnFocus';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CommandPalette.css';
import type { Command } from './command';
import { Palette } from './Palette';

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name, and the words in its empty field: “Search or jump to…”. */
  label: string;
  /** Where one can go and what one can do from here. */
  commands: readonly Command[];
  /**
   * Finds things by what was typed, once typing has paused for 700 ms. They follow the commands; what it fails with is shown
   * by its `message`.
   */
  search?: LoadOptions<Command & { value: string }>;
}

/**
 * Everything that can be reached, by typing a few letters of it. It opens over any page by Ctrl K or ⌘ K, which the product
 * listens for; what it holds can also be reached without it.
 *
 * Keyboard: Up and Down move, round again at the ends; Home and End of the list with Ctrl; Enter does it; Esc closes.
 */
export function CommandPalette({ open, onOpenChange, label, commands, search }: CommandPaletteProps) {
  const returnFocus = useReturnFocus(open);
  const chosen = useRef<Command>(undefined);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop}>
          <Radix.Content
            className={styles.root}
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              returnFocus(event);
              // after the focus is back, so that what the command opens finds it there
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
