import { type Failure, messageOf } from '@fairlead/api-client/client';
import { Alert, Button, Icon } from '@fairlead/ui';
import { RotateCw } from 'lucide';
import { useTranslation } from 'react-i18next';

interface CountersErrorProps {
  failure: Failure;
  onRetry: () => void;
}

/** Replaces status counters that could not be loaded. */
export function CountersError({ failure, onRetry }: CountersErrorProps) {
  const { t } = useTranslation('kit');
  return (
    <Alert
      tone="danger"
      title={t('counters.failed')}
      action={
        <Button size="small" leadingIcon={<Icon of={RotateCw} size={14} />} onClick={onRetry}>
          {t('counters.retry')}
        </Button>
      }
    >
      {messageOf(failure)}
    </Alert>
  );
}
