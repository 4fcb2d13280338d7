import { lazyPart, PageTitle, useSearchParam } from '@fairlead/kit';
import { readValue, storeValue } from '@fairlead/session';
import { Button, Card, Icon, Inline, PageHeader, Stack } from '@fairlead/ui';
import { CalendarDays, List, Plus } from 'lucide';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarSkeleton } from './CalendarSkeleton';
import { TaskEditor, useTaskEditor } from './TaskEditor';
import { useWorkFilters, type WorkFilters } from './useWorkFilters';
import { WorkFilterFields } from './WorkFilterFields';
import { useWorkList, WorkList } from './WorkList';

/** Loaded when the calendar is shown, so that the list does not contain its code. */
const TaskCalendar = lazyPart(async () => (await import('./TaskCalendar')).default);

const layouts = ['list', 'calendar'] as const;
const layoutKey = 'fairlead.taskLayout';

/** Layout of the address, or else the one that the user chose last. */
function useLayout() {
  const { value, set } = useSearchParam('layout');
  const asked = layouts.find((each) => each === value);
  const layout = asked ?? layouts.find((each) => each === readValue(layoutKey)) ?? 'list';
  useEffect(() => {
    if (asked) storeValue(layoutKey, asked);
  }, [asked]);
  return [layout, set] as const;
}

/** Open tasks of the user or the agency, in groups by day or in a calendar. */
export default function TasksScreen() {
  const { t } = useTranslation('tasks');
  const filters = useWorkFilters();
  const editor = useTaskEditor();
  const [layout, choose] = useLayout();
  const isCalendar = layout === 'calendar';
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{t('tasks')}</PageTitle>
      <PageHeader
        title={t('tasks')}
        actions={
          <>
            <Button
              leadingIcon={<Icon of={isCalendar ? List : CalendarDays} size={16} />}
              onClick={() => choose(isCalendar ? 'list' : 'calendar')}
            >
              {t(isCalendar ? 'list' : 'calendar')}
            </Button>
            <Button variant="solid" tone="accent" leadingIcon={<Icon of={Plus} size={16} />} onClick={editor.add}>
              {t('add')}
            </Button>
          </>
        }
      />
      <Inline gap={8} wrap>
        <WorkFilterFields filters={filters} />
      </Inline>
      {isCalendar ? (
        <TaskCalendar fallback={<CalendarSkeleton />} part={{ filters, editor }} />
      ) : (
        <TaskList filters={filters} editor={editor} />
      )}
      <TaskEditor editor={editor} />
    </Stack>
  );
}

function TaskList({ filters, editor }: { filters: WorkFilters; editor: ReturnType<typeof useTaskEditor> }) {
  const { t } = useTranslation('tasks');
  const work = useWorkList(filters);
  const label = t(filters.workScope === 'MINE' ? 'myWork' : 'teamWork');
  return (
    <Card aria-label={label} padding="none" aria-busy={!work.data && !work.error}>
      <WorkList work={work} filters={filters} editor={editor} level={2} />
    </Card>
  );
}
