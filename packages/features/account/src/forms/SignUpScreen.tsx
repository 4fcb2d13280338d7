import { useWrite } from '@fairlead/api-client/swr';
import { userTimeZone } from '@fairlead/kit';
import { PasswordField, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmailField } from '../EmailField';
import { AccountForm } from './AccountForm';
import { Invited } from './Invited';
import { LicensedAgent } from './LicensedAgent';
import { HaveAccount } from './links';
import { NewPassword } from './NewPassword';
import { signUpForm } from './signUpForm';
import { useSignInAfter } from './useSignInAfter';

const { Field } = signUpForm;

/** Sign-up of an agency, of an agent (`User=AGENT`) or with an invitation (`InvitationToken`). */
export default function SignUpScreen() {
  const [search] = useSearchParams();
  const token = search.get('InvitationToken');
  const requiresLicense = search.get('User') === 'AGENT';
  return token === null ? (
    <NewAgency requiresLicense={requiresLicense} />
  ) : (
    <Invited key={token} {...{ token, requiresLicense }} />
  );
}

function NewAgency({ requiresLicense }: { requiresLicense: boolean }) {
  const { t } = useTranslation('accountForms');
  const signUp = useWrite('post', '/api/auth/signup');
  const form = signUpForm.useForm(requiresLicense);
  const submit = useSignInAfter(
    form,
    (body) => signUp({ body: { ...body, timeZone: userTimeZone() } }),
    ({ email }) => email,
  );
  return (
    <AccountForm
      title={t('signUp.title')}
      heading={t('signUp.heading')}
      intro={t('signUp.intro')}
      form={form}
      onSubmit={submit}
      submitLabel={t('signUp.submit')}
      footer={<HaveAccount />}
    >
      <Field name="agencyName" as={TextField} size="large" autoComplete="organization" autoFocus />
      <Field name="name" as={TextField} size="large" autoComplete="name" />
      <Field name="email" as={EmailField} />
      {requiresLicense ? <Field name="licensedAgent" as={LicensedAgent} /> : null}
      <Field name="password" as={NewPassword} size="large" />
      <Field name="confirmPassword" as={PasswordField} size="large" autoComplete="new-password" />
    </AccountForm>
  );
}
