import { Chip, Inline } from '@fairlead/ui';
import { countStatuses, type ReviewStatus, statusOf } from './review';
import type { IndexEntry } from './stories';

export const statusLabels: Readonly<Record<ReviewStatus, string>> = {
  approved: 'Approved',
  ready: 'Ready',
  draft: 'Draft',
};
const tones = { approved: 'success', ready: 'info', draft: 'neutral' } as const;

/** Review status of a story. */
export function ReviewChip({ id }: { id: string }) {
  const status = statusOf(id);
  return <Chip tone={tones[status]}>{statusLabels[status]}</Chip>;
}

/** Number of stories per status. */
export function ReviewTotals({ entries }: { entries: readonly IndexEntry[] }) {
  const counts = countStatuses(entries.map(({ id }) => id));
  return (
    <Inline gap={8}>
      {(['approved', 'ready', 'draft'] as const).map((status) => (
        <Chip key={status} tone={tones[status]}>{`${counts[status]} ${status}`}</Chip>
      ))}
    </Inline>
  );
}
