'use client';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { CalendarField, type CalendarTextProps } from './CalendarField';
import { formatHint, US_FORMAT } from './dateFormat';
import { formatDate, parseDate } from './dateText';
import { lazyCalendar } from './lazyCalendar';
import { formatDateText, validateDate } from './validateDate';

const Calendar = lazyCalendar(() => import('../Calendar/Calendar'));

export interface DateFieldProps extends CalendarTextProps {
  /** First valid day, in the format of the field. Earlier days are disabled in the calendar and reported when typed. */
  min?: string;
  /** Last valid day, in the format of the field. */
  max?: string;
  /** Order and separators, as `DD.MM.YYYY`. `localeDateFormat` returns the one of a language. Defaults to `MM/DD/YYYY`. */
  format?: string;
}

/**
 * Date, typed or picked from a calendar. The value is the text: `1/2/2027`, `1/2/27`, `2027-01-02` and `01022027` become
 * `01/02/2027` when the user leaves the field. Read it with `parseDate`. A date that does not exist stays as typed and shows an
 * error. `error` from the form takes precedence. The calendar loads when it is first opened.
 *
 * @example
 * <DateField label="Effective date" name="effectiveDate" min="01/01/2026" />
 */
export function DateField({ min, max, format = US_FORMAT, ...props }: DateFieldProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const parse = (text = '') => parseDate(text, undefined, format);
  return (
    <CalendarField
      placeholder={formatHint(format, locale)}
      {...props}
      calendarLabel={translate(messages.openCalendar)}
      parse={parse}
      format={(date) => formatDate(date, format)}
      formatText={(text) => formatDateText(text, format)}
      validate={(text) => validateDate(text, { min, max, format }, translate, locale)}
      calendar={Calendar}
      min={parse(min)}
      max={parse(max)}
    />
  );
}
