import { CreateLink, ResourceList, urls, useSearchParam } from '@fairlead/kit';
import { MailArt } from '@fairlead/ui';
import { SquarePen } from 'lucide';
import { useTranslation } from 'react-i18next';
import { MailDialog } from './MailDialog';
import { useMailColumns } from './mailColumns';
import { useMails } from './mailing.api';
import { sentList } from './sentList';
import { UndeliveredMails } from './UndeliveredMails';

/** Mails that the user has sent, with their replies. */
export default function SentListScreen() {
  const { t } = useTranslation(['mailing', 'kit']);
  const { value: mail, hrefOf, set: open } = useSearchParam('mail');
  return (
    <>
      <ResourceList
        title={t('sent')}
        {...useMails(sentList)}
        columns={useMailColumns(hrefOf)}
        notice={<UndeliveredMails />}
        empty={{ title: t('empty'), text: t('emptyText'), illustration: <MailArt /> }}
        action={<CreateLink to={urls.mailing.compose} label={t('compose')} icon={SquarePen} />}
      />
      <MailDialog id={mail} onOpen={open} />
    </>
  );
}
