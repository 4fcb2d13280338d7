import { RouterLink, urls } from '@fairlead/kit';
import { Card, Heading, Icon, type IconNode, Text } from '@fairlead/ui';
import { ChevronRight, CircleUserRound, Clock, KeyRound, Map as MapIcon, Signature } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { signatureState } from './editState';
import type { Me } from './profile.api';
import * as styles from './profile.css';

type Place = 'details' | 'additional' | 'signature' | 'availabilityTime' | 'password';

interface Row {
  of: Place;
  to: string;
  state?: unknown;
  icon: IconNode;
  text: string;
}

interface OtherSettingsProps {
  me: Me;
  /** Current form, which is not linked. */
  current: Place;
  children: ReactNode;
}

/** Form of the user's own data, with links to the user's other forms. */
export function OtherSettings({ me, current, children }: OtherSettingsProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  const agents: Row[] = [
    { of: 'additional', to: urls.profile.additional, icon: MapIcon, text: t('additionalText') },
    {
      of: 'signature',
      to: urls.profile.signReferral,
      state: signatureState,
      icon: Signature,
      text: t('signatureText'),
    },
    {
      of: 'availabilityTime',
      to: urls.profile.signReferral,
      icon: Clock,
      text: me.userDetails.availabilityTime || t('availabilityText'),
    },
  ];
  const rows: Row[] = [
    { of: 'details', to: urls.profile.edit, icon: CircleUserRound, text: t('detailsText') },
    ...(me.roleType === 'AGENT' ? agents : []),
    { of: 'password', to: urls.account.changePassword, icon: KeyRound, text: t('passwordText') },
  ];
  const others = rows.filter(({ of }) => of !== current);
  return (
    <div className={styles.besides}>
      {children}
      <nav className={styles.aside} aria-labelledby={id}>
        <div className={styles.asideTitle}>
          <Heading level={2} size="card" id={id}>
            {t('also')}
          </Heading>
        </div>
        <Card padding="none">
          <ul>
            {others.map((row) => (
              <li key={row.of}>
                <RouterLink to={row.to} state={row.state} className={styles.row}>
                  <Icon of={row.icon} width={18} height={18} strokeWidth={1.6} aria-hidden className={styles.quiet} />
                  <span>
                    <Text asChild weight="label">
                      <span>{t(row.of)}</span>
                    </Text>
                    <Text size="caption" tone="muted">
                      {row.text}
                    </Text>
                  </span>
                  <Icon of={ChevronRight} size={16} aria-hidden className={styles.quiet} />
                </RouterLink>
              </li>
            ))}
          </ul>
        </Card>
      </nav>
    </div>
  );
}
