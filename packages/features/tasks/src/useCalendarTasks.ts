import { type Failure, messageOf, type Schemas } from '@fairlead/api-client/client';
import { secondsOf } from '@fairlead/rules';
import { toast } from '@fairlead/ui';
import { useEffect, useRef, useState } from 'react';
import { type Task, useTaskCalendar } from './tasks.api';
import type { WorkFilters } from './useWorkFilters';

type TaskDay = Schemas['TaskDay'];

/** Tasks of a day after "Show more". */
const MANY = 100;
/** Milliseconds after which a moved task no longer waits for the calendar. */
const ARRIVAL_MS = 5_000;

/** Open tasks of a range of days as `YYYY-MM-DD`. One day at a time can have more tasks than the others. */
export function useCalendarTasks(
  { workScope, taskKind }: WorkFilters,
  { first, last }: { first: string; last: string },
) {
  const [busyDay, setBusyDay] = useState<string>();
  const filters = { workScope, taskKind };
  const range = { firstDay: secondsOf(first), lastDay: secondsOf(last) };
  const month = useTaskCalendar({ ...filters, ...range }, { keepPreviousData: true });
  const wanted = busyDay !== undefined && busyDay >= first && busyDay <= last ? secondsOf(busyDay) : undefined;
  const day = useTaskCalendar(
    wanted === undefined ? null : { ...filters, firstDay: wanted, lastDay: wanted, daySize: MANY },
    { onError: (failure: Failure) => toast.error(messageOf(failure)) },
  );
  const { data, error, isLoading, mutate } = month;
  const more = wanted === undefined ? undefined : day.data?.days;
  const days = (data?.days ?? []).map((each) => more?.find((other) => other.day === each.day) ?? each);
  const isInRange = ({ day: each }: TaskDay) => each >= range.firstDay && each <= range.lastDay;
  return {
    days,
    /** Whether nothing of these days has been loaded. */
    loading: isLoading && !days.some(isInRange),
    error,
    receivedAt: month.receivedAt,
    retry: () => void mutate(),
    loadMore: (each: string) => (each === busyDay ? void day.mutate() : setBusyDay(each)),
    arrival: useArrival(days),
  };
}

interface Waiting {
  id: string;
  version: number;
  done: () => void;
}

/** Returns a function that resolves when the calendar shows a new version of a task. */
function useArrival(days: readonly TaskDay[]) {
  const waiting = useRef<readonly Waiting[]>([]);
  useEffect(() => {
    const tasks = days.flatMap((day) => day.tasks);
    waiting.current = waiting.current.filter(({ id, version, done }) => {
      const task = tasks.find((each) => each.id === id);
      // a task that left the days has arrived, too
      if (task && task.version < version) return true;
      done();
      return false;
    });
  }, [days]);
  return ({ id, version }: Task) =>
    new Promise<void>((done) => {
      waiting.current = [...waiting.current, { id, version, done }];
      setTimeout(done, ARRIVAL_MS);
    });
}
