'use client';
import { CalendarField, type CalendarTextProps } from '../DateField/CalendarField';
import { lazyCalendar } from '../DateField/lazyCalendar';
import * as messages from '../messages/english';
import { type Translate, useTranslate } from '../messages/messages';
import { compareMonths, formatMonth, parseMonth } from './monthText';

const MonthCalendar = lazyCalendar(() => import('../Calendar/MonthCalendar'));

interface MonthLimits {
  min?: string;
  max?: string;
}

export interface MonthFieldProps extends CalendarTextProps {
  /** First valid month, as MM/YYYY. Earlier months are disabled in the calendar and reported when typed. */
  min?: string;
  /** Last valid month, as MM/YYYY. */
  max?: string;
}

/** Error message for the text of a month. Undefined when the month is valid or empty. */
function validateMonth(text: string, { min, max }: MonthLimits, translate: Translate): string | undefined {
  if (text.trim() === '') return undefined;
  const month = parseMonth(text);
  if (!month) {
    return translate(messages.monthFormat, { example: formatMonth({ year: new Date().getFullYear(), month: 1 }) });
  }
  const first = parseMonth(min ?? '');
  if (first && compareMonths(month, first) < 0) return translate(messages.notBefore, { value: formatMonth(first) });
  const last = parseMonth(max ?? '');
  if (last && compareMonths(month, last) > 0) return translate(messages.notAfter, { value: formatMonth(last) });
  return undefined;
}

const formatMonthText = (text: string) => {
  const month = parseMonth(text);
  return month && formatMonth(month);
};

/**
 * Month as MM/YYYY, typed or picked from the months of a year. The value is the text: `3/2027`, `3/27`, `2027-03` and `032027`
 * become `03/2027` when the user leaves the field. Other text stays as typed and shows an error. `error` from the form takes
 * precedence. The calendar loads when it is first opened.
 *
 * @example
 * <MonthField label="Statement month" name="month" max="12/2026" />
 */
export function MonthField({ min, max, ...props }: MonthFieldProps) {
  const translate = useTranslate();
  return (
    <CalendarField
      placeholder="MM/YYYY"
      {...props}
      calendarLabel={translate(messages.openMonths)}
      parse={parseMonth}
      format={formatMonth}
      formatText={formatMonthText}
      validate={(text) => validateMonth(text, { min, max }, translate)}
      calendar={MonthCalendar}
      min={parseMonth(min ?? '')}
      max={parseMonth(max ?? '')}
    />
  );
}
