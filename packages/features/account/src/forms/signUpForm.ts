import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, requiredText } from '@fairlead/kit';
import * as z from 'zod/mini';
import { confirmation, email, newPassword, sameAs } from './passwordSchema';

/** An answer that has to be given. */
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

const licence = (asked: boolean) =>
  z.enum(['yes', 'no', '']).check(z.refine((answer) => !asked || answer !== '', fieldMessage('field.required')));

/** Specification, document 1, section 5. `asksLicence` where the address says `User=AGENT`; others have none (G-37). */
export const signUpSchema = (asksLicence: boolean) =>
  z.pipe(
    z
      .object({
        agencyName: requiredText(),
        name: requiredText(),
        email: email(),
        licensedAgent: licence(asksLicence),
        password: newPassword('signUp'),
        confirmPassword: confirmation(),
      })
      .check(sameAs('password')),
    z.transform(
      (values): SignUpBody => ({
        agencyName: values.agencyName.trim(),
        name: values.name.trim(),
        email: values.email,
        password: values.password,
        licensedAgent: asksLicence && values.licensedAgent === 'yes',
      }),
    ),
  );

export const invitedSchema = (asksLicence: boolean) =>
  z.pipe(
    z
      .object({
        name: requiredText(),
        licensedAgent: licence(asksLicence),
        password: newPassword('signUp'),
        confirmPassword: confirmation(),
      })
      .check(sameAs('password')),
    z.transform(
      (values): InvitedBody => ({
        name: values.name.trim(),
        password: values.password,
        licensedAgent: asksLicence && values.licensedAgent === 'yes',
      }),
    ),
  );
