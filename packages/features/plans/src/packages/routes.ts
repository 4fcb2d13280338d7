import { type FeatureRoute, type MenuRow, urls } from '@fairlead/kit';
import { Package } from 'lucide';
import { packageList, packageRead } from './packageList';

export const packageRoutes = [
  {
    id: 'packages.list',
    kind: 'list',
    path: urls.packages.list,
    title: 'packages',
    guard: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_READ' } },
    screen: () => import('./PackageListScreen'),
    next: ['packages.create'],
    data: ({ search }) => [packageList.read(search)],
  },
  {
    id: 'packages.create',
    kind: 'form',
    path: urls.packages.create,
    title: 'packages.create',
    parent: 'packages.list',
    guard: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_CREATE' } },
    screen: () => import('./PackageFormScreen'),
  },
  {
    id: 'packages.edit',
    kind: 'form',
    path: urls.packages.edit,
    title: 'packages.edit',
    parent: 'packages.list',
    guard: { ADMIN: { privilege: 'SUBSCRIPTION_PACKAGES_UPDATE' } },
    screen: () => import('./PackageFormScreen'),
    data: ({ params }) => [packageRead(params.id ?? '')],
  },
] as const satisfies readonly FeatureRoute[];

export const packageMenu = [
  { section: 'manageSubscription', label: 'packages', icon: Package, route: 'packages.list' },
] as const satisfies readonly MenuRow[];
