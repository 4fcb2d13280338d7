import { useState } from 'react';
import { addDays } from './days';
import type { SchedulerEvent } from './events';
import { Scheduler, type SchedulerProps } from './Scheduler';

export const events: readonly SchedulerEvent[] = [
  { id: 'fair', title: 'Home show, booth 12', start: '2026-03-04', end: '2026-03-06', tone: 'secondary' },
  { id: 'training', title: 'Cyber coverage training', start: '2026-03-12', end: '2026-03-17', tone: 'info' },
  { id: 'ada', title: 'Call Ada Lindqvist', start: '2026-03-03T09:00', end: '2026-03-03T09:30' },
  {
    id: 'paulson',
    title: 'Review Paulson Roofing',
    start: '2026-03-03T11:00',
    end: '2026-03-03T12:30',
    tone: 'warning',
  },
  { id: 'renewal', title: 'Renewal: Vance umbrella', start: '2026-03-03', tone: 'danger' },
  {
    id: 'lunch',
    title: 'Lunch with Summit Mutual',
    start: '2026-03-05T12:00',
    end: '2026-03-05T13:30',
    tone: 'neutral',
  },
  {
    id: 'quote',
    title: 'Send quote to Uma Foster',
    start: '2026-03-05T12:30',
    end: '2026-03-05T13:00',
    tone: 'success',
  },
  {
    id: 'claim',
    title: 'Adjuster visit, Coleman',
    start: '2026-03-05T09:00',
    end: '2026-03-05T11:00',
    tone: 'warning',
  },
  { id: 'petrov', title: 'Call Rosa Petrov', start: '2026-03-05T15:00' },
  { id: 'bauer', title: 'Follow up: Bauer liability', start: '2026-03-05', tone: 'info' },
  { id: 'standup', title: 'Team meeting', start: '2026-03-09T08:30', end: '2026-03-09T09:00', tone: 'neutral' },
  { id: 'audit', title: 'Premium audit due', start: '2026-03-20', tone: 'danger' },
  { id: 'mercer', title: 'Renewal: Mercer auto', start: '2026-03-26', tone: 'danger' },
  { id: 'okafor', title: 'Coverage review, Okafor', start: '2026-03-24T14:00', end: '2026-03-24T15:00' },
];

export const base = {
  label: 'Follow-ups',
  events,
  defaultDay: '2026-03-03',
  now: '2026-03-03T10:20',
  timeZone: 'America/New_York',
};

/** A calendar that keeps the moves. */
export function FollowUps(props: SchedulerProps<SchedulerEvent>) {
  const [current, setCurrent] = useState(props.events);
  const { onMove } = props;
  return (
    <Scheduler
      {...props}
      events={current}
      {...(onMove && {
        onMove: async (event, to) => {
          await onMove(event, to);
          setCurrent((before) => before.map((each) => (each.id === event.id ? { ...each, ...to } : each)));
        },
      })}
    />
  );
}

/** A calendar whose events are loaded again before a move is confirmed. */
export function Reloading(props: SchedulerProps<SchedulerEvent>) {
  const [current, setCurrent] = useState(props.events);
  return (
    <Scheduler
      {...props}
      events={current}
      onMove={(event, to) => {
        setCurrent((before) => before.map((each) => (each.id === event.id ? { ...each, ...to } : each)));
        return new Promise((resolve) => setTimeout(resolve, 600));
      }}
    />
  );
}

/** 300 events in the month. */
export const many: readonly SchedulerEvent[] = Array.from({ length: 300 }, (_, index) => {
  const day = addDays('2026-03-01', index % 31);
  const hour = String(8 + (index % 10)).padStart(2, '0');
  const start = index % 4 === 0 ? day : `${day}T${hour}:00`;
  return { id: `event-${index}`, title: `Follow up with customer ${index + 1}`, start };
});

const late: readonly SchedulerEvent[] = Array.from({ length: 12 }, (_, index) => ({
  id: `late-${index}`,
  title: `Late call ${index + 1}`,
  start: `2026-03-03T${13 + Math.floor(index / 6)}:${index % 6}0`,
}));
/** A calendar whose busy day loads its further events. */
export function Growing(props: SchedulerProps<SchedulerEvent>) {
  const [loaded, setLoaded] = useState(false);
  return (
    <Scheduler
      {...props}
      events={loaded ? [...props.events, ...late] : props.events}
      more={loaded ? {} : { '2026-03-03': late.length }}
      onLoadMore={(day) => {
        props.onLoadMore?.(day);
        setLoaded(true);
      }}
    />
  );
}
