import type { ReadState } from '@fairlead/api-client/swr';
import { LoadError, RecordLink, RouterLink, urls } from '@fairlead/kit';
import {
  below,
  Chip,
  Drawer,
  EmptyState,
  Heading,
  Icon,
  IconButton,
  MapArt,
  Skeleton,
  Stack,
  Text,
  useMediaQuery,
} from '@fairlead/ui';
import { ArrowLeft, ChevronDown, ChevronUp, Info, Mail } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Composer, type ComposerMode } from './Composer';
import type { ThreadDetail } from './inbox.api';
import * as styles from './inbox.css';
import { ThreadFacts } from './ThreadFacts';
import { ThreadMessages } from './ThreadMessages';
import { useShowAdded } from './useShowAdded';

interface ThreadViewProps {
  thread: ThreadDetail;
  backTo: string;
  /** Whether the composer writes a reply or a note. */
  mode: ComposerMode;
  onModeChange: (mode: ComposerMode) => void;
  /** Address of the thread above in the list. */
  previous: string | undefined;
  /** Address of the thread below in the list. */
  next: string | undefined;
  onDone: () => void;
  onUnread: () => void;
  pending: boolean;
}

/** Header, messages and composer of a thread. */
export function ThreadView({
  thread,
  backTo,
  mode,
  onModeChange,
  previous,
  next,
  onDone,
  onUnread,
  pending,
}: ThreadViewProps) {
  const { t } = useTranslation('mailing');
  // a phone shows no page header above a thread
  const isPhone = useMediaQuery(below('md'));
  const [showsFacts, setShowsFacts] = useState(false);
  const { subject, reference, messageCount, customer, waitingSince, isDone } = thread;
  const { list, showAdded } = useShowAdded(thread.messages.length);
  // the languages place the name differently
  const [beforeName, afterName] = t('inbox.messageCount', { count: messageCount, name: '|' }).split('|');
  return (
    <>
      <div className={styles.head}>
        <span className={styles.backButton}>
          <IconButton asChild label={t('inbox.back')}>
            <RouterLink to={backTo}>
              <Icon of={ArrowLeft} size={16} />
            </RouterLink>
          </IconButton>
        </span>
        <div className={styles.heading}>
          <div className={styles.titleLine}>
            <Heading level={isPhone ? 1 : 2}>{subject}</Heading>
            {isDone ? (
              <Chip tone="success">{t('inbox.isDone')}</Chip>
            ) : waitingSince === null ? null : (
              <Chip tone="warning">{t('inbox.filter.waiting')}</Chip>
            )}
          </div>
          <Text size="label" tone="muted">
            {reference ? `${reference} · ` : null}
            {beforeName}
            <RecordLink page={urls.contacts.view} id={customer.id}>
              {customer.name}
            </RecordLink>
            {afterName}
          </Text>
        </div>
        <Move to={previous} label={t('inbox.previous')} icon={ChevronUp} />
        <Move to={next} label={t('inbox.next')} icon={ChevronDown} />
        <IconButton label={t('inbox.markUnread')} onClick={onUnread}>
          <Icon of={Mail} size={16} />
        </IconButton>
        <span className={styles.factsButton}>
          <IconButton label={t('inbox.facts')} onClick={() => setShowsFacts(true)}>
            <Icon of={Info} size={16} />
          </IconButton>
        </span>
      </div>
      <div className={styles.scroll}>
        <ThreadMessages ref={list} thread={thread} />
      </div>
      <Composer thread={thread} mode={mode} onModeChange={onModeChange} onAdded={showAdded} />
      <Drawer open={showsFacts} onOpenChange={setShowsFacts} title={t('inbox.facts')}>
        <ThreadFacts thread={thread} onDone={onDone} pending={pending} />
      </Drawer>
    </>
  );
}

function Move({ to, label, icon }: { to: string | undefined; label: string; icon: typeof ChevronUp }) {
  if (to === undefined)
    return (
      <IconButton label={label} disabled>
        <Icon of={icon} size={16} />
      </IconButton>
    );
  return (
    <IconButton asChild label={label}>
      <RouterLink to={to}>
        <Icon of={icon} size={16} />
      </RouterLink>
    </IconButton>
  );
}

/** Content of the thread column while the chosen thread is not shown: loading, missing or failed. */
export function NoThread({ state }: { state: ReadState<ThreadDetail> }) {
  const { t } = useTranslation(['mailing', 'kit']);
  if (state.error?.status === 404 || state.error?.status === 400)
    return (
      <EmptyState
        illustration={<MapArt />}
        title={t('kit:record.notFound')}
        description={t('kit:record.notFoundText')}
      />
    );
  if (state.error)
    return <LoadError title={t('inbox.threadFailed')} failure={state.error} onRetry={() => state.mutate()} />;
  return (
    <div className={styles.messages} aria-busy>
      <Stack gap={16}>
        <Skeleton width={280} />
        <Skeleton shape="box" height={120} />
        <Skeleton shape="box" height={160} />
      </Stack>
    </div>
  );
}
