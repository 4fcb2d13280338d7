import * as Popover from '@radix-ui/react-popover';
import type { ReactNode, SyntheticEvent } from 'react';
import * as styles from './Listbox.css';

// The field keeps the focus and decides when its list closes; the layer is there so that Esc in a dialog closes the list first.
const leave = (event: Event) => event.preventDefault();
// a dialog below stops the wheel and the finger everywhere but within itself
const scroll = (event: SyntheticEvent) => event.stopPropagation();

interface ListPopoverProps {
  open: boolean;
  /** The box of the field, with which the list lines up. */
  anchor: ReactNode;
  children: ReactNode;
}

/** What floats under a field whose list is open. */
export function ListPopover({ open, anchor, children }: ListPopoverProps) {
  return (
    <Popover.Root open={open}>
      <Popover.Anchor>{anchor}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          // the list in it has the role
          role={undefined}
          className={styles.list}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={leave}
          onCloseAutoFocus={leave}
          onInteractOutside={leave}
          onEscapeKeyDown={leave}
          onMouseDown={(event) => event.preventDefault()}
          onWheel={scroll}
          onTouchMove={scroll}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
