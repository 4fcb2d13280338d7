import { fieldMessage } from '@fairlead/kit';
import { passwordLimits } from '@fairlead/rules';
import * as z from 'zod/mini';
import { ruleMessage } from './formText';
import { confirmation, email, newPassword, sameAs } from './passwordSchema';

const { minLength, maxLength } = passwordLimits;

/** Asks for a mail: a reset, or another verification. */
export const emailSchema = z.object({ email: email() });
export interface EmailValues {
  email: string;
}

export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}
/** Chosen by the link of a reset: the rules of changing one (G-32). */
export const newPasswordSchema = z
  .object({ newPassword: newPassword('change'), confirmPassword: confirmation() })
  .check(sameAs('newPassword'));

export interface ChangePasswordValues extends NewPasswordValues {
  previousPassword: string;
}
/** Specification, document 1, section 5: change password. */
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
  .check(sameAs('newPassword'));
