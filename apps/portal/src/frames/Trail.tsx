import { addressOf, crumbOf, routeAt, urls, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Breadcrumbs } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { routerLink } from '../routerLink';
import { pagesAbove } from './pagesAbove';

/** Where this page stands: the dashboard, the pages above it, and itself. */
export function Trail() {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { pathname } = useLocation();
  const { viewer } = useAuth();
  // those of the page within the frame, too
  const named = useParams();
  const here = routeAt(product, pathname);
  const above = pagesAbove(product, here);
  const home = { label: t('dashboard'), href: urls.dashboard };
  const last = here ? t(crumbOf(here, viewer)) : pathname === urls.forbidden ? t('forbidden') : t('notFound.title');
  const up = above.flatMap((route) =>
    viewer ? [{ label: t(crumbOf(route, viewer)), href: addressOf(route, viewer, named) }] : [],
  );
  const steps = [...up, { label: last }];
  return <Breadcrumbs items={pathname === urls.dashboard ? steps : [home, ...steps]} renderLink={routerLink} />;
}
