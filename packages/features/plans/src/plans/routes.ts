import { type FeatureRoute, type MenuRow, route, urls } from '@fairlead/kit';
import { BadgeCheck, CreditCard } from 'lucide';
import { planGrid, planList, planRead } from './plans.api';

const grid = () => import('./PlanGridScreen');
const agencyAdmin = { AGENT: { agencyAdmin: true } } as const;

export const planRoutes = [
  route(urls.plans.list, {
    id: 'plans.list',
    title: 'plans',
    guard: { ADMIN: {}, ...agencyAdmin },
    screen: {
      ADMIN: {
        kind: 'list',
        screen: () => import('./PlanTableScreen'),
        data: ({ search }) => [planList.read(search)],
      },
      AGENT: { kind: 'list', screen: grid, data: ({ search }) => [planGrid.read(search)] },
    },
  }),
  route(urls.plans.create, {
    id: 'plans.create',
    kind: 'list',
    title: 'plans.create',
    parent: 'plans.mine',
    guard: agencyAdmin,
    screen: grid,
    data: ({ search }) => [planGrid.read(search)],
  }),
  route(urls.plans.mine, {
    id: 'plans.mine',
    kind: 'page',
    title: 'plans.mine',
    guard: agencyAdmin,
    screen: () => import('./MyPlanScreen'),
    next: ['plans.create', 'plans.update'],
  }),
  route(urls.plans.update, {
    id: 'plans.update',
    kind: 'record',
    title: 'plans.update',
    parent: 'plans.mine',
    guard: agencyAdmin,
    screen: () => import('./PlanUpdateScreen'),
    data: ({ params, search }) => [planRead(params.id), planGrid.read(search)],
  }),
] as const satisfies readonly FeatureRoute[];

export const planMenu = [
  {
    section: 'subscription',
    label: 'plans.all',
    icon: CreditCard,
    route: 'plans.list',
    visible: ({ role }) => role === 'ADMIN',
  },
  { section: 'subscription', label: 'plans.my', icon: BadgeCheck, route: 'plans.mine' },
] as const satisfies readonly MenuRow[];
