import type { Failure } from '@fairlead/api-client/client';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../formats';
import { LoadAlert } from '../LoadAlert';

interface StaleAlertProps {
  failure: Failure;
  /** Arrival of the data on the screen, in unix milliseconds. */
  since: number;
  onRetry: () => unknown;
}

/** Explains above rows that they could not be loaded again. */
export function StaleAlert({ failure, since, onRetry }: StaleAlertProps) {
  const { t } = useTranslation('kit');
  return <LoadAlert title={t('list.stale', { time: formatTime(since) })} failure={failure} onRetry={onRetry} />;
}
