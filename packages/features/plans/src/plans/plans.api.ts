import type { Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { defineList, readById } from '@fairlead/kit';
import { PLAN_GRID_PAGE_SIZE } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';

export type Plan = Schemas['Plan'];
export type OfferedPackage = Schemas['SubscriptionPackage'];

/** Features of a package, one per line. */
export const detailsOf = ({ packageDetails }: Pick<OfferedPackage, 'packageDetails'>): string[] =>
  packageDetails.split('\n').filter((line) => line.trim());

/** Grid of packages: ten per page, by name. */
export const planGrid = defineList({
  messages: 'plans',
  path: '/api/subscription-package/all',
  fixed: { isDeleted: false },
  searchBy: { packageName: 'packageName' },
  preselect: true,
  sorts: { 'packageName.asc': 'kit:sort.nameAsc', 'packageName.desc': 'kit:sort.nameDesc' },
  pageSizes: [PLAN_GRID_PAGE_SIZE],
});

/** Plans of all agencies, without replaced ones. */
export const planList = defineList({
  messages: 'plans',
  path: '/api/agency-subscription-plan/all',
  exportable: true,
  fixed: { isDeleted: false },
  searchBy: { agencyName: 'agency', packageName: 'packageName' },
  filters: {
    active: { label: 'kit:status.ACTIVE', query: { status: 'ACTIVE' } },
    expiring: { label: 'filter.expiring', query: { status: 'EXPIRING' } },
    expired: { label: 'expiredAt', query: { status: 'EXPIRED' } },
  },
  sorts: {
    'subscribedAt.desc': 'sort.subscribedDesc',
    'subscribedAt.asc': 'sort.subscribedAsc',
    'expirationDateTime.asc': 'sort.expiresAsc',
    'expirationDateTime.desc': 'sort.expiresDesc',
  },
});

export const planRead = readById('/api/agency-subscription-plan/id/{id}');

export const usePlan = (id: string) => useRead(planRead(id));

/** Current plan of the user's agency; null without one. */
export function useMyPlan() {
  const { me } = useAuth();
  const id = me?.user.agencyId;
  return useRead(id ? ['/api/agency-subscription-plan/agencyId/{id}', { path: { id } }] : null);
}
