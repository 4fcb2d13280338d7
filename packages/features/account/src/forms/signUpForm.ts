import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, fieldMessage, requiredLine, type SchemaContext } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { confirmation, email, newPassword, passwordsMatch, withMismatchError } from './passwordSchema';

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
type SignUpBody = Schemas['SignUp'];

interface InvitedValues {
  name: string;
  licensedAgent: YesNo;
  password: string;
  confirmPassword: string;
}
type InvitedBody = Omit<Schemas['InvitationSignUp'], 'invitationToken'>;

export const emptySignUp: SignUpValues = {
  agencyName: '',
  name: '',
  email: '',
  licensedAgent: '',
  password: '',
  confirmPassword: '',
};
const emptyInvited: InvitedValues = { name: '', licensedAgent: '', password: '', confirmPassword: '' };

const licenseAnswer = (isRequired: boolean) =>
  z.enum(['yes', 'no', '']).check(z.refine((answer) => !isRequired || answer !== '', fieldMessage('field.required')));

/**
 * Validation of the sign-up form.
 * @param requiresLicense True for agents (`User=AGENT`), whose form asks for a license.
 */
export const signUpSchema = (requiresLicense: boolean) =>
  z.pipe(
    z
      .object({
        agencyName: requiredLine(),
        name: requiredLine(),
        email: email(),
        licensedAgent: licenseAnswer(requiresLicense),
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
        licensedAgent: requiresLicense && values.licensedAgent === 'yes',
      }),
    ),
  );

const invitedSchema = (requiresLicense: boolean) =>
  z.pipe(
    z
      .object({
        name: requiredLine(),
        licensedAgent: licenseAnswer(requiresLicense),
        password: newPassword('signUp'),
        confirmPassword: confirmation(),
      })
      .check(passwordsMatch('password')),
    z.transform(
      (values): InvitedBody => ({
        name: values.name.trim(),
        password: values.password,
        licensedAgent: requiresLicense && values.licensedAgent === 'yes',
      }),
    ),
  );

const fields = {
  name: { label: 'name', required: true },
  licensedAgent: { label: 'licensedAgent', required: true },
  password: { label: 'password', required: true },
  confirmPassword: { label: 'confirmPassword', required: true },
} as const;

/** Sign-up of an agency. `useForm` takes whether the form asks for a license. */
export const signUpForm = defineForm({
  messages: 'accountForms',
  fields: {
    ...fields,
    agencyName: { label: 'agencyName', required: true },
    name: { label: 'agentName', required: true },
    email: { label: 'email', required: true },
  },
  empty: emptySignUp,
  resolver: ({ record: requiresLicense = false }: SchemaContext<boolean>) =>
    withMismatchError(zodResolver(signUpSchema(requiresLicense)), 'password'),
});

/** Invited user: their name if it is known, and whether the form asks for a license. */
interface Invitee {
  name: string | null;
  requiresLicense: boolean;
}

/** Sign-up with an invitation. */
export const invitedForm = defineForm({
  messages: 'accountForms',
  fields,
  empty: emptyInvited,
  valuesOf: ({ name }: Invitee): InvitedValues => ({ ...emptyInvited, name: name ?? '' }),
  resolver: ({ record }: SchemaContext<Invitee>) =>
    withMismatchError(zodResolver(invitedSchema(record?.requiresLicense ?? false)), 'password'),
});
