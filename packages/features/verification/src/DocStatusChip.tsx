import type { VerificationStatus } from '@fairlead/rules';
import { Chip, type Tone } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<VerificationStatus, Tone> = {
  MISSING: 'neutral',
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'danger',
};

/** Status of a document. */
export function DocStatusChip({ status }: { status: VerificationStatus }) {
  const { t } = useTranslation('verification');
  return (
    <Chip tone={tones[status]} status={status}>
      {t(`status.${status}`)}
    </Chip>
  );
}
