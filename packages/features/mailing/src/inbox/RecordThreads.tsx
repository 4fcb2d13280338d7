import { LoadError, to, urls } from '@fairlead/kit';
import { Box, Card, EmptyState, MailArt, Skeleton, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type RecordOfThreads, useRecordThreads } from './inbox.api';
import { ThreadList } from './ThreadList';

const threadUrl = (id: string) => to(urls.mailing.thread, { id });

interface RecordThreadsProps {
  record: RecordOfThreads;
  /** Title of the card. Defaults to none, for a tab that already has one. */
  title?: string;
  /** Level of the title. Defaults to 2. */
  level?: 2 | 3;
}

/** Conversations about a record, with mails both ways and mails of the system. They open in the inbox. */
export function RecordThreads({ record, title, level }: RecordThreadsProps) {
  return (
    <Card title={title} level={level} padding="none">
      <Threads record={record} inSection={title !== undefined} />
    </Card>
  );
}

function Threads({ record, inSection }: { record: RecordOfThreads; inSection: boolean }) {
  const { t } = useTranslation('mailing');
  const { data, error, mutate } = useRecordThreads(record);
  if (data && data.content.length > 0)
    return <ThreadList threads={data.content} openId={undefined} hrefOf={threadUrl} />;
  if (data && inSection)
    return (
      <Box padding={20}>
        <Text tone="muted">{t('inbox.recordEmpty')}</Text>
      </Box>
    );
  if (data)
    return <EmptyState illustration={<MailArt />} title={t('inbox.empty')} description={t('inbox.recordEmpty')} />;
  if (error) return <LoadError title={t('inbox.failed')} failure={error} onRetry={() => mutate()} />;
  return (
    <Box padding={20} aria-busy>
      <Stack gap={12}>
        <Skeleton width={220} />
        <Skeleton shape="box" height={120} />
      </Stack>
    </Box>
  );
}
