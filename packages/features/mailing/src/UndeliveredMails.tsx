import { messageOf } from '@fairlead/api-client/client';
import { Button, Callout, Dialog, Icon, Stack, Text, toast } from '@fairlead/ui';
import { CircleAlert, RotateCcw } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatTimestamp } from './formatTimestamp';
import { type UndeliveredMail, useRetryUndelivered, useUndelivered } from './mailing.api';

const PARAM = 'undelivered';

/** Notice of automatic mails that were not delivered, with a dialog to send them again. Empty when there are none. */
export function UndeliveredMails() {
  const { t } = useTranslation('mailing');
  const { data: mails = [] } = useUndelivered();
  const [search, setSearch] = useSearchParams();
  const setOpen = (open: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (open) next.set(PARAM, 'open');
        else next.delete(PARAM);
        return next;
      },
      { preventScrollReset: true },
    );
  if (mails.length === 0) return null;
  return (
    <>
      <Callout
        tone="danger"
        icon={<Icon of={CircleAlert} />}
        title={t('undelivered.title', { count: mails.length })}
        action={<Button onClick={() => setOpen(true)}>{t('undelivered.show')}</Button>}
      >
        <Text>{t('undelivered.text')}</Text>
      </Callout>
      <Dialog
        open={search.has(PARAM)}
        onOpenChange={setOpen}
        size="large"
        title={t('undelivered.dialog')}
        description={t('undelivered.hint')}
      >
        <Stack gap={12} role="list">
          {mails.map((mail) => (
            <Stack key={mail.id} gap={0} role="listitem">
              <OneMail mail={mail} />
            </Stack>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

function OneMail({ mail }: { mail: UndeliveredMail }) {
  const { t } = useTranslation('mailing');
  const { id, kind, subject, email, sender, failure, failedAt } = mail;
  const retry = useRetryUndelivered();
  const [sending, setSending] = useState(false);
  const onRetry = async () => {
    setSending(true);
    const result = await retry(id);
    setSending(false);
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  return (
    <Callout
      tone="danger"
      title={subject}
      action={
        <Button
          leadingIcon={<Icon of={RotateCcw} size={16} />}
          loading={sending}
          onClick={() => void onRetry()}
          aria-label={t('undelivered.retry', { subject })}
        >
          {t('failure.retry')}
        </Button>
      }
    >
      <Text>{t(`failure.${failure}`, { email })}</Text>
      <Text size="caption" tone="muted">
        {t('undelivered.meta', { kind: t(`automaticMailKind.${kind}`), sender, time: formatTimestamp(failedAt) })}
      </Text>
    </Callout>
  );
}
