'use client';
import { useState } from 'react';
import type { Direction } from '../Board/places';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { type Day, daysBetween } from './days';
import {
  noShift,
  type SchedulerEvent,
  type SchedulerRange,
  type Shift,
  type Span,
  shiftedRange,
  shortest,
  spanOf,
  withShift,
} from './events';
import type { SchedulerTexts } from './schedulerTexts';

/** Event that the user moves, and the place where it would be dropped. */
export interface Lift<Event extends SchedulerEvent> {
  span: Span<Event>;
  shift: Shift;
  /** The event at its new place. */
  target: Span<Event>;
  /** Why the event cannot move there. */
  refusal?: string | undefined;
  by: 'keyboard' | 'pointer';
}

interface LiftOptions<Event extends SchedulerEvent> {
  days: readonly Day[];
  /** The arrow keys up and down change the time instead of the week. */
  hours: boolean;
  timeZone: string;
  texts: SchedulerTexts;
  validate: ((event: Event, to: SchedulerRange) => string | undefined) | undefined;
  announce: (text: string) => void;
  onMove: (event: Event, shift: Shift) => void;
}

/** The lifted event where it would be dropped, or undefined where it was. */
export const targetOf = (lifted: Lift<SchedulerEvent> | null) =>
  lifted && !isStill(lifted.shift) ? lifted.target : undefined;

const isStill = ({ days, minutes }: Shift) => days === 0 && minutes === 0;
const lastStart = 24 * 60 - shortest;

/** State of lifting an event, moving it over the days, and dropping it. Announces each step. */
export function useEventLift<Event extends SchedulerEvent>(options: LiftOptions<Event>) {
  const { days, hours, timeZone, texts, validate, announce, onMove } = options;
  const translate = useTranslate();
  const [lifted, setLifted] = useState<Lift<Event> | null>(null);

  const refusalOf = (event: Event, shift: Shift) =>
    isStill(shift) ? undefined : validate?.(event, shiftedRange(event, shift, timeZone));
  const refusalText = (target: Span<Event>, reason: string) =>
    translate(messages.schedulerRefused, { name: target.event.title, date: texts.place(target), reason });
  const describe = ({ target, refusal }: Lift<Event>) =>
    refusal === undefined
      ? translate(messages.schedulerMoving, { name: target.event.title, date: texts.place(target) })
      : refusalText(target, refusal);
  /** Moves by half hours, within the shown days and the day. */
  const limit = ({ first, last, from, long }: Span<Event>, shift: Shift): Shift => {
    const [start = first, end = last] = [days[0], days.at(-1)];
    const halfHours = Math.round(shift.minutes / shortest) * shortest;
    const minutes = long || !hours ? 0 : Math.min(Math.max(from + halfHours, 0), Math.max(from, lastStart)) - from;
    return { days: Math.min(Math.max(shift.days, daysBetween(last, start)), daysBetween(first, end)), minutes };
  };
  const liftAt = (lift: Lift<Event>, wanted: Shift): Lift<Event> => {
    const { span } = lift;
    const shift = limit(span, wanted);
    if (shift.days === lift.shift.days && shift.minutes === lift.shift.minutes) return lift;
    const target = spanOf(withShift(span.event, shift, timeZone), timeZone);
    return { ...lift, shift, target, refusal: refusalOf(span.event, shift) };
  };
  const moveTo = (wanted: Shift) => {
    if (!lifted) return;
    const next = liftAt(lifted, wanted);
    if (next === lifted) return;
    setLifted(next);
    announce(describe(next));
  };
  const cancel = () => {
    if (!lifted) return;
    setLifted(null);
    const { event } = lifted.span;
    announce(translate(messages.schedulerCancelled, { name: event.title, date: texts.place(lifted.span) }));
  };
  return {
    lifted,
    describe,
    refusalOf,
    refusalText: (event: Event, shift: Shift, reason: string) =>
      refusalText(spanOf(withShift(event, shift, timeZone), timeZone), reason),
    cancel,
    moveTo,
    lift: (span: Span<Event>, by: Lift<Event>['by']) => {
      setLifted({ span, shift: noShift, target: span, by });
      announce(`${translate(messages.boardLifted, { name: span.event.title })} ${texts.place(span)}`);
    },
    step: (direction: Direction) => {
      if (!lifted) return;
      const { days: byDays, minutes } = lifted.shift;
      const sign = direction === 'after' || direction === 'down' ? 1 : -1;
      if (direction === 'before' || direction === 'after') moveTo({ days: byDays + sign, minutes });
      else if (hours) moveTo({ days: byDays, minutes: minutes + sign * shortest });
      else moveTo({ days: byDays + sign * 7, minutes });
    },
    /**
     * Drops the event. It stays lifted by the keyboard where it is refused.
     *
     * @param wanted Place of the pointer, which can be further than the last place that was drawn.
     */
    drop: (wanted?: Shift) => {
      if (!lifted) return;
      const { span, shift, refusal, by } = wanted ? liftAt(lifted, wanted) : lifted;
      if (refusal !== undefined && by === 'keyboard') return announce(describe(lifted));
      if (refusal !== undefined || isStill(shift)) return cancel();
      setLifted(null);
      onMove(span.event, shift);
    },
  };
}
