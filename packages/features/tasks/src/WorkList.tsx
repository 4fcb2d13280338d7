import { LoadError } from '@fairlead/kit';
import { WORK_GROUP_SIZE } from '@fairlead/rules';
import { Box, type HeadingLevel, Skeleton, Stack } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useTaskEditor } from './TaskEditor';
import { useWork } from './tasks.api';
import type { WorkFilters } from './useWorkFilters';
import { WorkGroups } from './WorkGroups';

/** Tasks of each group after "Show more". */
const MANY = 100;

/** Open tasks of the filters, in groups by day. */
export function useWorkList({ workScope, taskKind }: WorkFilters) {
  const filters = `${workScope} ${taskKind}`;
  const [largeFor, setLargeFor] = useState<string>();
  const isLarge = largeFor === filters;
  const groupSize = isLarge ? MANY : WORK_GROUP_SIZE;
  // The groups stay while more of their tasks load, but not while those of other filters do.
  const response = useWork({ workScope, taskKind, groupSize }, { keepPreviousData: isLarge });
  return { ...response, onMore: isLarge ? undefined : () => setLargeFor(filters) };
}

interface WorkListProps {
  work: ReturnType<typeof useWorkList>;
  filters: WorkFilters;
  editor: ReturnType<typeof useTaskEditor>;
  /** Heading level of the groups. */
  level: HeadingLevel;
}

/** Groups of open tasks, while they load, and when they do not. */
export function WorkList({ work: { data, error, mutate, onMore }, filters, editor, level }: WorkListProps) {
  const { t } = useTranslation('tasks');
  if (data)
    return (
      <WorkGroups
        groups={data.groups}
        today={data.today}
        scope={filters.workScope}
        level={level}
        onEdit={editor.edit}
        onMore={onMore}
        onAdd={editor.add}
      />
    );
  if (error) return <LoadError title={t('failed')} failure={error} onRetry={() => mutate()} />;
  return (
    <Box padding={20}>
      <Stack gap={20}>
        {['a', 'b', 'c', 'd', 'e'].map((each) => (
          <Skeleton key={each} shape="text" width="60%" />
        ))}
      </Stack>
    </Box>
  );
}
