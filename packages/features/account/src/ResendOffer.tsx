import { call } from '@fairlead/api-client/client';
import { Alert, Button, Stack } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** At the sign-in of an account that is not verified: its mail again. */
export default function ResendOffer({ email }: { email: string }): ReactNode {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const send = async () => {
    setBusy(true);
    const result = await call('post', '/api/auth/verify-email/resend', { body: { email } });
    setBusy(false);
    setAnswer(result.ok ? { tone: 'success', text: result.message } : { tone: 'danger', text: result.failure.message });
  };
  return (
    <Stack gap={12}>
      {answer ? <Alert tone={answer.tone}>{answer.text}</Alert> : null}
      <Button size="large" block loading={busy} onClick={() => void send()}>
        {t('resend')}
      </Button>
    </Stack>
  );
}
