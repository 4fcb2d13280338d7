'use client';
import { NumberEntry, type NumberEntryProps } from './NumberEntry';
import { tidyNumber } from './numberText';

export type NumberFieldProps = NumberEntryProps;

/**
 * Quantity, such as miles or employees. The value is the text as typed, in the number format of the user's language: `1,234.5`
 * in English, `1.234,5` in German. When the user leaves the field, a valid number gets thousands separators; other text shows
 * an error, unless `error` is set. Read the value with `parseNumber` and `useLocale`. Use `MoneyField` for dollars and
 * `TextField` for numbers that are not quantities (policy number, year, ZIP code).
 *
 * @example
 * <NumberField label="Maximum uses" name="maxUses" min={1} step={1} />
 */
export function NumberField(props: NumberFieldProps) {
  return <NumberEntry {...props} tidy={tidyNumber} />;
}
