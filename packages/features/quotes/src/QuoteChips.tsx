import type { Schemas } from '@fairlead/api-client/client';
import { quoteStatusTones } from '@fairlead/rules';
import { Chip, type ChipProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

export function QuoteStatusChip({ status, size }: { status: Schemas['QuoteStatus'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('quotes');
  return (
    <Chip tone={quoteStatusTones[status]} status={status} {...(size && { size })}>
      {t(`quoteStatus.${status}`)}
    </Chip>
  );
}
