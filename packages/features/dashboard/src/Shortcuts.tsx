import { destinationsOf, RouterLink, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Card, EmptyState, Icon, MapArt, Text } from '@fairlead/ui';
import { ChevronRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as styles from './Shortcuts.css';

/** Links to the areas of the user, for roles without figures. */
export function Shortcuts() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const product = useProduct();
  const { viewer } = useAuth();
  const destinations = (viewer ? destinationsOf(product, viewer) : []).filter(({ route }) => route !== 'dashboard');
  if (destinations.length === 0)
    return (
      <Card>
        <EmptyState illustration={<MapArt />} title={t('empty.title')} description={t('empty.text')} />
      </Card>
    );
  return (
    <ul className={styles.grid}>
      {destinations.map(({ route, path, label, icon }) => (
        <li key={route}>
          <RouterLink to={path} className={styles.tile}>
            <span className={styles.disc}>
              <Icon of={icon} width={20} height={20} strokeWidth={1.6} aria-hidden />
            </span>
            <Text weight="label">{t(`shell:${label}`)}</Text>
            <Icon of={ChevronRight} className={styles.chevron} size={16} aria-hidden />
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
