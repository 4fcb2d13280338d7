import { tidyOnBlur } from '../enterText';
import { tidyMoney } from '../NumberField/numberText';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'leading' | 'trailing'>;

/**
 * An amount in US dollars. Its value is the text as typed; once it is left, and if it is an amount, it gets thousands
 * commas and cents. `parseNumber` reads it, with or without the dollar sign.
 */
export function MoneyField({ onBlur, ...props }: MoneyFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...props}
      numeric
      leading="$"
      trailing="USD"
      onBlur={tidyOnBlur(tidyMoney, onBlur)}
    />
  );
}
