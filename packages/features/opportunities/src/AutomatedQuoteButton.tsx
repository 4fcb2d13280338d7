import { messageOf } from '@fairlead/api-client/client';
import { Button, type ButtonProps, Icon, toast } from '@fairlead/ui';
import { Zap } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useAutomatedQuote } from './opportunities.api';

interface AutomatedQuoteButtonProps extends Pick<ButtonProps, 'size'> {
  opportunity: Opportunity;
  label: string;
}

/** Button that requests a premium from the insurer's service and shows the result. */
export function AutomatedQuoteButton({ opportunity, label, size }: AutomatedQuoteButtonProps) {
  const { t } = useTranslation('opportunities');
  const request = useAutomatedQuote();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const result = await request(opportunity.id);
    setBusy(false);
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  return (
    <Button
      variant="soft"
      tone="accent"
      {...(size && { size })}
      leadingIcon={<Icon of={Zap} />}
      loading={busy}
      aria-label={t('quote.of', { serial: opportunity.serial, label })}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  );
}
