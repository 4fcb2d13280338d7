import type { DayPickerProps } from 'react-day-picker';
import type { Translate } from '../messages/messages';
import * as words from '../messages/words';

/** Texts and labels of the calendar in the user's language. Month and day names come from `Intl`. */
export function dateTexts(locale: string, translate: Translate) {
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
      labelNav: () => translate(words.openCalendar),
      labelPrevious: () => translate(words.previousMonth),
      labelNext: () => translate(words.nextMonth),
      labelGrid: month,
      labelWeekday: format({ weekday: 'long' }),
      // `aria-selected` already announces the selection.
      labelDayButton: (date, { today }) => (today ? `${translate(words.today)}, ${day(date)}` : day(date)),
    },
  } satisfies Pick<DayPickerProps, 'formatters' | 'labels'>;
}
