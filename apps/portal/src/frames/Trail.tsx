import { type ProductRoute, routeAt, routeById, urls, useProduct } from '@fairlead/kit';
import { Breadcrumbs } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routerLink } from '../routerLink';

/** Where this page stands: the dashboard, the pages above it, and itself. */
export function Trail() {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { pathname } = useLocation();
  const trail: ProductRoute[] = [];
  for (
    let route = routeAt(product, pathname);
    route;
    route = route.parent ? routeById(product, route.parent) : undefined
  )
    trail.unshift(route);
  if (trail[0]?.path !== urls.dashboard) {
    const home = routeAt(product, urls.dashboard);
    if (home) trail.unshift(home);
  }
  return (
    <Breadcrumbs items={trail.map(({ title, path }) => ({ label: t(title), href: path }))} renderLink={routerLink} />
  );
}
