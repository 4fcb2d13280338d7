import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ShellKey } from './language';
import * as styles from './list/ViewTabs.css';
import { useCanOpen } from './product';
import { RouterLink } from './RouterLink';
import { urls } from './urls';

const tabs: readonly { path: string; label: ShellKey }[] = [
  { path: urls.profile.view, label: 'profile.crumb' },
  { path: urls.profile.security, label: 'security' },
  { path: urls.notifications.settings, label: 'notifications' },
];

/** Links between the pages of the user's own profile. Pages that the user may not open have none. */
export function ProfileTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const canOpen = useCanOpen();
  return (
    <nav aria-label={t('profile.parts')} className={styles.root}>
      {tabs
        .filter(({ path }) => canOpen(path))
        .map(({ path, label }) => (
          <RouterLink key={path} to={path} className={styles.tab} aria-current={path === pathname ? 'page' : undefined}>
            {t(label)}
          </RouterLink>
        ))}
    </nav>
  );
}
