import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weekStart, weekStartOf } from '../Calendar/weekStart';
import { addDays, daysFrom } from './days';
import { spanOf } from './events';
import { fitLines, placeInDays, segmentsOn } from './placeInDays';
import { hoursOf, placeInHours } from './placeInHours';

const week = daysFrom('2026-03-01', '2026-03-07');
const span = (id: string, start: string, end?: string) => spanOf({ id, title: id, start, ...(end && { end }) }, 'UTC');
const day = (number: number) => `2026-03-0${number}`;
const time = (hour: number) =>
  `2026-03-03T${String(Math.floor(hour)).padStart(2, '0')}:${String((hour % 1) * 60).padStart(2, '0')}`;
const meeting = (id: string, from: number, to: number) => span(id, time(from), time(to));

it('starts weeks on the day of the region', () => {
  expect(['en', 'en-GB', 'de', 'fr', 'nl', 'fr-CA', 'ar-EG'].map(weekStart)).toEqual([0, 1, 1, 1, 1, 0, 6]);
  expect(['US', 'GB', 'DE', 'CA', 'EG', undefined].map(weekStartOf)).toEqual([0, 1, 1, 0, 6, 1]);
});

it('agrees with the week data of the browser', () => {
  const differing = ['US', 'GB', 'DE', 'FR', 'NL', 'BE', 'CH', 'AT', 'CA', 'IN', 'JP', 'BR', 'EG', 'IL', 'AU'].filter(
    (region) => weekStart(`en-${region}`) !== weekStartOf(region),
  );
  expect(differing).toEqual([]);
});

it('cuts events at the ends of the row', () => {
  const [segment] = placeInDays([span('a', '2026-02-27', '2026-03-09')], week);
  expect(segment).toMatchObject({ column: 0, width: 7, lane: 0, before: true, after: true });
  expect(placeInDays([span('a', '2026-03-08')], week)).toEqual([]);
  expect(placeInDays([span('a', day(3))], [])).toEqual([]);
});

it('keeps an event without an end in its day', () => {
  expect(span('late', `${day(3)}T23:45`)).toMatchObject({ first: day(3), last: day(3), from: 1425, to: 1440 });
  expect(span('night', `${day(3)}T23:45`, `${day(4)}T00:15`)).toMatchObject({ first: day(3), last: day(4), to: 15 });
});

it('fills lines from the top, longer events first', () => {
  const placed = placeInDays(
    [span('call', time(9)), span('fair', day(2), day(4)), span('trip', day(3), day(6)), span('late', day(5))],
    week,
  );
  expect(placed.map(({ span: { event }, column, width, lane }) => [event.id, column, width, lane])).toEqual([
    ['fair', 1, 3, 0],
    ['trip', 2, 4, 1],
    ['call', 2, 1, 2],
    ['late', 4, 1, 0],
  ]);
  expect(segmentsOn(placed, 2).map((each) => each.span.event.id)).toEqual(['fair', 'trip', 'call']);
});

it('shows all events of a day, or one line less and the number of the others', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => span(id, day(3)));
  expect(fitLines(placeInDays(four, week), 7, 4)).toMatchObject({ hidden: [0, 0, 0, 0, 0, 0, 0] });
  // further events without a segment also need the last line
  const further = fitLines(placeInDays(four, week), 7, 4, [0, 0, 9]);
  expect(further.hidden).toEqual([0, 0, 10, 0, 0, 0, 0]);
  expect(further.shown).toHaveLength(3);
  const fitted = fitLines(placeInDays([...four, span('e', day(3))], week), 7, 4);
  expect(fitted.shown).toHaveLength(3);
  expect(fitted.hidden).toEqual([0, 0, 2, 0, 0, 0, 0]);
});

it('hides an event of several days on all of them', () => {
  const others = ['a', 'b', 'c'].map((id) => span(id, day(2), day(3)));
  const spans = [...others, span('d', day(3), day(4)), span('e', day(3))];
  expect(fitLines(placeInDays(spans, week), 7, 4).hidden).toEqual([0, 0, 2, 1, 0, 0, 0]);
});

