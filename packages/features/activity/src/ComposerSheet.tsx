import { Drawer } from '@fairlead/ui';
import type { ReactNode } from 'react';

interface ComposerSheetProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** Sheet of the composer on phones. */
export function ComposerSheet({ title, children, onClose }: ComposerSheetProps) {
  return (
    <Drawer side="bottom" open onOpenChange={onClose} title={title}>
      {children}
    </Drawer>
  );
}
