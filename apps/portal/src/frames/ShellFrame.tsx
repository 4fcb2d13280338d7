import { swrDefaults } from '@fairlead/api-client/swr';
import { destinationsOf, menuSections, routeAt, useConfig, useProduct } from '@fairlead/kit';
import { keep, recall, useAuth } from '@fairlead/session';
import { AppShell, Icon, SidebarNav, TopBar } from '@fairlead/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { BrandMark } from '../Brand';
import { PortalFooter } from '../PortalFooter';
import { routerLink } from '../routerLink';
import { pagesAbove } from './pagesAbove';
import { SheetActions } from './SheetActions';
import { TopBarActions } from './TopBarActions';
import { Trail } from './Trail';

const collapsedKey = 'fairlead.sidebar';

/** The portal around every page of someone who is signed in. */
export default function ShellFrame() {
  const { me, viewer } = useAuth();
  const { pathname } = useLocation();
  const { productName } = useConfig();
  const sections = useSections(pathname);
  const [collapsed, setCollapsed] = useState(() => recall(collapsedKey) === 'rail');
  const remember = (next: boolean) => {
    setCollapsed(next);
    keep(collapsedKey, next ? 'rail' : 'wide');
  };
  if (!me || !viewer) return <Outlet />;
  const agency = me.agency?.photo ? me.agency : null;
  return (
    // nothing that one user has read survives for the next
    <SWRConfig key={me.user.id} value={{ ...swrDefaults, provider: () => new Map() }}>
      <AppShell
        collapsed={collapsed}
        onCollapsedChange={remember}
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
        topBar={<TopBar start={<Trail />} end={<TopBarActions />} />}
        footer={<PortalFooter />}
      >
        <Outlet />
      </AppShell>
    </SWRConfig>
  );
}

function useSections(pathname: string) {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { viewer } = useAuth();
  return useMemo(() => {
    const rows = viewer ? destinationsOf(product, viewer) : [];
    const here = routeAt(product, pathname);
    const shown = new Set([here, ...pagesAbove(product, here)].map((page) => page?.id));
    const within = (path: string) => path !== '/' && pathname.startsWith(`${path}/`);
    return menuSections
      .map((section) => ({
        heading: 'heading' in section ? t(section.heading) : undefined,
        items: rows
          .filter((row) => row.section === section.id)
          .map(({ route, path, label, icon }) => ({
            id: route,
            href: path,
            label: t(label),
            icon: <Icon of={icon} width={16} height={16} strokeWidth={1.75} />,
            active: shown.has(route) || within(path),
          })),
      }))
      .filter(({ items }) => items.length > 0);
  }, [product, viewer, pathname, t]);
}
