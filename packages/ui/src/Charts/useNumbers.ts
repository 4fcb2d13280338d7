'use client';
import { useMemo } from 'react';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { type ChartFormat, isValue } from './chart';

/** Number formatters in the user's language. `short` is for axis labels, for example "$12K". */
export function useNumbers(format: ChartFormat | undefined) {
  const locale = useLocale();
  const translate = useTranslate();
  // Compared as JSON, because callers pass a new object on every render.
  const options = JSON.stringify(format ?? {});
  return useMemo(() => {
    const { locale: ownLocale = locale, ...parsed } = JSON.parse(options) as ChartFormat;
    const full = new Intl.NumberFormat(ownLocale, parsed);
    const compact = new Intl.NumberFormat(ownLocale, { ...parsed, notation: 'compact', minimumFractionDigits: 0 });
    return {
      write: (value: number | null | undefined) => (isValue(value) ? full.format(value) : translate(messages.empty)),
      short: (value: number) => compact.format(value),
      percent: (value: number) =>
        new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value),
    };
  }, [locale, options, translate]);
}
