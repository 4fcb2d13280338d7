import type { Schemas } from '@fairlead/api-client/client';
import { swrDefaults, useRead, useWrite } from '@fairlead/api-client/swr';
import { useConfig } from '@fairlead/kit';
import { returnPath } from '@fairlead/session';
import { MailArt, PasswordField, TextField } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AccountForm } from './AccountForm';
import { LicensedAgent } from './LicensedAgent';
import { BackToSignIn, HaveAccount } from './links';
import { NewPassword } from './NewPassword';
import { Busy, Failed, Outcome } from './Outcome';
import { invitedForm } from './signUpForm';
import { useSignInAfter } from './useSignInAfter';

const { Field } = invitedForm;

interface InvitedProps {
  token: string;
  requiresLicense: boolean;
}

/** Sign-up with an invitation. The email is known, so the form asks only for name and password. */
export function Invited({ token, requiresLicense }: InvitedProps) {
  const { t } = useTranslation('accountForms');
  // validated once, when the page opens; the server validates again at sign-up
  const options = { ...swrDefaults, revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };
  const { data, error, mutate } = useRead(['/api/auth/invitation/validate', { query: { token } }], options);
  const title = t('signUp.title');
  if (data) return <InvitedForm invitation={data} {...{ token, requiresLicense }} />;
  if (!error) return <Busy title={title} text={t('invited.checking')} />;
  if (error.status !== 410 && error.status !== 400)
    return <Failed title={title} heading={t('invited.failed')} failure={error} onRetry={() => mutate()} />;
  return <Gone />;
}

function Gone() {
  const { t } = useTranslation('accountForms');
  const [search] = useSearchParams();
  return (
    <Outcome
      title={t('signUp.title')}
      heading={t('invited.gone')}
      text={t('invited.goneText')}
      illustration={<MailArt />}
      state="not-found"
    >
      {/* the link of a quote's mail still opens the quote */}
      <BackToSignIn to={{ pathname: returnPath(search), search: '' }} />
    </Outcome>
  );
}

function InvitedForm({ token, requiresLicense, invitation }: InvitedProps & { invitation: Schemas['Invitation'] }) {
  const { t } = useTranslation('accountForms');
  const { productName } = useConfig();
  const accept = useWrite('post', '/api/auth/invitation/signup');
  const [invitee] = useState({ name: invitation.name, requiresLicense });
  const form = invitedForm.useForm(invitee);
  const submit = useSignInAfter(
    form,
    (body) => accept({ body: { ...body, invitationToken: token } }),
    () => invitation.email,
  );
  if (form.formState.errors.root?.server?.type === 'auth.invitationGone') return <Gone />;
  return (
    <AccountForm
      title={t('signUp.title')}
      heading={t('invited.heading', { name: invitation.agencyName ?? productName })}
      intro={t('invited.intro', { email: invitation.email })}
      form={form}
      onSubmit={submit}
      submitLabel={t('signUp.submit')}
      footer={<HaveAccount />}
    >
      {/* lets password managers save the email with the password */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      <Field name="name" as={TextField} size="large" autoComplete="name" autoFocus={invitation.name === null} />
      {requiresLicense ? <Field name="licensedAgent" as={LicensedAgent} /> : null}
      <Field name="password" as={NewPassword} size="large" autoFocus={invitation.name !== null && !requiresLicense} />
      <Field name="confirmPassword" as={PasswordField} size="large" autoComplete="new-password" />
    </AccountForm>
  );
}
