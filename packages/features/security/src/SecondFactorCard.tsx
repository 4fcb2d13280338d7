import { CardSkeleton, formatInstant, LoadError } from '@fairlead/kit';
import { Button, Card, Chip, Icon, toast } from '@fairlead/ui';
import { KeyRound, ShieldCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthenticatorSetup } from './AuthenticatorSetup';
import { PasskeySection } from './PasskeySection';
import { ProofDialog } from './ProofDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import {
  type AuthenticatorSecret,
  useRenewRecoveryCodes,
  useSecondFactor,
  useStartAuthenticator,
  useTurnOff,
} from './secondFactor.api';
import * as styles from './secondFactor.css';

/** Second factor of the user: authenticator app, passkeys and recovery codes. */
export function SecondFactorCard() {
  const { t } = useTranslation('security');
  const { data, error, mutate } = useSecondFactor();
  const [start, renew, turnOff] = [useStartAuthenticator(), useRenewRecoveryCodes(), useTurnOff()];
  const [dialog, setDialog] = useState<'start' | 'renew' | 'off'>();
  const [setup, setSetup] = useState<AuthenticatorSecret>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => setDialog(undefined);
  const startButton = useRef<HTMLButtonElement>(null);
  const hasApp = Boolean(data?.authenticator);
  const last = useRef({ hasApp, setup });
  useEffect(() => {
    const changed = last.current.hasApp !== hasApp || last.current.setup !== setup;
    last.current = { hasApp, setup };
    // the button "Turn off" or "Cancel" has disappeared with the focus
    if (changed && document.activeElement === document.body) startButton.current?.focus();
  }, [hasApp, setup]);

  if (!data && error) {
    return (
      <Card title={t('factor.title')}>
        <LoadError level={3} title={t('factor.failed')} failure={error} onRetry={() => mutate()} />
      </Card>
    );
  }
  if (!data) return <CardSkeleton rows={2} />;
  const { authenticator, passkeys, passkeyDomain, recoveryCodes, required } = data;
  const hasPasskeys = passkeys.length > 0;
  const state = setup ? 'settingUp' : authenticator || hasPasskeys ? 'on' : 'off';
  const tones = { settingUp: 'warning', on: 'success', off: 'neutral' } as const;

  return (
    <Card
      title={t('factor.title')}
      padding="none"
      actions={<Chip tone={tones[state]}>{t(`factor.${state}`)}</Chip>}
      data-state={state}
    >
      <div className={styles.section}>
        <div className={styles.line}>
          <span className={styles.icon}>
            <Icon of={ShieldCheck} size={16} />
          </span>
          <div className={styles.words}>
            <span className={styles.title}>{t('factor.app')}</span>
            <span className={styles.muted}>
              {authenticator ? t('factor.since', { day: formatInstant(authenticator.enabledAt) }) : t('factor.appText')}
            </span>
            {required ? <span className={styles.muted}>{t('factor.required')}</span> : null}
          </div>
          {setup ? (
            <Button key="cancel" variant="ghost" size="small" onClick={() => setSetup(undefined)}>
              {t('factor.cancel')}
            </Button>
          ) : (
            <Button
              // A new element, so that the closing dialog does not return the focus to Cancel in place of the code.
              key="start"
              ref={startButton}
              variant={authenticator ? 'outline' : 'solid'}
              tone={authenticator ? 'neutral' : 'accent'}
              size="small"
              onClick={() => setDialog('start')}
            >
              {t(authenticator ? 'factor.replace' : 'factor.setUp')}
            </Button>
          )}
          {authenticator && !setup && (hasPasskeys || !required) ? (
            <Button variant="ghost" tone="danger" size="small" onClick={() => setDialog('off')}>
              {t(hasPasskeys ? 'factor.removeApp' : 'factor.turnOff')}
            </Button>
          ) : null}
        </div>
        {setup ? (
          <AuthenticatorSetup
            setup={setup}
            onDone={(made) => {
              setSetup(undefined);
              setCodes(made);
            }}
          />
        ) : null}
      </div>
      <PasskeySection
        passkeys={passkeys}
        domain={passkeyDomain}
        hasApp={authenticator !== null}
        required={required}
        onCodes={setCodes}
      />
      {recoveryCodes ? (
        <div className={styles.section}>
          <div className={styles.line}>
            <span className={styles.icon}>
              <Icon of={KeyRound} size={16} />
            </span>
            <div className={styles.words}>
              <span className={styles.title}>{t('codes.title')}</span>
              <span className={styles.muted}>
                {t('codes.left', { ...recoveryCodes, day: formatInstant(recoveryCodes.createdAt) })}
              </span>
            </div>
            <Button variant="outline" size="small" onClick={() => setDialog('renew')}>
              {t('codes.renew')}
            </Button>
          </div>
        </div>
      ) : null}
      {dialog === 'start' ? (
        <ProofDialog
          title={t('factor.startTitle')}
          text={t(authenticator ? 'factor.replaceText' : 'factor.startText')}
          submitLabel={t('factor.continue')}
          save={start}
          onSaved={setSetup}
          onClose={close}
        />
      ) : null}
      {dialog === 'renew' ? (
        <ProofDialog
          title={t('codes.renewTitle')}
          text={t('codes.renewText')}
          submitLabel={t('codes.renew')}
          save={renew}
          onSaved={(saved) => setCodes(saved.codes)}
          onClose={close}
        />
      ) : null}
      {dialog === 'off' ? (
        <ProofDialog
          title={t(hasPasskeys ? 'factor.removeAppTitle' : 'factor.offTitle')}
          text={t(hasPasskeys ? 'factor.removeAppText' : 'factor.offText')}
          submitLabel={t(hasPasskeys ? 'factor.removeApp' : 'factor.turnOff')}
          tone="danger"
          save={turnOff}
          onClose={close}
        />
      ) : null}
      {codes ? (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            toast.success(t('factor.ready'));
          }}
        />
      ) : null}
    </Card>
  );
}
