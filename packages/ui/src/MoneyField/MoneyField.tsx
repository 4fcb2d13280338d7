'use client';
import { NumberEntry, type NumberEntryProps } from '../NumberField/NumberEntry';
import { tidyMoney } from '../NumberField/numberText';

export type MoneyFieldProps = Omit<NumberEntryProps, 'leading' | 'trailing'>;

/**
 * Amount in US dollars. The value is the text as typed, in the number format of the user's language. When the user leaves the
 * field, a valid amount gets thousands separators and cents. Read it with `parseNumber` and `useLocale`; a dollar sign is
 * allowed. `min`, `max`, `step` and a number as `defaultValue` are in dollars.
 */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberEntry {...props} tidy={tidyMoney} decimals={2} leading="$" trailing="USD" />;
}
