'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { useReturnFocus } from '../useReturnFocus';
import * as styles from './Dialog.css';
import { DialogFrame } from './DialogFrame';

export const dialogSizes = ['small', 'medium', 'large'] as const;

/** Uncontrolled with `trigger`, controlled with `open`. */
type DialogOpening =
  | {
      /** Whether the dialog is open (controlled). */
      open: boolean;
      /** Whether the dialog is open at first (uncontrolled). */
      defaultOpen?: boolean;
      /** Called when the dialog opens or closes. */
      onOpenChange: (open: boolean) => void;
      /** Button that opens the dialog. */
      trigger?: undefined;
    }
  | { open?: boolean; defaultOpen?: boolean; onOpenChange?: (open: boolean) => void; trigger: ReactElement };

export type DialogProps = DialogOpening &
  Omit<NativeProps<'div'>, 'title' | 'role'> & {
    /** Title of the dialog. */
    title: ReactNode;
    /** One sentence below the title, announced together with it. */
    description?: ReactNode;
    /** Maximum width: 480, 640 or 880 px. Defaults to `small` (480 px). */
    size?: (typeof dialogSizes)[number];
    /** Buttons, the primary one last. */
    footer?: ReactNode;
  };

/**
 * Modal dialog for a short task. It opens with the focus on its first field, or on the first button of the footer, traps the
 * focus and returns it on close. Esc, the close button and a press outside close it. Long content scrolls between the header
 * and the footer.
 *
 * @example
 * <Dialog trigger={<Button>Assign</Button>} title="Assign the policy" footer={<Button type="submit">Assign</Button>}>
 *   <TextField label="Agent" />
 * </Dialog>
 */
export function Dialog({ open, defaultOpen, onOpenChange, trigger, size = 'small', ...rest }: DialogProps) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root {...{ open, defaultOpen, onOpenChange }}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Overlay className={styles.backdrop}>
          <DialogFrame {...rest} focusesContent className={styles.size[size]} onCloseAutoFocus={returnFocus} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
