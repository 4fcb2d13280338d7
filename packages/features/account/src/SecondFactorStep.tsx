import { messageOf, type Schemas } from '@fairlead/api-client/client';
import { PageTitle } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Alert, Avatar, Button, Card, Heading, Icon, Inline, PinInput, Stack, Text, TextField } from '@fairlead/ui';
import { ArrowLeft } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SecondFactorStepProps {
  challenge: Schemas['SignInChallenge'];
  /** Returns to email and password. The message explains an expired sign-in. */
  onBack: (message?: string) => void;
}

const DIGITS = 6;

/** Second step of the sign-in: the code of an authenticator app, or a recovery code. */
export default function SecondFactorStep({ challenge, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation('account');
  const { finishSignIn, state } = useAuth();
  const [recovery, setRecovery] = useState(false);
  const [lost, setLost] = useState(false);
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);
  /** Text at the field, or above the form when the code is not the cause. */
  const [error, setError] = useState<{ at: 'field' | 'form'; text: string }>();
  const input = useRef<HTMLInputElement>(null);
  // The password's button had the focus, and is gone.
  useEffect(() => input.current?.focus(), [recovery]);

  const fail = (at: 'field' | 'form', text: string) => {
    setError({ at, text });
    input.current?.focus();
  };
  const send = async (typed: string) => {
    if (pending) return;
    setPending(true);
    setError(undefined);
    const result = await finishSignIn(challenge.challenge, typed);
    setPending(false);
    if (result.ok) return;
    const { status } = result.failure;
    if (status === 410) return onBack(result.failure.message);
    // A recovery code is long, so it stays and can be corrected.
    if (status === 429 || (status === 400 && !recovery)) setCode('');
    fail(status === 400 ? 'field' : 'form', messageOf(result.failure));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (recovery && code.trim() === '') fail('field', t('secondFactor.recoveryRequired'));
    else if (!recovery && code.length < DIGITS) fail('field', t('secondFactor.codeRequired'));
    else void send(code);
  };
  const change = (typed: string) => {
    setCode(typed);
    if (typed !== '') setError(undefined);
  };
  const choose = (next: boolean) => {
    setRecovery(next);
    setCode('');
    setError(undefined);
  };
  const fieldError = error?.at === 'field' ? error.text : undefined;
  const dataState = pending ? 'submitting' : fieldError ? 'invalid' : error ? 'server-error' : 'ready';

  return (
    <Stack asChild gap={24} data-state={dataState}>
      <form noValidate aria-labelledby="second-factor" onSubmit={submit}>
        <PageTitle>{t('title')}</PageTitle>
        <Inline>
          <Button variant="ghost" size="small" leadingIcon={<Icon of={ArrowLeft} />} onClick={() => onBack()}>
            {t('secondFactor.back')}
          </Button>
        </Inline>
        <Stack gap={4}>
          <Heading level={1} size="page" id="second-factor">
            {t(recovery ? 'secondFactor.recoveryHeading' : 'secondFactor.heading')}
          </Heading>
          <Text tone="muted">{t(recovery ? 'secondFactor.recoveryIntro' : 'secondFactor.intro')}</Text>
        </Stack>
        <Card padding="tight">
          <Inline gap={12} wrap={false}>
            <Avatar name={challenge.name} />
            <Stack gap={0}>
              <Text weight="label">{challenge.name}</Text>
              <Text size="label" tone="muted">
                {challenge.email}
              </Text>
            </Stack>
          </Inline>
        </Card>
        {error?.at === 'form' ? <Alert tone="danger">{error.text}</Alert> : null}
        {recovery ? (
          <TextField
            ref={input}
            label={t('secondFactor.recoveryCode')}
            hint={t('secondFactor.codesLeft', { count: challenge.recoveryCodesLeft })}
            error={fieldError}
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onValueChange={change}
          />
        ) : (
          <PinInput
            ref={input}
            label={t('secondFactor.code')}
            hint={t('secondFactor.codeHint')}
            error={fieldError}
            value={code}
            onValueChange={change}
            onComplete={(typed) => void send(typed)}
          />
        )}
        <Button
          type="submit"
          variant="solid"
          tone="accent"
          size="large"
          block
          loading={pending || state.status === 'signedIn'}
        >
          {t('submit')}
        </Button>
        <Inline justify="between" gap={8}>
          <Button variant="ghost" size="small" onClick={() => choose(!recovery)}>
            {t(recovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
          </Button>
          <Button variant="ghost" size="small" aria-expanded={lost} onClick={() => setLost(!lost)}>
            {t('secondFactor.lost')}
          </Button>
        </Inline>
        {lost ? <Alert tone="info">{t('secondFactor.lostText')}</Alert> : null}
      </form>
    </Stack>
  );
}
