import { NumberEntry, type NumberEntryProps } from '../NumberField/NumberEntry';
import { tidyMoney } from '../NumberField/numberText';

export type MoneyFieldProps = Omit<NumberEntryProps, 'leading' | 'trailing'>;

/**
 * An amount in US dollars. Its value is the text as typed, in the notation of the reader's language; once it is left, and
 * if it is an amount, it gets separators between thousands, and cents. `parseNumber` with `useLocale` reads it, with or
 * without the dollar sign. `min`, `max`, `step` and a number as `defaultValue` are dollars.
 */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberEntry {...props} tidy={tidyMoney} decimals={2} leading="$" trailing="USD" />;
}
