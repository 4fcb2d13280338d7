import { type Language, reordering } from '@fairlead/rules';
import { labelOf } from '../messages/index.ts';
import { Problem } from './problem.ts';
import type { FieldMessage } from './types.ts';

/** A text that is kept as it was sent: no NUL, which databases refuse, and no half of a character, which is lost on the way. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** A text that shows itself to others as it is. */
const isHonest = (text: string): boolean => !reordering.test(text);

/** Whether every text in a value passes. */
const every = (value: unknown, passes: (text: string) => boolean): boolean =>
  typeof value === 'string'
    ? passes(value)
    : value === null || typeof value !== 'object' || Object.values(value).every((part) => every(part, passes));

const fieldsOf = (part: unknown) => (part !== null && typeof part === 'object' ? Object.entries(part) : []);

interface Parts {
  body: unknown;
  params: unknown;
  query: unknown;
}

/**
 * The refusal of a request by the fields with texts that cannot be kept, which the database would refuse as a whole, or
 * that are to be kept and would be shown as others than they are. A password is shown to nobody.
 */
export function unstorable(language: Language, { body, params, query }: Parts): Problem | undefined {
  const found = (field: string, code: 'field.character' | 'field.unseen'): FieldMessage => ({
    field,
    code,
    params: { label: labelOf(language, field) },
  });
  const errors = [
    ...[body, params, query]
      .flatMap(fieldsOf)
      .filter(([, value]) => !every(value, isStorable))
      .map(([field]) => found(field, 'field.character')),
    ...fieldsOf(body)
      .filter(([field, value]) => !/password/i.test(field) && !every(value, isHonest))
      .map(([field]) => found(field, 'field.unseen')),
  ];
  return errors.length > 0 ? new Problem(400, { code: 'request.invalid' }, errors) : undefined;
}
