import { type Day, daysBetween } from './days';
import { compareSpans, type SchedulerEvent, type Span } from './events';

/** Part of an event in a row of days. */
export interface Segment<Event extends SchedulerEvent = SchedulerEvent> {
  span: Span<Event>;
  /** Index of its first day in the row. */
  column: number;
  /** Number of days in the row. */
  width: number;
  /** Line within the days, from 0. */
  lane: number;
  /** Whether the event began before the row. */
  before: boolean;
  /** Whether the event continues after the row. */
  after: boolean;
}

/** Places events in a row of successive days, so that no two of them overlap. */
export function placeInDays<Event extends SchedulerEvent>(
  spans: readonly Span<Event>[],
  days: readonly Day[],
): readonly Segment<Event>[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  /** Index of the first free day of each line. */
  const free: number[] = [];
  return spans
    .filter((span) => span.first <= last && span.last >= first)
    .toSorted(compareSpans)
    .map((span) => {
      const column = Math.max(0, daysBetween(first, span.first));
      const end = Math.min(days.length, daysBetween(first, span.last) + 1);
      const found = free.findIndex((index) => index <= column);
      const lane = found < 0 ? free.length : found;
      free[lane] = end;
      return { span, column, width: end - column, lane, before: span.first < first, after: span.last > last };
    });
}

const covers = ({ column, width }: Segment, index: number) => index >= column && index < column + width;

/** Events of one day of a row, in the order of their lines. */
export const segmentsOn = <Event extends SchedulerEvent>(segments: readonly Segment<Event>[], index: number) =>
  segments.filter((segment) => covers(segment, index)).toSorted((a, b) => a.lane - b.lane);

/**
 * Segments that fit into `lines` lines per day. Days with more events have one line less, for "+3 more".
 *
 * @param unknown Number of further events of each day that have no segment.
 * @returns The segments, and the number of hidden events by day.
 */
export function fitLines<Event extends SchedulerEvent>(
  segments: readonly Segment<Event>[],
  columns: number,
  lines: number,
  unknown: readonly number[] = [],
): { shown: readonly Segment<Event>[]; hidden: readonly number[] } {
  const indices = Array.from({ length: columns }, (_, index) => index);
  const isFull = (index: number) =>
    (unknown[index] ?? 0) > 0 || segments.some((each) => each.lane >= lines && covers(each, index));
  const full = indices.map(isFull);
  const fits = (segment: Segment) =>
    segment.lane < lines - 1 ||
    (segment.lane === lines - 1 && !indices.some((index) => full[index] === true && covers(segment, index)));
  const shown = segments.filter(fits);
  const hidden = indices.map(
    (index) => segments.filter((each) => !fits(each) && covers(each, index)).length + (unknown[index] ?? 0),
  );
  return { shown, hidden };
}
