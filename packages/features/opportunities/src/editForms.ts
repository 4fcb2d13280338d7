import { numberText } from '@fairlead/kit';
import { MAX_PREMIUM } from '@fairlead/rules';
import { parseNumber } from '@fairlead/ui';

/** Error of an entered premium, for `useFieldText`. Undefined if it is valid. */
export function premiumError(text: string, locale: string): { message: string } | undefined {
  const rules = numberText((typed) => parseNumber(typed, locale) ?? Number.NaN, {
    kind: 'money',
    from: { min: 0 },
    max: MAX_PREMIUM,
  });
  const message = rules.safeParse(text).error?.issues[0]?.message;
  return message === undefined ? undefined : { message };
}
