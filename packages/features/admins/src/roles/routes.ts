import { type FeatureRoute, type MenuRow, route, urls } from '@fairlead/kit';
import { ShieldCheck } from 'lucide';
import { roleList, roleRequest } from './roleList';

export const roleRoutes = [
  route(urls.roles.list, {
    id: 'roles.list',
    kind: 'list',
    title: 'roles',
    guard: { ADMIN: { privilege: 'ROLE_READ' } },
    screen: () => import('./RoleListScreen'),
    next: ['roles.create'],
    data: ({ search }) => [roleList.read(search)],
  }),
  route(urls.roles.create, {
    id: 'roles.create',
    kind: 'form',
    title: 'roles.create',
    parent: 'roles.list',
    guard: { ADMIN: { privilege: 'ROLE_CREATE' } },
    screen: () => import('./RoleFormScreen'),
  }),
  route(urls.roles.edit, {
    id: 'roles.edit',
    kind: 'form',
    title: 'roles.edit',
    parent: 'roles.list',
    guard: { ADMIN: { privilege: 'ROLE_UPDATE' } },
    screen: () => import('./RoleFormScreen'),
    data: ({ params }) => [roleRequest(params.id)],
  }),
] as const satisfies readonly FeatureRoute[];

export const roleMenu = [
  { section: 'manageAdmin', label: 'roles', icon: ShieldCheck, route: 'roles.list' },
] as const satisfies readonly MenuRow[];
