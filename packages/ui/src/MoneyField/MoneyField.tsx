'use client';
import { useLocale } from '../messages/messages';
import { NumberEntry, type NumberEntryProps } from '../NumberField/NumberEntry';
import { currencyFormat } from '../NumberField/notation';
import { tidyMoney } from '../NumberField/numberText';

export interface MoneyFieldProps extends Omit<NumberEntryProps, 'leading' | 'trailing'> {
  /** ISO 4217 code of the currency. Defaults to `USD`. */
  currency?: string;
}

/**
 * Amount of money. The value is the text as typed, in the number format of the user's language. When the user leaves the field, a
 * valid amount gets thousands separators and the decimals of the currency. Read it with `parseNumber`, `useLocale` and the
 * currency, whose sign can be typed. `min`, `max`, `step` and a number as `defaultValue` are in units of the currency.
 *
 * @example
 * <MoneyField label="Premium" name="premium" currency="EUR" />
 */
export function MoneyField({ currency = 'USD', ...props }: MoneyFieldProps) {
  const { symbol, decimals } = currencyFormat(currency, useLocale());
  return (
    <NumberEntry
      {...props}
      tidy={tidyMoney}
      decimals={decimals}
      currency={currency}
      leading={symbol}
      trailing={symbol === currency ? undefined : currency}
    />
  );
}
