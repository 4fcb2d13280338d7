import { useWrite } from '@fairlead/api-client/swr';
import { showFailure } from '@fairlead/kit';
import { Alert, Button, Stack, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormErrorText } from './formText';
import { BackToSignIn } from './links';
import { type EmailValues, emailSchema } from './passwordForms';

const resolver = zodResolver(emailSchema);

/** Requests another verification mail. The answer does not reveal whether the account exists. */
export function ResendForm() {
  const { t } = useTranslation('accountForms');
  const text = useFormErrorText();
  const resend = useWrite('post', '/api/auth/verify-email/resend');
  const [sent, setSent] = useState<string>();
  const form = useForm<EmailValues>({ resolver, defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setSent(undefined);
    const result = await resend({ body });
    if (result.ok) setSent(result.message);
    else showFailure(form, result.failure);
  });
  return (
    <Stack asChild gap={16}>
      <form
        noValidate
        aria-label={t('verify.again')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit();
        }}
      >
        {errors.root?.server ? <Alert tone="danger">{errors.root.server.message}</Alert> : null}
        {sent ? <Alert tone="success">{sent}</Alert> : null}
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
        />
        <Button type="submit" variant="solid" tone="accent" size="large" block loading={isSubmitting}>
          {t('verify.again')}
        </Button>
        <BackToSignIn />
      </form>
    </Stack>
  );
}
