'use client';
import { useMemo, useState } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { type SchedulerEvent, type SchedulerRange, type Shift, type Span, spanOf, withShift } from './events';
import type { SchedulerTexts } from './schedulerTexts';

interface MovesOptions<Event extends SchedulerEvent> {
  events: readonly Event[];
  timeZone: string;
  texts: SchedulerTexts;
  onMove: ((event: Event, to: SchedulerRange) => Promise<unknown>) | undefined;
}
interface Move {
  id: string;
  /** Start before the move. With another start, the event already has its new place, or one that another user has given it. */
  from: string;
  shift: Shift;
}

/** Moves that the server has not confirmed. Shows them at once and takes back those that fail. */
export function useEventMoves<Event extends SchedulerEvent>({ events, timeZone, texts, onMove }: MovesOptions<Event>) {
  const translate = useTranslate();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [announcement, announce] = useState('');
  const [error, setError] = useState<string>();
  const pending = useMemo(() => new Map(moves.map(({ id, shift }) => [id, shift])), [moves]);
  const spans = useMemo(
    () =>
      events.map((event): Span<Event> => {
        const found = moves.find(({ id, from }) => id === event.id && from === event.start);
        return spanOf(found ? withShift(event, found.shift, timeZone) : event, timeZone);
      }),
    [events, moves, timeZone],
  );

  const move = async (event: Event, shift: Shift) => {
    const next: Move = { id: event.id, from: event.start, shift };
    const moved = withShift(event, shift, timeZone);
    const name = event.title;
    setError(undefined);
    setMoves((before) => [...before, next]);
    announce(translate(messages.schedulerMoved, { name, date: texts.place(spanOf(moved, timeZone)) }));
    try {
      const { start, end } = moved;
      await onMove?.(event, { start, ...(end !== undefined && { end }) });
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      const date = texts.place(spanOf(event, timeZone));
      setError(translate(messages.schedulerFailed, { name, date, reason }).trim());
    } finally {
      setMoves((before) => before.filter((each) => each !== next));
    }
  };
  return { spans, pending, move, announcement, announce, error, setError };
}
