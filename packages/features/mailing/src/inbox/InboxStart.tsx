import { formatCount, RouterLink } from '@fairlead/kit';
import { Button, EmptyState, Icon, Kbd, MailArt, Stack } from '@fairlead/ui';
import { Clock } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type MailThread, useWaitingThreads } from './inbox.api';
import * as styles from './inbox.css';
import { type InboxState, MOST } from './inboxReads';

const keys = [
  ['J', 'inbox.next'],
  ['R', 'inbox.reply'],
  ['N', 'inbox.note'],
  ['E', 'inbox.done'],
] as const;

interface InboxStartProps {
  scope: InboxState['scope'];
  /** Threads of the list, which can be filtered or only the first ones. */
  threads: readonly MailThread[];
  /** Number of threads in which a customer waits, in the chosen scope. */
  waiting: number | undefined;
  hrefOf: (id: string) => string;
}

/** Threads in which a customer waits, the longest wait first. */
const waitsOf = (threads: readonly MailThread[]) =>
  threads
    .flatMap(({ id, customer, waitingSince, isDone }) =>
      waitingSince === null || isDone ? [] : [{ id, name: customer.name, waitingSince }],
    )
    .sort((a, b) => a.waitingSince - b.waitingSince);

/** The wide columns while no thread is open: how many customers wait, the longest wait, and the keys. */
export function InboxStart({ scope, threads, waiting, hrefOf }: InboxStartProps) {
  const { t } = useTranslation('mailing');
  const listed = waitsOf(threads);
  const isNeeded = waiting !== undefined && listed.length < waiting && waiting <= MOST;
  const { data } = useWaitingThreads(scope, isNeeded);
  const all = isNeeded ? waitsOf(data?.content ?? []) : listed;
  const longest = waiting !== undefined && all.length >= waiting ? all[0] : undefined;
  const text = waiting
    ? t('inbox.waitingCount', { count: waiting, number: formatCount(waiting) })
    : t('inbox.chooseText');
  return (
    <div className={styles.start}>
      <Stack gap={20}>
        <EmptyState
          illustration={<MailArt />}
          title={t('inbox.choose')}
          description={text}
          action={
            longest ? (
              <Button asChild leadingIcon={<Icon of={Clock} size={16} />}>
                <RouterLink to={hrefOf(longest.id)}>{t('inbox.openLongest', { name: longest.name })}</RouterLink>
              </Button>
            ) : undefined
          }
        />
        <dl className={styles.startKeys}>
          {keys.map(([key, label]) => (
            <div key={key} className={styles.startKey}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd className={styles.startText}>{t(label)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </div>
  );
}
