'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { DialogFrame } from '../Dialog/DialogFrame';
import type { NativeProps } from '../nativeProps';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { backdrop } from '../theme/floating.css';
import { useControllableState } from '../useControllableState';
import { useReturnFocus } from '../useReturnFocus';
import { useSwipeToClose } from '../useSwipeToClose';
import * as styles from './Drawer.css';

export interface DrawerProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  /** Button that opens the drawer. */
  trigger?: ReactElement;
  /** Whether the drawer is open (controlled). */
  open?: boolean;
  /** Whether the drawer is open initially (uncontrolled). Defaults to `false`. */
  defaultOpen?: boolean;
  /** Called when the drawer should open or close. */
  onOpenChange?: (open: boolean) => void;
  /** Title of the drawer. */
  title: ReactNode;
  /** Muted line below the title: number, type, age. */
  description?: ReactNode;
  /** Content beside the title, before the close button. */
  actions?: ReactNode;
  /** Width: 560 px, 920 px, or the window minus 56 px. Full width below 900 px. Defaults to `medium` (560 px). */
  size?: 'medium' | 'large' | 'full';
  /**
   * Edge at which it opens. `bottom` is for choices on a phone: full width, as high as its content, and a finger can drag it down
   * to close it. Defaults to `end`.
   */
  side?: 'end' | 'bottom';
  /** Buttons, the primary one last. */
  footer?: ReactNode;
}

/**
 * Shows a record beside its list, so that users keep their place. Long content scrolls between the header and the footer. Use
 * `Dialog` for a question or a short form, and a page for content that needs its own address.
 *
 * @example
 * <Drawer open={isOpen} onOpenChange={setOpen} title="OPP-12">
 *   {details}
 * </Drawer>
 */
export function Drawer({
  trigger,
  open: given,
  defaultOpen = false,
  onOpenChange,
  size = 'medium',
  side = 'end',
  ref,
  ...rest
}: DrawerProps) {
  const isSheet = side === 'bottom';
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const returnFocus = useReturnFocus(given);
  const swipe = useSwipeToClose(ref, isSheet, () => setOpen(false));
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Overlay className={backdrop} />
        <DialogFrame
          {...rest}
          ref={swipe}
          quiet
          parts={{ head: isSheet ? styles.bottomHead : styles.head, body: styles.body }}
          className={isSheet ? styles.bottom : styles.size[size]}
          onCloseAutoFocus={returnFocus}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
