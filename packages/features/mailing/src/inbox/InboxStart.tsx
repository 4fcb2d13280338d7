import { formatCount, RouterLink } from '@fairlead/kit';
import { Button, EmptyState, Icon, Kbd, MailArt, Stack } from '@fairlead/ui';
import { Clock } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { MailThread } from './inbox.api';
import * as styles from './inbox.css';

const keys = [
  ['J', 'inbox.next'],
  ['R', 'inbox.reply'],
  ['N', 'inbox.note'],
  ['E', 'inbox.done'],
] as const;

interface InboxStartProps {
  threads: readonly MailThread[];
  /** Number of threads in which a customer waits, in the chosen scope. */
  waiting: number | undefined;
  hrefOf: (id: string) => string;
}

/** The wide columns while no thread is open: how many customers wait, the longest wait, and the keys. */
export function InboxStart({ threads, waiting, hrefOf }: InboxStartProps) {
  const { t } = useTranslation('mailing');
  const [longest] = threads
    .flatMap(({ id, customer, waitingSince, isDone }) =>
      waitingSince === null || isDone ? [] : [{ id, name: customer.name, waitingSince }],
    )
    .sort((a, b) => a.waitingSince - b.waitingSince);
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
