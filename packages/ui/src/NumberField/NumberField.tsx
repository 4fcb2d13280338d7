import { NumberEntry, type NumberEntryProps } from './NumberEntry';
import { tidyNumber } from './numberText';

export type NumberFieldProps = NumberEntryProps;

/**
 * A quantity: uses, miles, employees. Its value is the text as typed, in the notation of the reader's language: `1,234.5`
 * in English, `1.234,5` in German. Once it is left, and if it is a number, it gets separators between thousands; if it is
 * none, the field says so, unless `error` says something else. `parseNumber` with `useLocale` reads it. For dollars take
 * `MoneyField`; a number that is not counted (a policy number, a year, a ZIP code) is text.
 */
export function NumberField(props: NumberFieldProps) {
  return <NumberEntry {...props} tidy={tidyNumber} />;
}
