import { Alert, Button } from '@fairlead/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Moves the focus from a button that disappears to the first field of its form, or to the button that chooses a file. */
function focusFirstField({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
  const elements = [...(button.form?.elements ?? [])] as HTMLElement[];
  const field = elements.find((element) => element.matches('input:not([type=file]), textarea, [role=combobox]'));
  (field ?? elements.find((element) => element !== button && element.matches('button')))?.focus();
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
