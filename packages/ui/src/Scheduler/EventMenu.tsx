'use client';
import * as Popover from '@radix-ui/react-popover';
import { type RefObject, Suspense, useId } from 'react';
import { popover, waiting } from '../DateField/CalendarPopover.css';
import type { CalendarDate } from '../DateField/dateText';
import { lazyCalendar } from '../DateField/lazyCalendar';
import { MenuLabel, MenuSeparator } from '../Menu/MenuGroup';
import { MenuItem } from '../Menu/MenuItem';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Spinner } from '../Spinner/Spinner';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { useLater } from '../useLater';
import { type Day, daysBetween } from './days';
import * as styles from './EventMenu.css';
import type { SchedulerEvent, Shift, Span } from './events';

// Loaded when the first menu opens, or when the page is idle.
const loadPanel = () => import('../Menu/MenuPanel');
const Calendar = lazyCalendar(() => import('../Calendar/Calendar'));

interface EventMenuProps<Event extends SchedulerEvent> {
  /** Event of the menu. Undefined while it is closed. */
  span: Span<Event> | undefined;
  /** Shows the calendar instead of the menu. */
  choosing: boolean;
  refusalOf: (event: Event, shift: Shift) => string | undefined;
  /** Place of the menu. */
  anchor: RefObject<HTMLElement | null>;
  /** Element that gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  byKeyboard: boolean;
  onChoose: () => void;
  onMove: (shift: Shift) => void;
  /** Called when the menu, or the calendar with its dates, closes. */
  onClose: (dates: boolean) => void;
}

const byTime = [
  [messages.schedulerHourEarlier, { days: 0, minutes: -60 }],
  [messages.schedulerHourLater, { days: 0, minutes: 60 }],
] as const;
const byDays = [
  [messages.schedulerDayEarlier, { days: -1, minutes: 0 }],
  [messages.schedulerDayLater, { days: 1, minutes: 0 }],
  [messages.schedulerWeekEarlier, { days: -7, minutes: 0 }],
  [messages.schedulerWeekLater, { days: 7, minutes: 0 }],
] as const;

const dateOfDay = (day: Day): CalendarDate => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8)),
});
const dayOfDate = ({ year, month, day }: CalendarDate): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Menu that moves an event by hours, days and weeks, or to a date of the calendar. One menu serves all events. */
export function EventMenu<Event extends SchedulerEvent>(props: EventMenuProps<Event>) {
  const { span, choosing, refusalOf, anchor, trigger, byKeyboard, onChoose, onMove, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const container = usePortalContainer();
  const later = useLater(loadPanel, span !== undefined, () => onClose(false));
  if (!later || !span) return null;
  const { event, first, allDay } = span;
  const label = translate(messages.schedulerMove, { name: event.title });
  if (choosing)
    return (
      <Popover.Root modal open onOpenChange={(open) => !open && onClose(true)}>
        <Popover.Anchor virtualRef={anchor} />
        <Popover.Portal container={container}>
          <Popover.Content
            className={popover}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            aria-label={label}
            onCloseAutoFocus={(closing) => {
              closing.preventDefault();
              trigger.current?.focus();
            }}
          >
            <Suspense
              fallback={
                <div className={waiting}>
                  <Spinner label={translate(messages.loading)} />
                </div>
              }
            >
              <Calendar
                selected={dateOfDay(first)}
                min={undefined}
                max={undefined}
                onSelect={(date) => onMove({ days: daysBetween(first, dayOfDate(date)), minutes: 0 })}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    );
  return (
    <later.MenuPanel
      {...{ id, anchor, trigger, byKeyboard, label }}
      open
      align="start"
      onOpenChange={(open) => !open && onClose(false)}
    >
      <MenuLabel>{label}</MenuLabel>
      {[...(allDay ? [] : byTime), ...byDays].map(([message, shift]) => {
        const refusal = refusalOf(event, shift);
        return (
          <MenuItem key={message} disabled={refusal !== undefined} onSelect={() => onMove(shift)}>
            {translate(message)}
            {refusal !== undefined && <span className={styles.reason}>{refusal}</span>}
          </MenuItem>
        );
      })}
      <MenuSeparator />
      <MenuItem onSelect={onChoose}>{translate(messages.schedulerChooseDate)}</MenuItem>
    </later.MenuPanel>
  );
}
