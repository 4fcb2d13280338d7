'use client';
import * as Popover from '@radix-ui/react-popover';
import type { ReactNode, SyntheticEvent } from 'react';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import * as styles from './Listbox.css';

// The field keeps the focus and controls the list. The dismissable layer makes Esc in a dialog close the list first.
const preventDefault = (event: Event) => event.preventDefault();
// A dialog below blocks wheel and touch scrolling outside itself.
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

interface ListPopoverProps {
  open: boolean;
  /** Box of the field that the list aligns with. */
  anchor: ReactNode;
  children: ReactNode;
}

/** Popover with the open list of a field. */
export function ListPopover({ open, anchor, children }: ListPopoverProps) {
  return (
    <Popover.Root open={open}>
      <Popover.Anchor>{anchor}</Popover.Anchor>
      <Popover.Portal container={usePortalContainer()}>
        <Popover.Content
          // The list inside has the role.
          role={undefined}
          className={styles.list}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={preventDefault}
          onCloseAutoFocus={preventDefault}
          onInteractOutside={preventDefault}
          onEscapeKeyDown={preventDefault}
          onMouseDown={(event) => event.preventDefault()}
          onWheel={stopPropagation}
          onTouchMove={stopPropagation}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
