import { formatInstant, formatRecent, lazyDialog, useNow } from '@fairlead/kit';
import { passkeyLimits } from '@fairlead/rules';
import { passkeyProblem } from '@fairlead/session';
import { Button, Icon, IconButton, Text } from '@fairlead/ui';
import { FingerprintPattern, KeyRound, Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasskeyDialog } from './PasskeyDialogs';
import type { Passkey } from './passkeys.api';
import * as styles from './secondFactor.css';

const PasskeyDialogs = lazyDialog(async () => (await import('./PasskeyDialogs')).default);

interface PasskeySectionProps {
  passkeys: readonly Passkey[];
  /** Domain at which passkeys work. Null when the portal has none. */
  domain: string | null;
  /** Whether the user has an authenticator app too. */
  hasApp: boolean;
  /** Whether the agency or the platform requires a second factor. */
  required: boolean;
  onCodes: (codes: string[]) => void;
}

/** Passkeys of the user. */
export function PasskeySection({ passkeys, domain, hasApp, required, onCodes }: PasskeySectionProps) {
  const { t } = useTranslation('security');
  const [dialog, setDialog] = useState<PasskeyDialog>();
  const now = useNow();
  const problem = passkeyProblem(domain);
  const isLast = !hasApp && passkeys.length === 1;
  const lastUse = ({ lastUsedDate }: Passkey) =>
    lastUsedDate === null ? t('passkeys.neverUsed') : t('passkeys.used', { time: formatRecent(lastUsedDate, now) });
  return (
    <div className={styles.section}>
      <div className={styles.line}>
        <span className={styles.icon}>
          <Icon of={FingerprintPattern} size={16} />
        </span>
        <div className={styles.words}>
          <span className={styles.title}>{t('passkeys.title')}</span>
          <span className={styles.muted}>
            {problem ? t(`passkeys.problem.${problem}`, { domain: domain ?? '' }) : t('passkeys.text')}
          </span>
          {passkeys.length >= passkeyLimits.perUser ? (
            <span className={styles.muted}>{t('passkeys.full', { max: passkeyLimits.perUser })}</span>
          ) : null}
        </div>
        {problem || passkeys.length >= passkeyLimits.perUser ? null : (
          <Button
            variant="outline"
            size="small"
            leadingIcon={<Icon of={Plus} />}
            onClick={() => setDialog({ kind: 'add', name: t('passkeys.defaultName', { number: passkeys.length + 1 }) })}
          >
            {t('passkeys.add')}
          </Button>
        )}
      </div>
      {passkeys.length > 0 ? (
        <ul className={styles.passkeys} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.passkey}>
              <Icon of={KeyRound} size={16} />
              <div className={styles.words}>
                <span className={styles.title}>{passkey.name}</span>
                <Text size="caption" tone="muted" numeric>
                  {`${t('passkeys.added', { day: formatInstant(passkey.creationDate) })} · ${lastUse(passkey)}`}
                </Text>
              </div>
              <IconButton
                size="small"
                label={t('passkeys.renameOf', { name: passkey.name })}
                onClick={() => setDialog({ kind: 'rename', passkey })}
              >
                <Icon of={Pencil} />
              </IconButton>
              {isLast && required ? null : (
                <IconButton
                  size="small"
                  label={t('passkeys.removeOf', { name: passkey.name })}
                  onClick={() => setDialog({ kind: 'remove', passkey })}
                >
                  <Icon of={Trash2} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <PasskeyDialogs open={dialog ? { dialog, isLast, onCodes, onClose: () => setDialog(undefined) } : null} />
    </div>
  );
}
