import { useTranslation } from 'react-i18next';

/** Policy statuses of the contract and of older systems. */
const knownStatuses = [
  'MISSING_INFO',
  'ACTIVE',
  'PENDING',
  'IN_REVIEW',
  'EXPIRING',
  'EXPIRED',
  'NOT_RENEWED',
  'BOUND',
  'FAILED',
  'QUEUED',
  'CANCELLED',
  'PAID',
  'ACTIVE_RENEW',
  'PENDING_CANCELLATION',
  'CANCEL',
] as const;

/** Returns the label of a status. Unknown statuses are returned unchanged. */
export function useStatusText(): (status: string) => string {
  const { t } = useTranslation('policies');
  return (status) => {
    const knownStatus = knownStatuses.find((each) => each === status);
    return knownStatus ? t(`status.${knownStatus}`) : status;
  };
}
