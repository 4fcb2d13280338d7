'use client';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from '../icons';
import { addMonths, type CalendarMonth, compareMonths, limitMonth } from '../MonthField/monthText';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { mirrored } from '../theme/mirrored.css';
import * as styles from './Calendar.css';
import { toDate } from './dates';

export interface MonthCalendarProps {
  selected: CalendarMonth | undefined;
  /** First month that can be selected. */
  min: CalendarMonth | undefined;
  /** Last month that can be selected. */
  max: CalendarMonth | undefined;
  onSelect: (month: CalendarMonth) => void;
}

const columns = 3;
const rows = [0, 3, 6, 9] as const;

/** Number of months by which a key moves the focus. */
function monthsOf({ key, shiftKey }: KeyboardEvent, month: number, isRtl: boolean): number | undefined {
  const column = (month - 1) % columns;
  const forward = isRtl ? -1 : 1;
  const moves: Record<string, number> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -column,
    End: columns - 1 - column,
    PageUp: shiftKey ? -120 : -12,
    PageDown: shiftKey ? 120 : 12,
  };
  return moves[key];
}

/**
 * Calendar of the months of one year. When it opens, it focuses the selected month, or this month.
 *
 * Keyboard: arrow keys move by month and row, Home and End to the ends of the row, Page Up and Page Down by year, with Shift by
 * ten years. Enter and Space select.
 */
export default function MonthCalendar({ selected, min, max, onSelect }: MonthCalendarProps) {
  const id = useId();
  const locale = useLocale();
  const translate = useTranslate();
  const today = new Date();
  const thisMonth = { year: today.getFullYear(), month: today.getMonth() + 1 };
  const [active, setActive] = useState(() => limitMonth(selected ?? thisMonth, min, max));
  const [isMoving, setIsMoving] = useState(true);
  const activeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMoving) activeButton.current?.focus();
  }, [active, isMoving]);

  const show = (month: CalendarMonth, focus: boolean) => {
    setActive(limitMonth(month, min, max));
    setIsMoving(focus);
  };
  const isOutside = (month: CalendarMonth) => compareMonths(month, limitMonth(month, min, max)) !== 0;
  const dateOf = (month: number) => toDate({ year: active.year, month, day: 1 });
  const text = new Intl.DateTimeFormat(locale, { month: 'long' });
  const withYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

  const keyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const by = monthsOf(event, active.month, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (by === undefined) return;
    event.preventDefault();
    show(addMonths(active, by), true);
  };
  const turn = (by: 1 | -1) => {
    const ends = by === 1 ? max : min;
    const isEnd = ends !== undefined && (ends.year - active.year) * by <= 0;
    return {
      type: 'button' as const,
      className: styles.navButton,
      'aria-label': translate(by === 1 ? messages.nextYear : messages.previousYear),
      'aria-disabled': isEnd || undefined,
      onClick: () => {
        if (!isEnd) show(addMonths(active, 12 * by), false);
      },
    };
  };
  return (
    <div className={styles.month} lang={locale}>
      <span id={id} role="status" className={styles.caption}>
        {new Intl.DateTimeFormat(locale, { year: 'numeric' }).format(dateOf(1))}
      </span>
      <div className={styles.nav}>
        <button {...turn(-1)}>
          <ChevronLeft className={mirrored} />
        </button>
        <button {...turn(1)}>
          <ChevronRight className={mirrored} />
        </button>
      </div>
      <table role="grid" aria-labelledby={id} className={styles.grid} onKeyDown={keyDown}>
        <tbody>
          {rows.map((before) => (
            <tr key={before}>
              {[1, 2, 3].map((column) => {
                const month = { year: active.year, month: before + column };
                const isActive = month.month === active.month;
                const isSelected = selected !== undefined && compareMonths(month, selected) === 0;
                const isToday = compareMonths(month, thisMonth) === 0;
                const name = withYear.format(dateOf(month.month));
                const outside = isOutside(month);
                return (
                  <td
                    key={column}
                    role="gridcell"
                    aria-selected={isSelected}
                    className={cx(
                      styles.day,
                      isSelected && styles.selected,
                      isToday && styles.today,
                      outside && styles.disabled,
                    )}
                  >
                    <button
                      ref={isActive ? activeButton : undefined}
                      type="button"
                      tabIndex={isActive ? 0 : -1}
                      disabled={outside}
                      aria-label={isToday ? `${translate(messages.thisMonth)}, ${name}` : name}
                      className={styles.dayButton}
                      onClick={() => onSelect(month)}
                    >
                      {text.format(dateOf(month.month))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
