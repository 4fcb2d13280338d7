import { createdColumn, nameColumn, statusColumn, tagColumn, textColumn } from '@fairlead/kit';
import { listedSubject } from '@fairlead/rules';
import type { Column } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { MailStatus, MailType } from './MailChips';
import { MailReceiver } from './MailReceiver';
import type { MailSummary } from './mailing.api';

/** Columns of sent mails. `hrefOf` returns the link to a mail. */
export function useMailColumns(hrefOf: (id: string) => string): Column<MailSummary>[] {
  const { t } = useTranslation(['mailing', 'kit']);
  return [
    textColumn('reference', { header: t('reference'), width: '10%', priority: 3 }),
    { id: 'to', header: t('to'), width: '21%', cell: ({ toDetails }) => <MailReceiver {...toDetails} /> },
    nameColumn({
      id: 'mailSubject',
      name: ({ mailSubject }) => listedSubject(mailSubject),
      header: t('subject'),
      width: '29%',
      to: ({ id }) => hrefOf(id),
    }),
    tagColumn('emailType', MailType, { id: 'type', header: t('type'), width: '12%', priority: 2 }),
    statusColumn('emailStatus', MailStatus, { id: 'status', header: t('kit:status'), width: '12%' }),
    createdColumn({ header: t('date'), width: '16%', align: 'end', withTime: true }),
  ];
}
