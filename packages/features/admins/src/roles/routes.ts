import { type FeatureRoute, type MenuRow, urls } from '@fairlead/kit';
import { ShieldCheck } from 'lucide';
import { roleList, roleRequest } from './roleList';

export const roleRoutes = [
  {
    id: 'roles.list',
    kind: 'list',
    path: urls.roles.list,
    title: 'roles',
    guard: { ADMIN: { privilege: 'ROLE_READ' } },
    screen: () => import('./RoleListScreen'),
    next: ['roles.create'],
    data: ({ search }) => [roleList.read(search)],
  },
  {
    id: 'roles.create',
    kind: 'form',
    path: urls.roles.create,
    title: 'roles.create',
    parent: 'roles.list',
    guard: { ADMIN: { privilege: 'ROLE_CREATE' } },
    screen: () => import('./RoleFormScreen'),
  },
  {
    id: 'roles.edit',
    kind: 'form',
    path: urls.roles.edit,
    title: 'roles.edit',
    parent: 'roles.list',
    guard: { ADMIN: { privilege: 'ROLE_UPDATE' } },
    screen: () => import('./RoleFormScreen'),
    data: ({ params }) => [roleRequest(params.id ?? '')],
  },
] as const satisfies readonly FeatureRoute[];

export const roleMenu = [
  { section: 'manageAdmin', label: 'roles', icon: ShieldCheck, route: 'roles.list' },
] as const satisfies readonly MenuRow[];
