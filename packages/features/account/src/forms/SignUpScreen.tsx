import { useWrite } from '@fairlead/api-client/swr';
import { urls } from '@fairlead/kit';
import { TextField, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountForm } from './AccountForm';
import { useFormErrorText } from './formText';
import { Invited } from './Invited';
import { LicensedAgent } from './LicensedAgent';
import { HaveAccount } from './links';
import { PasswordFields } from './PasswordFields';
import { withMismatchError } from './passwordSchema';
import { reportFailure } from './reportFailure';
import { emptySignUp, type SignUpBody, type SignUpValues, signUpSchema } from './signUpForm';

/** Sign-up of an agency, of an agent (`User=AGENT`) or with an invitation (`InvitationToken`). */
export default function SignUpScreen() {
  const [search] = useSearchParams();
  const token = search.get('InvitationToken');
  const asksLicense = search.get('User') === 'AGENT';
  return token === null ? <NewAgency asksLicense={asksLicense} /> : <Invited key={token} {...{ token, asksLicense }} />;
}

function NewAgency({ asksLicense }: { asksLicense: boolean }) {
  const { t } = useTranslation('accountForms');
  const text = useFormErrorText();
  const navigate = useNavigate();
  const signUp = useWrite('post', '/api/auth/signup');
  const resolver = useMemo(() => withMismatchError(zodResolver(signUpSchema(asksLicense)), 'password'), [asksLicense]);
  const form = useForm<SignUpValues, unknown, SignUpBody>({ resolver, defaultValues: emptySignUp });
  const { register, control, formState } = form;
  const { errors } = formState;
  const submit = form.handleSubmit(async (body) => {
    const result = await signUp({ body });
    if (!result.ok) return reportFailure(form, result.failure);
    toast.success(result.message);
    await navigate(urls.account.signIn);
  });
  return (
    <AccountForm
      title={t('signUp.title')}
      heading={t('signUp.heading')}
      intro={t('signUp.intro')}
      formState={formState}
      onSubmit={submit}
      submitLabel={t('signUp.submit')}
      footer={<HaveAccount />}
    >
      <TextField
        {...register('agencyName')}
        label={t('agencyName')}
        error={text(t('agencyName'), errors.agencyName)}
        size="large"
        autoComplete="organization"
        required
        autoFocus
      />
      <TextField
        {...register('name')}
        label={t('agentName')}
        error={text(t('agentName'), errors.name)}
        size="large"
        autoComplete="name"
        required
      />
      <TextField
        {...register('email')}
        label={t('email')}
        error={text(t('email'), errors.email)}
        type="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {asksLicense ? (
        <LicensedAgent {...register('licensedAgent')} error={text(t('licensedAgent'), errors.licensedAgent)} />
      ) : null}
      <PasswordFields {...{ control, register }} name="password" confirmName="confirmPassword" label={t('password')} />
    </AccountForm>
  );
}
