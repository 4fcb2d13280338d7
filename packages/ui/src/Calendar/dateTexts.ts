'use client';
import type { DayPickerProps } from 'react-day-picker';
import * as messages from '../messages/english';
import type { Translate } from '../messages/messages';

/** Returns a function that formats dates in a language. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const formatter = new Intl.DateTimeFormat(locale, options);
  return (date: Date) => formatter.format(date);
}

/** Texts and labels of the calendar in the user's language. Month and day names come from `Intl`. */
export function dateTexts(locale: string, translate: Translate) {
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options);
  const month = format({ month: 'long', year: 'numeric' });
  const day = format({ dateStyle: 'full' });
  const weekday = format({ weekday: 'short' });
  return {
    formatters: {
      formatCaption: month,
      formatWeekdayName: (date) => [...weekday(date)].slice(0, 2).join(''),
    },
    labels: {
      labelNav: () => translate(messages.openCalendar),
      labelPrevious: () => translate(messages.previousMonth),
      labelNext: () => translate(messages.nextMonth),
      labelGrid: month,
      labelWeekday: format({ weekday: 'long' }),
      // `aria-selected` already announces the selection.
      labelDayButton: (date, { today }) => (today ? `${translate(messages.today)}, ${day(date)}` : day(date)),
    },
  } satisfies Pick<DayPickerProps, 'formatters' | 'labels'>;
}
