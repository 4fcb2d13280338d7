import type { Read, Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { defineList } from '@fairlead/kit';
import { PLAN_GRID_PAGE_SIZE } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';

export type Plan = Schemas['Plan'];
export type Offered = Schemas['SubscriptionPackage'];

/** Features of a package, one per line. */
export const detailsOf = ({ packageDetails }: Pick<Offered, 'packageDetails'>): string[] =>
  packageDetails.split('\n').filter((line) => line.trim());

/** Grid of packages: ten per page, by name. */
export const planGrid = defineList({
  path: '/api/subscription-package/all',
  fixed: { isDeleted: false },
  searchBy: ['packageName'],
  preselect: true,
  filters: { all: {} },
  sorts: ['packageName.asc', 'packageName.desc'],
  pageSizes: [PLAN_GRID_PAGE_SIZE],
});

/** Plans of all agencies, without replaced ones. */
export const planList = defineList({
  path: '/api/agency-subscription-plan/all',
  fixed: { isDeleted: false },
  searchBy: ['agencyName', 'packageName'],
  filters: { all: {}, active: { status: 'ACTIVE' }, expiring: { status: 'EXPIRING' }, expired: { status: 'EXPIRED' } },
  sorts: ['subscribedAt.desc', 'subscribedAt.asc', 'expirationDateTime.asc', 'expirationDateTime.desc'],
});

export const planRead = (id: string): Read<'/api/agency-subscription-plan/id/{id}'> => [
  '/api/agency-subscription-plan/id/{id}',
  { path: { id } },
];

export const usePlan = (id: string) => useRead(planRead(id));

/** Current plan of the user's agency; null without one. */
export function useMyPlan() {
  const { me } = useAuth();
  const id = me?.user.agencyId;
  return useRead(id ? ['/api/agency-subscription-plan/agencyId/{id}', { path: { id } }] : null);
}

/** Page of packages. Keeps the previous page while the next one loads. */
export const useOffered = (read: Read<'/api/subscription-package/all'>) => useRead(read, { keepPreviousData: true });

export const usePlans = (read: Read<'/api/agency-subscription-plan/all'>) => useRead(read, { keepPreviousData: true });
