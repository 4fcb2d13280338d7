import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, fieldMessage, required, requiredLine, requiredText } from '@fairlead/kit';
import { accountTextLimits, dayFrom, isBirthDay, localDay, signUpPhonePattern } from '@fairlead/rules';
import { parseDate } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { ruleMessage } from './formText';
import { confirmation, email, newPassword, passwordsMatch, withMismatchError } from './passwordSchema';

type JoinBody = Schemas['ReferralSignUp'];

/** Form values, as entered. */
export type JoinValues = Record<Exclude<keyof JoinBody, 'dateOfBirth'> | 'dateOfBirth' | 'confirmPassword', string>;

export const emptyJoin: JoinValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  zipCode: '',
  state: '',
  dateOfBirth: '',
  password: '',
  confirmPassword: '',
};

const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};

/**
 * Validation of the referral form.
 * @param today Current day in the user's time zone.
 */
export const joinSchema = (today: () => number = () => localDay(new Date())) =>
  z.pipe(
    z
      .object({
        firstName: requiredLine(),
        lastName: requiredLine(),
        email: email(),
        phone: required().check(
          z.refine((text) => signUpPhonePattern.test(text.trim()), { error: ruleMessage('rule.phone'), abort: true }),
          z.refine(
            (text) => text.trim().length <= accountTextLimits.phone,
            fieldMessage('field.maxLength', accountTextLimits.phone),
          ),
        ),
        street: requiredText(),
        city: requiredText(),
        zipCode: requiredText(accountTextLimits.zipCode),
        state: required(),
        dateOfBirth: required().check(
          z.refine((text) => toDay(text) !== undefined, { error: ruleMessage('rule.birthValid'), abort: true }),
          z.refine((text) => (toDay(text) ?? 0) < today(), { error: ruleMessage('rule.birthPast'), abort: true }),
          z.refine((text) => isBirthDay(toDay(text) ?? 0, today()), ruleMessage('rule.birthValid')),
        ),
        password: newPassword('signUp'),
        confirmPassword: confirmation(),
      })
      .check(passwordsMatch('password')),
    z.transform(
      (values): JoinBody => ({
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email,
        phone: values.phone.trim(),
        street: values.street.trim(),
        city: values.city.trim(),
        zipCode: values.zipCode.trim(),
        state: values.state,
        dateOfBirth: toDay(values.dateOfBirth) ?? 0,
        password: values.password,
      }),
    ),
  );

export const joinForm = defineForm({
  messages: 'accountForms',
  fields: {
    firstName: { label: 'firstName', required: true },
    lastName: { label: 'lastName', required: true },
    email: { label: 'email', required: true },
    phone: { label: 'phone', required: true },
    dateOfBirth: { label: 'dateOfBirth', required: true },
    street: { label: 'street', required: true },
    city: { label: 'city', required: true },
    state: { label: 'state', required: true },
    zipCode: { label: 'zipCode', required: true },
    password: { label: 'password', required: true },
    confirmPassword: { label: 'confirmPassword', required: true },
  },
  empty: emptyJoin,
  resolver: () => withMismatchError(zodResolver(joinSchema()), 'password'),
});
