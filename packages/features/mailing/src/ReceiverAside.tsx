import { formatInstant, RouterLink, to, urls, useSearchParam } from '@fairlead/kit';
import { fullName, listedSubject } from '@fairlead/rules';
import { Avatar, Button, Card, DescriptionList, Inline, Link, Skeleton, Stack, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MailDialog } from './MailDialog';
import { useReceiver } from './mailing.api';

/** Summary of the receiver, with their latest mails. */
export function ReceiverAside({ contactId }: { contactId: string }) {
  const { t } = useTranslation('mailing');
  if (contactId === '')
    return (
      <Card>
        <Text tone="muted">{t('aside.choose')}</Text>
      </Card>
    );
  return <Receiver key={contactId} id={contactId} />;
}

function Receiver({ id }: { id: string }) {
  const { t } = useTranslation(['mailing', 'kit']);
  const { contact, mails, policies, opportunities, failed, retry } = useReceiver(id);
  const { value: mail, hrefOf, set: open } = useSearchParam('mail');
  if (failed)
    return (
      <Card>
        <Stack gap={12} align="start">
          <Text tone="muted">{t('failed')}</Text>
          <Button size="small" onClick={retry}>
            {t('kit:list.retry')}
          </Button>
        </Stack>
      </Card>
    );
  const earlierMails = mails?.content ?? [];
  const lastMail = earlierMails[0];
  const count = (page: { totalElements: number } | undefined): ReactNode =>
    page?.totalElements ?? <Skeleton width={24} />;
  return (
    <Stack gap={20}>
      <Card>
        <Stack gap={16}>
          {contact ? (
            <Inline gap={12} wrap={false}>
              <Avatar name={fullName(contact)} size="large" />
              <Stack gap={2}>
                <Link asChild>
                  <RouterLink to={to(urls.contacts.view, { id })}>{fullName(contact)}</RouterLink>
                </Link>
                <Text tone="muted">{contact.companyName || contact.email}</Text>
              </Stack>
            </Inline>
          ) : (
            <Skeleton width={160} />
          )}
          <DescriptionList
            layout="rows"
            items={[
              { term: t('aside.opportunities'), description: count(opportunities) },
              { term: t('aside.policies'), description: count(policies) },
              {
                term: t('aside.last'),
                description: mails ? (
                  lastMail && formatInstant(lastMail.creationDateTimeStamp)
                ) : (
                  <Skeleton width={72} />
                ),
              },
            ]}
          />
        </Stack>
      </Card>
      {earlierMails.length > 0 ? (
        <Card title={t('aside.earlier')}>
          <Stack gap={12} role="list" aria-label={t('aside.earlier')}>
            {earlierMails.map(({ id: mailId, mailSubject, emailStatus, creationDateTimeStamp }) => (
              <Stack key={mailId} gap={2} role="listitem">
                <Link asChild>
                  <RouterLink to={hrefOf(mailId)}>{listedSubject(mailSubject)}</RouterLink>
                </Link>
                <Text size="caption" tone="muted" numeric>
                  {`${t(`emailStatus.${emailStatus}`)}, ${formatInstant(creationDateTimeStamp)}`}
                </Text>
              </Stack>
            ))}
          </Stack>
        </Card>
      ) : null}
      <MailDialog id={mail} onOpen={open} />
    </Stack>
  );
}
