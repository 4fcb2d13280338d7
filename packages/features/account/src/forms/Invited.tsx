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
import { useFormText } from './formText';
import { LicensedAgent } from './LicensedAgent';
import { BackToSignIn, HaveAccount } from './links';
import { Busy, Failed, Outcome } from './Outcome';
import { PasswordFields } from './PasswordFields';
import { tellsMismatch } from './passwordSchema';
import { emptyInvited, type InvitedBody, type InvitedValues, invitedSchema } from './signUpForm';
import { tellFailure } from './tellFailure';

interface InvitedProps {
  token: string;
  asksLicence: boolean;
}

/** Sign-up by an invitation: who it is for is known, so a name and a password are all that is asked. */
export function Invited({ token, asksLicence }: InvitedProps) {
  const { t } = useTranslation('accountForms');
  // what was true when the page opened is told; the server has the last word
  const options = { ...swrDefaults, revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };
  const { data, error, mutate } = useRead(['/api/auth/invitation/validate', { query: { token } }], options);
  const title = t('signUp.title');
  if (data) return <InvitedForm invitation={data} {...{ token, asksLicence }} />;
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

function InvitedForm({ token, asksLicence, invitation }: InvitedProps & { invitation: Schemas['Invitation'] }) {
  const { t } = useTranslation('accountForms');
  const { productName } = useConfig();
  const text = useFormText();
  const navigate = useNavigate();
  const accept = useWrite('post', '/api/auth/invitation/signup');
  const resolver = useMemo(() => tellsMismatch(zodResolver(invitedSchema(asksLicence)), 'password'), [asksLicence]);
  const form = useForm<InvitedValues, unknown, InvitedBody>({ resolver, defaultValues: emptyInvited });
  const { register, control, formState } = form;
  const { errors } = formState;
  if (errors.root?.server?.type === 'auth.invitationGone') return <Gone />;
  const submit = form.handleSubmit(async (body) => {
    const result = await accept({ body: { ...body, invitationToken: token } });
    if (!result.ok) return tellFailure(form, result.failure);
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
      {/* for password managers, which pair it with the password */}
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
      {asksLicence ? (
        <LicensedAgent {...register('licensedAgent')} error={text(t('licensedAgent'), errors.licensedAgent)} />
      ) : null}
      <PasswordFields {...{ control, register }} name="password" confirmName="confirmPassword" label={t('password')} />
    </AccountForm>
  );
}
