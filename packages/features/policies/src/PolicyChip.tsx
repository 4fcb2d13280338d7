import { Chip, type ChipProps, type Tone } from '@fairlead/ui';
import { useStatusText } from './useStatusText';

/** Status colors in lists and on the read-only page. Other statuses use the accent color. */
const listTones: Readonly<Record<string, Tone>> = {
  PENDING: 'warning',
  IN_REVIEW: 'secondary',
  EXPIRING: 'secondary',
  ACTIVE: 'success',
  CANCELLED: 'danger',
  EXPIRED: 'danger',
};

/** Status colors on the edit page. */
const detailTones: Readonly<Record<string, Tone>> = {
  PAID: 'accent',
  PENDING: 'info',
  PENDING_CANCELLATION: 'warning',
  CANCEL: 'danger',
};

/** Status color in lists and on the read-only page. */
export const statusTone = (status: string): Tone => listTones[status] ?? 'accent';

interface PolicyChipProps extends Pick<ChipProps, 'size'> {
  /** Policy status. A status that the contract does not define is shown unchanged. */
  status: string;
  /** `detail` uses the colors of the edit page. Defaults to `list`. */
  variant?: 'list' | 'detail';
}

export function PolicyChip({ status, variant = 'list', size = 'medium' }: PolicyChipProps) {
  const statusText = useStatusText();
  const tone = variant === 'detail' ? (detailTones[status] ?? 'secondary') : statusTone(status);
  return (
    <Chip tone={tone} status={status} size={size}>
      {statusText(status)}
    </Chip>
  );
}
