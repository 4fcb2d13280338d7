import type { OpportunityStatus } from '@fairlead/rules';
import { Chip, type ChipProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

/** Status colors. Other statuses are neutral. */
const tones = { NEW: 'success', CONTACTED: 'warning', QUOTED: 'info', WON: 'accent' } as const;
const toneOf = (status: OpportunityStatus) => (status in tones ? tones[status as keyof typeof tones] : 'neutral');

export function OpportunityChip({ status, ...rest }: { status: OpportunityStatus } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('opportunities');
  return (
    <Chip {...rest} tone={toneOf(status)} status={status}>
      {t(`status.${status}`)}
    </Chip>
  );
}
