import { ResourceList, RouterLink, urls, useResourceList } from '@fairlead/kit';
import { Button, Icon, MailArt } from '@fairlead/ui';
import { SquarePen } from 'lucide';
import { useTranslation } from 'react-i18next';
import { sentList } from './lists';
import { MailDialog } from './MailDialog';
import { useMailColumns } from './mailColumns';
import { useMails } from './mailing.api';
import { UndeliveredMails } from './UndeliveredMails';
import { useOpenMail } from './useOpenMail';

/** Mails that the user has sent, with their replies. */
export default function SentListScreen() {
  const { t } = useTranslation(['mailing', 'kit']);
  const list = useResourceList(sentList);
  const { mail, hrefOf, open } = useOpenMail();
  const columns = useMailColumns(hrefOf);
  return (
    <>
      <ResourceList
        title={t('sent')}
        list={list}
        state={useMails(list.read)}
        columns={columns}
        notice={<UndeliveredMails />}
        empty={{ title: t('empty'), text: t('emptyText'), illustration: <MailArt /> }}
        labels={{
          searchBy: { mailSubject: t('subject'), reference: t('reference'), email: t('email') },
          filters: {
            all: t('kit:filter.all'),
            delivered: t('emailStatus.DELIVERED'),
            responded: t('emailStatus.RESPONDED'),
            failed: t('emailStatus.FAILED'),
            policy: t('filter.policy'),
            quote: t('filter.quote'),
            opportunity: t('filter.opportunity'),
            other: t('filter.other'),
          },
          sorts: { 'creationDate.desc': t('kit:sort.dateDesc'), 'creationDate.asc': t('kit:sort.dateAsc') },
          columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
        }}
        action={
          <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={SquarePen} size={16} />}>
            <RouterLink to={urls.mailing.compose}>{t('compose')}</RouterLink>
          </Button>
        }
      />
      <MailDialog id={mail} onOpen={open} />
    </>
  );
}
