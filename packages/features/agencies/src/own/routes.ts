import {
  agencyRead,
  type FeatureRoute,
  insuranceTypesRead,
  type MenuRow,
  route,
  statesRead,
  urls,
} from '@fairlead/kit';
import type { Viewer } from '@fairlead/rules';
import { Building2, SlidersHorizontal } from 'lucide';
import { settingsRequest } from '../settings/settings.api';
import { agentList, agentRequest } from './lists';

const guard = { AGENT: { agencyAdmin: true } } as const;
const own = ({ agencyId }: Viewer) => ({ id: agencyId ?? '' });

/** Pages of the user's own agency and its members. */
export const ownRoutes = [
  route(urls.agency.view, {
    id: 'agencies.own',
    kind: 'record',
    title: 'agency',
    guard: { AGENT: {} },
    own,
    screen: () => import('./OwnAgencyScreen'),
    next: ['agencies.edit', 'agencies.member'],
    data: ({ params: { id = '' }, search }) => [agencyRead(id), agentList(id).read(search)],
  }),
  route(urls.agency.edit, {
    id: 'agencies.edit',
    kind: 'form',
    title: 'agency.edit',
    crumb: 'crumb.update',
    parent: 'agencies.own',
    guard,
    screen: () => import('./AgencyFormScreen'),
    data: ({ params: { id = '' } }) => [agencyRead(id), insuranceTypesRead, statesRead],
  }),
  route(urls.agency.editContact, {
    id: 'agencies.editContact',
    kind: 'form',
    title: 'agency.editContact',
    parent: 'agencies.own',
    guard,
    screen: () => import('./ContactFormScreen'),
    data: ({ params: { id = '' } }) => [agencyRead(id), statesRead],
  }),
  route(urls.agency.member, {
    id: 'agencies.member',
    kind: 'record',
    title: 'agency.member',
    namesRecord: true,
    parent: 'agencies.own',
    guard,
    screen: () => import('../members/MemberScreen'),
    next: ['agencies.editMember'],
    data: ({ params: { id = '' } }) => [agentRequest(id)],
  }),
  route(urls.agency.editMember, {
    id: 'agencies.editMember',
    kind: 'form',
    title: 'agency.editMember',
    crumb: 'crumb.update',
    parent: 'agencies.member',
    guard,
    screen: () => import('../members/MemberFormScreen'),
    data: ({ params: { id = '' } }) => [agentRequest(id)],
  }),
  route(urls.agency.settings, {
    id: 'agencies.settings',
    kind: 'page',
    title: 'agency.settings',
    guard: { AGENT: { subscribed: true, agencyAdmin: true } },
    screen: () => import('../settings/SettingsScreen'),
    data: () => [settingsRequest],
  }),
] as const satisfies readonly FeatureRoute[];

export const ownMenu = [
  { section: 'home', label: 'agency.settings', icon: SlidersHorizontal, route: 'agencies.settings' },
  { section: 'user', label: 'agency', icon: Building2, route: 'agencies.own' },
] as const satisfies readonly MenuRow[];
