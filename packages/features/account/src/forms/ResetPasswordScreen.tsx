import { useWrite } from '@fairlead/api-client/swr';
import { Alert, TextField, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AccountForm } from './AccountForm';
import { ChoosePassword } from './ChoosePassword';
import { useFormText } from './formText';
import { BackToSignIn } from './links';
import { type EmailValues, emailSchema } from './passwordForms';
import { tellFailure } from './tellFailure';

const resolver = zodResolver(emailSchema);

/** Asks for the link of a reset, or, opened by that link, for the new password. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token === null ? <AskForLink /> : <ChoosePassword key={token} token={token} />;
}

function AskForLink() {
  const { t } = useTranslation('accountForms');
  const text = useFormText();
  const forget = useWrite('post', '/api/auth/forget-password');
  const [sent, setSent] = useState(false);
  const form = useForm<EmailValues>({ resolver, defaultValues: { email: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    setSent(false);
    const result = await forget({ body: { userEmail: email } });
    if (!result.ok) return tellFailure(form, result.failure);
    setSent(true);
    toast.success(t('reset.sent'));
  });
  return (
    <AccountForm
      title={t('reset.title')}
      heading={t('reset.heading')}
      intro={t('reset.intro')}
      formState={form.formState}
      onSubmit={submit}
      submitLabel={t('reset.submit')}
      footer={<BackToSignIn />}
    >
      {/* the toast has said it */}
      {sent ? (
        <Alert tone="success" role="note" title={t('reset.sent')}>
          {t('reset.sentText')}
        </Alert>
      ) : null}
      <TextField
        {...form.register('email')}
        label={t('email')}
        error={text(t('email'), errors.email)}
        type="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
      />
    </AccountForm>
  );
}
