import { marksPolicyFailure, type PolicyStatus, policyDetailTones, policyStatusTones } from '@fairlead/rules';
import { Chip, type ChipProps, Icon } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';

interface PolicyChipProps extends Pick<ChipProps, 'size'> {
  status: PolicyStatus;
  /** `detail` uses the colors of the edit page. Defaults to `list`. */
  variant?: 'list' | 'detail';
}

/** Policy status. An icon marks a failure whose prescribed color does not show it. */
export function PolicyChip({ status, variant = 'list', size = 'medium' }: PolicyChipProps) {
  const { t } = useTranslation('policies');
  const tone = (variant === 'detail' ? policyDetailTones : policyStatusTones)[status];
  return (
    <Chip
      tone={tone}
      status={status}
      size={size}
      icon={marksPolicyFailure(status, tone) ? <Icon of={CircleAlert} aria-hidden /> : undefined}
    >
      {t(`policyStatus.${status}`)}
    </Chip>
  );
}