it('puts events at the same time side by side, and fills free width', () => {
  const placed = placeInHours(
    [meeting('a', 9, 12), meeting('b', 9, 10), meeting('c', 9.5, 10.5), meeting('d', 10.5, 11), meeting('e', 13, 14)],
    day(3),
  );
  expect(placed.map(({ span: { event }, column, columns, width }) => [event.id, column, columns, width])).toEqual([
    ['a', 0, 3, 1],
    ['b', 1, 3, 1],
    ['c', 2, 3, 1],
    ['d', 1, 3, 2],
    ['e', 0, 1, 1],
  ]);
});

it('draws short events half an hour high, within the day', () => {
  expect(placeInHours([meeting('a', 9, 9.25)], day(3))[0]).toMatchObject({ from: 540, to: 570 });
  expect(placeInHours([span('a', '2026-03-03T23:55')], day(3))[0]).toMatchObject({ from: 1410, to: 1440 });
});

it('splits events at midnight, and leaves longer ones to the line above', () => {
  const night = span('a', '2026-03-03T22:00', '2026-03-04T02:00');
  expect(placeInHours([night], day(3))[0]).toMatchObject({ from: 1320, to: 1440 });
  expect(placeInHours([night], day(4))[0]).toMatchObject({ from: 0, to: 120 });
  expect(placeInHours([span('a', '2026-03-03T22:00', '2026-03-05T02:00'), span('b', day(4))], day(4))).toEqual([]);
});

it('shows the usual hours, and more for events outside of them', () => {
  const hours = (...spans: ReturnType<typeof meeting>[]) => hoursOf([placeInHours(spans, day(3))], [8, 12]);
  expect(hours()).toEqual([8, 9, 10, 11]);
  expect(hours(meeting('a', 6.5, 7), meeting('b', 11.5, 12.5))).toEqual([6, 7, 8, 9, 10, 11, 12]);
});

const anySpan = fc
  .record({ id: fc.uuid(), from: fc.nat(9), length: fc.nat(3), hour: fc.nat(23), allDay: fc.boolean() })
  .map(({ id, from, length, hour, allDay }) => {
    const start = addDays('2026-02-27', from);
    const end = addDays(start, length);
    return allDay ? span(id, start, end) : span(id, `${start}T${String(hour).padStart(2, '0')}:00`, `${end}T23:30`);
  });

it('never draws two events over each other in a row of days', () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 25 }), (spans) => {
      const placed = placeInDays(spans, week);
      const taken = placed.flatMap(({ column, width, lane }) =>
        Array.from({ length: width }, (_, index) => `${lane}/${column + index}`),
      );
      expect(new Set(taken).size).toBe(taken.length);
      expect(placed).toHaveLength(spans.filter(({ first, last }) => first <= day(7) && last >= day(1)).length);
    }),
  );
});

it('shows or counts each event of each day', () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 25 }), (spans) => {
      const placed = placeInDays(spans, week);
      const { shown, hidden } = fitLines(placed, 7, 4);
      week.forEach((_, index) => {
        const visible = segmentsOn(shown, index);
        expect(visible.length + (hidden[index] ?? 0)).toBe(segmentsOn(placed, index).length);
        // "+3 more" is in the last line.
        expect(visible.every(({ lane }) => lane < (hidden[index] ? 3 : 4))).toBe(true);
      });
    }),
  );
});

it('never draws two events over each other in the hours of a day', () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 25 }), (spans) => {
      const placed = placeInHours(spans, day(3));
      for (const [at, a] of placed.entries()) {
        expect(a.column + a.width).toBeLessThanOrEqual(a.columns);
        for (const b of placed.slice(at + 1))
          if (a.from < b.to && b.from < a.to)
            expect(a.column + a.width <= b.column || b.column + b.width <= a.column).toBe(true);
      }
    }),
  );
});
