import { Alert, Button } from '@fairlead/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Moves the focus from a button that disappears to the first field of its form. */
function focusFirstField({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
  const fields = [...(button.form?.elements ?? [])] as HTMLElement[];
  fields.find((field) => field.matches('input:not([type=file]), textarea, [role=combobox]'))?.focus();
}

/** Tells the user that a form contains restored values. Show it inside the form. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <Alert
      tone="info"
      title={t('draft.restored')}
      action={
        <Button
          size="small"
          onClick={(event) => {
            focusFirstField(event);
            onDiscard();
          }}
        >
          {t('draft.discard')}
        </Button>
      }
    />
  );
}
