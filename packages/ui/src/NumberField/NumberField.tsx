import { tidyOnBlur } from '../enterText';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { tidyNumber } from './numberText';

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'numeric' | 'counter'>;

/**
 * A quantity: uses, miles, employees. Its value is the text as typed; once it is left, and if it is a number, it gets
 * thousands commas. `parseNumber` reads it. For dollars take `MoneyField`; a number that is not counted (a policy
 * number, a year, a ZIP code) is text.
 */
export function NumberField({ onBlur, ...props }: NumberFieldProps) {
  return (
    <TextField inputMode="decimal" autoComplete="off" {...props} numeric onBlur={tidyOnBlur(tidyNumber, onBlur)} />
  );
}
