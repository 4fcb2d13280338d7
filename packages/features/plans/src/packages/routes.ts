import { type FeatureRoute, type MenuRow, route, urls } from '@fairlead/kit';
import { Package } from 'lucide';
import { packageList, packageRead } from './packageList';

export const packageRoutes = [
  route(urls.packages.list, {
    id: 'packages.list',
    kind: 'list',
    title: 'packages',
    guard: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_READ' } },
    screen: () => import('./PackageListScreen'),
    next: ['packages.create'],
    data: ({ search }) => [packageList.read(search)],
  }),
  route(urls.packages.create, {
    id: 'packages.create',
    kind: 'form',
    title: 'packages.create',
    parent: 'packages.list',
    guard: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_CREATE' } },
    screen: () => import('./PackageFormScreen'),
  }),
  route(urls.packages.edit, {
    id: 'packages.edit',
    kind: 'form',
    title: 'packages.edit',
    parent: 'packages.list',
    guard: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_UPDATE' } },
    screen: () => import('./PackageFormScreen'),
    data: ({ params }) => [packageRead(params.id)],
  }),
] as const satisfies readonly FeatureRoute[];

export const packageMenu = [
  { section: 'manageSubscription', label: 'packages', icon: Package, route: 'packages.list' },
] as const satisfies readonly MenuRow[];
