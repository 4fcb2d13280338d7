import { type Failure, messageOf, type Schemas } from '@fairlead/api-client/client';
import { secondsOf } from '@fairlead/rules';
import { toast } from '@fairlead/ui';
import { useEffect, useRef, useState } from 'react';
import { type Task, useTaskCalendar, useTaskCalendars } from './tasks.api';
import type { WorkFilters } from './useWorkFilters';

type TaskDay = Schemas['TaskDay'];

/** Tasks of a day whose further tasks the user has asked for. */
const MANY = 100;
/** Milliseconds after which a moved task no longer waits for the calendar. */
const ARRIVAL_MS = 5_000;

/** Open tasks of a range of days as `YYYY-MM-DD`. */
export function useCalendarTasks(
  { workScope, taskKind }: WorkFilters,
  { first, last }: { first: string; last: string },
) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const filters = { workScope, taskKind };
  const range = { firstDay: secondsOf(first), lastDay: secondsOf(last) };
  const month = useTaskCalendar({ ...filters, ...range }, { keepPreviousData: true });
  const busyDays = opened.filter((each) => each >= first && each <= last);
  const further = useTaskCalendars(
    busyDays.map((each) => ({ ...filters, firstDay: secondsOf(each), lastDay: secondsOf(each), daySize: MANY })),
    // the other days keep their tasks while those of one more are loaded
    { keepPreviousData: true, onError: (failure: Failure) => toast.error(messageOf(failure)) },
  );
  const { data, error, isLoading, mutate } = month;
  const more = busyDays.length > 0 ? further.data?.flatMap((each) => each.days) : undefined;
  const days = (data?.days ?? []).map((each) => more?.find((other) => other.day === each.day) ?? each);
  const isInRange = ({ day: each }: TaskDay) => each >= range.firstDay && each <= range.lastDay;
  return {
    days,
    /** Whether nothing of these days has been loaded. */
    loading: isLoading && !days.some(isInRange),
    error,
    receivedAt: month.receivedAt,
    retry: () => mutate(),
    loadMore: (each: string) => (busyDays.includes(each) ? void further.mutate() : setOpened([...busyDays, each])),
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
