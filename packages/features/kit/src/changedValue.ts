import type { Schemas } from '@fairlead/api-client/client';
import { showPhone } from '@fairlead/ui';
import { formatDay, formatUsd } from './formats';

/** Fields with a phone number. */
const phones: readonly string[] = ['phone', 'homePhone', 'adjusterPhone'];

/** A value before or after a change, in the format of the reader. */
export function showChangedValue(
  { field, valueFormat }: Pick<Schemas['ChangedValue'], 'field' | 'valueFormat'>,
  value: string,
): string {
  if (phones.includes(field)) return showPhone(value);
  if (valueFormat === 'MONEY') return formatUsd(Number(value));
  return valueFormat === 'DAY' ? formatDay(Number(value)) : value;
}
