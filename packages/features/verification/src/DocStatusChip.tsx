import { type VerificationStatus, verificationTones } from '@fairlead/rules';
import { Chip } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

/** Status of a document. */
export function DocStatusChip({ status }: { status: VerificationStatus }) {
  const { t } = useTranslation('verification');
  return (
    <Chip tone={verificationTones[status]} status={status}>
      {t(`verificationStatus.${status}`)}
    </Chip>
  );
}
