import type { Failure } from '@fairlead/api-client/client';
import { useWrite } from '@fairlead/api-client/swr';
import { RouterLink, urls } from '@fairlead/kit';
import { Button, MailArt } from '@fairlead/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Busy, Failed, Outcome } from './Outcome';
import { ResendForm } from './ResendForm';

/** Where the link in a verification mail leads: it is used as the page opens. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation('accountForms');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const verify = useWrite('post', '/api/auth/verify-email');
  const [outcome, setOutcome] = useState<'busy' | 'done' | Failure>('busy');
  const asked = useRef(false);
  const ask = useCallback(async () => {
    setOutcome('busy');
    const result = await verify({ body: { token } });
    setOutcome(result.ok ? 'done' : result.failure);
  }, [verify, token]);
  useEffect(() => {
    // once: the link is good for one use, and React may run an effect twice while one develops
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, [ask]);

  const title = t('verify.title');
  if (outcome === 'busy') return <Busy title={title} text={t('verify.busy')} />;
  if (outcome === 'done')
    return (
      <Outcome title={title} heading={t('verify.done')} text={t('verify.doneText')} illustration={<MailArt />}>
        <Button asChild variant="solid" tone="accent" size="large" block>
          <RouterLink to={urls.account.signIn}>{t('signIn')}</RouterLink>
        </Button>
      </Outcome>
    );
  if (outcome.status !== 410 && outcome.status !== 400)
    return <Failed title={title} heading={t('verify.failed')} message={outcome.message} onRetry={() => void ask()} />;
  return (
    <Outcome
      title={title}
      heading={t('verify.gone')}
      text={t('verify.goneText')}
      illustration={<MailArt />}
      state="not-found"
    >
      <ResendForm />
    </Outcome>
  );
}
