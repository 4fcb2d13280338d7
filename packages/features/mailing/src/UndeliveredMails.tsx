import { Button, Callout, Dialog, Icon, Stack, Text } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatTimestamp } from './formatTimestamp';
import { type UndeliveredMail, useRetryUndelivered, useUndelivered } from './mailing.api';
import { SendAgain } from './SendAgain';

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
  return (
    <>
      {mails.length > 0 ? (
        <Callout
          tone="danger"
          icon={<Icon of={CircleAlert} />}
          title={t('undelivered.title', { count: mails.length })}
          action={<Button onClick={() => setOpen(true)}>{t('undelivered.show')}</Button>}
        >
          <Text>{t('undelivered.text')}</Text>
        </Callout>
      ) : null}
      <Dialog
        open={search.has(PARAM) && mails.length > 0}
        onOpenChange={setOpen}
        size="large"
        title={t('undelivered.dialog')}
        description={t('undelivered.hint')}
      >
        <Stack gap={12} role="list">
          {mails.map((mail) => (
            <Stack key={mail.id} gap={0} role="listitem">
              <OneMail mail={mail} onSent={mails.length === 1 ? () => setOpen(false) : undefined} />
            </Stack>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

function OneMail({ mail, onSent }: { mail: UndeliveredMail; onSent: (() => void) | undefined }) {
  const { t } = useTranslation('mailing');
  const { id, kind, subject, email, sender, failure, failedAt } = mail;
  const retry = useRetryUndelivered();
  return (
    <Callout
      tone="neutral"
      title={subject}
      action={<SendAgain send={() => retry(id)} subject={subject} {...(onSent && { onSent })} />}
    >
      <Text>{t(`failure.${failure}`, { email })}</Text>
      <Text size="caption" tone="muted">
        {t('undelivered.meta', { kind: t(`automaticMailKind.${kind}`), sender, time: formatTimestamp(failedAt) })}
      </Text>
    </Callout>
  );
}
