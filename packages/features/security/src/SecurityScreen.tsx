import { CardSkeleton, LoadError, PageTitle, ProfileTabs } from '@fairlead/kit';
import { Card, PageHeader, Stack } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AlertsCard } from './AlertsCard';
import { PasswordCard } from './PasswordCard';
import { SecondFactorCard } from './SecondFactorCard';
import { SessionsCard } from './SessionsCard';
import { useAccountSecurity } from './security.api';
import * as styles from './security.css';

/** Sign-in settings of the user. */
export default function SecurityScreen() {
  const { t } = useTranslation(['security', 'shell']);
  const { data, error, mutate } = useAccountSecurity();
  return (
    <Stack gap={20} data-state={data ? 'ready' : error ? 'error' : 'loading'}>
      <PageTitle>{t('shell:security')}</PageTitle>
      <PageHeader title={t('shell:profile')} />
      <ProfileTabs />
      <div className={styles.columns}>
        <div className={styles.factors}>
          <SecondFactorCard />
        </div>
        <div className={styles.access}>
          {data ? (
            <>
              <SessionsCard sessions={data.sessions} sessionCount={data.sessionCount} />
              <AlertsCard newDeviceMail={data.newDeviceMail} />
            </>
          ) : error ? (
            <Card>
              <LoadError title={t('failed')} failure={error} onRetry={() => mutate()} />
            </Card>
          ) : (
            <CardSkeleton />
          )}
          <PasswordCard changed={data?.passwordDate} />
        </div>
      </div>
    </Stack>
  );
}
