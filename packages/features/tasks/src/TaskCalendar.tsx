import { messageOf } from '@fairlead/api-client/client';
import { LoadError, StaleAlert, useAgencyTimeZone } from '@fairlead/kit';
import { dateOf, dayIn } from '@fairlead/rules';
import { Button, EmptyState, Stack, toast, useLocale } from '@fairlead/ui';
import { Scheduler, type SchedulerRange, schedulerDays } from '@fairlead/ui/scheduler';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useTaskEditor } from './TaskEditor';
import { type Due, dueOf, type TaskEvent, taskEvent } from './taskEvents';
import { type Task, useMoveTask } from './tasks.api';
import { useCalendarPage } from './useCalendarPage';
import { useCalendarTasks } from './useCalendarTasks';
import type { WorkFilters } from './useWorkFilters';

interface TaskCalendarProps {
  filters: WorkFilters;
  editor: ReturnType<typeof useTaskEditor>;
}

/** Open tasks by due day. Moving a task changes when it is due. */
export default function TaskCalendar({ filters, editor }: TaskCalendarProps) {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const timeZone = useAgencyTimeZone();
  const [now] = useState(() => Date.now() / 1000);
  const today = dayIn(timeZone, now);
  const { view, day, setView, setDay } = useCalendarPage(today);
  const calendar = useCalendarTasks(filters, schedulerDays(view, day, locale));
  const { days, error, receivedAt } = calendar;
  const move = useMoves(calendar.arrival);
  const context = {
    today,
    now,
    showsAssignee: filters.workScope === 'TEAM',
  };
  const hidden = days.filter(({ total, tasks }) => total > tasks.length);
  const add = (due?: Due) => (due ? editor.addOn(due) : editor.add());
  return (
    <Stack gap={12}>
      {error && receivedAt ? <StaleAlert failure={error} since={receivedAt} onRetry={calendar.retry} /> : null}
      <Scheduler<TaskEvent>
        label={t('tasks')}
        timeZone={timeZone}
        events={days.flatMap(({ tasks }) => tasks.map((task) => taskEvent(task, context)))}
        more={Object.fromEntries(hidden.map(({ day: each, total, tasks }) => [dateOf(each), total - tasks.length]))}
        onLoadMore={calendar.loadMore}
        view={view}
        onViewChange={setView}
        day={day}
        onDayChange={setDay}
        onEventOpen={({ task }) => editor.edit(task)}
        onMove={({ task }, to) => move(task, to)}
        onCreate={(range) => add(dueOf(range))}
        loading={calendar.loading}
        empty={
          <EmptyState
            title={t('calendar.none')}
            description={t('calendar.noneText')}
            action={<Button onClick={() => add()}>{t('add')}</Button>}
          />
        }
        error={
          error && !receivedAt ? <LoadError title={t('failed')} failure={error} onRetry={calendar.retry} /> : undefined
        }
      />
    </Stack>
  );
}

/** Moves a task to a place in the calendar. The toast takes it back. */
function useMoves(arrival: (task: Task) => Promise<void>) {
  const { t } = useTranslation('tasks');
  const update = useMoveTask();
  const change = async (task: Task, due: Due) => {
    const result = await update(task, due);
    if (!result.ok) throw new Error(messageOf(result.failure));
    await arrival(result.payload);
    return result;
  };
  const undo = async (changed: Task, { dueDate, dueTime }: Due) => {
    try {
      toast.success((await change(changed, { dueDate, dueTime })).message);
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return async (task: Task, to: SchedulerRange) => {
    const { message, payload } = await change(task, dueOf(to));
    toast.success(message, { action: { label: t('undo'), onSelect: () => void undo(payload, task) } });
  };
}
