import type { DayPickerProps } from 'react-day-picker';
import type { Say } from '../messages/messages';
import * as words from '../messages/words';

/** What the calendar writes and says, in the reader's language. The browser knows the names of months and days. */
export function dateTexts(locale: string, say: Say) {
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
      labelNav: () => say(words.openCalendar),
      labelPrevious: () => say(words.previousMonth),
      labelNext: () => say(words.nextMonth),
      labelGrid: month,
      labelWeekday: format({ weekday: 'long' }),
      // that it is selected says aria-selected
      labelDayButton: (date, { today }) => (today ? `${say(words.today)}, ${day(date)}` : day(date)),
    },
  } satisfies Pick<DayPickerProps, 'formatters' | 'labels'>;
}
