import type { Language } from '@fairlead/rules';
import { ConfirmDialog } from '@fairlead/ui';
import { createRoot } from 'react-dom/client';
import { messages } from './messages';

/** Sandbox version of the page on which a bank asks the buyer to confirm a payment. */
export function askBuyer(language: Language): Promise<boolean> {
  const { bank, bankText, confirm, decline } = messages[language];
  const root = createRoot(document.createElement('div'));
  return new Promise<boolean>((resolve) => {
    root.render(
      <ConfirmDialog
        open
        tone="accent"
        title={bank}
        description={bankText}
        confirmLabel={confirm}
        cancelLabel={decline}
        onConfirm={() => resolve(true)}
        onOpenChange={() => resolve(false)}
      />,
    );
  }).finally(() => root.unmount());
}
