import { type FeatureRoute, type MenuRow, urls } from '@fairlead/kit';
import { Users } from 'lucide';
import { adminList, adminRequest } from './adminList';

export const adminRoutes = [
  {
    id: 'admins.list',
    kind: 'list',
    path: urls.admins.list,
    title: 'admins',
    guard: { ADMIN: { privilege: 'ADMIN_VIEW' } },
    screen: () => import('./AdminListScreen'),
    next: ['admins.create'],
    data: ({ search }) => [adminList.read(search)],
  },
  {
    id: 'admins.create',
    kind: 'form',
    path: urls.admins.create,
    title: 'admins.create',
    parent: 'admins.list',
    guard: { ADMIN: { privilege: 'ADMIN_CREATE' } },
    screen: () => import('./AdminFormScreen'),
  },
  {
    id: 'admins.edit',
    kind: 'form',
    path: urls.admins.edit,
    title: 'admins.edit',
    parent: 'admins.list',
    guard: { ADMIN: { privilege: 'ADMIN_UPDATE' } },
    screen: () => import('./AdminFormScreen'),
    data: ({ params }) => [adminRequest(params.id ?? '')],
  },
] as const satisfies readonly FeatureRoute[];

export const adminMenu = [
  { section: 'manageAdmin', label: 'admins', icon: Users, route: 'admins.list' },
] as const satisfies readonly MenuRow[];
