import type { Schemas } from '@fairlead/api-client/client';
import { claimStatusTones } from '@fairlead/rules';
import { Chip, type ChipProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

export function ClaimChip({ status, size = 'medium' }: { status: Schemas['ClaimStatus'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('claims');
  return (
    <Chip tone={claimStatusTones[status]} status={status} size={size}>
      {t(`claimStatus.${status}`)}
    </Chip>
  );
}
