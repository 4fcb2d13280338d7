import { formatInstant, RouterLink, urls } from '@fairlead/kit';
import { Button, Card, Icon, Text } from '@fairlead/ui';
import { Lock } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as styles from './security.css';

interface PasswordCardProps {
  /** Unix seconds of the last change; undefined while unknown. */
  changed: number | undefined;
}

/** Day of the last change of the password, and a link to the form that changes it. */
export function PasswordCard({ changed }: PasswordCardProps) {
  const { t } = useTranslation('security');
  return (
    <Card aria-label={t('password')} padding="none">
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon of={Lock} size={16} />
        </span>
        <div className={styles.body}>
          <span className={styles.title}>{t('password')}</span>
          {changed === undefined ? null : (
            <Text size="caption" tone="muted" numeric>
              {t('changed', { day: formatInstant(changed) })}
            </Text>
          )}
        </div>
        <Button asChild variant="outline" size="small">
          <RouterLink to={urls.account.changePassword}>{t('changePassword')}</RouterLink>
        </Button>
      </div>
    </Card>
  );
}
