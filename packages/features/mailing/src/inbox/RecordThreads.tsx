import { LoadError, RouterLink, to, urls } from '@fairlead/kit';
import { Box, Button, Card, EmptyState, Icon, MailArt, Skeleton, Stack, Text } from '@fairlead/ui';
import { SquarePen } from 'lucide';
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
  /** Page that writes a mail about the record: the action of a section, and of an empty tab. */
  composeAt?: string | undefined;
}

/** Conversations about a record, with mails both ways and mails of the system. They open in the inbox. */
export function RecordThreads({ record, title, level, composeAt }: RecordThreadsProps) {
  const inSection = title !== undefined;
  return (
    <Card
      title={title}
      level={level}
      padding="none"
      actions={inSection && composeAt !== undefined ? <Compose at={composeAt} /> : undefined}
    >
      <Threads record={record} inSection={inSection} composeAt={composeAt} />
    </Card>
  );
}

function Compose({ at, quiet = true }: { at: string; quiet?: boolean }) {
  const { t } = useTranslation('mailing');
  return (
    <Button asChild {...(quiet && { variant: 'ghost', size: 'small' })} leadingIcon={<Icon of={SquarePen} size={16} />}>
      <RouterLink to={at}>{t('compose')}</RouterLink>
    </Button>
  );
}

interface ThreadsProps extends Pick<RecordThreadsProps, 'record' | 'composeAt'> {
  inSection: boolean;
}

function Threads({ record, inSection, composeAt }: ThreadsProps) {
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
    return (
      <EmptyState
        illustration={<MailArt />}
        title={t('inbox.empty')}
        description={t('inbox.recordEmpty')}
        action={composeAt === undefined ? undefined : <Compose at={composeAt} quiet={false} />}
      />
    );
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
