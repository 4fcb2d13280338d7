import { Chip, type ChipProps, type Tone } from '@fairlead/ui';
import { useStatusText } from './useStatusText';

/** In lists and on the page where a policy is read; all others are in the product's own colour. */
const listTones: Readonly<Record<string, Tone>> = {
  PENDING: 'warning',
  IN_REVIEW: 'secondary',
  EXPIRING: 'secondary',
  ACTIVE: 'success',
  CANCELLED: 'danger',
  EXPIRED: 'danger',
};

/** On the page where a policy is changed. */
const detailTones: Readonly<Record<string, Tone>> = {
  PAID: 'accent',
  PENDING: 'info',
  PENDING_CANCELLATION: 'warning',
  CANCEL: 'danger',
};

/** The colour of a status where policies are listed and read. Specification, document 2, section 4. */
export const statusTone = (status: string): Tone => listTones[status] ?? 'accent';

interface PolicyChipProps extends Pick<ChipProps, 'size'> {
  /** One of the contract, or one that another system knows; what nobody knows is shown as it is. RESOLUTIONS G-86. */
  status: string;
  /** `detail` has colours of its own. Specification, document 2, section 4. */
  variant?: 'list' | 'detail';
}

/** Where a policy stands. */
export function PolicyChip({ status, variant = 'list', size = 'medium' }: PolicyChipProps) {
  const say = useStatusText();
  const tone = variant === 'detail' ? (detailTones[status] ?? 'secondary') : statusTone(status);
  return (
    <Chip tone={tone} status={status} size={size}>
      {say(status)}
    </Chip>
  );
}
