import type { PayloadOf } from '@fairlead/api-client/client';
import type { ReadState } from '@fairlead/api-client/swr';
import { formatTime, formatTotal, LoadAlert, LoadError, RouterLink, urls } from '@fairlead/kit';
import { Button, EmptyState, Icon, MailArt, NoResultsArt, Skeleton, Stack, Text } from '@fairlead/ui';
import { SquarePen } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './inbox.css';
import { emptyLabels, hasMore, type InboxState, PAGE } from './inboxReads';
import { ThreadList } from './ThreadList';

interface ThreadPageProps {
  list: ReadState<PayloadOf<'get', '/api/inbox/all'>>;
  state: InboxState;
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onChange: (changes: Partial<InboxState>) => void;
}

/** List of threads in all its states. An older list stays visible below an error. */
export function ThreadPage({ list, state, openId, hrefOf, onChange }: ThreadPageProps) {
  const { t } = useTranslation(['mailing', 'kit']);
  const { data, error, receivedAt, isValidating } = list;
  const retry = () => list.mutate();
  if (!data)
    return error ? (
      <Scroll>
        <LoadError title={t('inbox.failed')} failure={error} onRetry={retry} />
      </Scroll>
    ) : (
      <Scroll busy>
        <ListSkeleton />
      </Scroll>
    );
  const notice = error ? (
    <LoadAlert
      title={receivedAt === undefined ? t('inbox.failed') : t('inbox.stale', { time: formatTime(receivedAt) })}
      failure={error}
      onRetry={retry}
    />
  ) : null;
  const { content } = data;
  if (content.length === 0)
    return (
      <Scroll>
        {notice}
        <NoThreads state={state} onChange={onChange} />
      </Scroll>
    );
  return (
    <>
      <Scroll>
        {notice}
        <ThreadList threads={content} openId={openId} hrefOf={hrefOf} />
      </Scroll>
      <div className={styles.foot}>
        <Text size="label" tone="muted">
          {t('inbox.shown', { shown: content.length, total: formatTotal(data) })}
        </Text>
        {hasMore(content.length, data.totalElements) ? (
          <Button
            size="small"
            variant="ghost"
            tone="accent"
            loading={isValidating}
            onClick={() => onChange({ size: state.size + PAGE })}
          >
            {t('inbox.more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Scroll({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <div className={styles.scroll} aria-busy={busy}>
      {children}
    </div>
  );
}

function NoThreads({ state, onChange }: Pick<ThreadPageProps, 'state' | 'onChange'>) {
  const { t } = useTranslation('mailing');
  if (state.search !== '')
    return (
      <EmptyState
        illustration={<NoResultsArt />}
        title={t('inbox.noResults', { text: state.search })}
        action={<Button onClick={() => onChange({ search: '' })}>{t('inbox.clearSearch')}</Button>}
      />
    );
  if (state.filter !== 'ALL')
    return (
      <EmptyState
        illustration={<MailArt />}
        title={t(emptyLabels[state.filter])}
        action={<Button onClick={() => onChange({ filter: 'ALL' })}>{t('inbox.showAll')}</Button>}
      />
    );
  return (
    <EmptyState
      illustration={<MailArt />}
      title={t('inbox.empty')}
      description={t('inbox.emptyText')}
      action={
        <Button asChild leadingIcon={<Icon of={SquarePen} size={16} />}>
          <RouterLink to={urls.mailing.compose}>{t('compose')}</RouterLink>
        </Button>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <Stack gap={0}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
          <Skeleton shape="pill" width={90} />
        </div>
      ))}
    </Stack>
  );
}
