import type { Day } from './days';
import { compareSpans, type SchedulerEvent, type Span, shortest } from './events';

/** Part of an event in the hours of a day. Events at the same time are side by side. */
export interface Block<Event extends SchedulerEvent = SchedulerEvent> {
  span: Span<Event>;
  /** Minute of the day. */
  from: number;
  to: number;
  /** Index among the events at the same time, from 0. */
  column: number;
  /** Number of events side by side. */
  columns: number;
  /** Number of free columns that the event fills. */
  width: number;
}

const fullDay = 24 * 60;
const overlaps = (a: Block, b: Block) => a.from < b.to && b.from < a.to;

/** Minutes of an event in a day, high enough to be read and pressed. */
function minutesIn(span: Span, day: Day) {
  const from = Math.min(span.first === day ? span.from : 0, fullDay - shortest);
  return { from, to: Math.max(span.last === day ? span.to : fullDay, from + shortest) };
}

/** Shares the width among blocks of which each overlaps another one. */
function share<Event extends SchedulerEvent>(group: readonly Block<Event>[]): readonly Block<Event>[] {
  const columns = Math.max(...group.map(({ column }) => column)) + 1;
  return group.map((block) => {
    const next = group.filter((each) => each.column > block.column && overlaps(each, block));
    const width = Math.min(columns, ...next.map(({ column }) => column)) - block.column;
    return { ...block, columns, width };
  });
}

/** Places the events of a day with times, without those of 24 hours and longer. */
export function placeInHours<Event extends SchedulerEvent>(
  spans: readonly Span<Event>[],
  day: Day,
): readonly Block<Event>[] {
  const blocks = spans
    .filter((span) => !span.long && span.first <= day && span.last >= day)
    .toSorted(compareSpans)
    .map((span): Block<Event> => ({ span, ...minutesIn(span, day), column: 0, columns: 1, width: 1 }))
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const groups: Block<Event>[][] = [];
  let end = 0;
  for (const block of blocks) {
    const group = block.from < end ? groups.at(-1) : undefined;
    if (group) {
      const taken = new Set(group.filter((each) => overlaps(each, block)).map(({ column }) => column));
      while (taken.has(block.column)) block.column++;
      group.push(block);
    } else groups.push([block]);
    end = Math.max(end, block.to);
  }
  return groups.flatMap(share);
}

/** Hours from the first to before the last one, which contain the usual hours and all events. */
export function hoursOf(days: readonly (readonly Block[])[], usual: readonly [number, number]): readonly number[] {
  const blocks = days.flat();
  const first = Math.min(usual[0], ...blocks.map(({ from }) => Math.floor(from / 60)));
  const end = Math.max(usual[1], ...blocks.map(({ to }) => Math.ceil(to / 60)));
  return Array.from({ length: end - first }, (_, index) => first + index);
}
