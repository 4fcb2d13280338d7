import type { Result } from '@fairlead/api-client/client';
import { useAction } from '@fairlead/kit';
import { Button, Icon } from '@fairlead/ui';
import { RotateCcw } from 'lucide';
import { useTranslation } from 'react-i18next';

interface SendAgainProps {
  send: () => Promise<Result<unknown>>;
  /** Subject of the mail, to tell several buttons apart. */
  subject?: string;
  onSent?: (() => void) | undefined;
}

/** Button that sends an undelivered mail again and reports the result. */
export function SendAgain({ send, subject, onSent }: SendAgainProps) {
  const { t } = useTranslation('mailing');
  const retry = useAction(send, { onDone: onSent });
  return (
    <Button
      leadingIcon={<Icon of={RotateCcw} size={16} />}
      loading={retry.pending}
      onClick={() => void retry.run()}
      aria-label={subject === undefined ? undefined : t('undelivered.retry', { subject })}
    >
      {t('failure.retry')}
    </Button>
  );
}
