import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { useReturnFocus } from '../useReturnFocus';
import * as styles from './Dialog.css';
import { DialogFrame } from './DialogFrame';

export const dialogSizes = ['small', 'medium', 'large'] as const;

/** A dialog opens by a button of its own, or by the state of whoever shows it. */
type DialogOpening =
  | { open: boolean; onOpenChange: (open: boolean) => void; trigger?: undefined }
  | { open?: boolean; onOpenChange?: (open: boolean) => void; trigger: ReactElement };

export type DialogProps = DialogOpening &
  Omit<NativeProps<'div'>, 'title' | 'role'> & {
    title: ReactNode;
    /** One sentence under the title; read out with it. */
    description?: ReactNode;
    /** 480, 640 or 880 px at most. */
    size?: (typeof dialogSizes)[number];
    /** The buttons, the one that does it last. */
    footer?: ReactNode;
  };

/**
 * A task that has to be finished or left before anything else. The focus stays in it and returns to where it came from;
 * Esc, the button in the corner and a press beside it close it. What is long scrolls between title and buttons.
 */
export function Dialog({ open, onOpenChange, trigger, size = 'small', ...rest }: DialogProps) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop}>
          <DialogFrame {...rest} className={styles.size[size]} onCloseAutoFocus={returnFocus} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
