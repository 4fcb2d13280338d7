'use client';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert';
import { MoveStrip } from '../Board/MoveStrip';
import { floating } from '../Board/MoveStrip.css';
import { weekStart } from '../Calendar/weekStart';
import { EmptyState } from '../EmptyState/EmptyState';
import type { HeadingLevel } from '../Heading/Heading';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { useReadOnly } from '../ReadOnly/readOnlyState';
import { useControllableState } from '../useControllableState';
import { useInBrowser } from '../useInBrowser';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AgendaView } from './AgendaView';
import { rangeOfCell } from './cells';
import { type Day, daysFrom, type SchedulerView, schedulerDays, schedulerViews, turnPage } from './days';
import { EventMenu } from './EventMenu';
import type { SchedulerEvent, SchedulerRange } from './events';
import { MonthView } from './MonthView';
import { PhoneView } from './PhoneView';
import { hoursOf } from './placeInHours';
import * as styles from './Scheduler.css';
import { SchedulerBar } from './SchedulerBar';
import { SchedulerContext, type SchedulerState } from './schedulerContext';
import { schedulerTexts } from './schedulerTexts';
import { useCellFocus } from './useCellFocus';
import { useEventDragging } from './useEventDragging';
import { useEventLift } from './useEventLift';
import { useEventMenu } from './useEventMenu';
import { useEventMoves } from './useEventMoves';
import { useNarrow } from './useNarrow';
import { useNow } from './useNow';
import { useSchedulerKeys } from './useSchedulerKeys';
import { blocksOf, WeekView } from './WeekView';

export interface SchedulerProps<Event extends SchedulerEvent>
  extends Omit<NativeProps<'div'>, 'children' | 'role' | 'onKeyDown' | 'onClick' | 'onContextMenu'> {
  /** Accessible name of the calendar. */
  label: string;
  /** Events of the shown days. Others are ignored. `schedulerDays` returns the days to request. */
  events: readonly Event[];
  /** Number of further events by day, as `YYYY-MM-DD`, that `events` does not contain. Counted in "+3 more". */
  more?: Readonly<Record<Day, number>>;
  /**
   * Called with a day when the user opens the list of its events, or asks for its further events. Without it, only their number is
   * shown.
   */
  onLoadMore?: (day: Day) => void;
  /** View (controlled). */
  view?: SchedulerView;
  /** View that is shown initially (uncontrolled). Defaults to `month`. */
  defaultView?: SchedulerView;
  /** Called with the view that the user chooses. */
  onViewChange?: (view: SchedulerView) => void;
  /** Views that the user can choose, in order. Defaults to all. */
  views?: readonly SchedulerView[];
  /** Day as `YYYY-MM-DD`, whose month, week or agenda is shown (controlled). */
  day?: Day;
  /** Day that is shown initially (uncontrolled). Defaults to today. */
  defaultDay?: Day;
  /** Called with the day when the user turns the page, or chooses a day on a phone. */
  onDayChange?: (day: Day) => void;
  /** Called with an event that the user opens. Without it, events are not buttons. */
  onEventOpen?: (event: Event) => void;
  /**
   * Moves an event. The calendar shows it at its new place at once, and puts it back with the error's message if the promise
   * rejects. Resolve it when `events` have the new range. Without `onMove`, no event moves.
   */
  onMove?: (event: Event, to: SchedulerRange) => Promise<unknown>;
  /** Returns the reason why an event cannot move to a range, or undefined. Shown while the event is there. */
  validate?: (event: Event, to: SchedulerRange) => string | undefined;
  /** Called with the day or the hour to which the user adds an event. Without it, empty cells do nothing. */
  onCreate?: (range: SchedulerRange) => void;
  /** First and last hour of the week, from 0 to 24. Events outside of them are shown, too. Defaults to `[7, 19]`. */
  hours?: readonly [number, number];
  /** IANA time zone of the days and hours. Defaults to the browser's time zone. */
  timeZone?: string;
  /** Current time: a day, a local time, or an instant. Defaults to the clock. */
  now?: string;
  /** Heading level of the title. Defaults to 2. */
  level?: HeadingLevel;
  /** Further controls before the choice of the view. */
  actions?: ReactNode;
  /** Shows skeletons in place of the events. Defaults to `false`. */
  loading?: boolean;
  /** Content without events. Defaults to "No events". */
  empty?: ReactNode;
  /** Replaces the days, such as an `ErrorState` with a button that retries. */
  error?: ReactNode;
}

const none: Readonly<Record<Day, number>> = {};

/**
 * Dated work in a month, a week or an agenda, such as follow-ups, renewals and appointments. Users move events with the mouse, the
 * keyboard, or a menu. In less than 600 px, the month and the week have dots, and the events of the chosen day below.
 *
 * @example
 * <Scheduler
 *   label="Follow-ups"
 *   events={[{ id: "1", title: "Call Ada", start: "2026-03-03T09:00" }, { id: "2", title: "Renew auto", start: "2026-03-05" }]}
 *   onEventOpen={openTask}
 *   onMove={save}
 * />
 */
