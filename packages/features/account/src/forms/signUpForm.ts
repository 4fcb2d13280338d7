import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, requiredLine } from '@fairlead/kit';
import * as z from 'zod/mini';
import { confirmation, email, newPassword, passwordsMatch } from './passwordSchema';

/** Required choice. Empty until the user answers. */
type YesNo = 'yes' | 'no' | '';

export interface SignUpValues {
  agencyName: string;
  name: string;
  email: string;
  licensedAgent: YesNo;
  password: string;
  confirmPassword: string;
}
export type SignUpBody = Schemas['SignUp'];

export interface InvitedValues {
  name: string;
  licensedAgent: YesNo;
  password: string;
  confirmPassword: string;
}
export type InvitedBody = Omit<Schemas['InvitationSignUp'], 'invitationToken'>;

export const emptySignUp: SignUpValues = {
  agencyName: '',
  name: '',
  email: '',
  licensedAgent: '',
  password: '',
  confirmPassword: '',
};
export const emptyInvited: InvitedValues = { name: '', licensedAgent: '', password: '', confirmPassword: '' };

const licenseAnswer = (isRequired: boolean) =>
  z.enum(['yes', 'no', '']).check(z.refine((answer) => !isRequired || answer !== '', fieldMessage('field.required')));

/**
 * Validation of the sign-up form.
 * @param asksLicense True for agents (`User=AGENT`), whose form asks for a license.
 */
export const signUpSchema = (asksLicense: boolean) =>
  z.pipe(
    z
      .object({
        agencyName: requiredLine(),
        name: requiredLine(),
        email: email(),
        licensedAgent: licenseAnswer(asksLicense),
        password: newPassword('signUp'),
        confirmPassword: confirmation(),
      })
      .check(passwordsMatch('password')),
    z.transform(
      (values): SignUpBody => ({
        agencyName: values.agencyName.trim(),
        name: values.name.trim(),
        email: values.email,
        password: values.password,
        licensedAgent: asksLicense && values.licensedAgent === 'yes',
      }),
    ),
  );

export const invitedSchema = (asksLicense: boolean) =>
  z.pipe(
    z
      .object({
        name: requiredLine(),
        licensedAgent: licenseAnswer(asksLicense),
        password: newPassword('signUp'),
        confirmPassword: confirmation(),
      })
      .check(passwordsMatch('password')),
    z.transform(
      (values): InvitedBody => ({
        name: values.name.trim(),
        password: values.password,
        licensedAgent: asksLicense && values.licensedAgent === 'yes',
      }),
    ),
  );
