import { useAction } from '@fairlead/kit';
import { Button, type ButtonProps, Icon } from '@fairlead/ui';
import { Zap } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useAutomatedQuote } from './opportunities.api';

interface AutomatedQuoteButtonProps extends Pick<ButtonProps, 'size'> {
  opportunity: Opportunity;
  label: string;
}

/** Button that requests a premium from the insurer's service and shows the result. */
export function AutomatedQuoteButton({ opportunity, label, size }: AutomatedQuoteButtonProps) {
  const { t } = useTranslation('opportunities');
  const request = useAction(useAutomatedQuote());
  return (
    <Button
      variant="soft"
      tone="accent"
      {...(size && { size })}
      leadingIcon={<Icon of={Zap} />}
      loading={request.pending}
      aria-label={t('quote.of', { serial: opportunity.serial, label })}
      onClick={() => void request.run(opportunity.id)}
    >
      {label}
    </Button>
  );
}
