import { messageOf, type Result } from '@fairlead/api-client/client';
import { Button, Icon, toast } from '@fairlead/ui';
import { RotateCcw } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SendAgainProps {
  send: () => Promise<Result<unknown>>;
  /** Subject of the mail, to tell several buttons apart. */
  subject?: string;
  onSent?: () => void;
}

/** Button that sends an undelivered mail again and reports the result. */
export function SendAgain({ send, subject, onSent }: SendAgainProps) {
  const { t } = useTranslation('mailing');
  const [sending, setSending] = useState(false);
  const retry = async () => {
    setSending(true);
    const result = await send();
    setSending(false);
    if (!result.ok) return toast.error(messageOf(result.failure));
    toast.success(result.message);
    onSent?.();
  };
  return (
    <Button
      leadingIcon={<Icon of={RotateCcw} size={16} />}
      loading={sending}
      onClick={() => void retry()}
      aria-label={subject === undefined ? undefined : t('undelivered.retry', { subject })}
    >
      {t('failure.retry')}
    </Button>
  );
}
