import { Button, type ButtonProps, Icon } from '@fairlead/ui';
import { CreditCard } from 'lucide';
import { useTranslation } from 'react-i18next';

interface PayButtonProps extends Pick<ButtonProps, 'variant' | 'tone'> {
  /** Payment page of the carrier. */
  url: string;
  label: string;
  policyNumber: string;
}

/** Opens the payment page of the carrier in a new tab. */
export function PayButton({ url, label, policyNumber, ...look }: PayButtonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Button asChild writes {...look} leadingIcon={<Icon of={CreditCard} size={16} />}>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('payAmountFor', { label, number: policyNumber })}
      >
        {label}
      </a>
    </Button>
  );
}
