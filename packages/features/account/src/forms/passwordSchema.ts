import { fieldMessage } from '@fairlead/kit';
import { keepsPasswordRule, type PasswordRule, passwordLimits, TEXT_MAX_LENGTH } from '@fairlead/rules';
import type { FieldValues, Resolver, ResolverError, ResolverResult } from 'react-hook-form';
import * as z from 'zod/mini';
import { type RuleKey, ruleMessage } from './formText';

const wordsOf: Record<Exclude<PasswordRule, 'maxLength' | 'minLength'>, RuleKey> = {
  digit: 'rule.digit',
  spaces: 'rule.spaces',
  special: 'rule.special',
};

const required = fieldMessage('field.required');

/** A new password; the first rule that it breaks is told. `tooShort` is worded differently from form to form. */
export function newPassword(tooShort: 'rule.minLength' | 'rule.newMinLength' = 'rule.minLength') {
  const { minLength, maxLength } = passwordLimits;
  const rule = (name: PasswordRule, error: string) =>
    z.refine<string>((password) => keepsPasswordRule(name, password), { error, abort: true });
  return z
    .string()
    .check(
      z.minLength(1, { error: required, abort: true }),
      rule('digit', ruleMessage(wordsOf.digit)),
      rule('spaces', ruleMessage(wordsOf.spaces)),
      rule('special', ruleMessage(wordsOf.special)),
      rule('minLength', ruleMessage(tooShort, minLength)),
      rule('maxLength', fieldMessage('field.maxLength', maxLength)),
    );
}

export const confirmation = () => z.string().check(z.minLength(1, required));

/** The second of two passwords is the first. */
export const sameAs = <Name extends string>(first: Name) =>
  z.refine<Record<Name | 'confirmPassword', string>>(
    (values) => values.confirmPassword === '' || values[first] === values.confirmPassword,
    { path: ['confirmPassword'], error: ruleMessage('rule.same') },
  );

/** As the contract takes it. */
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

const isRefused = <V extends FieldValues, B>(result: ResolverResult<V, B>): result is ResolverError<V> =>
  Object.keys(result.errors).length > 0;

/** Says that two passwords differ also while other fields are wrong: a schema compares fields only once each is right. */
export const tellsMismatch =
  <V extends Confirmed, B>(resolver: Resolver<V, unknown, B>, first: keyof V): Resolver<V, unknown, B> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const differ = values.confirmPassword !== '' && values.confirmPassword !== values[first];
    if (!differ || !isRefused(result) || 'confirmPassword' in result.errors) return result;
    const mismatch = { confirmPassword: { type: 'custom', message: ruleMessage('rule.same') } };
    return { values: {}, errors: Object.assign(result.errors, mismatch) };
  };
