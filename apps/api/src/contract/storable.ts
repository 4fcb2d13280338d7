import type { Language } from '@fairlead/rules';
import { labelOf } from '../messages/index.ts';
import { Problem } from './problem.ts';
import type { FieldMessage } from './types.ts';

/** A text that is kept as it was sent: no NUL, which databases refuse, and no half of a character, which is lost on the way. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return value === null || typeof value !== 'object' || Object.values(value).every(isStorable);
}

/** The refusal of a request with texts that cannot be kept, by their fields: the database would refuse the whole of it. */
export function unstorable(language: Language, parts: readonly unknown[]): Problem | undefined {
  const errors = parts
    .flatMap((part) => (part !== null && typeof part === 'object' ? Object.entries(part) : []))
    .filter(([, value]) => !isStorable(value))
    .map(([field]): FieldMessage => ({ field, code: 'field.character', params: { label: labelOf(language, field) } }));
  return errors.length > 0 ? new Problem(400, { code: 'request.invalid' }, errors) : undefined;
}