export function Scheduler<Event extends SchedulerEvent>({
  label,
  events,
  more = none,
  onLoadMore,
  view: controlledView,
  defaultView = 'month',
  onViewChange,
  views = schedulerViews,
  day: controlledDay,
  defaultDay,
  onDayChange,
  onEventOpen,
  onMove,
  validate,
  onCreate,
  hours: usualHours = [7, 19],
  timeZone: givenZone,
  now: givenNow,
  level = 2,
  actions,
  loading = false,
  empty,
  error,
  ...rest
}: SchedulerProps<Event>) {
  const translate = useTranslate();
  const locale = useLocale();
  const helpId = useId();
  const root = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [ownZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const timeZone = givenZone ?? ownZone;
  const now = useNow(givenNow, timeZone);
  const [view, setView] = useControllableState(controlledView, defaultView, onViewChange);
  const [day, setDay] = useControllableState(controlledDay, defaultDay ?? now.day, onDayChange);
  // The server has another clock and time zone, and React keeps the attributes of its output. A new key replaces them.
  const rendering = useInBrowser() ? 'browser' : 'server';
  const isNarrow = useNarrow(ruler) && view !== 'agenda';
  const movable = useReadOnly(onMove !== undefined) === undefined && onMove !== undefined;
  const creates = useReadOnly(onCreate !== undefined) === undefined && onCreate !== undefined;

  const texts = useMemo(() => schedulerTexts(locale, translate), [locale, translate]);
  const { first, last } = schedulerDays(view, day, locale);
  const days = useMemo(() => daysFrom(first, last), [first, last]);
  const moves = useEventMoves({ events, timeZone, texts, onMove });
  const { spans, pending, announce } = moves;
  const isWeek = view === 'week' && !isNarrow;
  const blocks = useMemo(() => (isWeek ? blocksOf(spans, days) : []), [isWeek, spans, days]);
  const [from, to] = usualHours;
  const hours = useMemo(() => hoursOf(blocks, [from, to]), [blocks, from, to]);
  const focus = useCellFocus({ root, day, days, hours, onDay: setDay, follows: isNarrow });
  const lift = useEventLift<Event>({
    days,
    hours: isWeek,
    timeZone,
    texts,
    validate,
    announce,
    onMove: (event, shift) => void moves.move(event, shift),
  });
  const { lifted } = lift;
  const spanOfId = (id: string | undefined) => spans.find(({ event }) => event.id === id);

  const menu = useEventMenu({ root, spans, lift, moves, focus });
  const open = (id: string) => {
    const span = spanOfId(id);
    menu.setMore(null);
    if (span) onEventOpen?.(span.event);
  };
  const create = (key: string) => onCreate?.(rangeOfCell(key));

  useEventDragging({
    root,
    layout: `${view} ${isNarrow} ${rendering}`,
    disabled: !movable,
    onLift: (id) => {
      const span = spanOfId(id);
      if (span) lift.lift(span, 'pointer');
    },
    onOver: lift.moveTo,
    onDrop: (shift) => (shift ? lift.drop(shift) : lift.cancel()),
  });

  const handlers = useSchedulerKeys({
    root,
    focus,
    lift,
    menu,
    stepOptions: { view, hours, weekStart: weekStart(locale) },
    movable,
    creates,
    selects: isNarrow,
    pending,
    spanOfId,
    onOpen: open,
    onCreate: create,
  });

  const isEmpty = !spans.some((span) => span.first <= last && span.last >= first);
  const emptyNote = empty ?? <EmptyState title={translate(messages.schedulerEmpty)} level={level} />;
  const title = texts.title(view, day);
  const state: SchedulerState = {
    texts,
    today: now.day,
    now: now.minute,
    spans,
    more,
    onLoadMore,
    loading,
    level,
    lifted,
    pending,
    movable,
    opens: onEventOpen !== undefined,
    creates,
    helpId,
    active: focus.active,
    openMore: menu.more,
    setOpenMore: menu.setMore,
    onMoreClosed: menu.onListClosed,
  };
  return (
    <SchedulerContext value={state}>
      {/* Handles the events of all cells, so that hundreds of them need no handlers. */}
      <div {...rest} ref={root} role="group" aria-label={label} className={styles.root} {...handlers}>
        <div ref={ruler} className={styles.ruler} />
        <SchedulerBar
          {...{ title, level, view, views, actions }}
          onViewChange={setView}
          onToday={() => {
            focus.setCurrent(now.day);
            setDay(now.day);
          }}
          onTurn={(by) => setDay(turnPage(view, day, by))}
        />
        {error !== undefined && error !== null && error !== false ? (
          <div className={`${styles.frame} ${styles.instead}`}>{error}</div>
        ) : view === 'agenda' ? (
          <AgendaView key={rendering} days={days} empty={emptyNote} />
        ) : isNarrow ? (
          <PhoneView
            key={rendering}
            {...{ days, day }}
            label={title}
            empty={<div className={styles.note}>{translate(messages.schedulerEmpty)}</div>}
          />
        ) : view === 'week' ? (
          <WeekView key={rendering} {...{ days, blocks, hours }} label={title} />
        ) : (
          <MonthView key={rendering} {...{ days, day }} label={title} />
        )}
        {!loading && isEmpty && view !== 'agenda' && !error && !isNarrow && emptyNote}
        {lifted && (
          <MoveStrip
            refused={lifted.refusal !== undefined}
            {...(lifted.by === 'keyboard' && {
              keys: {
                horizontal: translate(messages.schedulerKeyDay),
                vertical: isWeek
                  ? lifted.span.long
                    ? undefined
                    : translate(messages.schedulerKeyTime)
                  : translate(messages.schedulerKeyWeek),
              },
            })}
          >
            {lift.describe(lifted)}
          </MoveStrip>
        )}
        {moves.error !== undefined && (
          <div className={floating}>
            <Alert tone="danger" onDismiss={() => moves.setError(undefined)}>
              {moves.error}
            </Alert>
          </div>
        )}
        <VisuallyHidden id={helpId}>{translate(messages.schedulerHelp)}</VisuallyHidden>
        <VisuallyHidden role="status">{moves.announcement}</VisuallyHidden>
        <EventMenu<Event> {...menu.props} refusalOf={lift.refusalOf} />
      </div>
    </SchedulerContext>
  );
}
