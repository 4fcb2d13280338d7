'use client';
import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useMemo } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { backdrop } from '../theme/floating.css';
import { useReturnFocus } from '../useReturnFocus';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { sheet } from './Sheet.css';
import { type Shell, ShellContext } from './shell';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The navigation. */
  children: ReactNode;
}

/** Modal sheet with the navigation, for windows too narrow for a sidebar. */
export function Sheet({ open, onOpenChange, children }: SheetProps) {
  const translate = useTranslate();
  const returnFocus = useReturnFocus(open);
  const shell = useMemo<Shell>(
    () => ({ place: 'sheet', rail: false, closeSheet: () => onOpenChange(false) }),
    [onOpenChange],
  );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={usePortalContainer()}>
        <Dialog.Overlay className={backdrop} />
        <Dialog.Content className={sheet} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <VisuallyHidden>
            <Dialog.Title>{translate(messages.navigation)}</Dialog.Title>
          </VisuallyHidden>
          <ShellContext value={shell}>{children}</ShellContext>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
