import type { Language } from '@fairlead/rules';
import { labelOf } from '../messages/index.ts';
import { Problem } from './problem.ts';
import type { FieldMessage } from './types.ts';

/** A text that is kept as it was sent: no NUL, which databases refuse, and no half of a character, which is lost on the way. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return value === null || typeof value !== 'object' || Object.values(value).every(isStorable);
}

/** Names the fields of a request whose texts cannot be kept, before the database refuses the whole of it. */
export function refuseUnstorable(language: Language, parts: readonly unknown[]): void {
  const errors = parts
    .flatMap((part) => (part !== null && typeof part === 'object' ? Object.entries(part) : []))
    .filter(([, value]) => !isStorable(value))
    .map(([field]): FieldMessage => ({ field, code: 'field.character', params: { label: labelOf(language, field) } }));
  if (errors.length > 0) throw new Problem(400, { code: 'request.invalid' }, errors);
}
