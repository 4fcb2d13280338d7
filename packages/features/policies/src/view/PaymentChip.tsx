import { enumChip } from '@fairlead/kit';
import { type PolicyPaymentStatus, policyPaymentTones } from '@fairlead/rules';
import { Icon } from '@fairlead/ui';
import { CircleAlert } from 'lucide';

const StatusChip = enumChip('policies', 'policyPaymentStatus', policyPaymentTones);

/** Payment status of a transaction. An icon marks a payment that is past due. */
export function PaymentChip({ status }: { status: PolicyPaymentStatus }) {
  const icon = status === 'PAST_DUE' ? <Icon of={CircleAlert} size={14} aria-hidden /> : undefined;
  return <StatusChip status={status} icon={icon} />;
}
