import { type FeatureRoute, type MenuRow, route, urls } from '@fairlead/kit';
import { Users } from 'lucide';
import { adminList, adminRequest } from './adminList';

export const adminRoutes = [
  route(urls.admins.list, {
    id: 'admins.list',
    kind: 'list',
    title: 'admins',
    guard: { ADMIN: { privilege: 'ADMIN_VIEW' } },
    screen: () => import('./AdminListScreen'),
    next: ['admins.create'],
    data: ({ search }) => [adminList.read(search)],
  }),
  route(urls.admins.create, {
    id: 'admins.create',
    kind: 'form',
    title: 'admins.create',
    parent: 'admins.list',
    guard: { ADMIN: { privilege: 'ADMIN_CREATE' } },
    screen: () => import('./AdminFormScreen'),
  }),
  route(urls.admins.edit, {
    id: 'admins.edit',
    kind: 'form',
    title: 'admins.edit',
    parent: 'admins.list',
    guard: { ADMIN: { privilege: 'ADMIN_UPDATE' } },
    screen: () => import('./AdminFormScreen'),
    data: ({ params }) => [adminRequest(params.id)],
  }),
] as const satisfies readonly FeatureRoute[];

export const adminMenu = [
  { section: 'manageAdmin', label: 'admins', icon: Users, route: 'admins.list' },
] as const satisfies readonly MenuRow[];
