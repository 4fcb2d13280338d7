import { Chip, Inline } from '@fairlead/ui';
import { countStatuses, reviewStatuses, statusLabels, statusOfAll } from './review';
import type { IndexEntry } from './stories';

export const statusTones = { approved: 'success', ready: 'info', draft: 'neutral' } as const;

/** Review status of a story, or of the least reviewed of several. */
export function ReviewChip({ ids }: { ids: readonly string[] }) {
  const status = statusOfAll(ids);
  return <Chip tone={statusTones[status]}>{statusLabels[status]}</Chip>;
}

/** Number of stories per status. */
export function ReviewTotals({ entries }: { entries: readonly IndexEntry[] }) {
  const counts = countStatuses(entries.map(({ id }) => id));
  return (
    <Inline gap={8}>
      {reviewStatuses.map((status) => (
        <Chip key={status} tone={statusTones[status]}>{`${counts[status]} ${status}`}</Chip>
      ))}
    </Inline>
  );
}
