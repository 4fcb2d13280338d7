import { messageOf } from '@fairlead/api-client/client';
import { formatDateTime } from '@fairlead/kit';
import { Button, Callout, Dialog, Icon, Inline, Stack, Text, toast } from '@fairlead/ui';
import { X } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useSilentAction } from './inbox/useSilentAction';
import { type UndeliveredMail, useDismissUndelivered, useRetryUndelivered } from './mailing.api';
import { SendAgain } from './SendAgain';

interface UndeliveredDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  mails: readonly UndeliveredMail[];
}

/** Dialog that sends automatic mails again that were not delivered, or dismisses them. */
export function UndeliveredDialog({ open, onOpenChange, mails }: UndeliveredDialogProps) {
  const { t } = useTranslation('mailing');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={t('undelivered.dialog')}
      description={t('undelivered.hint')}
    >
      <Stack gap={12} role="list">
        {mails.map((mail) => (
          <Stack key={mail.id} gap={0} role="listitem">
            <OneMail mail={mail} onDone={mails.length === 1 ? () => onOpenChange(false) : undefined} />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

interface OneMailProps {
  mail: UndeliveredMail;
  /** Called after the mail was sent again or dismissed. */
  onDone: (() => void) | undefined;
}

function OneMail({ mail, onDone }: OneMailProps) {
  const { t } = useTranslation('mailing');
  const { id, kind, subject, email, sender, failure, failedAt } = mail;
  const retry = useRetryUndelivered();
  return (
    <Callout
      tone="neutral"
      title={subject}
      action={
        <Inline gap={8} wrap>
          <Dismiss mail={mail} onDone={onDone} />
          <SendAgain send={() => retry(id)} subject={subject} onSent={onDone} />
        </Inline>
      }
    >
      <Text>{t(`failure.${failure}`, { email })}</Text>
      <Text size="caption" tone="muted">
        {t('undelivered.meta', {
          kind: t(`automaticMailKind.${kind}`),
          sender,
          time: formatDateTime(failedAt),
        })}
      </Text>
    </Callout>
  );
}

/** Button that dismisses a mail. The toast undoes it. */
function Dismiss({ mail: { id, subject }, onDone }: OneMailProps) {
  const { t } = useTranslation('mailing');
  const dismiss = useDismissUndelivered();
  const change = async (isDismissed: boolean) => {
    const result = await dismiss(id, isDismissed);
    if (!result.ok) toast.error(messageOf(result.failure));
    return result;
  };
  const { pending, run } = useSilentAction(async () => {
    const result = await change(true);
    if (!result.ok) return;
    toast({
      tone: 'success',
      title: result.message,
      action: { label: t('inbox.undo'), onSelect: () => void change(false) },
    });
    onDone?.();
  });
  return (
    <Button
      variant="ghost"
      leadingIcon={<Icon of={X} size={16} />}
      loading={pending}
      onClick={run}
      aria-label={t('undelivered.dismissMail', { subject })}
    >
      {t('undelivered.dismiss')}
    </Button>
  );
}
