import { chipColumn, RecordName } from '@fairlead/kit';
import { listedSubject } from '@fairlead/rules';
import { type Column, Stack, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimestamp } from './formatTimestamp';
import { MailStatus, MailType } from './MailChips';
import type { MailSummary } from './mailing.api';

/** Columns of sent mails. `hrefOf` returns the link to a mail. */
export function useMailColumns(hrefOf: (id: string) => string): Column<MailSummary>[] {
  const { t } = useTranslation(['mailing', 'kit']);
  return useMemo(
    () => [
      { id: 'reference', width: '10%', header: t('reference'), priority: 3, cell: ({ reference }) => reference },
      {
        id: 'to',
        width: '21%',
        header: t('to'),
        cell: ({ toDetails }) => (
          <Stack gap={0}>
            <Text as="span">{toDetails.name}</Text>
            <Text as="span" size="caption" tone="muted">
              {toDetails.email}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'mailSubject',
        width: '29%',
        header: t('subject'),
        card: 'title',
        cell: ({ id, mailSubject }) => <RecordName to={hrefOf(id)}>{listedSubject(mailSubject)}</RecordName>,
      },
      {
        id: 'type',
        width: '12%',
        header: t('type'),
        priority: 2,
        skeleton: 'chip',
        cell: ({ emailType }) => <MailType type={emailType} />,
      },
      chipColumn({
        id: 'status',
        width: '12%',
        header: t('kit:status'),
        cell: ({ emailStatus }) => <MailStatus status={emailStatus} />,
      }),
      {
        id: 'creationDate',
        width: '16%',
        header: t('date'),
        align: 'end',
        sortBy: 'creationDate',
        cell: ({ creationDateTimeStamp }) => formatTimestamp(creationDateTimeStamp),
      },
    ],
    [t, hrefOf],
  );
}
