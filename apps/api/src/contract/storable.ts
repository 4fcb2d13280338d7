import { type Language, reordering } from '@fairlead/rules';
import { labelOf } from '../messages/index.ts';
import { Problem } from './problem.ts';
import type { FieldMessage } from './types.ts';

/** Whether the text can be stored unchanged. PostgreSQL rejects NUL, and unpaired surrogates are lost in UTF-8. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether the text contains no characters that change the display order. */
const hasNoReordering = (text: string): boolean => !reordering.test(text);

/** Whether every text in a value passes. */
const everyText = (value: unknown, passes: (text: string) => boolean): boolean =>
  typeof value === 'string'
    ? passes(value)
    : value === null || typeof value !== 'object' || Object.values(value).every((part) => everyText(part, passes));

const fieldsOf = (part: unknown) => (part !== null && typeof part === 'object' ? Object.entries(part) : []);

interface Parts {
  body: unknown;
  params: unknown;
  query: unknown;
}

/**
 * Error of texts that cannot be stored, or that display misleadingly because they reorder characters. Passwords are never
 * displayed, so they may contain any storable text.
 */
export function findUnstorable(language: Language, { body, params, query }: Parts): Problem | undefined {
  const found = (field: string, code: 'field.character' | 'field.unseen'): FieldMessage => ({
    field,
    code,
    params: { label: labelOf(language, field) },
  });
  const errors = [
    ...[body, params, query]
      .flatMap(fieldsOf)
      .filter(([, value]) => !everyText(value, isStorable))
      .map(([field]) => found(field, 'field.character')),
    ...fieldsOf(body)
      .filter(([field, value]) => !/password/i.test(field) && !everyText(value, hasNoReordering))
      .map(([field]) => found(field, 'field.unseen')),
  ];
  return errors.length > 0 ? new Problem(400, { code: 'request.invalid' }, errors) : undefined;
}
