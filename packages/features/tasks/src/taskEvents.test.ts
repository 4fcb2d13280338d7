import { dueTasks, lateTasks } from '@fairlead/api-client/mocks';
import { DAY, dateOf, localDay } from '@fairlead/rules';
import { expect, it } from 'vitest';
import { dueOf, isDayText, taskEvent } from './taskEvents';

const today = localDay(new Date());
const [late] = lateTasks;
const [timed, wholeDay] = dueTasks;
if (!late || !timed || !wholeDay) throw new Error('no tasks');
const context = { today, now: today, showsAssignee: false };

it('places a task on its due day, at its time if it has one', () => {
  expect(taskEvent(timed, context).start).toBe(`${dateOf(today)}T10:00`);
  expect(taskEvent(wholeDay, context).start).toBe(dateOf(today));
});

it('marks overdue tasks, but not while they are snoozed', () => {
  expect(taskEvent(timed, context).tone).toBe('accent');
  expect(taskEvent(late, context).tone).toBe('danger');
  expect(taskEvent({ ...late, snoozedUntil: today + DAY }, context).tone).toBe('neutral');
  expect(taskEvent({ ...late, snoozedUntil: today - 1 }, context).tone).toBe('danger');
});

it('names the contact, and the assignee in the work of the team', () => {
  const { contact, assignee, title } = late;
  expect(taskEvent(late, context).title).toBe(`${title} · ${contact?.name}`);
  expect(taskEvent(late, { ...context, showsAssignee: true }).title).toBe(
    `${title} · ${contact?.name} · ${assignee.name}`,
  );
  expect(taskEvent({ ...late, contact: null }, context).title).toBe(title);
});

it('reads the due day and time of a place', () => {
  expect(dueOf({ start: dateOf(today) })).toEqual({ dueDate: today, dueTime: null });
  expect(dueOf({ start: `${dateOf(today)}T14:30` })).toEqual({ dueDate: today, dueTime: '14:30' });
});

it.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['today', false],
  [null, false],
])('%s is a day: %s', (text, expected) => {
  expect(isDayText(text)).toBe(expected);
});
