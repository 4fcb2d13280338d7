import { destinationsOf, PageTitle, RouterLink, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Alert, Card, EmptyState, Icon, MapArt, PageHeader, Stack, Text } from '@fairlead/ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './DashboardScreen.css';

/** Greets, says what the plan is, and leads to what the user may do. */
export default function DashboardScreen() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { me, viewer } = useAuth();
  const product = useProduct();
  if (!me || !viewer) return null;
  const destinations = destinationsOf(product, viewer).filter(({ route }) => route !== 'dashboard');
  const lapsed = viewer.role === 'AGENT' && !viewer.subscribed;
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{t('shell:dashboard')}</PageTitle>
      <PageHeader title={t(greeting(), { name: me.user.name.split(' ')[0] })} />
      {lapsed ? (
        <Alert tone="warning" title={t('noPlan.title')}>
          {viewer.agencyAdmin ? t('noPlan.admin') : t('noPlan.agent')}
        </Alert>
      ) : null}
      {destinations.length > 0 ? (
        <ul className={styles.grid}>
          {destinations.map(({ route, path, label, icon }) => (
            <li key={route}>
              <RouterLink to={path} className={styles.tile}>
                <span className={styles.disc}>
                  <Icon of={icon} width={20} height={20} strokeWidth={1.6} aria-hidden />
                </span>
                <Text weight="label">{t(`shell:${label}`)}</Text>
                <ChevronRight className={styles.chevron} size={16} aria-hidden />
              </RouterLink>
            </li>
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState illustration={<MapArt />} title={t('empty.title')} description={t('empty.text')} />
        </Card>
      )}
    </Stack>
  );
}

function greeting(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours();
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}
