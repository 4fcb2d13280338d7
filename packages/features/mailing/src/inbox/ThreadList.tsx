import { formatRecent, RouterLink } from '@fairlead/kit';
import { Avatar, Icon, useLocale, VisuallyHidden } from '@fairlead/ui';
import { Clock, UserRound } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailThread } from './inbox.api';
import * as styles from './inbox.css';
import { RecordIcon } from './RecordChip';
import { formatWait, nowSeconds } from './when';

interface ThreadListProps {
  threads: readonly MailThread[];
  /** Id of the open thread. */
  openId: string | undefined;
  hrefOf: (id: string) => string;
}

/** Threads as links. The open one is marked. */
export function ThreadList({ threads, openId, hrefOf }: ThreadListProps) {
  const { t } = useTranslation('mailing');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showOpenRow(list.current), [openId]);
  return (
    <ul ref={list} role="list" className={styles.rows} aria-label={t('inbox.threads')}>
      {threads.map((thread) => (
        <li key={thread.id}>
          <RouterLink
            to={hrefOf(thread.id)}
            className={styles.row}
            data-thread={thread.id}
            data-unread={thread.isUnread || undefined}
            aria-current={thread.id === openId ? 'true' : undefined}
          >
            <ThreadRow thread={thread} />
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the pane until the open thread is visible. `scrollIntoView` would also scroll the page. */
function showOpenRow(list: HTMLElement | null) {
  const pane = list?.parentElement;
  const row = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!pane || !row) return;
  const { top, bottom } = pane.getBoundingClientRect();
  pane.scrollTop += Math.max(0, row.bottom - bottom) - Math.max(0, top - row.top);
}

/** Customer, subject, last line, record, waiting time and assignee of a thread. */
function ThreadRow({ thread }: { thread: MailThread }) {
  const { t } = useTranslation('mailing');
  const { customer, subject, lastText, lastAt, records, assignee, isUnread } = thread;
  const [record] = records;
  const now = nowSeconds();
  return (
    <>
      {isUnread ? (
        <>
          <span className={styles.dot} aria-hidden />
          <VisuallyHidden>{t('inbox.isUnread')}</VisuallyHidden>
        </>
      ) : null}
      <span className={styles.rowLine}>
        <span className={styles.rowName}>{customer.companyName || customer.name}</span>
        <span className={styles.rowTime}>{formatRecent(lastAt, now)}</span>
      </span>
      <span className={styles.rowText}>{subject}</span>
      <span className={styles.rowLast}>{lastText}</span>
      <span className={styles.rowMeta}>
        {record ? (
          <span className={styles.record}>
            <RecordIcon type={record.type} />
            {record.number}
          </span>
        ) : null}
        <Waiting thread={thread} />
      </span>
      {assignee ? (
        <span className={styles.rowAvatar} title={assignee.name}>
          <Avatar name={assignee.name} src={assignee.photo?.fileUrl} size="small" />
          <VisuallyHidden>{t('inbox.assignedTo', { name: assignee.name })}</VisuallyHidden>
        </span>
      ) : (
        <span className={styles.rowAvatar} title={t('inbox.unassigned')}>
          <span className={styles.noAvatar}>
            <Icon of={UserRound} size={14} aria-hidden />
          </span>
          <VisuallyHidden>{t('inbox.unassigned')}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

/** Time for which the customer has waited. */
function Waiting({ thread: { waitingSince, isDone } }: { thread: MailThread }) {
  const { t } = useTranslation('mailing');
  const locale = useLocale();
  if (waitingSince === null || isDone) return null;
  return (
    <span className={styles.waiting}>
      <Icon of={Clock} size={14} aria-hidden />
      {t('inbox.waitingFor', { time: formatWait(waitingSince, nowSeconds(), locale) })}
    </span>
  );
}
