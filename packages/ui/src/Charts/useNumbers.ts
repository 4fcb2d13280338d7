import { useMemo } from 'react';
import { useLocale, useWords } from '../messages/messages';
import * as words from '../messages/words';
import { isValue } from './chart';

/** Writes numbers as the reader's language does; `short` for the room beside an axis: “$12K”. */
export function useNumbers(format: Intl.NumberFormatOptions | undefined) {
  const locale = useLocale();
  const say = useWords();
  // by its content: callers write the options where they use them
  const options = JSON.stringify(format ?? {});
  return useMemo(() => {
    const parsed = JSON.parse(options) as Intl.NumberFormatOptions;
    const full = new Intl.NumberFormat(locale, parsed);
    const compact = new Intl.NumberFormat(locale, { ...parsed, notation: 'compact', minimumFractionDigits: 0 });
    return {
      write: (value: number | null | undefined) => (isValue(value) ? full.format(value) : say(words.empty)),
      short: (value: number) => compact.format(value),
      percent: (value: number) =>
        new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value),
    };
  }, [locale, options, say]);
}
