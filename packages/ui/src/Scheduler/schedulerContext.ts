'use client';
import { createContext, use } from 'react';
import type { HeadingLevel } from '../Heading/Heading';
import type { Day } from './days';
import type { SchedulerEvent, Shift, Span } from './events';
import type { SchedulerTexts } from './schedulerTexts';
import type { Lift } from './useEventLift';

/** State that the views of a `Scheduler` share. */
export interface SchedulerState {
  texts: SchedulerTexts;
  today: Day;
  /** Minutes since midnight. */
  now: number;
  spans: readonly Span[];
  /** Number of events by day that are not loaded. */
  more: Readonly<Record<Day, number>>;
  onLoadMore: ((day: Day) => void) | undefined;
  loading: boolean;
  level: HeadingLevel;
  lifted: Lift<SchedulerEvent> | null;
  pending: ReadonlyMap<string, Shift>;
  movable: boolean;
  opens: boolean;
  creates: boolean;
  helpId: string;
  /** Key of the cell in the tab sequence. */
  active: string;
  /** Key of the cell whose hidden events are shown. */
  openMore: string | null;
  setOpenMore: (cell: string | null) => void;
  /** Called when the focus returns from the list of hidden events to its button. */
  onMoreClosed: (event: Event) => void;
}

export const SchedulerContext = createContext<SchedulerState | null>(null);

export function useScheduler(): SchedulerState {
  const state = use(SchedulerContext);
  if (!state) throw new Error('Views of a Scheduler need its context.');
  return state;
}
