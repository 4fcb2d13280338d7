import type { Schemas } from '@fairlead/api-client/client';
import { swrDefaults, useRead, useWrite } from '@fairlead/api-client/swr';
import { urls, useConfig } from '@fairlead/kit';
import { MailArt, TextField, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AccountForm } from './AccountForm';
import { useFormErrorText } from './formText';
import { LicensedAgent } from './LicensedAgent';
import { BackToSignIn, HaveAccount } from './links';
import { Busy, Failed, Outcome } from './Outcome';
import { PasswordFields } from './PasswordFields';
import { withMismatchError } from './passwordSchema';
import { reportFailure } from './reportFailure';
import { emptyInvited, type InvitedBody, type InvitedValues, invitedSchema } from './signUpForm';

interface InvitedProps {
  token: string;
  asksLicense: boolean;
}

/** Sign-up with an invitation. The email is known, so the form asks only for name and password. */
export function Invited({ token, asksLicense }: InvitedProps) {
  const { t } = useTranslation('accountForms');
  // validated once, when the page opens; the server validates again at sign-up
  const options = { ...swrDefaults, revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };
  const { data, error, mutate } = useRead(['/api/auth/invitation/validate', { query: { token } }], options);
  const title = t('signUp.title');
  if (data) return <InvitedForm invitation={data} {...{ token, asksLicense }} />;
  if (!error) return <Busy title={title} text={t('invited.checking')} />;
  if (error.status !== 410 && error.status !== 400)
    return <Failed title={title} heading={t('invited.failed')} message={error.message} onRetry={() => void mutate()} />;
  return <Gone />;
}

function Gone() {
  const { t } = useTranslation('accountForms');
  return (
    <Outcome
      title={t('signUp.title')}
      heading={t('invited.gone')}
      text={t('invited.goneText')}
      illustration={<MailArt />}
      state="not-found"
    >
      <BackToSignIn />
    </Outcome>
  );
}

function InvitedForm({ token, asksLicense, invitation }: InvitedProps & { invitation: Schemas['Invitation'] }) {
  const { t } = useTranslation('accountForms');
  const { productName } = useConfig();
  const text = useFormErrorText();
  const navigate = useNavigate();
  const accept = useWrite('post', '/api/auth/invitation/signup');
  const resolver = useMemo(() => withMismatchError(zodResolver(invitedSchema(asksLicense)), 'password'), [asksLicense]);
  const form = useForm<InvitedValues, unknown, InvitedBody>({ resolver, defaultValues: emptyInvited });
  const { register, control, formState } = form;
  const { errors } = formState;
  if (errors.root?.server?.type === 'auth.invitationGone') return <Gone />;
  const submit = form.handleSubmit(async (body) => {
    const result = await accept({ body: { ...body, invitationToken: token } });
    if (!result.ok) return reportFailure(form, result.failure);
    toast.success(result.message);
    await navigate(urls.account.signIn);
  });
  return (
    <AccountForm
      title={t('signUp.title')}
      heading={t('invited.heading', { name: invitation.agencyName ?? productName })}
      intro={t('invited.intro', { email: invitation.email })}
      formState={formState}
      onSubmit={submit}
      submitLabel={t('signUp.submit')}
      footer={<HaveAccount />}
    >
      {/* lets password managers save the email with the password */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      <TextField
        {...register('name')}
        label={t('name')}
        error={text(t('name'), errors.name)}
        size="large"
        autoComplete="name"
        required
        autoFocus
      />
      {asksLicense ? (
        <LicensedAgent {...register('licensedAgent')} error={text(t('licensedAgent'), errors.licensedAgent)} />
      ) : null}
      <PasswordFields {...{ control, register }} name="password" confirmName="confirmPassword" label={t('password')} />
    </AccountForm>
  );
}
