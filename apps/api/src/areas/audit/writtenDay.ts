import type { Language } from '@fairlead/rules';

const months = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      .format(new Date(Date.UTC(2026, month)))
      .toLowerCase(),
  );

/** Number of the month, from 1, whose name begins with the word. Undefined if there is none. */
function monthOf(word: string, language: Language): number | undefined {
  const start = word.replace(/\.$/, '');
  const index = start.length < 3 ? -1 : months(language).findIndex((name) => name.startsWith(start));
  return index < 0 ? undefined : index + 1;
}

/** Parts of a day in the order in which a language writes them. */
function partsOf(text: string, language: Language): [year: number, month: number, day: number] | undefined {
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)?.slice(1).map(Number);
  if (numbers) {
    const [first = 0, second = 0, year = 0] = numbers;
    return language === 'en' ? [year, first, second] : [year, second, first];
  }
  const words = text.split(/[\s,]+/).filter(Boolean);
  const year = words.find((word) => /^\d{4}$/.test(word));
  const day = words.find((word) => /^\d{1,2}\.?$/.test(word));
  const month = words.map((word) => monthOf(word, language)).find((found) => found !== undefined);
  if (words.length !== 3 || !year || !day || month === undefined) return undefined;
  return [Number(year), month, Number.parseInt(day, 10)];
}

/** A day as `2026-01-15`, from a text such as `01/15/2026`, `15.1.2026` or `jan 15, 2026` in lower case. */
export function dayIn(text: string, language: Language): string | undefined {
  const parts = partsOf(text, language);
  if (!parts) return undefined;
  const [year, month, day] = parts;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : undefined;
}
