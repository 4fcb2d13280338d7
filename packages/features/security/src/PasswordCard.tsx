import { RouterLink, urls } from '@fairlead/kit';
import { Button, Card, Icon } from '@fairlead/ui';
import { Lock } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as styles from './security.css';

/** Link to the form that changes the password. */
export function PasswordCard() {
  const { t } = useTranslation('security');
  return (
    <Card aria-label={t('password')} padding="none">
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon of={Lock} size={16} />
        </span>
        <div className={styles.body}>
          <span className={styles.title}>{t('password')}</span>
        </div>
        <Button asChild variant="outline" size="small">
          <RouterLink to={urls.account.changePassword}>{t('changePassword')}</RouterLink>
        </Button>
      </div>
    </Card>
  );
}
