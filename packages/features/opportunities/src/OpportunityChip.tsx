import { type OpportunityStatus, opportunityStatusTones } from '@fairlead/rules';
import { Chip, type ChipProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

export function OpportunityChip({ status, ...rest }: { status: OpportunityStatus } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('opportunities');
  return (
    <Chip {...rest} tone={opportunityStatusTones[status]} status={status}>
      {t(`opportunityStatus.${status}`)}
    </Chip>
  );
}
