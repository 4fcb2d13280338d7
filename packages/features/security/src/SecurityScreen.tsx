import { PageTitle, ProfileTabs } from '@fairlead/kit';
import { PageHeader, Stack } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PasswordCard } from './PasswordCard';
import * as styles from './security.css';

/** Sign-in settings of the user. */
export default function SecurityScreen() {
  const { t } = useTranslation(['security', 'shell']);
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{t('shell:security')}</PageTitle>
      <PageHeader title={t('shell:profile')} />
      <ProfileTabs />
      <div className={styles.columns}>
        <div className={styles.factors} />
        <div className={styles.access}>
          <PasswordCard />
        </div>
      </div>
    </Stack>
  );
}
