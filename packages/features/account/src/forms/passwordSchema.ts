import { fieldMessage } from '@fairlead/kit';
import { meetsPasswordRule, type PasswordRule, passwordLimits, TEXT_MAX_LENGTH } from '@fairlead/rules';
import type { FieldValues, Resolver, ResolverError, ResolverResult } from 'react-hook-form';
import * as z from 'zod/mini';
import { ruleMessage } from './formText';

const required = fieldMessage('field.required');

const { minLength, maxLength } = passwordLimits;

/** Password rules with their messages, in the order in which they are checked. */
const rules = {
  signUp: [
    ['digit', ruleMessage('rule.digit')],
    ['spaces', ruleMessage('rule.spaces')],
    ['special', ruleMessage('rule.special')],
    ['minLength', ruleMessage('rule.minLength', minLength)],
    ['maxLength', fieldMessage('field.maxLength', maxLength)],
  ],
  change: [
    ['minLength', ruleMessage('rule.newMinLength', minLength)],
    ['digit', ruleMessage('rule.digit')],
    ['special', ruleMessage('rule.special')],
    ['spaces', ruleMessage('rule.spaces')],
    ['maxLength', fieldMessage('field.maxLength', maxLength)],
  ],
} as const satisfies Record<string, readonly (readonly [PasswordRule, string])[]>;

/** Validates a new password. Reports only the first broken rule. */
export const newPassword = (form: keyof typeof rules) =>
  z
    .string()
    .check(
      z.minLength(1, { error: required, abort: true }),
      ...rules[form].map(([name, error]) =>
        z.refine<string>((password) => meetsPasswordRule(name, password), { error, abort: true }),
      ),
    );

export const confirmation = () => z.string().check(z.minLength(1, required));

/** Checks that both passwords are equal. */
export const passwordsMatch = <Name extends string>(first: Name) =>
  z.refine<Record<Name | 'confirmPassword', string>>(
    (values) => values.confirmPassword === '' || values[first] === values.confirmPassword,
    { path: ['confirmPassword'], error: ruleMessage('rule.same') },
  );

/** Email, with the rules of the API. */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(TEXT_MAX_LENGTH, { error: fieldMessage('field.maxLength', TEXT_MAX_LENGTH), abort: true }),
      z.email(fieldMessage('field.email')),
    );

interface Confirmed extends FieldValues {
  confirmPassword: string;
}

const hasError = <V extends FieldValues, B>(result: ResolverResult<V, B>): result is ResolverError<V> =>
  Object.keys(result.errors).length > 0;

/** Reports different passwords even while other fields are invalid. A Zod refinement runs only when all fields are valid. */
export const withMismatchError =
  <V extends Confirmed, B>(resolver: Resolver<V, unknown, B>, first: keyof V): Resolver<V, unknown, B> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const differ = values.confirmPassword !== '' && values.confirmPassword !== values[first];
    if (!differ || !hasError(result) || 'confirmPassword' in result.errors) return result;
    const mismatch = { confirmPassword: { type: 'custom', message: ruleMessage('rule.same') } };
    return { values: {}, errors: Object.assign(result.errors, mismatch) };
  };
