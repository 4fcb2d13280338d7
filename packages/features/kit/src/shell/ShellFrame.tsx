import { createCache, swrDefaults } from '@fairlead/api-client/swr';
import { readValue, storeValue, useAuth } from '@fairlead/session';
import { AppShell, Icon, ReadOnly, SidebarNav, TopBar } from '@fairlead/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useConfig } from '../config';
import { menuSections } from '../feature';
import { useOnDemand } from '../list/useOnDemand';
import { destinationsOf, routeAt, useProduct } from '../product';
import { forgetVisits } from '../visits';
import { BrandMark } from './Brand';
import { findParents } from './findParents';
import { MenuCount } from './MenuCount';
import { PortalBreadcrumbs } from './PortalBreadcrumbs';
import { PortalFooter } from './PortalFooter';
import { routerLink } from './routerLink';
import { SheetActions } from './SheetActions';
import { TopBarActions } from './TopBarActions';

const loadIdleWarning = () => import('./IdleWarning');
const loadViewBanner = () => import('./ViewBanner');
const stayWithout = () => undefined;

const collapsedKey = 'fairlead.sidebar';

/** Frame of every page after sign-in: sidebar, top bar and footer. */
export default function ShellFrame() {
  const { t } = useTranslation('shell');
  const { me, viewer, state } = useAuth();
  const { pathname } = useLocation();
  const { productName } = useConfig();
  const sections = useSections(pathname);
  const [collapsed, setCollapsed] = useState(() => readValue(collapsedKey) === 'rail');
  const storeCollapsed = (next: boolean) => {
    setCollapsed(next);
    storeValue(collapsedKey, next ? 'rail' : 'wide');
  };
  // the next user must not see what the previous one has opened
  useEffect(() => forgetVisits, [me?.user.id]);
  const endsAt = state.status === 'signedIn' ? state.endsAt : undefined;
  const idle = useOnDemand(loadIdleWarning, endsAt !== undefined, stayWithout);
  const view = useOnDemand(loadViewBanner, Boolean(me?.view), stayWithout);
  if (!me || !viewer) return <Outlet />;
  const agency = me.agency?.photo ? me.agency : null;
  return (
    // a new cache per user, so that the next user cannot see the previous user's data
    <SWRConfig key={me.user.id} value={{ ...swrDefaults, provider: createCache }}>
      <ReadOnly reason={me.view && t('view.reason', { name: me.user.name })}>
        <AppShell
          collapsed={collapsed}
          onCollapsedChange={storeCollapsed}
          locationKey={pathname}
          sidebar={
            <SidebarNav
              logo={<BrandMark src={agency?.photo?.fileUrl} />}
              name={agency?.name ?? productName}
              sections={sections}
              renderLink={routerLink}
              footer={<SheetActions />}
            />
          }
          topBar={<TopBar start={<PortalBreadcrumbs />} end={<TopBarActions />} />}
          banner={me.view && view ? <view.default view={me.view} /> : null}
          footer={<PortalFooter />}
        >
          <Outlet />
          {endsAt !== undefined && idle ? <idle.default endsAt={endsAt} /> : null}
        </AppShell>
      </ReadOnly>
    </SWRConfig>
  );
}

function useSections(pathname: string) {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { viewer } = useAuth();
  return useMemo(() => {
    const rows = viewer ? destinationsOf(product, viewer) : [];
    const current = routeAt(product, pathname);
    const activeIds = new Set([current, ...findParents(product, current)].map((page) => page?.id));
    const isBelow = (path: string) => path !== '/' && pathname.startsWith(`${path}/`);
    return menuSections
      .map((section) => ({
        heading: 'heading' in section ? t(section.heading) : undefined,
        items: rows
          .filter((row) => row.section === section.id)
          .map(({ route, path, label, icon, count }) => ({
            id: route,
            href: path,
            label: t(label),
            icon: <Icon of={icon} width={16} height={16} strokeWidth={1.75} />,
            active: activeIds.has(route) || isBelow(path),
            badge: count && <MenuCount load={count} />,
          })),
      }))
      .filter(({ items }) => items.length > 0);
  }, [product, viewer, pathname, t]);
}
