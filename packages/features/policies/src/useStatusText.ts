import { useTranslation } from 'react-i18next';

/** The statuses of the contract, and those that a policy may have elsewhere. Specification, document 2, section 4. */
const known = [
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

/** Says a status in words; one that nobody knows stays as it is. RESOLUTIONS G-86. */
export function useStatusText(): (status: string) => string {
  const { t } = useTranslation('policies');
  return (status) => {
    const word = known.find((each) => each === status);
    return word ? t(`status.${word}`) : status;
  };
}
