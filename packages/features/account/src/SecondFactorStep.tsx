import { call, messageOf, type Schemas } from '@fairlead/api-client/client';
import { PageTitle } from '@fairlead/kit';
import { askForPasskey, cancelPasskey, passkeyProblem, useAuth } from '@fairlead/session';
import { Alert, Avatar, Button, Card, Heading, Icon, Inline, PinInput, Stack, Text, TextField } from '@fairlead/ui';
import { ArrowLeft, FingerprintPattern } from 'lucide';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SecondFactorStepProps {
  challenge: Schemas['SignInChallenge'];
  /** Returns to email and password. The message explains an expired sign-in. */
  onBack: (message?: string) => void;
}

type Method = 'passkey' | 'code' | 'recovery';

const DIGITS = 6;

/** Second step of the sign-in: a passkey, the code of an authenticator app, or a recovery code. */
export default function SecondFactorStep({ challenge, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation('account');
  const { finishSignIn, state } = useAuth();
  const { authenticator, passkeyDomain } = challenge;
  const problem = passkeyDomain === null ? undefined : passkeyProblem(passkeyDomain);
  const hasPasskey = passkeyDomain !== null && !problem;
  const [method, setMethod] = useState<Method>(hasPasskey ? 'passkey' : authenticator ? 'code' : 'recovery');
  const [lost, setLost] = useState(false);
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);
  /** Text at the field, or above the form when the code is not the cause. */
  const [error, setError] = useState<{ at: 'field' | 'form'; text: string }>();
  const [prompting, setPrompting] = useState(false);
  const [passkeyError, setPasskeyError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  /** Number of the newest attempt. Answers to the attempts before it change nothing, unless they sign in. */
  const newest = useRef(0);
  const begin = () => {
    newest.current += 1;
    const own = newest.current;
    return () => own === newest.current;
  };
  const fail = (at: 'field' | 'form', text: string) => {
    setError({ at, text });
    input.current?.focus();
  };
  const send = async (typed: string) => {
    if (pending) return;
    const isNewest = begin();
    setPending(true);
    setError(undefined);
    const result = await finishSignIn(challenge.challenge, { code: typed });
    if (!isNewest()) return;
    setPending(false);
    if (result.ok) return;
    const { status } = result.failure;
    if (status === 410) return onBack(result.failure.message);
    // A recovery code is long, so it stays and can be corrected.
    if (status === 429 || (status === 400 && method === 'code')) setCode('');
    fail(status === 400 ? 'field' : 'form', messageOf(result.failure));
  };
  const prompt = async () => {
    if (prompting) return;
    const isNewest = begin();
    setPrompting(true);
    setPasskeyError(undefined);
    const body = { challenge: challenge.challenge };
    const asked = await call('post', '/api/auth/signin/second-factor/passkey', { body });
    const passkey = asked.ok && isNewest() ? await askForPasskey(asked.payload) : undefined;
    const result =
      passkey && passkey !== 'cancelled' ? await finishSignIn(challenge.challenge, { passkey }) : undefined;
    if (!isNewest()) return;
    setPrompting(false);
    if (result?.ok) return;
    const failure = result?.failure ?? (asked.ok ? undefined : asked.failure);
    if (failure?.status === 410) return onBack(failure.message);
    setPasskeyError(failure ? messageOf(failure) : t('passkey.cancelled'));
    button.current?.focus();
  };
  const prompted = useRef(false);
  const promptOnce = useEffectEvent(() => {
    if (prompted.current) return;
    prompted.current = true;
    void prompt();
  });
  useEffect(() => {
    // The button that led here had the focus, and is gone.
    (method === 'passkey' ? button : input).current?.focus();
    if (method === 'passkey') promptOnce();
  }, [method]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (method === 'passkey') void prompt();
    else if (method === 'recovery' && code.trim() === '') fail('field', t('secondFactor.recoveryRequired'));
    else if (method === 'code' && code.length < DIGITS) fail('field', t('secondFactor.codeRequired'));
    else void send(code);
  };
  const change = (typed: string) => {
    setCode(typed);
    if (typed !== '') setError(undefined);
  };
  /** Ends the open attempt. */
  const stop = () => {
    if (prompting) void cancelPasskey();
    begin();
    setPending(false);
    setPrompting(false);
  };
  const choose = (next: Method) => {
    stop();
    prompted.current = next !== 'passkey';
    setMethod(next);
    setCode('');
    setError(undefined);
  };
  const back = () => {
    stop();
    onBack();
  };
  const isPasskey = method === 'passkey';
  const fieldError = error?.at === 'field' ? error.text : undefined;
  const formError = isPasskey ? passkeyError : error?.at === 'form' ? error.text : undefined;
  const busy = isPasskey ? prompting : pending;
  const dataState = busy ? 'submitting' : fieldError ? 'invalid' : formError ? 'server-error' : 'ready';
  const texts = {
    passkey: { heading: t('passkey.heading'), intro: t('passkey.intro') },
    code: { heading: t('secondFactor.heading'), intro: t('secondFactor.intro') },
    recovery: { heading: t('secondFactor.recoveryHeading'), intro: t('secondFactor.recoveryIntro') },
  }[method];

  return (
    <Stack asChild gap={24} data-state={dataState}>
      <form noValidate aria-labelledby="second-factor" onSubmit={submit}>
        <PageTitle>{t('title')}</PageTitle>
        <Inline>
          <Button variant="ghost" size="small" leadingIcon={<Icon of={ArrowLeft} />} onClick={back}>
            {t('secondFactor.back')}
          </Button>
        </Inline>
        <Stack gap={4}>
          <Heading level={1} size="page" id="second-factor">
            {texts.heading}
          </Heading>
          <Text tone="muted">{texts.intro}</Text>
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
        {formError ? <Alert tone="danger">{formError}</Alert> : null}
        {problem ? (
          <Alert tone="info">
            {problem === 'elsewhere' ? t('passkey.elsewhere', { domain: passkeyDomain }) : t('passkey.unsupported')}
          </Alert>
        ) : null}
        {method === 'recovery' ? (
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
        ) : null}
        {method === 'code' ? (
          <PinInput
            ref={input}
            label={t('secondFactor.code')}
            hint={t('secondFactor.codeHint')}
            error={fieldError}
            value={code}
            onValueChange={change}
            onComplete={(typed) => void send(typed)}
          />
        ) : null}
        <Button
          ref={button}
          type="submit"
          variant="solid"
          tone="accent"
          size="large"
          block
          leadingIcon={isPasskey ? <Icon of={FingerprintPattern} /> : undefined}
          loading={busy || state.status === 'signedIn'}
        >
          {isPasskey ? t(passkeyError ? 'passkey.again' : 'passkey.use') : t('submit')}
        </Button>
        {hasPasskey && !isPasskey ? (
          <Button size="large" block leadingIcon={<Icon of={FingerprintPattern} />} onClick={() => choose('passkey')}>
            {t('passkey.use')}
          </Button>
        ) : null}
        <Inline justify="between" gap={8} wrap>
          {authenticator && method !== 'code' ? (
            <Button variant="ghost" size="small" onClick={() => choose('code')}>
              {t('secondFactor.useApp')}
            </Button>
          ) : null}
          {method !== 'recovery' ? (
            <Button variant="ghost" size="small" onClick={() => choose('recovery')}>
              {t('secondFactor.useRecovery')}
            </Button>
          ) : null}
          <Button variant="ghost" size="small" aria-expanded={lost} onClick={() => setLost(!lost)}>
            {t(authenticator ? 'secondFactor.lost' : 'passkey.lost')}
          </Button>
        </Inline>
        {lost ? <Alert tone="info">{t('secondFactor.lostText')}</Alert> : null}
      </form>
    </Stack>
  );
}
