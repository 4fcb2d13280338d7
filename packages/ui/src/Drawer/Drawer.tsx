import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogFrame } from '../Dialog/DialogFrame';
import type { NativeProps } from '../nativeProps';
import { backdrop } from '../theme/floating.css';
import { useReturnFocus } from '../useReturnFocus';
import * as styles from './Drawer.css';

export interface DrawerProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A quiet line under the title: number, kind, age. */
  description?: ReactNode;
  /** Beside the title, before the button that closes. */
  actions?: ReactNode;
  /** 560 px, 920 px, or the window less 56 px; all of it below 900 px. */
  size?: 'medium' | 'large' | 'full';
  /** The buttons, the one that does it last. */
  footer?: ReactNode;
}

/**
 * One row of a list, opened beside it: the reader keeps the place, and closing leads back. What is long scrolls between
 * head and foot. A question or a short form is a `Dialog`; what deserves an address of its own is a page.
 */
export function Drawer({ open, onOpenChange, size = 'medium', ...rest }: DrawerProps) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop} />
        <DialogFrame
          {...rest}
          quiet
          parts={{ head: styles.head, body: styles.body }}
          className={styles.size[size]}
          onCloseAutoFocus={returnFocus}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
