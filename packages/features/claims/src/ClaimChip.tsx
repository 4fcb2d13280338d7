import type { Schemas } from '@fairlead/api-client/client';
import { Chip, type ChipProps, type Tone } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

/** Status colors. */
export const statusTones = {
  SUBMITTED: 'neutral',
  IN_REVIEW: 'info',
  FILED_WITH_CARRIER: 'accent',
  INFO_REQUESTED: 'warning',
  SETTLED: 'success',
  DENIED: 'danger',
  CLOSED: 'neutral',
  REOPENED: 'secondary',
  WITHDRAWN: 'neutral',
} as const satisfies Record<Schemas['ClaimStatus'], Tone>;

export function ClaimChip({ status, size = 'medium' }: { status: Schemas['ClaimStatus'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('claims');
  return (
    <Chip tone={statusTones[status]} status={status} size={size}>
      {t(`status.${status}`)}
    </Chip>
  );
}
