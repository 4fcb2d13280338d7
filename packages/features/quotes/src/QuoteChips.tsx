import type { Schemas } from '@fairlead/api-client/client';
import { Chip, type ChipProps, type Tone } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<Schemas['QuoteStatus'], Tone> = {
  PENDING: 'neutral',
  PENDING_APPROVAL: 'warning',
  QUOTED: 'info',
  ACTIVE: 'success',
  PENDING_CANCEL: 'warning',
  CANCELLED: 'danger',
  EXPIRED: 'danger',
  CLOSED: 'neutral',
};

export function QuoteStatusChip({ status, size }: { status: Schemas['QuoteStatus'] } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('quotes');
  return (
    <Chip tone={tones[status]} status={status} {...(size && { size })}>
      {t(`status.${status}`)}
    </Chip>
  );
}
