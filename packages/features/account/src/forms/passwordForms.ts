import { fieldMessage } from '@fairlead/kit';
import { passwordLimits } from '@fairlead/rules';
import * as z from 'zod/mini';
import { ruleMessage } from './formText';
import { confirmation, email, newPassword, passwordsMatch } from './passwordSchema';

const { minLength, maxLength } = passwordLimits;

/** Form that requests a reset mail or a verification mail. */
export const emailSchema = z.object({ email: email() });
export interface EmailValues {
  email: string;
}

export interface VerifyEmailValues {
  password: string;
}
/** Password from sign-up. The current rules do not apply, because they may have changed since. */
export const verifyEmailSchema = z.object({
  password: z.string().check(z.minLength(1, fieldMessage('field.required'))),
});

export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}
/** New password after a reset. The rules of changing a password apply. */
export const newPasswordSchema = z
  .object({ newPassword: newPassword('change'), confirmPassword: confirmation() })
  .check(passwordsMatch('newPassword'));

export interface ChangePasswordValues extends NewPasswordValues {
  previousPassword: string;
}
export const changePasswordSchema = z
  .object({
    previousPassword: z
      .string()
      .check(
        z.minLength(1, { error: ruleMessage('rule.oldRequired'), abort: true }),
        z.minLength(minLength, ruleMessage('rule.oldMinLength', minLength)),
        z.maxLength(maxLength, fieldMessage('field.maxLength', maxLength)),
      ),
    newPassword: newPassword('change'),
    confirmPassword: confirmation(),
  })
  .check(passwordsMatch('newPassword'));
