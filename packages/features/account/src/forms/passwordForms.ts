import { defineForm, fieldMessage, maxCharacters } from '@fairlead/kit';
import { passwordLimits } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { ruleMessage } from './formText';
import { confirmation, email, newPassword, passwordsMatch, withMismatchError } from './passwordSchema';

const { minLength, maxLength } = passwordLimits;

/** Form that requests a reset mail or a verification mail. */
export const emailForm = defineForm({
  messages: 'accountForms',
  fields: { email: { label: 'email', required: true } },
  empty: { email: '' },
  resolver: () => zodResolver(z.object({ email: email() })),
});

/** Password from sign-up. The current rules do not apply, because they may have changed since. */
const verifyEmailSchema = z.object({
  password: z.string().check(z.minLength(1, fieldMessage('field.required'))),
});
export const verifyEmailForm = defineForm({
  messages: 'accountForms',
  fields: { password: { label: 'password', required: true } },
  empty: { password: '' },
  resolver: () => zodResolver(verifyEmailSchema),
});

/** New password after a reset. The rules of changing a password apply. */
export const newPasswordSchema = z
  .object({ newPassword: newPassword('change'), confirmPassword: confirmation() })
  .check(passwordsMatch('newPassword'));

export const newPasswordForm = defineForm({
  messages: 'accountForms',
  fields: {
    newPassword: { label: 'newPassword', required: true },
    confirmPassword: { label: 'confirmPassword', required: true },
  },
  empty: { newPassword: '', confirmPassword: '' },
  resolver: () => withMismatchError(zodResolver(newPasswordSchema), 'newPassword'),
});

export const changePasswordSchema = z
  .object({
    previousPassword: z
      .string()
      .check(
        z.minLength(1, { error: ruleMessage('rule.oldRequired'), abort: true }),
        z.minLength(minLength, ruleMessage('rule.oldMinLength', minLength)),
        maxCharacters(maxLength),
      ),
    newPassword: newPassword('change'),
    confirmPassword: confirmation(),
  })
  .check(
    passwordsMatch('newPassword'),
    z.refine(({ previousPassword, newPassword }) => newPassword !== previousPassword, {
      path: ['newPassword'],
      error: ruleMessage('rule.different'),
    }),
  );

export const changePasswordForm = defineForm({
  messages: 'accountForms',
  fields: {
    previousPassword: { label: 'oldPassword', required: true },
    newPassword: { label: 'newPassword', required: true },
    confirmPassword: { label: 'confirmPassword', required: true },
  },
  empty: { previousPassword: '', newPassword: '', confirmPassword: '' },
  resolver: () => withMismatchError(zodResolver(changePasswordSchema), 'newPassword'),
});
