import { ResourceList, RouterLink, urls } from '@fairlead/kit';
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
  const page = useMails(sentList);
  const { mail, hrefOf, open } = useOpenMail();
  const columns = useMailColumns(hrefOf);
  return (
    <>
      <ResourceList
        title={t('sent')}
        {...page}
        columns={columns}
        notice={<UndeliveredMails />}
        empty={{ title: t('empty'), text: t('emptyText'), illustration: <MailArt /> }}
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
