import { messageOf } from '@fairlead/api-client/client';
import { lazyPart } from '@fairlead/kit';
import { Alert, Button, CopyButton, Inline, Link, PinInput, Skeleton, Stack, Text } from '@fairlead/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuthenticatorSecret, useConfirmAuthenticator } from './secondFactor.api';
import * as styles from './secondFactor.css';

const QrCode = lazyPart(async () => (await import('./QrCode')).default);

interface AuthenticatorSetupProps {
  setup: AuthenticatorSecret;
  /** Keeps the code above the steps on wide screens too. Defaults to false. */
  narrow?: boolean;
  onDone: (recoveryCodes: string[]) => void;
}

/** QR code, key and first code of a new authenticator app. */
export function AuthenticatorSetup({ setup, narrow = false, onDone }: AuthenticatorSetupProps) {
  const { t } = useTranslation('security');
  const confirm = useConfirmAuthenticator();
  const [code, setCode] = useState('');
  const [error, setError] = useState<{ at: 'field' | 'form'; text: string }>();
  const [pending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const key = setup.secret.match(/.{1,4}/g)?.join(' ') ?? '';

  const send = async (typed: string) => {
    if (pending) return;
    setPending(true);
    setError(undefined);
    const result = await confirm(typed);
    setPending(false);
    if (result.ok) return onDone(result.payload.codes);
    setCode('');
    setError({ at: result.failure.status === 400 ? 'field' : 'form', text: messageOf(result.failure) });
    input.current?.focus();
  };
  return (
    <div className={narrow ? styles.narrowSetup : styles.setup}>
      <QrCode
        fallback={<Skeleton shape="box" width={164} height={164} />}
        part={{ text: setup.uri, label: t('factor.qr') }}
      />
      <Stack gap={16}>
        {error?.at === 'form' ? <Alert tone="danger">{error.text}</Alert> : null}
        <Stack gap={4}>
          <Text weight="label">{t('factor.scan')}</Text>
          <Link href={setup.uri}>{t('factor.openApp')}</Link>
          <Text tone="muted">{t('factor.type')}</Text>
          <Inline gap={8}>
            <code className={styles.key}>{key}</code>
            <CopyButton text={setup.secret} label={t('factor.copyKey')} hideLabel variant="ghost" size="small" />
          </Inline>
        </Stack>
        <form
          noValidate
          aria-label={t('factor.app')}
          onSubmit={(event) => {
            event.preventDefault();
            void send(code);
          }}
        >
          <Stack gap={12}>
            <PinInput
              ref={input}
              label={t('factor.enter')}
              error={error?.at === 'field' ? error.text : undefined}
              value={code}
              autoFocus
              onValueChange={(typed) => {
                setCode(typed);
                if (typed !== '') setError(undefined);
              }}
              onComplete={(typed) => void send(typed)}
            />
            <Inline gap={8}>
              <Button type="submit" variant="solid" tone="accent" loading={pending} disabled={code.length < 6}>
                {t('factor.turnOn')}
              </Button>
              <Text size="label" tone="muted">
                {t('factor.turnsOn')}
              </Text>
            </Inline>
          </Stack>
        </form>
      </Stack>
    </div>
  );
}
