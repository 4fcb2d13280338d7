import { useAuth } from '@fairlead/session';
import { Breadcrumbs } from '@fairlead/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { addressOf, crumbOf, routeAt, useProduct } from '../product';
import { urls } from '../urls';
import { readVisits, subscribeToVisits } from '../visits';
import { findParents } from './findParents';
import { routerLink } from './routerLink';

/** Breadcrumbs: the dashboard, the parent pages and the current page. */
export function PortalBreadcrumbs() {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { pathname } = useLocation();
  const { viewer } = useAuth();
  // includes the parameters of nested routes
  const params = useParams();
  const current = routeAt(product, pathname);
  const parents = findParents(product, current);
  const home = { label: t('dashboard'), href: urls.dashboard };
  const pageTitle = useSyncExternalStore(
    subscribeToVisits,
    () => readVisits().find(({ path }) => path === pathname)?.title,
  );
  const currentLabel = current
    ? ((current.namesRecord && pageTitle) ?? t(crumbOf(current, viewer)))
    : pathname === urls.forbidden
      ? t('forbidden')
      : t('notFound.title');
  // The dashboard comes first in any case.
  const parentItems = parents.flatMap((route) =>
    viewer && route.path !== urls.dashboard
      ? [{ label: t(crumbOf(route, viewer)), href: addressOf(route, viewer, params) }]
      : [],
  );
  const items = [...parentItems, { label: currentLabel }];
  return <Breadcrumbs items={pathname === urls.dashboard ? items : [home, ...items]} renderLink={routerLink} />;
}
