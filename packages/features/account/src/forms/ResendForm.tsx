import { useWrite } from '@fairlead/api-client/swr';
import { showFailure } from '@fairlead/kit';
import { Alert, Button, Stack } from '@fairlead/ui';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../EmailField';
import { BackToSignIn } from './links';
import { emailForm } from './passwordForms';

const { Field } = emailForm;

/** Requests another verification mail. The answer does not reveal whether the account exists. */
export function ResendForm() {
  const { t } = useTranslation('accountForms');
  const resend = useWrite('post', '/api/auth/verify-email/resend');
  const [sent, setSent] = useState<string>();
  const form = emailForm.useForm();
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
        <FormProvider {...form}>
          <Field name="email" as={EmailField} />
        </FormProvider>
        <Button type="submit" variant="solid" tone="accent" size="large" block loading={isSubmitting}>
          {t('verify.again')}
        </Button>
        <BackToSignIn />
      </form>
    </Stack>
  );
}
