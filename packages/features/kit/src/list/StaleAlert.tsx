import type { Failure } from '@fairlead/api-client/client';
import { Alert, Button, Icon } from '@fairlead/ui';
import { RotateCw } from 'lucide';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../formats';

interface StaleAlertProps {
  failure: Failure;
  /** Arrival of the data on the screen, in unix milliseconds. */
  since: number;
  onRetry: () => void;
}

/** Explains above rows that they could not be loaded again. */
export function StaleAlert({ failure, since, onRetry }: StaleAlertProps) {
  const { t } = useTranslation('kit');
  return (
    <Alert
      tone="danger"
      title={t('list.stale', { time: formatTime(since) })}
      action={
        <Button size="small" leadingIcon={<Icon of={RotateCw} size={14} />} onClick={onRetry}>
          {t('list.retry')}
        </Button>
      }
    >
      {failure.message}
    </Alert>
  );
}
