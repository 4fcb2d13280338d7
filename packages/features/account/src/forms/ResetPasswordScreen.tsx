import { useWrite } from '@fairlead/api-client/swr';
import { Alert, toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EmailField } from '../EmailField';
import { emailIn } from '../emailIn';
import { AccountForm } from './AccountForm';
import { ChoosePassword } from './ChoosePassword';
import { BackToSignIn } from './links';
import { emailForm } from './passwordForms';
import { reportFailure } from './reportFailure';

const { Field } = emailForm;

/** Requests a reset link. Opened by that link, it asks for the new password. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token === null ? <RequestLink /> : <ChoosePassword key={token} token={token} />;
}

function RequestLink() {
  const { t } = useTranslation('accountForms');
  const forget = useWrite('post', '/api/auth/forget-password');
  const [sent, setSent] = useState(false);
  const form = emailForm.useForm(undefined, { email: emailIn(useLocation().state) });
  const submit = async ({ email }: { email: string }) => {
    setSent(false);
    const result = await forget({ body: { userEmail: email } });
    if (!result.ok) return reportFailure(form, result.failure);
    setSent(true);
    toast.success(t('reset.sent'));
  };
  return (
    <AccountForm
      title={t('reset.title')}
      heading={t('reset.heading')}
      intro={t('reset.intro')}
      form={form}
      onSubmit={submit}
      submitLabel={t('reset.submit')}
      footer={<BackToSignIn />}
    >
      {/* no live region, because a toast has already announced it */}
      {sent ? (
        <Alert tone="success" role="note" title={t('reset.sent')}>
          {t('reset.sentText')}
        </Alert>
      ) : null}
      <Field name="email" as={EmailField} autoFocus />
    </AccountForm>
  );
}
