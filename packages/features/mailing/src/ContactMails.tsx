import { type PanelProps, PanelTable } from '@fairlead/kit';
import { MailArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contactList } from './lists';
import { MailDialog } from './MailDialog';
import { useMailColumns } from './mailColumns';
import { useMails } from './mailing.api';
import { useOpenMail } from './useOpenMail';

/** Mails of the agency to a contact. Panel of the contact page. */
export default function ContactMails({ id }: PanelProps) {
  const { t } = useTranslation('mailing');
  const page = useMails(useMemo(() => contactList(id), [id]));
  const { mail, hrefOf, open } = useOpenMail();
  const columns = useMailColumns(hrefOf).filter((column) => column.id !== 'to');
  return (
    <>
      <PanelTable
        label={t('mails')}
        columns={columns}
        {...page}
        empty={{ title: t('empty'), text: t('contactEmptyText'), illustration: <MailArt /> }}
      />
      <MailDialog id={mail} onOpen={open} />
    </>
  );
}
