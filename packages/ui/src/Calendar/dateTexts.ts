import type { DayPickerProps } from 'react-day-picker';
import type { Messages } from '../messages/messages';

/** What the calendar writes and says, in the reader's language. The browser knows the names of months and days. */
export function dateTexts(locale: string, messages: Messages) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => formatter.format(date);
  };
  const month = format({ month: 'long', year: 'numeric' });
  const day = format({ dateStyle: 'full' });
  const weekday = format({ weekday: 'short' });
  return {
    formatters: {
      formatCaption: month,
      formatWeekdayName: (date) => [...weekday(date)].slice(0, 2).join(''),
    },
    labels: {
      labelNav: () => messages.openCalendar,
      labelPrevious: () => messages.previousMonth,
      labelNext: () => messages.nextMonth,
      labelGrid: month,
      labelWeekday: format({ weekday: 'long' }),
      // that it is selected says aria-selected
      labelDayButton: (date, { today }) => (today ? `${messages.today}, ${day(date)}` : day(date)),
    },
  } satisfies Pick<DayPickerProps, 'formatters' | 'labels'>;
}
