import { TabNav } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ShellKey } from './language';
import { useCanOpen } from './product';
import { routerLink } from './shell/routerLink';
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
    <TabNav
      label={t('profile.parts')}
      current={pathname}
      renderLink={routerLink}
      items={tabs
        .filter(({ path }) => canOpen(path))
        .map(({ path, label }) => ({ id: path, href: path, label: t(label) }))}
    />
  );
}
