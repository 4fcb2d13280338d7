import { Callout, Card, Text, Timeline } from '@fairlead/ui';
import * as styles from './docs.css';
import { statusTones } from './ReviewChips';
import { historyOf, type ReviewStatus } from './review';
import type { IndexEntry } from './stories';

const verbs: Readonly<Record<ReviewStatus, string>> = {
  approved: 'approved',
  ready: 'marked ready',
  draft: 'set back to draft',
};

/** Most recent decisions that are listed. */
const LIMIT = 20;

interface ReviewHistoryProps {
  title: string;
  /** Stories whose decisions are listed. */
  entries: readonly IndexEntry[];
  /** Names a story in the list. */
  nameOf: (entry: IndexEntry) => string;
}

/** Decisions about stories, newest first: who decided what and when. */
export function ReviewHistory({ title, entries, nameOf }: ReviewHistoryProps) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const history = historyOf([...byId.keys()]);
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []).map(nameOf);
  return (
    <Card title={title} actions={<Text tone="muted">.storybook/review.json</Text>}>
      {history.length === 0 ? (
        <Callout>No decisions yet. All states are drafts.</Callout>
      ) : (
        <div className={styles.history}>
          <Timeline
            entries={history.slice(0, LIMIT).map(({ on, by, status, stories, note }, index) => ({
              id: index,
              title: `${namesOf(stories).join(', ')} ${verbs[status]} by ${by}`,
              meta: on,
              tone: statusTones[status],
              ...(note && { note }),
            }))}
          />
        </div>
      )}
    </Card>
  );
}
