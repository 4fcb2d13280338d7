import { call, messageOf } from '@fairlead/api-client/client';
import { Alert, Button, Stack } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Offers another verification mail after a sign-in with an unverified email. */
export default function ResendOffer({ email }: { email: string }): ReactNode {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const send = async () => {
    setBusy(true);
    const result = await call('post', '/api/auth/verify-email/resend', { body: { email } });
    setBusy(false);
    setNotice(
      result.ok ? { tone: 'success', text: result.message } : { tone: 'danger', text: messageOf(result.failure) },
    );
  };
  return (
    <Stack gap={12}>
      {notice ? <Alert tone={notice.tone}>{notice.text}</Alert> : null}
      <Button size="large" block loading={busy} onClick={() => void send()}>
        {t('resend')}
      </Button>
    </Stack>
  );
}
