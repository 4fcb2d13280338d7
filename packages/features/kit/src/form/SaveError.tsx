import { Alert, Button } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

interface SaveErrorProps {
  text: string;
  /** Another user has saved the record in the meantime. */
  stale: boolean;
  /** Replaces the form values with that user's version. */
  onLoad: (() => void) | undefined;
}

/** Error of a whole form. */
export function SaveError({ text, stale, onLoad }: SaveErrorProps) {
  const { t } = useTranslation('kit');
  return (
    <Alert
      tone="danger"
      title={text}
      action={
        onLoad ? (
          <Button size="small" onClick={onLoad}>
            {t('stale.load')}
          </Button>
        ) : undefined
      }
    >
      {stale ? t('stale.text') : null}
    </Alert>
  );
}
