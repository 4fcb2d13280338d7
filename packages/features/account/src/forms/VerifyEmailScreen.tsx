import { useWrite } from '@fairlead/api-client/swr';
import { RouterLink, showFailure, urls } from '@fairlead/kit';
import { Button, Callout, Link, MailArt, PasswordField, Stack, Text } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AccountForm } from './AccountForm';
import { Outcome } from './Outcome';
import { verifyEmailForm } from './passwordForms';
import { ResendForm } from './ResendForm';

const { Field } = verifyEmailForm;

/** Opened by the link in a verification mail. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation('accountForms');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<'done' | 'gone'>();
  if (outcome === 'done')
    return (
      <Outcome
        title={t('verify.title')}
        heading={t('verify.done')}
        text={t('verify.doneText')}
        illustration={<MailArt />}
        replacesForm
      >
        <Button asChild variant="solid" tone="accent" size="large" block>
          <RouterLink to={urls.account.signIn}>{t('signIn')}</RouterLink>
        </Button>
      </Outcome>
    );
  if (outcome === 'gone' || token === '')
    return (
      <Outcome
        title={t('verify.title')}
        heading={t('verify.gone')}
        text={t('verify.goneText')}
        illustration={<MailArt />}
        state="not-found"
        replacesForm={outcome === 'gone'}
      >
        <ResendForm />
      </Outcome>
    );
  return <VerifyForm token={token} onDone={() => setOutcome('done')} onGone={() => setOutcome('gone')} />;
}

interface VerifyFormProps {
  token: string;
  onDone: () => void;
  onGone: () => void;
}

function VerifyForm({ token, onDone, onGone }: VerifyFormProps) {
  const { t } = useTranslation('accountForms');
  const verify = useWrite('post', '/api/auth/verify-email');
  const form = verifyEmailForm.useForm();
  const submit = async ({ password }: { password: string }) => {
    const result = await verify({ body: { token, password } });
    if (result.ok) return onDone();
    const { failure } = result;
    if (failure.status === 410 || failure.errors.some(({ field }) => field === 'token')) return onGone();
    showFailure(form, failure);
  };
  return (
    <AccountForm
      title={t('verify.title')}
      heading={t('verify.heading')}
      intro={t('verify.intro')}
      form={form}
      onSubmit={submit}
      submitLabel={t('verify.submit')}
      failureRole="alert"
    >
      <Field name="password" as={PasswordField} size="large" autoComplete="current-password" autoFocus />
      <Callout title={t('verify.unknownTitle')}>
        <Stack gap={8}>
          <Text>{t('verify.unknownText')}</Text>
          <Link asChild>
            <RouterLink to={urls.account.resetPassword}>{t('verify.reset')}</RouterLink>
          </Link>
        </Stack>
      </Callout>
    </AccountForm>
  );
}
